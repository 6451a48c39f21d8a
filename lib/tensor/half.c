// bfloat16 and float16 as the reference converts them: round to nearest even, NaN kept quiet, f64 rounded once.
#include "tensor.h"

#include <string.h>

static uint32_t f32_bits(float v) {
  uint32_t b;
  memcpy(&b, &v, 4);
  return b;
}

static float bits_f32(uint32_t b) {
  float v;
  memcpy(&v, &b, 4);
  return v;
}

// To f32 with the sticky bit of what was cut in the last place (round to odd): rounding that to 16 bits is exact.
static float f64_to_odd_f32(double v) {
  float f = (float)v;
  if (v != v || (double)f == v || f - f != 0) return f;
  uint32_t b = f32_bits(f);
  double size = v < 0 ? -v : v, rounded = f < 0 ? -(double)f : (double)f;
  if (rounded > size) b--; // truncate, then set the last bit
  return bits_f32(b | 1);
}

uint16_t aoti_f64_to_bf16(double v) { return aoti_f32_to_bf16(f64_to_odd_f32(v)); }

float aoti_f16_to_f32(uint16_t v) {
  uint32_t sign = (uint32_t)(v & 0x8000) << 16, exponent = v >> 10 & 31, fraction = v & 0x3ff;
  if (exponent == 31) return bits_f32(sign | 0x7f800000 | fraction << 13 | (fraction ? 0x400000 : 0));
  if (exponent) return bits_f32(sign | (exponent + 112) << 23 | fraction << 13);
  float f = (float)fraction * 0x1p-24f;
  return sign ? -f : f;
}

uint16_t aoti_f32_to_f16(float v) {
  uint32_t b = f32_bits(v), sign = b >> 16 & 0x8000, size = b & 0x7fffffff;
  if (size > 0x7f800000) return (uint16_t)(sign | 0x7e00 | (size >> 13 & 0x3ff));
  if (size >= 0x477ff000) return (uint16_t)(sign | 0x7c00); // 65520 and up round to infinity
  if (size < 0x38800000) {                                  // below 2^-14: multiples of 2^-24
    float scaled = bits_f32(size) + 0.5f;                   // 0.5 has an ulp of 2^-24: the addition rounds
    return (uint16_t)(sign | (f32_bits(scaled) - 0x3f000000));
  }
  uint32_t r = size - 0x38000000;
  return (uint16_t)(sign | (r + 0xfff + (r >> 13 & 1)) >> 13);
}

uint16_t aoti_f64_to_f16(double v) { return aoti_f32_to_f16(f64_to_odd_f32(v)); }
