// What data sizes, and tensors that get another size: nonzero, _local_scalar_dense and resize_, run eagerly. Expected
// values and strides are PyTorch's.
#include "unit.h"

#include "dispatch.h"

#include <aot/aot.h>
#include <math.h>
#include <string.h>

static aot_session *ses;
static aot_scope *s;
static int begin(void **state) {
  (void)state;
  assert_null(aot_session_create(NULL, &ses));
  s = aot_scope_begin(ses);
  return 0;
}
static int end(void **state) {
  (void)state;
  aot_status_free(aot_scope_end(s));
  aot_session_destroy(ses);
  return 0;
}

static aot_value call(const char *op, const aot_value *args, size_t n) {
  aot_value out;
  aot_call(s, op, args, n, &out, 1, NULL, 0);
  return out;
}
static aot_tensor *matrix(int64_t rows, int64_t columns, const float *values) {
  return aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(rows), aot_i(columns)), values);
}

static void is_places(aot_tensor *t, int64_t n, int64_t ndim, const double *want) {
  assert_int_equal(t->meta.dtype, AOT_I64);
  assert_int_equal(t->meta.ndim, 2);
  assert_int_equal(aoti_dim(t, 0), n);
  assert_int_equal(aoti_dim(t, 1), ndim);
  assert_int_equal(aoti_stride(t, 0), 1);
  assert_int_equal(aoti_stride(t, 1), n);
  for (int64_t i = 0; i < n * ndim; i++) assert_true(aoti_tensor_get(t, i) == want[i]);
}

static void nonzero_counts_places_by_column(void **state) {
  (void)state;
  const float some[] = {1, 0, 2, 0, 0, 3}, zeros[6] = {0}, odd[] = {NAN, 0, -0.0f};
  aot_value x = aoti_v_tensor(matrix(2, 3, some));
  is_places(call("aten.nonzero.default", &x, 1).as.tensor, 3, 2, (const double[]){0, 0, 0, 2, 1, 2});
  aot_value turned = aoti_v_tensor(aot_transpose(s, x.as.tensor, 0, 1));
  is_places(call("aten.nonzero.default", &turned, 1).as.tensor, 3, 2, (const double[]){0, 0, 2, 0, 2, 1});
  x = aoti_v_tensor(matrix(2, 3, zeros));
  is_places(call("aten.nonzero.default", &x, 1).as.tensor, 0, 2, NULL);
  x = aoti_v_tensor(aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(3)), odd));
  is_places(call("aten.nonzero.default", &x, 1).as.tensor, 1, 1, (const double[]){0});
  x = aoti_v_tensor(aot_tensor_new(s, AOT_F32, (aot_ints){NULL, 0}, some));
  is_places(call("aten.nonzero.default", &x, 1).as.tensor, 1, 0, NULL);
}

static void an_element_is_a_number(void **state) {
  (void)state;
  const int64_t whole = INT64_MAX - 1;
  const float part = 2.5f;
  const uint8_t truth = 1;
  aot_value x = aoti_v_tensor(aot_tensor_new(s, AOT_I64, AOT_INTS(aot_i(1), aot_i(1)), &whole));
  aot_value r = call("aten._local_scalar_dense.default", &x, 1);
  assert_true(r.kind == AOT_INT && r.as.i.value == whole);
  x = aoti_v_tensor(aot_tensor_new(s, AOT_F32, (aot_ints){NULL, 0}, &part));
  r = call("aten._local_scalar_dense.default", &x, 1);
  assert_true(r.kind == AOT_FLOAT && r.as.f == 2.5);
  x = aoti_v_tensor(aot_tensor_new(s, AOT_B8, (aot_ints){NULL, 0}, &truth));
  r = call("aten._local_scalar_dense.default", &x, 1);
  assert_true(r.kind == AOT_BOOL && r.as.b);
  const float two[] = {1, 2};
  x = aoti_v_tensor(matrix(1, 2, two));
  call("aten._local_scalar_dense.default", &x, 1);
  assert_int_equal(aot_status_code(aot_scope_error(s)), AOT_ERROR_INVALID);
}

static void resized(aot_tensor *t, const aot_int *size, size_t n) {
  const aot_value args[] = {aoti_v_tensor(t), aoti_v_ints(s, size, n)};
  assert_ptr_equal(call("aten.resize_.default", args, 2).as.tensor, t);
}
static void resizing_keeps_memory_and_its_views(void **state) {
  (void)state;
  const float six[] = {0, 1, 2, 3, 4, 5};
  aot_tensor *t = matrix(2, 3, six), *view = aot_transpose(s, t, 0, 1);
  resized(t, (const aot_int[]){aot_i(4)}, 1);
  assert_true(t->meta.ndim == 1 && aoti_dim(t, 0) == 4 && aoti_stride(t, 0) == 1);
  for (int i = 0; i < 4; i++) assert_true(aoti_tensor_get(t, i) == i);
  resized(t, (const aot_int[]){aot_i(5), aot_i(100)}, 2);
  assert_int_equal(aoti_stride(t, 0), 100);
  for (int i = 0; i < 6; i++) assert_true(aoti_tensor_get(t, i) == i);
  aoti_tensor_set(t, 3, 7); // the view sees the memory that grew
  assert_true(aoti_dim(view, 0) == 3 && aoti_tensor_get(view, 1) == 7);
  aot_tensor *turned = aot_transpose(s, matrix(2, 3, six), 0, 1);
  resized(turned, (const aot_int[]){aot_i(3), aot_i(2)}, 2); // its own size: strides stay
  assert_int_equal(aoti_stride(turned, 0), 1);
  assert_null(aot_scope_error(s));
  aot_requires_grad(s, t);
  const aot_value args[] = {aoti_v_tensor(t), aoti_v_ints(s, (const aot_int[]){aot_i(2)}, 1)};
  call("aten.resize_.default", args, 2);
  assert_int_equal(aot_status_code(aot_scope_error(s)), AOT_ERROR_INVALID);
}

static void nothing_computes_with_u64(void **state) {
  (void)state;
  const uint64_t word = UINT64_MAX;
  aot_tensor *t = aot_tensor_new(s, AOT_U64, AOT_INTS(aot_i(1)), &word), *u = aot_detach(s, t);
  assert_null(aot_scope_error(s));
  assert_true(u->meta.dtype == AOT_U64 && aoti_tensor_get(u, 0) == 0x1p64);
  aot_neg(s, t);
  assert_int_equal(aot_status_code(aot_scope_error(s)), AOT_ERROR_UNSUPPORTED);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(nonzero_counts_places_by_column, begin, end),
      cmocka_unit_test_setup_teardown(an_element_is_a_number, begin, end),
      cmocka_unit_test_setup_teardown(resizing_keeps_memory_and_its_views, begin, end),
      cmocka_unit_test_setup_teardown(nothing_computes_with_u64, begin, end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
