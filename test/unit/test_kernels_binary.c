// The functions of two arguments in kernels-ir against MPFR: C99's special values, random pairs, and the pairs where
// the result is about to overflow, underflow or cancel.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#include "kernels_reference.h"
#include "kernels_run.h"

#define AOT_BOUND(name, f32, f64)
#define AOT_BOUND_2(name, f32, f64)     \
  float aot_##name##_f32(float, float); \
  double aot_##name##_f64(double, double);
#include "bounds.def"

enum { SAMPLES = 12000 };

typedef struct {
  double x, y;
} arguments;

static double fraction(uint64_t i) { return (double)(kernels_hash(i) >> 12) * 0x1p-52; }

// A number of any exponent.
static double any(uint64_t i, const kernels_format *format) {
  double sign = kernels_hash(i ^ 77) & 1 ? -1 : 1;
  return sign * ldexp(1 + fraction(i),
                      (int)(kernels_hash(i ^ 99) % (uint64_t)(format->largest - format->smallest)) + format->smallest);
}

static arguments sample(uint64_t i, bool power, const kernels_format *format) {
  static const double special[] = {0.0,      1.0,       2.0,        3.0,        0.5,
                                   1.5,      INFINITY,  NAN,        1e30,       1e-30,
                                   0x1p-149, 0x1p-1074, 16777215.0, 16777217.0, 9007199254740991.0,
                                   0x1p53,   1.0000001, 0.9999999};
  enum { SPECIAL = sizeof special / sizeof *special, GRID = 4 * SPECIAL * SPECIAL };
  if (i < GRID) {
    double x = special[i / 4 % SPECIAL], y = special[i / 4 / SPECIAL];
    return (arguments){i & 1 ? -x : x, i & 2 ? -y : y};
  }
  uint64_t j = i * 4;
  double u = fraction(j), v = 2 * fraction(j + 1) - 1;
  int near = -(int)(i / 8 % 25);
  switch (power ? i % 6 : 6 + i % 4) {
  case 0: return (arguments){4 * u, 20 * v};
  case 1: { // results over the whole range
    double x = exp(20 * (u - 0.5));
    return (arguments){x, v * format->largest * 1.1 / log2(x)};
  }
  case 2: { // bases near one
    double x = 1 + ldexp(u - 0.5, near);
    return (arguments){x, v * format->largest * 1.01 / log2(x)};
  }
  case 3: return (arguments){-floor(30 * u), floor(30 * v)};
  case 4: {
    double x = fabs(any(j, format));
    return (arguments){x, v * format->largest * 1.1 / log2(x)};
  }
  case 6: return (arguments){2 * u - 1, v};
  case 7: return (arguments){v * (1 + ldexp(u - 0.5, near)), v};
  case 8: {
    double x = any(j, format);
    return (arguments){x, x * ldexp(v, near)};
  }
  default: return (arguments){any(j, format), any(j + 2, format)};
  }
}

typedef int (*reference)(mpfr_t, const mpfr_t, const mpfr_t, mpfr_rnd_t);

// The results for x and y, f32 numbers where single is given.
static void evaluate(const char *name, float (*single)(float, float), double (*function)(double, double),
                     const double *x, const double *y, double *out) {
  static float u[SAMPLES], v[SAMPLES], r[SAMPLES];
  for (size_t i = 0; i < SAMPLES; i++) u[i] = (float)x[i], v[i] = (float)y[i];
  if (!on_device())
    for (size_t i = 0; i < SAMPLES; i++) out[i] = single ? (double)single(u[i], v[i]) : function(x[i], y[i]);
  else if (!single)
    kernels_on_device(name, true, x, y, out, SAMPLES);
  else {
    kernels_on_device(name, false, u, v, r, SAMPLES);
    for (size_t i = 0; i < SAMPLES; i++) out[i] = r[i];
  }
}

static void check(const char *name, float (*single)(float, float), double (*function)(double, double), reference exact,
                  double bound) {
  const kernels_format *format = single ? &kernels_f32 : &kernels_f64;
  mpfr_t x, y, want;
  mpfr_inits2(53, x, y, (mpfr_ptr)0);
  mpfr_init2(want, 120);
  double worst = 0;
  static double at_x[SAMPLES], at_y[SAMPLES], results[SAMPLES];
  for (uint64_t i = 0; i < SAMPLES; i++) {
    arguments a = sample(i, exact == mpfr_pow, format);
    at_x[i] = single ? (float)a.x : a.x;
    at_y[i] = single ? (float)a.y : a.y;
  }
  evaluate(name, single, function, at_x, at_y, results);
  for (uint64_t i = 0; i < SAMPLES; i++) {
    arguments a = {at_x[i], at_y[i]};
    mpfr_set_d(x, a.x, MPFR_RNDN);
    mpfr_set_d(y, a.y, MPFR_RNDN);
    exact(want, x, y, MPFR_RNDN);
    double got = results[i];
    double error = kernels_ulp(want, got, format);
    if (error > worst) worst = error;
    if (error > bound) {
      fail_msg("%s_%s(%a, %a) = %a, %g ulp from %a", name, single ? "f32" : "f64", a.x, a.y, got, error,
               mpfr_get_d(want, MPFR_RNDN));
    }
  }
  print_message("%s_%s %.3f ulp of %.2f\n", name, single ? "f32" : "f64", worst, bound);
  if (bound > 0.5 && worst < 0.4 * bound)
    fail_msg("%s: the stated bound %g is far above anything seen (%g)", name, bound, worst);
  mpfr_clears(x, y, want, (mpfr_ptr)0);
}

#define AOT_BOUND(name, f32, f64)
#define AOT_BOUND_2(name, f32, f64)                            \
  static void name##_is_within_its_bounds(void **state) {      \
    (void)state;                                               \
    check(#name, aot_##name##_f32, NULL, kernels_##name, f32); \
    check(#name, NULL, aot_##name##_f64, kernels_##name, f64); \
  }
#include "bounds.def"

// Exact, so that 0.5 ulp is equality but for the sum in remainder.
float aot_fmod_f32(float, float);
double aot_fmod_f64(double, double);
float aot_remainder_f32(float, float);
double aot_remainder_f64(double, double);
float aot_fmod_small_f32(float, float);
double aot_fmod_small_f64(double, double);

static int python_remainder(mpfr_t out, const mpfr_t x, const mpfr_t y, mpfr_rnd_t round) {
  mpfr_t r;
  mpfr_init2(r, 53);
  mpfr_fmod(r, x, y, round);
  if (mpfr_number_p(r) && !mpfr_zero_p(r) && !mpfr_signbit(r) != !mpfr_signbit(y)) {
    mpfr_add(out, r, y, round);
  } else {
    mpfr_set(out, r, round);
  }
  mpfr_clear(r);
  return 0;
}

static void fmod_is_exact_and_remainder_has_the_sign_of_the_divisor(void **state) {
  (void)state;
  check("fmod", aot_fmod_f32, NULL, mpfr_fmod, 0);
  check("fmod", NULL, aot_fmod_f64, mpfr_fmod, 0);
  check("remainder", aot_remainder_f32, NULL, python_remainder, 0.5);
  check("remainder", NULL, aot_remainder_f64, python_remainder, 0.5);
  if (!on_device())
    assert_true(aot_remainder_f32(-7, 3) == 2 && aot_remainder_f32(7, -3) == -2 && aot_fmod_f32(-7, 3) == -1);
}

static void the_small_fmod_is_the_same_where_it_may_be_used(void **state) {
  (void)state;
  if (on_device()) skip(); // no operation of its own
  for (uint64_t i = 0; i < SAMPLES; i++) {
    arguments a = sample(i, false, &kernels_f64);
    if (fabs(a.x) < 0x1p51 * fabs(a.y)) {
      double got = aot_fmod_small_f64(a.x, a.y), want = aot_fmod_f64(a.x, a.y);
      assert_true(memcmp(&got, &want, sizeof got) == 0 || (isnan(got) && isnan(want)));
    }
    a = sample(i, false, &kernels_f32);
    float x = (float)a.x, y = (float)a.y;
    if (fabsf(x) < 0x1p22f * fabsf(y)) {
      float got = aot_fmod_small_f32(x, y), want = aot_fmod_f32(x, y);
      assert_true(memcmp(&got, &want, sizeof got) == 0 || (isnan(got) && isnan(want)));
    }
  }
}

int main(void) {
#define AOT_BOUND(name, f32, f64)
#define AOT_BOUND_2(name, f32, f64) cmocka_unit_test(name##_is_within_its_bounds),
  const struct CMUnitTest tests[] = {
#include "bounds.def"
      cmocka_unit_test(fmod_is_exact_and_remainder_has_the_sign_of_the_divisor),
      cmocka_unit_test(the_small_fmod_is_the_same_where_it_may_be_used),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
