/* Helpers of the operator tests: a session and scope per test, tensors from numbers, and checks of values and errors.
 */
#ifndef AOT_TEST_OPS_H
#define AOT_TEST_OPS_H

#include <aot/ops.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"

static aot_session *ses;
static aot_scope *s;

static inline int ops_setup(void **state) {
  (void)state;
  assert_ok(aot_session_create(NULL, &ses));
  s = aot_scope_begin(ses);
  return 0;
}
static inline int ops_teardown(void **state) {
  (void)state;
  aot_status_free(aot_scope_end(s));
  aot_session_destroy(ses);
  return 0;
}
#define OPS_TEST(name) cmocka_unit_test_setup_teardown(name, ops_setup, ops_teardown)

enum { OPS_NUMEL = 64 };
/* SHAPE(2, 3) */
#define SHAPE(...) ((const int64_t[]){__VA_ARGS__}), (int)(sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t))

/* No dimensions. */
#define SCALAR NULL, 0

/* A tensor of a dtype with these values. */
static inline aot_tensor *tensor(aot_dtype dtype, const int64_t *shape, int ndim, const double *values) {
  aot_int size[16];
  int64_t n = 1;
  for (int d = 0; d < ndim; d++) size[d] = aot_i(shape[d]), n *= shape[d];
  bool grad = aot_set_grad_enabled(s, false);
  aot_tensor *t = aot_tensor_new(s, AOT_F64, (aot_ints){size, (size_t)ndim}, n ? values : NULL);
  t = aot__to_copy_default(s, t, dtype, NULL, false, AOT_MEMORY_FORMAT_NONE);
  aot_set_grad_enabled(s, grad);
  return t;
}
#define F64(shape_, ...) tensor(AOT_F64, shape_, (const double[]){__VA_ARGS__})
#define F32(shape_, ...) tensor(AOT_F32, shape_, (const double[]){__VA_ARGS__})
#define I64(shape_, ...) tensor(AOT_I64, shape_, (const double[]){__VA_ARGS__})

static inline void read(aot_tensor *t, double *out) {
  assert_null(aot_scope_error(s));
  aot_tensor *wide = aot__to_copy_default(s, t, AOT_F64, NULL, false, AOT_CONTIGUOUS);
  int64_t n = aot_tensor_numel(wide);
  assert_true(n <= OPS_NUMEL);
  assert_ok(aot_tensor_read(wide, out, (size_t)n * sizeof *out));
}

/* Each element within 4e-7 of its value, relatively. A NaN equals a NaN. */
static inline void check_values(aot_tensor *t, size_t n, const double *want) {
  double got[OPS_NUMEL] = {0};
  if (aot_scope_error(s)) fail_msg("%s", aot_status_text(aot_scope_error(s)));
  read(t, got);
  assert_int_equal(aot_tensor_numel(t), n);
  for (size_t i = 0; i < n; i++)
    if (!(isnan(want[i]) ? isnan(got[i]) : got[i] == want[i] || fabs(got[i] - want[i]) <= 4e-7 * fabs(want[i])))
      fail_msg("element %zu is %.17g, not %.17g", i, got[i], want[i]);
}
#define CHECK(t, ...) \
  check_values((t), sizeof((const double[]){__VA_ARGS__}) / sizeof(double), (const double[]){__VA_ARGS__})

static inline void check_shape(aot_tensor *t, const int64_t *shape, int ndim) {
  assert_int_equal(aot_tensor_ndim(t), ndim);
  for (int d = 0; d < ndim; d++) assert_int_equal(aot_tensor_size(t, d).value, shape[d]);
}

/* expr fails with this code. The scope, with every tensor in it, gives way to a new one. */
#define FAILS(code, expr)                               \
  do {                                                  \
    (void)(expr);                                       \
    aot_status failed_ = aot_scope_end(s);              \
    s = aot_scope_begin(ses);                           \
    assert_int_equal(aot_status_code(failed_), (code)); \
    aot_status_free(failed_);                           \
  } while (0)

#endif
