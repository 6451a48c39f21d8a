/* Derivatives of reductions, products, losses, normalisations, indices and images against central differences in f64.
 */
#include "unit.h"

#include "gradcheck.h"

static aot_tensor *indices(aot_scope *s, aot_ints size, const int64_t *values) {
  return aot_tensor_new(s, AOT_I64, size, values);
}
#define I(n) aot_i(n)
#define INDEX(...) \
  indices(s, AOT_INTS(I(sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t))), (const int64_t[]){__VA_ARGS__})
#define F(v)      aot_float_scalar(v)
#define DIMS(...) (&AOT_INTS(__VA_ARGS__))
#define NONE      AOT_DTYPE_NONE

static aot_tensor *first(aot_tensor *const *results) { return results[0]; }

// Of ops with several results: the first, and for two that both have gradients their product.
static aot_tensor *max_dim(aot_scope *s, aot_tensor *a) {
  aot_tensor *r[2];
  aot_max_dim(s, a, -1, false, &r[0], &r[1]);
  return first(r);
}
static aot_tensor *var_mean(aot_scope *s, aot_tensor *a) {
  aot_tensor *r[2];
  aot_var_mean_correction(s, a, DIMS(I(1)), NULL, true, &r[0], &r[1]);
  return aot_mul(s, r[0], aot_sin(s, r[1]));
}
static aot_tensor *topk(aot_scope *s, aot_tensor *a) {
  aot_tensor *r[2];
  aot_topk(s, a, I(2), &r[0], &r[1]);
  return first(r);
}
static aot_tensor *sort(aot_scope *s, aot_tensor *a) {
  aot_tensor *r[2];
  aot_sort(s, a, &r[0], &r[1]);
  return aot_sin(s, first(r));
}
static aot_tensor *group_norm_all(aot_scope *s, aot_tensor *a) {
  aot_tensor *r[3];
  aot_native_group_norm(s, a, NULL, NULL, I(2), I(3), I(1), 1, 0.1, &r[0], &r[1], &r[2]);
  return aot_mul(s, aot_sum_dim_IntList(s, r[0], DIMS(I(1)), true, NONE), aot_mul(s, r[1], r[2]));
}
static aot_tensor *attention(aot_scope *s, aot_tensor *q, aot_tensor *k, aot_tensor *v) {
  aot_tensor *r[2], *x[] = {q, k, v};
  for (int i = 0; i < 3; i++) x[i] = aot_view(s, x[i], AOT_INTS(I(1), I(1), I(2), I(3)));
  aot__scaled_dot_product_flash_attention_for_cpu_default(s, x[0], x[1], x[2], 0, false, NULL, NULL, &r[0], &r[1]);
  return first(r);
}
static aot_tensor *tensor_index(aot_scope *s, aot_tensor *a, bool unsafe) {
  aot_tensor *list[] = {INDEX(1, 0, 1), INDEX(-1)};
  return unsafe ? aot__unsafe_index_Tensor(s, a, (aot_tensors){list, 2})
                : aot_index_Tensor(s, a, (aot_tensors){list, 2});
}
static aot_tensor *tensor_index_put(aot_scope *s, aot_tensor *a, aot_tensor *b, bool accumulate) {
  aot_tensor *list[] = {NULL, INDEX(2, 0)}, *values = aot_slice_Tensor(s, b, 0, NULL, &(aot_int){2, 0}, I(1));
  return aot_sin(s, aot_index_put_default(s, a, (aot_tensors){list, 2}, values, accumulate));
}
static aot_tensor *conv(aot_scope *s, aot_tensor *x, aot_tensor *w, bool transposed) {
  x = aot_view(s, x, AOT_INTS(I(1), I(2), I(3)));
  w = aot_view(s, w, AOT_INTS(I(transposed ? 2 : 1), I(transposed ? 1 : 2), I(2)));
  return aot_convolution_default(s, x, w, NULL, AOT_INTS(I(2)), AOT_INTS(I(1)), AOT_INTS(I(2)), transposed,
                                 AOT_INTS(I(0)), I(1));
}
static aot_tensor *image(aot_scope *s, aot_tensor *a) { return aot_view(s, a, AOT_INTS(I(1), I(2), I(3))); }
static aot_tensor *index_pairs(aot_scope *s) { return indices(s, AOT_INTS(I(2), I(2)), (const int64_t[]){0, 1, 1, 1}); }
static aot_tensor *scattered(aot_scope *s, aot_tensor *a, aot_tensor *b, const char *how, bool include_self) {
  aot_tensor *src = aot_slice_Tensor(s, b, 1, NULL, &(aot_int){2, 0}, I(1));
  if (!how) return aot_sin(s, aot_scatter_add(s, a, 1, index_pairs(s), src));
  return aot_sin(s, aot_scatter_reduce_two(s, a, 1, index_pairs(s), src, how, include_self));
}
static aot_tensor *strided_scatter(aot_scope *s, aot_tensor *a, aot_tensor *b) {
  const aot_int at = I(1);
  aot_tensor *part = aot_view(s, aot_slice_Tensor(s, b, 1, NULL, &(aot_int){2, 0}, I(1)), AOT_INTS(I(2), I(2)));
  return aot_sin(s, aot_as_strided_scatter_default(s, a, part, AOT_INTS(I(2), I(2)), AOT_INTS(I(3), I(1)), &at));
}
static aot_tensor *pow_in_place(aot_scope *s, aot_tensor *a, aot_tensor *b) {
  aot_tensor *both = aot_exp(s, aot_sin(s, aot_mul(s, a, b))), *x = aot_neg(s, aot_neg(s, both)),
             *y = aot_neg(s, aot_neg(s, both));
  aot_pow__Scalar(s, x, F(2.5));
  aot_pow__Tensor(s, y, b);
  return aot_sin(s, aot_add(s, x, y));
}
static aot_tensor *activations_in_place(aot_scope *s, aot_tensor *a, aot_tensor *b) {
  aot_tensor *x = aot_mul(s, a, b), *y = aot_mul(s, a, b), *z = aot_mul(s, a, b);
  aot_leaky_relu__default(s, x, F(0.2));
  aot_elu__default(s, y, F(1.5), F(0.7), F(2));
  aot_hardtanh__default(s, z, F(-0.4), F(0.6));
  return aot_sin(s, aot_add(s, aot_add(s, x, y), z));
}
static aot_tensor *weighted(aot_scope *s, aot_tensor *a) {
  aot_tensor *weight = aot_tensor_new(s, AOT_F64, AOT_INTS(I(3)), (const double[]){1, 2, 0.5});
  return aot_cross_entropy_loss_default(s, a, INDEX(2, 0), weight, 1, I(-100), 0.2);
}
static aot_tensor *masked(aot_scope *s, aot_tensor *a, aot_tensor *b) {
  return aot_sin(s, aot_masked_scatter(s, a, aot_gt_Scalar(s, a, aot_int_scalar(0)), b));
}

#define NORM(p) aot_linalg_vector_norm_default(s, a, F(p), DIMS(I(1)), false, NONE)

// One input of 2x3.
#define ONE(X)                                                                                         \
  X(sum, aot_sin(s, aot_sum_dim_IntList(s, a, DIMS(I(0)), false, NONE)))                               \
  X(sum_all, aot_sin(s, aot_sum(s, a)))                                                                \
  X(mean, aot_sin(s, aot_mean_dim(s, a, DIMS(I(-1)), true, NONE)))                                     \
  X(mean_all, aot_sin(s, aot_mean(s, a)))                                                              \
  X(prod, aot_prod(s, a))                                                                              \
  X(prod_dim, aot_prod_dim_int(s, a, 0, false, NONE))                                                  \
  X(amax, aot_sin(s, aot_amax_default(s, a, AOT_INTS(I(1)), false)))                                   \
  X(amin, aot_sin(s, aot_amin(s, a)))                                                                  \
  X(max_all, aot_sin(s, aot_max(s, a)))                                                                \
  X(max_dim, max_dim(s, a))                                                                            \
  X(var, aot_var_correction(s, a, DIMS(I(0)), NULL, false))                                            \
  X(var_all, aot_var_correction(s, a, NULL, NULL, false))                                              \
  X(std, aot_std_correction(s, a, DIMS(I(1)), NULL, false))                                            \
  X(var_mean, var_mean(s, a))                                                                          \
  X(cumsum, aot_sin(s, aot_cumsum(s, a, 1)))                                                           \
  X(cumprod, aot_cumprod(s, a, 1))                                                                     \
  X(logsumexp, aot_logsumexp(s, a, AOT_INTS(I(0))))                                                    \
  X(norm_1, aot_sin(s, NORM(1)))                                                                       \
  X(norm_2, NORM(2))                                                                                   \
  X(norm_3, NORM(3))                                                                                   \
  X(norm_1_5, NORM(1.5))                                                                               \
  X(norm_half, NORM(0.5))                                                                              \
  X(norm_inf, aot_sin(s, NORM(INFINITY)))                                                              \
  X(softmax, aot_softmax(s, a, -1))                                                                    \
  X(safe_softmax, aot__safe_softmax(s, a, 0))                                                          \
  X(log_softmax, aot_log_softmax(s, a, 0))                                                             \
  X(cross_entropy, aot_cross_entropy_loss(s, a, INDEX(2, 0)))                                          \
  X(cross_entropy_smooth, aot_cross_entropy_loss_default(s, a, INDEX(2, -100), NULL, 1, I(-100), 0.3)) \
  X(class_weights, weighted(s, a))                                                                     \
  X(nll_sum, aot_nll_loss_nd_default(s, a, INDEX(2, 0), NULL, 2, I(-100)))                             \
  X(layer_norm, aot_layer_norm(s, a, AOT_INTS(I(3))))                                                  \
  X(group_norm, group_norm_all(s, a))                                                                  \
  X(embedding, aot_sin(s, aot_embedding(s, a, INDEX(1, 1, 0))))                                        \
  X(gather, aot_sin(s, aot_gather(s, a, 1, index_pairs(s))))                                           \
  X(scatter_value, aot_sin(s, aot_scatter_value(s, a, 1, index_pairs(s), F(0.5))))                     \
  X(index_select, aot_sin(s, aot_index_select(s, a, 1, INDEX(2, 2, 0))))                               \
  X(index_fill, aot_sin(s, aot_index_fill_int_Scalar(s, a, 1, INDEX(1), F(3))))                        \
  X(index, tensor_index(s, a, false))                                                                  \
  X(unsafe_index, tensor_index(s, a, true))                                                            \
  X(topk, topk(s, a))                                                                                  \
  X(sort, sort(s, a))                                                                                  \
  X(max_pool, aot_sin(s, aot_max_pool2d(s, image(s, a), AOT_INTS(I(2)))))                              \
  X(avg_pool, aot_sin(s, aot_avg_pool2d(s, image(s, a), AOT_INTS(I(1), I(2)))))                        \
  X(adaptive, aot_sin(s, aot_adaptive_avg_pool2d(s, image(s, a), AOT_INTS(I(1), I(2)))))

// Two inputs of 2x3 and 2x3.
#define TWO(X)                                                                 \
  X(mm, aot_mm(s, a, aot_t(s, b)))                                             \
  X(matmul_broadcast, aot_matmul(s, aot_unsqueeze(s, a, 0), aot_t(s, b)))      \
  X(bmm, aot_bmm(s, aot_unsqueeze(s, a, 2), aot_unsqueeze(s, b, 1)))           \
  X(linear, aot_linear(s, aot_unsqueeze(s, a, 0), b))                          \
  X(mv, aot_mv(s, a, aot_select(s, b, 0, I(1))))                               \
  X(dot, aot_dot(s, aot_select(s, a, 0, I(0)), aot_select(s, b, 0, I(1))))     \
  X(mse, aot_mse_loss(s, a, b))                                                \
  X(soft_targets, aot_cross_entropy_loss(s, a, b))                             \
  X(softmax_backward, aot__softmax_backward_data(s, a, b, 1, AOT_F64))         \
  X(log_softmax_backward, aot__log_softmax_backward_data(s, a, b, 1, AOT_F64)) \
  X(scatter_add, scattered(s, a, b, NULL, true))                               \
  X(as_strided_scatter, strided_scatter(s, a, b))                              \
  X(pow_in_place, pow_in_place(s, a, b))                                       \
  X(activations_in_place, activations_in_place(s, a, b))                       \
  X(scatter_mean, scattered(s, a, b, "mean", true))                            \
  X(scatter_prod, scattered(s, a, b, "prod", true))                            \
  X(scatter_amax, scattered(s, a, b, "amax", true))                            \
  X(scatter_sum_alone, scattered(s, a, b, "sum", false))                       \
  X(scatter_src, aot_sin(s, aot_scatter_src(s, a, 0, INDEX2(s), b)))           \
  X(index_add, aot_sin(s, aot_index_add(s, a, 0, INDEX(1, 1), b)))             \
  X(index_copy, aot_sin(s, aot_index_copy(s, a, 0, INDEX(1, 0), b)))           \
  X(masked_scatter, masked(s, a, b))                                           \
  X(weighted_norm, aot_layer_norm_default(s, a, AOT_INTS(I(2), I(3)), b, NULL, 0.1, true))

static aot_tensor *INDEX2(aot_scope *s) {
  return indices(s, AOT_INTS(I(2), I(3)), (const int64_t[]){0, 1, 0, 1, 0, 1});
}

// Three inputs: 2x3, 3, 2x2.
#define THREE(X)                                                                    \
  X(addmm, aot_addmm_default(s, b, aot_t(s, a), aot_matmul(s, c, a), F(0.5), F(2))) \
  X(layer_norm_all, aot_layer_norm_default(s, a, AOT_INTS(I(3)), b, b, 0.1, true))  \
  X(batch_norm, aot_batch_norm(s, a, b, b, NULL, NULL, true, 0.1, 0.1, false))      \
  X(index_put, tensor_index_put(s, a, b, false))                                    \
  X(index_put_add, tensor_index_put(s, a, b, true))                                 \
  X(conv, aot_sin(s, conv(s, a, c, false)))                                         \
  X(conv_transposed, aot_sin(s, conv(s, a, c, true)))                               \
  X(attention, attention(s, a, aot_mul(s, a, b), aot_matmul(s, c, a)))

#define FN(name, expr)                                                  \
  static aot_tensor *check_##name(aot_scope *s, aot_tensor *const *x) { \
    aot_tensor *a = x[0], *b = x[1], *c = x[2];                         \
    (void)a, (void)b, (void)c;                                          \
    return expr;                                                        \
  }
ONE(FN)
TWO(FN)
THREE(FN)

#define CASE1(name, expr) {#name, check_##name, 1, 0.3, 1.9, {{2, {2, 3}}}},
#define CASE2(name, expr) {#name, check_##name, 2, 0.3, 1.9, {{2, {2, 3}}, {2, {2, 3}}}},
#define CASE3(name, expr) {#name, check_##name, 3, 0.3, 1.9, {{2, {2, 3}}, {1, {3}}, {2, {2, 2}}}},
static const gradcheck_case cases[] = {ONE(CASE1) TWO(CASE2) THREE(CASE3)};

static void derivatives_are_the_slopes(void **state) {
  (void)state;
  gradcheck_all(cases, sizeof cases / sizeof *cases);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(derivatives_are_the_slopes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
