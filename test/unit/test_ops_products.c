/* Matrix products, convolution, pooling, normalisation: hand-worked values, layouts and refusals. */
#include "ops_test.h"

static void products_in_every_dtype(void **state) {
  (void)state;
  static const aot_dtype dtypes[] = {AOT_F32, AOT_F64, AOT_F16, AOT_BF16, AOT_I64, AOT_I32};
  for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++) {
    aot_tensor *a = tensor(dtypes[i], SHAPE(2, 3), (const double[]){1, 2, 3, 4, 5, 6});
    aot_tensor *b = tensor(dtypes[i], SHAPE(3, 2), (const double[]){1, 0, -1, 2, 3, 1});
    aot_tensor *c = aot_mm(s, a, b);
    assert_int_equal(aot_tensor_dtype(c), dtypes[i]);
    CHECK(c, 8, 7, 17, 16);
    CHECK(aot_mm(s, aot_t(s, b), aot_t(s, a)), 8, 17, 7, 16);
  }
}

static void an_inner_size_of_0_gives_zeros(void **state) {
  (void)state;
  CHECK(aot_mm(s, F32(SHAPE(2, 0)), F32(SHAPE(0, 2))), 0, 0, 0, 0);
}

static void addmm_broadcasts_and_ignores_self_for_beta_0(void **state) {
  (void)state;
  aot_tensor *a = F32(SHAPE(2, 1), 1, 2), *b = F32(SHAPE(1, 2), 3, 4);
  CHECK(aot_addmm(s, F32(SHAPE(2), 10, 20), a, b), 13, 24, 16, 28);
  CHECK(aot_addmm_default(s, F32(SHAPE(2, 1), 10, 20), a, b, aot_float_scalar(0.5), aot_int_scalar(2)), 11, 13, 22, 26);
  CHECK(aot_addmm_default(s, F32(SHAPE(2), NAN, INFINITY), a, b, aot_int_scalar(0), aot_int_scalar(1)), 3, 4, 6, 8);
}

static void outer_products_of_truth_values_cannot_cancel(void **state) {
  (void)state;
  aot_tensor *self = tensor(AOT_B8, SHAPE(2, 2), (const double[]){1, 0, 0, 1});
  aot_tensor *a = tensor(AOT_B8, SHAPE(2), (const double[]){1, 0}),
             *b = tensor(AOT_B8, SHAPE(2), (const double[]){1, 1});
  CHECK(aot_addr_default(s, self, a, b, aot_int_scalar(3), aot_int_scalar(-3)), 1, 1, 0, 1);
  CHECK(aot_addr_default(s, self, a, b, aot_int_scalar(0), aot_int_scalar(2)), 1, 1, 0, 0);
}

static void sizes_and_dtypes_of_products_must_fit(void **state) {
  (void)state;
  FAILS(AOT_ERROR_INVALID, aot_mm(s, F32(SHAPE(2, 3), 1, 2, 3, 4, 5, 6), F32(SHAPE(2, 1), 1, 2)));
  FAILS(AOT_ERROR_INVALID, aot_mm(s, F32(SHAPE(1, 1), 1), F64(SHAPE(1, 1), 1)));
  FAILS(AOT_ERROR_INVALID, aot_mm(s, F32(SHAPE(1), 1), F32(SHAPE(1, 1), 1)));
  FAILS(AOT_ERROR_INVALID, aot_addmm(s, F32(SHAPE(3), 1, 2, 3), F32(SHAPE(1, 1), 1), F32(SHAPE(1, 2), 1, 2)));
  FAILS(AOT_ERROR_INVALID, aot_matmul(s, F32(SCALAR, 1), F32(SHAPE(1), 1)));
  FAILS(AOT_ERROR_INVALID, aot_bmm(s, F32(SHAPE(2, 1, 1), 1, 2), F32(SHAPE(1, 1, 1), 1)));
}

static aot_tensor *conv(aot_tensor *x, aot_tensor *w, int64_t stride, int64_t padding, bool transposed) {
  const aot_int st = aot_i(stride), pad = aot_i(padding), one = aot_i(1), zero = aot_i(0);
  return aot_convolution_default(s, x, w, NULL, (aot_ints){&st, 1}, (aot_ints){&pad, 1}, (aot_ints){&one, 1},
                                 transposed, (aot_ints){&zero, 1}, aot_i(1));
}

static void convolution_by_hand(void **state) {
  (void)state;
  aot_tensor *x = F64(SHAPE(1, 1, 4), 1, 2, 3, 4), *w = F64(SHAPE(1, 1, 3), 1, 10, 100);
  CHECK(conv(x, w, 1, 0, false), 321, 432);
  CHECK(conv(x, w, 2, 1, false), 210, 432);
  CHECK(conv(F64(SHAPE(1, 1, 2), 1, 2), w, 2, 0, true), 1, 10, 102, 20, 200);
}

static void channels_last_comes_out_as_it_went_in(void **state) {
  (void)state;
  aot_tensor *x = aot__to_copy_default(s, F32(SHAPE(1, 2, 2, 2), 1, 2, 3, 4, 5, 6, 7, 8), AOT_DTYPE_NONE, NULL, false,
                                       AOT_CHANNELS_LAST);
  aot_tensor *w = F32(SHAPE(2, 2, 1, 1), 1, 0, 0, 1), *y = aot_conv2d(s, x, w);
  CHECK(y, 1, 2, 3, 4, 5, 6, 7, 8);
  assert_int_equal(aot_tensor_stride(y, 1).value, 1);
  aot_tensor *pooled = aot_max_pool2d(s, x, AOT_INTS(aot_i(2)));
  CHECK(pooled, 4, 8);
}

static void a_kernel_larger_than_its_input_is_refused(void **state) {
  (void)state;
  FAILS(AOT_ERROR_INVALID, conv(F32(SHAPE(1, 1, 2), 1, 2), F32(SHAPE(1, 1, 3), 1, 2, 3), 1, 0, false));
  FAILS(AOT_ERROR_INVALID, conv(F32(SHAPE(1, 2, 2), 1, 2, 3, 4), F32(SHAPE(1, 1, 1), 1), 1, 0, false));
  FAILS(AOT_ERROR_INVALID, conv(F32(SHAPE(1, 1, 2), 1, 2), F32(SHAPE(1, 1, 1), 1), 0, 0, false));
  FAILS(AOT_ERROR_INVALID, aot_max_pool2d(s, F32(SHAPE(1, 1, 1), 1), AOT_INTS(aot_i(3))));
}

static void pooling_counts_what_it_says(void **state) {
  (void)state;
  aot_tensor *x = F64(SHAPE(1, 2, 2), 1, 2, 3, NAN);
  CHECK(aot_max_pool2d(s, x, AOT_INTS(aot_i(2))), NAN);
  x = F64(SHAPE(1, 2, 2), -1, -2, -3, -4);
  const aot_int two = aot_i(2), one = aot_i(1);
  aot_tensor *padded = aot_max_pool2d_default(s, x, (aot_ints){&two, 1}, (aot_ints){&two, 1}, (aot_ints){&one, 1},
                                              (aot_ints){&one, 1}, false);
  CHECK(padded, -1, -2, -3, -4); // padding is -inf, not 0
  CHECK(aot_avg_pool2d_default(s, x, (aot_ints){&two, 1}, (aot_ints){&two, 1}, (aot_ints){&one, 1}, false, true, NULL),
        -0.25, -0.5, -0.75, -1);
  CHECK(aot_avg_pool2d_default(s, x, (aot_ints){&two, 1}, (aot_ints){&two, 1}, (aot_ints){&one, 1}, false, false, NULL),
        -1, -2, -3, -4);
  CHECK(aot_adaptive_avg_pool2d(s, x, AOT_INTS(aot_i(1), aot_i(1))), -2.5);
  CHECK(aot_avg_pool1d(s, I64(SHAPE(1, 6), 1, 2, -1, -2, 9, 8), AOT_INTS(aot_i(2))), 1, -1, 8); // cut towards 0
}

static void batch_norm_moves_its_running_statistics(void **state) {
  (void)state;
  aot_tensor *x = F64(SHAPE(2, 1), 1, 3), *mean = F64(SHAPE(1), 0), *var = F64(SHAPE(1), 1);
  aot_tensor *out[5];
  aot__native_batch_norm_legit_functional_default(s, x, NULL, NULL, mean, var, true, 0.5, 0, &out[0], &out[1], &out[2],
                                                  &out[3], &out[4]);
  CHECK(out[0], -1, 1);
  CHECK(out[3], 1);   // (0 + 2) / 2
  CHECK(out[4], 1.5); // (1 + 2) / 2: the unbiased variance is 2
  aot_tensor *y = aot_batch_norm(s, x, NULL, NULL, mean, var, true, 0.5, 0, false);
  CHECK(y, -1, 1);
  CHECK(mean, 1); // written in place
}

static void layer_norm_of_equal_numbers_is_0(void **state) {
  (void)state;
  CHECK(aot_layer_norm(s, F32(SHAPE(2, 2), 3, 3, 5, 5), AOT_INTS(aot_i(2))), 0, 0, 0, 0);
  FAILS(AOT_ERROR_INVALID, aot_layer_norm(s, F32(SHAPE(2, 2), 1, 2, 3, 4), AOT_INTS(aot_i(3))));
  FAILS(AOT_ERROR_INVALID, aot_group_norm(s, F32(SHAPE(1, 3), 1, 2, 3), 2));
}

/* Columns of Q are unit vectors at right angles up to the rounding of their elements to f64: at most 2^-52 times the
 * sum of |x y|, which is at most 1. Factored in f64, they are off by several times that. */
static void factors_are_rounded_once(void **state) {
  (void)state;
  volatile long double one = 1; // where long double is f64, also under valgrind, there is nothing to see
  if (one + 0x1p-60L == one) skip();
  enum { M = 10, N = 6 };
  double a[M * N], q[M * N];
  for (int i = 0; i < M * N; i++) a[i] = sin(3.7 * i * i + 1);
  aot_tensor *out_q, *out_r;
  aot_linalg_qr(s, tensor(AOT_F64, SHAPE(M, N), a), &out_q, &out_r);
  read(out_q, q);
  for (int j = 0; j < N; j++)
    for (int k = 0; k <= j; k++) {
      long double dot = -(j == k);
      for (int i = 0; i < M; i++) dot += (long double)q[i * N + j] * q[i * N + k];
      assert_true(fabsl(dot) <= 0x1.01p-52L);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      OPS_TEST(products_in_every_dtype),
      OPS_TEST(an_inner_size_of_0_gives_zeros),
      OPS_TEST(addmm_broadcasts_and_ignores_self_for_beta_0),
      OPS_TEST(outer_products_of_truth_values_cannot_cancel),
      OPS_TEST(sizes_and_dtypes_of_products_must_fit),
      OPS_TEST(convolution_by_hand),
      OPS_TEST(channels_last_comes_out_as_it_went_in),
      OPS_TEST(a_kernel_larger_than_its_input_is_refused),
      OPS_TEST(pooling_counts_what_it_says),
      OPS_TEST(batch_norm_moves_its_running_statistics),
      OPS_TEST(layer_norm_of_equal_numbers_is_0),
      OPS_TEST(factors_are_rounded_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
