/* Losses over classes, tables, indices, order and random numbers: what they refuse, wrap, skip and repeat. */
#include "ops_test.h"

static aot_tensor *nll(double target, int64_t reduction) {
  const aot_int ignore = aot_i(-100);
  return aot_nll_loss_nd_default(s, F64(SHAPE(2, 3), -1, -2, -3, -4, -5, -6), I64(SHAPE(2), target, 1), NULL, reduction,
                                 ignore);
}

static void a_class_out_of_range_is_an_error(void **state) {
  (void)state;
  FAILS(AOT_ERROR_INVALID, nll(3, 1));
  FAILS(AOT_ERROR_INVALID, nll(-1, 1));
  FAILS(AOT_ERROR_INVALID, nll(0, 3));
  CHECK(nll(2, 1), 4); // (3 + 5) / 2
}

static void ignored_targets_do_not_count(void **state) {
  (void)state;
  CHECK(nll(-100, 1), 5);
  CHECK(nll(-100, 2), 5);
  CHECK(nll(-100, 0), 0, 5);
  aot_tensor *x = F64(SHAPE(1, 2), -1, -2), *all = I64(SHAPE(1), -100);
  CHECK(aot_nll_loss_nd(s, x, all), NAN); // a mean of nothing
}

static void class_weights_weigh_the_mean(void **state) {
  (void)state;
  aot_tensor *x = F64(SHAPE(2, 2), -1, -2, -3, -4), *target = I64(SHAPE(2), 0, 1), *weight = F64(SHAPE(2), 1, 3);
  CHECK(aot_nll_loss_nd_default(s, x, target, weight, 1, aot_i(-100)), (1 * 1 + 3 * 4) / 4.0);
}

static void squared_errors_broadcast(void **state) {
  (void)state;
  CHECK(aot_mse_loss(s, F64(SHAPE(2, 1), 1, 2), F64(SHAPE(2), 0, 1)), (1 + 0 + 4 + 1) / 4.0);
  FAILS(AOT_ERROR_INVALID, aot_mse_loss(s, I64(SHAPE(1), 1), I64(SHAPE(1), 1)));
}

static void tables_refuse_indices_outside(void **state) {
  (void)state;
  CHECK(aot_embedding(s, F32(SHAPE(2, 2), 1, 2, 3, 4), I64(SHAPE(2), 1, 0)), 3, 4, 1, 2);
  FAILS(AOT_ERROR_INVALID, aot_embedding(s, F32(SHAPE(2, 1), 1, 2), I64(SHAPE(1), 2)));
  FAILS(AOT_ERROR_INVALID, aot_embedding(s, F32(SHAPE(2, 1), 1, 2), I64(SHAPE(1), -1))); // no wrapping here
  FAILS(AOT_ERROR_INVALID, aot_embedding(s, F32(SHAPE(2), 1, 2), I64(SHAPE(1), 0)));
}

static void repeated_indices_add_up(void **state) {
  (void)state;
  aot_tensor *grad = F32(SHAPE(3, 1), 1, 2, 4), *index = I64(SHAPE(3), 1, 1, 0);
  CHECK(aot_embedding_dense_backward(s, grad, index, aot_i(2), aot_i(-1), false), 4, 3);
  CHECK(aot_embedding_dense_backward(s, grad, index, aot_i(2), aot_i(1), false), 4, 0); // the padding row
  CHECK(aot_embedding_dense_backward(s, grad, index, aot_i(2), aot_i(-1), true), 4, 1.5);
  CHECK(aot_scatter_add(s, F64(SHAPE(2), 10, 20), 0, index, F64(SHAPE(3), 1, 2, 4)), 14, 23);
  aot_tensor *indices[] = {index};
  aot_tensors list = {indices, 1};
  CHECK(aot_index_put_default(s, F64(SHAPE(2), 10, 20), list, F64(SHAPE(3), 1, 2, 4), true), 14, 23);
  CHECK(aot_index_put_default(s, F64(SHAPE(2), 10, 20), list, F64(SCALAR, 7), false), 7, 7);
  CHECK(aot_index_add(s, F64(SHAPE(2), 10, 20), 0, index, F64(SHAPE(3), 1, 2, 4)), 14, 23);
}

static void index_wraps_and_takes_none(void **state) {
  (void)state;
  aot_tensor *t = F64(SHAPE(2, 3), 1, 2, 3, 4, 5, 6), *last[] = {NULL, I64(SHAPE(2), -1, 0)};
  CHECK(aot_index_Tensor(s, t, ((aot_tensors){last, 2})), 3, 1, 6, 4);
  aot_tensor *pair[] = {I64(SHAPE(2), 0, 1), I64(SHAPE(1), -1)};
  CHECK(aot_index_Tensor(s, t, ((aot_tensors){pair, 2})), 3, 6);
}

static aot_tensor *index_by(aot_tensor *index) {
  aot_tensor *list[] = {index};
  return aot_index_Tensor(s, F64(SHAPE(2), 1, 2), ((aot_tensors){list, 1}));
}
static void a_mask_selects_what_is_true(void **state) {
  (void)state;
  CHECK(index_by(tensor(AOT_B8, SHAPE(2), (const double[]){0, 1})), 2);
  CHECK(index_by(tensor(AOT_B8, SHAPE(2), (const double[]){1, 1})), 1, 2);
}
static void indices_are_checked(void **state) {
  (void)state;
  FAILS(AOT_ERROR_INVALID, index_by(I64(SHAPE(1), 2)));
  FAILS(AOT_ERROR_INVALID, index_by(F32(SHAPE(1), 0)));
  FAILS(AOT_ERROR_INVALID, index_by(tensor(AOT_B8, SHAPE(3), (const double[]){1, 0, 1})));
  FAILS(AOT_ERROR_INVALID, aot_gather(s, F32(SHAPE(2), 1, 2), 0, I64(SHAPE(1), 2)));
  FAILS(AOT_ERROR_INVALID, aot_gather(s, F32(SHAPE(2), 1, 2), 0, I64(SHAPE(1, 1), 0)));
  FAILS(AOT_ERROR_INVALID, aot_index_select(s, F32(SHAPE(2), 1, 2), 0, I64(SHAPE(1), -1)));
}

static void scatter_reduces_as_named(void **state) {
  (void)state;
  aot_tensor *self = F64(SHAPE(2), 5, 6), *index = I64(SHAPE(3), 0, 0, 0), *src = F64(SHAPE(3), 1, 2, 9);
  CHECK(aot_scatter_reduce_two(s, self, 0, index, src, "amax", true), 9, 6);
  CHECK(aot_scatter_reduce_two(s, self, 0, index, src, "mean", false), 4, 6);
  CHECK(aot_scatter_reduce_two(s, self, 0, index, src, "prod", true), 90, 6);
  FAILS(AOT_ERROR_INVALID,
        aot_scatter_reduce_two(s, F64(SHAPE(1), 1), 0, I64(SHAPE(1), 0), F64(SHAPE(1), 1), "median", true));
}

static void sorting_is_stable_and_puts_nan_last(void **state) {
  (void)state;
  aot_tensor *values, *indices;
  aot_sort_default(s, F32(SHAPE(4), 2, NAN, 1, 2), 0, false, &values, &indices);
  CHECK(values, 1, 2, 2, NAN);
  CHECK(indices, 2, 0, 3, 1);
  aot_topk(s, F32(SHAPE(4), 2, NAN, 1, 2), aot_i(2), &values, &indices);
  CHECK(values, NAN, 2);
  CHECK(indices, 1, 0);
  FAILS(AOT_ERROR_INVALID, aot_topk(s, F32(SHAPE(2), 1, 2), aot_i(3), &values, &indices));
}

static void dropout_follows_seed_and_call(void **state) {
  (void)state;
  enum { N = 48 };
  double ones[N], first[N], second[N], again[N], mask[N];
  for (int i = 0; i < N; i++) ones[i] = 1;
  aot_tensor *out, *kept;
  const int64_t shape[] = {N};
  aot_tensor *x = tensor(AOT_F32, shape, 1, ones);
  aot_native_dropout_default(s, x, 0.5, NULL, &out, &kept);
  read(out, first);
  read(kept, mask);
  int dropped = 0;
  for (int i = 0; i < N; i++) {
    assert_true(first[i] == (mask[i] != 0 ? 2 : 0));
    dropped += mask[i] == 0;
  }
  assert_in_range(dropped, 10, 38);
  aot_native_dropout_default(s, x, 0.5, NULL, &out, &kept);
  read(out, second);
  assert_memory_not_equal(first, second, sizeof first);
  aot_session *same;
  assert_ok(aot_session_create(NULL, &same));
  aot_scope *inner = aot_scope_begin(same), *outer = s;
  s = inner;
  aot_native_dropout_default(s, tensor(AOT_F32, shape, 1, ones), 0.5, NULL, &out, &kept);
  read(out, again);
  s = outer;
  assert_ok(aot_scope_end(inner));
  aot_session_destroy(same);
  assert_memory_equal(first, again, sizeof first);
  aot_native_dropout_default(s, F32(SHAPE(2), 1, 2), 1, NULL, &out, &kept);
  CHECK(out, 0, 0);
  aot_native_dropout_default(s, F32(SHAPE(2), 1, 2), 0, NULL, &out, &kept);
  CHECK(out, 1, 2);
  FAILS(AOT_ERROR_INVALID, aot_native_dropout_default(s, F32(SHAPE(1), 1), 1.5, NULL, &out, &kept));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      OPS_TEST(a_class_out_of_range_is_an_error),
      OPS_TEST(ignored_targets_do_not_count),
      OPS_TEST(class_weights_weigh_the_mean),
      OPS_TEST(squared_errors_broadcast),
      OPS_TEST(tables_refuse_indices_outside),
      OPS_TEST(repeated_indices_add_up),
      OPS_TEST(index_wraps_and_takes_none),
      OPS_TEST(a_mask_selects_what_is_true),
      OPS_TEST(indices_are_checked),
      OPS_TEST(scatter_reduces_as_named),
      OPS_TEST(sorting_is_stable_and_puts_nan_last),
      OPS_TEST(dropout_follows_seed_and_call),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
