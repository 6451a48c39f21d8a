// Forms that few compilers emit, each against its definition: predicates of lop3, packed and clamped conversions,
// matrix products with halves for sums and those of eight lanes, bytes that a barrier waits for, vectors of atomics.
#include <math.h>
#include "ptxsim_ops.h"

static ops o;

static int setup(void **state) {
  (void)state;
  ops_init(&o, 256);
  return 0;
}
static int teardown(void **state) {
  (void)state;
  aoti_ptx_machine_destroy(o.machine);
  return 0;
}

static void fill(uint64_t seed) {
  for (uint64_t i = 0; i < o.n; i++) {
    o.a[i] = ops_random(&seed), o.b[i] = ops_random(&seed), o.c[i] = ops_random(&seed);
    if (i % 5 == 0) o.b[i] = o.a[i];
    if (i % 7 == 0) o.c[i] = 0;
  }
}

static void lop3_combines_its_test_with_a_predicate(void **state) {
  (void)state;
  fill(1);
  for (int use_or = 0; use_or < 2; use_or++)
    for (int sink = 0; sink < 2; sink++) {
      char text[200];
      snprintf(text, sizeof text,
               "setp.lt.u32 %%q0, %%b32, %%c32;\nlop3.%s.b32 %s|%%p, %%a32, %%b32, %%c32, 0x96, %%q0;",
               use_or ? "or" : "and", sink ? "_" : "%x32_0");
      ops_run(&o, text, 1);
      for (uint64_t i = 0; i < o.n; i++) {
        bool some = (uint32_t)(o.a[i] ^ o.b[i] ^ o.c[i]) != 0, q = (uint32_t)o.b[i] < (uint32_t)o.c[i];
        assert_int_equal(o.d[i], use_or ? some || q : some && q);
      }
    }
  ops_run(&o, "setp.lt.u32 %q0, %b32, %c32;\nlop3.or.b32 %d32|%q1, %a32, %b32, %c32, 0xe8, %q0;", 32);
  for (uint64_t i = 0; i < o.n; i++) {
    uint32_t a = (uint32_t)o.a[i], b = (uint32_t)o.b[i], c = (uint32_t)o.c[i];
    assert_int_equal(o.d[i], (a & b) | (a & c) | (b & c));
  }
}

/* C = -+1 plus four products of 2^-60: each step rounds by itself. */
static void products_of_doubles_round_as_told(void **state) {
  (void)state;
  static const struct {
    const char *mode;
    double from_one, from_minus_one; // in ulps
  } cases[] = {{"rn", 0, 0}, {"rz", 0, 4}, {"rm", 0, 0}, {"rp", 4, 4}};
  for (int k = 0; k < 4; k++)
    for (int minus = 0; minus < 2; minus++) {
      char text[400];
      snprintf(text, sizeof text,
               "mov.b64 %%x64_0, 0x3e10000000000000;\nmov.b64 %%x64_1, %s;\n"
               "mma.sync.aligned.m8n8k4.row.col.%s.f64.f64.f64.f64 {%%d64, %%x64_2}, {%%x64_0}, {%%x64_0}, {%%x64_1, "
               "%%x64_1};",
               minus ? "0xbff0000000000000" : "0x3ff0000000000000", cases[k].mode);
      ops_run(&o, text, 64);
      for (uint64_t i = 0; i < o.n; i++) {
        double got, want = minus ? -1 + cases[k].from_minus_one * 0x1p-53 : 1 + cases[k].from_one * 0x1p-52;
        memcpy(&got, &o.d[i], 8);
        if (got != want) fail_msg("%s of %d: %a, not %a", cases[k].mode, minus ? -1 : 1, got, want);
      }
    }
}

static int64_t clamp(int64_t v, int64_t lo, int64_t hi) { return v < lo ? lo : v > hi ? hi : v; }

static void packed_conversions_clamp_and_lay_side_by_side(void **state) {
  (void)state;
  static const struct {
    const char *type;
    int bits;
    int64_t lo, hi;
  } types[] = {{"u16", 16, 0, 65535}, {"s16", 16, -32768, 32767}, {"u8", 8, 0, 255}, {"s8", 8, -128, 127}};
  fill(2);
  for (uint64_t i = 0; i < o.n; i += 2) o.a[i] >>= 18 + i % 46, o.b[i] >>= 20; // some that fit
  for (int k = 0; k < 4; k++) {
    char text[100];
    snprintf(text, sizeof text, "cvt.pack.sat.%s.s32%s %%d32, %%a32, %%b32%s;", types[k].type, k > 1 ? ".b32" : "",
             k > 1 ? ", %c32" : "");
    ops_run(&o, text, 32);
    for (uint64_t i = 0; i < o.n; i++) {
      uint64_t mask = (1ull << types[k].bits) - 1;
      uint64_t a = (uint64_t)clamp((int32_t)o.a[i], types[k].lo, types[k].hi) & mask;
      uint64_t b = (uint64_t)clamp((int32_t)o.b[i], types[k].lo, types[k].hi) & mask;
      uint32_t want = (uint32_t)(b | a << types[k].bits | (k > 1 ? o.c[i] << 16 : 0));
      if (o.d[i] != want) fail_msg("%s: %llx, expected %x", text, (unsigned long long)o.d[i], want);
    }
  }
}

static uint32_t bits_of(float v) {
  uint32_t b;
  memcpy(&b, &v, 4);
  return b;
}
static uint16_t half_bits(float v) { /* nearest even, by the compiler's own conversion */
  _Float16 h = (_Float16)v;
  uint16_t b;
  memcpy(&b, &h, 2);
  return b;
}
static float half_value(uint16_t b) {
  _Float16 h;
  memcpy(&h, &b, 2);
  return (float)h;
}

static const float edges[] = {
    0,         -0.0f, 1,     65504,  65519.9f, 65520,          65536, -1e6f, 3.4e38f,        -3.4e38f,      INFINITY,
    -INFINITY, NAN,   6e-8f, -3e-8f, 1e-40f,   1.00048828125f, 2049,  2051,  3.38953139e38f, 3.3961775e38f, -65504};

static void conversions_saturate_to_finite_values(void **state) {
  (void)state;
  uint64_t s = 3;
  size_t n_edges = sizeof edges / sizeof *edges;
  for (uint64_t i = 0; i < o.n; i++) o.a[i] = i < n_edges ? bits_of(edges[i]) : (uint32_t)ops_random(&s);
  ops_run(&o, "cvt.rn.satfinite.f16.f32 %d16, %a32;", 16);
  for (uint64_t i = 0; i < o.n; i++) {
    float v;
    memcpy(&v, &o.a[i], 4);
    uint16_t want = half_bits(v);
    if (v != v) want = 0x7fff;
    if ((want & 0x7fff) == 0x7c00) want--;
    if (o.d[i] != want) fail_msg("f16 of %.9g: %llx, expected %x", (double)v, (unsigned long long)o.d[i], want);
  }
  ops_run(&o, "cvt.rn.satfinite.bf16.f32 %d16, %a32;", 16);
  for (uint64_t i = 0; i < o.n; i++) {
    uint32_t b = (uint32_t)o.a[i], magnitude = b & 0x7fffffff, r = (magnitude + 0x7fff + (magnitude >> 16 & 1)) >> 16;
    uint16_t want = magnitude > 0x7f800000 ? 0x7fff : (uint16_t)((r > 0x7f7f ? 0x7f7f : r) | (b >> 16 & 0x8000));
    if (o.d[i] != want) fail_msg("bf16 of %x: %llx, expected %x", b, (unsigned long long)o.d[i], want);
  }
  ops_run(&o, "cvt.rna.satfinite.tf32.f32 %d32, %a32;", 32);
  for (uint64_t i = 0; i < o.n; i++) {
    uint32_t b = (uint32_t)o.a[i], magnitude = b & 0x7fffffff, r = (magnitude + 0x1000) & 0xffffe000;
    if (magnitude > 0x7f800000) continue; // NaN: which one is not defined
    uint32_t want = (r > 0x7f7fe000 ? 0x7f7fe000 : r) | (b & 0x80000000);
    if ((o.d[i] & 0xffffe000) != want) fail_msg("tf32 of %x: %llx, expected %x", b, (unsigned long long)o.d[i], want);
  }
}

static uint64_t four_halves(uint64_t *s) { /* small whole numbers: sums of products are exact */
  uint64_t v = 0;
  for (int k = 0; k < 4; k++) v |= (uint64_t)half_bits((float)((int)(ops_random(s) % 17) - 8)) << 16 * k;
  return v;
}

/* Lanes q, q + 1, q + 2, q + 3 of a quad and those 16 further on hold one 8 x 8 product with k = 4; the fragments as
 * the ISA's figures of m8n8k4 have them. */
static void products_of_eight_lanes(const char *la, const char *lb, bool halves) {
  uint64_t s = 4;
  for (uint64_t i = 0; i < o.n; i++) o.a[i] = four_halves(&s), o.b[i] = four_halves(&s);
  for (int element = 0; element < 8; element++) {
    char text[900];
    int n = snprintf(text, sizeof text,
                     "{ .reg .b32 %%m<12>; .reg .f32 %%g<8>;\nmov.b64 {%%m0, %%m1}, %%a64;\nmov.b64 {%%m2, %%m3}, "
                     "%%b64;\n");
    for (int k = 0; k < 8; k++)
      n += snprintf(text + n, sizeof text - (size_t)n, halves ? "" : "mov.f32 %%g%d, 0f%08X;\n", k,
                    bits_of((float)(k + 1)));
    for (int k = 0; k < 4 && halves; k++) // halves 2 k + 1, 2 k + 2
      n += snprintf(text + n, sizeof text - (size_t)n, "mov.b32 %%m%d, %u;\n", 4 + k,
                    half_bits((float)(2 * k + 1)) | (uint32_t)half_bits((float)(2 * k + 2)) << 16);
    const char *frag = halves ? "{%m4, %m5, %m6, %m7}" : "{%g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7}";
    n += snprintf(text + n, sizeof text - (size_t)n,
                  "mma.sync.aligned.m8n8k4.%s.%s.%s %s, {%%m0, %%m1}, {%%m2, %%m3}, %s;\n", la, lb,
                  halves ? "f16.f16.f16.f16" : "f32.f16.f16.f32", frag, frag);
    if (halves)
      snprintf(text + n, sizeof text - (size_t)n, "mov.b32 {%%d16, _}, %%m%d;\n%s}", 4 + element / 2,
               element & 1 ? "{ .reg .b16 lo; mov.b32 {lo, %d16}, %m4; }\n" : "");
    else
      snprintf(text + n, sizeof text - (size_t)n, "mov.b32 %%d32, %%g%d;\n}", element);
    if (halves && (element & 1)) { // the upper half of that register
      char *at = strstr(text, "lo, %d16}, %m4");
      at[13] = (char)('4' + element / 2);
    }
    ops_run(&o, text, halves ? 16 : 32);
    for (int lane = 0; lane < 256; lane++) {
      int l = lane % 32, base = lane - l + l / 4 % 4 * 4, upper = l < 16 ? 0 : 4;
      float A[8][4], B[4][8];
      for (int e = 0; e < 8; e++) { // who holds what
        int from = base + (e & 3) + (e < 4 ? 0 : 16), up = e < 4 ? 0 : 4, q = e & 3;
        for (int k = 0; k < 4; k++) {
          float x = half_value((uint16_t)(o.a[from] >> 16 * k)), y = half_value((uint16_t)(o.b[from] >> 16 * k));
          if (!strcmp(la, "row"))
            A[q + up][k] = x;
          else
            A[k + up][q] = x;
          if (!strcmp(lb, "row"))
            B[q][k + up] = y;
          else
            B[k][q + up] = y;
        }
      }
      int row = halves ? l % 4 + upper : (l & 1) + (element & 2) + upper;
      int column = halves ? element : (element & 4) + (l & 2) + (element & 1);
      float want = (float)(element + 1);
      for (int k = 0; k < 4; k++) want += A[row][k] * B[k][column];
      uint64_t bits = halves ? half_bits(want) : bits_of(want);
      if (o.d[lane] != bits)
        fail_msg("m8n8k4.%s.%s%s lane %d element %d: %llx, expected %llx", la, lb, halves ? " f16" : "", lane, element,
                 (unsigned long long)o.d[lane], (unsigned long long)bits);
    }
  }
}

static void eight_lanes_make_a_product_in_every_layout(void **state) {
  (void)state;
  static const char *const layouts[] = {"row", "col"};
  for (int k = 0; k < 8; k++) products_of_eight_lanes(layouts[k & 1], layouts[k >> 1 & 1], k >> 2);
}

static void products_are_summed_in_halves(void **state) {
  (void)state;
  uint64_t s = 5;
  for (uint64_t i = 0; i < o.n; i++) o.a[i] = four_halves(&s), o.b[i] = four_halves(&s), o.c[i] = four_halves(&s);
  for (int tall = 0; tall < 2; tall++) { // m16n8k8 (two registers of A, one of B), m16n8k16 (four, two)
    char text[400];
    snprintf(text, sizeof text,
             "{ .reg .b32 %%m<8>;\nmov.b64 {%%m0, %%m1}, %%a64;\nmov.b64 {%%m2, %%m3}, %%b64;\nmov.b64 {%%m4, %%m5}, "
             "%%c64;\nmma.sync.aligned.m16n8k%d.row.col.f16.f16.f16.f16 {%%m6, %%m7}, {%%m0, %%m1%s}, {%s}, {%%m4, "
             "%%m5};\nmov.b64 %%d64, {%%m6, %%m7};\n}",
             tall ? 16 : 8, tall ? ", %m2, %m3" : "", tall ? "%m4, %m5" : "%m2");
    ops_run(&o, text, 64);
    for (int lane = 0; lane < 256; lane++)
      for (int e = 0; e < 4; e++) {
        int w = lane / 32 * 32, l = lane % 32, row = l / 4 + 8 * (e >> 1), column = l % 4 * 2 + (e & 1);
        float want = half_value((uint16_t)(o.c[lane] >> 16 * e));
        for (int k = 0; k < (tall ? 16 : 8); k++) {
          int la = w + row % 8 * 4 + k % 8 / 2, lb = w + column * 4 + k % 8 / 2;
          uint64_t a = k < 8 ? o.a[la] : o.b[la], b = tall ? o.c[lb] : o.b[lb];
          int at = (row / 8) * 2 + (k & 1), bt = (k / 8) * 2 + (k & 1);
          want += half_value((uint16_t)(a >> 16 * at)) * half_value((uint16_t)(b >> 16 * bt));
        }
        uint16_t got = (uint16_t)(o.d[lane] >> 16 * e);
        if (got != half_bits(want))
          fail_msg("k = %d, lane %d, element %d: %x, expected %x", tall ? 16 : 8, lane, e, got, half_bits(want));
      }
  }
}

// One thread: a phase ends when both the arrivals and the bytes are there.
static void barriers_wait_for_bytes(void **state) {
  (void)state;
  fill(6);
#define BAR                                                                                                          \
  "{ .reg .b32 %m<4>; .reg .b64 %t<4>; .shared .align 8 .b8 bar[2048];\nmov.u32 %m0, bar;\nand.b32 %m1, %i3, 255;\n" \
  "mad.lo.u32 %m0, %m1, 8, %m0;\nmbarrier.init.shared.b64 [%m0], 1;\n"
#define TEST(n) \
  "mbarrier.test_wait.parity.shared.b64 %q0, [%m0], 0;\nselp.u64 %t0, " n ", 0, %q0;\nor.b64 %d64, %d64, %t0;\n"
  ops_run(
      &o,
      "mov.u64 %d64, 0;\n" BAR "mbarrier.arrive.expect_tx.shared.b64 %t1, [%m0], 48;\n" TEST(
          "1") "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%m0], 32;\n" TEST("2") "mbarrier.complete_tx.relaxed."
                                                                                         "cta.shared::cta.b64 [%m0], "
                                                                                         "16;\n" TEST("4") "}",
      64);
  for (uint64_t i = 0; i < o.n; i++) assert_int_equal(o.d[i], 4);
  // Bytes that come before anybody says that they will: the arrival decides.
  ops_run(&o,
          "mov.u64 %d64, 0;\n" BAR "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%m0], 16;\n"
          "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%m0], 16;\n" TEST(
              "1") "mbarrier.arrive.shared.b64 %t1, [%m0];\n" TEST("2") "}",
          64);
  for (uint64_t i = 0; i < o.n; i++) assert_int_equal(o.d[i], 2);
  // A dropped arrival lowers the count of the phases after; pending_count reads a state from before its arrival.
  ops_run(&o,
          "mov.u64 %d64, 0;\n{ .reg .b32 %m<4>; .reg .b64 %t<4>; .shared .align 8 .b8 bar2[2048];\nmov.u32 %m0, bar2;\n"
          "and.b32 %m1, %i3, 255;\nmad.lo.u32 %m0, %m1, 8, %m0;\nmbarrier.init.shared.b64 [%m0], 2;\n"
          "mbarrier.arrive_drop.shared.b64 %t1, [%m0];\nmbarrier.pending_count.b64 %m2, %t1;\n" TEST(
              "1") "mbarrier.arrive.shared.b64 %t1, [%m0];\n" TEST("2") "mbarrier.arrive.shared.b64 %t1, "
                                                                        "[%m0];\nmbarrier.test_wait.shared.b64 %q0, "
                                                                        "[%m0], %t1;\n"
                                                                        "selp.u64 %t0, 4, 0, %q0;\nor.b64 %d64, %d64, "
                                                                        "%t0;\ncvt.u64.u32 %t0, %m2;\nshl.b64 %t0, "
                                                                        "%t0, 8;\n"
                                                                        "or.b64 %d64, %d64, %t0;\n}",
          64);
  for (uint64_t i = 0; i < o.n; i++) assert_int_equal(o.d[i], 0x206);
}

// Each lane's own 8 bytes of d: the old value is b, the operand a; back come the old values, in memory the new ones.
static void vectors_of_halves_are_compared_in_memory(void **state) {
  (void)state;
  static const uint16_t f16[] = {0x0000, 0x8000, 0x3c00, 0xbc00, 0x7c00, 0xfc00, 0x7e00, 0x0001, 0x8001, 0x7bff};
  uint64_t s = 7;
  for (uint64_t i = 0; i < o.n; i++)
    for (int k = 0; k < 4; k++) {
      if (!k) o.a[i] = o.b[i] = 0;
      o.a[i] |= (uint64_t)f16[ops_random(&s) % 10] << 16 * k, o.b[i] |= (uint64_t)f16[ops_random(&s) % 10] << 16 * k;
    }
  for (int max = 0; max < 2; max++)
    for (int pairs = 0; pairs < 2; pairs++) {
      char text[500];
      snprintf(
          text, sizeof text,
          "st.global.u64 [%%r8], %%b64;\n{ .reg .b32 %%m<4>; .reg .b16 %%n<8>; .reg .b64 %%t;\nmov.b64 {%%m0, %%m1}, "
          "%%a64;\nmov.b64 {%%n0, %%n1, %%n2, %%n3}, %%a64;\natom.global.%s.noftz.%s;\n%s\nsetp.ne.u64 %%q0, %%t, "
          "%%b64;\nld.global.u64 %%d64, [%%r8];\n@%%q0 mov.u64 %%d64, -1;\n}",
          max ? "max" : "min",
          pairs ? "v2.f16x2 {%m2, %m3}, [%r8], {%m0, %m1}" : "v4.f16 {%n4, %n5, %n6, %n7}, [%r8], {%n0, %n1, %n2, %n3}",
          pairs ? "mov.b64 %t, {%m2, %m3};" : "mov.b64 %t, {%n4, %n5, %n6, %n7};");
      ops_run(&o, text, 64);
      for (uint64_t i = 0; i < o.n; i++)
        for (int k = 0; k < 4; k++) {
          uint16_t a = (uint16_t)(o.a[i] >> 16 * k), b = (uint16_t)(o.b[i] >> 16 * k),
                   got = (uint16_t)(o.d[i] >> 16 * k);
          float x = half_value(a), y = half_value(b);
          bool nx = x != x, ny = y != y;
          // -0 is below +0; a number beats NaN; two NaN give the canonical one
          bool less = x < y || (x == y && (a >> 15) > (b >> 15));
          uint16_t want = nx && ny ? 0x7fff : nx ? b : ny ? a : less != max ? a : b;
          if (got != want) fail_msg("%s of %x and %x: %x, expected %x", max ? "max" : "min", a, b, got, want);
        }
    }
}

static void refuse(const char *body, const char *why) {
  char ptx[1000];
  aoti_ptx_module *m;
  snprintf(ptx, sizeof ptx, ".version 8.0\n.target sm_80\n.address_size 64\n.file 1 \"a.cu\"\n%s", body);
  aot_status status = aoti_ptx_load(o.machine, "t.ptx", ptx, strlen(ptx), &m);
  if (!why) {
    if (status) fail_msg("%s", aot_status_text(status));
    aoti_ptx_unload(m);
    return;
  }
  assert_non_null(status);
  if (!strstr(aot_status_text(status), why)) fail_msg("%s", aot_status_text(status));
  aot_status_free(status);
}

static void places_of_inlined_code_must_be_known(void **state) {
  (void)state;
#define INLINED ".visible .entry k() {\n.loc 1 4 5\n.loc 1 2 3, function_name $L_name+8, inlined_at 1 4 5\nret;\n}\n"
  refuse(INLINED ".section .debug_str\n{\n.b8 1, 2 // }\n$L_name:\n.b8 107, 0\n.b64 $L_name+2\n}\n", NULL);
  refuse(INLINED ".section .debug_str\n{\n$L_other:\n.b8 107, 0\n}\n", "PTX line 7: '$L_name', which .loc names");
  refuse(".visible .entry k() {\n.loc 1 2 3, function_name $L_name, inlined_at 1 4 5\nret;\n}\n.section "
         ".debug_str\n{\n$L_name:\n}\n",
         "PTX line 6: no .loc before");
  refuse(INLINED ".section .debug_str\n{\n$L_name:\n", "the text ends inside a section");
}

/* Calls through registers that name no function of their prototype, and what else a call must have. */
static void calls_must_lead_somewhere(void **state) {
  (void)state;
#define TWICE                                                                                            \
  ".func (.param .b32 r) twice(.param .b32 x) {\n.reg .b32 %v;\nld.param.b32 %v, [x];\nadd.u32 %v, %v, " \
  "%v;\nst.param.b32 [r], %v;\nret;\n}\n"
#define CALL(prototype)                                                                                  \
  ".visible .entry k() {\n.reg .b64 %f;\n{\n.param .b32 a;\n.param .b32 b;\nmov.u64 %f, twice;\nproto: " \
  ".callprototype (.param .b32 _) _ (.param .b32 _);\ncall (b), %f, (a)" prototype ";\n}\nret;\n}\n"
  refuse(TWICE CALL(", proto"), NULL);
  refuse(TWICE CALL(""), "names its .callprototype");
  refuse(".visible .entry k() {\n.reg .b32 %r;\nmov.u32 %r, k;\nret;\n}\n", NULL); // half of its address, to ptxas too
  refuse(".visible .entry k() {\n.reg .b32 %r;\nshl.b32 %r, %r, k;\nret;\n}\n", "a function where a value is wanted");
  refuse(".extern .func (.param .b64 r) malloc(.param .b64 n);\n.visible .entry k() {\n.param .b64 r;\ncall (r), "
         "malloc;\nret;\n}\n",
         "malloc takes 1 arguments");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(places_of_inlined_code_must_be_known),
                                     cmocka_unit_test(calls_must_lead_somewhere),
                                     cmocka_unit_test(lop3_combines_its_test_with_a_predicate),
                                     cmocka_unit_test(products_of_doubles_round_as_told),
                                     cmocka_unit_test(packed_conversions_clamp_and_lay_side_by_side),
                                     cmocka_unit_test(conversions_saturate_to_finite_values),
                                     cmocka_unit_test(eight_lanes_make_a_product_in_every_layout),
                                     cmocka_unit_test(products_are_summed_in_halves),
                                     cmocka_unit_test(barriers_wait_for_bytes),
                                     cmocka_unit_test(vectors_of_halves_are_compared_in_memory)};
  return cmocka_run_group_tests(tests, setup, teardown);
}
