// Every f32 function of one argument over every 251st float (argument: another stride; 1 is all 2^32 of them), against
// the double function of the C library, whose error does not count here. Slow.
#include "kernels_run.h"

#include <math.h>

static double sigmoid(double x) { return 1 / (1 + exp(-x)); }
static double rsqrt(double x) { return 1 / sqrt(x); }

#define AOT_BOUND(name, f32, f64) float aot_##name##_f32(float);
#define AOT_BOUND_2(name, f32, f64)
#include "bounds.def"

static const struct {
  const char *name;
  float (*function)(float);
  double (*reference)(double);
  double bound;
} functions[] = {
#define AOT_BOUND(name, f32, f64) {#name, aot_##name##_f32, name, f32},
#define AOT_BOUND_2(name, f32, f64)
#include "bounds.def"
};

// The error in ulp; HUGE_VAL for a wrong sign or class.
static double error_of(double want, float got) {
  if (isnan(want) || isnan(got)) return isnan(want) && isnan(got) ? 0 : HUGE_VAL;
  if (!!signbit(want) != !!signbit(got)) return HUGE_VAL;
  if (want == 0 || isinf(want)) return (double)got == want ? 0 : HUGE_VAL;
  if (fabs(want) >= 0x1p128) return isinf(got) ? 0 : HUGE_VAL;
  int exponent;
  frexp(want, &exponent);
  exponent = exponent - 24 < -149 ? -149 : exponent - 24;
  double value = isinf(got) ? copysign(0x1p128, got) : got;
  return fabs(ldexp(value - want, -exponent));
}

int main(int count, char **arguments) {
  uint64_t stride = count > 1 ? strtoull(arguments[1], NULL, 0) : 251;
  int failures = 0;
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    if (count > 2 && strcmp(arguments[2], functions[i].name) != 0) continue;
    double worst = 0;
    float where = 0;
    enum { AT_ONCE = 1 << 20 };
    static float x[AT_ONCE], got[AT_ONCE];
    for (uint64_t pattern = 0; pattern < UINT64_C(1) << 32;) {
      size_t n = 0;
      for (; n < AT_ONCE && pattern < UINT64_C(1) << 32; pattern += stride) {
        uint32_t bits = (uint32_t)pattern;
        memcpy(&x[n++], &bits, sizeof *x);
      }
      if (on_device())
        kernels_on_device(functions[i].name, false, x, NULL, got, n);
      else
        for (size_t k = 0; k < n; k++) got[k] = functions[i].function(x[k]);
      for (size_t k = 0; k < n; k++) {
        double error = error_of(functions[i].reference(x[k]), got[k]);
        if (error > worst) worst = error, where = x[k];
      }
    }
    printf("%-8s %.4f ulp of %.2f, at %a\n", functions[i].name, worst, functions[i].bound, where);
    fflush(stdout);
    failures += worst > functions[i].bound;
  }
  return failures != 0;
}
