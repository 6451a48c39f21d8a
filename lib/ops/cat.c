// Operators that put copies together or move elements about: cat, stack, repeat, flip, roll, padding, triangles.
#include "ops.h"

#include <string.h>

static const aoti_meta *self_of(const aoti_call *c) { return &aoti_arg(c, 0)->meta; }

// ---- lists of tensors

static aot_tensor *item(const aoti_call *c, size_t k) {
  const aot_value *v = &c->args[0].as.list.at[k];
  return v->kind == AOT_TENSOR ? v->as.tensor : NULL;
}
static size_t n_items(const aoti_call *c) { return c->args[0].kind == AOT_LIST ? c->args[0].as.list.n : 0; }

// A lone [0] is skipped among tensors of other dimensions, as it always was.
static bool skipped(const aot_tensor *t) { return t->meta.ndim == 1 && aoti_int_is(t->meta.size[0], 0); }

static aot_status check_items(const aoti_call *c) {
  if (!n_items(c)) return aoti_call_error(c, AOT_ERROR_INVALID, "the list of tensors is empty");
  for (size_t k = 0; k < n_items(c); k++)
    if (!item(c, k)) return aoti_call_error(c, AOT_ERROR_INVALID, "entry %zu is not a tensor", k);
  return NULL;
}

static aot_dtype common_dtype(const aoti_call *c) {
  aot_dtype dims = AOT_DTYPE_NONE, zero = AOT_DTYPE_NONE;
  for (size_t k = 0; k < n_items(c); k++) {
    aot_dtype *d = item(c, k)->meta.ndim ? &dims : &zero;
    *d = aoti_promote(*d, item(c, k)->meta.dtype);
  }
  return dims && aoti_dtype_category(dims) >= aoti_dtype_category(zero) ? dims : aoti_promote(dims, zero);
}

static bool is_channels_last(const aoti_call *c, const aot_tensor *t) {
  aot_int want[AOT_MAX_DIMS];
  if (t->meta.ndim != 4 || aoti_meta_is_contiguous(c->syms, &t->meta)) return false;
  aot_status status = aoti_like_strides(c, t, AOT_CHANNELS_LAST, want);
  bool same = !status;
  aot_status_free(status);
  for (int d = 0; d < 4 && same; d++) same = aoti_int_same(want[d], t->meta.stride[d]);
  return same;
}

static aot_status cat_dim(const aoti_call *c, int *out, const aot_tensor **out_like) {
  const aot_tensor *like = NULL;
  for (size_t k = 0; k < n_items(c) && !like; k++)
    if (!skipped(item(c, k))) like = item(c, k);
  *out_like = like ? like : item(c, 0);
  if (!(*out_like)->meta.ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "tensors of no dimensions cannot be joined");
  return aoti_wrap_dim(aoti_arg_int(c, 1), (*out_like)->meta.ndim, out);
}

aot_status aoti_meta_cat(aoti_call *c) {
  const aot_tensor *like;
  int dim;
  AOT_TRY(check_items(c));
  AOT_TRY(cat_dim(c, &dim, &like));
  aot_int size[AOT_MAX_DIMS], sum = aot_i(0);
  int ndim = like->meta.ndim;
  bool channels_last = true;
  memcpy(size, like->meta.size, (size_t)ndim * sizeof *size);
  for (size_t k = 0; k < n_items(c); k++) {
    const aot_tensor *t = item(c, k);
    channels_last = channels_last && is_channels_last(c, t);
    if (skipped(t) && !skipped(like)) continue;
    if (t->meta.ndim != ndim)
      return aoti_call_error(c, AOT_ERROR_INVALID, "tensors of %d and of %d dimensions", ndim, t->meta.ndim);
    for (int d = 0; d < ndim; d++)
      if (d != dim && !aoti_int_same(t->meta.size[d], size[d]) &&
          !aoti_int_compare(c->syms, AOTI_EQ, t->meta.size[d], size[d]))
        return aoti_call_error(c, AOT_ERROR_INVALID, "sizes %lld and %lld of dimension %d differ",
                               (long long)size[d].value, (long long)t->meta.size[d].value, d);
    sum = aoti_int_add(c->syms, sum, t->meta.size[dim]);
  }
  size[dim] = sum;
  if (!channels_last) return aoti_out(c, 0, common_dtype(c), ndim, size, NULL);
  aot_int channels = size[1], stride[4] = {aot_i(0), aot_i(1), aoti_int_mul(c->syms, channels, size[3]), channels};
  stride[0] = aoti_int_mul(c->syms, stride[2], size[2]);
  return aoti_out(c, 0, common_dtype(c), ndim, size, stride);
}

aot_status aoti_meta_stack(aoti_call *c) {
  AOT_TRY(check_items(c));
  const aoti_meta *m = &item(c, 0)->meta;
  aot_int size[AOT_MAX_DIMS];
  int dim;
  if (m->ndim == AOT_MAX_DIMS)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a result of %d dimensions", m->ndim + 1);
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), m->ndim + 1, &dim));
  for (size_t k = 1; k < n_items(c); k++) {
    const aoti_meta *o = &item(c, k)->meta;
    bool same = o->ndim == m->ndim;
    for (int d = 0; d < m->ndim && same; d++)
      same = aoti_int_same(o->size[d], m->size[d]) || aoti_int_compare(c->syms, AOTI_EQ, o->size[d], m->size[d]);
    if (!same) return aoti_call_error(c, AOT_ERROR_INVALID, "entry %zu has other sizes than the first", k);
  }
  for (int d = 0; d < m->ndim; d++) size[d + (d >= dim)] = m->size[d];
  size[dim] = aot_i((int64_t)n_items(c));
  if (dim < m->ndim) size[dim + 1].origin = 0; // FakeTensor splits it off the concatenation
  return aoti_out(c, 0, common_dtype(c), m->ndim + 1, size, NULL);
}

// Copies t into result 0 at start along dim; stacked: the result has that dimension in addition.
static aot_status place(aoti_call *c, const aot_tensor *t, int dim, int64_t start, bool stacked) {
  const aot_tensor *r = aoti_result(c, 0);
  aot_int stride[AOT_MAX_DIMS];
  for (int d = 0; d < t->meta.ndim; d++) stride[d] = r->meta.stride[d + (stacked && d >= dim)];
  aot_int offset = aot_i(r->meta.offset.value + start * aoti_stride(r, dim));
  if (!aoti_tensor_numel(t)) return NULL;
  aot_tensor *to;
  AOT_TRY(aoti_tensor_create(r->storage, r->meta.dtype, t->meta.ndim, t->meta.size, stride, offset, &to));
  aoti_copy_elements(to, t);
  aot_tensor_release(to);
  return NULL;
}

aot_status aoti_ref_cat(aoti_call *c) {
  const aot_tensor *like;
  int dim;
  int64_t at = 0;
  AOT_TRY(cat_dim(c, &dim, &like));
  for (size_t k = 0; k < n_items(c); k++) {
    if (skipped(item(c, k))) continue;
    AOT_TRY(place(c, item(c, k), dim, at, false));
    at += aoti_dim(item(c, k), dim);
  }
  return NULL;
}

aot_status aoti_ref_stack(aoti_call *c) {
  int dim;
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), aoti_result(c, 0)->meta.ndim, &dim));
  for (size_t k = 0; k < n_items(c); k++) AOT_TRY(place(c, item(c, k), dim, (int64_t)k, true));
  return NULL;
}

// ---- repeat, flip, roll

aot_status aoti_meta_repeat(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  aot_int size[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 1, size), lead = n - m->ndim;
  if (lead < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "%d repeats for a tensor of %d dimensions", n, m->ndim);
  for (int d = 0; d < n; d++) {
    if (!size[d].sym && size[d].value < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "repeats must not be negative");
    if (d >= lead) size[d] = aoti_int_mul(c->syms, size[d], m->size[d - lead]);
  }
  return aoti_out(c, 0, m->dtype, n, size, NULL);
}

// A copy runs over (repeat, size) pairs of dimensions, at most AOT_MAX_DIMS of them at once; the outermost pairs beyond
// that are walked here.
static aot_status repeat_from(const aot_tensor *r, const aot_tensor *t, int d, int64_t to, int64_t from) {
  int lead = r->meta.ndim - t->meta.ndim, n = 0;
  if (2 * (r->meta.ndim - d) > AOT_MAX_DIMS) {
    int64_t size = d < lead ? 1 : aoti_dim(t, d - lead);
    for (int64_t i = 0; i < aoti_dim(r, d); i++)
      AOT_TRY(repeat_from(r, t, d + 1, to + i * aoti_stride(r, d),
                          from + (d < lead ? 0 : i % size * aoti_stride(t, d - lead))));
    return NULL;
  }
  aot_int size[AOT_MAX_DIMS];
  int64_t step[2][AOT_MAX_DIMS], bytes = (int64_t)aot_dtype_size(r->meta.dtype);
  for (; d < r->meta.ndim; d++) {
    int64_t own = d < lead ? 1 : aoti_dim(t, d - lead), stride = aoti_stride(r, d) * bytes;
    size[n] = aot_i(own ? aoti_dim(r, d) / own : 0);
    step[0][n] = stride * own;
    step[1][n++] = 0;
    size[n] = aot_i(own);
    step[0][n] = stride;
    step[1][n++] = d < lead ? 0 : aoti_stride(t, d - lead) * bytes;
  }
  aoti_iter it;
  aoti_iter_init(&it, n, size);
  aoti_iter_add_steps(&it, (char *)r->storage->data + to * bytes, step[0]);
  aoti_iter_add_steps(&it, (char *)t->storage->data + from * bytes, step[1]);
  aoti_copy_runs(&it, r->meta.dtype, t->meta.dtype);
  return NULL;
}
aot_status aoti_ref_repeat(aoti_call *c) {
  const aot_tensor *r = aoti_result(c, 0), *t = aoti_arg(c, 0);
  return aoti_tensor_numel(r) ? repeat_from(r, t, 0, r->meta.offset.value, t->meta.offset.value) : NULL;
}

aot_status aoti_meta_flip(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  aot_int dims[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  bool used[AOT_MAX_DIMS] = {false};
  int n = aoti_arg_ints(c, 1, dims);
  for (int i = 0; i < n; i++) {
    int d;
    AOT_TRY(aoti_wrap_dim(dims[i].value, m->ndim, &d));
    if (used[d]) return aoti_call_error(c, AOT_ERROR_INVALID, "dimension %d is repeated", d);
    used[d] = true;
  }
  AOT_TRY(aoti_like_strides(c, aoti_arg(c, 0), AOT_PRESERVE, stride));
  return aoti_out(c, 0, m->dtype, m->ndim, m->size, stride);
}

aot_status aoti_ref_flip(aoti_call *c) {
  const aot_tensor *r = aoti_result(c, 0), *t = aoti_arg(c, 0);
  aot_int dims[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 1, dims);
  int64_t step[2][AOT_MAX_DIMS], bytes = (int64_t)aot_dtype_size(t->meta.dtype);
  char *base = aoti_tensor_ptr(t);
  if (!aoti_tensor_numel(t)) return NULL;
  for (int d = 0; d < t->meta.ndim; d++) {
    step[0][d] = aoti_stride(r, d) * bytes;
    step[1][d] = aoti_stride(t, d) * bytes;
  }
  for (int i = 0; i < n && t->meta.ndim; i++) {
    int64_t d = dims[i].value < 0 ? dims[i].value + t->meta.ndim : dims[i].value;
    base += (aoti_dim(t, (int)d) - 1) * step[1][d];
    step[1][d] = -step[1][d];
  }
  aoti_iter it;
  aoti_iter_init(&it, t->meta.ndim, t->meta.size);
  aoti_iter_add_steps(&it, aoti_tensor_ptr(r), step[0]);
  aoti_iter_add_steps(&it, base, step[1]);
  aoti_copy_runs(&it, r->meta.dtype, t->meta.dtype);
  return NULL;
}

aot_status aoti_meta_roll(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  aot_int shifts[AOT_MAX_DIMS], dims[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 1, shifts), k = aoti_arg_ints(c, 2, dims), d;
  if (!n || (n != k && !(n == 1 && !k)))
    return aoti_call_error(c, AOT_ERROR_INVALID, "%d shifts for %d dimensions", n, k);
  for (int i = 0; i < k; i++) AOT_TRY(aoti_wrap_dim(dims[i].value, m->ndim, &d));
  return aoti_out(c, 0, m->dtype, m->ndim, m->size, NULL);
}

// Every rolled dimension falls into two runs; each combination of runs is one copy.
static aot_status roll(const aot_tensor *r, const aot_tensor *t, const int64_t *shift, int d, aot_int *size, int64_t to,
                       int64_t from) {
  if (d == t->meta.ndim) {
    aot_tensor *a, *b = NULL;
    AOT_TRY(aoti_tensor_create(r->storage, r->meta.dtype, d, size, r->meta.stride, aot_i(to), &a));
    aot_status status = aoti_tensor_create(t->storage, t->meta.dtype, d, size, t->meta.stride, aot_i(from), &b);
    if (!status) aoti_copy_elements(a, b);
    aot_tensor_release(a);
    aot_tensor_release(b);
    return status;
  }
  int64_t n = aoti_dim(t, d), s = shift[d];
  size[d] = aot_i(n - s);
  AOT_TRY(roll(r, t, shift, d + 1, size, to + s * aoti_stride(r, d), from));
  if (!s) return NULL;
  size[d] = aot_i(s);
  return roll(r, t, shift, d + 1, size, to, from + (n - s) * aoti_stride(t, d));
}

aot_status aoti_ref_roll(aoti_call *c) {
  const aot_tensor *r = aoti_result(c, 0), *t = aoti_arg(c, 0);
  aot_int shifts[AOT_MAX_DIMS], dims[AOT_MAX_DIMS], size[AOT_MAX_DIMS];
  int64_t shift[AOT_MAX_DIMS] = {0}, numel = aoti_tensor_numel(t);
  int n = aoti_arg_ints(c, 1, shifts), k = aoti_arg_ints(c, 2, dims);
  if (!numel) return NULL;
  if (k) {
    for (int i = 0; i < n && t->meta.ndim; i++) {
      int64_t d = dims[i].value < 0 ? dims[i].value + t->meta.ndim : dims[i].value, width = aoti_dim(t, (int)d);
      shift[d] = ((shift[d] + shifts[i].value % width) % width + width) % width;
    }
    return roll(r, t, shift, 0, size, r->meta.offset.value, t->meta.offset.value);
  }
  // Without dimensions the elements roll as one row: through a row-major copy.
  aot_tensor *row, *to;
  shift[0] = (shifts[0].value % numel + numel) % numel;
  AOT_TRY(aoti_tensor_new(t->meta.dtype, 1, &numel, &row));
  aot_tensor *dense = NULL;
  aot_status status =
      aoti_tensor_create(row->storage, t->meta.dtype, t->meta.ndim, t->meta.size, NULL, aot_i(0), &dense);
  if (!status) aoti_copy_elements(dense, t);
  if (!status) status = aoti_tensor_create(r->storage, r->meta.dtype, 1, row->meta.size, NULL, r->meta.offset, &to);
  if (!status) {
    status = roll(to, row, shift, 0, size, to->meta.offset.value, 0);
    aot_tensor_release(to);
  }
  aot_tensor_release(dense);
  aot_tensor_release(row);
  return status;
}

// ---- padding, triangles

// pad counts from the last dimension: (before, after) pairs.
static aot_status padding(const aoti_call *c, aot_int before[AOT_MAX_DIMS], aot_int after[AOT_MAX_DIMS]) {
  int ndim = self_of(c)->ndim, n = c->args[1].kind == AOT_LIST ? (int)c->args[1].as.list.n : 0;
  if (n % 2 || n > 2 * ndim)
    return aoti_call_error(c, AOT_ERROR_INVALID, "%d paddings for a tensor of %d dimensions", n, ndim);
  for (int d = 0; d < ndim; d++) before[d] = after[d] = aot_i(0);
  for (int i = 0; i < n / 2; i++) {
    before[ndim - 1 - i] = c->args[1].as.list.at[2 * i].as.i;
    after[ndim - 1 - i] = c->args[1].as.list.at[2 * i + 1].as.i;
  }
  return NULL;
}

aot_status aoti_meta_constant_pad_nd(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  aot_int before[AOT_MAX_DIMS], after[AOT_MAX_DIMS], size[AOT_MAX_DIMS];
  AOT_TRY(padding(c, before, after));
  for (int d = 0; d < m->ndim; d++) {
    size[d] = aoti_int_add(c->syms, aoti_int_add(c->syms, m->size[d], before[d]), after[d]);
    if (size[d].value < 0)
      return aoti_call_error(c, AOT_ERROR_INVALID, "padding leaves dimension %d with size %lld", d,
                             (long long)size[d].value);
  }
  bool cuts_only = true;
  for (int d = 0; d < m->ndim; d++) cuts_only = cuts_only && before[d].value <= 0 && after[d].value <= 0;
  if (!cuts_only) return aoti_out(c, 0, m->dtype, m->ndim, size, NULL);
  aot_int stride[AOT_MAX_DIMS]; // a copy of what is left, laid out as it is
  aoti_meta left = *m;
  left.size = size;
  AOT_TRY(aoti_meta_like_strides(c, &left, AOT_PRESERVE, stride));
  return aoti_out(c, 0, m->dtype, m->ndim, size, stride);
}

aot_status aoti_ref_constant_pad_nd(aoti_call *c) {
  const aot_tensor *r = aoti_result(c, 0), *t = aoti_arg(c, 0);
  aot_int before[AOT_MAX_DIMS], after[AOT_MAX_DIMS], size[AOT_MAX_DIMS];
  AOT_TRY(padding(c, before, after));
  AOT_TRY(aoti_fill_elements(r, &c->args[2]));
  int64_t to = r->meta.offset.value, from = t->meta.offset.value;
  for (int d = 0; d < t->meta.ndim; d++) {
    int64_t cut = before[d].value < 0 ? -before[d].value : 0, cut_after = after[d].value < 0 ? -after[d].value : 0;
    int64_t kept = aoti_dim(t, d) - cut - cut_after;
    if (kept <= 0) return NULL;
    size[d] = aot_i(kept);
    to += (before[d].value > 0 ? before[d].value : 0) * aoti_stride(r, d);
    from += cut * aoti_stride(t, d);
  }
  aot_tensor *a, *b = NULL;
  AOT_TRY(aoti_tensor_create(r->storage, r->meta.dtype, t->meta.ndim, size, r->meta.stride, aot_i(to), &a));
  aot_status status =
      aoti_tensor_create(t->storage, t->meta.dtype, t->meta.ndim, size, t->meta.stride, aot_i(from), &b);
  if (!status) aoti_copy_elements(a, b);
  aot_tensor_release(a);
  aot_tensor_release(b);
  return status;
}

aot_status aoti_meta_triangle(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  if (m->ndim < 2) return aoti_call_error(c, AOT_ERROR_INVALID, "a matrix is needed, not %d dimensions", m->ndim);
  aot_int size[AOT_MAX_DIMS];
  for (int d = 0; d < m->ndim; d++) size[d] = m->size[d];
  size[m->ndim - 2].origin = size[m->ndim - 1].origin = 0; // FakeTensor has them from the ranges it compares
  return aoti_out(c, 0, m->dtype, m->ndim, size, NULL);
}

static aot_status triangle(aoti_call *c, bool lower) {
  const aot_tensor *r = aoti_result(c, 0);
  int64_t rows = aoti_dim(r, r->meta.ndim - 2), width = aoti_dim(r, r->meta.ndim - 1), k = aoti_arg_int(c, 1);
  int64_t size = (int64_t)aot_dtype_size(r->meta.dtype), total = aoti_tensor_numel(r);
  aoti_copy_elements(r, aoti_arg(c, 0));
  for (int64_t row = 0; width && row < total / width; row++) {
    int64_t on = row % rows + k, split = lower ? on + 1 : on; // the diagonal is kept
    split = split < 0 ? 0 : split > width ? width : split;
    char *line = (char *)aoti_tensor_ptr(r) + row * width * size;
    if (lower)
      memset(line + split * size, 0, (size_t)((width - split) * size));
    else
      memset(line, 0, (size_t)(split * size));
  }
  return NULL;
}
aot_status aoti_ref_tril(aoti_call *c) { return triangle(c, true); }
aot_status aoti_ref_triu(aoti_call *c) { return triangle(c, false); }

// ---- derivatives

#define S             g->s
#define GO            g->gout[0]
#define T(x)          aoti_v_tensor(x)
#define ARG(i)        g->args[i]
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

static aoti_syms *syms_of(const aoti_grad *g) { return S->tracer ? S->tracer->syms : NULL; }

// Where the entries end, as PyTorch's formula adds it up, from left to right, once something wants to know.
typedef struct ends {
  aot_int at; /* where entry `next` begins */
  size_t next;
} ends;
static aot_int end_of(aoti_grad *g, ends *e, int dim, size_t k) {
  for (; e->next <= k; e->next++) {
    const aot_tensor *t = ARG(0).as.list.at[e->next].as.tensor;
    if (!skipped(t)) e->at = aoti_int_spelled(S, false, e->at, t->meta.size[dim]);
  }
  return e->at;
}

void aoti_grad_cat(aoti_grad *g) {
  int ndim = GO->meta.ndim;
  int64_t dim = ARG(1).as.i.value;
  int d = (int)(dim < 0 ? dim + ndim : dim);
  ends e = {aot_i(0), 0};
  aot_int at = aot_i(0);
  for (size_t k = 0; k < ARG(0).as.list.n; k++) {
    const aot_tensor *t = ARG(0).as.list.at[k].as.tensor;
    // PyTorch slices for every entry, wanted or not: the unused ones take names.
    aot_tensor *part;
    if (skipped(t))
      part = CALL(zeros_default, aoti_v_ints(S, t->meta.size, 1), aoti_v_dtype(GO->meta.dtype), aoti_v_layout(),
                  aoti_v_device(GO->meta.device));
    else {
      aot_int from = at, size = t->meta.size[d];
      if (from.sym) from = aoti_int_spelled(S, true, end_of(g, &e, d, k), size);
      aot_int to = aoti_int_spelled(S, false, from, size);
      part = CALL(slice_Tensor, T(GO), aoti_v_int(d), aoti_v_sym(from), aoti_v_sym(to));
      at = aoti_int_add(syms_of(g), at, size);
    }
    if (aoti_needs_at(g, 0, k)) aoti_give_at(g, 0, k, part);
  }
}

void aoti_grad_stack(aoti_grad *g) {
  for (size_t k = 0; k < ARG(0).as.list.n; k++)
    if (aoti_needs_at(g, 0, k)) aoti_give_at(g, 0, k, CALL(select_int, T(GO), ARG(1), aoti_v_int((int64_t)k)));
}

void aoti_grad_repeat(aoti_grad *g) {
  const aoti_meta *m = &ARG(0).as.tensor->meta;
  int lead = GO->meta.ndim - m->ndim, n = 0, n_sums = 0;
  aot_int size[2 * AOT_MAX_DIMS], sums[AOT_MAX_DIMS], first = aot_i(0);
  aot_tensor *t = GO;
  for (size_t i = 0; i < ARG(1).as.list.n; i++)
    if (aoti_int_is(ARG(1).as.list.at[i].as.i, 0)) {
      aoti_give(g, 0,
                CALL(zeros_default, aoti_v_ints(S, m->size, (size_t)m->ndim), aoti_v_dtype(GO->meta.dtype),
                     aoti_v_layout(), aoti_v_device(GO->meta.device)));
      return;
    }
  for (int i = 0; i < lead; i++) t = aoti_sum_dims(S, t, &first, 1, false);
  for (int d = 0; d < m->ndim; d++) {
    aot_int repeats = ARG(1).as.list.at[d + lead].as.i;
    if (!aoti_int_is(repeats, 1)) {
      sums[n_sums++] = aot_i(n);
      size[n++] = repeats;
    }
    size[n++] = m->size[d];
  }
  if (n_sums) {
    t = CALL(reshape_default, T(t), aoti_v_ints(S, size, (size_t)n));
    t = aoti_sum_dims(S, t, sums, n_sums, false);
  }
  aoti_give(g, 0, t);
}

static aot_value negated(aoti_grad *g, const aot_value *v) {
  aot_int at[2 * AOT_MAX_DIMS];
  size_t n = v->kind == AOT_INT ? 1 : v->as.list.n;
  if (n > 2 * AOT_MAX_DIMS) n = 2 * AOT_MAX_DIMS;
  for (size_t i = 0; i < n; i++)
    at[i] = aoti_int_sub(syms_of(g), aot_i(0), v->kind == AOT_INT ? v->as.i : v->as.list.at[i].as.i);
  return aoti_v_ints(S, at, n);
}
void aoti_grad_flip(aoti_grad *g) { aoti_give(g, 0, CALL(flip_default, T(GO), ARG(1))); }
// The last shift is undone first.
static aot_value reversed(aoti_grad *g, const aot_value *v) {
  aot_int at[2 * AOT_MAX_DIMS];
  size_t n = v->kind == AOT_LIST ? v->as.list.n : 0;
  if (v->kind != AOT_LIST || n > 2 * AOT_MAX_DIMS) return *v;
  for (size_t i = 0; i < n; i++) at[i] = v->as.list.at[n - 1 - i].as.i;
  return aoti_v_ints(S, at, n);
}
void aoti_grad_roll(aoti_grad *g) {
  aot_value shifts = negated(g, &ARG(1));
  aoti_give(g, 0, CALL(roll_default, T(GO), reversed(g, &shifts), reversed(g, &ARG(2))));
}
void aoti_grad_constant_pad_nd(aoti_grad *g) {
  aoti_give(g, 0, CALL(constant_pad_nd_default, T(GO), negated(g, &ARG(1))));
}
void aoti_grad_tril(aoti_grad *g) { aoti_give(g, 0, CALL(tril_default, T(GO), ARG(1))); }
void aoti_grad_triu(aoti_grad *g) { aoti_give(g, 0, CALL(triu_default, T(GO), ARG(1))); }

// ---- decompositions

// hstack: along dimension 1, or 0 of vectors; vstack: rows.
void aoti_decomp_hstack(aoti_call *c) {
  aot_status status = check_items(c);
  if (status) {
    aoti_scope_fail(c->scope, status);
    return;
  }
  c->out[0] = T(AOTI_CALL1(c->scope, AOT_OP_cat_default, c->args[0], aoti_v_int(item(c, 0)->meta.ndim > 1)));
}
void aoti_decomp_concat(aoti_call *c) {
  c->out[0] = T(AOTI_CALL1(c->scope, AOT_OP_cat_default, c->args[0], c->args[1]));
}
