/* Tests that run on the host and once more, with AOT_TEST_DEVICE in the environment, on the CUDA device (the PTX
 * machine): inputs are moved where the test runs, results back to where they can be read. */
#ifndef AOT_TWIN_H
#define AOT_TWIN_H

#include "driver.h"

#include <math.h>
#include <setjmp.h>
#include <stdlib.h>
#include <cmocka.h>

static inline aot_device twin_device(void) { return (aot_device){getenv("AOT_TEST_DEVICE") ? AOT_CUDA : AOT_CPU, 0}; }

static inline bool twin_elsewhere(void) { return twin_device().type != AOT_CPU; }

static inline aot_tensor *twin_moved(aot_scope *s, aot_tensor *t, aot_device device) {
  aot_tensor *moved;
  if (!t || t->meta.device.type == device.type) return t;
  aot_status status = aot_tensor_to(t, device, &moved);
  if (status) {
    aoti_scope_fail(s, status);
    return t;
  }
  return aoti_scope_own(s, moved);
}

/* A tensor that was made on the host, where the test runs. */
static inline aot_tensor *twin_in(aot_scope *s, aot_tensor *t) { return twin_moved(s, t, twin_device()); }
/* A result, where it can be read. */
static inline aot_tensor *twin_out(aot_scope *s, aot_tensor *t) { return twin_moved(s, t, (aot_device){AOT_CPU, 0}); }

static inline aot_tensor *twin_vector(aot_scope *s, int64_t n, const float *values) {
  return twin_in(s, aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(n)), values));
}
/* The n elements of t, which is where the test runs. */
static inline void twin_expect(aot_scope *s, aot_tensor *there, const double *want, int64_t n) {
  const aot_tensor *t = twin_out(s, there);
  assert_null(aot_scope_error(s));
  assert_int_equal(aoti_tensor_numel(t), n);
  for (int64_t i = 0; i < n; i++)
    if (fabs(aoti_tensor_get(t, i) - want[i]) > 1e-6 * (1 + fabs(want[i])))
      fail_msg("element %lld is %g, not %g", (long long)i, aoti_tensor_get(t, i), want[i]);
}
#define TWIN_EXPECT(s, t, ...) \
  twin_expect((s), (t), (const double[]){__VA_ARGS__}, sizeof((const double[]){__VA_ARGS__}) / sizeof(double))

#endif
