// Each one-argument function of kernels-ir against MPFR: over all exponents, both signs and the special values, the
// error stays within the bound that its header states. Included once per element type, with
//   REAL    the C type                    SUFFIX  f32 or f64
//   PREC    bits of the reference         SMALL   below it the small-argument functions may be used
//   BOUND   picks the bound
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#include "kernels_reference.h"
#include "kernels_run.h"

#define JOIN_(a, b, c) a##b##c
#define JOIN(a, b, c)  JOIN_(a, b, c)
#define FUNCTION(name) JOIN(aot_, name, JOIN(_, SUFFIX, ))
#define FORMAT         JOIN(kernels_, SUFFIX, )

#define AOT_BOUND_2(name, f32, f64)
#define AOT_BOUND(name, f32, f64) REAL FUNCTION(name)(REAL);
#include "bounds.def"

enum { SAMPLES = 10000 };

static void check(const char *name, REAL (*function)(REAL), int (*reference)(mpfr_t, const mpfr_t, mpfr_rnd_t),
                  double bound) {
  mpfr_t x, want;
  mpfr_init2(x, 53);
  mpfr_init2(want, PREC);
  double worst = 0;
  static REAL arguments[SAMPLES], results[SAMPLES];
  for (uint64_t i = 0; i < SAMPLES; i++) arguments[i] = (REAL)kernels_sample(i, &FORMAT);
  if (on_device())
    kernels_on_device(name, sizeof(REAL) == 8, arguments, NULL, results, SAMPLES);
  else
    for (uint64_t i = 0; i < SAMPLES; i++) results[i] = function(arguments[i]);
  for (uint64_t i = 0; i < SAMPLES; i++) {
    REAL argument = arguments[i];
    mpfr_set_d(x, argument, MPFR_RNDN);
    reference(want, x, MPFR_RNDN);
    REAL got = results[i];
    double error = kernels_ulp(want, got, &FORMAT);
    if (error > worst) worst = error;
    if (error > bound) fail_msg("%s(%a) = %a, %g ulp from %a", name, argument, got, error, mpfr_get_d(want, MPFR_RNDN));
  }
  print_message("%-8s %.3f ulp of %.2f\n", name, worst, bound);
  if (worst < 0.5 * bound) fail_msg("%s: the stated bound %g is far above anything seen (%g)", name, bound, worst);
  mpfr_clear(x);
  mpfr_clear(want);
}

#define AOT_BOUND_2(name, f32, f64)
#define AOT_BOUND(name, f32, f64)                                  \
  static void name##_is_within_its_bound(void **state) {           \
    (void)state;                                                   \
    check(#name, FUNCTION(name), kernels_##name, BOUND(f32, f64)); \
  }
#include "bounds.def"

REAL FUNCTION(sin_small)(REAL);
REAL FUNCTION(cos_small)(REAL);
REAL FUNCTION(tan_small)(REAL);

static bool same(REAL a, REAL b) { return memcmp(&a, &b, sizeof a) == 0; }

static void the_small_functions_are_the_same_where_they_may_be_used(void **state) {
  (void)state;
  if (on_device()) skip(); // a kernel has them where test_codegen_moderate says
  for (uint64_t i = 0; i < SAMPLES; i++) {
    REAL x = (REAL)kernels_sample(i, &FORMAT);
    if (!(fabs((double)x) < SMALL)) continue;
    assert_true(same(FUNCTION(sin_small)(x), FUNCTION(sin)(x)));
    assert_true(same(FUNCTION(cos_small)(x), FUNCTION(cos)(x)));
    assert_true(same(FUNCTION(tan_small)(x), FUNCTION(tan)(x)));
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
