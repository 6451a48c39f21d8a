/* What is computed from a tensor's dtype, sizes and strides alone. */
#include "ir.h"

aot_int aoti_meta_numel(aoti_syms *syms, const aoti_meta *meta) {
  aot_int n = meta->ndim ? meta->size[0] : aot_i(1);
  for (int i = 1; i < meta->ndim; i++) n = aoti_int_mul(syms, n, meta->size[i]);
  return n;
}

bool aoti_meta_bytes_hint(const aoti_syms *syms, const aoti_meta *meta, int64_t *out) {
  int64_t bytes = (int64_t)aot_dtype_size(meta->dtype);
  for (int i = 0; i < meta->ndim; i++)
    if (aoti_mul_overflows(bytes, aoti_int_hint(syms, meta->size[i]), &bytes)) return false;
  *out = bytes;
  return true;
}

void aoti_contiguous_strides(aoti_syms *syms, int ndim, const aot_int *size, aot_int *out_stride) {
  aot_int step = aot_i(1);
  for (int i = ndim - 1; i >= 0; i--) {
    out_stride[i] = step;
    /* A symbol is at least 2, so only a constant can be the 0 that counts as 1. */
    if (!aoti_int_is(size[i], 0)) step = aoti_int_mul(syms, step, size[i]);
  }
}

bool aoti_meta_is_contiguous(aoti_syms *syms, const aoti_meta *meta) {
  for (int i = 0; i < meta->ndim; i++)
    if (aoti_int_is(meta->size[i], 0)) return true;
  aot_int step = aot_i(1);
  for (int i = meta->ndim - 1; i >= 0; i--) {
    if (aoti_int_is(meta->size[i], 1)) continue;
    if (!aoti_int_same(meta->stride[i], step)) return false;
    step = aoti_int_mul(syms, step, meta->size[i]);
  }
  return true;
}
