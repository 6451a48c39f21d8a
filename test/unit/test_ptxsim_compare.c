// Comparisons, and what compares: every operator of setp and set over every type, minima and maxima, signs, and the
// conversions that the tests of arithmetic leave out; against the comparisons and roundings of C on values that double
// holds.
#include <math.h>
#include "ptxsim_ops.h"

static ops o;

static int setup(void **state) {
  (void)state;
  ops_init(&o, 1500);
  return 0;
}
static int teardown(void **state) {
  (void)state;
  aoti_ptx_machine_destroy(o.machine);
  return 0;
}

typedef enum kind { F16, BF16, F32, F64, KINDS } kind;
static const struct {
  const char *name;
  int bits, mantissa;
} formats[KINDS] = {{"f16", 16, 10}, {"bf16", 16, 7}, {"f32", 32, 23}, {"f64", 64, 52}};

static double value(kind k, uint64_t b) {
  uint32_t u = k == BF16 ? (uint32_t)b << 16 : (uint32_t)b;
  uint16_t h = (uint16_t)b;
  _Float16 half;
  float f;
  double d;
  memcpy(&half, &h, 2), memcpy(&f, &u, 4), memcpy(&d, &b, 8);
  return k == F16 ? (double)half : k == F64 ? d : (double)f;
}
static uint64_t mask(kind k) { return formats[k].bits == 64 ? UINT64_MAX : (1ull << formats[k].bits) - 1; }
static uint64_t sign(kind k) { return 1ull << (formats[k].bits - 1); }

/* Zeros, ones, the least and largest, denormals, infinities, NaN, and any bits; every seventh pair is equal. */
static void fill(kind k) {
  uint64_t s = 31 + (uint64_t)k, m = formats[k].mantissa, top = (mask(k) >> 1) >> m << m;
  for (uint64_t i = 0; i < o.n; i++) {
    uint64_t *to[3] = {&o.a[i], &o.b[i], &o.c[i]};
    for (int q = 0; q < 3; q++) {
      uint64_t r = ops_random(&s), v = r;
      switch (r >> 50 & 15) {
      case 0: v = 0; break;
      case 1: v = 1; break;
      case 2: v = (1ull << m) - 1; break;
      case 3: v = 1ull << m; break;
      case 4: v = top; break;
      case 5: v = top - 1; break;
      case 6: v = top | 1ull << (m - 1); break;
      case 7: v = top | 1; break;
      default: break;
      }
      *to[q] = (v ^ (r >> 20 & 1 ? sign(k) : 0)) & mask(k);
    }
    if (i % 7 == 0) o.b[i] = o.a[i];
  }
}

enum { EQ, NE, LT, LE, GT, GE, EQU, NEU, LTU, LEU, GTU, GEU, NUM, NAN_, COMPARISONS };
static const char *const names[] = {"eq",  "ne",  "lt",  "le",  "gt",  "ge",  "equ",
                                    "neu", "ltu", "leu", "gtu", "geu", "num", "nan"};

static bool compared(int how, double x, double y) {
  bool un = isnan(x) || isnan(y);
  switch (how) {
  case EQ: return !un && x == y;
  case NE: return !un && x != y;
  case LT: return x < y;
  case LE: return x <= y;
  case GT: return x > y;
  case GE: return x >= y;
  case EQU: return un || x == y;
  case NEU: return un || x != y;
  case LTU: return un || x < y;
  case LEU: return un || x <= y;
  case GTU: return un || x > y;
  case GEU: return un || x >= y;
  case NUM: return !un;
  default: return un;
  }
}
static double flushed(kind k, double v) {
  return fabs(v) < (k == F16 ? 0x1p-14 : k == F64 ? 0 : 0x1p-126) ? copysign(0, v) : v;
}

static void floats_compare_with_and_without_nan(void **state) {
  (void)state;
  for (kind k = 0; k < KINDS; k++) {
    fill(k);
    for (int how = 0; how < COMPARISONS; how++)
      for (int ftz = 0; ftz < (k == F32 || k == F16 ? 2 : 1); ftz++) {
        char text[300];
        int bits = formats[k].bits;
        snprintf(text, sizeof text, "setp.%s%s.%s %%p, %%a%d, %%b%d;", names[how], ftz ? ".ftz" : "", formats[k].name,
                 bits, bits);
        ops_run(&o, text, 1);
        for (uint64_t i = 0; i < o.n; i++) {
          double x = value(k, o.a[i]), y = value(k, o.b[i]);
          if (ftz) x = flushed(k, x), y = flushed(k, y);
          if (o.d[i] != compared(how, x, y)) fail_msg("%s %g %g: %d", text, x, y, (int)o.d[i]);
        }
        if (ftz) continue;
        // As a number: ones of the result's type, and the pair of both halves.
        static const struct {
          const char *type;
          uint64_t one;
          int bits;
        } results[KINDS][2] = {{{"f16", 0x3c00, 16}, {"u16", 0xffff, 16}},
                               {{"bf16", 0x3f80, 16}, {"u16", 0xffff, 16}},
                               {{"f32", 0x3f800000, 32}, {"u32", 0xffffffff, 32}},
                               {{"f32", 0x3f800000, 32}, {"s32", 0xffffffff, 32}}};
        for (int r = 0; r < 2; r++) {
          snprintf(text, sizeof text, "set.%s.%s.%s %%d%d, %%a%d, %%b%d;", names[how], results[k][r].type,
                   formats[k].name, results[k][r].bits, bits, bits);
          ops_run(&o, text, results[k][r].bits);
          for (uint64_t i = 0; i < o.n; i++)
            assert_true(o.d[i] == (compared(how, value(k, o.a[i]), value(k, o.b[i])) ? results[k][r].one : 0));
        }
        if (k > BF16) continue;
        snprintf(text, sizeof text,
                 "mov.b32 %%x32_0, {%%a16, %%b16};\nmov.b32 %%x32_1, {%%b16, %%c16};\nset.%s.%sx2.%sx2 %%d32, %%x32_0, "
                 "%%x32_1;",
                 names[how], formats[k].name, formats[k].name);
        ops_run(&o, text, 32);
        for (uint64_t i = 0; i < o.n; i++) {
          double x = value(k, o.a[i]), y = value(k, o.b[i]), z = value(k, o.c[i]);
          uint64_t one = results[k][0].one;
          assert_true(o.d[i] == ((compared(how, x, y) ? one : 0) | (compared(how, y, z) ? one : 0) << 16));
        }
        // Both halves combined with a predicate.
        snprintf(text, sizeof text,
                 "setp.lt.u32 %%p, %%a32, %%b32;\nmov.b32 %%x32_0, {%%a16, %%b16};\nmov.b32 %%x32_1, {%%b16, %%c16};\n"
                 "set.%s.xor.u32.%sx2 %%d32, %%x32_0, %%x32_1, %%p;",
                 names[how], formats[k].name);
        ops_run(&o, text, 32);
        for (uint64_t i = 0; i < o.n; i++) {
          double x = value(k, o.a[i]), y = value(k, o.b[i]), z = value(k, o.c[i]);
          bool p = (uint32_t)o.a[i] < (uint32_t)o.b[i], low = compared(how, x, y) != p, high = compared(how, y, z) != p;
          assert_true(o.d[i] == ((low ? 0xffff : 0) | (high ? 0xffff0000 : 0)));
        }
      }
  }
}

static void integers_compare_by_their_type(void **state) {
  (void)state;
  uint64_t s = 77;
  for (uint64_t i = 0; i < o.n; i++) {
    o.a[i] = ops_random(&s) >> (ops_random(&s) & 63), o.b[i] = i % 5 ? ops_random(&s) >> (ops_random(&s) & 63) : o.a[i];
    if (i % 3 == 0) o.a[i] = ~o.a[i];
  }
  for (int bits = 16; bits <= 64; bits *= 2)
    for (int sg = 0; sg < 2; sg++)
      for (int how = 0; how <= GE; how++) {
        char text[120];
        snprintf(text, sizeof text, "setp.%s.%c%d %%p, %%a%d, %%b%d;", names[how], sg ? 's' : 'u', bits, bits, bits);
        ops_run(&o, text, 1);
        for (uint64_t i = 0; i < o.n; i++) {
          uint64_t a = o.a[i] << (64 - bits), b = o.b[i] << (64 - bits); // the order is that of the upper ends
          bool less = sg ? (int64_t)a < (int64_t)b : a < b, same = a == b;
          bool want[] = {same, !same, less, less || same, !less && !same, !less};
          if (o.d[i] != want[how])
            fail_msg("%s %llx %llx", text, (unsigned long long)o.a[i], (unsigned long long)o.b[i]);
        }
      }
}

/* -0 is below +0; a number beats NaN, unless NaN is asked for; two NaN give the canonical one. */
static uint64_t extreme(kind k, uint64_t a, uint64_t b, bool max, bool nan) {
  double x = value(k, a), y = value(k, b);
  if (isnan(x) || isnan(y))
    return nan || (isnan(x) && isnan(y)) ? (k == F64 ? 0x7fffffffffffffff : mask(k) >> 1) : isnan(x) ? b : a;
  bool less = x < y || (x == y && (a & sign(k)) > (b & sign(k)));
  return less != max ? a : b;
}

static void extremes_and_signs(void **state) {
  (void)state;
  for (kind k = 0; k < KINDS; k++) {
    int bits = formats[k].bits;
    char text[400];
    fill(k);
    for (int form = 0; form < 4; form++) {
      bool max = form & 1, nan = form >> 1;
      if (nan && k == F64) continue;
      snprintf(text, sizeof text, "%s%s.%s %%d%d, %%a%d, %%b%d;", max ? "max" : "min", nan ? ".NaN" : "",
               formats[k].name, bits, bits, bits);
      ops_run(&o, text, bits);
      for (uint64_t i = 0; i < o.n; i++) {
        uint64_t want = extreme(k, o.a[i], o.b[i], max, nan);
        bool both = isnan(value(k, o.a[i])) && isnan(value(k, o.b[i])); // which NaN is not said of f64
        if (both && k == F64 ? !isnan(value(k, o.d[i])) : o.d[i] != want)
          fail_msg("%s %llx %llx: %llx, not %llx", text, (unsigned long long)o.a[i], (unsigned long long)o.b[i],
                   (unsigned long long)o.d[i], (unsigned long long)want);
      }
      if (k > BF16) continue;
      snprintf(text, sizeof text,
               "mov.b32 %%x32_0, {%%a16, %%b16};\nmov.b32 %%x32_1, {%%b16, %%c16};\n%s%s.%sx2 %%d32, %%x32_0, %%x32_1;",
               max ? "max" : "min", nan ? ".NaN" : "", formats[k].name);
      ops_run(&o, text, 32);
      for (uint64_t i = 0; i < o.n; i++)
        assert_true(o.d[i] == (extreme(k, o.a[i], o.b[i], max, nan) | extreme(k, o.b[i], o.c[i], max, nan) << 16));
    }
    for (int form = 0; form < 2; form++) { // NaN keeps its bits or becomes another NaN
      snprintf(text, sizeof text, "%s.%s %%d%d, %%a%d;", form ? "neg" : "abs", formats[k].name, bits, bits);
      ops_run(&o, text, bits);
      for (uint64_t i = 0; i < o.n; i++)
        assert_true(isnan(value(k, o.a[i])) ? isnan(value(k, o.d[i]))
                                            : o.d[i] == (form ? o.a[i] ^ sign(k) : o.a[i] & ~sign(k)));
      if (k > BF16) continue;
      snprintf(text, sizeof text, "mov.b32 %%x32_0, {%%a16, %%b16};\n%s.%sx2 %%d32, %%x32_0;", form ? "neg" : "abs",
               formats[k].name);
      ops_run(&o, text, 32);
      for (uint64_t i = 0; i < o.n; i++)
        for (int h = 0; h < 2; h++) {
          uint64_t from = h ? o.b[i] : o.a[i], got = o.d[i] >> 16 * h & 0xffff;
          assert_true(isnan(value(k, from)) ? isnan(value(k, got)) : got == (form ? from ^ 0x8000 : from & 0x7fff));
        }
    }
    if (k < F32) continue;
    snprintf(text, sizeof text, "copysign.%s %%d%d, %%a%d, %%b%d;", formats[k].name, bits, bits,
             bits); // the sign of the first
    ops_run(&o, text, bits);
    for (uint64_t i = 0; i < o.n; i++) assert_true(o.d[i] == ((o.a[i] & sign(k)) | (o.b[i] & ~sign(k))));
  }
  fill(F32);
  ops_run(&o, "abs.ftz.f32 %d32, %a32;", 32);
  for (uint64_t i = 0; i < o.n; i++) {
    double v = value(F32, o.a[i]);
    assert_true(isnan(v) ? isnan(value(F32, o.d[i])) : value(F32, o.d[i]) == fabs(flushed(F32, v)));
  }
}

static bool alike(kind k, uint64_t got, double want) {
  double v = value(k, got);
  return isnan(want) ? isnan(v) : v == want && signbit(v) == signbit(want);
}

static void floats_round_to_whole_numbers_and_back(void **state) {
  (void)state;
  static const char *const modes[] = {"rni", "rzi", "rmi", "rpi"};
  for (kind k = 0; k < KINDS; k++)
    for (int m = 0; m < 4; m++) {
      char text[120];
      int bits = formats[k].bits;
      fill(k);
      snprintf(text, sizeof text, "cvt.%s.%s.%s %%d%d, %%a%d;", modes[m], formats[k].name, formats[k].name, bits, bits);
      ops_run(&o, text, bits);
      for (uint64_t i = 0; i < o.n; i++) {
        double v = value(k, o.a[i]), want = m == 0 ? nearbyint(v) : m == 1 ? trunc(v) : m == 2 ? floor(v) : ceil(v);
        if (!alike(k, o.d[i], want)) fail_msg("%s %g: %g", text, v, value(k, o.d[i]));
      }
    }
  uint64_t s = 3;
  for (uint64_t i = 0; i < o.n; i++) o.a[i] = ops_random(&s);
  static const struct {
    const char *text;
    kind to;
    int bits;
    bool sg;
  } from[] = {{"cvt.rn.f32.s16 %d32, %a16;", F32, 16, true},
              {"cvt.rn.f64.s16 %d64, %a16;", F64, 16, true},
              {"cvt.rn.f64.s32 %d64, %a32;", F64, 32, true},
              {"cvt.rn.f64.u32 %d64, %a32;", F64, 32, false},
              {"cvt.rn.f64.u16 %d64, %a16;", F64, 16, false}};
  for (size_t k = 0; k < sizeof from / sizeof *from; k++) {
    ops_run(&o, from[k].text, formats[from[k].to].bits);
    for (uint64_t i = 0; i < o.n; i++) {
      int64_t v = (int64_t)(o.a[i] << (64 - from[k].bits)) >> (64 - from[k].bits);
      if (!from[k].sg) v &= (1ll << from[k].bits) - 1;
      assert_true(value(from[k].to, o.d[i]) == (double)v);
    }
  }
  fill(F16);
  ops_run(&o, "cvt.rni.u32.f16 %d32, %a16;", 32);
  for (uint64_t i = 0; i < o.n; i++) {
    double v = value(F16, o.a[i]);
    assert_int_equal(o.d[i], isnan(v) || v < 0 ? 0 : isinf(v) ? UINT32_MAX : (uint32_t)nearbyint(v));
  }
  fill(F64);
  for (uint64_t i = 0; i < o.n; i += 2) { // more that fit
    double v = ldexp((double)(int64_t)(o.a[i] >> 1) - 0x1p62, -(int)(i % 70));
    memcpy(&o.a[i], &v, 8);
  }
  ops_run(&o, "cvt.rzi.s64.f64 %d64, %a64;", 64);
  for (uint64_t i = 0; i < o.n; i++) {
    double v = value(F64, o.a[i]);
    int64_t want = isnan(v) ? INT64_MIN : v >= 0x1p63 ? INT64_MAX : v < -0x1p63 ? INT64_MIN : (int64_t)v;
    assert_true((int64_t)o.d[i] == want);
  }
}

static void sums_of_halves_saturate_and_clip(void **state) {
  (void)state;
  static const struct {
    const char *text;
    kind k;
    int op; /* 0 add, 1 sub, 2 mul, 3 fma; 8 saturates, 16 cuts off what is below zero */
    bool pair;
  } cases[] = {
      {"add.sat.f16", F16, 8, false},      {"mul.sat.f16", F16, 10, false},       {"mul.sat.f16x2", F16, 10, true},
      {"mul.rn.f16x2", F16, 2, true},      {"add.f16x2", F16, 0, true},           {"sub.f16x2", F16, 1, true},
      {"fma.rn.relu.f16", F16, 19, false}, {"fma.rn.relu.bf16", BF16, 19, false}, {"fma.rn.bf16x2", BF16, 3, true},
      {"fma.rn.f16x2", F16, 3, true},      {"fma.rn.relu.bf16x2", BF16, 19, true}};
  for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
    kind k = cases[c].k;
    char text[400];
    bool three = (cases[c].op & 3) == 3;
    fill(k);
    if (cases[c].pair)
      snprintf(text, sizeof text,
               "mov.b32 %%x32_0, {%%a16, %%b16};\nmov.b32 %%x32_1, {%%b16, %%c16};\nmov.b32 %%x32_2, {%%c16, "
               "%%a16};\n%s %%d32, %%x32_0, "
               "%%x32_1%s;",
               cases[c].text, three ? ", %x32_2" : "");
    else
      snprintf(text, sizeof text, "%s %%d16, %%a16, %%b16%s;", cases[c].text, three ? ", %c16" : "");
    ops_run(&o, text, cases[c].pair ? 32 : 16);
    for (uint64_t i = 0; i < o.n; i++)
      for (int h = 0; h <= cases[c].pair; h++) {
        double x = value(k, h ? o.b[i] : o.a[i]), y = value(k, h ? o.c[i] : o.b[i]), z = value(k, h ? o.a[i] : o.c[i]);
        uint64_t got = o.d[i] >> 16 * h & 0xffff;
        // Products of two are exact in double; what is added may not be, so the double is rounded to odd.
        double p = (cases[c].op & 3) >= 2 ? x * y : x, t = three                    ? z
                                                           : (cases[c].op & 3) == 0 ? y
                                                           : (cases[c].op & 3) == 1 ? -y
                                                                                    : -0.0;
        double sum = p + t, rest = isfinite(sum) ? (fabs(p) > fabs(t) ? t - (sum - p) : p - (sum - t)) : 0;
        uint64_t u;
        memcpy(&u, &sum, 8);
        if ((cases[c].op & 3) != 2 && rest != 0 && !(u & 1)) {
          u += (rest > 0) == (sum > 0) ? 1 : -1ull; // between two doubles: the odd one
          memcpy(&sum, &u, 8);
        }
        if ((cases[c].op & 3) == 2) sum = p;
        double want = sum;
        if (!isnan(sum)) {
          if (k == F16) {
            want = (double)(_Float16)sum;
          } else { // 8 bits of mantissa, by hand
            int e;
            frexp(sum, &e);
            if (e < -125) e = -125;
            want = isinf(sum) ? sum : ldexp(nearbyint(ldexp(sum, 8 - e)), e - 8);
            if (fabs(want) >= 0x1p128) want = copysign(INFINITY, want);
          }
        }
        if (cases[c].op & 8) want = isnan(want) || want < 0 ? 0 : want > 1 ? 1 : want;
        if ((cases[c].op & 16) && want < 0) want = 0;
        if (isnan(want) ? !isnan(value(k, got)) : value(k, got) != want)
          fail_msg("%s %g %g %g: %g, not %g", cases[c].text, x, y, z, value(k, got), want);
      }
  }
  fill(F32); // two f32 to a pair of bf16
  ops_run(&o, "cvt.rn.bf16x2.f32 %d32, %a32, %b32;", 32);
  for (uint64_t i = 0; i < o.n; i++)
    for (int h = 0; h < 2; h++) {
      uint64_t from = h ? o.a[i] : o.b[i], got = o.d[i] >> 16 * h & 0xffff,
               near = (from + 0x7fff + (from >> 16 & 1)) >> 16;
      assert_true(isnan(value(F32, from)) ? isnan(value(BF16, got)) : got == near);
    }
  for (int m = 0; m < 2; m++) { // downwards and upwards, to halves
    ops_run(&o, m ? "cvt.rp.f16.f32 %d16, %a32;" : "cvt.rm.f16.f32 %d16, %a32;", 16);
    for (uint64_t i = 0; i < o.n; i++) {
      double v = value(F32, o.a[i]), got = value(F16, o.d[i]);
      double step = !isfinite(v) || fabs(v) < 0x1p-14 ? 0x1p-24 : ldexp(1, ilogb(v) - 10),
             want = isfinite(v) ? (m ? ceil(v / step) : floor(v / step)) * step : v;
      if (isfinite(v) && fabs(want) > 65504) want = (v > 0) == m ? copysign(INFINITY, v) : copysign(65504, v);
      if (isnan(v) ? !isnan(got) : got != want) fail_msg("%g: %g, not %g", v, got, want);
    }
  }
  ops_run(&o, "cvt.sat.f32.f32 %d32, %a32;", 32);
  for (uint64_t i = 0; i < o.n; i++) {
    double v = value(F32, o.a[i]);
    assert_true(value(F32, o.d[i]) == (isnan(v) || v < 0 ? 0 : v > 1 ? 1 : v));
  }
}

/* The bounds of the PTX ISA, in units of the last place or relative, over the ranges that it names. */
static void approximations_of_quotients_and_roots(void **state) {
  (void)state;
  static const struct {
    const char *text;
    kind k;
    double lo, hi, relative, absolute;
    int f; /* 0 a / b, 1 1 / a, 2 1 / sqrt a, 3 2^a, 4 log2 a, 5 sqrt a, 6 sin a, 7 cos a */
  } cases[] = {
      {"div.approx.f32 %d32, %a32, %b32;", F32, 1e-18, 1e18, 2 * 0x1p-23, 0, 0},
      {"div.approx.ftz.f32 %d32, %a32, %b32;", F32, 1e-18, 1e18, 2 * 0x1p-23, 0, 0},
      {"div.full.f32 %d32, %a32, %b32;", F32, 1e-18, 1e18, 2 * 0x1p-23, 0, 0},
      {"rcp.approx.f32 %d32, %a32;", F32, 1e-37, 1e37, 0x1p-23, 0, 1},
      {"rcp.approx.ftz.f32 %d32, %a32;", F32, 1e-37, 1e37, 0x1p-23, 0, 1},
      {"rcp.approx.ftz.f64 %d64, %a64;", F64, 1e-300, 1e300, 0x1p-19, 0, 1}, // of the upper word alone
      {"rsqrt.approx.f64 %d64, %a64;", F64, 1e-300, 1e300, 0x1p-19, 0, 2},
      {"rsqrt.approx.ftz.f64 %d64, %a64;", F64, 1e-300, 1e300, 0x1p-19, 0, 2},
      {"rsqrt.approx.ftz.f32 %d32, %a32;", F32, 1e-37, 1e37, 0x1p-22, 0, 2},
      {"ex2.approx.f32 %d32, %a32;", F32, -149, 128, 0x1p-22, 0x1p-149, 3},
      {"lg2.approx.ftz.f32 %d32, %a32;", F32, 1e-37, 1e37, 0x1p-22, 0x1p-22, 4},
      {"sin.approx.ftz.f32 %d32, %a32;", F32, -3.14159, 3.14159, 0, 0x1p-20, 6},
      {"cos.approx.ftz.f32 %d32, %a32;", F32, -3.14159, 3.14159, 0, 0x1p-20, 7},
      {"sqrt.approx.ftz.f32 %d32, %a32;", F32, 1e-37, 1e37, 0x1p-22, 0, 5},
  };
  for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
    uint64_t s = 19;
    for (uint64_t i = 0; i < o.n; i++) {
      uint64_t *to[2] = {&o.a[i], &o.b[i]};
      for (int q = 0; q < 2; q++) {
        double u = (double)(ops_random(&s) >> 11) * 0x1p-53;
        double v = cases[c].lo < 0 ? cases[c].lo + (cases[c].hi - cases[c].lo) * u
                                   : exp(log(cases[c].lo) * (1 - u) + log(cases[c].hi) * u);
        float f = (float)v;
        uint32_t b;
        memcpy(&b, &f, 4), memcpy(to[q], &v, 8);
        if (cases[c].k == F32) *to[q] = b;
      }
    }
    ops_run(&o, cases[c].text, formats[cases[c].k].bits);
    for (uint64_t i = 0; i < o.n; i++) {
      double a = value(cases[c].k, o.a[i]), b = value(cases[c].k, o.b[i]), got = value(cases[c].k, o.d[i]), want;
      switch (cases[c].f) {
      case 0: want = a / b; break;
      case 1: want = 1 / a; break;
      case 2: want = 1 / sqrt(a); break;
      case 3: want = exp2(a); break;
      case 4: want = log2(a); break;
      case 6: want = sin(a); break;
      case 7: want = cos(a); break;
      default: want = sqrt(a);
      }
      if (cases[c].k == F32 && fabs(want) < 0x1p-126 && cases[c].f == 1) continue; // flushed, or not
      if (!(fabs(got - want) <= fabs(want) * cases[c].relative + cases[c].absolute))
        fail_msg("%s %g %g: %.9g, exactly %.9g", cases[c].text, a, b, got, want);
    }
  }
  static const struct {
    const char *text;
    double in, out;
  } edges[] = {{"rcp.approx.ftz.f32", INFINITY, 0},
               {"rcp.approx.ftz.f32", 0, INFINITY},
               {"rcp.approx.f32", -0.0, -INFINITY},
               {"rcp.approx.f32", -INFINITY, -0.0},
               {"rcp.approx.f32", NAN, NAN},
               {"rcp.approx.ftz.f32", 1e-40, INFINITY},
               {"rsqrt.approx.f32", 0, INFINITY},
               {"rsqrt.approx.f32", -0.0, -INFINITY},
               {"rsqrt.approx.f32", INFINITY, 0},
               {"rsqrt.approx.f32", -1, NAN},
               {"sqrt.approx.f32", -0.0, -0.0},
               {"sqrt.approx.f32", -2, NAN},
               {"sqrt.approx.f32", INFINITY, INFINITY},
               {"lg2.approx.f32", -1, NAN},
               {"lg2.approx.f32", -0.0, -INFINITY},
               {"ex2.approx.ftz.f32", -200, 0},
               {"ex2.approx.f32", 200, INFINITY},
               {"ex2.approx.f32", -0.0, 1},
               {"sin.approx.f32", -0.0, -0.0},
               {"sin.approx.f32", INFINITY, NAN},
               {"cos.approx.f32", -INFINITY, NAN},
               {"tanh.approx.f32", INFINITY, 1},
               {"tanh.approx.f32", -INFINITY, -1},
               {"cos.approx.f32", 0, 1}};
  for (size_t c = 0; c < sizeof edges / sizeof *edges; c++) {
    char text[80];
    float f = (float)edges[c].in;
    uint32_t b;
    memcpy(&b, &f, 4);
    o.a[0] = b;
    snprintf(text, sizeof text, "%s %%d32, %%a32;", edges[c].text);
    ops_run(&o, text, 32);
    if (!alike(F32, o.d[0], edges[c].out)) fail_msg("%s %g: %g", edges[c].text, edges[c].in, value(F32, o.d[0]));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(floats_compare_with_and_without_nan),
                                     cmocka_unit_test(integers_compare_by_their_type),
                                     cmocka_unit_test(extremes_and_signs),
                                     cmocka_unit_test(floats_round_to_whole_numbers_and_back),
                                     cmocka_unit_test(sums_of_halves_saturate_and_clip),
                                     cmocka_unit_test(approximations_of_quotients_and_roots)};
  return cmocka_run_group_tests(tests, setup, teardown);
}
