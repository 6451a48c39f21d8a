// Each f32 function of kernels-ir against MPFR: over all exponents, both signs and the special values, the error stays
// within the bound that its header states.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#include "kernels_reference.h"

#define AOT_BOUND_2(name, f32, f64)
#define AOT_BOUND(name, f32, f64) float aot_##name##_f32(float);
#include "bounds.def"

enum { SAMPLES = 10000 };

static void check(const char *name, float (*function)(float), int (*reference)(mpfr_t, const mpfr_t, mpfr_rnd_t),
                  double bound) {
  mpfr_t x, want;
  mpfr_init2(x, 53);
  mpfr_init2(want, 80);
  double worst = 0;
  for (uint64_t i = 0; i < SAMPLES; i++) {
    float argument = (float)kernels_sample(i, &kernels_f32);
    mpfr_set_d(x, argument, MPFR_RNDN);
    reference(want, x, MPFR_RNDN);
    float got = function(argument);
    double error = kernels_ulp(want, got, &kernels_f32);
    if (error > worst) worst = error;
    if (error > bound) fail_msg("%s(%a) = %a, %g ulp from %a", name, argument, got, error, mpfr_get_d(want, MPFR_RNDN));
  }
  print_message("%-8s %.3f ulp of %.2f\n", name, worst, bound);
  if (worst < 0.5 * bound) fail_msg("%s: the stated bound %g is far above anything seen (%g)", name, bound, worst);
  mpfr_clear(x);
  mpfr_clear(want);
}

#define AOT_BOUND_2(name, f32, f64)
#define AOT_BOUND(name, f32, f64)                        \
  static void name##_is_within_its_bound(void **state) { \
    (void)state;                                         \
    check(#name, aot_##name##_f32, kernels_##name, f32); \
  }
#include "bounds.def"

float aot_sin_small_f32(float);
float aot_cos_small_f32(float);
float aot_tan_small_f32(float);

static bool same(float a, float b) { return memcmp(&a, &b, sizeof a) == 0; }

static void the_small_functions_are_the_same_where_they_may_be_used(void **state) {
  (void)state;
  for (uint64_t i = 0; i < SAMPLES; i++) {
    float x = (float)kernels_sample(i, &kernels_f32);
    if (!(fabsf(x) < 0x1p18f)) continue;
    assert_true(same(aot_sin_small_f32(x), aot_sin_f32(x)));
    assert_true(same(aot_cos_small_f32(x), aot_cos_f32(x)));
    assert_true(same(aot_tan_small_f32(x), aot_tan_f32(x)));
  }
}

int main(void) {
#define AOT_BOUND_2(name, f32, f64)
#define AOT_BOUND(name, f32, f64) cmocka_unit_test(name##_is_within_its_bound),
  const struct CMUnitTest tests[] = {
#include "bounds.def"
      cmocka_unit_test(the_small_functions_are_the_same_where_they_may_be_used),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
