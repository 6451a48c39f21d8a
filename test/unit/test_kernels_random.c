// The random numbers of kernels-ir: Philox gives the known answers of its authors, the uniforms are the bits they say,
// the normals are the formula's within the stated error and have the moments of the normal distribution.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "kernels_reference.h"

void shim_philox(uint64_t key, uint64_t low, uint64_t high, uint32_t *out);
void shim_normal_f32(uint32_t, uint32_t, float *out);
void shim_normal_f64(uint32_t, uint32_t, uint32_t, uint32_t, double *out);
float aot_uniform_f32(uint32_t);
double aot_uniform_f64(uint32_t, uint32_t);

// From kat_vectors of Random123 1.09: philox4x32 10.
static void philox_gives_the_known_answers(void **state) {
  (void)state;
  static const struct {
    uint64_t key, low, high;
    uint32_t want[4];
  } known[] = {
      {0, 0, 0, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
      {UINT64_MAX, UINT64_MAX, UINT64_MAX, {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
      {0x299f31d0a4093822, 0x85a308d3243f6a88, 0x0370734413198a2e, {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
  };
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    uint32_t got[4];
    shim_philox(known[i].key, known[i].low, known[i].high, got);
    assert_memory_equal(got, known[i].want, sizeof got);
  }
}

static void uniforms_are_the_upper_bits(void **state) {
  (void)state;
  assert_true(aot_uniform_f32(0) == 0 && aot_uniform_f32(255) == 0 && aot_uniform_f32(256) == 0x1p-24f);
  assert_true(aot_uniform_f32(0x80000000u) == 0.5f && aot_uniform_f32(UINT32_MAX) == 1 - 0x1p-24f);
  assert_true(aot_uniform_f64(0, 0) == 0 && aot_uniform_f64(64, 0) == 0x1p-53 && aot_uniform_f64(63, 0) == 0);
  assert_true(aot_uniform_f64(0, 32) == 0x1p-27 && aot_uniform_f64(UINT32_MAX, UINT32_MAX) == 1 - 0x1p-53);
  for (uint64_t i = 0; i < 1000; i++) {
    uint64_t h = kernels_hash(i);
    uint32_t low = (uint32_t)h, high = (uint32_t)(h >> 32);
    assert_true(aot_uniform_f32(low) == ldexpf((float)(low >> 8), -24));
    assert_true(aot_uniform_f64(low, high) == ldexp((double)((uint64_t)(high >> 5) << 26 | low >> 6), -53));
  }
}

// sqrt(-2 log u) cos(2 pi v) or with the sine.
static double normal_error(double u, double v, bool sine, double got, const kernels_format *format) {
  mpfr_t r, angle, value;
  mpfr_inits2(120, r, angle, value, (mpfr_ptr)0);
  mpfr_set_d(value, u, MPFR_RNDN);
  mpfr_log(r, value, MPFR_RNDN);
  mpfr_mul_si(r, r, -2, MPFR_RNDN);
  mpfr_sqrt(r, r, MPFR_RNDN);
  mpfr_const_pi(angle, MPFR_RNDN);
  mpfr_mul_d(angle, angle, 2 * v, MPFR_RNDN);
  (sine ? mpfr_sin : mpfr_cos)(value, angle, MPFR_RNDN);
  mpfr_mul(value, value, r, MPFR_RNDN);
  // multiples of a quarter turn are exact zeros, which pi in 120 bits misses
  double error = 4 * v == floor(4 * v) && fabs(mpfr_get_d(value, MPFR_RNDN)) < 0x1p-100
                     ? (got == 0 ? 0 : HUGE_VAL)
                     : kernels_ulp(value, got, format);
  mpfr_clears(r, angle, value, (mpfr_ptr)0);
  return error;
}

static void normals_are_box_and_muller(void **state) {
  (void)state;
  for (uint64_t i = 0; i < 3000; i++) {
    uint64_t h = kernels_hash(i), g = kernels_hash(i + 1000000);
    uint32_t w[4] = {(uint32_t)h, (uint32_t)(h >> 32), (uint32_t)g, (uint32_t)(g >> 32)};
    if (i % 16 == 0) w[0] = (uint32_t)(i / 16);
    if (i % 16 == 1) w[0] = UINT32_MAX - (uint32_t)(i / 16);
    float single[2];
    shim_normal_f32(w[0], w[1], single);
    double u = fmaf((float)w[0], 0x1p-32f, 0x1p-33f), v = ldexp(w[1] >> 8, -24);
    double pair[2];
    shim_normal_f64(w[0], w[1], w[2], w[3], pair);
    double u64 = ldexp((double)((uint64_t)(w[1] >> 5) << 26 | w[0] >> 6), -53) + 0x1p-53;
    double v64 = ldexp((double)((uint64_t)(w[3] >> 5) << 26 | w[2] >> 6), -53);
    for (int k = 0; k < 2; k++) {
      assert_true(fabsf(single[k]) < 6.8f);
      if (u < 1) assert_true(normal_error(u, v, k, single[k], &kernels_f32) <= 2.5);
      if (u64 < 1) assert_true(normal_error(u64, v64, k, pair[k], &kernels_f64) <= 2.5);
    }
  }
}

static void normals_have_the_right_moments(void **state) {
  (void)state;
  enum { COUNT = 1 << 16 };
  double sum[5] = {0};
  for (uint64_t i = 0; i < COUNT / 4; i++) {
    uint32_t w[4];
    float x[4];
    shim_philox(42, i, 0, w);
    shim_normal_f32(w[0], w[1], x);
    shim_normal_f32(w[2], w[3], x + 2);
    for (int k = 0; k < 4; k++) {
      double power = 1;
      for (int p = 1; p <= 4; p++) sum[p] += power *= x[k];
    }
  }
  // five standard deviations of each mean
  static const double mean[] = {0, 0, 1, 0, 3}, deviation[] = {0, 1, 1.4143, 3.873, 9.798};
  for (int p = 1; p <= 4; p++) assert_true(fabs(sum[p] / COUNT - mean[p]) < 5 * deviation[p] / sqrt(COUNT));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(philox_gives_the_known_answers),
      cmocka_unit_test(uniforms_are_the_upper_bits),
      cmocka_unit_test(normals_are_box_and_muller),
      cmocka_unit_test(normals_have_the_right_moments),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
