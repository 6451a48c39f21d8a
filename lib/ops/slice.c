// Views of a part: select, slice, split, unbind, diagonal, as_strided; and the operators that write a part of a copy.
#include "ops.h"

#include <string.h>

static const aoti_meta *meta_of(const aoti_call *c, int i) { return &aoti_arg(c, i)->meta; }

// ---- which part

typedef struct part {
  int ndim;
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS], offset;
} part;

static part whole(const aoti_meta *m) {
  part p = {.ndim = m->ndim, .offset = m->offset};
  memcpy(p.size, m->size, (size_t)m->ndim * sizeof *p.size);
  memcpy(p.stride, m->stride, (size_t)m->ndim * sizeof *p.stride);
  return p;
}

static bool below(const aoti_call *c, aot_int a, aot_int b) { return aoti_int_compare(c->syms, AOTI_LT, a, b); }
static aot_int add(const aoti_call *c, aot_int a, aot_int b) { return aoti_int_add(c->syms, a, b); }
static aot_int mul(const aoti_call *c, aot_int a, aot_int b) { return aoti_int_mul(c->syms, a, b); }

static aot_status dim_arg(const aoti_call *c, const aot_value *v, const part *p, int *out) {
  if (!p->ndim) return aoti_call_error(c, AOT_ERROR_INVALID, "a tensor of no dimensions has no parts");
  return aoti_wrap_dim(v->as.i.value, p->ndim, out);
}

static aot_status select_part(const aoti_call *c, part *p, const aot_value *dim, aot_int index) {
  int d;
  AOT_TRY(dim_arg(c, dim, p, &d));
  aot_int size = p->size[d], zero = aot_i(0);
  if (below(c, index, zero)) index = add(c, index, size);
  if (below(c, index, zero) || !below(c, index, size))
    return aoti_call_error(c, AOT_ERROR_INVALID, "index %lld is outside dimension %d of size %lld",
                           (long long)index.value, d, (long long)size.value);
  p->offset = add(c, p->offset, mul(c, index, p->stride[d]));
  p->ndim--;
  for (int i = d; i < p->ndim; i++) {
    p->size[i] = p->size[i + 1];
    p->stride[i] = p->stride[i + 1];
  }
  return NULL;
}

// A bound from the end when negative, then clamped to [low, size]. INT64_MAX is "to the end" without a question.
static aot_int clamp_bound(const aoti_call *c, aot_int at, aot_int low, aot_int size) {
  if (aoti_int_is(at, INT64_MAX) || aoti_int_same(at, size)) return size;
  if (aoti_int_is(at, 0)) return below(c, at, low) ? low : at;
  if (below(c, at, aot_i(0))) at = add(c, at, size);
  if (below(c, at, low)) return low;
  return below(c, size, at) ? size : at;
}

static aot_int int_or(const aot_value *v, int64_t otherwise) { return v->kind == AOT_INT ? v->as.i : aot_i(otherwise); }

static aot_status slice_part(const aoti_call *c, part *p, const aot_value *dim, aot_int start, aot_int end,
                             aot_int step) {
  int d;
  AOT_TRY(dim_arg(c, dim, p, &d));
  if (!step.sym && step.value < 1) return aoti_call_error(c, AOT_ERROR_INVALID, "the step must be positive");
  if (!step.sym && step.value > INT32_MAX) // such a step reaches one element; its multiples would overflow
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a step of %lld; at most %d", (long long)step.value, INT32_MAX);
  start = clamp_bound(c, start, aot_i(0), p->size[d]);
  end = clamp_bound(c, end, start, p->size[d]);
  aot_int length = aoti_int_sub(c->syms, end, start);
  if (!aoti_int_is(step, 1))
    length = aoti_int_floordiv(c->syms, add(c, length, aoti_int_sub(c->syms, step, aot_i(1))), step);
  p->offset = add(c, p->offset, mul(c, start, p->stride[d]));
  p->size[d] = length;
  p->stride[d] = mul(c, p->stride[d], step);
  return NULL;
}

static aot_status diagonal_part(const aoti_call *c, part *p, int64_t offset, const aot_value *dim1,
                                const aot_value *dim2) {
  int d1, d2, n = 0;
  AOT_TRY(dim_arg(c, dim1, p, &d1));
  AOT_TRY(dim_arg(c, dim2, p, &d2));
  if (d1 == d2) return aoti_call_error(c, AOT_ERROR_INVALID, "the diagonal of dimension %d with itself", d1);
  aot_int rows = p->size[d1], columns = p->size[d2], step = add(c, p->stride[d1], p->stride[d2]);
  if (offset >= 0)
    columns = aoti_int_sub(c->syms, columns, aot_i(offset));
  else
    rows = add(c, rows, aot_i(offset));
  aot_int length = aoti_int_max(c->syms, aoti_int_min(c->syms, rows, columns), aot_i(0));
  if (!aoti_int_is(length, 0))
    p->offset =
        add(c, p->offset, offset >= 0 ? mul(c, aot_i(offset), p->stride[d2]) : mul(c, aot_i(-offset), p->stride[d1]));
  for (int d = 0; d < p->ndim; d++) {
    if (d == d1 || d == d2) continue;
    p->size[n] = p->size[d];
    p->stride[n++] = p->stride[d];
  }
  p->size[n] = length;
  p->stride[n++] = step;
  p->ndim = n;
  return NULL;
}

// The part that the arguments from `first` on name, for each of the families.
typedef aot_status (*part_fn)(const aoti_call *c, int first, part *p);
static aot_status select_args(const aoti_call *c, int i, part *p) {
  return select_part(c, p, &c->args[i], c->args[i + 1].as.i);
}
static aot_status slice_args(const aoti_call *c, int i, part *p) {
  return slice_part(c, p, &c->args[i], int_or(&c->args[i + 1], 0), int_or(&c->args[i + 2], INT64_MAX),
                    int_or(&c->args[i + 3], 1));
}
static aot_status diagonal_args(const aoti_call *c, int i, part *p) {
  return diagonal_part(c, p, aoti_arg_int(c, i), &c->args[i + 1], &c->args[i + 2]);
}
static aot_status strided_args(const aoti_call *c, int i, part *p) {
  p->ndim = aoti_arg_ints(c, i, p->size);
  if (aoti_arg_ints(c, i + 1, p->stride) != p->ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "as many strides as sizes are needed");
  p->offset = int_or(&c->args[i + 2], 0);
  if (c->args[i + 2].kind != AOT_INT) p->offset = meta_of(c, 0)->offset;
  for (int d = 0; d < p->ndim; d++)
    if (p->size[d].value < 0 || p->stride[d].value < 0)
      return aoti_call_error(c, AOT_ERROR_INVALID, "sizes and strides must not be negative");
  return NULL;
}

// ---- views

static aot_status view_part(aoti_call *c, part_fn fn) {
  part p = whole(meta_of(c, 0));
  AOT_TRY(fn(c, 1, &p));
  return aoti_out_view(c, 0, aoti_arg(c, 0), p.ndim, p.size, p.stride, p.offset);
}
aot_status aoti_meta_select_int(aoti_call *c) { return view_part(c, select_args); }
aot_status aoti_meta_slice_Tensor(aoti_call *c) { return view_part(c, slice_args); }
aot_status aoti_meta_diagonal(aoti_call *c) { return view_part(c, diagonal_args); }
aot_status aoti_meta_as_strided(aoti_call *c) { return view_part(c, strided_args); }

static aot_status pieces(aoti_call *c, const part *p, int d, size_t n, const aot_int *length) {
  aot_int start = aot_i(0);
  AOT_TRY(aoti_out_list(c, 0, n));
  for (size_t k = 0; k < n; k++) {
    part q = *p;
    q.size[d] = length[k];
    q.offset = add(c, p->offset, mul(c, start, p->stride[d]));
    AOT_TRY(aoti_out_view_at(c, 0, k, aoti_arg(c, 0), q.ndim, q.size, q.stride, q.offset));
    start = add(c, start, length[k]);
  }
  return NULL;
}

enum { MAX_PIECES = 1 << 20 };
// Lengths of split.Tensor; the count must be known, so a symbolic size is taken at its hint and guarded.
static aot_status split_lengths(aoti_call *c, aot_int size, aot_int each, size_t *out_n, aot_int **out) {
  if (each.value < 0 || (each.value == 0 && size.value != 0))
    return aoti_call_error(c, AOT_ERROR_INVALID, "split_size %lld does not divide a dimension of %lld",
                           (long long)each.value, (long long)size.value);
  aot_int count = aot_i(1);
  if (each.value) {
    aot_int up = add(c, size, aoti_int_sub(c->syms, each, aot_i(1)));
    count = aoti_int_floordiv(c->syms, up, each);
    if (count.sym) { // n pieces: the first n - 1 do not reach the end, and n do
      aot_int most = mul(c, each, aot_i(count.value)), least = aoti_int_sub(c->syms, most, each);
      if (!aoti_int_compare(c->syms, AOTI_LT, least, size) || !aoti_int_compare(c->syms, AOTI_LE, size, most))
        return aoti_oom();
    }
    if (!size.value) count = aot_i(1);
  }
  if (count.value > MAX_PIECES) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "%lld pieces", (long long)count.value);
  size_t n = (size_t)count.value;
  AOT_TRY(aoti_arena_alloc(&c->scope->arena, n, sizeof **out, out));
  for (size_t k = 0; k + 1 < n; k++) (*out)[k] = each;
  (*out)[n - 1] = aoti_int_sub(c->syms, size, mul(c, each, aot_i((int64_t)n - 1)));
  *out_n = n;
  return NULL;
}

aot_status aoti_meta_split_Tensor(aoti_call *c) {
  part p = whole(meta_of(c, 0));
  int d;
  size_t n = 0;
  aot_int *length = NULL;
  AOT_TRY(dim_arg(c, &c->args[2], &p, &d));
  AOT_TRY(split_lengths(c, p.size[d], c->args[1].as.i, &n, &length));
  return pieces(c, &p, d, n, length);
}

aot_status aoti_meta_split_with_sizes(aoti_call *c) {
  part p = whole(meta_of(c, 0));
  aot_int length[AOT_MAX_DIMS], sum = aot_i(0);
  int d, n = aoti_arg_ints(c, 1, length);
  AOT_TRY(dim_arg(c, &c->args[2], &p, &d));
  for (int k = 0; k < n; k++) {
    if (length[k].value < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "split sizes must not be negative");
    sum = add(c, sum, length[k]);
  }
  if (!aoti_int_same(sum, p.size[d]) && !aoti_int_compare(c->syms, AOTI_EQ, sum, p.size[d]))
    return aoti_call_error(c, AOT_ERROR_INVALID, "split sizes add up to %lld, not %lld", (long long)sum.value,
                           (long long)p.size[d].value);
  return pieces(c, &p, d, (size_t)n, length);
}

aot_status aoti_meta_unbind_int(aoti_call *c) {
  part p = whole(meta_of(c, 0));
  int d;
  AOT_TRY(dim_arg(c, &c->args[1], &p, &d));
  aot_int n = p.size[d];
  if (n.sym) (void)aoti_int_compare(c->syms, AOTI_EQ, n, aot_i(n.value));
  if (n.value > MAX_PIECES) return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "%lld pieces", (long long)n.value);
  AOT_TRY(aoti_out_list(c, 0, (size_t)n.value));
  for (int64_t k = 0; k < n.value; k++) {
    part q = whole(meta_of(c, 0));
    AOT_TRY(select_part(c, &q, &c->args[1], aot_i(k)));
    AOT_TRY(aoti_out_view_at(c, 0, (size_t)k, aoti_arg(c, 0), q.ndim, q.size, q.stride, q.offset));
  }
  return NULL;
}

// ---- a part written into zeros (the backward operators) or into a copy (the scatter operators)

// The part of result 0 that the call names, as a tensor that does not own the result's memory.
static aot_status part_of_result(aoti_call *c, part_fn fn, int first, aot_tensor **out) {
  aot_tensor *r = aoti_result(c, 0);
  part p = whole(&r->meta);
  AOT_TRY(fn(c, first, &p));
  return aoti_tensor_create(r->storage, r->meta.dtype, p.ndim, p.size, p.stride, p.offset, out);
}

static aot_status write_part(aoti_call *c, part_fn fn, int first, const aot_tensor *src) {
  aot_tensor *to;
  AOT_TRY(part_of_result(c, fn, first, &to));
  aoti_copy_elements(to, src);
  aot_tensor_release(to);
  return NULL;
}

static aot_status fits(const aoti_call *c, const part *p, const aot_tensor *src) {
  bool same = p->ndim == src->meta.ndim;
  for (int d = 0; d < p->ndim && same; d++)
    same = aoti_int_same(p->size[d], src->meta.size[d]) ||
           aoti_int_compare(c->syms, AOTI_EQ, p->size[d], src->meta.size[d]);
  return same ? NULL
              : aoti_call_error(c, AOT_ERROR_INVALID, "the source has not the size of the part it is written to");
}

static aot_status meta_backward(aoti_call *c, part_fn fn) {
  aot_int size[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 1, size);
  AOT_TRY(aoti_out(c, 0, meta_of(c, 0)->dtype, n, size, NULL));
  part p = whole(&aoti_result(c, 0)->meta);
  AOT_TRY(fn(c, 2, &p));
  return fits(c, &p, aoti_arg(c, 0));
}
aot_status aoti_meta_select_backward(aoti_call *c) { return meta_backward(c, select_args); }
aot_status aoti_meta_slice_backward(aoti_call *c) { return meta_backward(c, slice_args); }
aot_status aoti_meta_diagonal_backward(aoti_call *c) { return meta_backward(c, diagonal_args); }
aot_status aoti_ref_select_backward(aoti_call *c) { return write_part(c, select_args, 2, aoti_arg(c, 0)); }
aot_status aoti_ref_slice_backward(aoti_call *c) { return write_part(c, slice_args, 2, aoti_arg(c, 0)); }
aot_status aoti_ref_diagonal_backward(aoti_call *c) { return write_part(c, diagonal_args, 2, aoti_arg(c, 0)); }

static aot_status meta_scatter(aoti_call *c, part_fn fn) {
  const aoti_meta *m = meta_of(c, 0);
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(aoti_kept_strides(c, aoti_arg(c, 0), stride));
  AOT_TRY(aoti_out(c, 0, m->dtype, m->ndim, m->size, stride));
  part p = whole(&aoti_result(c, 0)->meta);
  AOT_TRY(fn(c, 2, &p));
  return fits(c, &p, aoti_arg(c, 1));
}
// A part of a copy of self: an offset counts from where self's memory begins, the copy's is the copy.
static aot_status strided_of_copy(const aoti_call *c, int i, part *p) {
  AOT_TRY(strided_args(c, i, p));
  p->offset = aoti_int_sub(c->syms, p->offset, meta_of(c, 0)->offset);
  return NULL;
}
static aot_status scatter(aoti_call *c, part_fn fn) {
  aoti_copy_elements(aoti_result(c, 0), aoti_arg(c, 0));
  return write_part(c, fn, 2, aoti_arg(c, 1));
}
aot_status aoti_meta_select_scatter(aoti_call *c) { return meta_scatter(c, select_args); }
aot_status aoti_meta_slice_scatter(aoti_call *c) { return meta_scatter(c, slice_args); }
aot_status aoti_meta_diagonal_scatter(aoti_call *c) { return meta_scatter(c, diagonal_args); }
aot_status aoti_meta_as_strided_scatter(aoti_call *c) { return meta_scatter(c, strided_of_copy); }
aot_status aoti_ref_select_scatter(aoti_call *c) { return scatter(c, select_args); }
aot_status aoti_ref_slice_scatter(aoti_call *c) { return scatter(c, slice_args); }
aot_status aoti_ref_diagonal_scatter(aoti_call *c) { return scatter(c, diagonal_args); }
aot_status aoti_ref_as_strided_scatter(aoti_call *c) { return scatter(c, strided_of_copy); }

// ---- derivatives

#define S             g->s
#define GO            g->gout[0]
#define T(x)          aoti_v_tensor(x)
#define ARG(i)        g->args[i]
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

static aot_value sizes_of(aoti_grad *g, int i) {
  const aoti_meta *m = &ARG(i).as.tensor->meta;
  return aoti_v_ints(S, m->size, (size_t)m->ndim);
}
static aot_value given(const aot_value *v, int64_t otherwise) { return aoti_v_sym(int_or(v, otherwise)); }

void aoti_grad_select_int(aoti_grad *g) {
  aoti_give(g, 0, CALL(select_backward_default, T(GO), sizes_of(g, 0), ARG(1), ARG(2)));
}
void aoti_grad_slice_Tensor(aoti_grad *g) {
  aoti_give(g, 0,
            CALL(slice_backward_default, T(GO), sizes_of(g, 0), ARG(1), given(&ARG(2), 0), given(&ARG(3), INT64_MAX),
                 ARG(4)));
}
void aoti_grad_diagonal(aoti_grad *g) {
  aoti_give(g, 0, CALL(diagonal_backward_default, T(GO), sizes_of(g, 0), ARG(1), ARG(2), ARG(3)));
}
void aoti_grad_select_backward(aoti_grad *g) { aoti_give(g, 0, CALL(select_int, T(GO), ARG(2), ARG(3))); }
void aoti_grad_slice_backward(aoti_grad *g) {
  aoti_give(g, 0, CALL(slice_Tensor, T(GO), ARG(2), ARG(3), ARG(4), ARG(5)));
}
void aoti_grad_diagonal_backward(aoti_grad *g) {
  aoti_give(g, 0, CALL(diagonal_default, T(GO), ARG(2), ARG(3), ARG(4)));
}

static aot_tensor *zeros(aoti_grad *g, const aot_int *size, int n, const aot_tensor *like) {
  return CALL(zeros_default, aoti_v_ints(S, size, (size_t)n), aoti_v_dtype(like->meta.dtype), aoti_v_layout(),
              aoti_v_device(like->meta.device));
}
static aot_tensor *zeros_like_source(aoti_grad *g) {
  const aot_tensor *src = ARG(1).as.tensor;
  return zeros(g, src->meta.size, src->meta.ndim, GO);
}
void aoti_grad_select_scatter(aoti_grad *g) {
  if (aoti_needs(g, 0)) {
    aot_tensor *zero = zeros_like_source(g);
    aoti_give(g, 0, CALL(select_scatter_default, T(GO), T(zero), ARG(2), ARG(3)));
  }
  if (aoti_needs(g, 1)) aoti_give(g, 1, CALL(select_int, T(GO), ARG(2), ARG(3)));
}
void aoti_grad_slice_scatter(aoti_grad *g) {
  if (aoti_needs(g, 0)) {
    aot_tensor *zero = zeros_like_source(g);
    aoti_give(g, 0, CALL(slice_scatter_default, T(GO), T(zero), ARG(2), ARG(3), ARG(4), ARG(5)));
  }
  if (aoti_needs(g, 1)) aoti_give(g, 1, CALL(slice_Tensor, T(GO), ARG(2), ARG(3), ARG(4), ARG(5)));
}
void aoti_grad_diagonal_scatter(aoti_grad *g) {
  if (aoti_needs(g, 0)) {
    aot_tensor *zero = zeros_like_source(g);
    aoti_give(g, 0, CALL(diagonal_scatter_default, T(GO), T(zero), ARG(2), ARG(3), ARG(4)));
  }
  if (aoti_needs(g, 1)) aoti_give(g, 1, CALL(diagonal_default, T(GO), ARG(2), ARG(3), ARG(4)));
}

// The pieces' gradients joined again; zeros where a piece was not used.
static void join_pieces(aoti_grad *g, int dim_arg_at) {
  const aot_tensor *self = ARG(0).as.tensor;
  aoti_syms *syms = S->tracer ? S->tracer->syms : NULL;
  bool by_sizes = ARG(1).kind != AOT_INT;
  int64_t dim = ARG(dim_arg_at).as.i.value;
  int d = (int)(dim < 0 ? dim + self->meta.ndim : dim);
  size_t n;
  if (by_sizes)
    n = ARG(1).as.list.n;
  else {
    int64_t each = ARG(1).as.i.value, size = aoti_dim(self, d);
    n = each && size ? (size_t)((size + each - 1) / each) : 1;
  }
  aot_value *items;
  aot_status status = aoti_arena_alloc(&S->arena, n, sizeof *items, &items);
  if (status) {
    aoti_scope_fail(S, status);
    return;
  }
  for (size_t k = 0; k < n; k++) {
    aot_tensor *t = g->gout[k];
    if (!t) {
      aot_int size[AOT_MAX_DIMS];
      memcpy(size, self->meta.size, (size_t)self->meta.ndim * sizeof *size);
      if (by_sizes)
        size[d] = ARG(1).as.list.at[k].as.i;
      else if (k + 1 < n)
        size[d] = ARG(1).as.i;
      else
        size[d] = aoti_int_sub(syms, size[d], aoti_int_mul(syms, ARG(1).as.i, aot_i((int64_t)n - 1)));
      t = zeros(g, size, self->meta.ndim, self);
    }
    items[k] = T(t);
  }
  aoti_give(g, 0, CALL(cat_default, aoti_v_list(S, items, n), aoti_v_int(d)));
}
void aoti_grad_split(aoti_grad *g) { join_pieces(g, 2); }

void aoti_grad_unbind_int(aoti_grad *g) {
  const aot_tensor *self = ARG(0).as.tensor;
  int64_t dim = ARG(1).as.i.value;
  int d = (int)(dim < 0 ? dim + self->meta.ndim : dim);
  size_t n = (size_t)aoti_dim(self, d);
  aot_value *items;
  aot_int size[AOT_MAX_DIMS];
  int m = 0;
  for (int i = 0; i < self->meta.ndim; i++)
    if (i != d) size[m++] = self->meta.size[i];
  aot_status status = aoti_arena_alloc(&S->arena, n, sizeof *items, &items);
  if (status) {
    aoti_scope_fail(S, status);
    return;
  }
  for (size_t k = 0; k < n; k++) {
    aot_tensor *t = g->gout[k];
    if (!t) t = CALL(expand_default, T(zeros(g, NULL, 0, self)), aoti_v_ints(S, size, (size_t)m));
    items[k] = T(t);
  }
  aoti_give(g, 0, CALL(stack_default, aoti_v_list(S, items, n), ARG(1)));
}

// ---- decompositions

void aoti_decomp_narrow(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0);
  aot_int start = c->args[2].as.i, length = c->args[3].as.i;
  int d = 0;
  part p = whole(m);
  aot_status status = dim_arg(c, &c->args[1], &p, &d);
  if (!status && below(c, start, aot_i(0))) start = add(c, start, m->size[d]);
  aot_int end = add(c, start, length);
  if (!status && (below(c, length, aot_i(0)) || below(c, start, aot_i(0)) || below(c, m->size[d], end)))
    status = aoti_call_error(c, AOT_ERROR_INVALID, "start %lld and length %lld leave dimension %d of size %lld",
                             (long long)start.value, (long long)length.value, d, (long long)m->size[d].value);
  if (status) {
    aoti_scope_fail(c->scope, status);
    return;
  }
  c->out[0] = T(AOTI_CALL1(c->scope, AOT_OP_slice_Tensor, c->args[0], c->args[1], aoti_v_sym(start), aoti_v_sym(end)));
}

void aoti_decomp_chunk(aoti_call *c) {
  const aoti_meta *m = meta_of(c, 0);
  int64_t chunks = aoti_arg_int(c, 1);
  int d = 0;
  part p = whole(m);
  aot_status status = dim_arg(c, &c->args[2], &p, &d);
  if (!status && chunks < 1) status = aoti_call_error(c, AOT_ERROR_INVALID, "the number of chunks must be positive");
  if (status) {
    aoti_scope_fail(c->scope, status);
    return;
  }
  aot_int each = aoti_int_floordiv(c->syms, add(c, m->size[d], aot_i(chunks - 1)), aot_i(chunks));
  const aot_value args[] = {c->args[0], aoti_v_sym(each), c->args[2]};
  aoti_dispatch(c->scope, AOT_OP_split_Tensor, args, 3, c->out, NULL, 0);
}

void aoti_decomp_split_sizes(aoti_call *c) {
  aoti_dispatch(c->scope, AOT_OP_split_with_sizes_default, c->args, 3, c->out, NULL, 0);
}
