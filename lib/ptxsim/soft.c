// Exact rounding by any mode. Two tools: an error term (two-sum, or a residual in a wider format) tells on which side
// of the nearest value the exact one lies; and a result rounded to odd with two bits to spare rounds again without
// harm.
#include "soft.h"

const ptx_format ptx_f16 = {5, 10}, ptx_bf16 = {8, 7}, ptx_tf32 = {8, 10};

typedef __float128 quad;

double ptx_odd(double s, double error) {
  uint64_t bits = ptx_bits64(s);
  if (error == 0 || !isfinite(s) || (bits & 1)) return s;
  return ptx_double((error > 0) == (s > 0) ? bits + 1 : bits - 1);
}

double ptx_sum_odd(double a, double b) {
  double s = a + b;
  if (!isfinite(s)) return s;
  double bb = s - a;
  return ptx_odd(s, (a - (s - bb)) + (b - bb));
}

float ptx_narrow32(double v, uint32_t mode) {
  float f = (float)v;
  if ((mode & PTX_MODE_RND) == PTX_RN || v != v || (double)f == v) return f;
  switch (mode & PTX_MODE_RND) {
  case PTX_RZ: return fabs((double)f) > fabs(v) ? nextafterf(f, 0) : f;
  case PTX_RM: return (double)f > v ? nextafterf(f, -INFINITY) : f;
  default: return (double)f < v ? nextafterf(f, INFINITY) : f;
  }
}

static float finish32(float r, uint32_t mode) {
  if (mode & PTX_FTZ) r = ptx_flush(r);
  if (mode & PTX_SAT) r = ptx_clamp01(r);
  if ((mode & PTX_RELU) && r < 0) r = 0;
  return ptx_canon(r);
}
static float input32(float v, uint32_t mode) { return mode & PTX_FTZ ? ptx_flush(v) : v; }

/* An exact zero sum of operands with different signs is +0, but -0 rounding down. */
static double zero_sum(double s, bool sign_a, bool sign_b, uint32_t mode) {
  if (s == 0 && sign_a != sign_b) return (mode & PTX_MODE_RND) == PTX_RM ? -0.0 : 0.0;
  return s;
}

float ptx_soft_add32(float a, float b, uint32_t mode) {
  a = input32(a, mode), b = input32(b, mode);
  double s = zero_sum(ptx_sum_odd((double)a, (double)b), signbit(a) != 0, signbit(b) != 0, mode);
  return finish32(ptx_narrow32(s, mode), mode);
}
float ptx_soft_mul32(float a, float b, uint32_t mode) {
  return finish32(ptx_narrow32((double)input32(a, mode) * (double)input32(b, mode), mode), mode);
}
float ptx_soft_fma32(float a, float b, float c, uint32_t mode) {
  double p = (double)input32(a, mode) * (double)input32(b, mode), cc = (double)input32(c, mode);
  double s = zero_sum(ptx_sum_odd(p, cc), signbit(p) != 0, signbit(cc) != 0, mode);
  return finish32(ptx_narrow32(s, mode), mode);
}
float ptx_soft_div32(float a, float b, uint32_t mode) {
  double x = (double)input32(a, mode), y = (double)input32(b, mode), q = x / y;
  double rest = isfinite(q) && q != 0 ? fma(-q, y, x) : 0; // exact: 53 + 24 bits
  if (y < 0) rest = -rest;
  return finish32(ptx_narrow32(ptx_odd(q, rest), mode), mode);
}
float ptx_soft_sqrt32(float a, uint32_t mode) {
  double x = (double)input32(a, mode), r = sqrt(x);
  double rest = isfinite(r) && r != 0 ? fma(-r, r, x) : 0;
  return finish32(ptx_narrow32(ptx_odd(r, rest), mode), mode);
}

/* r is the nearest double of a value that lies above (side > 0), at, or below it. */
static double direct(double r, int side, uint32_t mode) {
  int rnd = mode & PTX_MODE_RND;
  if (rnd == PTX_RN || side == 0 || r != r) return r;
  if (rnd == PTX_RZ && ((side < 0 && r > 0) || (side > 0 && r < 0))) return nextafter(r, 0);
  if (rnd == PTX_RM && side < 0) return nextafter(r, -INFINITY);
  if (rnd == PTX_RP && side > 0) return nextafter(r, INFINITY);
  return r;
}
static int sign_of(quad v) { return v > 0 ? 1 : v < 0 ? -1 : 0; }

double ptx_soft_add64(double a, double b, uint32_t mode) {
  double s = a + b;
  if ((mode & PTX_MODE_RND) == PTX_RN) return s;
  if (isinf(s) && isfinite(a) && isfinite(b)) return direct(s, s > 0 ? -1 : 1, mode);
  if (!isfinite(s)) return s;
  s = zero_sum(s, signbit(a) != 0, signbit(b) != 0, mode);
  quad qa = a, qb = b, qs = s; // the sum's error is a double, and s - a, s - b are close enough for quad
  quad e = fabs(a) >= fabs(b) ? qb - (qs - qa) : qa - (qs - qb);
  return direct(s, sign_of(e), mode);
}
double ptx_soft_mul64(double a, double b, uint32_t mode) {
  double r = a * b;
  if ((mode & PTX_MODE_RND) == PTX_RN || !isfinite(a) || !isfinite(b)) return r;
  return direct(r, isinf(r) ? (r > 0 ? -1 : 1) : sign_of((quad)a * (quad)b - (quad)r), mode);
}
double ptx_soft_div64(double a, double b, uint32_t mode) {
  double r = a / b;
  if ((mode & PTX_MODE_RND) == PTX_RN || !isfinite(a) || !isfinite(b) || b == 0) return r;
  if (isinf(r)) return direct(r, r > 0 ? -1 : 1, mode);
  int side = sign_of((quad)a - (quad)r * (quad)b);
  return direct(r, b < 0 ? -side : side, mode);
}
double ptx_soft_sqrt64(double a, uint32_t mode) {
  double r = sqrt(a);
  if ((mode & PTX_MODE_RND) == PTX_RN || !isfinite(r)) return r;
  return direct(r, sign_of((quad)a - (quad)r * (quad)r), mode);
}
double ptx_soft_fma64(double a, double b, double c, uint32_t mode) {
  double r = fma(a, b, c);
  if ((mode & PTX_MODE_RND) == PTX_RN || !isfinite(a) || !isfinite(b) || !isfinite(c)) return r;
  if (isinf(r)) return direct(r, r > 0 ? -1 : 1, mode);
  quad p = (quad)a * (quad)b, q = c, s = p + q; // p is exact: 106 of 113 bits
  if (s == 0) return zero_sum(r, (signbit(a) != 0) != (signbit(b) != 0), signbit(c) != 0, mode);
  quad bb = s - p, e = (p - (s - bb)) + (q - bb), t = s - (quad)r;
  return direct(r, sign_of(t != 0 ? t : e), mode);
}

uint32_t ptx_narrow(double v, ptx_format f, uint32_t mode) {
  uint64_t bits = ptx_bits64(v);
  uint32_t sign = (uint32_t)(bits >> 63), top = (1u << f.exponent) - 1;
  int width = 1 + f.exponent + f.mantissa, rnd = mode & PTX_MODE_RND;
  uint32_t negative = sign << (width - 1);
  if (v != v) return (1u << (width - 1)) - 1;
  if ((mode & PTX_RELU) && sign) return 0;
  if (isinf(v)) return negative | ((top << f.mantissa) - ((mode & PTX_SATFIN) != 0));
  if (v == 0) return negative;
  int bias = (1 << (f.exponent - 1)) - 1, e = (int)(bits >> 52 & 2047) - 1023;
  uint64_t m = bits & ((1ull << 52) - 1);
  if (e == -1023) {
    int up = __builtin_clzll(m) - 11;
    m <<= up;
    e = -1022 - up;
  }
  m |= 1ull << 52;
  int drop = 52 - f.mantissa; // bits below the result's last
  if (e < 1 - bias) drop += 1 - bias - e;
  uint64_t kept = drop > 63 ? 0 : m >> drop, rest = drop > 63 ? m : m & ((1ull << drop) - 1);
  uint64_t half = drop > 63 ? UINT64_MAX : 1ull << (drop - 1);
  bool up = false;
  if (mode & PTX_RNA)
    up = rest >= half;
  else if (rnd == PTX_RN)
    up = rest > half || (rest == half && (kept & 1));
  else if (rnd == PTX_RM)
    up = rest && sign;
  else if (rnd == PTX_RP)
    up = rest && !sign;
  kept += up;
  // The exponent is added, so that a carry out of the mantissa moves it; a subnormal's implicit bit is not there.
  uint64_t biased = e < 1 - bias ? 0 : (uint64_t)(e + bias - 1) << f.mantissa;
  uint64_t r = biased + kept;
  if (r >= (uint64_t)top << f.mantissa) {
    bool to_max = (mode & PTX_SATFIN) ||
                  (!(mode & PTX_RNA) && (rnd == PTX_RZ || (rnd == PTX_RM && !sign) || (rnd == PTX_RP && sign)));
    r = ((uint64_t)top << f.mantissa) - to_max;
  }
  return negative | (uint32_t)r;
}

uint16_t ptx_soft_16(int op, uint16_t a, uint16_t b, uint16_t c, bool bf, uint32_t mode) {
  uint32_t least = bf ? 0x0080 : 0x0400; // the smallest normal number
  if (mode & PTX_FTZ) {
    if ((a & 0x7fffu) < least) a &= 0x8000;
    if ((b & 0x7fffu) < least) b &= 0x8000;
    if ((c & 0x7fffu) < least) c &= 0x8000;
  }
  double x = (double)(bf ? ptx_brain(a) : ptx_half(a)), y = (double)(bf ? ptx_brain(b) : ptx_half(b));
  double z = (double)(bf ? ptx_brain(c) : ptx_half(c)), v;
  switch (op) {
  case 0: v = ptx_sum_odd(x, y); break;
  case 1: v = ptx_sum_odd(x, -y); break;
  case 2: v = x * y; break;
  default: v = ptx_sum_odd(x * y, z); break;
  }
  uint32_t r = ptx_narrow(v, bf ? ptx_bf16 : ptx_f16, mode & PTX_MODE_RND);
  if ((mode & PTX_FTZ) && (r & 0x7fffu) < least) r &= 0x8000;
  bool nan = v != v;
  if (mode & PTX_SAT) r = nan || (r & 0x8000) ? 0 : r > (bf ? 0x3f80u : 0x3c00u) ? (bf ? 0x3f80u : 0x3c00u) : r;
  if ((mode & PTX_RELU) && !nan && (r & 0x8000)) r = 0;
  return (uint16_t)r;
}

double ptx_u64_odd(uint64_t v, bool negative) {
  int n = v ? 64 - __builtin_clzll(v) : 0;
  if (n > 53) {
    int drop = n - 53;
    uint64_t rest = v & ((1ull << drop) - 1);
    v = (v >> drop | (rest != 0)) << drop;
  }
  return negative ? -(double)v : (double)v;
}

double ptx_soft_u64(uint64_t v, bool negative, uint32_t mode) {
  double r = (double)v;
  int side = r >= 18446744073709551616.0 ? -1 : (uint64_t)r > v ? -1 : (uint64_t)r < v;
  return direct(negative ? -r : r, negative ? -side : side, mode);
}

double ptx_round_int(double v, uint32_t mode) {
  switch (mode & PTX_MODE_RND) {
  case PTX_RN: return rint(v);
  case PTX_RZ: return trunc(v);
  case PTX_RM: return floor(v);
  default: return ceil(v);
  }
}

uint64_t ptx_to_int(double v, int bits, bool is_signed, uint32_t mode, bool wide) {
  uint64_t max = is_signed ? (1ull << (bits - 1)) - 1 : bits == 64 ? UINT64_MAX : (1ull << bits) - 1;
  uint64_t min = is_signed ? 0 - (1ull << (bits - 1)) : 0;
  if (v != v) return wide ? 1ull << (bits - 1) : 0; // 0, or for 64-bit types the pattern 0x80..0
  v = ptx_round_int(v, mode);
  if (is_signed) {
    if (v >= ldexp(1, bits - 1)) return max;
    if (v < -ldexp(1, bits - 1)) return min;
    return (uint64_t)(int64_t)v;
  }
  if (v >= ldexp(1, bits)) return max;
  return v <= 0 ? 0 : (uint64_t)v;
}

double ptx_sin_big(double x, bool cosine) { return cosine ? cos(x) : sin(x); }
