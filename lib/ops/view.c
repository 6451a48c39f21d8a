// Views that rearrange whole dimensions: view, permute, transpose, expand, squeeze.
#include "ops.h"

#include <string.h>

// ---- meta

static const aoti_meta *self_of(const aoti_call *c) { return &aoti_arg(c, 0)->meta; }

static aot_status view_of_self(aoti_call *c, int ndim, const aot_int *size, const aot_int *stride) {
  return aoti_out_view(c, 0, aoti_arg(c, 0), ndim, size, stride, self_of(c)->offset);
}

aot_status aoti_meta_same_view(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  return view_of_self(c, m->ndim, m->size, m->stride);
}

// Fills in the one -1 of a shape and checks the element count.
static aot_status infer_shape(const aoti_call *c, const aoti_meta *m, int ndim, aot_int *size) {
  int unknown = -1;
  aot_int known = aot_i(1), numel = aoti_meta_numel(c->syms, m);
  for (int d = 0; d < ndim; d++) {
    if (aoti_int_is(size[d], -1)) {
      if (unknown >= 0) return aoti_call_error(c, AOT_ERROR_INVALID, "only one size can be -1");
      unknown = d;
    } else if (!size[d].sym && size[d].value < 0)
      return aoti_call_error(c, AOT_ERROR_INVALID, "size %lld of dimension %d is negative", (long long)size[d].value,
                             d);
    else if (size[d].value && known.value > INT64_MAX / size[d].value)
      return aoti_call_error(c, AOT_ERROR_INVALID, "the shape's size overflows 64 bits");
    else
      known = aoti_int_mul(c->syms, known, size[d]);
  }
  if (unknown >= 0) {
    if (aoti_int_is(known, 0)) return aoti_call_error(c, AOT_ERROR_INVALID, "-1 is ambiguous beside a size of 0");
    size[unknown] = aoti_int_floordiv(c->syms, numel, known);
    size[unknown].origin = 0;
    known = aoti_int_mul(c->syms, known, size[unknown]);
  }
  if (!aoti_int_same(known, numel) && !aoti_int_compare(c->syms, AOTI_EQ, known, numel))
    return aoti_call_error(c, AOT_ERROR_INVALID, "%lld elements do not fill a shape of %lld", (long long)numel.value,
                           (long long)known.value);
  return NULL;
}

static bool equal(const aoti_call *c, aot_int a, aot_int b) {
  return aoti_int_same(a, b) || ((a.sym || b.sym) && aoti_int_compare(c->syms, AOTI_EQ, a, b));
}

/* Dimensions from first to last as one, if their strides allow it; a size of 1 has any stride. */
static bool collapse(int *n, int64_t *size, int64_t *stride, int first, int last) {
  int64_t length = size[last], step = stride[last], next = length == 1 ? -1 : length * step;
  for (int d = last - 1; d >= first; d--) {
    if (size[d] == 1) continue;
    if (next >= 0 && stride[d] != next) return false;
    length *= size[d];
    next = size[d] * stride[d];
    if (stride[d] < step) step = stride[d];
  }
  size[first] = length, stride[first] = step;
  for (int d = last + 1; d < *n; d++) size[first + d - last] = size[d], stride[first + d - last] = stride[d];
  *n -= last - first;
  return true;
}

/* The strides FakeTensor finds for constant sizes: from the left, dimensions that fit are kept with their strides,
 * others are collapsed until a new one divides them, and split. Only the strides of dimensions of size 1 differ from
 * those of view_strides below. False where that way does not end. */
static bool fitted_strides(const aoti_meta *m, int ndim, const aot_int *want, aot_int *out) {
  int64_t size[2 * AOT_MAX_DIMS], stride[2 * AOT_MAX_DIMS];
  int n = m->ndim, d = 0;
  for (int i = 0; i < ndim; i++)
    if (want[i].sym) return false;
  for (int i = 0; i < n; i++) {
    if (m->size[i].sym || m->stride[i].sym) return false;
    size[i] = m->size[i].value, stride[i] = m->stride[i].value;
  }
  for (int i = 0; i < ndim; i++, d++) {
    int64_t length = want[i].value;
    if (d >= n) {
      if (length != 1 || n == 2 * AOT_MAX_DIMS) return false;
      size[n] = 1, stride[n] = stride[n - 1];
      n++;
      continue;
    }
    if (size[d] == length) continue;
    int end = d;
    int64_t count = size[d];
    while (count % length && end + 1 < n) count *= size[++end];
    if (count % length || (end != d && !collapse(&n, size, stride, d, end))) return false;
    if (count == length) continue;
    if (n == 2 * AOT_MAX_DIMS) return false;
    for (int k = n++; k > d + 1; k--) size[k] = size[k - 1], stride[k] = stride[k - 1];
    size[d + 1] = count / length, stride[d + 1] = stride[d];
    size[d] = length, stride[d] *= count / length;
  }
  for (int i = d; i < n; i++)
    if (size[i] != 1) return false;
  for (int i = 0; i < ndim; i++) out[i] = aot_i(stride[i]);
  return true;
}

/* Strides with which the memory of m reads as another shape, if there are any. Old dimensions form chunks that are
 * dense in themselves; each chunk must be filled by whole new dimensions. */
static bool view_strides(const aoti_call *c, const aoti_meta *m, int ndim, const aot_int *size, aot_int *stride) {
  aoti_syms *syms = c->syms;
  aoti_contiguous_strides(syms, ndim, size, stride);
  if (!m->ndim || aoti_int_is(aoti_meta_numel(syms, m), 0)) {
    return true; // FakeTensor has nothing to keep of no elements
  }
  aot_int want[AOT_MAX_DIMS], one = aot_i(1);
  bool row_major = true;
  aoti_contiguous_strides(syms, m->ndim, m->size, want);
  for (int d = 0; d < m->ndim; d++) row_major = row_major && aoti_int_same(want[d], m->stride[d]);
  if (row_major || fitted_strides(m, ndim, size, stride)) {
    // FakeTensor has two cases of its own, for what is contiguous but for the strides of dimensions of size 1.
    bool own = (ndim == 1 && m->ndim > 1) || (ndim == 2 && m->ndim == 1);
    if (own && aoti_meta_is_contiguous(syms, m)) aoti_contiguous_strides(syms, ndim, size, stride);
    return true;
  }
  int d = ndim - 1;
  aot_int base = m->stride[m->ndim - 1], old_count = one, new_count = one;
  for (int o = m->ndim - 1; o >= 0; o--) {
    old_count = aoti_int_mul(syms, old_count, m->size[o]);
    bool chunk_ends =
        o == 0 || (!aoti_int_is(m->size[o - 1], 1) && !equal(c, m->stride[o - 1], aoti_int_mul(syms, old_count, base)));
    if (!chunk_ends) continue;
    while (d >= 0 && (aoti_int_is(size[d], 1) ||
                      (!equal(c, new_count, old_count) && aoti_int_compare(syms, AOTI_LT, new_count, old_count)))) {
      stride[d] = aoti_int_mul(syms, new_count, base);
      new_count = aoti_int_mul(syms, new_count, size[d]);
      d--;
    }
    if (!equal(c, new_count, old_count)) return false;
    if (o > 0) base = m->stride[o - 1], old_count = new_count = one;
  }
  return d < 0;
}

static bool divides(aoti_syms *syms, aot_int part, aot_int whole) {
  if (aoti_int_is(part, 0)) return false;
  return aoti_int_same(aoti_int_mul(syms, aoti_int_floordiv(syms, whole, part), part), whole);
}

/* Whose the sizes of a view are, which decides what a trace reads them off: FakeTensor goes from the left and keeps a
 * size of the input where it fits; others it multiplies until the wanted one divides them, and splits. The wanted size
 * is then the caller's own, a product or what is left of a split belongs to nobody yet. */
static void find_owners(const aoti_call *c, const aoti_meta *m, int ndim, aot_int *size) {
  aot_int have[2 * AOT_MAX_DIMS];
  int n = m->ndim, d = 0;
  if (!c->syms || !n || aoti_int_is(aoti_meta_numel(c->syms, m), 0)) return;
  if (aoti_meta_is_contiguous(c->syms, m)) {
    if (ndim == 1 && n > 1) size[0].origin = 0;
    if ((ndim == 1 && n > 1) || (ndim == 2 && n == 1)) return;
  }
  memcpy(have, m->size, (size_t)n * sizeof *have);
  for (int i = 0; i < ndim && d < n; i++, d++) {
    if (aoti_int_same(size[i], have[d])) {
      size[i].origin = have[d].origin;
      continue;
    }
    int end = d;
    aot_int all = have[d];
    while (!divides(c->syms, size[i], all) && end + 1 < n) all = aoti_int_mul(c->syms, all, have[++end]);
    if (!divides(c->syms, size[i], all)) return;
    n -= end - d;
    for (int k = d + 1; k < n; k++) have[k] = have[k + end - d];
    if (aoti_int_same(all, size[i])) {
      size[i].origin = 0;
      continue;
    }
    if (n == 2 * AOT_MAX_DIMS) return;
    for (int k = n++; k > d + 1; k--) have[k] = have[k - 1];
    have[d + 1] = aoti_int_floordiv(c->syms, all, size[i]);
    have[d + 1].origin = 0;
  }
}

aot_status aoti_meta_view(aoti_call *c) {
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 1, size);
  AOT_TRY(infer_shape(c, self_of(c), n, size));
  find_owners(c, self_of(c), n, size);
  if (!view_strides(c, self_of(c), n, size, stride))
    return aoti_call_error(c, AOT_ERROR_INVALID, "the shape does not fit the strides; use reshape");
  return view_of_self(c, n, size, stride);
}

aot_status aoti_meta_permute(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  aot_int dims[AOT_MAX_DIMS], size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  bool used[AOT_MAX_DIMS] = {false};
  int n = aoti_arg_ints(c, 1, dims);
  if (n != m->ndim) return aoti_call_error(c, AOT_ERROR_INVALID, "%d dimensions for a tensor of %d", n, m->ndim);
  for (int i = 0; i < n; i++) {
    int d;
    AOT_TRY(aoti_wrap_dim(dims[i].value, n, &d));
    if (used[d]) return aoti_call_error(c, AOT_ERROR_INVALID, "dimension %d is repeated", d);
    used[d] = true;
    size[i] = m->size[d];
    stride[i] = m->stride[d];
  }
  return view_of_self(c, n, size, stride);
}

static aot_status transposed(aoti_call *c, int64_t dim0, int64_t dim1) {
  const aoti_meta *m = self_of(c);
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int d0, d1;
  AOT_TRY(aoti_wrap_dim(dim0, m->ndim, &d0));
  AOT_TRY(aoti_wrap_dim(dim1, m->ndim, &d1));
  for (int d = 0; d < m->ndim; d++) {
    int from = d == d0 ? d1 : d == d1 ? d0 : d;
    size[d] = m->size[from];
    stride[d] = m->stride[from];
  }
  return view_of_self(c, m->ndim, size, stride);
}
aot_status aoti_meta_transpose_int(aoti_call *c) { return transposed(c, aoti_arg_int(c, 1), aoti_arg_int(c, 2)); }
aot_status aoti_meta_t(aoti_call *c) {
  if (self_of(c)->ndim > 2)
    return aoti_call_error(c, AOT_ERROR_INVALID, "a tensor of at most 2 dimensions is needed, not %d",
                           self_of(c)->ndim);
  return self_of(c)->ndim < 2 ? aoti_meta_same_view(c) : transposed(c, 0, 1);
}

aot_status aoti_meta_expand(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 1, size), lead = n - m->ndim;
  if (lead < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "%d sizes for a tensor of %d dimensions", n, m->ndim);
  for (int d = n - 1; d >= 0; d--) {
    aot_int have = d < lead ? aot_i(1) : m->size[d - lead];
    // a new dimension of one element lies outside the tensor, as in PyTorch's fake tensors
    if (d >= lead)
      stride[d] = m->stride[d - lead];
    else
      stride[d] = m->ndim ? aoti_int_mul(c->syms, m->size[0], m->stride[0]) : aot_i(1);
    if (aoti_int_is(size[d], -1) && d >= lead)
      size[d] = have;
    else if (!aoti_int_same(size[d], have)) {
      if (!size[d].sym && size[d].value < 0)
        return aoti_call_error(c, AOT_ERROR_INVALID, "size %lld of dimension %d is negative", (long long)size[d].value,
                               d);
      if (aoti_int_is(have, 1))
        stride[d] = aot_i(0);
      else if (!equal(c, size[d], have))
        return aoti_call_error(c, AOT_ERROR_INVALID, "dimension %d of size %lld does not expand to %lld", d,
                               (long long)have.value, (long long)size[d].value);
    }
  }
  return view_of_self(c, n, size, stride);
}

// Which of the dimensions named by the call (all, when it names none) have size 1.
static aot_status squeezed_dims(const aot_value *v, const aoti_meta *m, bool drop[AOT_MAX_DIMS]) {
  for (int d = 0; d < m->ndim; d++) drop[d] = !v;
  int64_t lone = v && v->kind == AOT_INT ? v->as.i.value : 0;
  size_t n = !v ? 0 : v->kind == AOT_INT ? 1 : v->as.list.n;
  for (size_t i = 0; i < n; i++) {
    int d;
    AOT_TRY(aoti_wrap_dim(v->kind == AOT_INT ? lone : v->as.list.at[i].as.i.value, m->ndim, &d));
    if (m->ndim) drop[d] = true;
  }
  for (int d = 0; d < m->ndim; d++) drop[d] = drop[d] && aoti_int_is(m->size[d], 1);
  return NULL;
}

aot_status aoti_meta_squeeze(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  bool drop[AOT_MAX_DIMS];
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  AOT_TRY(squeezed_dims(c->info->n_args > 1 ? &c->args[1] : NULL, m, drop));
  int n = 0;
  for (int d = 0; d < m->ndim; d++) {
    if (drop[d]) continue;
    size[n] = m->size[d];
    stride[n++] = m->stride[d];
  }
  return view_of_self(c, n, size, stride);
}

aot_status aoti_meta_unsqueeze(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int at;
  if (m->ndim == AOT_MAX_DIMS)
    return aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a result of %d dimensions", m->ndim + 1);
  AOT_TRY(aoti_wrap_dim(aoti_arg_int(c, 1), m->ndim + 1, &at));
  for (int d = 0; d < m->ndim; d++) {
    size[d + (d >= at)] = m->size[d];
    stride[d + (d >= at)] = m->stride[d];
  }
  size[at] = aot_i(1);
  stride[at] = at < m->ndim ? aoti_int_mul(c->syms, m->size[at], m->stride[at]) : aot_i(1);
  return view_of_self(c, m->ndim + 1, size, stride);
}

// ---- derivatives

#define S             g->s
#define GO            g->gout[0]
#define T(x)          aoti_v_tensor(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

static const aoti_meta *shape_of(const aoti_grad *g) { return &g->args[0].as.tensor->meta; }
static aot_value sizes_of(aoti_grad *g) { return aoti_v_ints(S, shape_of(g)->size, (size_t)shape_of(g)->ndim); }

void aoti_grad_view(aoti_grad *g) { aoti_give(g, 0, CALL(reshape_default, T(GO), sizes_of(g))); }
void aoti_grad_transpose_int(aoti_grad *g) { aoti_give(g, 0, CALL(transpose_int, T(GO), g->args[1], g->args[2])); }
void aoti_grad_t(aoti_grad *g) { aoti_give(g, 0, CALL(t_default, T(GO))); }
void aoti_grad_unsqueeze(aoti_grad *g) { aoti_give(g, 0, CALL(squeeze_dim, T(GO), g->args[1])); }
// A gradient for no dimensions is summed whether it has some or not.
void aoti_grad_expand(aoti_grad *g) {
  const aot_tensor *self = g->args[0].as.tensor;
  aoti_give(g, 0, self->meta.ndim ? aoti_sum_to_like(S, GO, self) : aoti_sum_all(S, GO));
}

void aoti_grad_permute(aoti_grad *g) {
  aot_int back[AOT_MAX_DIMS];
  int n = (int)g->args[1].as.list.n;
  for (int i = 0; i < n; i++) {
    int64_t d = g->args[1].as.list.at[i].as.i.value;
    back[d < 0 ? d + n : d] = aot_i(i);
  }
  aoti_give(g, 0, CALL(permute_default, T(GO), aoti_v_ints(S, back, (size_t)n)));
}

void aoti_grad_squeeze(aoti_grad *g) {
  bool dropped[AOT_MAX_DIMS];
  aot_tensor *t = GO;
  aot_status status = squeezed_dims(g->info->n_args > 1 ? &g->args[1] : NULL, shape_of(g), dropped);
  if (status) aoti_scope_fail(S, status);
  for (int d = 0; !status && d < shape_of(g)->ndim; d++)
    if (dropped[d]) t = CALL(unsqueeze_default, T(t), aoti_v_int(d));
  aoti_give(g, 0, t);
}

// ---- decompositions

#define RESULT(t)       c->out[0] = aoti_v_tensor(t)
#define C_CALL(op, ...) AOTI_CALL1(c->scope, AOT_OP_##op, __VA_ARGS__)

static void fail(aoti_call *c, aot_status status) { aoti_scope_fail(c->scope, status); }

// A view where the strides allow it, written as the caller wrote it; otherwise a row-major copy.
void aoti_decomp_reshape(aoti_call *c) {
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int n = aoti_arg_ints(c, 1, size);
  aot_status status = infer_shape(c, self_of(c), n, size);
  if (status) {
    fail(c, status);
    return;
  }
  if (view_strides(c, self_of(c), n, size, stride)) {
    bool as_written = aoti_meta_is_contiguous(c->syms, self_of(c)); // with its -1
    RESULT(C_CALL(view_default, c->args[0], as_written ? c->args[1] : aoti_v_ints(c->scope, size, (size_t)n)));
    return;
  }
  aot_tensor *copy = C_CALL(clone_default, c->args[0], aoti_v_memory_format(AOT_CONTIGUOUS));
  RESULT(C_CALL(_unsafe_view_default, T(copy), aoti_v_ints(c->scope, size, (size_t)n)));
}

void aoti_decomp_contiguous(aoti_call *c) {
  aot_memory_format format = c->args[1].kind == AOT_MEMORY_FORMAT ? c->args[1].as.memory_format : AOT_CONTIGUOUS;
  const aoti_meta *m = self_of(c);
  aot_int want[AOT_MAX_DIMS];
  bool same = format == AOT_CONTIGUOUS && aoti_meta_is_contiguous(c->syms, m);
  if (format == AOT_CHANNELS_LAST) {
    aot_status status = aoti_like_strides(c, aoti_arg(c, 0), format, want);
    if (status) {
      fail(c, status);
      return;
    }
    same = true;
    for (int d = 0; d < m->ndim; d++)
      same = same && (aoti_int_is(m->size[d], 1) || aoti_int_same(want[d], m->stride[d]));
  }
  RESULT(same ? aoti_arg(c, 0) : C_CALL(clone_default, c->args[0], aoti_v_memory_format(format)));
}

void aoti_decomp_flatten_using_ints(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  int start = 0, end = 0;
  aot_status status = aoti_wrap_dim(aoti_arg_int(c, 1), m->ndim, &start);
  if (!status) status = aoti_wrap_dim(aoti_arg_int(c, 2), m->ndim, &end);
  if (!status && start > end) status = aoti_call_error(c, AOT_ERROR_INVALID, "start_dim comes after end_dim");
  if (status) {
    fail(c, status);
    return;
  }
  if (m->ndim && start == end) {
    RESULT(aoti_arg(c, 0));
    return;
  }
  aot_int size[AOT_MAX_DIMS], merged = aot_i(1);
  int n = 0;
  for (int d = 0; d < start; d++) size[n++] = m->size[d];
  for (int d = start; d <= end && d < m->ndim; d++) merged = aoti_int_mul(c->syms, merged, m->size[d]);
  size[n++] = merged;
  for (int d = end + 1; d < m->ndim; d++) size[n++] = m->size[d];
  RESULT(C_CALL(reshape_default, c->args[0], aoti_v_ints(c->scope, size, (size_t)n)));
}

void aoti_decomp_unflatten_int(aoti_call *c) {
  const aoti_meta *m = self_of(c);
  aot_int size[AOT_MAX_DIMS], parts[AOT_MAX_DIMS], rest = aot_i(1);
  int dim = 0, n_parts = aoti_arg_ints(c, 2, parts), n = 0;
  aot_status status = aoti_wrap_dim(aoti_arg_int(c, 1), m->ndim, &dim);
  if (!status && m->ndim - 1 + n_parts > AOT_MAX_DIMS)
    status = aoti_call_error(c, AOT_ERROR_UNSUPPORTED, "a result of %d dimensions", m->ndim - 1 + n_parts);
  if (status) {
    fail(c, status);
    return;
  }
  for (int i = 0; i < n_parts; i++)
    if (!aoti_int_is(parts[i], -1)) rest = aoti_int_mul(c->syms, rest, parts[i]);
  for (int d = 0; d < m->ndim; d++) {
    if (d != dim) size[n++] = m->size[d];
    for (int i = 0; d == dim && i < n_parts; i++)
      size[n++] = aoti_int_is(parts[i], -1) && rest.value ? aoti_int_floordiv(c->syms, m->size[d], rest) : parts[i];
  }
  RESULT(C_CALL(view_default, c->args[0], aoti_v_ints(c->scope, size, (size_t)n)));
}

static aot_value sizes_as_list(aoti_call *c, const aot_tensor *t) {
  return aoti_v_ints(c->scope, t->meta.size, (size_t)t->meta.ndim);
}
void aoti_decomp_view_as(aoti_call *c) { RESULT(C_CALL(view_default, c->args[0], sizes_as_list(c, aoti_arg(c, 1)))); }
void aoti_decomp_expand_as(aoti_call *c) {
  RESULT(C_CALL(expand_default, c->args[0], sizes_as_list(c, aoti_arg(c, 1))));
}
void aoti_decomp_broadcast_to(aoti_call *c) { RESULT(C_CALL(expand_default, c->args[0], c->args[1])); }
void aoti_decomp_swapaxes_(aoti_call *c) { RESULT(C_CALL(transpose__default, c->args[0], c->args[1], c->args[2])); }
void aoti_decomp_swapaxes(aoti_call *c) { RESULT(C_CALL(transpose_int, c->args[0], c->args[1], c->args[2])); }

void aoti_decomp_numpy_T(aoti_call *c) {
  aot_int dims[AOT_MAX_DIMS];
  int n = self_of(c)->ndim;
  for (int i = 0; i < n; i++) dims[i] = aot_i(n - 1 - i);
  RESULT(C_CALL(permute_default, c->args[0], aoti_v_ints(c->scope, dims, (size_t)n)));
}

void aoti_decomp_movedim(aoti_call *c) {
  int n = self_of(c)->ndim, order[AOT_MAX_DIMS], at = 0;
  aot_int from[AOT_MAX_DIMS], to[AOT_MAX_DIMS], dims[AOT_MAX_DIMS];
  int k = aoti_arg_ints(c, 1, from), k2 = aoti_arg_ints(c, 2, to);
  bool moved[AOT_MAX_DIMS] = {false}, taken[AOT_MAX_DIMS] = {false};
  aot_status status = NULL;
  if (k != k2) status = aoti_call_error(c, AOT_ERROR_INVALID, "%d dimensions move to %d places", k, k2);
  for (int i = 0; i < k && !status; i++) {
    int f = 0, t = 0;
    status = aoti_wrap_dim(from[i].value, n, &f);
    if (!status) status = aoti_wrap_dim(to[i].value, n, &t);
    if (status) break;
    if (moved[f] || taken[t]) status = aoti_call_error(c, AOT_ERROR_INVALID, "a dimension is repeated");
    moved[f] = taken[t] = true;
    order[t] = f;
  }
  if (status) {
    fail(c, status);
    return;
  }
  for (int d = 0; d < n; d++) {
    if (taken[d]) continue;
    while (moved[at]) at++;
    order[d] = at++;
  }
  for (int d = 0; d < n; d++) dims[d] = aot_i(order[d]);
  RESULT(n ? C_CALL(permute_default, c->args[0], aoti_v_ints(c->scope, dims, (size_t)n)) : aoti_arg(c, 0));
}
