// Norms by the root of the mean square, their derivative, and products that name their dtype: as what they are made of.
#include "decompose.h"
#include "calls.h"

// t in the dtype; as it is written where it has that dtype.
static tensor to(aoti_call *c, tensor t, aot_dtype d) {
  return !t || t->meta.dtype == d ? t : CALL(to_dtype, V(t), aoti_v_dtype(d), NO, NO, aoti_v_none());
}

// (input, normalized_shape, weight, eps): x r with r = 1 / sqrt(mean x^2 + eps), in f32 at least; without eps that of
// the dtype. *out_scale is r; row_major: so both results lie.
static tensor normalised(aoti_call *c, bool row_major, tensor *out_scale) {
  tensor input = IN(0);
  const aoti_meta *m = &input->meta;
  int n = (int)c->args[1].as.list.n;
  if (n > m->ndim || !n) {
    aoti_scope_fail(S, aoti_call_error(c, AOT_ERROR_INVALID, "%d dimensions of %d", n, m->ndim));
    return NULL;
  }
  tensor x = to(c, input, aoti_decompose_wide(m->dtype));
  double eps = aoti_arg_given(c, 3) ? aoti_arg_float(c, 3) : m->dtype == AOT_F64 ? 0x1p-52 : 0x1p-23;
  tensor mean = CALL(mean_dim, V(POW(x, 2)), aoti_decompose_range(c, m->ndim - n, m->ndim), YES, aoti_v_none());
  *out_scale = RSQRT(ADD(mean, eps));
  tensor r = MUL(x, *out_scale);
  if (IN(2)) r = MUL(r, IN(2));
  if (row_major) r = CONTIGUOUS(r), *out_scale = CONTIGUOUS(*out_scale);
  return to(c, r, m->dtype);
}
void aoti_decomp_rms_norm(aoti_call *c) {
  tensor scale, r = normalised(c, false, &scale);
  if (r) OUT(0, r);
}
void aoti_decomp__fused_rms_norm(aoti_call *c) {
  tensor scale, r = normalised(c, true, &scale);
  if (!r) return;
  OUT(0, r);
  OUT(1, scale);
}

// (grad_out, input, normalized_shape, rstd, weight, output_mask): with y = x r and h = grad weight, x gets
// r (h - y mean(h y)) and the weight the sum of grad y.
void aoti_decomp__fused_rms_norm_backward(aoti_call *c) {
  tensor input = IN(1), weight = IN(4);
  aot_dtype d = input->meta.dtype, wide = aoti_decompose_wide(d);
  int n = (int)c->args[2].as.list.n, ndim = input->meta.ndim;
  if (n > ndim || !n || c->args[5].as.list.n != 2) {
    aoti_scope_fail(S, aoti_call_error(c, AOT_ERROR_INVALID, "%d dimensions of %d", n, ndim));
    return;
  }
  tensor grad = to(c, IN(0), wide), rstd = aoti_decompose_trail(c, IN(3), ndim);
  tensor y = MUL(to(c, input, wide), rstd), h = grad;
  if (weight) h = MUL(grad, to(c, weight, wide));
  for (int i = 0; i < 2; i++) aoti_out_none(c, i);
  if (c->args[5].as.list.at[0].as.b) {
    tensor mean = CALL(mean_dim, V(MUL(h, y)), aoti_decompose_range(c, ndim - n, ndim), YES, aoti_v_none());
    OUT(0, to(c, MUL(SUB(h, MUL(y, mean)), rstd), d));
  }
  if (c->args[5].as.list.at[1].as.b && weight) {
    tensor each = MUL(grad, y);
    OUT(1, to(c, ndim > n ? SUM(each, aoti_decompose_range(c, 0, ndim - n), false) : each, d));
  }
}

// ---- products with the dtype of the result given: (self, mat2, out_dtype)

static void product(aoti_call *c, aot_op op) {
  aot_dtype d = c->args[2].as.dtype;
  tensor a = to(c, IN(0), d), b = to(c, IN(1), d);
  const aot_value args[] = {V(a), V(b)};
  OUT(0, aoti_call1(S, op, args, 2));
}
void aoti_decomp_mm_dtype(aoti_call *c) { product(c, AOT_OP_mm_default); }
void aoti_decomp_bmm_dtype(aoti_call *c) { product(c, AOT_OP_bmm_default); }
// (self, mat1, mat2, out_dtype, beta, alpha)
void aoti_decomp_addmm_dtype(aoti_call *c) {
  aot_dtype d = c->args[3].as.dtype;
  tensor added = to(c, IN(0), d), a = to(c, IN(1), d), b = to(c, IN(2), d);
  OUT(0, CALL(addmm_default, V(added), V(a), V(b), c->args[4], c->args[5]));
}
