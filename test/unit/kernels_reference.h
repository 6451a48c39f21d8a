// References for the functions of kernels-ir in MPFR, and the error of a result in ulp.
#ifndef KERNELS_REFERENCE_H
#define KERNELS_REFERENCE_H

#include <math.h>
#include <mpfr.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef struct {
  int bits;        // of the significand
  int smallest;    // exponent of the smallest subnormal
  int largest;     // numbers from 2^largest on are infinite
  int significand; // stored bits
} kernels_format;

static const kernels_format kernels_f32 = {24, -149, 128, 23}, kernels_f64 = {53, -1074, 1024, 52};

// The error of `got`, whose sign and class count too, against `want`; HUGE_VAL for the wrong class.
static inline double kernels_ulp(mpfr_t want, double got, const kernels_format *format) {
  if (mpfr_nan_p(want) || isnan(got)) return mpfr_nan_p(want) && isnan(got) ? 0 : HUGE_VAL;
  if (!!signbit(got) != !!mpfr_signbit(want)) return HUGE_VAL;
  if (mpfr_zero_p(want)) return got == 0 ? 0 : HUGE_VAL;
  if (mpfr_inf_p(want)) return isinf(got) ? 0 : HUGE_VAL;
  mpfr_t difference;
  mpfr_init2(difference, 200);
  if (isinf(got)) { // stands for the number after the largest one
    mpfr_set_si_2exp(difference, got > 0 ? 1 : -1, format->largest, MPFR_RNDN);
  } else {
    mpfr_set_d(difference, got, MPFR_RNDN);
  }
  long exponent = mpfr_get_exp(want) - format->bits;
  if (exponent < format->smallest) exponent = format->smallest;
  if (mpfr_get_exp(want) > format->largest) { // any number beyond the largest is as good as infinity
    mpfr_set_d(difference, isinf(got) ? 0 : HUGE_VAL, MPFR_RNDN);
  } else {
    mpfr_sub(difference, difference, want, MPFR_RNDN);
  }
  mpfr_mul_2si(difference, difference, -exponent, MPFR_RNDN);
  double error = fabs(mpfr_get_d(difference, MPFR_RNDU));
  mpfr_clear(difference);
  return error;
}

#define kernels_exp   mpfr_exp
#define kernels_expm1 mpfr_expm1
#define kernels_exp2  mpfr_exp2
#define kernels_log   mpfr_log
#define kernels_log1p mpfr_log1p
#define kernels_log2  mpfr_log2
#define kernels_log10 mpfr_log10
#define kernels_sin   mpfr_sin
#define kernels_cos   mpfr_cos
#define kernels_tan   mpfr_tan
#define kernels_sinh  mpfr_sinh
#define kernels_cosh  mpfr_cosh
#define kernels_tanh  mpfr_tanh
#define kernels_asin  mpfr_asin
#define kernels_acos  mpfr_acos
#define kernels_atan  mpfr_atan
#define kernels_asinh mpfr_asinh
#define kernels_acosh mpfr_acosh
#define kernels_atanh mpfr_atanh
#define kernels_erf   mpfr_erf
#define kernels_erfc  mpfr_erfc
#define kernels_atan2 mpfr_atan2
#define kernels_pow   mpfr_pow

static inline int kernels_sigmoid(mpfr_t out, const mpfr_t x, mpfr_rnd_t round) {
  mpfr_neg(out, x, round);
  mpfr_exp(out, out, round);
  mpfr_add_ui(out, out, 1, round);
  return mpfr_ui_div(out, 1, out, round);
}

static inline int kernels_rsqrt(mpfr_t out, const mpfr_t x, mpfr_rnd_t round) {
  mpfr_sqrt(out, x, round);
  return mpfr_ui_div(out, 1, out, round);
}

static inline uint64_t kernels_hash(uint64_t i) {
  uint64_t h = (i + 1) * UINT64_C(0x9E3779B97F4A7C15);
  h ^= h >> 29;
  h *= UINT64_C(0xBF58476D1CE4E5B9);
  return h ^ h >> 32;
}

// A number every so often in every exponent, both signs, and the values where functions are special. Arguments near
// one, where logarithms vanish, and near multiples of pi/2 come denser.
static inline double kernels_sample(uint64_t i, const kernels_format *format) {
  static const double special[] = {0.0,
                                   1.0,
                                   0.5,
                                   2.0,
                                   10.0,
                                   1.5,
                                   3.0,
                                   4.0,
                                   88.72283,
                                   88.72284,
                                   709.7827128,
                                   709.782713,
                                   87.33655,
                                   103.97,
                                   708.39641853,
                                   745.13321,
                                   6.0,
                                   9.0,
                                   0.9,
                                   0.65,
                                   262144.0,
                                   262143.98,
                                   1.5707963267948966,
                                   3.141592653589793,
                                   6.283185307179586,
                                   11.0,
                                   22.0,
                                   333.0,
                                   355.0,
                                   710.0,
                                   103993.0,
                                   16367173.0,
                                   0x1.6ac5b262ca1ffp+849,
                                   0x1.921fb6p+0,
                                   0x1.f9cbe2p+7};
  enum { SPECIAL = sizeof special / sizeof *special };
  double sign = i & 1 ? -1 : 1;
  i /= 2;
  if (i < SPECIAL) return sign * special[i];
  i -= SPECIAL;
  if (i == 0) return sign * INFINITY;
  if (i == 1) return NAN;
  i -= 2;
  uint64_t random = kernels_hash(i);
  double fraction = (double)(random >> 12) * 0x1p-52;
  switch (i % 8) {
  case 0: return sign * (1 + ldexp(fraction - 0.5, -(int)(i / 8 % 30)));
  case 1: return sign * (1.5707963267948966 * (double)(random % 4000) + ldexp(fraction, -(int)(i / 8 % 30)));
  case 2: return sign * ldexp(1 + fraction, (int)(i / 8 % 12) - 5);
  default:
    return sign *
           ldexp(1 + fraction, (int)(random % (uint64_t)(format->largest - format->smallest)) + format->smallest);
  }
}

#endif
