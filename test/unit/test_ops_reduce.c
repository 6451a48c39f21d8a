/* Reductions, running sums and softmax at their edges; values from the definitions. */
#include "ops_test.h"

static aot_ints dims_of(const aot_int *at, size_t n) { return (aot_ints){at, n}; }

static void empty_reductions_give_their_identity(void **state) {
  (void)state;
  aot_tensor *none = F32(SHAPE(0));
  CHECK(aot_sum(s, none), 0);
  CHECK(aot_prod(s, none), 1);
  CHECK(aot_mean(s, none), NAN);
  CHECK(aot_any(s, none), 0);
  CHECK(aot_all(s, none), 1);
  aot_tensor *rows = F32(SHAPE(2, 0));
  const aot_int last = aot_i(-1);
  const aot_ints dims = dims_of(&last, 1);
  CHECK(aot_sum_dim_IntList(s, rows, &dims, false, AOT_DTYPE_NONE), 0, 0);
  CHECK(aot_amax(s, aot_sum_dim_IntList(s, rows, &dims, false, AOT_DTYPE_NONE)), 0);
}

static void extrema_of_nothing_are_errors(void **state) {
  (void)state;
  FAILS(AOT_ERROR_INVALID, aot_amax(s, F32(SHAPE(0))));
  FAILS(AOT_ERROR_INVALID, aot_argmax(s, F32(SHAPE(2, 0))));
}

static void dimensions_count_from_the_end_and_may_stay(void **state) {
  (void)state;
  aot_tensor *t = F64(SHAPE(2, 3), 1, 2, 3, 4, 5, 6);
  const aot_int last[] = {aot_i(-1)}, both[] = {aot_i(-1), aot_i(0)};
  aot_ints dims = dims_of(last, 1);
  CHECK(aot_sum_dim_IntList(s, t, &dims, false, AOT_DTYPE_NONE), 6, 15);
  aot_tensor *kept = aot_sum_dim_IntList(s, t, &dims, true, AOT_DTYPE_NONE);
  check_shape(kept, SHAPE(2, 1));
  dims = dims_of(both, 2);
  CHECK(aot_mean_dim(s, t, &dims, false, AOT_DTYPE_NONE), 3.5);
  CHECK(aot_amax_default(s, t, dims, false), 6);
  dims = dims_of(both, 0); // an empty list is all of them
  CHECK(aot_sum_dim_IntList(s, t, &dims, false, AOT_DTYPE_NONE), 21);
  CHECK(aot_sum(s, aot_t(s, t)), 21);
  CHECK(aot_amin(s, F64(SCALAR, 7)), 7);
}

static void dimensions_are_checked(void **state) {
  (void)state;
  const aot_int twice[] = {aot_i(1), aot_i(-1)}, outside[] = {aot_i(2)};
  aot_ints dims = dims_of(twice, 2);
  FAILS(AOT_ERROR_INVALID, aot_sum_dim_IntList(s, F32(SHAPE(1, 2), 1, 2), &dims, false, AOT_DTYPE_NONE));
  dims = dims_of(outside, 1);
  FAILS(AOT_ERROR_INVALID, aot_sum_dim_IntList(s, F32(SHAPE(1, 2), 1, 2), &dims, false, AOT_DTYPE_NONE));
  FAILS(AOT_ERROR_INVALID, aot_mean(s, I64(SHAPE(2), 1, 2)));
}

static void integers_add_in_64_bits(void **state) {
  (void)state;
  aot_tensor *bytes = tensor(AOT_I8, SHAPE(4), (const double[]){127, 127, 127, 127});
  aot_tensor *sum = aot_sum(s, bytes);
  assert_int_equal(aot_tensor_dtype(sum), AOT_I64);
  CHECK(sum, 508);
  CHECK(aot_sum(s, tensor(AOT_B8, SHAPE(3), (const double[]){1, 0, 1})), 2);
  CHECK(aot_sum_default(s, F32(SHAPE(2), 1.75, 2.75), AOT_I64), 3); // converted first
}

static void long_f32_sums_are_rounded_once(void **state) {
  (void)state;
  enum { N = 100000 };
  float *x = malloc(N * sizeof *x);
  for (int i = 0; i < N; i++) x[i] = 0.1f;
  aot_tensor *t = aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(N)), x);
  free(x);
  float got;
  assert_ok(aot_tensor_read(aot_sum(s, t), &got, sizeof got));
  assert_true(got == (float)((double)0.1f * N));
}

static void a_nan_is_the_largest_and_the_smallest(void **state) {
  (void)state;
  aot_tensor *t = F32(SHAPE(4), 1, NAN, 3, NAN), *values, *indices;
  CHECK(aot_amax(s, t), NAN);
  CHECK(aot_amin(s, t), NAN);
  CHECK(aot_argmax(s, t), 1);
  aot_max_dim(s, t, 0, false, &values, &indices);
  CHECK(values, NAN);
  CHECK(indices, 1);
}

static void the_first_of_equals_is_taken(void **state) {
  (void)state;
  aot_tensor *t = I64(SHAPE(4), 5, 7, 7, 5), *values, *indices;
  CHECK(aot_argmax(s, t), 1);
  aot_min_dim(s, t, 0, false, &values, &indices);
  CHECK(indices, 0);
  CHECK(aot_argmax(s, F64(SHAPE(2, 2), 1, 9, 9, 1)), 1); // of the flattened tensor
}

static void variance_of_one_is_not_a_number(void **state) {
  (void)state;
  const aot_scalar biased = aot_int_scalar(0);
  CHECK(aot_var_correction(s, F64(SHAPE(1), 3), NULL, NULL, false), NAN);
  CHECK(aot_var_correction(s, F64(SHAPE(1), 3), NULL, &biased, false), 0);
  CHECK(aot_var_correction(s, F64(SHAPE(4), 1e8, 1e8 + 1, 1e8 + 2, 1e8 + 3), NULL, NULL, false), 5.0 / 3);
}

static void running_sums_follow_their_dimension(void **state) {
  (void)state;
  aot_tensor *t = F64(SHAPE(2, 3), 1, 2, 3, 4, 5, 6);
  CHECK(aot_cumsum(s, t, 0), 1, 2, 3, 5, 7, 9);
  CHECK(aot_cumprod(s, aot_t(s, t), -1), 1, 4, 2, 10, 3, 18);
  aot_tensor *ones = tensor(AOT_B8, SHAPE(3), (const double[]){1, 1, 1});
  assert_int_equal(aot_tensor_dtype(aot_cumsum(s, ones, 0)), AOT_I64);
}

static void softmax_survives_large_and_infinite_numbers(void **state) {
  (void)state;
  CHECK(aot_softmax(s, F32(SHAPE(2), 1000, 1000), 0), 0.5, 0.5);
  CHECK(aot_softmax(s, F32(SHAPE(3), -INFINITY, 0, 0), 0), 0, 0.5, 0.5);
  CHECK(aot_softmax(s, F32(SHAPE(2), -INFINITY, -INFINITY), 0), NAN, NAN);
  CHECK(aot__safe_softmax(s, F32(SHAPE(2), -INFINITY, -INFINITY), 0), 0, 0);
  CHECK(aot_log_softmax(s, F64(SHAPE(2), 0, 1000), -1), -1000, 0);
  CHECK(aot_logsumexp(s, F64(SHAPE(2), -INFINITY, -INFINITY), AOT_INTS(aot_i(0))), -INFINITY);
  CHECK(aot_logsumexp(s, F64(SHAPE(2), 800, 800), AOT_INTS(aot_i(0))), 800 + log(2));
  CHECK(aot_softmax(s, F64(SCALAR, 3), 0), 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      OPS_TEST(empty_reductions_give_their_identity),
      OPS_TEST(extrema_of_nothing_are_errors),
      OPS_TEST(dimensions_count_from_the_end_and_may_stay),
      OPS_TEST(dimensions_are_checked),
      OPS_TEST(integers_add_in_64_bits),
      OPS_TEST(long_f32_sums_are_rounded_once),
      OPS_TEST(a_nan_is_the_largest_and_the_smallest),
      OPS_TEST(the_first_of_equals_is_taken),
      OPS_TEST(variance_of_one_is_not_a_number),
      OPS_TEST(running_sums_follow_their_dimension),
      OPS_TEST(softmax_survives_large_and_infinite_numbers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
