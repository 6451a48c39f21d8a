// Every pointwise operation for every dtype it takes: host values against C, PTX for the assembler, full-width vectors.
#include "codegen_kernels.h"
#include "codegen_test.h"

#include <math.h>

void aoti_philox(uint64_t key, uint64_t low, uint64_t high, uint32_t out[4]); // of lib/ops, whose header clashes here

enum { N = 259 };

typedef struct values {
  union {
    float f32[N];
    double f64[N];
    int8_t i8[N];
    uint8_t u8[N], b8[N];
    int16_t i16[N];
    int32_t i32[N];
    int64_t i64[N];
  };
} values;

static double get(const values *v, aot_dtype d, int i) {
  switch (d) {
  case AOT_F32: return v->f32[i];
  case AOT_F64: return v->f64[i];
  case AOT_I8: return v->i8[i];
  case AOT_U8: return v->u8[i];
  case AOT_B8: return v->b8[i];
  case AOT_I16: return v->i16[i];
  case AOT_I32: return v->i32[i];
  default: return (double)v->i64[i];
  }
}

static void set(values *v, aot_dtype d, int i, double x) {
  switch (d) {
  case AOT_F32: v->f32[i] = (float)x; break;
  case AOT_F64: v->f64[i] = x; break;
  case AOT_I8: v->i8[i] = (int8_t)x; break;
  case AOT_U8: v->u8[i] = (uint8_t)(int)x; break;
  case AOT_B8: v->b8[i] = x > 0; break;
  case AOT_I16: v->i16[i] = (int16_t)x; break;
  case AOT_I32: v->i32[i] = (int32_t)x; break;
  default: v->i64[i] = (int64_t)x; break;
  }
}

static int bits(aot_dtype d) { return (int)aoti_loop_dtype_size(d) * 8; }

/* Two's complement wrap of an exact result. */
static double wrap(aot_dtype d, double x) {
  if (aoti_loop_is_float(d)) return d == AOT_F32 ? (double)(float)x : x;
  if (d == AOT_B8) return x != 0;
  if (bits(d) == 64) return x;
  double m = ldexp(1, bits(d)), r = fmod(x, m);
  if (r < 0) r += m;
  return d != AOT_U8 && r >= m / 2 ? r - m : r;
}

/* The operation in f64; *close is set where rounding may differ by a few ulp. NaN where not covered. */
static double reference(unsigned op, aot_dtype d, double a, double b, double c, bool *close) {
  bool real = aoti_loop_is_float(d);
  *close = false;
  switch (op) {
  case AOTI_OP_ADD: return a + b;
  case AOTI_OP_SUB: return a - b;
  case AOTI_OP_MUL: return a * b;
  case AOTI_OP_DIV: return a / b;
  case AOTI_OP_FMA: return fma(a, b, c);
  case AOTI_OP_NEG: return -a;
  case AOTI_OP_ABS: return fabs(a);
  case AOTI_OP_SIGN: return (a > 0) - (a < 0);
  case AOTI_OP_MIN: return isnan(a) || isnan(b) ? NAN : a < b ? a : b;
  case AOTI_OP_MAX: return isnan(a) || isnan(b) ? NAN : a > b ? a : b;
  case AOTI_OP_FLOORDIV:
    if (!real || b == 0) return b == 0 && !real ? 0 : floor(a / b);
    {
      double mod = fmod(a, b), q = (a - mod) / b; // as PyTorch: from the exact remainder
      if (mod != 0 && (b < 0) != (mod < 0)) q -= 1;
      return q != 0 ? rint(q) : copysign(0, a / b);
    }
  case AOTI_OP_TRUNCDIV: return !real && b == 0 ? 0 : trunc(d == AOT_F32 ? (double)(float)(a / b) : a / b);
  case AOTI_OP_FMOD: return !real && b == 0 ? 0 : fmod(a, b);
  case AOTI_OP_REMAINDER: {
    if (!real && b == 0) return 0;
    double r = fmod(a, b);
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
  }
  case AOTI_OP_EQ: return a == b;
  case AOTI_OP_NE: return a != b;
  case AOTI_OP_LT: return a < b;
  case AOTI_OP_LE: return a <= b;
  case AOTI_OP_GT: return a > b;
  case AOTI_OP_GE: return a >= b;
  case AOTI_OP_ISNAN: return isnan(a);
  case AOTI_OP_ISINF: return isinf(a) != 0;
  case AOTI_OP_AND: return (double)((int64_t)a & (int64_t)b);
  case AOTI_OP_OR: return (double)((int64_t)a | (int64_t)b);
  case AOTI_OP_XOR: return (double)((int64_t)a ^ (int64_t)b);
  case AOTI_OP_NOT: return d == AOT_B8 ? !a : (double)~(int64_t)a;
  case AOTI_OP_SHL: return b < 0 || b >= bits(d) ? 0 : ldexp(a, (int)b);
  case AOTI_OP_SHR: return b < 0 || b >= bits(d) ? -(a < 0) : floor(ldexp(a, -(int)b));
  case AOTI_OP_SQRT: return sqrt(a);
  case AOTI_OP_FLOOR: return floor(a);
  case AOTI_OP_CEIL: return ceil(a);
  case AOTI_OP_TRUNC: return trunc(a);
  case AOTI_OP_RINT: return rint(a);
  case AOTI_OP_COPYSIGN: return copysign(a, b);
  default: break;
  }
  *close = true;
  switch (op) {
  case AOTI_OP_EXP: return exp(a);
  case AOTI_OP_EXP2: return exp2(a);
  case AOTI_OP_EXPM1: return expm1(a);
  case AOTI_OP_LOG: return log(a);
  case AOTI_OP_LOG2: return log2(a);
  case AOTI_OP_LOG10: return log10(a);
  case AOTI_OP_LOG1P: return log1p(a);
  case AOTI_OP_SIN: return sin(a);
  case AOTI_OP_COS: return cos(a);
  case AOTI_OP_TAN: return tan(a);
  case AOTI_OP_SINH: return sinh(a);
  case AOTI_OP_COSH: return cosh(a);
  case AOTI_OP_TANH: return tanh(a);
  case AOTI_OP_ASIN: return asin(a);
  case AOTI_OP_ACOS: return acos(a);
  case AOTI_OP_ATAN: return atan(a);
  case AOTI_OP_ASINH: return asinh(a);
  case AOTI_OP_ACOSH: return acosh(a);
  case AOTI_OP_ATANH: return atanh(a);
  case AOTI_OP_ATAN2: return atan2(a, b);
  case AOTI_OP_POW: return pow(a, b);
  case AOTI_OP_ERF: return erf(a);
  case AOTI_OP_ERFC: return erfc(a);
  case AOTI_OP_LGAMMA: return lgamma(a);
  case AOTI_OP_SIGMOID: return 1 / (1 + exp(-a));
  case AOTI_OP_RSQRT: return 1 / sqrt(a);
  case AOTI_OP_PHILOX: {
    uint32_t words[4];
    aoti_philox((uint64_t)(int64_t)a, (uint64_t)(int64_t)b, (uint64_t)c / 4, words);
    return words[(uint64_t)c % 4];
  }
  default: return NAN;
  }
}

static const struct {
  const char *text, *class;
  unsigned operands;
} ops[AOTI_OP_COUNT] = {
#define X(name, text, operands, class, result) [AOTI_OP_##name] = {text, #class, operands},
#include "loop_ops.def"
#undef X
};

static bool takes(unsigned op, aot_dtype d) {
  bool real = d == AOT_F32 || d == AOT_F64, logical = d == AOT_B8, integer = !real && !logical;
  const char *class = ops[op].class;
  if (d == AOT_F16 || d == AOT_BF16) return false;
  if (op == AOTI_OP_ROUND_BF16 || op == AOTI_OP_ROUND_F16) return d == AOT_F32;
  return !strcmp(class, "ANY") || (!strcmp(class, "FLOAT") && real) || (!strcmp(class, "INT") && integer) ||
         (!strcmp(class, "NUM") && !logical) || (!strcmp(class, "BITS") && !real);
}

/* A sample of the pairs; all of them in the slow run. */
static bool wanted(unsigned op, aot_dtype d) {
  return getenv("AOT_TEST_ALL") || (d == AOT_F32 && op % 3 == 0) || (op + (unsigned)d) % 17 == 0;
}

/* A kernel with one operation, or NULL when kernels-ir lacks the function. */
static aoti_compiled *build(unsigned op, aot_dtype d, aoti_target_kind kind, const char *cpu, bool *b8) {
  aoti_arena arena;
  aoti_loop_module m;
  aoti_compiled *c = NULL;
  aoti_arena_init(&arena, NULL);
  aoti_loop_module_init(&m, &arena);
  aoti_kernel *k = aoti_loop_begin_kernel(&m, "op");
  aoti_ix n = aoti_loop_size(k, "n", 0, INT64_MAX);
  aoti_val v[3];
  for (unsigned i = 0; i < 3; i++) {
    const char *names[] = {"a", "b", "c"};
    aoti_loop_buffer(k, names[i], d, AOTI_READ, 16, true);
  }
  aoti_ix i = aoti_loop_dim(k, "i", n);
  for (unsigned j = 0; j < ops[op].operands; j++) v[j] = aoti_loop_load(k, j, i);
  aoti_val r = ops[op].operands == 1   ? aoti_loop_op1(k, (aoti_loop_op)op, v[0])
               : ops[op].operands == 2 ? aoti_loop_op2(k, (aoti_loop_op)op, v[0], v[1])
                                       : aoti_loop_op3(k, (aoti_loop_op)op, v[0], v[1], v[2]);
  assert_null(k->error);
  *b8 = k->nodes.at[r].dtype == AOT_B8;
  /* Buffers come before the body: the output has the dtype that the table says. */
  aoti_loop_drop_kernel(k);
  aoti_text t = {0};
  const char *in = aoti_loop_dtype_name(d), *out = *b8 ? "b8" : in;
  aoti_text_add(&t,
                "kernel @op { size n buffer a: %s read align 16 noalias buffer b: %s read align 16 noalias "
                "buffer c: %s read align 16 noalias buffer r: %s write align 16 noalias parallel i < n "
                "%%1: %s = load a[i] %%2: %s = load b[i] %%3: %s = load c[i] %%4: %s = %s %%1",
                in, in, in, out, in, in, in, out, ops[op].text);
  for (unsigned j = 1; j < ops[op].operands; j++) aoti_text_add(&t, ", %%%u", j + 1);
  aoti_text_add(&t, " store r[i] = %%4 }");
  aoti_target target = {kind, cpu, NULL};
  aoti_codegen_options o = AOTI_CODEGEN_OPTIONS_INIT;
  o.emit = AOTI_EMIT_ASM;
  aoti_loop_module_init(&m, &arena);
  must(aoti_loop_parse(&m, t.at, t.n), t.at);
  aot_status s = aoti_codegen_compile(&m, &target, &o, &c);
  if (s && !(aot_status_code(s) == AOT_ERROR_UNSUPPORTED && strstr(aot_status_text(s), "kernels-ir has no aot_")))
    must(s, t.at);
  aot_status_free(s);
  aoti_text_deinit(&t);
  aoti_arena_deinit(&arena);
  return c;
}

static bool same(double got, double want, aot_dtype d, bool close) {
  if (isnan(want)) return isnan(got);
  if (got == want) return true;
  double ulp = d == AOT_F32 ? 0x1p-23 : 0x1p-52;
  return close && fabs(got - want) <= 4 * ulp * fabs(want) + (d == AOT_F32 ? 1e-38 : 1e-300);
}

/* The loop of a float operation uses the machine's widest registers. */
static void full_width(const aoti_compiled *c, const char *what) {
  const char *wide = strstr(c->features, "+avx512f") ? "%zmm" : strstr(c->features, "+avx2") ? "%ymm" : "%xmm";
  if (!strstr(c->assembly.data, wide)) fail_msg("%s has no %s:\n%s", what, wide, c->assembly.data);
}

static void operations_compute_what_c_does(void **state) {
  (void)state;
  static const double reals[] = {0,    -0.0,  1,  -1,   0.5,      2.5,       -2.5, 3,
                                 1e-3, -7.25, 20, 0.99, INFINITY, -INFINITY, NAN,  100};
  static const double ints[] = {0, 1, -1, 2, 3, -3, 7, -7, 100, -128, 127, 5, -5, 8, 31, -100};
  static values a, b, c, r;
  char cpu[16];
  aoti_target here = target_here(cpu);
  int missing = 0, tested = 0;
  for (unsigned op = 1; op < AOTI_OP_COUNT; op++) {
    if (!aoti_loop_is_pointwise(op) || op == AOTI_OP_CAST || op == AOTI_OP_SELECT || op == AOTI_OP_ROUND_BF16 ||
        op == AOTI_OP_ROUND_F16 || op == AOTI_OP_ERFINV || op == AOTI_OP_DIGAMMA)
      continue;
    for (aot_dtype d = AOT_F32; d <= AOT_B8; d++) {
      if (!takes(op, d) || !wanted(op, d)) continue;
      bool b8;
      aoti_compiled *code = build(op, d, here.kind, here.cpu, &b8);
      if (!code) {
        missing++;
        continue;
      }
      tested++;
      if (d == AOT_F32 && !on_device()) full_width(code, ops[op].text);
      bool real = aoti_loop_is_float(d);
      for (int i = 0; i < N; i++) {
        set(&a, d, i, real ? reals[i % 16] : ints[i % 16]);
        set(&b, d, i, real ? reals[i / 16 % 16] : ints[i / 16 % 16]);
        set(&c, d, i, real ? 0.25 * i : i);
      }
      RUN(code, 0, false, OBJECT(a), OBJECT(b), OBJECT(c), OBJECT(r), NUMBER(N));
      aot_dtype out = b8 ? AOT_B8 : d;
      for (int i = 0; i < N; i++) {
        bool close;
        double x = get(&a, d, i), y = get(&b, d, i), z = get(&c, d, i);
        double want = wrap(out, reference(op, d, x, y, z, &close)), got = get(&r, out, i);
        if (!same(got, want, d, close))
          fail_msg("%s %s(%g, %g, %g) = %.17g, not %.17g", ops[op].text, aoti_loop_dtype_name(d), x, y, z, got, want);
      }
      aoti_compiled_destroy(code);
    }
  }
  printf("%d operations of a dtype tested, %d not in kernels-ir\n", tested, missing);
  assert_true(tested >= (getenv("AOT_TEST_ALL") ? 190 : 15));
}

/* Casts between every two dtypes; the source runs over values that every target holds, and ones it does not. */
static void casts_convert(void **state) {
  (void)state;
  static const double from_reals[] = {0,   1,   -1,   2.7,  -2.7,  100.5,    -128, 127,
                                      NAN, 3e9, -3e9, 1e19, -1e19, INFINITY, 0.5,  65};
  static values a, r;
  for (aot_dtype d = AOT_F32; d <= AOT_B8; d++)
    for (aot_dtype t = AOT_F32; t <= AOT_B8; t++) {
      if (d == t || d == AOT_F16 || d == AOT_BF16 || t == AOT_F16 || t == AOT_BF16) continue;
      if (!getenv("AOT_TEST_ALL") && (d + 2 * t) % 11) continue;
      char text[400];
      snprintf(text, sizeof text,
               "kernel @cast { size n buffer a: %s read noalias buffer r: %s write noalias "
               "parallel i < n %%1: %s = load a[i] %%2: %s = cast %%1 store r[i] = %%2 }",
               aoti_loop_dtype_name(d), aoti_loop_dtype_name(t), aoti_loop_dtype_name(d), aoti_loop_dtype_name(t));
      aoti_compiled *c = compile_here(text, 0);
      bool real = aoti_loop_is_float(d);
      for (int i = 0; i < N; i++) set(&a, d, i, real ? from_reals[i % 16] : i - 128);
      RUN(c, 0, false, OBJECT(a), OBJECT(r), NUMBER(N));
      for (int i = 0; i < N; i++) {
        double x = get(&a, d, i), want = x;
        if (t == AOT_B8)
          want = x != 0;
        else if (real &&
                 !aoti_loop_is_float(t)) { // as cvttss2si: what does not fit is the most negative; then the low bits
          double limit = t == AOT_I64 ? 0x1p63 : 0x1p31;
          want = trunc(x);
          if (!(want >= -limit && want < limit)) want = -limit;
        }
        double got = get(&r, t, i);
        if (t != AOT_B8) want = wrap(t, want);
        if (!same(got, want, t, false))
          fail_msg("%s to %s of %g is %.17g, not %.17g", aoti_loop_dtype_name(d), aoti_loop_dtype_name(t), x, got,
                   want);
      }
      aoti_compiled_destroy(c);
    }
}

static void halves_round_to_even(void **state) {
  (void)state;
  const float a[] = {1,     1.00390625f, 1.01171875f, 1.0004883f, 1.0014648f, 65519,  65520,
                     1e-8f, 6e-8f,       -0.0f,       NAN,        INFINITY,   3.4e38f};
  enum { M = sizeof a / sizeof *a };
  const uint16_t nan16 = on_device() ? 0x7fff : 0x7e00; // the only NaN that cvt to f16 gives, says the PTX ISA
  const uint16_t h16[] = {0x3c00, 0x3c04, 0x3c0c, 0x3c00, 0x3c02, 0x7bff, 0x7c00, 0, 1, 0x8000, nan16, 0x7c00, 0x7c00};
  const uint16_t b16[] = {0x3f80, 0x3f80, 0x3f82, 0x3f80, 0x3f80, 0x4780, 0x4780,
                          0x322c, 0x3381, 0x8000, 0x7fc0, 0x7f80, 0x7f80};
  uint16_t h[M], b[M];
  float rh[M], rb[M];
  aoti_compiled *c = compile_here(halves, 0);
  RUN(c, 0, false, OBJECT(a), OBJECT(h), OBJECT(b), OBJECT(rh), OBJECT(rb), NUMBER(M));
  for (int i = 0; i < M; i++) {
    uint32_t u = (uint32_t)b16[i] << 16;
    float want;
    memcpy(&want, &u, 4);
    if (h[i] != h16[i] || b[i] != b16[i])
      fail_msg("%g: f16 %04x %04x bf16 %04x %04x", a[i], h[i], h16[i], b[i], b16[i]);
    assert_true(isnan(want) ? isnan(rb[i]) : rb[i] == want);
    if (i == 3) assert_true(rh[i] == 1);
    if (i == 6) assert_true(isinf(rh[i]));
  }
  aoti_compiled_destroy(c);
  ptx_everywhere(halves, 0);
}

static void operations_become_ptx(void **state) {
  (void)state;
  if (on_device()) return; // done by the same test on the host
  for (unsigned op = 1; op < AOTI_OP_COUNT; op++)
    for (aot_dtype d = AOT_F32; d <= AOT_B8; d++) {
      if (!aoti_loop_is_pointwise(op) || op == AOTI_OP_CAST || op == AOTI_OP_SELECT || !takes(op, d)) continue;
      if (!wanted(op, d + 1)) continue;
      for (int i = 0; i < 5; i += getenv("AOT_TEST_ALL") ? 1 : 5) {
        bool b8;
        aoti_compiled *c = build(op, d, AOTI_TARGET_NVPTX, aoti_nvptx_cpus[i], &b8);
        if (!c) continue;
        if (getenv("AOT_TEST_ALL"))
          assemble(c, aoti_nvptx_cpus[i]);
        else
          ptx_emitted++;
        aoti_compiled_destroy(c);
      }
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operations_compute_what_c_does),
      cmocka_unit_test(casts_convert),
      cmocka_unit_test(halves_round_to_even),
      cmocka_unit_test(operations_become_ptx),
  };
  return ptx_summary(cmocka_run_group_tests(tests, NULL, NULL));
}
