// Operators of three tensors: interpolation, and products or quotients added to a tensor.
#include "ops.h"

#include <math.h>
#include <tgmath.h>

static const int three[] = {0, 1, 2};

aot_status aoti_meta_ternary(aoti_call *c) { return aoti_out_pointwise(c, aoti_common_dtype(c, 3, three), 3, three); }

// PyTorch refuses to promote what lerp interpolates between.
aot_status aoti_meta_lerp(aoti_call *c) {
  bool number = c->args[2].kind != AOT_TENSOR;
  aot_dtype d = aoti_arg(c, 0)->meta.dtype;
  if (!aoti_arg(c, 1) || aoti_arg(c, 1)->meta.dtype != d || (!number && aoti_arg(c, 2)->meta.dtype != d))
    return aoti_call_error(c, AOT_ERROR_INVALID, "self, end and weight must have one dtype");
  return aoti_out_pointwise(c, d, number ? 2 : 3, three);
}
aot_status aoti_meta_addcdiv(aoti_call *c) {
  aot_dtype d = aoti_common_dtype(c, 3, three);
  if (!aoti_is_float(d)) return aoti_call_error(c, AOT_ERROR_INVALID, "not defined for %s", aot_dtype_name(d));
  return aoti_meta_ternary(c);
}

static int64_t product(int64_t x, int64_t y, int64_t z) { return (int64_t)((uint64_t)x * (uint64_t)y * (uint64_t)z); }

// From the nearer end, so that weight 1 gives `end` exactly.
AOTI_KERNEL_F(lerp, fabs(c) < (T)0.5 ? a + c * (b - a) : b - (b - a) * (1 - c))
AOTI_KERNEL_FI(addcmul, a + p0 * b * c, (int64_t)((uint64_t)a + (uint64_t)product(p0, b, c)))
AOTI_KERNEL_F(addcdiv, a + p0 * b / c)

aot_status aoti_ref_lerp(aoti_call *c) {
  return aoti_run_kernel(c, &lerp_kernel, aoti_result(c, 0)->meta.dtype, false, 3, three, NULL);
}
static aot_status with_value(aoti_call *c, const aoti_kernel *k) {
  aoti_scalars p = {0};
  aoti_scalar_set(&p, 0, &c->args[3]);
  return aoti_run_kernel(c, k, aoti_result(c, 0)->meta.dtype, false, 3, three, &p);
}
aot_status aoti_ref_addcmul(aoti_call *c) { return with_value(c, &addcmul_kernel); }
aot_status aoti_ref_addcdiv(aoti_call *c) { return with_value(c, &addcdiv_kernel); }

// ---- derivatives

#define S             g->s
#define GO            g->gout[0]
#define ARG(i)        g->args[i]
#define V(x)          aoti_v_tensor(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

void aoti_grad_lerp_Tensor(aoti_grad *g) {
  if (aoti_needs(g, 1)) aoti_give(g, 1, CALL(mul_Tensor, V(GO), ARG(2)));
  if (aoti_needs(g, 0)) {
    aot_tensor *rest = aoti_number_op(S, AOT_OP_sub_Tensor, aoti_v_int(1), ARG(2).as.tensor);
    aoti_give(g, 0, aot_mul(S, GO, rest));
  }
  if (aoti_needs(g, 2)) aoti_give(g, 2, aot_mul(S, GO, CALL(sub_Tensor, ARG(1), ARG(0))));
}
void aoti_grad_lerp_Scalar(aoti_grad *g) {
  double w = ARG(2).kind == AOT_FLOAT ? ARG(2).as.f : (double)ARG(2).as.i.value;
  if (aoti_needs(g, 1)) aoti_give(g, 1, CALL(mul_Scalar, V(GO), ARG(2)));
  if (aoti_needs(g, 0))
    aoti_give(
        g, 0,
        CALL(mul_Scalar, V(GO), ARG(2).kind == AOT_INT ? aoti_v_int(1 - ARG(2).as.i.value) : aoti_v_float(1 - w)));
}

void aoti_grad_addcmul(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, GO);
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_mul(S, GO, CALL(mul_Scalar, ARG(2), ARG(3))));
  if (aoti_needs(g, 2)) aoti_give(g, 2, aot_mul(S, GO, CALL(mul_Scalar, ARG(1), ARG(3))));
}

void aoti_grad_addcdiv(aoti_grad *g) {
  if (aoti_needs(g, 0)) aoti_give(g, 0, GO);
  if (aoti_needs(g, 1)) aoti_give(g, 1, aot_mul(S, GO, aoti_number_op(S, AOT_OP_div_Tensor, ARG(3), ARG(2).as.tensor)));
  if (aoti_needs(g, 2)) {
    aot_tensor *square = CALL(mul_Tensor, ARG(2), ARG(2)), *top = CALL(mul_Scalar, ARG(1), ARG(3));
    aot_tensor *q = aot_div(S, top, square);
    aoti_give(g, 2, aot_mul(S, aot_neg(S, GO), q));
  }
}
