// The operators of PyTorch's prims that the inductor decompositions are written in.
#include "ops.h"

#include <math.h>

static const int fma_inputs[] = {0, 1, 2};

// ---- meta

// Unlike _to_copy it knows one layout: that of its input.
aot_status aoti_meta_convert_element_type_default(aoti_call *c) {
  const aot_tensor *a = aoti_arg(c, 0);
  aot_int stride[AOT_MAX_DIMS];
  AOT_TRY(aoti_like_strides(c, a, AOT_PRESERVE, stride));
  return aoti_out(c, 0, c->args[1].as.dtype, a->meta.ndim, a->meta.size, stride);
}

aot_status aoti_meta_fma_default(aoti_call *c) {
  aot_dtype d = aoti_common_dtype(c, 3, fma_inputs);
  if (!aoti_is_float(d)) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(d));
  return aoti_out_pointwise(c, d, 3, fma_inputs);
}

// (length, start, step, dtype, device, requires_grad)
aot_status aoti_meta_iota_default(aoti_call *c) {
  aot_int n = c->args[0].as.i;
  if (!n.sym && n.value < 0) return aoti_call_error(c, AOT_ERROR_INVALID, "the length is negative");
  if (aoti_is_float(c->args[3].as.dtype) || c->args[3].as.dtype == AOT_B8)
    return aoti_call_error(c, AOT_ERROR_INVALID, "defined for integers only");
  return aoti_out(c, 0, c->args[3].as.dtype, 1, &n, NULL);
}

// ---- reference

aot_status aoti_ref_iota_default(aoti_call *c) {
  const aot_tensor *t = aoti_result(c, 0);
  uint64_t start = (uint64_t)aoti_arg_int(c, 1), step = (uint64_t)aoti_arg_int(c, 2);
  for (int64_t i = 0, n = aoti_tensor_numel(t); i < n; i++) {
    int64_t v = (int64_t)(start + (uint64_t)i * step);
    char *to = (char *)aoti_tensor_ptr(t) + i * (int64_t)aot_dtype_size(t->meta.dtype);
    aoti_store(AOTI_COMPUTE_I64, &v, t->meta.dtype, to, 0, 1);
  }
  return NULL;
}

static void fma_f32(int64_t n, void *out, const void *const *in, const aoti_scalars *p) {
  const float *a = in[0], *b = in[1], *c = in[2];
  (void)p;
  for (int64_t i = 0; i < n; i++) ((float *)out)[i] = fmaf(a[i], b[i], c[i]);
}
static void fma_f64(int64_t n, void *out, const void *const *in, const aoti_scalars *p) {
  const double *a = in[0], *b = in[1], *c = in[2];
  (void)p;
  for (int64_t i = 0; i < n; i++) ((double *)out)[i] = fma(a[i], b[i], c[i]);
}
aot_status aoti_ref_fma_default(aoti_call *c) {
  static const aoti_kernel kernel = {{fma_f32, fma_f64, NULL}};
  return aoti_run_kernel(c, &kernel, aoti_result(c, 0)->meta.dtype, false, 3, fma_inputs, NULL);
}
