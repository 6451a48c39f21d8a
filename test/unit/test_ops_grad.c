// Derivatives of the pointwise, view and joining operators, against central differences in f64, with broadcasting.
#include "dispatch.h"

#include <setjmp.h>
#include <string.h>
#include <cmocka.h>

#include "gradcheck.h"

#define FN(name, expr)                                          \
  static aot_tensor *name(aot_scope *s, aot_tensor *const *x) { \
    aot_tensor *a = x[0], *b = x[1], *c = x[2];                 \
    (void)a, (void)b, (void)c;                                  \
    return expr;                                                \
  }
#define F(v) aot_float_scalar(v)
#define I(v) aot_int_scalar(v)

// One input of 2x3, values in [low, high]. Every expression ends in something curved, so that seeds of ones would not
// do.
#define ONE(X)                                                                                                       \
  X(neg, -2, 2, aot_neg(s, a))                                                                                       \
  X(exp, -2, 2, aot_exp(s, a))                                                                                       \
  X(exp2, -2, 2, aot_exp2(s, a))                                                                                     \
  X(expm1, -2, 2, aot_expm1(s, a))                                                                                   \
  X(log, 0.5, 2, aot_log(s, a))                                                                                      \
  X(log1p, -0.5, 2, aot_log1p(s, a))                                                                                 \
  X(log2, 0.5, 2, aot_log2(s, a))                                                                                    \
  X(log10, 0.5, 2, aot_log10(s, a))                                                                                  \
  X(sqrt, 0.5, 2, aot_sqrt(s, a))                                                                                    \
  X(rsqrt, 0.5, 2, aot_rsqrt(s, a))                                                                                  \
  X(reciprocal, 0.5, 2, aot_reciprocal(s, a))                                                                        \
  X(sin, -2, 2, aot_sin(s, a))                                                                                       \
  X(cos, -2, 2, aot_cos(s, a))                                                                                       \
  X(tan, -1, 1, aot_tan(s, a))                                                                                       \
  X(asin, -0.9, 0.9, aot_asin(s, a))                                                                                 \
  X(acos, -0.9, 0.9, aot_acos(s, a))                                                                                 \
  X(atan, -2, 2, aot_atan(s, a))                                                                                     \
  X(sinh, -2, 2, aot_sinh(s, a))                                                                                     \
  X(cosh, -2, 2, aot_cosh(s, a))                                                                                     \
  X(tanh, -2, 2, aot_tanh(s, a))                                                                                     \
  X(asinh, -2, 2, aot_asinh(s, a))                                                                                   \
  X(acosh, 1.2, 3, aot_acosh(s, a))                                                                                  \
  X(atanh, -0.9, 0.9, aot_atanh(s, a))                                                                               \
  X(sigmoid, -2, 2, aot_sigmoid(s, a))                                                                               \
  X(erf, -2, 2, aot_erf(s, a))                                                                                       \
  X(erfc, -2, 2, aot_erfc(s, a))                                                                                     \
  X(abs_negative, -2, -1, aot_abs(s, a))                                                                             \
  X(frac, 0.1, 0.9, aot_frac(s, a))                                                                                  \
  X(floor, 0.1, 0.9, aot_floor(s, a))                                                                                \
  X(relu, 0.1, 2, aot_relu(s, a))                                                                                    \
  X(gelu, -2, 2, aot_gelu(s, a))                                                                                     \
  X(gelu_tanh, -2, 2, aot_gelu_default(s, a, "tanh"))                                                                \
  X(silu, -2, 2, aot_silu(s, a))                                                                                     \
  X(mish, -2, 2, aot_mish(s, a))                                                                                     \
  X(softplus, -2, 2, aot_softplus_default(s, a, F(2), F(20)))                                                        \
  X(elu, -2, -0.1, aot_elu_default(s, a, F(1.5), F(0.7), F(2)))                                                      \
  X(leaky_relu, -2, -0.1, aot_leaky_relu_default(s, a, F(0.1)))                                                      \
  X(hardsigmoid, -2, 2, aot_hardsigmoid(s, a))                                                                       \
  X(hardswish, -2, 2, aot_hardswish(s, a))                                                                           \
  X(hardtanh, -0.9, 0.9, aot_hardtanh(s, a))                                                                         \
  X(clamp_inside, -0.4, 0.4,                                                                                         \
    aot_clamp_default(s, a, &(aot_scalar){.kind = AOT_SCALAR_FLOAT, .f = -0.5},                                      \
                      &(aot_scalar){.kind = AOT_SCALAR_FLOAT, .f = 0.5}))                                            \
  X(clamp_outside, 1, 2, aot_clamp_default(s, a, NULL, &(aot_scalar){.kind = AOT_SCALAR_FLOAT, .f = 0.5}))           \
  X(pow_3, -2, 2, aot_pow_Tensor_Scalar(s, a, I(3)))                                                                 \
  X(pow_half, 0.5, 2, aot_pow_Tensor_Scalar(s, a, F(0.5)))                                                           \
  X(pow_0, 0.5, 2, aot_pow_Tensor_Scalar(s, a, I(0)))                                                                \
  X(pow_base, -2, 2, aot_pow_Scalar(s, F(1.7), a))                                                                   \
  X(twice_over, -2, 2, aot_tanh(s, aot_tanh(s, a)))                                                                  \
  X(same_twice, -2, 2, aot_mul(s, a, a))                                                                             \
  X(number, -2, 2, aot_rsub_Scalar(s, aot_mul_Scalar(s, a, F(3)), I(1), F(2)))                                       \
  X(cast, -2, 2, aot_sin(s, aot__to_copy_default(s, aot_cos(s, a), AOT_F64, NULL, false, AOT_MEMORY_FORMAT_NONE)))   \
  X(view, -2, 2, aot_sin(s, aot_view(s, a, AOT_INTS(aot_i(3), aot_i(-1)))))                                          \
  X(reshape_copy, -2, 2, aot_sin(s, aot_reshape(s, aot_t(s, a), AOT_INTS(aot_i(6)))))                                \
  X(permute, -2, 2, aot_sin(s, aot_permute(s, a, AOT_INTS(aot_i(-1), aot_i(0)))))                                    \
  X(transpose, -2, 2, aot_sin(s, aot_transpose(s, a, 0, 1)))                                                         \
  X(expand, -2, 2, aot_sin(s, aot_expand(s, a, AOT_INTS(aot_i(4), aot_i(-1), aot_i(3)))))                            \
  X(unsqueeze, -2, 2, aot_sin(s, aot_squeeze_dim(s, aot_unsqueeze(s, a, -1), 2)))                                    \
  X(squeeze, -2, 2, aot_sin(s, aot_squeeze(s, aot_view(s, a, AOT_INTS(aot_i(1), aot_i(6), aot_i(1))))))              \
  X(select, -2, 2, aot_sin(s, aot_select(s, a, 1, aot_i(-1))))                                                       \
  X(slice, -2, 2, aot_sin(s, aot_slice_Tensor(s, a, 1, NULL, NULL, aot_i(2))))                                       \
  X(diagonal, -2, 2, aot_sin(s, aot_diagonal_default(s, a, 1, 0, 1)))                                                \
  X(repeat, -2, 2, aot_sin(s, aot_repeat(s, a, AOT_INTS(aot_i(2), aot_i(1), aot_i(3)))))                             \
  X(flip, -2, 2, aot_sin(s, aot_flip(s, a, AOT_INTS(aot_i(0), aot_i(1)))))                                           \
  X(roll, -2, 2, aot_sin(s, aot_roll_default(s, a, AOT_INTS(aot_i(1), aot_i(-2)), AOT_INTS(aot_i(0), aot_i(1)))))    \
  X(pad, -2, 2, aot_sin(s, aot_constant_pad_nd_default(s, a, AOT_INTS(aot_i(1), aot_i(-1)), F(0.5))))                \
  X(tril, -2, 2, aot_sin(s, aot_tril_default(s, a, aot_i(-1))))                                                      \
  X(triu, -2, 2, aot_sin(s, aot_triu_default(s, a, aot_i(1))))                                                       \
  X(clone, -2, 2, aot_sin(s, aot_clone(s, a)))                                                                       \
  X(add_in_place, -2, 2, aot_add__Tensor(s, aot_sin(s, a), a, F(2)))                                                 \
  X(mul_in_place, -2, 2, aot_mul__Tensor(s, aot_sin(s, a), a))                                                       \
  X(exp_in_place, -2, 2, aot_exp_(s, aot_sin(s, a)))                                                                 \
  X(sin_in_place, -2, 2, aot_sin_(s, aot_add(s, a, a)))                                                              \
  X(fill_in_place, -2, 2, aot_mul(s, a, aot_fill__Scalar(s, aot_sin(s, a), F(2))))                                   \
  X(copy_in_place, -2, 2, aot_copy_(s, aot_sin(s, a), aot_select(s, a, 0, aot_i(0))))                                \
  X(lgamma, 0.5, 3, aot_lgamma(s, a))                                                                                \
  X(digamma, 0.5, 3, aot_digamma(s, a))                                                                              \
  X(polygamma, 0.5, 3, aot_polygamma(s, 1, a))                                                                       \
  X(rad2deg, -2, 2, aot_deg2rad(s, aot_rad2deg(s, a)))                                                               \
  X(nan_to_num, -2, 2, aot_sin(s, aot_nan_to_num(s, a)))                                                             \
  X(logit, 0.2, 0.8, aot_logit(s, a))                                                                                \
  X(celu, -2, -0.1, aot_celu_default(s, a, F(0.5)))                                                                  \
  X(glu, -2, 2, aot_glu_default(s, a, 0))                                                                            \
  X(reflection_pad, -2, 2, aot_sin(s, aot_reflection_pad1d(s, a, AOT_INTS(aot_i(2), aot_i(1)))))                     \
  X(replication_pad, -2, 2, aot_sin(s, aot_replication_pad1d(s, a, AOT_INTS(aot_i(2), aot_i(-1)))))                  \
  X(rot90, -2, 2, aot_sin(s, aot_rot90_default(s, a, 1, AOT_INTS(aot_i(0), aot_i(1)))))                              \
  X(pixel_unshuffle, -2, 2,                                                                                          \
    aot_sin(s, aot_pixel_unshuffle(s,                                                                                \
                                   aot_view(s, aot_repeat(s, a, AOT_INTS(aot_i(2), aot_i(2))),                       \
                                            AOT_INTS(aot_i(1), aot_i(4), aot_i(6))),                                 \
                                   2)))                                                                              \
  X(diag_embed, -2, 2, aot_sin(s, aot_diag_embed_default(s, a, 1, 0, 2)))                                            \
  X(unfold, -2, 2, aot_sin(s, aot_unfold(s, a, 1, 2, 1)))                                                            \
  X(as_strided, -2, 2, aot_sin(s, aot_as_strided(s, a, AOT_INTS(aot_i(2), aot_i(2)), AOT_INTS(aot_i(3), aot_i(1))))) \
  X(view_copy, -2, 2, aot_sin(s, aot_view_copy(s, a, AOT_INTS(aot_i(3), aot_i(2)))))

// Two inputs, 2x3 and 3: b is broadcast.
#define TWO(X)                                                                                                       \
  X(add, -2, 2, aot_add_Tensor(s, a, b, F(0.5)))                                                                     \
  X(sub, -2, 2, aot_sub_Tensor(s, a, b, F(0.5)))                                                                     \
  X(rsub, -2, 2, aot_rsub_Tensor(s, a, b, F(2)))                                                                     \
  X(mul, -2, 2, aot_mul(s, a, b))                                                                                    \
  X(div, 0.5, 2, aot_div(s, a, b))                                                                                   \
  X(pow, 0.5, 2, aot_pow(s, a, b))                                                                                   \
  X(maximum, -2, 2, aot_maximum(s, a, b))                                                                            \
  X(minimum, -2, 2, aot_minimum(s, a, b))                                                                            \
  X(atan2, 0.5, 2, aot_atan2(s, a, b))                                                                               \
  X(remainder, 1, 1.9, aot_remainder(s, aot_mul_Scalar(s, a, F(3)), aot_add_Scalar(s, b, F(1), I(1))))               \
  X(fmod, 1, 1.9, aot_fmod(s, aot_mul_Scalar(s, a, F(-3)), aot_add_Scalar(s, b, F(1), I(1))))                        \
  X(where, -2, 2, aot_sin(s, aot_where(s, aot_gt(s, a, b), a, b)))                                                   \
  X(masked_fill, -2, 2, aot_sin(s, aot_masked_fill_Scalar(s, aot_mul(s, a, b), aot_gt(s, a, b), F(1))))              \
  X(clamp_min_tensor, -2, 2, aot_sin(s, aot_clamp_min_Tensor(s, a, b)))                                              \
  X(clamp_max_tensor, -2, 2, aot_sin(s, aot_clamp_max_Tensor(s, a, b)))                                              \
  X(sigmoid_backward, 0.1, 0.9, aot_sigmoid_backward(s, a, b))                                                       \
  X(tanh_backward, 0.1, 0.9, aot_tanh_backward(s, a, b))                                                             \
  X(gelu_backward, -2, 2, aot_gelu_backward(s, a, b))                                                                \
  X(gelu_tanh_backward, -2, 2, aot_gelu_backward_default(s, a, b, "tanh"))                                           \
  X(softplus_backward, -2, 2, aot_softplus_backward(s, a, b, F(2), F(20)))                                           \
  X(elu_backward, -2, -0.1, aot_elu_backward(s, a, F(1.5), F(0.7), F(2), false, b))                                  \
  X(elu_backward_result, -2, -0.1, aot_elu_backward(s, a, F(1.5), F(0.7), F(2), true, b))                            \
  X(threshold_backward, 0.5, 2, aot_threshold_backward(s, a, b, F(1)))                                               \
  X(lerp_number, -2, 2, aot_lerp_Scalar(s, a, b, F(0.3)))                                                            \
  X(cat, -2, 2, aot_sin(s, aot_cat_default(s, (aot_tensors){(aot_tensor *[]){a, aot_unsqueeze(s, b, 0), a}, 3}, 0))) \
  X(stack, -2, 2, aot_sin(s, aot_stack_default(s, (aot_tensors){(aot_tensor *[]){b, b}, 2}, -1)))                    \
  X(select_scatter, -2, 2, aot_sin(s, aot_select_scatter(s, a, b, 0, aot_i(1))))                                     \
  X(mul_in_place_2, -2, 2, aot_mul__Tensor(s, aot_sin(s, a), b))                                                     \
  X(fmax, -2, 2, aot_fmax(s, a, b))                                                                                  \
  X(fmin, -2, 2, aot_fmin(s, a, b))                                                                                  \
  X(xlogy, 0.5, 2, aot_xlogy(s, a, b))                                                                               \
  X(hypot, 0.5, 2, aot_hypot(s, a, b))                                                                               \
  X(copysign, 0.5, 2, aot_copysign(s, a, aot_neg(s, b)))                                                             \
  X(logaddexp, -2, 2, aot_logaddexp(s, a, b))                                                                        \
  X(logaddexp2, -2, 2, aot_logaddexp2(s, a, b))                                                                      \
  X(ldexp, -2, 2, aot_ldexp(s, a, b))                                                                                \
  X(prelu, -2, 2, aot__prelu_kernel(s, a, b))                                                                        \
  X(split, -2, 2, split_product(s, a, b))                                                                            \
  X(unbind, -2, 2, unbind_product(s, a, b))

// Three inputs, 2x3, 3, 2x1.
#define THREE(X)                                              \
  X(lerp, -2, 2, aot_lerp_Tensor(s, a, b, c))                 \
  X(addcmul, -2, 2, aot_addcmul_default(s, a, b, c, F(0.5)))  \
  X(addcdiv, 0.5, 2, aot_addcdiv_default(s, a, b, c, F(0.5))) \
  X(clamp_tensors, -2, 2, aot_sin(s, aot_clamp_Tensor(s, a, b, c)))

static aot_tensor *split_product(aot_scope *s, aot_tensor *a, aot_tensor *b) {
  aot_tensor *part[2];
  aot_split_Tensor(s, a, aot_i(2), 1, part, 2);
  return aot_mul(s, aot_mul(s, part[0], aot_select(s, b, 0, aot_i(1))), part[1]);
}
static aot_tensor *unbind_product(aot_scope *s, aot_tensor *a, aot_tensor *b) {
  aot_tensor *part[2];
  aot_unbind_int(s, a, 0, part, 2);
  return aot_mul(s, part[1], aot_sin(s, b));
}

#define DEFINE(name, low, high, expr) FN(check_##name, expr)
ONE(DEFINE)
TWO(DEFINE)
THREE(DEFINE)

#define CASE1(name, low, high, expr) {#name, check_##name, 1, low, high, {{2, {2, 3}}}},
#define CASE2(name, low, high, expr) {#name, check_##name, 2, low, high, {{2, {2, 3}}, {1, {3}}}},
#define CASE3(name, low, high, expr) {#name, check_##name, 3, low, high, {{2, {2, 3}}, {1, {3}}, {2, {2, 1}}}},
static const gradcheck_case cases[] = {ONE(CASE1) TWO(CASE2) THREE(CASE3)};

static void derivatives_are_the_slopes(void **state) {
  (void)state;
  gradcheck_all(cases, sizeof cases / sizeof *cases);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(derivatives_are_the_slopes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
