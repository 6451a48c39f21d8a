// Dtypes, sizes and memory layouts of results, as PyTorch's type promotion and TensorIterator decide them.
#include "ops.h"

#include <string.h>

aot_dtype aoti_promote(aot_dtype a, aot_dtype b) {
  if (a == b || !b) return a;
  if (!a) return b;
  aoti_category ca = aoti_dtype_category(a), cb = aoti_dtype_category(b);
  if (ca != cb) return ca > cb ? a : b;
  size_t sa = aot_dtype_size(a), sb = aot_dtype_size(b);
  if (sa != sb) return sa > sb ? a : b;      // u8 with a wider integer: the wider one is signed and holds it
  return ca == AOTI_INT ? AOT_I16 : AOT_F32; // u8 with i8; f16 with bf16
}

aot_dtype aoti_number_dtype(const aot_value *v) {
  return v->kind == AOT_FLOAT ? AOT_F32 : v->kind == AOT_BOOL ? AOT_B8 : AOT_I64;
}

// A lower priority counts only where it is of a higher category.
static aot_dtype combine(aot_dtype higher, aot_dtype lower) {
  if (aoti_is_float(higher)) return higher;
  if (higher == AOT_B8 || aoti_is_float(lower) || !higher) return aoti_promote(higher, lower);
  return higher;
}

aot_dtype aoti_common_dtype(const aoti_call *c, int n, const int *arg) {
  aot_dtype dims = AOT_DTYPE_NONE, zero = AOT_DTYPE_NONE, number = AOT_DTYPE_NONE;
  for (int i = 0; i < n; i++) {
    const aot_value *v = &c->args[arg[i]];
    if (v->kind == AOT_NONE) continue;
    if (v->kind != AOT_TENSOR)
      number = aoti_promote(number, aoti_number_dtype(v));
    else if (v->as.tensor->meta.ndim)
      dims = aoti_promote(dims, v->as.tensor->meta.dtype);
    else
      zero = aoti_promote(zero, v->as.tensor->meta.dtype);
  }
  return combine(dims, combine(zero, number));
}

aot_status aoti_broadcast(const aoti_call *c, int n, aot_tensor *const *t, int *out_ndim, aot_int size[AOT_MAX_DIMS]) {
  int ndim = 0;
  for (int i = 0; i < n; i++)
    if (t[i] && t[i]->meta.ndim > ndim) ndim = t[i]->meta.ndim;
  uint32_t known = 0; // dimensions that an operand has had
  for (int d = 0; d < ndim; d++) size[d] = aot_i(1);
  for (int i = 0; i < n; i++) {
    if (!t[i]) continue;
    int missing = ndim - t[i]->meta.ndim;
    for (int d = missing; d < ndim; d++) {
      aot_int have = t[i]->meta.size[d - missing];
      bool first = !(known >> d & 1);
      known |= UINT32_C(1) << d;
      if (first) size[d] = have;
      if (aoti_int_same(have, size[d])) continue;
      // An expression that is 1 here is asked for: it broadcasts, or is equal to 1.
      bool one = have.value == 1 && aoti_int_compare(c->syms, AOTI_EQ, have, aot_i(1));
      if (size[d].value == 1 && aoti_int_compare(c->syms, AOTI_EQ, size[d], aot_i(1)))
        size[d] = one ? aot_i(1) : have;
      else if (one)
        continue;
      else if (!aoti_int_compare(c->syms, AOTI_EQ, have, size[d]))
        return aoti_call_error(c, AOT_ERROR_INVALID, "sizes %lld and %lld of dimension %d do not broadcast",
                               (long long)size[d].value, (long long)have.value, d);
      else if (!have.sym)
        size[d] = have; // a constant says more than a symbol that equals it
    }
  }
  *out_ndim = ndim;
  return NULL;
}

static bool same_ints(int n, const aot_int *a, const aot_int *b) {
  for (int d = 0; d < n; d++)
    if (!aoti_int_same(a[d], b[d])) return false;
  return true;
}

// Whether an operand is read in a wider dtype: then it is converted first, to a dense tensor.
static bool is_widened(const aoti_meta *m, aot_dtype computed) {
  return computed != AOT_DTYPE_NONE && m->dtype != computed;
}

static bool is_channels_last(const aoti_meta *m) {
  static const int inside_out[] = {1, 3, 2, 0};
  aot_int want = aot_i(1);
  if (m->ndim != 4) return false;
  for (int i = 0; i < 4; i++) {
    int d = inside_out[i];
    if (aoti_int_is(m->size[d], 1)) continue;
    if (!aoti_int_same(m->stride[d], want)) return false;
    want = aoti_int_mul(NULL, want, m->size[d]);
  }
  return true;
}

void aoti_result_strides(const aoti_call *c, int n, aot_tensor *const *t, aot_dtype computed, int ndim,
                         const aot_int *size, aot_int out[AOT_MAX_DIMS]) {
  aoti_operand_strides l = {.ndim = ndim, .size = size};
  bool row_major = true, contiguous = true, channels_last = true;
  aoti_contiguous_strides(c->syms, ndim, size, out);
  for (int d = 0; d < ndim; d++)
    if (aoti_int_is(size[d], 0)) return;
  for (int i = 0; i < n && l.n < (int)(sizeof l.stride / sizeof *l.stride); i++) {
    if (!t[i]) continue;
    if (!t[i]->meta.ndim && ndim) { // lays out nothing, but is of another shape
      contiguous = channels_last = false;
      continue;
    }
    aoti_meta m = t[i]->meta;
    aot_int closed[AOT_MAX_DIMS];
    if (is_widened(&m, computed) && !aoti_meta_is_dense(c->syms, &m)) {
      aot_status_free(aoti_meta_like_strides(c, &t[i]->meta, AOT_PRESERVE, closed)); // fails for other formats alone
      m.stride = closed;
    }
    int missing = ndim - m.ndim;
    if (!aoti_meta_is_row_major(c->syms, &m)) row_major = false;
    if (missing || !same_ints(ndim, m.size, size)) contiguous = channels_last = false;
    if (!aoti_meta_is_contiguous(c->syms, &m)) contiguous = false;
    if (!is_channels_last(&m)) channels_last = false;
    for (int d = 0; d < ndim; d++) {
      bool repeats = d < missing || (aoti_int_is(m.size[d - missing], 1) && !aoti_int_is(size[d], 1));
      l.stride[l.n][d] = repeats ? aot_i(0) : m.stride[d - missing];
    }
    l.n++;
  }
  if (row_major || (contiguous && !channels_last)) return;
  int perm[AOT_MAX_DIMS] = {1, 3, 2, 0};
  if (!channels_last || contiguous) aoti_order_dims(c->syms, &l, perm);
  for (int i = 0; i < ndim; i++)
    if (perm[i] != ndim - 1 - i) {
      aoti_strides_in_order(c->syms, ndim, size, perm, out);
      return;
    }
}

aot_status aoti_out_pointwise(aoti_call *c, aot_dtype dtype, int n, const int *arg) {
  aot_dtype computed = aoti_common_dtype(c, n, arg);
  if (aoti_is_float(dtype) && !aoti_is_float(computed)) computed = dtype;
  if (computed == AOT_F16 || computed == AOT_BF16) computed = AOT_F32;
  return aoti_out_pointwise_in(c, dtype, computed, n, arg);
}

aot_status aoti_out_pointwise_in(aoti_call *c, aot_dtype dtype, aot_dtype computed, int n, const int *arg) {
  aot_tensor *t[8] = {NULL};
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int ndim, used = 0;
  bool any = false;
  for (int i = 0; i < n; i++) {
    if (!aoti_arg_given(c, arg[i])) continue;
    any = any || aoti_arg(c, arg[i]);
    t[used++] = aoti_arg(c, arg[i]);
  }
  if (!any) return aoti_call_error(c, AOT_ERROR_INVALID, "no argument is a tensor");
  AOT_TRY(aoti_broadcast(c, used, t, &ndim, size));
  aoti_result_strides(c, used, t, computed, ndim, size, stride);
  return aoti_out(c, 0, dtype, ndim, size, stride);
}

aot_status aoti_like_strides(const aoti_call *c, const aot_tensor *t, aot_memory_format format,
                             aot_int out[AOT_MAX_DIMS]) {
  return aoti_meta_like_strides(c, &t->meta, format, out);
}

// A copy that keeps even the gaps, as the functional forms of in-place operators make it; not where elements overlap.
aot_status aoti_kept_strides(const aoti_call *c, const aot_tensor *t, aot_int out[AOT_MAX_DIMS]) {
  const aoti_meta *m = &t->meta;
  for (int d = 0; d < m->ndim; d++) {
    out[d] = m->stride[d];
    if (aoti_int_is(m->stride[d], 0) && !aoti_int_is(m->size[d], 1)) return aoti_like_strides(c, t, AOT_PRESERVE, out);
  }
  return NULL;
}

aot_status aoti_meta_like_strides(const aoti_call *c, const aoti_meta *m, aot_memory_format format,
                                  aot_int out[AOT_MAX_DIMS]) {
  aoti_contiguous_strides(c->syms, m->ndim, m->size, out);
  if (format == AOT_CONTIGUOUS) return NULL;
  if (format == AOT_CHANNELS_LAST) {
    // Memory order N H W C (or N D H W C): channels innermost, then the last dimension.
    if (m->ndim < 4 || m->ndim > 5)
      return aoti_call_error(c, AOT_ERROR_INVALID, "channels_last needs 4 or 5 dimensions, not %d", m->ndim);
    aot_int step = m->size[1];
    out[1] = aot_i(1);
    for (int d = m->ndim - 1; d >= 2; d--) {
      out[d] = step;
      step = aoti_int_mul(c->syms, step, m->size[d]);
    }
    out[0] = step;
    return NULL;
  }
  if (!aoti_int_is(aoti_meta_numel(c->syms, m), 0)) aoti_preserved_strides(c->syms, m, out); // nothing has no order
  return NULL;
}
