// Integer, logic, bit and select instructions against plain loops over bits and 128-bit arithmetic.
#include "ptxsim_ops.h"

typedef unsigned __int128 u128;
typedef __int128 s128;
typedef uint64_t (*expect)(uint64_t a, uint64_t b, uint64_t c);

static ops o;

static const uint64_t edges[] = {0,
                                 1,
                                 2,
                                 3,
                                 7,
                                 31,
                                 32,
                                 33,
                                 63,
                                 64,
                                 255,
                                 0x7fff,
                                 0x8000,
                                 0xffff,
                                 0x10000,
                                 0x7fffffff,
                                 0x80000000,
                                 0xffffffff,
                                 0x100000000,
                                 0x7fffffffffffffff,
                                 0x8000000000000000,
                                 0xffffffffffffffff,
                                 0xfffffffe,
                                 0x123456789abcdef0};
enum { EDGES = sizeof edges / sizeof *edges };

static int setup(void **state) {
  (void)state;
  ops_init(&o, 1500);
  uint64_t s = 1;
  for (uint64_t i = 0; i < o.n; i++) {
    bool edge = i < EDGES * EDGES;
    o.a[i] = edge ? edges[i / EDGES] : ops_random(&s) >> (ops_random(&s) & 63);
    o.b[i] = edge ? edges[i % EDGES] : ops_random(&s) >> (ops_random(&s) & 63);
    o.c[i] = i % 3 ? ops_random(&s) >> (ops_random(&s) & 63) : edges[i % EDGES];
  }
  return 0;
}
static int teardown(void **state) {
  (void)state;
  aoti_ptx_machine_destroy(o.machine);
  return 0;
}

static void check(const char *text, int width, expect f) {
  ops_run(&o, text, width);
  uint64_t mask = width == 64 ? UINT64_MAX : (1ull << width) - 1;
  for (uint64_t i = 0; i < o.n; i++) {
    uint64_t want = f(o.a[i], o.b[i], o.c[i]) & mask;
    if (o.d[i] != want)
      fail_msg("%s\n a=%llx b=%llx c=%llx: %llx, expected %llx", text, (unsigned long long)o.a[i],
               (unsigned long long)o.b[i], (unsigned long long)o.c[i], (unsigned long long)o.d[i],
               (unsigned long long)want);
  }
}

#define F(name, expr)                                        \
  static uint64_t name(uint64_t a, uint64_t b, uint64_t c) { \
    (void)a, (void)b, (void)c;                               \
    return (uint64_t)(expr);                                 \
  }                                                          \
  _Static_assert(1, "ends with a semicolon")
#define S16(v) ((int16_t)(v))
#define S32(v) ((int32_t)(v))
#define S64(v) ((int64_t)(v))
#define U16(v) ((uint16_t)(v))
#define U32(v) ((uint32_t)(v))

F(add, a + b);
F(sub, a - b);
F(mul, a *b);
F(mad, a *b + c);
F(hi_u16, (uint64_t)U16(a) * U16(b) >> 16);
F(hi_s16, (int64_t)S16(a) * S16(b) >> 16);
F(hi_u32, (uint64_t)U32(a) * U32(b) >> 32);
F(hi_s32, (int64_t)S32(a) * S32(b) >> 32);
F(hi_u64, (u128)a *b >> 64);
F(hi_s64, (s128)S64(a) * S64(b) >> 64);
F(wide_u16, (uint32_t)U16(a) * U16(b));
F(wide_s16, S16(a) * S16(b));
F(wide_u32, (uint64_t)U32(a) * U32(b));
F(wide_s32, (int64_t)S32(a) * S32(b));
F(madwide_s32, (uint64_t)((int64_t)S32(a) * S32(b)) + c);
F(madhi_s32, ((int64_t)S32(a) * S32(b) >> 32) + S32(c));
F(madhi_u64, (uint64_t)((u128)a *b >> 64) + c);

static int64_t sat32(int64_t v) { return v > INT32_MAX ? INT32_MAX : v < INT32_MIN ? INT32_MIN : v; }
F(addsat, sat32((int64_t)S32(a) + S32(b)));
F(subsat, sat32((int64_t)S32(a) - S32(b)));
F(madhisat, sat32(((int64_t)S32(a) * S32(b) >> 32) + S32(c)));
F(div_u32, U32(b) ? U32(a) / U32(b) : UINT32_MAX);
F(rem_u32, U32(b) ? U32(a) % U32(b) : U32(a));
F(div_s32, S32(b) ? (int64_t)S32(a) / S32(b) : -1);
F(rem_s32, S32(b) ? (int64_t)S32(a) % S32(b) : S32(a));
F(div_u64, b ? a / b : UINT64_MAX);
F(rem_u64, b ? a % b : a);
F(div_s64, b ? (s128)S64(a) / S64(b) : -1);
F(rem_s64, b ? (s128)S64(a) % S64(b) : S64(a));
F(div_s16, S16(b) ? S16(a) / S16(b) : -1);
F(min_u16, U16(a) < U16(b) ? a : b);
F(max_s16, S16(a) > S16(b) ? a : b);
F(min_s32, S32(a) < S32(b) ? a : b);
F(max_u32, U32(a) > U32(b) ? a : b);
F(min_s64, S64(a) < S64(b) ? a : b);
F(max_u64, a > b ? a : b);
F(abs_s32, S32(a) < 0 ? 0 - a : a);
F(abs_s64, S64(a) < 0 ? 0 - a : a);
F(neg, 0 - a);
F(sad_s32, U32(c) + U32(S32(a) > S32(b) ? U32(a) - U32(b) : U32(b) - U32(a)));
F(sad_u32, U32(c) + (U32(a) > U32(b) ? U32(a) - U32(b) : U32(b) - U32(a)));

static uint64_t count_bits(uint64_t v, int n) {
  uint64_t k = 0;
  for (int i = 0; i < n; i++) k += v >> i & 1;
  return k;
}
F(popc32, count_bits(a, 32));
F(popc64, count_bits(a, 64));

static uint64_t top(uint64_t v, int n) { /* the number of the highest set bit, or -1 */
  while (n-- > 0)
    if (v >> n & 1) return (uint64_t)n;
  return UINT64_MAX;
}
F(clz32, 31 - (int64_t)top(U32(a), 32));
F(clz64, 63 - (int64_t)top(a, 64));
F(bfind_u32, top(a, 32));
F(bfind_s32, top(S32(a) < 0 ? ~a : a, 32));
F(bfind_u64, top(a, 64));
F(bfind_s64, top(S64(a) < 0 ? ~a : a, 64));
F(bfindsh_u32, top(a, 32) == UINT64_MAX ? UINT64_MAX : 31 - top(a, 32));

static uint64_t rev(uint64_t v, int n) {
  uint64_t r = 0;
  for (int i = 0; i < n; i++) r |= (v >> i & 1) << (n - 1 - i);
  return r;
}
F(brev32, rev(a, 32));
F(brev64, rev(a, 64));
/* As the PTX ISA writes it, bit by bit. */
static uint64_t bfe(uint64_t a, uint64_t b, uint64_t c, int msb, bool sg) {
  int pos = b & 255, len = c & 255;
  int last = pos + len - 1 < msb ? pos + len - 1 : msb;
  uint64_t sbit = !sg || len == 0 ? 0 : a >> last & 1, d = 0;
  for (int i = 0; i <= msb; i++) d |= (i < len && pos + i <= msb ? a >> (pos + i) & 1 : sbit) << i;
  return d;
}
F(bfe_u32, bfe(a, b, c, 31, false));
F(bfe_s32, bfe(a, b, c, 31, true));
F(bfe_u64, bfe(a, b, c, 63, false));
F(bfe_s64, bfe(a, b, c, 63, true));

static uint64_t bfi(uint64_t a, uint64_t b, uint64_t c, uint64_t d, int msb) {
  int pos = c & 255, len = d & 255;
  uint64_t f = b;
  for (int i = 0; i < len && pos + i <= msb; i++) f = (f & ~(1ull << (pos + i))) | (a >> i & 1) << (pos + i);
  return f;
}
F(bfi32, bfi(a, b, c, 5, 31));
F(bfi64, bfi(a, b, c, 40, 63));
F(bfi_len, bfi(a, b, 3, c, 31));

static uint64_t fns(uint32_t mask, uint32_t base, int32_t offset) {
  if (base > 31) return UINT32_MAX;
  if (!offset) return mask >> base & 1 ? base : UINT32_MAX;
  int64_t count = llabs((long long)offset);
  for (int64_t at = base; at >= 0 && at<32; at += offset> 0 ? 1 : -1)
    if ((mask >> at & 1) && --count == 0) return (uint64_t)at;
  return UINT32_MAX;
}
F(fns_1, fns(U32(a), U32(b) & 31, S32(c % 7) - 3));
static uint64_t dp4(uint32_t a, uint32_t b, uint32_t c, bool sa, bool sb) {
  for (int i = 0; i < 4; i++) {
    int x = sa ? (int8_t)(a >> 8 * i) : (uint8_t)(a >> 8 * i), y = sb ? (int8_t)(b >> 8 * i) : (uint8_t)(b >> 8 * i);
    c += (uint32_t)(x * y);
  }
  return c;
}
F(dp4a_uu, dp4(U32(a), U32(b), U32(c), false, false));
F(dp4a_ss, dp4(U32(a), U32(b), U32(c), true, true));
F(dp4a_us, dp4(U32(a), U32(b), U32(c), false, true));
F(dp2a_lo, U32(c) + U32(S16(a) * (int8_t)b) + U32(S16(a >> 16) * (int8_t)(b >> 8)));
F(dp2a_hi, U32(c) + U32(S16(a) * (int8_t)(b >> 16)) + U32(S16(a >> 16) * (int8_t)(b >> 24)));
static uint64_t absdiff(uint64_t a, uint64_t b, bool add, bool sg) {
  uint64_t bytes = 0, sum = 0;
  for (int i = 0; i < 32; i += 8) {
    int x = sg ? (int8_t)(a >> i) : (uint8_t)(a >> i), y = sg ? (int8_t)(b >> i) : (uint8_t)(b >> i);
    bytes |= (uint64_t)(uint8_t)abs(x - y) << i, sum += (uint64_t)abs(x - y);
  }
  return add ? sum : bytes;
}
F(and_, a &b);
F(or_, a | b);
F(xor_, a ^ b);
F(not_, ~a);
F(cnot32, U32(a) == 0);
F(cnot64, a == 0);
F(shl16, U32(b) > 15 ? 0 : a << U32(b));
F(shl32, U32(b) > 31 ? 0 : a << U32(b));
F(shl64, U32(b) > 63 ? 0 : a << U32(b));
F(shr_u32, U32(b) > 31 ? 0 : U32(a) >> U32(b));
F(shr_s32, S32(a) >> (U32(b) > 31 ? 31 : U32(b)));
F(shr_u64, U32(b) > 63 ? 0 : a >> U32(b));
F(shr_s64, S64(a) >> (U32(b) > 63 ? 63 : U32(b)));
F(shr_s16, S16(a) >> (U32(b) > 15 ? 15 : U32(b)));

static uint64_t funnel(uint64_t a, uint64_t b, uint32_t n, bool left) {
  uint64_t v = (b & UINT32_MAX) << 32 | U32(a);
  return left ? (n == 32 ? U32(a) : v << n >> 32) : (n == 32 ? U32(b) : v >> n);
}
F(shflw, funnel(a, b, U32(c) & 31, true));
F(shflc, funnel(a, b, U32(c) > 32 ? 32 : U32(c), true));
F(shfrw, funnel(a, b, U32(c) & 31, false));
F(shfrc, funnel(a, b, U32(c) > 32 ? 32 : U32(c), false));
static uint64_t lop3(uint64_t a, uint64_t b, uint64_t c, int t) {
  uint64_t r = 0;
  for (int i = 0; i < 32; i++) r |= (uint64_t)(t >> ((a >> i & 1) << 2 | (b >> i & 1) << 1 | (c >> i & 1)) & 1) << i;
  return r;
}
F(lop3_1, lop3(a, b, c, 0x96));
F(lop3_2, lop3(a, b, c, 0xe8));
F(lop3_3, lop3(a, b, c, 0x2d));

static uint64_t prmt(uint64_t a, uint64_t b, uint64_t c) {
  uint8_t bytes[8];
  uint64_t r = 0;
  for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(a >> 8 * i), bytes[4 + i] = (uint8_t)(b >> 8 * i);
  for (int i = 0; i < 4; i++) {
    uint64_t s = c >> 4 * i & 15, v = bytes[s & 7];
    if (s & 8) v = v & 128 ? 255 : 0;
    r |= v << 8 * i;
  }
  return r;
}
F(prmt_g, prmt(a, b, c));
F(prmt_f4e, prmt(a, b, 0x3210 + 0x1111 * (c & 3)));
F(prmt_b4e, prmt(a, b, (uint64_t[]){0x5670, 0x6701, 0x7012, 0x0123}[c & 3]));
F(prmt_rc8, prmt(a, b, 0x1111 * (c & 3)));
F(prmt_ecl, prmt(a, b, (uint64_t[]){0x3210, 0x3211, 0x3222, 0x3333}[c & 3]));
F(prmt_ecr, prmt(a, b, (uint64_t[]){0x0000, 0x1110, 0x2210, 0x3210}[c & 3]));
F(prmt_rc16, prmt(a, b, c & 1 ? 0x3232 : 0x1010));
F(sel, c & 1 ? a : b);
F(slct, S32(c) >= 0 ? a : b);
F(lt_s32, S32(a) < S32(b));
F(lo_u32, U32(a) < U32(b));
F(ge_s64, S64(a) >= S64(b));
F(hi_cmp, a > b);
F(eq16, U16(a) == U16(b));
F(ne64, a != b);
F(le_s16, S16(a) <= S16(b));
F(gt_u16, U16(a) > U16(b));
F(and_cmp, S32(a) < S32(b) && (c & 1));
F(xor_not, (S32(a) < S32(b)) ^ !(c & 1));
F(cvt_s8, (int64_t)(int8_t)a);
F(cvt_u8, (uint8_t)a);
F(cvt_s16, (int64_t)S16(a));
F(cvt_s64, (int64_t)S32(a));
F(cvt_u64, U32(a));

static int64_t clamp(s128 v, s128 lo, s128 hi) { return (int64_t)(v < lo ? lo : v > hi ? hi : v); }
F(sat_s8_s32, clamp(S32(a), -128, 127));
F(sat_u8_s32, clamp(S32(a), 0, 255));
F(sat_u16_s64, clamp(S64(a), 0, 65535));
F(sat_s32_u64, clamp(a, 0, INT32_MAX));
F(sat_u32_s32, clamp(S32(a), 0, UINT32_MAX));
F(mul24lo, (uint64_t)(a & 0xffffff) * (b & 0xffffff));
F(mul24hi, (uint64_t)(a & 0xffffff) * (b & 0xffffff) >> 16);
F(smul24hi, (int64_t)(S32(U32(a) << 8) >> 8) * (S32(U32(b) << 8) >> 8) >> 16);
F(add16x2, U16(a + b) | (uint64_t)U16((a >> 16) + (b >> 16)) << 16);
F(min16x2, U16(S16(a) < S16(b) ? a : b) | (uint64_t)U16(S16(a >> 16) < S16(b >> 16) ? a >> 16 : b >> 16) << 16);
F(bmsk, U32(a) > 31 ? 0 : ((U32(b) > 31 ? UINT64_MAX : (1ull << U32(b)) - 1) << U32(a)));
F(szext_s, U32(b) == 0 ? 0 : U32(b) > 31 ? (int64_t)S32(a) : (int64_t)((uint64_t)a << (64 - U32(b))) >> (64 - U32(b)));
F(add128hi, (uint64_t)((((u128)b << 64 | a) + ((u128)a << 64 | c)) >> 64));
F(sub128hi, (uint64_t)((((u128)b << 64 | a) - ((u128)a << 64 | c)) >> 64));
F(add96, U32((((u128)U32(b) << 32 | U32(a)) + ((u128)U32(c) << 32 | U32(b))) >> 32));
F(min_u32, U32(a) < U32(b) ? a : b);
F(min_u64, a < b ? a : b);
F(max_s64, S64(a) > S64(b) ? a : b);
F(max_u16, U16(a) > U16(b) ? a : b);
F(max_s32, S32(a) > S32(b) ? a : b);
F(madhi_u32, ((uint64_t)U32(a) * U32(b) >> 32) + U32(c));
F(shr_u16, U32(b) > 15 ? 0 : U16(a) >> U32(b));
F(max16x2, U16(S16(a) > S16(b) ? a : b) | (uint64_t)U16(S16(a >> 16) > S16(b >> 16) ? a >> 16 : b >> 16) << 16);
F(zero_u16, U16(a));
F(both, (a & 1) && (b & 1));
F(either, (a & 1) || (b & 1));
F(one_of, (a ^ b) & 1);
F(neither, !(a & 1));
F(first, a & 1);
F(mad128, (uint64_t)(((u128)U32(a) * U32(b) + ((u128)U32(c) << 32 | U32(c)) + ((u128)U32(b) << 64)) >> 64));
F(sub96, U32(((((u128)U32(c) << 64) | ((u128)U32(b) << 32) | U32(a)) -
              (((u128)U32(a) << 64) | ((u128)U32(c) << 32) | U32(b))) >>
             64));
F(add128, (uint64_t)((((u128)b << 64 | a) + ((u128)a << 64 | c)) >> 64));
F(not_borrowed, U32(a) >= U32(b));
F(not_borrowed64, (U32(a) >= U32(b)) + ((((u128)b << 64 | a) >= ((u128)a << 64 | c)) << 1));
F(borrows, U32(a) + (u128)U32(b) > UINT32_MAX ? 0 : UINT32_MAX);
F(vabsdiff4_u, absdiff(a, b, 0, false));
F(vabsdiff4_s, absdiff(a, b, 0, true));
F(vsumdiff4_u, U32(c) + absdiff(a, b, 1, false));
F(vsumdiff4_s, U32(c) + absdiff(a, b, 1, true));
F(pack, (a & UINT32_MAX) | b << 32);
F(swap16, (a & 0xffff) << 16 | (a >> 16 & 0xffff));
F(madcc, (uint64_t)(((u128)U32(a) * U32(b) + ((u128)U32(c) << 32 | U32(c))) >> 32));

static const struct {
  const char *text;
  int width;
  expect f;
} cases[] = {
    {"add.u16 %d16, %a16, %b16;", 16, add},
    {"add.s32 %d32, %a32, %b32;", 32, add},
    {"add.u64 %d64, %a64, %b64;", 64, add},
    {"sub.s16 %d16, %a16, %b16;", 16, sub},
    {"sub.u32 %d32, %a32, %b32;", 32, sub},
    {"sub.s64 %d64, %a64, %b64;", 64, sub},
    {"mul.lo.s16 %d16, %a16, %b16;", 16, mul},
    {"mul.lo.u32 %d32, %a32, %b32;", 32, mul},
    {"mul.lo.s64 %d64, %a64, %b64;", 64, mul},
    {"mad.lo.u16 %d16, %a16, %b16, %c16;", 16, mad},
    {"mad.lo.s32 %d32, %a32, %b32, %c32;", 32, mad},
    {"mad.lo.u64 %d64, %a64, %b64, %c64;", 64, mad},
    {"mul.hi.u16 %d16, %a16, %b16;", 16, hi_u16},
    {"mul.hi.s16 %d16, %a16, %b16;", 16, hi_s16},
    {"mul.hi.u32 %d32, %a32, %b32;", 32, hi_u32},
    {"mul.hi.s32 %d32, %a32, %b32;", 32, hi_s32},
    {"mul.hi.u64 %d64, %a64, %b64;", 64, hi_u64},
    {"mul.hi.s64 %d64, %a64, %b64;", 64, hi_s64},
    {"mul.wide.u16 %d32, %a16, %b16;", 32, wide_u16},
    {"mul.wide.s16 %d32, %a16, %b16;", 32, wide_s16},
    {"mul.wide.u32 %d64, %a32, %b32;", 64, wide_u32},
    {"mul.wide.s32 %d64, %a32, %b32;", 64, wide_s32},
    {"mad.wide.s32 %d64, %a32, %b32, %c64;", 64, madwide_s32},
    {"mad.hi.s32 %d32, %a32, %b32, %c32;", 32, madhi_s32},
    {"mad.hi.u64 %d64, %a64, %b64, %c64;", 64, madhi_u64},
    {"mad.hi.sat.s32 %d32, %a32, %b32, %c32;", 32, madhisat},
    {"add.sat.s32 %d32, %a32, %b32;", 32, addsat},
    {"sub.sat.s32 %d32, %a32, %b32;", 32, subsat},
    {"div.u32 %d32, %a32, %b32;", 32, div_u32},
    {"rem.u32 %d32, %a32, %b32;", 32, rem_u32},
    {"div.s32 %d32, %a32, %b32;", 32, div_s32},
    {"rem.s32 %d32, %a32, %b32;", 32, rem_s32},
    {"div.u64 %d64, %a64, %b64;", 64, div_u64},
    {"rem.u64 %d64, %a64, %b64;", 64, rem_u64},
    {"div.s64 %d64, %a64, %b64;", 64, div_s64},
    {"rem.s64 %d64, %a64, %b64;", 64, rem_s64},
    {"div.s16 %d16, %a16, %b16;", 16, div_s16},
    {"min.u16 %d16, %a16, %b16;", 16, min_u16},
    {"max.s16 %d16, %a16, %b16;", 16, max_s16},
    {"min.s32 %d32, %a32, %b32;", 32, min_s32},
    {"max.u32 %d32, %a32, %b32;", 32, max_u32},
    {"min.s64 %d64, %a64, %b64;", 64, min_s64},
    {"max.u64 %d64, %a64, %b64;", 64, max_u64},
    {"abs.s32 %d32, %a32;", 32, abs_s32},
    {"abs.s64 %d64, %a64;", 64, abs_s64},
    {"neg.s16 %d16, %a16;", 16, neg},
    {"neg.s32 %d32, %a32;", 32, neg},
    {"neg.s64 %d64, %a64;", 64, neg},
    {"sad.s32 %d32, %a32, %b32, %c32;", 32, sad_s32},
    {"sad.u32 %d32, %a32, %b32, %c32;", 32, sad_u32},
    {"popc.b32 %d32, %a32;", 32, popc32},
    {"popc.b64 %d32, %a64;", 32, popc64},
    {"clz.b32 %d32, %a32;", 32, clz32},
    {"clz.b64 %d32, %a64;", 32, clz64},
    {"bfind.u32 %d32, %a32;", 32, bfind_u32},
    {"bfind.s32 %d32, %a32;", 32, bfind_s32},
    {"bfind.u64 %d32, %a64;", 32, bfind_u64},
    {"bfind.s64 %d32, %a64;", 32, bfind_s64},
    {"bfind.shiftamt.u32 %d32, %a32;", 32, bfindsh_u32},
    {"brev.b32 %d32, %a32;", 32, brev32},
    {"brev.b64 %d64, %a64;", 64, brev64},
    {"bfe.u32 %d32, %a32, %b32, %c32;", 32, bfe_u32},
    {"bfe.s32 %d32, %a32, %b32, %c32;", 32, bfe_s32},
    {"bfe.u64 %d64, %a64, %b32, %c32;", 64, bfe_u64},
    {"bfe.s64 %d64, %a64, %b32, %c32;", 64, bfe_s64},
    {"bfi.b32 %d32, %a32, %b32, %c32, 5;", 32, bfi32},
    {"bfi.b64 %d64, %a64, %b64, %c32, 40;", 64, bfi64},
    {"bfi.b32 %d32, %a32, %b32, 3, %c32;", 32, bfi_len},
    {"and.b32 %x32_0, %b32, 31;\nrem.u64 %x64_0, %c64, 7;\ncvt.u32.u64 %x32_1, %x64_0;\nsub.s32 %x32_1, %x32_1, "
     "3;\nfns.b32 %d32, %a32, %x32_0, %x32_1;",
     32, fns_1},
    {"dp4a.u32.u32 %d32, %a32, %b32, %c32;", 32, dp4a_uu},
    {"dp4a.s32.s32 %d32, %a32, %b32, %c32;", 32, dp4a_ss},
    {"dp4a.u32.s32 %d32, %a32, %b32, %c32;", 32, dp4a_us},
    {"dp2a.lo.s32.s32 %d32, %a32, %b32, %c32;", 32, dp2a_lo},
    {"dp2a.hi.s32.s32 %d32, %a32, %b32, %c32;", 32, dp2a_hi},
    {"and.b16 %d16, %a16, %b16;", 16, and_},
    {"or.b32 %d32, %a32, %b32;", 32, or_},
    {"xor.b64 %d64, %a64, %b64;", 64, xor_},
    {"not.b32 %d32, %a32;", 32, not_},
    {"not.b64 %d64, %a64;", 64, not_},
    {"cnot.b32 %d32, %a32;", 32, cnot32},
    {"cnot.b64 %d64, %a64;", 64, cnot64},
    {"shl.b16 %d16, %a16, %b32;", 16, shl16},
    {"shl.b32 %d32, %a32, %b32;", 32, shl32},
    {"shl.b64 %d64, %a64, %b32;", 64, shl64},
    {"shr.u32 %d32, %a32, %b32;", 32, shr_u32},
    {"shr.s32 %d32, %a32, %b32;", 32, shr_s32},
    {"shr.b64 %d64, %a64, %b32;", 64, shr_u64},
    {"shr.s64 %d64, %a64, %b32;", 64, shr_s64},
    {"shr.s16 %d16, %a16, %b32;", 16, shr_s16},
    {"shf.l.wrap.b32 %d32, %a32, %b32, %c32;", 32, shflw},
    {"shf.l.clamp.b32 %d32, %a32, %b32, %c32;", 32, shflc},
    {"shf.r.wrap.b32 %d32, %a32, %b32, %c32;", 32, shfrw},
    {"shf.r.clamp.b32 %d32, %a32, %b32, %c32;", 32, shfrc},
    {"lop3.b32 %d32, %a32, %b32, %c32, 0x96;", 32, lop3_1},
    {"lop3.b32 %d32, %a32, %b32, %c32, 0xe8;", 32, lop3_2},
    {"lop3.b32 %d32, %a32, %b32, %c32, 0x2d;", 32, lop3_3},
    {"prmt.b32 %d32, %a32, %b32, %c32;", 32, prmt_g},
    {"prmt.b32.f4e %d32, %a32, %b32, %c32;", 32, prmt_f4e},
    {"prmt.b32.b4e %d32, %a32, %b32, %c32;", 32, prmt_b4e},
    {"prmt.b32.rc8 %d32, %a32, %b32, %c32;", 32, prmt_rc8},
    {"prmt.b32.ecl %d32, %a32, %b32, %c32;", 32, prmt_ecl},
    {"prmt.b32.ecr %d32, %a32, %b32, %c32;", 32, prmt_ecr},
    {"prmt.b32.rc16 %d32, %a32, %b32, %c32;", 32, prmt_rc16},
    {"and.b32 %x32_0, %c32, 1;\nsetp.ne.s32 %q0, %x32_0, 0;\nselp.b32 %d32, %a32, %b32, %q0;", 32, sel},
    {"and.b32 %x32_0, %c32, 1;\nsetp.ne.s32 %q0, %x32_0, 0;\nselp.b64 %d64, %a64, %b64, %q0;", 64, sel},
    {"slct.b32.s32 %d32, %a32, %b32, %c32;", 32, slct},
    {"setp.lt.s32 %p, %a32, %b32;", 1, lt_s32},
    {"setp.lo.u32 %p, %a32, %b32;", 1, lo_u32},
    {"setp.ge.s64 %p, %a64, %b64;", 1, ge_s64},
    {"setp.hi.u64 %p, %a64, %b64;", 1, hi_cmp},
    {"setp.eq.b16 %p, %a16, %b16;", 1, eq16},
    {"setp.ne.u64 %p, %a64, %b64;", 1, ne64},
    {"setp.le.s16 %p, %a16, %b16;", 1, le_s16},
    {"setp.gt.u16 %p, %a16, %b16;", 1, gt_u16},
    {"and.b32 %x32_0, %c32, 1;\nsetp.ne.s32 %q0, %x32_0, 0;\nsetp.lt.and.s32 %p, %a32, %b32, %q0;", 1, and_cmp},
    {"and.b32 %x32_0, %c32, 1;\nsetp.ne.s32 %q0, %x32_0, 0;\nsetp.lt.xor.s32 %p|%q1, %a32, %b32, !%q0;", 1, xor_not},
    {"set.lt.u32.s32 %x32_0, %a32, %b32;\nand.b32 %d32, %x32_0, 1;", 32, lt_s32},
    {"cvt.s64.s8 %d64, %a32;", 64, cvt_s8},
    {"cvt.u32.u8 %d32, %a16;", 32, cvt_u8},
    {"cvt.s32.s16 %d32, %a16;", 32, cvt_s16},
    {"cvt.s64.s32 %d64, %a32;", 64, cvt_s64},
    {"cvt.u64.u32 %d64, %a32;", 64, cvt_u64},
    {"cvt.s16.s8 %d16, %a16;", 16, cvt_s8},
    {"cvt.sat.s8.s32 %d32, %a32;", 32, sat_s8_s32},
    {"cvt.sat.u8.s32 %d32, %a32;", 32, sat_u8_s32},
    {"cvt.sat.u16.s64 %d16, %a64;", 16, sat_u16_s64},
    {"cvt.sat.s32.u64 %d32, %a64;", 32, sat_s32_u64},
    {"cvt.sat.u32.s32 %d32, %a32;", 32, sat_u32_s32},
    {"mul24.lo.u32 %d32, %a32, %b32;", 32, mul24lo},
    {"mul24.hi.u32 %d32, %a32, %b32;", 32, mul24hi},
    {"mul24.hi.s32 %d32, %a32, %b32;", 32, smul24hi},
    {"add.u16x2 %d32, %a32, %b32;", 32, add16x2},
    {"min.s16x2 %d32, %a32, %b32;", 32, min16x2},
    {"bmsk.clamp.b32 %d32, %a32, %b32;", 32, bmsk},
    {"szext.clamp.s32 %d32, %a32, %b32;", 32, szext_s},
    {"add.cc.u64 %x64_0, %a64, %c64;\naddc.u64 %d64, %b64, %a64;", 64, add128hi},
    {"sub.cc.u64 %x64_0, %a64, %c64;\nsubc.u64 %d64, %b64, %a64;", 64, sub128hi},
    {"add.cc.u32 %x32_0, %a32, %b32;\naddc.cc.u32 %d32, %b32, %c32;", 32, add96},
    {"min.u32 %d32, %a32, %b32;", 32, min_u32},
    {"min.u64 %d64, %a64, %b64;", 64, min_u64},
    {"max.s32 %d32, %a32, %b32;", 32, max_s32},
    {"max.s64 %d64, %a64, %b64;", 64, max_s64},
    {"max.u16 %d16, %a16, %b16;", 16, max_u16},
    {"mad.hi.u32 %d32, %a32, %b32, %c32;", 32, madhi_u32},
    {"shr.u16 %d16, %a16, %b32;", 16, shr_u16},
    {"add.s16x2 %d32, %a32, %b32;", 32, add16x2},
    {"max.s16x2 %d32, %a32, %b32;", 32, max16x2},
    {"or.b16 %d16, %a16, %b16;", 16, or_},
    {"and.b64 %d64, %a64, %b64;", 64, and_},
    {"xor.b32 %d32, %a32, %b32;", 32, xor_},
    {"cvt.u32.u16 %d32, %a16;", 32, zero_u16},
    {"cvt.u16.u64 %d16, %a64;", 16, zero_u16},
    {"not.b16 %d16, %a16;", 16, not_},
    {"cvt.s32.s8 %d32, %a32;", 32, cvt_s8},
    {"and.b32 %x32_0, %c32, 1;\nsetp.ne.s32 %q0, %x32_0, 0;\nselp.b16 %d16, %a16, %b16, %q0;", 16, sel},
#define BOTH \
  "and.b32 %x32_0, %a32, 1;\nsetp.ne.s32 %q0, %x32_0, 0;\nand.b32 %x32_1, %b32, 1;\nsetp.ne.s32 %q1, %x32_1, 0;\n"
    {BOTH "and.pred %p, %q0, %q1;", 1, both},
    {BOTH "or.pred %p, %q0, %q1;", 1, either},
    {BOTH "xor.pred %p, %q0, %q1;", 1, one_of},
    {BOTH "not.pred %p, %q0;", 1, neither},
    {BOTH "mov.pred %p, %q0;", 1, first},
    {"add.cc.s64 %x64_0, %a64, %c64;\naddc.cc.s64 %d64, %b64, %a64;", 64, add128},
    {"sub.cc.u32 %x32_0, %a32, %b32;\nsubc.cc.u32 %x32_1, %b32, %c32;\nsubc.cc.u32 %d32, %c32, %a32;", 32, sub96},
    // a b + c (1 + 2^32) + b 2^64, the third word, by two ways of carrying
    {"mad.lo.cc.u32 %x32_0, %a32, %b32, %c32;\nmadc.hi.cc.u32 %x32_1, %a32, %b32, %c32;\naddc.u32 %d32, %b32, 0;", 32,
     mad128},
    {"mul.lo.u32 %x32_0, %a32, %b32;\nadd.cc.u32 %x32_0, %x32_0, %c32;\nmadc.hi.cc.u32 %x32_1, %a32, %b32, "
     "%c32;\nmadc.lo.cc.u32 "
     "%d32, %b32, 1, 0;",
     32, mad128},
    {"mul.lo.u32 %x32_0, %a32, %b32;\nadd.cc.u32 %x32_0, %x32_0, %c32;\naddc.u32 %x32_1, %c32, 0;\nadd.cc.u32 %x32_2, "
     "%x32_0, "
     "0;\nmad.hi.cc.u32 %x32_1, %a32, %b32, %c32;\nmov.u32 %d32, %x32_1;",
     32, madhi_u32},
    // The flag is the adder's carry, which both sorts of instruction read.
    {"sub.cc.u32 %x32_0, %a32, %b32;\naddc.u32 %d32, 0, 0;", 32, not_borrowed},
    {"sub.cc.u32 %x32_0, %a32, %b32;\naddc.u32 %x32_1, 0, 0;\nsub.cc.u64 %x64_0, %a64, %c64;\nsubc.cc.u64 %x64_1, "
     "%b64, "
     "%a64;\naddc.u32 %x32_2, 0, 0;\nmad.lo.u32 %d32, %x32_2, 2, %x32_1;",
     32, not_borrowed64},
    {"add.cc.u32 %x32_0, %a32, %b32;\nsubc.u32 %d32, 0, 0;", 32, borrows},
    {"vabsdiff4.u32.u32.u32 %d32, %a32, %b32, %c32;", 32, vabsdiff4_u},
    {"vabsdiff4.u32.s32.s32 %d32, %a32, %b32, %c32;", 32, vabsdiff4_s},
    {"vabsdiff4.u32.u32.u32.add %d32, %a32, %b32, %c32;", 32, vsumdiff4_u},
    {"vabsdiff4.s32.s32.s32.add %d32, %a32, %b32, %c32;", 32, vsumdiff4_s},
    {"mad.lo.cc.u32 %x32_0, %a32, %b32, %c32;\nmadc.hi.u32 %d32, %a32, %b32, %c32;", 32, madcc},
    {"mov.b64 %d64, {%a32, %b32};", 64, pack},
    {"mov.b32 {%x16_0, %x16_1}, %a32;\nmov.b32 %d32, {%x16_1, %x16_0};", 32, swap16},
    {"mov.b64 {%x32_0, %x32_1}, %a64;\nmov.b64 %d64, {%x32_0, %x32_1};", 64, (expect)NULL},
};

F(same, a);

static void every_instruction_gives_the_bits_of_its_definition(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    check(cases[i].text, cases[i].width, cases[i].f ? cases[i].f : same);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(every_instruction_gives_the_bits_of_its_definition, setup, teardown)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
