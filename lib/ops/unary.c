// Functions of one value.
#include "ops.h"

#include <math.h>
#include <tgmath.h>

static const int self[] = {0};

// ---- meta

static aot_dtype as_float(aot_dtype d) { return aoti_is_float(d) ? d : AOT_F32; }
static aot_dtype dtype_of(const aoti_call *c) { return aoti_arg(c, 0)->meta.dtype; }

aot_status aoti_meta_unary(aoti_call *c) {
  if (!aoti_arg(c, 0)) return aoti_call_error(c, AOT_ERROR_INVALID, "no argument is a tensor");
  return aoti_out_pointwise(c, dtype_of(c), 1, self);
}
aot_status aoti_meta_unary_float(aoti_call *c) {
  if (!aoti_arg(c, 0)) return aoti_call_error(c, AOT_ERROR_INVALID, "no argument is a tensor");
  return aoti_out_pointwise(c, as_float(dtype_of(c)), 1, self);
}
aot_status aoti_meta_unary_bool(aoti_call *c) { return aoti_out_pointwise(c, AOT_B8, 1, self); }

// ---- reference

static int64_t negate(int64_t x) { return (int64_t)(0 - (uint64_t)x); }

// Into float first: a function of integers is a function of their f32 values.
#define FLOAT_FN(name, expr)                                                                \
  AOTI_KERNEL_F(name, expr)                                                                 \
  aot_status aoti_ref_##name(aoti_call *c) {                                                \
    return aoti_run_kernel(c, &name##_kernel, as_float(dtype_of(c)), false, 1, self, NULL); \
  }
#define SAME_FN(name, expr, int_expr)                                             \
  AOTI_KERNEL_FI(name, expr, int_expr)                                            \
  aot_status aoti_ref_##name(aoti_call *c) {                                      \
    return aoti_run_kernel(c, &name##_kernel, dtype_of(c), false, 1, self, NULL); \
  }
FLOAT_FN(acos, acos(a))
FLOAT_FN(acosh, acosh(a))
FLOAT_FN(asin, asin(a))
FLOAT_FN(asinh, asinh(a))
FLOAT_FN(atan, atan(a))
FLOAT_FN(atanh, atanh(a))
FLOAT_FN(cos, cos(a))
FLOAT_FN(cosh, cosh(a))
FLOAT_FN(erf, erf(a))
FLOAT_FN(erfc, erfc(a))
FLOAT_FN(exp, exp(a))
FLOAT_FN(exp2, exp2(a))
FLOAT_FN(expm1, expm1(a))
FLOAT_FN(log, log(a))
FLOAT_FN(log10, log10(a))
FLOAT_FN(log1p, log1p(a))
FLOAT_FN(log2, log2(a))
FLOAT_FN(reciprocal, 1 / a)
FLOAT_FN(rsqrt, 1 / sqrt(a))
FLOAT_FN(sigmoid, 1 / (1 + exp(-a)))
FLOAT_FN(sin, sin(a))
FLOAT_FN(sinh, sinh(a))
FLOAT_FN(sqrt, sqrt(a))
FLOAT_FN(tan, tan(a))
FLOAT_FN(tanh, tanh(a))
SAME_FN(abs, fabs(a), a < 0 ? negate(a) : a)
SAME_FN(neg, -a, negate(a))
SAME_FN(ceil, ceil(a), a)
SAME_FN(floor, floor(a), a)
SAME_FN(round, rint(a), a)
SAME_FN(trunc, trunc(a), a)
FLOAT_FN(frac, a - trunc(a))
SAME_FN(sgn, (a > 0) - (a < 0), (a > 0) - (a < 0))
SAME_FN(sign, (a > 0) - (a < 0), (a > 0) - (a < 0))
SAME_FN(isnan, a != a, 0)
SAME_FN(isinf, isinf(a) != 0, 0)
SAME_FN(logical_not, a == 0, a == 0)
AOTI_KERNEL(not_bool, a == 0)
AOTI_BLOCK(not_int, i64, int64_t, ~a)

aot_status aoti_ref_bitwise_not(aoti_call *c) {
  static const aoti_kernel ints = {{NULL, NULL, not_int_i64}};
  return aoti_run_kernel(c, dtype_of(c) == AOT_B8 ? &not_bool_kernel : &ints, dtype_of(c), false, 1, self, NULL);
}

// ---- derivatives

#define S  g->s
#define GO g->gout[0]
#define X  g->args[0].as.tensor
#define Y  g->results[0]
#define GIVE(name, expr) \
  void aoti_grad_##name(aoti_grad *g) { aoti_give(g, 0, expr); }
#define T(x)          aoti_v_tensor(x)
#define INT(x)        aoti_v_int(x)
#define FLT(x)        aoti_v_float(x)
#define CALL(op, ...) AOTI_CALL1(S, AOT_OP_##op, __VA_ARGS__)

static aot_tensor *times(aoti_grad *g, aot_tensor *t, double n) { return CALL(mul_Scalar, T(t), FLT(n)); }
static aot_tensor *plus(aoti_grad *g, aot_tensor *t, int64_t n) { return CALL(add_Scalar, T(t), INT(n)); }
static aot_tensor *power(aoti_grad *g, aot_tensor *t, int64_t n) { return CALL(pow_Tensor_Scalar, T(t), INT(n)); }

GIVE(neg, aot_neg(S, GO))
GIVE(exp, aot_mul(S, GO, Y))
GIVE(expm1, aot_mul(S, GO, plus(g, Y, 1)))
GIVE(log, aot_div(S, GO, X))
GIVE(log1p, aot_div(S, GO, plus(g, X, 1)))
GIVE(log2, aot_div(S, GO, times(g, X, M_LN2)))
GIVE(log10, aot_div(S, GO, times(g, X, M_LN10)))
GIVE(sin, aot_mul(S, GO, aot_cos(S, X)))
GIVE(cos, aot_mul(S, GO, aot_neg(S, aot_sin(S, X))))
GIVE(tan, aot_mul(S, GO, plus(g, power(g, Y, 2), 1)))
GIVE(tanh, aot_tanh_backward(S, GO, Y))
GIVE(sigmoid, aot_sigmoid_backward(S, GO, Y))
GIVE(sinh, aot_mul(S, GO, aot_cosh(S, X)))
GIVE(cosh, aot_mul(S, GO, aot_sinh(S, X)))
GIVE(exp2, times(g, aot_mul(S, GO, Y), M_LN2))
GIVE(abs, aot_mul(S, GO, aot_sgn(S, X)))
GIVE(zeros, aot_zeros_like(S, GO))
GIVE(first, GO)
GIVE(sqrt, aot_div(S, GO, CALL(mul_Scalar, T(Y), INT(2))))
GIVE(asinh, aot_mul(S, GO, aot_rsqrt(S, plus(g, power(g, X, 2), 1))))
GIVE(atan, aot_div(S, GO, plus(g, aot_mul(S, X, X), 1)))
GIVE(acosh, aot_mul(S, GO, aot_rsqrt(S, CALL(sub_Scalar, T(aot_mul(S, X, X)), INT(1)))))

// 1 / sqrt(1 - x^2)
static aot_tensor *arc(aoti_grad *g) { return aot_rsqrt(S, plus(g, aot_mul(S, aot_neg(S, X), X), 1)); }
GIVE(asin, aot_mul(S, GO, arc(g)))
GIVE(acos, aot_mul(S, GO, aot_neg(S, arc(g))))

// 2/sqrt(pi) exp(-x^2)
static aot_tensor *bell(aoti_grad *g, double scale) { return times(g, aot_exp(S, aot_neg(S, power(g, X, 2))), scale); }
GIVE(erf, aot_mul(S, bell(g, M_2_SQRTPI), GO))
GIVE(erfc, aot_mul(S, bell(g, -M_2_SQRTPI), GO))

// Where both factors need work, PyTorch computes the right one first.
void aoti_grad_reciprocal(aoti_grad *g) {
  aot_tensor *square = aot_mul(S, Y, Y);
  aoti_give(g, 0, aot_mul(S, aot_neg(S, GO), square));
}
void aoti_grad_rsqrt(aoti_grad *g) {
  aot_tensor *cube = power(g, Y, 3);
  aoti_give(g, 0, aot_mul(S, times(g, GO, -0.5), cube));
}
void aoti_grad_atanh(aoti_grad *g) {
  aot_tensor *rest = aoti_number_op(S, AOT_OP_sub_Tensor, aoti_v_int(1), power(g, X, 2));
  aoti_give(g, 0, aot_div(S, CALL(mul_Scalar, T(GO), INT(1)), rest));
}
void aoti_grad_sgn(aoti_grad *g) {
  aoti_give(g, 0,
            CALL(_efficientzerotensor_default, aoti_v_ints(S, GO->meta.size, (size_t)GO->meta.ndim),
                 aoti_v_dtype(GO->meta.dtype), aoti_v_layout(), aoti_v_device(GO->meta.device)));
}
