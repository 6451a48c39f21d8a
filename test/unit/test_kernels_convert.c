// The 16-bit conversions of kernels-ir, against rational arithmetic on the patterns: every pattern widens to its value,
// and every number narrows to the nearest pattern, ties to even, from float and from double. On the device loads widen
// and stores narrow, from float.
#include "kernels_run.h"

#include <math.h>

float aot_bf16_to_f32(uint16_t);
float aot_f16_to_f32(uint16_t);
uint16_t aot_f32_to_bf16(float);
uint16_t aot_f32_to_f16(float);
uint16_t aot_f64_to_bf16(double);
uint16_t aot_f64_to_f16(double);

typedef struct {
  const char *dtype;
  int fraction, bias;
  float (*widen)(uint16_t);
  uint16_t (*narrow32)(float);
  uint16_t (*narrow64)(double);
} format;

static const format half = {"f16", 10, 15, aot_f16_to_f32, aot_f32_to_f16, aot_f64_to_f16};
static const format bfloat = {"bf16", 7, 127, aot_bf16_to_f32, aot_f32_to_bf16, aot_f64_to_bf16};

// The value of a pattern by the definition of the format; the pattern of infinity stands for the number after the
// largest one, which is what rounding compares with.
static double value(const format *f, unsigned pattern) {
  unsigned exponent = (pattern & 0x7fff) >> f->fraction, fraction = pattern & ((1u << f->fraction) - 1);
  double magnitude = exponent ? ldexp(1 + ldexp(fraction, -f->fraction), (int)exponent - f->bias)
                              : ldexp(fraction, 1 - f->bias - f->fraction);
  return pattern & 0x8000 ? -magnitude : magnitude;
}

static unsigned infinity_of(const format *f) { return 0x7fffu & ~((1u << f->fraction) - 1); }

static void widens(const format *f) {
  enum { ALL = 0x10000 };
  static uint16_t patterns[ALL];
  static float widened[ALL];
  unsigned infinity = infinity_of(f);
  for (unsigned pattern = 0; pattern < ALL; pattern++) {
    patterns[pattern] = (uint16_t)pattern;
    if (!on_device()) widened[pattern] = f->widen((uint16_t)pattern);
  }
  if (on_device()) kernels_convert_on_device(f->dtype, patterns, sizeof patterns, "f32", widened, sizeof widened, ALL);
  for (unsigned pattern = 0; pattern < ALL; pattern++) {
    float got = widened[pattern];
    if ((pattern & 0x7fff) > infinity) {
      assert_true(isnan(got));
      if (!on_device()) assert_int_equal(!!signbit(got), pattern >> 15); // cvt gives one NaN
      continue;
    }
    float want = (pattern & 0x7fff) == infinity ? (pattern >> 15 ? -INFINITY : INFINITY) : (float)value(f, pattern);
    assert_memory_equal(&got, &want, sizeof got);
  }
}

// Floats to narrow, and their patterns.
static struct {
  float from[400000];
  uint16_t want[400000], got[400000];
  size_t n;
} floats;

static void narrow_floats(const format *f) {
  for (size_t i = 0; i < floats.n && !on_device(); i++) floats.got[i] = f->narrow32(floats.from[i]);
  if (on_device())
    kernels_convert_on_device("f32", floats.from, floats.n * sizeof *floats.from, f->dtype, floats.got,
                              floats.n * sizeof *floats.got, floats.n);
  for (size_t i = 0; i < floats.n; i++)
    if (floats.got[i] != floats.want[i])
      fail_msg("%a is %s %04x, not %04x", floats.from[i], f->dtype, floats.got[i], floats.want[i]);
  floats.n = 0;
}

static void narrow_one(const format *f, double x, unsigned want) {
  for (int sign = 0; sign < 2; sign++) {
    double y = sign ? -x : x;
    unsigned pattern = want | (unsigned)sign << 15;
    if (!on_device()) assert_int_equal(f->narrow64(y), pattern);
    if ((double)(float)y != y) continue;
    assert_true(floats.n < sizeof floats.got / sizeof *floats.got);
    floats.from[floats.n] = (float)y;
    floats.want[floats.n++] = (uint16_t)pattern;
  }
}

// Around each number: the number, the midpoint to the next one and the doubles just beside it.
static void narrows(const format *f) {
  unsigned infinity = infinity_of(f);
  for (unsigned pattern = 0; pattern < infinity; pattern++) {
    double here = value(f, pattern), next = value(f, pattern + 1), middle = here + (next - here) / 2;
    narrow_one(f, here, pattern);
    narrow_one(f, middle, pattern + (pattern & 1));
    narrow_one(f, nextafter(middle, 0), pattern);
    narrow_one(f, nextafter(middle, INFINITY), pattern + 1);
    // close to the middle, but not so close that a float cannot tell
    narrow_one(f, middle - (next - here) / 64, pattern);
    narrow_one(f, middle + (next - here) / 64, pattern + 1);
  }
  narrow_one(f, INFINITY, infinity);
  narrow_one(f, 0x1p1000, infinity);
  narrow_one(f, 0x1p-1000, 0);
  narrow_one(f, 0x1p-1074, 0);
  narrow_floats(f);
  assert_int_equal(floats.n, 0);
}

static void keeps_nan(const format *f) {
  if (on_device()) skip(); // cvt gives one NaN
  for (int bit = 0; bit < 52; bit++) {
    uint64_t pattern = UINT64_C(0xfff0000000000000) | UINT64_C(1) << bit;
    double x;
    memcpy(&x, &pattern, sizeof x);
    unsigned got = f->narrow64(x);
    assert_true((got & 0x7fff) > infinity_of(f) && got >> 15 && (got >> (f->fraction - 1) & 1));
  }
  for (int bit = 0; bit < 23; bit++) {
    uint32_t pattern = 0x7f800000u | 1u << bit;
    float x;
    memcpy(&x, &pattern, sizeof x);
    unsigned got = f->narrow32(x);
    assert_true(got > infinity_of(f) && got < 0x8000 && (got >> (f->fraction - 1) & 1));
  }
}

static void half_patterns_widen_to_their_values(void **state) { (void)state, widens(&half); }
static void bfloat_patterns_widen_to_their_values(void **state) { (void)state, widens(&bfloat); }
static void numbers_narrow_to_the_nearest_half(void **state) { (void)state, narrows(&half); }
static void numbers_narrow_to_the_nearest_bfloat(void **state) { (void)state, narrows(&bfloat); }
static void nan_stays_a_quiet_nan(void **state) { (void)state, keeps_nan(&half), keeps_nan(&bfloat); }

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(half_patterns_widen_to_their_values),
      cmocka_unit_test(bfloat_patterns_widen_to_their_values),
      cmocka_unit_test(numbers_narrow_to_the_nearest_half),
      cmocka_unit_test(numbers_narrow_to_the_nearest_bfloat),
      cmocka_unit_test(nan_stays_a_quiet_nan),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
