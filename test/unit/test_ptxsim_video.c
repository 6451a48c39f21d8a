// Video instructions and 128-bit atomics, against the definitions of the PTX ISA written out for each form.
#include "ptxsim_ops.h"

#define U(x)     ((uint32_t)(x))
#define S(x)     ((int32_t)(x))
#define SB(x, k) ((int8_t)((x) >> 8 * (k)))
#define UB(x, k) ((uint8_t)((x) >> 8 * (k)))
#define SH(x, k) ((int16_t)((x) >> 16 * (k)))
#define UH(x, k) ((uint16_t)((x) >> 16 * (k)))
#define F(name, value) \
  static uint64_t name(uint32_t a, uint32_t b, uint32_t c) { return (void)a, (void)b, (void)c, U(value); }

static int64_t clip(int64_t v, int64_t least, int64_t most) { return v < least ? least : v > most ? most : v; }
static int64_t lesser(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t larger(int64_t a, int64_t b) { return a > b ? a : b; }
static uint32_t put(uint32_t c, uint32_t v, int at, uint32_t mask) { return (c & ~(mask << at)) | (v & mask) << at; }

F(add_ss, (int64_t)S(a) + S(b))
F(add_sat, clip((int64_t)S(a) + S(b), INT32_MIN, INT32_MAX))
F(add_parts, (uint32_t)(UB(a, 1) + SH(b, 1)) + c)
F(add_into_byte, put(c, (uint32_t)lesser(UB(a, 1) + UH(b, 1), 255), 16, 255))
F(add_less, lesser(clip((int64_t)a + b, 0, UINT32_MAX), c))
F(sub_more, larger((int64_t)S(a) - S(b), S(c)))
F(sub_into_half, put(c, (uint32_t)clip((int64_t)a - UB(b, 0), INT16_MIN, INT16_MAX), 16, 0xffff))
F(absdiff_mixed, larger((int64_t)S(a) - (int64_t)b, (int64_t)b - S(a)) + c)
F(min_parts, lesser(SB(a, 3), SH(b, 0)))
F(max_as_unsigned, clip(larger(SH(a, 0), S(b)), 0, UINT32_MAX))
F(shl_clamped, b > 31 ? 0 : a << b)
F(shl_wrapped, a << (b & 31))
F(shl_sat, clip((int64_t)((uint64_t)UB(a, 0) << (b & 31)), 0, UINT32_MAX) + c)
F(shr_signed, S(a) >> (b > 31 ? 31 : b))
F(shr_byte, put(c, a >> (UB(b, 2) & 31), 24, 255))
F(mad_plain, a *b + c)
F(mad_scaled, clip(((int64_t)SH(a, 0) * UB(b, 1) - S(c)) >> 7, INT32_MIN, INT32_MAX))
F(mad_minus, -((int64_t)SH(a, 0) * SH(b, 1)) + S(c))
F(mad_po, lesser((int64_t)(((uint64_t)UH(a, 0) * UH(b, 1) + c + 1) >> 15), UINT32_MAX))
F(mad_wide, (uint32_t)(((unsigned __int128)a * b + c) >> 15))
F(set_lt, S(a) < S(b))
F(set_added, (UB(a, 1) == UB(b, 1)) + c)
F(set_half, put(c, (int64_t)a >= S(b), 0, 0xffff))

/* Elements of several: f(k) of each, into those of mask. */
#define PAIRS(name, mask, value)                                 \
  static uint64_t name(uint32_t a, uint32_t b, uint32_t c) {     \
    uint32_t r = c;                                              \
    for (int k = 0; k < 2; k++)                                  \
      if ((mask) >> k & 1) r = put(r, U(value), 16 * k, 0xffff); \
    return r;                                                    \
  }
#define QUADS(name, mask, value)                             \
  static uint64_t name(uint32_t a, uint32_t b, uint32_t c) { \
    uint32_t r = c;                                          \
    for (int k = 0; k < 4; k++)                              \
      if ((mask) >> k & 1) r = put(r, U(value), 8 * k, 255); \
    return r;                                                \
  }
#define SUM(name, n, mask, value)                            \
  static uint64_t name(uint32_t a, uint32_t b, uint32_t c) { \
    uint32_t r = c;                                          \
    for (int k = 0; k < (n); k++)                            \
      if ((mask) >> k & 1) r += U(value);                    \
    return r;                                                \
  }
static int64_t average(int64_t s) { return s >= 0 ? (s + 1) >> 1 : s >> 1; }
PAIRS(add2, 3, UH(a, k) + UH(b, k))
PAIRS(add2_crossed, 1, lesser(UH(b, 1) + UH(a, 0), 65535)) // .h13 and .h20: of element 0, 3 and 0
SUM(add2_sum, 2, 3, SH(a, k) + SH(b, k))
PAIRS(sub2_sat, 3, clip(UH(a, k) - UH(b, k), INT16_MIN, INT16_MAX))
PAIRS(avrg2_u, 3, average(UH(a, k) + UH(b, k)))
PAIRS(avrg2_s, 3, average(SH(a, k) + SH(b, k)))
PAIRS(absdiff2, 3, larger(UH(a, k) - SH(b, k), SH(b, k) - UH(a, k)))
PAIRS(max2_high, 2, larger(SH(a, k), SH(b, k)))
PAIRS(set2, 3, UH(a, k) < UH(b, k))
SUM(set2_sum, 2, 3, SH(a, k) < SH(b, k))
QUADS(add4, 15, UB(a, k) + UB(b, k))
QUADS(add4_crossed, 11, lesser(UB(b, k) + UB(a, 3 - k), 255)) // .b7654 and .b0123
SUM(sub4_first, 4, 1, SB(a, k) - SB(b, k))
SUM(avrg4_sum, 4, 15, average(SB(a, k) + SB(b, k)))
QUADS(absdiff4_sat, 15, lesser(larger(SB(a, k) - SB(b, k), SB(b, k) - SB(a, k)), 127))
QUADS(min4, 15, lesser(UB(a, k), UB(b, k)))
QUADS(max4, 15, larger(SB(a, k), SB(b, k)))
SUM(set4_some, 4, 6, UB(a, k) != UB(b, k))

static const struct {
  const char *text;
  uint64_t (*want)(uint32_t, uint32_t, uint32_t);
} forms[] = {
    {"vadd.s32.s32.s32 %d32, %a32, %b32;", add_ss},
    {"vadd.s32.s32.s32.sat %d32, %a32, %b32;", add_sat},
    {"vadd.s32.u32.s32.add %d32, %a32.b1, %b32.h1, %c32;", add_parts},
    {"vadd.u32.u32.u32.sat %d32.b2, %a32.b1, %b32.h1, %c32;", add_into_byte},
    {"vadd.u32.u32.u32.sat.min %d32, %a32, %b32, %c32;", add_less},
    {"vsub.s32.s32.s32.max %d32, %a32, %b32, %c32;", sub_more},
    {"vsub.s32.u32.u32.sat %d32.h1, %a32, %b32.b0, %c32;", sub_into_half},
    {"vabsdiff.u32.s32.u32.add %d32, %a32, %b32, %c32;", absdiff_mixed},
    {"vmin.s32.s32.s32 %d32, %a32.b3, %b32.h0;", min_parts},
    {"vmax.u32.s32.s32.sat %d32, %a32.h0, %b32;", max_as_unsigned},
    {"vshl.u32.u32.u32.clamp %d32, %a32, %b32;", shl_clamped},
    {"vshl.u32.u32.u32.wrap %d32, %a32, %b32;", shl_wrapped},
    {"vshl.u32.u32.u32.sat.wrap.add %d32, %a32.b0, %b32, %c32;", shl_sat},
    {"vshr.s32.s32.u32.clamp %d32, %a32, %b32;", shr_signed},
    {"vshr.u32.u32.u32.wrap %d32.b3, %a32, %b32.b2, %c32;", shr_byte},
    {"vmad.u32.u32.u32 %d32, %a32, %b32, %c32;", mad_plain},
    {"vmad.s32.s32.u32.sat.shr7 %d32, %a32.h0, %b32.b1, -%c32;", mad_scaled},
    {"vmad.s32.s32.s32 %d32, -%a32.h0, %b32.h1, %c32;", mad_minus},
    {"vmad.u32.u32.u32.po.sat.shr15 %d32, %a32.h0, %b32.h1, %c32;", mad_po},
    {"vmad.u32.u32.u32.shr15 %d32, -%a32, -%b32, %c32;", mad_wide},
    {"vset.s32.s32.lt %d32, %a32, %b32;", set_lt},
    {"vset.u32.u32.eq.add %d32, %a32.b1, %b32.b1, %c32;", set_added},
    {"vset.u32.s32.ge %d32.h0, %a32, %b32, %c32;", set_half},
    {"vadd2.u32.u32.u32 %d32, %a32, %b32, %c32;", add2},
    {"vadd2.u32.u32.u32.sat %d32.h0, %a32.h13, %b32.h20, %c32;", add2_crossed},
    {"vadd2.s32.s32.s32.add %d32, %a32, %b32, %c32;", add2_sum},
    {"vsub2.s32.u32.u32.sat %d32.h10, %a32, %b32, %c32;", sub2_sat},
    {"vavrg2.u32.u32.u32 %d32, %a32, %b32, %c32;", avrg2_u},
    {"vavrg2.s32.s32.s32 %d32, %a32, %b32, %c32;", avrg2_s},
    {"vabsdiff2.s32.u32.s32 %d32, %a32, %b32, %c32;", absdiff2},
    {"vmax2.s32.s32.s32 %d32.h1, %a32, %b32, %c32;", max2_high},
    {"vset2.u32.u32.lt %d32, %a32, %b32, %c32;", set2},
    {"vset2.s32.s32.lt.add %d32, %a32, %b32, %c32;", set2_sum},
    {"vadd4.u32.u32.u32 %d32, %a32, %b32, %c32;", add4},
    {"vadd4.u32.u32.u32.sat %d32.b310, %a32.b7654, %b32.b0123, %c32;", add4_crossed},
    {"vsub4.s32.s32.s32.add %d32.b0, %a32, %b32, %c32;", sub4_first},
    {"vavrg4.s32.s32.s32.add %d32, %a32, %b32, %c32;", avrg4_sum},
    {"vabsdiff4.s32.s32.s32.sat %d32, %a32, %b32, %c32;", absdiff4_sat},
    {"vmin4.u32.u32.u32 %d32, %a32, %b32, %c32;", min4},
    {"vmax4.s32.s32.s32 %d32, %a32, %b32, %c32;", max4},
    {"vset4.u32.u32.ne.add %d32.b21, %a32, %b32, %c32;", set4_some},
};

static void video_instructions(void **state) {
  (void)state;
  enum { N = 2000 };
  static const uint32_t edges[] = {0,   1,      31,     32,     33,         127,        128,
                                   255, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff};
  enum { EDGES = sizeof edges / sizeof *edges };
  ops o;
  uint64_t seed = 5;
  ops_init(&o, N);
  for (int i = 0; i < N; i++) {
    uint64_t *at[3] = {&o.a[i], &o.b[i], &o.c[i]};
    for (int k = 0; k < 3; k++) {
      uint64_t r = ops_random(&seed);
      *at[k] = r % 3 ? (uint32_t)(r >> 20) : edges[(r >> 20) % EDGES];
    }
    if (i % 5 == 0) o.b[i] = o.a[i] ^ (ops_random(&seed) & 0xff00); // elements that are equal
  }
  for (size_t f = 0; f < sizeof forms / sizeof *forms; f++) {
    ops_run(&o, forms[f].text, 32);
    for (int i = 0; i < N; i++)
      if (o.d[i] != forms[f].want((uint32_t)o.a[i], (uint32_t)o.b[i], (uint32_t)o.c[i]))
        fail_msg("%s of %x %x %x: %x, not %x", forms[f].text, (unsigned)o.a[i], (unsigned)o.b[i], (unsigned)o.c[i],
                 (unsigned)o.d[i], (unsigned)forms[f].want((uint32_t)o.a[i], (uint32_t)o.b[i], (uint32_t)o.c[i]));
  }
  aoti_ptx_machine_destroy(o.machine);
}

/* The old value comes back, all 128 bits of it; cas stores where all of them are equal. */
static void atomics_of_128_bits(void **state) {
  (void)state;
  static const char exch[] =
      "{.reg .b128 v, old;\n.shared .align 16 .b8 room[4096];\n.reg .b32 at, mine;\n.reg .b64 lo, hi;\nmov.u32 at, "
      "room;\n"
      "mov.u32 mine, %%tid.x;\nshl.b32 mine, mine, 4;\nadd.u32 at, at, mine;\n"
      "st.shared.v2.b64 [at], {%%a64, %%b64};\nmov.b128 v, {%%b64, %%c64};\n%s\n"
      "mov.b128 {lo, hi}, old;\nmul.lo.u64 lo, lo, 3;\nxor.b64 %%d64, lo, hi;\nld.shared.v2.b64 {lo, hi}, [at];\n"
      "mul.lo.u64 lo, lo, 5;\nsub.u64 %%d64, %%d64, lo;\nmul.lo.u64 hi, hi, 7;\nadd.u64 %%d64, %%d64, hi;\n}";
  enum { N = 256 };
  ops o;
  uint64_t seed = 9;
  char text[1500];
  ops_init(&o, N);
  for (int i = 0; i < N; i++) {
    o.a[i] = ops_random(&seed), o.b[i] = ops_random(&seed), o.c[i] = ops_random(&seed);
    if (i % 3 == 0) o.c[i] = o.b[i];
  }
  snprintf(text, sizeof text, exch, "atom.shared.exch.b128 old, [at], v;");
  ops_run(&o, text, 64);
  for (int i = 0; i < N; i++) assert_int_equal(o.d[i], ((o.a[i] * 3) ^ o.b[i]) - o.b[i] * 5 + o.c[i] * 7);
  // Compared with {a, c}: equal where c is b. One word alone does not do.
  snprintf(text, sizeof text, exch,
           "{.reg .b128 was;\nmov.b128 was, {%a64, %c64};\natom.shared.cas.b128 old, [at], was, v;}");
  ops_run(&o, text, 64);
  for (int i = 0; i < N; i++) {
    bool same = o.c[i] == o.b[i];
    assert_int_equal(o.d[i], ((o.a[i] * 3) ^ o.b[i]) - (same ? o.b[i] : o.a[i]) * 5 + (same ? o.c[i] : o.b[i]) * 7);
  }
  aoti_ptx_machine_destroy(o.machine);
}

/* Registers of several types in one vector, one register for all of its elements, and several variables of one name. */
static void elements_of_vectors(void **state) {
  (void)state;
  enum { N = 256 };
  ops o;
  uint64_t seed = 3;
  ops_init(&o, N);
  for (int i = 0; i < N; i++) o.a[i] = ops_random(&seed), o.b[i] = ops_random(&seed);
  ops_run(&o,
          "{.shared .align 8 .b8 room[2048];\n.reg .b32 at, mine;\n.reg .f32 f;\nmov.u32 mine, %tid.x;\nshl.b32 mine, "
          "mine, 3;\n"
          "mov.u32 at, room;\nadd.u32 at, at, mine;\nmov.b32 f, %b32;\nst.shared.v2.u32 [at], {%a32, f};\n"
          "ld.shared.v2.u32 {f, %x32_0}, [at];\nmov.b32 %x32_1, f;\nmov.b64 %d64, {%x32_0, %x32_1};\n}",
          64);
  for (int i = 0; i < N; i++) assert_int_equal(o.d[i], (o.a[i] & UINT32_MAX) << 32 | (o.b[i] & UINT32_MAX));
  ops_run(&o,
          "{.shared .b32 q<3>;\nmov.u32 %x32_0, q0;\nmov.u32 %x32_1, q2;\nsub.u32 %x32_0, %x32_1, %x32_0;\n"
          "abs.s32 %d32, %x32_0;\n}",
          32);
  for (int i = 0; i < N; i++) assert_true(o.d[i] >= 4);
  ops_run(&o, "mov.v2.u32 {%x32_0, %x32_1}, %a32;\nmov.b64 %d64, {%x32_0, %x32_1};", 64);
  for (int i = 0; i < N; i++) assert_int_equal(o.d[i], (o.a[i] & UINT32_MAX) * 0x100000001u);
  ops_run(&o, "mov.v4.u16 {%x16_0, %x16_1, %x16_2, %x16_3}, %ntid;\nmov.b64 %d64, {%x16_0, %x16_1, %x16_2, %x16_3};",
          64);
  for (int i = 0; i < N; i++) assert_int_equal(o.d[i], 0x0000000100010100u);
  aoti_ptx_machine_destroy(o.machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(video_instructions), cmocka_unit_test(atomics_of_128_bits),
                                     cmocka_unit_test(elements_of_vectors)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
