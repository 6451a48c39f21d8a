/* soft: floating arithmetic with every rounding mode, exact. Values of 16 bits travel as doubles, which hold them,
 * their products, and (rounded to odd, where bits are lost) their sums. mode: PTX_RN.. and PTX_FTZ, PTX_SAT, PTX_RELU.
 */
#ifndef AOT_PTXSIM_SOFT_H
#define AOT_PTXSIM_SOFT_H

#include <math.h>
#include <stdint.h>
#include <string.h>
#include "core.h"

typedef struct ptx_format { /* of a 16- or 19-bit float: exponent bits, mantissa bits */
  int exponent, mantissa;
} ptx_format;
extern const ptx_format ptx_f16, ptx_bf16, ptx_tf32;

/* v to the format by mode's rounding; NaN becomes the canonical one. The bits are right-aligned. */
uint32_t ptx_narrow(double v, ptx_format f, uint32_t mode);
float ptx_narrow32(double v, uint32_t mode); /* v exact or rounded to odd */
double ptx_odd(double s, double error);      /* s + error, error below half an ulp of s, to odd */
double ptx_sum_odd(double a, double b);

float ptx_soft_add32(float a, float b, uint32_t mode);
float ptx_soft_mul32(float a, float b, uint32_t mode);
float ptx_soft_fma32(float a, float b, float c, uint32_t mode);
float ptx_soft_div32(float a, float b, uint32_t mode);
float ptx_soft_sqrt32(float a, uint32_t mode);
double ptx_soft_add64(double a, double b, uint32_t mode);
double ptx_soft_mul64(double a, double b, uint32_t mode);
double ptx_soft_fma64(double a, double b, double c, uint32_t mode);
double ptx_soft_div64(double a, double b, uint32_t mode);
double ptx_soft_sqrt64(double a, uint32_t mode);
uint16_t ptx_soft_16(int op, uint16_t a, uint16_t b, uint16_t c, bool bf,
                     uint32_t mode); /* op: 0 add 1 sub 2 mul 3 fma */
/* A 64-bit integer to a double rounded by mode; and, rounded to odd at 53 bits, for narrower results. */
double ptx_soft_u64(uint64_t v, bool negative, uint32_t mode);
double ptx_u64_odd(uint64_t v, bool negative);
/* A double to an integer of bits, rounded by mode, saturated; NaN as PTX has it for this pair of types. */
uint64_t ptx_to_int(double v, int bits, bool is_signed, uint32_t mode, bool wide);
double ptx_round_int(double v, uint32_t mode);
double ptx_sin_big(double x, bool cosine);

static inline uint32_t ptx_bits32(float v) {
  uint32_t b;
  memcpy(&b, &v, 4);
  return b;
}
static inline float ptx_float(uint32_t b) {
  float v;
  memcpy(&v, &b, 4);
  return v;
}
static inline uint64_t ptx_bits64(double v) {
  uint64_t b;
  memcpy(&b, &v, 8);
  return b;
}
static inline double ptx_double(uint64_t b) {
  double v;
  memcpy(&v, &b, 8);
  return v;
}
/* NVIDIA's canonical NaN wherever arithmetic makes one. */
static inline float ptx_canon(float v) { return ptx_float(v == v ? ptx_bits32(v) : 0x7fffffffu); }
static inline float ptx_flush(float v) {
  return ptx_float((ptx_bits32(v) & 0x7f800000u) ? ptx_bits32(v) : ptx_bits32(v) & 0x80000000u);
}
static inline float ptx_clamp01(float v) { return v > 0 ? (v < 1 ? v : 1.0f) : 0.0f; }

static inline float ptx_half(uint16_t h) { /* f16 to f32, exactly, without branches */
  uint32_t m = (uint32_t)(h & 0x7fff) << 13, e = h & 0x7c00u, sign = (uint32_t)(h & 0x8000) << 16;
  float normal = ptx_float(m + (112u << 23));
  float sub = ptx_float(m + (113u << 23)) - ptx_float(113u << 23);
  uint32_t bits = e == 0x7c00u ? m | 0x7f800000u : e ? ptx_bits32(normal) : ptx_bits32(sub);
  return ptx_float(bits | sign);
}
static inline float ptx_brain(uint16_t h) { return ptx_float((uint32_t)h << 16); }
static inline uint16_t ptx_to_brain(float v) { /* nearest even */
  uint32_t b = ptx_bits32(v);
  return (uint16_t)(v == v ? (b + 0x7fffu + (b >> 16 & 1)) >> 16 : 0x7fff);
}
static inline uint16_t ptx_to_half(float v) { /* nearest even */
  uint32_t b = ptx_bits32(v), sign = b >> 16 & 0x8000u;
  b &= 0x7fffffffu;
  uint32_t normal = (b + 0xfffu + (b >> 13 & 1) - (112u << 23)) >> 13;
  uint32_t sub = ptx_bits32(ptx_float(b) + 0.5f) - ptx_bits32(0.5f); /* the adder rounds at 2^-24 */
  uint32_t r = b >= 0x47800000u ? (b > 0x7f800000u ? 0x7fffu : 0x7c00u) : b < 0x38800000u ? sub : normal;
  return (uint16_t)(b > 0x7f800000u ? 0x7fffu : r | sign);
}

#endif
