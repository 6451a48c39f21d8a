/* Derivatives of medians, norms, distances, bilinear products, pools, resizing, sampling, columns and bags against
 * central differences in f64; and the second derivatives that their gradients have. */
#include "unit.h"

#include "gradcheck.h"

static aot_tensor *indices(aot_scope *s, aot_ints size, const int64_t *values) {
  return aot_tensor_new(s, AOT_I64, size, values);
}
#define I(n) aot_i(n)
#define INDEX(...) \
  indices(s, AOT_INTS(I(sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t))), (const int64_t[]){__VA_ARGS__})
#define F(v)      aot_float_scalar(v)
#define SIZE(...) AOT_INTS(__VA_ARGS__)

// The first result of an operator of several.
#define FIRST(n, call)    \
  aot_tensor *r[n] = {0}; \
  call;                   \
  return r[0];
#define PRODUCT(call)     \
  aot_tensor *r[2] = {0}; \
  call;                   \
  return aot_mul(s, r[0], aot_sin(s, r[1]));

static aot_tensor *cube(aot_scope *s, aot_tensor *a) { // [1, 2, 3, 3, 3] of a's 6 elements, all different
  aot_tensor *wide = aot_mul(s, aot_view(s, a, SIZE(I(6), I(1))), aot_view(s, a, SIZE(I(1), I(6))));
  wide = aot_add(s, wide, aot_mul_Scalar(s, aot_view(s, a, SIZE(I(6), I(1))), F(0.37)));
  wide = aot_mul(
      s, aot_view(s, wide, SIZE(I(36), I(1))),
      aot_view(s, aot_slice_Tensor(s, aot_view(s, a, SIZE(I(6))), 0, NULL, &(aot_int){3, 0}, I(1)), SIZE(I(1), I(3))));
  return aot_view(s, aot_slice_Tensor(s, aot_view(s, wide, SIZE(I(108))), 0, NULL, &(aot_int){54, 0}, I(1)),
                  SIZE(I(1), I(2), I(3), I(3), I(3)));
}
static aot_tensor *plane(aot_scope *s, aot_tensor *a) { // [1, 1, 6, 6]
  return aot_view(s, aot_mul(s, aot_view(s, a, SIZE(I(6), I(1))), aot_sin(s, aot_view(s, a, SIZE(I(1), I(6))))),
                  SIZE(I(1), I(1), I(6), I(6)));
}
static aot_tensor *median(aot_scope *s, aot_tensor *a) { FIRST(2, aot_median_dim(s, a, 1, false, &r[0], &r[1])) }
static aot_tensor *mode(aot_scope *s, aot_tensor *a) { FIRST(2, aot_mode_default(s, a, 1, true, &r[0], &r[1])) }
static aot_tensor *cummax(aot_scope *s, aot_tensor *a) { FIRST(2, aot_cummax(s, a, 1, &r[0], &r[1])) }
static aot_tensor *cummin(aot_scope *s, aot_tensor *a) { FIRST(2, aot_cummin(s, a, 0, &r[0], &r[1])) }
static aot_tensor *aminmax(aot_scope *s, aot_tensor *a) {
  PRODUCT(aot_aminmax_default(s, a, NULL, false, &r[0], &r[1]))
}
static aot_tensor *aminmax_dim(aot_scope *s, aot_tensor *a) {
  PRODUCT(aot_aminmax_default(s, a, &(aot_int){1, 0}, true, &r[0], &r[1]))
}
static aot_tensor *max_pool3d(aot_scope *s, aot_tensor *a) {
  FIRST(2, aot_max_pool3d_with_indices_default(s, cube(s, a), SIZE(I(2)), SIZE(I(1)), SIZE(I(1)), SIZE(I(1)), false,
                                               &r[0], &r[1]))
}
static aot_tensor *adaptive_max(aot_scope *s, aot_tensor *a) {
  FIRST(2, aot_adaptive_max_pool2d(s, plane(s, a), SIZE(I(4), I(2)), &r[0], &r[1]))
}
static aot_tensor *adaptive_max3d(aot_scope *s, aot_tensor *a) {
  FIRST(2, aot_adaptive_max_pool3d(s, cube(s, a), SIZE(I(2), I(3), I(1)), &r[0], &r[1]))
}
static aot_tensor *bag(aot_scope *s, aot_tensor *table, aot_tensor *factors, int64_t mode_) {
  FIRST(4, aot__embedding_bag_default(s, table, INDEX(0, 1, 1, 0, 1, 0), INDEX(0, 2, 3), false, mode_, false, factors,
                                      false, -1, &r[0], &r[1], &r[2], &r[3]))
}
static aot_tensor *norm_along(aot_scope *s, aot_tensor *a) {
  const aot_scalar p = aot_float_scalar(1.5);
  return aot_norm_ScalarOpt_dim(s, a, &p, SIZE(I(1)), false);
}
static aot_tensor *grid(aot_scope *s, aot_tensor *b) {
  return aot_view(s, aot_sub_Scalar(s, b, F(1.1), aot_int_scalar(1)), SIZE(I(1), I(1), I(3), I(2)));
}

// All three results of convolution_backward, whose arguments are images, filters and what comes back of them.
static aot_tensor *conv_twice(aot_scope *s, aot_tensor *a, aot_tensor *b) {
  aot_tensor *r[3], *input = aot_view(s, a, SIZE(I(1), I(1), I(2), I(3)));
  aot_tensor *weight = aot_view(s, aot_sin(s, b), SIZE(I(2), I(1), I(1), I(3)));
  aot_tensor *grad =
      aot_view(s, aot_slice_Tensor(s, aot_view(s, aot_mul(s, a, b), SIZE(I(6))), 0, NULL, &(aot_int){4, 0}, I(1)),
               SIZE(I(1), I(2), I(2), I(1)));
  const bool all[] = {true, true, true};
  aot_convolution_backward(s, grad, input, weight, &SIZE(I(2)), SIZE(I(1), I(1)), SIZE(I(0), I(0)), SIZE(I(1), I(1)),
                           false, SIZE(I(0), I(0)), I(1), all, &r[0], &r[1], &r[2]);
  return aot_mul(s, aot_add(s, aot_sum(s, aot_sin(s, r[0])), aot_sum(s, r[2])), aot_sin(s, r[1]));
}

#define ONE(X)                                                                                                         \
  X(median, median(s, a))                                                                                              \
  X(median_all, aot_median(s, a))                                                                                      \
  X(nanmedian, aot_nanmedian(s, a))                                                                                    \
  X(mode, mode(s, a))                                                                                                  \
  X(cummax, cummax(s, a))                                                                                              \
  X(cummin, cummin(s, a))                                                                                              \
  X(aminmax, aminmax(s, a))                                                                                            \
  X(aminmax_dim, aminmax_dim(s, a))                                                                                    \
  X(nansum, aot_nansum(s, aot_sin(s, a)))                                                                              \
  X(logcumsumexp, aot_sin(s, aot_logcumsumexp(s, a, 1)))                                                               \
  X(norm, aot_norm_Scalar(s, a, F(3)))                                                                                 \
  X(norm_dim, norm_along(s, a))                                                                                        \
  X(trace, aot_sin(s, aot_trace(s, a)))                                                                                \
  X(matrix_exp, aot_linalg_matrix_exp(s, aot_mm(s, a, aot_t(s, a))))                                                   \
  X(pdist, aot__pdist_forward_default(s, a, 3))                                                                        \
  X(take, aot_sin(s, aot_take(s, a, INDEX(0, -1, 2, 2))))                                                              \
  X(im2col, aot_sin(s, aot_im2col(s, plane(s, a), SIZE(I(2), I(3)), SIZE(I(1)), SIZE(I(1)), SIZE(I(2)))))              \
  X(col2im, aot_sin(s, aot_col2im(s, aot_view(s, plane(s, a), SIZE(I(1), I(4), I(9))), SIZE(I(4), I(4)), SIZE(I(2)),   \
                                  SIZE(I(1)), SIZE(I(0)), SIZE(I(1)))))                                                \
  X(max_pool3d, max_pool3d(s, a))                                                                                      \
  X(adaptive_max_pool2d, adaptive_max(s, a))                                                                           \
  X(adaptive_max_pool3d, adaptive_max3d(s, a))                                                                         \
  X(avg_pool3d,                                                                                                        \
    aot_sin(s, aot_avg_pool3d_default(s, cube(s, a), SIZE(I(2)), SIZE(I(2)), SIZE(I(1)), true, false, NULL)))          \
  X(adaptive_avg_pool3d, aot_sin(s, aot_adaptive_avg_pool3d(s, cube(s, a), SIZE(I(2), I(1), I(3)))))                   \
  X(adaptive_avg_pool1d, aot_sin(s, aot_adaptive_avg_pool1d(s, a, SIZE(I(2)))))                                        \
  X(nearest, aot_sin(s, aot_upsample_nearest2d_default(s, plane(s, a), SIZE(I(8), I(4)), NULL, NULL)))                 \
  X(bilinear, aot_sin(s, aot_upsample_bilinear2d_default(s, plane(s, a), SIZE(I(8), I(4)), false, NULL, NULL)))        \
  X(bicubic, aot_sin(s, aot_upsample_bicubic2d_default(s, plane(s, a), SIZE(I(8), I(4)), true, NULL, NULL)))           \
  X(bilinear_aa, aot_sin(s, aot__upsample_bilinear2d_aa_default(s, plane(s, a), SIZE(I(2), I(3)), false, NULL, NULL))) \
  X(bicubic_aa, aot_sin(s, aot__upsample_bicubic2d_aa_default(s, plane(s, a), SIZE(I(3), I(8)), true, NULL, NULL)))    \
  X(affine_grid, aot_sin(s, aot_affine_grid_generator(s, aot_view(s, a, SIZE(I(1), I(2), I(3))),                       \
                                                      SIZE(I(1), I(1), I(3), I(2)), false)))                           \
  X(trilinear,                                                                                                         \
    aot_sin(s, aot_upsample_trilinear3d_default(s, cube(s, a), SIZE(I(2), I(4), I(3)), true, NULL, NULL, NULL)))       \
  X(bag_mean, bag(s, a, NULL, 1))                                                                                      \
  X(bag_max, bag(s, a, NULL, 2))

#define TWO(X)                                                                                                         \
  X(dist, aot_dist_default(s, a, aot_sin(s, b), F(3)))                                                                 \
  X(cdist, aot__cdist_forward(s, a, aot_sin(s, b), 1.5, NULL))                                                         \
  X(cross, aot_sin(s, aot_linalg_cross(s, a, b)))                                                                      \
  X(addr, aot_sin(s, aot_addr_default(s, a, aot_select(s, b, 1, I(0)), aot_select(s, b, 0, I(1)), F(2), F(0.5))))      \
  X(addbmm, aot_sin(s, aot_addbmm_default(s, aot_mm(s, a, aot_t(s, b)), aot_unsqueeze(s, a, 0),                        \
                                          aot_unsqueeze(s, aot_t(s, b), 0), F(2), F(0.5))))                            \
  X(bilinear_product, aot__trilinear_default(s, a,                                                                     \
                                             aot_view(s,                                                               \
                                                      aot_mul(s, aot_view(s, b, SIZE(I(6), I(1))),                     \
                                                              aot_slice_Tensor(s, aot_view(s, a, SIZE(I(6))), 0, NULL, \
                                                                               &(aot_int){3, 0}, I(1))),               \
                                                      SIZE(I(2), I(3), I(3))),                                         \
                                             b, SIZE(I(1), I(3)), SIZE(I(0)), SIZE(I(1), I(2)), SIZE(I(2), I(3)), 1))  \
  X(put, aot_sin(s, aot_put_default(s, a, INDEX(1, -2, 3), aot_select(s, b, 0, I(0)), false)))                         \
  X(put_add, aot_sin(s, aot_put_default(s, a, INDEX(1, 1, 3), aot_select(s, b, 0, I(0)), true)))                       \
  X(index_fill, aot_sin(s, aot_index_fill_int_Tensor(s, a, 1, INDEX(0, 2), aot_sum(s, b))))                            \
  X(entropy, aot_binary_cross_entropy_default(s, aot_sigmoid(s, a), aot_sigmoid(s, b),                                 \
                                              aot_tensor_new(s, AOT_F64, SIZE(I(3)), (double[]){0.5, 2, 1.5}), 1))     \
  X(soft_margin, aot_soft_margin_loss_default(s, a, aot_tensor_new(s, AOT_F64, SIZE(I(3)), (double[]){1, -1, 1}), 1))  \
  X(sample, aot_sin(s, aot_grid_sampler_2d(s, plane(s, a), grid(s, b), 0, 1, false)))                                  \
  X(sample_cubic, aot_sin(s, aot_grid_sampler_2d(s, plane(s, a), grid(s, b), 2, 0, true)))                             \
  X(sample_reflected, aot_sin(s, aot_grid_sampler_2d(s, plane(s, a), grid(s, b), 0, 2, true)))                         \
  X(conv_twice, conv_twice(s, a, b))                                                                                   \
  X(silu_twice, aot_silu_backward(s, a, b))                                                                            \
  X(hardswish_twice, aot_hardswish_backward(s, a, b))                                                                  \
  X(hardsigmoid_twice, aot_hardsigmoid_backward(s, a, b))                                                              \
  X(bag_sum, bag(s, a, aot_view(s, b, SIZE(I(6))), 0))                                                                 \
  X(avg_pool_twice, aot_sin(s, aot_avg_pool2d_backward(s, aot_view(s, a, SIZE(I(1), I(2), I(3))),                      \
                                                       aot_repeat(s, aot_unsqueeze(s, b, 0), SIZE(I(1), I(2), I(2))),  \
                                                       SIZE(I(2)), SIZE(I(2)), SIZE(I(0)), false, true, NULL)))

#define FN(name, expr)                                                  \
  static aot_tensor *check_##name(aot_scope *s, aot_tensor *const *x) { \
    aot_tensor *a = x[0], *b = x[1];                                    \
    (void)a, (void)b;                                                   \
    return expr;                                                        \
  }
ONE(FN)
TWO(FN)

#define CASE1(name, expr) {#name, check_##name, 1, 0.3, 1.9, {{2, {2, 3}}}},
#define CASE2(name, expr) {#name, check_##name, 2, 0.3, 1.9, {{2, {2, 3}}, {2, {2, 3}}}},
static const gradcheck_case cases[] = {ONE(CASE1) TWO(CASE2)};

static void derivatives_are_the_slopes(void **state) {
  (void)state;
  gradcheck_all(cases, sizeof cases / sizeof *cases);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(derivatives_are_the_slopes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
