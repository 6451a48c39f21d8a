// Video instructions, lane by lane, as the PTX ISA defines them. Sums are exact, so that secondary operations see all
// bits.
#include "video.h"

static int64_t field(uint32_t v, int at, int bits, bool is_signed) {
  uint64_t up = (uint64_t)v << (64 - at - bits);
  return is_signed ? (int64_t)up >> (64 - bits) : (int64_t)(up >> (64 - bits));
}

static int64_t clamp(int64_t v, int bits, bool is_signed) {
  int64_t least = is_signed ? -((int64_t)1 << (bits - 1)) : 0, most = ((int64_t)1 << (bits - is_signed)) - 1;
  return v < least ? least : v > most ? most : v;
}

static bool holds(int cmp, int64_t a, int64_t b) {
  switch (cmp) {
  case PTX_CMP_EQ: return a == b;
  case PTX_CMP_NE: return a != b;
  case PTX_CMP_LT: return a < b;
  case PTX_CMP_LE: return a <= b;
  case PTX_CMP_GT: return a > b;
  default: return a >= b;
  }
}

static int64_t operate(const ptx_inst *i, int64_t a, int64_t b) {
  int64_t count = i->mode & PTX_V_WRAP ? b & 31 : b > 32 ? 32 : b;
  switch (i->sub) {
  case PTX_V_ADD: return a + b;
  case PTX_V_SUB: return a - b;
  case PTX_V_AVRG: return (a + b + (a + b >= 0)) >> 1;
  case PTX_V_ABSDIFF: return a > b ? a - b : b - a;
  case PTX_V_MIN: return a < b ? a : b;
  case PTX_V_MAX: return a > b ? a : b;
  case PTX_V_SHL: return (int64_t)((uint64_t)a << count);
  case PTX_V_SHR: return a >> count;
  default: return holds(i->type2, a, b);
  }
}

/* a * b + c of numbers that may have a sign, with a bit more than 64 bits on the way. */
static uint32_t multiply_add(const ptx_inst *i, int64_t a, int64_t b, uint32_t c) {
  bool is_signed = (i->sign & 6) || (i->mode & (PTX_V_MINUS | PTX_V_MINUS_C));
  __int128 third = is_signed ? (int32_t)c : (int64_t)c, sum = (__int128)a * b;
  sum = (i->mode & PTX_V_MINUS ? -sum : sum) + (i->mode & PTX_V_MINUS_C ? -third : third) + !!(i->mode & PTX_V_PO);
  sum >>= i->type2;
  if (i->mode & PTX_V_SAT) {
    __int128 least = is_signed ? INT32_MIN : 0, most = is_signed ? INT32_MAX : (__int128)UINT32_MAX;
    sum = sum < least ? least : sum > most ? most : sum;
  }
  return (uint32_t)sum;
}

static uint32_t one(const ptx_inst *i, const ptx_video *v, uint32_t x, uint32_t y, uint32_t c) {
  bool is_signed = i->sign & 1;
  int64_t a = field(x, v->a_at, v->a_bits, i->sign & 2), b = field(y, v->b_at, v->b_bits, i->sign & 4);
  if (i->sub == PTX_V_MAD) return multiply_add(i, a, b, c);
  int64_t r = operate(i, a, b), third = is_signed ? (int32_t)c : (int64_t)c;
  if (i->mode & PTX_V_SAT) r = clamp(r, v->d_bits, is_signed);
  switch (i->scope) {
  case PTX_V_ADDED: return (uint32_t)(r + third);
  case PTX_V_LESS: return (uint32_t)(r < third ? r : third);
  case PTX_V_MORE: return (uint32_t)(r > third ? r : third);
  case PTX_V_MERGED: {
    uint32_t bits = (uint32_t)(((uint64_t)1 << v->d_bits) - 1) << v->d_at;
    return ((uint32_t)r << v->d_at & bits) | (c & ~bits);
  }
  default: return (uint32_t)r;
  }
}

static uint32_t many(const ptx_inst *i, const ptx_video *v, uint32_t x, uint32_t y, uint32_t c) {
  int n = i->vec, bits = 32 / n;
  uint32_t sum = c, merged = c, all = (1u << bits) - 1;
  for (int k = 0; k < n; k++) {
    if (!(v->mask >> k & 1)) continue;
    int64_t in[2];
    for (int s = 0; s < 2; s++) {
      int from = v->from[s][k];
      in[s] = field(from < n ? x : y, from % n * bits, bits, i->sign & (s ? 4 : 2));
    }
    int64_t r = operate(i, in[0], in[1]);
    if (i->mode & PTX_V_SAT) r = clamp(r, bits, i->sign & 1);
    sum += (uint32_t)r;
    merged = (merged & ~(all << k * bits)) | ((uint32_t)r & all) << k * bits;
  }
  return i->scope == PTX_V_ADDED ? sum : merged;
}

PTX_EXEC(video) {
  const ptx_video *v = (const ptx_video *)(intptr_t)i->imm;
  PTX_FOR_LANES(b, w, l) {
    uint32_t x = ptx_u32(b, i->a, l), y = ptx_u32(b, i->b, l), c = i->c == PTX_NO ? 0 : ptx_u32(b, i->c, l);
    ptx_write(b, i->d, 4, l, i->vec == 1 ? one(i, v, x, y, c) : many(i, v, x, y, c));
  }
}
