// Floating instructions against MPFR: every rounding mode, subnormals, ftz, saturation; conversions; min and max; the
// documented error of approximations.
#include <math.h>
#include <mpfr.h>
#include "ptxsim_ops.h"

typedef struct format {
  const char *name;
  int bits, precision, emin, emax; /* as MPFR counts exponents: values are 0.1xxx times 2^e */
} format;
static const format f16 = {"f16", 16, 11, -23, 16}, bf16 = {"bf16", 16, 8, -132, 128}, f32 = {"f32", 32, 24, -148, 128},
                    f64 = {"f64", 64, 53, -1073, 1024}, tf32 = {"tf32", 32, 11, -135, 128};
static const mpfr_rnd_t modes[] = {MPFR_RNDN, MPFR_RNDZ, MPFR_RNDD, MPFR_RNDU};
static const char *const mode_names[] = {"rn", "rz", "rm", "rp"};
static ops o;

static uint64_t mask(const format *f) { return f->bits == 64 ? UINT64_MAX : (1ull << f->bits) - 1; }

static double value_of(const format *f, uint64_t bits) {
  if (f->bits == 64) {
    double d;
    memcpy(&d, &bits, 8);
    return d;
  }
  int mantissa = f->precision - 1, exponent = f->bits - 1 - mantissa;
  if (f == &tf32) exponent = 8, bits >>= 13;
  uint64_t m = bits & ((1ull << mantissa) - 1), e = bits >> mantissa & ((1ull << exponent) - 1);
  bool sign = bits >> (mantissa + exponent) & 1;
  int bias = (1 << (exponent - 1)) - 1;
  double v;
  if (e == (1ull << exponent) - 1)
    v = m ? NAN : INFINITY;
  else
    v = e ? ldexp((double)(m | 1ull << mantissa), (int)e - bias - mantissa) : ldexp((double)m, 1 - bias - mantissa);
  return sign ? -v : v;
}

/* x, already correctly rounded to the format's precision with the ternary value t, as bits; exponents are clamped. */
static uint64_t bits_of(const format *f, mpfr_t x, int t, mpfr_rnd_t rnd) {
  mpfr_exp_t emin = mpfr_get_emin(), emax = mpfr_get_emax();
  mpfr_set_emin(f->emin), mpfr_set_emax(f->emax);
  t = mpfr_check_range(x, t, rnd);
  mpfr_subnormalize(x, t, rnd);
  double d = mpfr_get_d(x, MPFR_RNDN); // exact: the format is within a double
  mpfr_set_emin(emin), mpfr_set_emax(emax);
  uint64_t b;
  memcpy(&b, &d, 8);
  if (f->bits == 64) return b;
  int mantissa = f->precision - 1, exponent = (f == &tf32 ? 19 : f->bits) - 1 - mantissa,
      bias = (1 << (exponent - 1)) - 1;
  uint64_t sign = (uint64_t)(signbit(d) != 0) << (mantissa + exponent);
  uint64_t r;
  if (d == 0)
    r = 0;
  else if (isinf(d))
    r = ((1ull << exponent) - 1) << mantissa;
  else {
    int e;
    double m = frexp(fabs(d), &e); // m in [1/2, 1)
    r = e - 1 + bias > 0
            ? ((uint64_t)(e - 1 + bias) << mantissa) + (uint64_t)ldexp(m, mantissa + 1) - (1ull << mantissa)
            : (uint64_t)ldexp(fabs(d), bias - 1 + mantissa);
  }
  r |= sign;
  return f == &tf32 ? r << 13 : r;
}

static uint64_t random_bits(const format *f, uint64_t *s) {
  uint64_t r = ops_random(s);
  int mantissa = f->precision - 1;
  static const double nice[] = {0.0, -0.0, 1.0, -1.0, 1.5, 0.1, 3.0, 1e-5, 65504.0, INFINITY, -INFINITY, NAN, 0.5, 2.0};
  if (r % 5 == 0) { // near one, so that sums cancel and ties occur
    uint64_t one = f->bits == 64 ? 0x3ff0000000000000ull : f == &f32 ? 0x3f800000 : f == &f16 ? 0x3c00 : 0x3f80;
    return one + (ops_random(s) & ((1ull << (mantissa < 4 ? mantissa : 4)) - 1)) +
           ((ops_random(s) & 1) << (f->bits - 1));
  }
  if (r % 5 == 1)
    return ops_random(s) & ((1ull << (f->bits - 1)) | ((1ull << (mantissa + 1)) - 1)); // subnormal, or hardly above
  if (r % 5 == 2) {
    double d = nice[r / 5 % (sizeof nice / sizeof *nice)];
    mpfr_t x;
    mpfr_init2(x, f->precision);
    int t = mpfr_set_d(x, d, MPFR_RNDN);
    uint64_t b = isnan(d) ? mask(f) >> 1 : bits_of(f, x, t, MPFR_RNDN);
    mpfr_clear(x);
    return b;
  }
  return ops_random(s) & mask(f);
}

static int setup(void **state) {
  (void)state;
  ops_init(&o, 4000);
  return 0;
}
static int teardown(void **state) {
  (void)state;
  aoti_ptx_machine_destroy(o.machine);
  return 0;
}

static void fill(const format *f) {
  uint64_t s = 7;
  for (uint64_t i = 0; i < o.n; i++)
    o.a[i] = random_bits(f, &s), o.b[i] = random_bits(f, &s), o.c[i] = random_bits(f, &s);
}

static uint64_t flush(const format *f, uint64_t b) {
  return fabs(value_of(f, b)) < ldexp(0.5, f->emin + f->precision - 1) ? b & ~(mask(f) >> 1) & mask(f) : b;
}

enum { ADD, SUB, MUL, FMA, DIV, SQRT, RCP };

static void arithmetic(const char *text, const format *f, int op, int mode, bool ftz, bool sat) {
  mpfr_t a, b, c, r;
  mpfr_inits2(f->precision, a, b, c, r, (mpfr_ptr)0);
  ops_run(&o, text, f->bits);
  for (uint64_t i = 0; i < o.n; i++) {
    uint64_t ba = o.a[i], bb = o.b[i], bc = o.c[i];
    if (ftz) ba = flush(f, ba), bb = flush(f, bb), bc = flush(f, bc);
    mpfr_set_d(a, value_of(f, ba), MPFR_RNDN), mpfr_set_d(b, value_of(f, bb), MPFR_RNDN),
        mpfr_set_d(c, value_of(f, bc), MPFR_RNDN);
    int t;
    switch (op) {
    case ADD: t = mpfr_add(r, a, b, modes[mode]); break;
    case SUB: t = mpfr_sub(r, a, b, modes[mode]); break;
    case MUL: t = mpfr_mul(r, a, b, modes[mode]); break;
    case FMA: t = mpfr_fma(r, a, b, c, modes[mode]); break;
    case DIV: t = mpfr_div(r, a, b, modes[mode]); break;
    case RCP: t = mpfr_ui_div(r, 1, a, modes[mode]); break;
    default: t = mpfr_sqrt(r, a, modes[mode]);
    }
    if (op == DIV && value_of(f, bb) == 0 && value_of(f, ba) != 0 && !isnan(value_of(f, ba))) t = 0;
    bool nan = mpfr_nan_p(r);
    uint64_t want = nan ? 0 : bits_of(f, r, t, modes[mode]);
    if (!nan && ftz) want = flush(f, want);
    if (sat) {
      double v = nan ? 0 : value_of(f, want);
      uint64_t one = f == &f32 ? 0x3f800000 : f == &f16 ? 0x3c00 : 0x3f80;
      want = !(v > 0) ? 0 : v > 1 ? one : want;
      nan = false;
    }
    bool ok = nan ? isnan(value_of(f, o.d[i])) : o.d[i] == want;
    if (!ok)
      fail_msg("%s\n a=%llx b=%llx c=%llx: %llx, expected %llx", text, (unsigned long long)o.a[i],
               (unsigned long long)o.b[i], (unsigned long long)o.c[i], (unsigned long long)o.d[i],
               (unsigned long long)(nan ? mask(f) >> 1 : want));
  }
  mpfr_clears(a, b, c, r, (mpfr_ptr)0);
}

static void every_mode(const format *f, const char *stem, int op, int operands, bool has_ftz, bool has_sat) {
  fill(f);
  for (int mode = 0; mode < 4; mode++)
    for (int ftz = 0; ftz <= has_ftz; ftz++)
      for (int sat = 0; sat <= has_sat; sat++) {
        char text[160];
        int n = snprintf(text, sizeof text, "%s.%s%s%s.%s %%d%d", stem, mode_names[mode], ftz ? ".ftz" : "",
                         sat ? ".sat" : "", f->name, f->bits);
        for (int k = 0; k < operands; k++)
          n += snprintf(text + n, sizeof text - (size_t)n, ", %%%c%d", 'a' + k, f->bits);
        snprintf(text + n, sizeof text - (size_t)n, ";");
        arithmetic(text, f, op, mode, ftz, sat);
      }
}

static void f32_rounds_as_mpfr_in_every_mode(void **state) {
  (void)state;
  every_mode(&f32, "add", ADD, 2, true, true);
  every_mode(&f32, "sub", SUB, 2, true, true);
  every_mode(&f32, "mul", MUL, 2, true, true);
  every_mode(&f32, "fma", FMA, 3, true, true);
  every_mode(&f32, "div", DIV, 2, true, false);
  every_mode(&f32, "sqrt", SQRT, 1, true, false);
  every_mode(&f32, "rcp", RCP, 1, true, false);
}

static void f64_rounds_as_mpfr_in_every_mode(void **state) {
  (void)state;
  every_mode(&f64, "add", ADD, 2, false, false);
  every_mode(&f64, "sub", SUB, 2, false, false);
  every_mode(&f64, "mul", MUL, 2, false, false);
  every_mode(&f64, "fma", FMA, 3, false, false);
  every_mode(&f64, "div", DIV, 2, false, false);
  every_mode(&f64, "sqrt", SQRT, 1, false, false);
  every_mode(&f64, "rcp", RCP, 1, false, false);
}

static void half_precision_rounds_once(void **state) {
  (void)state;
  fill(&f16);
  arithmetic("add.rn.f16 %d16, %a16, %b16;", &f16, ADD, 0, false, false);
  arithmetic("sub.rn.f16 %d16, %a16, %b16;", &f16, SUB, 0, false, false);
  arithmetic("mul.rn.f16 %d16, %a16, %b16;", &f16, MUL, 0, false, false);
  arithmetic("mul.rn.ftz.sat.f16 %d16, %a16, %b16;", &f16, MUL, 0, true, true);
  arithmetic("fma.rn.f16 %d16, %a16, %b16, %c16;", &f16, FMA, 0, false, false);
  arithmetic("fma.rn.ftz.f16 %d16, %a16, %b16, %c16;", &f16, FMA, 0, true, false);
  fill(&bf16);
  arithmetic("add.rn.bf16 %d16, %a16, %b16;", &bf16, ADD, 0, false, false);
  arithmetic("mul.rn.bf16 %d16, %a16, %b16;", &bf16, MUL, 0, false, false);
  arithmetic("fma.rn.bf16 %d16, %a16, %b16, %c16;", &bf16, FMA, 0, false, false);
  fill(&f16); // packed: the low halves through the plain test, the high ones through a swap
  arithmetic(
      "mov.b32 %x32_0, {%a16, %b16};\nmov.b32 %x32_1, {%b16, %c16};\nfma.rn.f16x2 %x32_2, %x32_0, %x32_1, %x32_0;\n"
      "mov.b32 {%x16_0, %x16_1}, %x32_2;\nmov.b32 %x32_0, {%c16, %a16};\nmov.b32 %x32_1, {%a16, %b16};\n"
      "add.rn.f16x2 %x32_2, %x32_0, %x32_1;\nmov.b32 {%x16_2, %d16}, %x32_2;",
      &f16, ADD, 0, false, false);
}

static void conversion(const char *text, const format *to, const format *from, int mode, bool ftz, bool sat) {
  mpfr_t x;
  mpfr_init2(x, to->precision);
  ops_run(&o, text, to->bits);
  for (uint64_t i = 0; i < o.n; i++) {
    uint64_t a = ftz ? flush(from, o.a[i]) : o.a[i];
    double v = value_of(from, a);
    int t = mpfr_set_d(x, v, modes[mode]);
    uint64_t want = isnan(v) ? 0 : bits_of(to, x, t, modes[mode]);
    if (ftz && !isnan(v)) want = flush(to, want);
    bool nan = isnan(v);
    if (sat) {
      double w = nan ? 0 : value_of(to, want);
      want = !(w > 0) ? 0 : w > 1 ? (to == &f32 ? 0x3f800000 : 0x3c00) : want;
      nan = false;
    }
    if (nan ? !isnan(value_of(to, o.d[i])) : o.d[i] != want)
      fail_msg("%s\n a=%llx: %llx, expected %llx", text, (unsigned long long)o.a[i], (unsigned long long)o.d[i],
               (unsigned long long)want);
  }
  mpfr_clear(x);
}

static void float_conversions_round_once(void **state) {
  (void)state;
  for (int m = 0; m < 4; m++) {
    char text[120];
    fill(&f64);
    snprintf(text, sizeof text, "cvt.%s.f32.f64 %%d32, %%a64;", mode_names[m]);
    conversion(text, &f32, &f64, m, false, false);
    snprintf(text, sizeof text, "cvt.%s.sat.f32.f64 %%d32, %%a64;", mode_names[m]);
    conversion(text, &f32, &f64, m, false, true);
    if (m > 1) continue;
    fill(&f32);
    snprintf(text, sizeof text, "cvt.%s.f16.f32 %%d16, %%a32;", mode_names[m]);
    conversion(text, &f16, &f32, m, false, false);
    snprintf(text, sizeof text, "cvt.%s.bf16.f32 %%d16, %%a32;", mode_names[m]);
    conversion(text, &bf16, &f32, m, false, false);
    snprintf(text, sizeof text,
             "cvt.%s.f16x2.f32 %%x32_0, %%a32, %%b32;\nshr.u32 %%x32_1, %%x32_0, 16;\ncvt.u16.u32 %%d16, %%x32_1;",
             mode_names[m]);
    conversion(text, &f16, &f32, m, false, false);
    snprintf(text, sizeof text, "cvt.%s.tf32.f32 %%d32, %%a32;", mode_names[m]);
    conversion(text, &tf32, &f32, m, false, false);
  }
  fill(&f16);
  conversion("cvt.f32.f16 %d32, %a16;", &f32, &f16, 0, false, false);
  conversion("cvt.f64.f16 %d64, %a16;", &f64, &f16, 0, false, false);
  fill(&bf16);
  conversion("cvt.f32.bf16 %d32, %a16;", &f32, &bf16, 0, false, false);
  fill(&f32);
  conversion("cvt.f64.f32 %d64, %a32;", &f64, &f32, 0, false, false);
  conversion("cvt.ftz.sat.f32.f32 %d32, %a32;", &f32, &f32, 0, true, true);
}

static void from_int(const char *type, bool sg, int bits, const format *to) {
  uint64_t s = 3;
  for (uint64_t i = 0; i < o.n; i++) o.a[i] = ops_random(&s) >> (ops_random(&s) & 63) << (ops_random(&s) & 15);
  for (int m = 0; m < 4; m++) {
    char text[120];
    snprintf(text, sizeof text, "cvt.%s.%s.%s %%d%d, %%a%d;", mode_names[m], to->name, type, to->bits, bits);
    ops_run(&o, text, to->bits);
    mpfr_t x;
    mpfr_init2(x, to->precision);
    for (uint64_t i = 0; i < o.n; i++) {
      int64_t v = bits == 64   ? (int64_t)o.a[i]
                  : bits == 32 ? (sg ? (int64_t)(int32_t)o.a[i] : (int64_t)(uint32_t)o.a[i])
                               : (sg ? (int64_t)(int16_t)o.a[i] : (int64_t)(uint16_t)o.a[i]);
      int t = sg ? mpfr_set_si(x, v, modes[m]) : mpfr_set_ui(x, (uint64_t)v, modes[m]);
      uint64_t want = bits_of(to, x, t, modes[m]);
      if (o.d[i] != want)
        fail_msg("%s\n a=%llx: %llx, expected %llx", text, (unsigned long long)o.a[i], (unsigned long long)o.d[i],
                 (unsigned long long)want);
    }
    mpfr_clear(x);
  }
}

static void to_int(const char *type, bool sg, int bits, const format *from) {
  static const char *const names[] = {"rni", "rzi", "rmi", "rpi"};
  fill(from);
  uint64_t s = 5;
  for (uint64_t i = 0; i < o.n; i += 2) { // more numbers near the integers
    double d = ldexp((double)(int64_t)(ops_random(&s) >> (1 + (ops_random(&s) & 31))), -(int)(ops_random(&s) & 31)) *
               (i & 2 ? 1 : -1);
    mpfr_t x;
    mpfr_init2(x, from->precision);
    int t = mpfr_set_d(x, d, MPFR_RNDN);
    o.a[i] = bits_of(from, x, t, MPFR_RNDN);
    mpfr_clear(x);
  }
  for (int m = 0; m < 4; m++) {
    char text[120];
    int width = bits < 16 ? 16 : bits;
    snprintf(text, sizeof text, "cvt.%s.%s.%s %%d%d, %%a%d;", names[m], type, from->name, width, from->bits);
    ops_run(&o, text, width);
    for (uint64_t i = 0; i < o.n; i++) {
      double v = value_of(from, o.a[i]);
      bool wide = bits == 64 || from->bits == 64;
      __int128 lo = sg ? -((__int128)1 << (bits - 1)) : 0, hi = ((__int128)1 << (sg ? bits - 1 : bits)) - 1, r;
      double w = m == 0 ? nearbyint(v) : m == 1 ? trunc(v) : m == 2 ? floor(v) : ceil(v);
      r = isnan(v) ? 0 : w >= 0x1p100 ? hi : w <= -0x1p100 ? lo : (__int128)w;
      r = r < lo ? lo : r > hi ? hi : r;
      uint64_t want = (uint64_t)r;
      if (isnan(v)) want = wide ? 1ull << (bits - 1) : 0;
      want &= width == 64 ? UINT64_MAX : (1ull << width) - 1;
      uint64_t got = o.d[i];
      if (isnan(v)) got &= bits == 64 ? UINT64_MAX : (1ull << bits) - 1;
      if (got != want)
        fail_msg("%s\n a=%llx: %llx, expected %llx", text, (unsigned long long)o.a[i], (unsigned long long)o.d[i],
                 (unsigned long long)want);
    }
  }
}

static void integers_convert_both_ways(void **state) {
  (void)state;
  from_int("s32", true, 32, &f32);
  from_int("u32", false, 32, &f32);
  from_int("s64", true, 64, &f32);
  from_int("u64", false, 64, &f32);
  from_int("s64", true, 64, &f64);
  from_int("u64", false, 64, &f64);
  from_int("s32", true, 32, &f16);
  from_int("u16", false, 16, &f32);
  to_int("s32", true, 32, &f32);
  to_int("u32", false, 32, &f32);
  to_int("s64", true, 64, &f32);
  to_int("u64", false, 64, &f64);
  to_int("s32", true, 32, &f64);
  to_int("u8", false, 8, &f32);
  to_int("s16", true, 16, &f16);
}

/* min and max by the PTX ISA: -0 below +0, a number beats NaN, .NaN gives the canonical NaN. */
static void min_and_max_know_nan_and_zero(void **state) {
  (void)state;
  fill(&f32);
  for (int max = 0; max < 2; max++)
    for (int nanf = 0; nanf < 2; nanf++) {
      char text[80];
      snprintf(text, sizeof text, "%s%s.f32 %%d32, %%a32, %%b32;", max ? "max" : "min", nanf ? ".NaN" : "");
      ops_run(&o, text, 32);
      for (uint64_t i = 0; i < o.n; i++) {
        double x = value_of(&f32, o.a[i]), y = value_of(&f32, o.b[i]);
        uint64_t want;
        if (isnan(x) || isnan(y))
          want = nanf || (isnan(x) && isnan(y)) ? 0x7fffffff : isnan(x) ? o.b[i] : o.a[i];
        else if (x == y)
          want = (signbit(x) != 0) == (max == 0) ? o.a[i] : o.b[i];
        else
          want = (x < y) == (max == 0) ? o.a[i] : o.b[i];
        if (o.d[i] != want)
          fail_msg("%s a=%llx b=%llx: %llx, expected %llx", text, (unsigned long long)o.a[i],
                   (unsigned long long)o.b[i], (unsigned long long)o.d[i], (unsigned long long)want);
      }
    }
}

/* Bounds of the PTX ISA 8.x, section on floating-point instructions. */
static void approximations_stay_within_their_documented_error(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int (*f)(mpfr_t, const mpfr_t, mpfr_rnd_t);
    double lo, hi, relative, absolute;
  } cases[] = {
      {"ex2.approx.ftz.f32 %d32, %a32;", mpfr_exp2, -126, 127, 0x1p-22, 0},
      {"lg2.approx.f32 %d32, %a32;", mpfr_log2, 0.01, 1e30, 0x1p-22, 0x1p-22},
      {"sin.approx.f32 %d32, %a32;", mpfr_sin, -3.14159, 3.14159, 0, 0x1p-20},
      {"cos.approx.f32 %d32, %a32;", mpfr_cos, -3.14159, 3.14159, 0, 0x1p-20},
      {"tanh.approx.f32 %d32, %a32;", mpfr_tanh, -20, 20, 0x1p-11, 0},
      {"rsqrt.approx.f32 %d32, %a32;", mpfr_rec_sqrt, 1e-30, 1e30, 0x1p-22, 0},
      {"sqrt.approx.f32 %d32, %a32;", mpfr_sqrt, 0, 1e30, 0x1p-23, 0},
  };
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    uint64_t s = 11;
    for (uint64_t i = 0; i < o.n; i++) {
      double u = (double)(ops_random(&s) >> 11) * 0x1p-53;
      float v =
          (float)(cases[k].hi > 1e20 ? exp(log(cases[k].lo > 0 ? cases[k].lo : 1e-30) * (1 - u) + log(cases[k].hi) * u)
                                     : cases[k].lo + (cases[k].hi - cases[k].lo) * u);
      uint32_t b;
      memcpy(&b, &v, 4);
      o.a[i] = b;
    }
    ops_run(&o, cases[k].text, 32);
    mpfr_t x;
    mpfr_init2(x, 80);
    for (uint64_t i = 0; i < o.n; i++) {
      mpfr_set_d(x, value_of(&f32, o.a[i]), MPFR_RNDN);
      cases[k].f(x, x, MPFR_RNDN);
      double want = mpfr_get_d(x, MPFR_RNDN), got = value_of(&f32, o.d[i]);
      double bound = fabs(want) * cases[k].relative + cases[k].absolute;
      if (!(fabs(got - want) <= bound))
        fail_msg("%s a=%g: %.9g, exactly %.9g", cases[k].text, value_of(&f32, o.a[i]), got, want);
    }
    mpfr_clear(x);
  }
  static const double special[][3] = {
      {INFINITY, INFINITY, INFINITY}, {-INFINITY, 0, NAN}, {0, 1, -INFINITY}, {1, 2, 0}, {-1, 0.5, NAN}};
  o.n = 5;
  for (int i = 0; i < 5; i++) {
    float v = (float)special[i][0];
    uint32_t b;
    memcpy(&b, &v, 4);
    o.a[i] = b;
  }
  for (int k = 0; k < 2; k++) {
    ops_run(&o, cases[k].text, 32);
    for (int i = 0; i < 5; i++) {
      double want = special[i][1 + k], got = value_of(&f32, o.d[i]);
      assert_true(isnan(want) ? isnan(got) : got == want);
    }
  }
  o.n = 4000;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(f32_rounds_as_mpfr_in_every_mode),
      cmocka_unit_test(f64_rounds_as_mpfr_in_every_mode),
      cmocka_unit_test(half_precision_rounds_once),
      cmocka_unit_test(float_conversions_round_once),
      cmocka_unit_test(integers_convert_both_ways),
      cmocka_unit_test(min_and_max_know_nan_and_zero),
      cmocka_unit_test(approximations_stay_within_their_documented_error),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
