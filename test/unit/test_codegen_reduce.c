// Kernels with loops: row, column and middle reductions, several loops over one row, every kind of accumulator.
#include "codegen_test.h"

#include <math.h>

static double uniform(uint64_t *seed) {
  *seed = *seed * 6364136223846793005u + 1442695040888963407u;
  return (double)(*seed >> 11) / 9007199254740992.0 * 2 - 1;
}

static const char softmax[] = "kernel @softmax { node \"_softmax\" size rows size n "
                              "buffer x: f32 read align 16 noalias buffer y: f32 write align 16 noalias "
                              "parallel i < rows "
                              "loop a < n { %1: f32 = load x[i * n + a] %2: f32 = reduce.max %1 } "
                              "loop b < n { %3: f32 = load x[i * n + b] %4: f32 = sub %3, %2 %5: f32 = exp %4 "
                              "  %6: f32 = reduce.sum %5 } "
                              "loop c < n { %7: f32 = load x[i * n + c] %8: f32 = sub %7, %2 %9: f32 = exp %8 "
                              "  %10: f32 = div %9, %6 store y[i * n + c] = %10 } }";

static void softmax_rows_sum_to_one(void **state) {
  (void)state;
  enum { ROWS = 5, N = 77 };
  aoti_compiled *c = compile_text(softmax, AOTI_TARGET_HOST, NULL, 0);
  float x[ROWS * N], y[ROWS * N + 1];
  uint64_t seed = 1;
  for (int i = 0; i < ROWS * N; i++) x[i] = (float)(20 * uniform(&seed));
  for (int n = 1; n <= N; n += 19) {
    y[ROWS * n] = -7;
    run(c, 0, (uint64_t[]){WORD(x), WORD(y), ROWS, (uint64_t)n}, n & 1);
    assert_true(y[ROWS * n] == -7);
    for (int i = 0; i < ROWS; i++) {
      double max = -INFINITY, sum = 0;
      for (int j = 0; j < n; j++) max = fmax(max, x[i * n + j]);
      for (int j = 0; j < n; j++) sum += exp(x[i * n + j] - max);
      for (int j = 0; j < n; j++) {
        double want = exp(x[i * n + j] - max) / sum;
        assert_true(fabs(y[i * n + j] - want) <= 3e-6 * want + 1e-12);
      }
    }
  }
  aoti_compiled_destroy(c);
  ptx_everywhere(softmax, 0);
}

/* mean and variance in two passes, then the affine output; mean and reciprocal deviation are stored as well. */
static const char layer_norm[] =
    "kernel @layer_norm { size rows buffer x: bf16 read align 16 noalias buffer w: f32 read align 16 noalias "
    "buffer y: bf16 write align 16 noalias buffer mean: f32 write noalias buffer rstd: f32 write noalias "
    "scalar eps: f32 parallel i < rows "
    "%1: f32 = const 1.0 %2: f32 = const 64.0 "
    "loop a < 64 { %3: f32 = load x[i * 64 + a] %4: f32 = reduce.sum %3 } "
    "%5: f32 = div %4, %2 "
    "loop b < 64 { %6: f32 = load x[i * 64 + b] %7: f32 = sub %6, %5 %8: f32 = mul %7, %7 %9: f32 = reduce.sum %8 } "
    "%10: f32 = div %9, %2 %11: f32 = scalar eps %12: f32 = add %10, %11 %13: f32 = sqrt %12 %14: f32 = div %1, %13 "
    "store mean[i] = %5 store rstd[i] = %14 "
    "loop c < 64 { %15: f32 = load x[i * 64 + c] %16: f32 = sub %15, %5 %17: f32 = mul %16, %14 "
    "  %18: f32 = load w[c] %19: f32 = mul %17, %18 store y[i * 64 + c] = %19 } }";

static uint16_t to_bf16(float v) {
  uint32_t u;
  memcpy(&u, &v, 4);
  return (uint16_t)((u + 0x7fff + (u >> 16 & 1)) >> 16);
}
static float from_bf16(uint16_t h) {
  uint32_t u = (uint32_t)h << 16;
  float v;
  memcpy(&v, &u, 4);
  return v;
}

static void layer_norm_normalises(void **state) {
  (void)state;
  enum { ROWS = 3, N = 64 };
  aoti_compiled *c = compile_text(layer_norm, AOTI_TARGET_HOST, NULL, 0);
  uint16_t x[ROWS * N], y[ROWS * N];
  float w[N], mean[ROWS], rstd[ROWS], eps = 1e-5f;
  uint64_t seed = 2, eps_word = 0;
  memcpy(&eps_word, &eps, 4);
  for (int i = 0; i < ROWS * N; i++) x[i] = to_bf16((float)(3 + uniform(&seed)));
  for (int i = 0; i < N; i++) w[i] = (float)uniform(&seed);
  run(c, 0, (uint64_t[]){WORD(x), WORD(w), WORD(y), WORD(mean), WORD(rstd), ROWS, eps_word}, 1);
  for (int i = 0; i < ROWS; i++) {
    double m = 0, v = 0;
    for (int j = 0; j < N; j++) m += from_bf16(x[i * N + j]) / (double)N;
    for (int j = 0; j < N; j++) v += (from_bf16(x[i * N + j]) - m) * (from_bf16(x[i * N + j]) - m) / N;
    assert_true(fabs(mean[i] - m) < 1e-6 * fabs(m));
    assert_true(fabs(rstd[i] - 1 / sqrt(v + 1e-5)) < 1e-5 * rstd[i]);
    for (int j = 0; j < N; j++) {
      double want = (from_bf16(x[i * N + j]) - m) / sqrt(v + 1e-5) * w[j];
      assert_true(fabs(from_bf16(y[i * N + j]) - want) <= fabs(want) / 256 + 1e-6);
    }
  }
  aoti_compiled_destroy(c);
  ptx_everywhere(layer_norm, 0);
}

/* x is [a, r, c]: reduced over r for every (a, c); with the loop along memory, along columns, and both nested. */
static const char middle[] =
    "kernel @middle { size a size r size c buffer x: f32 read noalias buffer s: f32 write noalias "
    "buffer m: f32 write noalias buffer at: i64 write noalias parallel i < a parallel k < c "
    "%1: f32 = const 2.0 "
    "loop j < r { %2: f32 = load x[i * r * c + j * c + k] %3: f32 = mul %2, %1 "
    "  %4: f32 = reduce.sum %3 %5: f32 = reduce.max %2 %6: i64 = index j "
    "  %7: i64 = reduce.argmax %2, %6 } "
    "%8: f32 = add %4, %5 store s[i * c + k] = %4 store m[i * c + k] = %8 "
    "store at[i * c + k] = %7 }";

static void middle_reduction(void **state) {
  (void)state;
  enum { A = 3, R = 9, C = 301 };
  aoti_compiled *k = compile_text(middle, AOTI_TARGET_HOST, NULL, 0);
  static float x[A * R * C], s[A * C], m[A * C];
  static int64_t at[A * C];
  uint64_t seed = 3;
  for (int i = 0; i < A * R * C; i++) x[i] = (float)floor(4 * uniform(&seed)); // ties
  x[5] = NAN;
  const int sizes[][3] = {{A, R, C}, {A, R, 1}, {1, 1, C}, {2, 3, 130}, {A, 0, 5}, {0, R, C}, {A, R, 0}};
  for (size_t t = 0; t < sizeof sizes / sizeof *sizes; t++) {
    int a = sizes[t][0], r = sizes[t][1], c = sizes[t][2];
    for (int pieces = 0; pieces < 2; pieces++) {
      memset(s, 0, sizeof s);
      run(k, 0, (uint64_t[]){WORD(x), WORD(s), WORD(m), WORD(at), (uint64_t)a, (uint64_t)r, (uint64_t)c}, pieces);
      for (int i = 0; i < a; i++)
        for (int q = 0; q < c; q++) {
          double sum = 0, max = -INFINITY;
          int64_t where = INT64_MAX;
          bool nan = false;
          for (int j = 0; j < r; j++) {
            double v = x[(i * r + j) * c + q];
            sum += 2 * v;
            if (isnan(v) && !nan) nan = true, where = j, max = v;
            if (!nan && (v > max || j == 0)) max = v, where = j;
          }
          float got = s[i * c + q];
          assert_true(nan ? isnan(got) : got == (float)sum);
          assert_true(nan ? isnan(m[i * c + q]) : m[i * c + q] == (float)(sum + max));
          assert_true(at[i * c + q] == where);
        }
    }
  }
  aoti_compiled_destroy(k);
  ptx_everywhere(middle, 0);
}

static const char full[] = "kernel @full { size n buffer x: i32 read noalias buffer p: i32 write noalias "
                           "buffer lo: i32 write noalias buffer any: b8 write noalias buffer all: b8 write noalias "
                           "%1: i32 = const 3 "
                           "loop j < n { %2: i32 = load x[j] %3: i32 = reduce.prod %2 %4: i32 = reduce.min %2 "
                           "  %5: b8 = eq %2, %1 %6: b8 = reduce.any %5 %7: b8 = ne %2, %1 %8: b8 = reduce.all %7 } "
                           "store p[0] = %3 store lo[0] = %4 store any[0] = %6 store all[0] = %8 }";

static void full_reductions_of_integers(void **state) {
  (void)state;
  aoti_compiled *k = compile_text(full, AOTI_TARGET_HOST, NULL, 0);
  int32_t x[100], p, lo;
  uint8_t any, all;
  for (int n = 0; n <= 100; n += 33)
    for (int with = 0; with < 2; with++) {
      int32_t want = 1, least = INT32_MAX;
      for (int i = 0; i < n; i++) x[i] = i % 3 ? 1 : -1;
      if (with && n) x[n - 1] = 3;
      for (int i = 0; i < n; i++) want *= x[i], least = x[i] < least ? x[i] : least;
      run(k, 0, (uint64_t[]){WORD(x), WORD(&p), WORD(&lo), WORD(&any), WORD(&all), (uint64_t)n}, 0);
      assert_int_equal(p, want);
      assert_int_equal(lo, least);
      assert_int_equal(any, with && n);
      assert_int_equal(all, !(with && n));
    }
  aoti_compiled_destroy(k);
  ptx_everywhere(full, 0);
}

/* Two nested loops: [a, r, c] reduced over r and c in f64. */
static const char nested[] =
    "kernel @nested { size a size r size c buffer x: f64 read noalias buffer y: f64 write noalias "
    "parallel i < a loop j < r { loop k < c { %1: f64 = load x[i * r * c + j * c + k] "
    "%2: f64 = reduce.sum %1 %3: f64 = reduce.min %1 } %4: f64 = reduce.sum %2 "
    "%5: f64 = reduce.min %3 } %6: f64 = mul %4, %5 store y[i] = %6 }";
/* The same over a and r, points along c: columns with two loops outside. */
static const char nested_columns[] =
    "kernel @columns { size a size r size c buffer x: f64 read noalias buffer y: f64 write noalias "
    "parallel k < c loop i < a { loop j < r { %1: f64 = load x[i * r * c + j * c + k] "
    "%2: f64 = reduce.sum %1 %3: f64 = reduce.min %1 } %4: f64 = reduce.sum %2 "
    "%5: f64 = reduce.min %3 } %6: f64 = mul %4, %5 store y[k] = %6 }";

static void nested_reductions(void **state) {
  (void)state;
  enum { A = 4, R = 7, C = 131 };
  static double x[A * R * C], y[C];
  uint64_t seed = 4;
  for (int i = 0; i < A * R * C; i++) x[i] = floor(8 * uniform(&seed));
  for (int columns = 0; columns < 2; columns++) {
    const char *text = columns ? nested_columns : nested;
    aoti_compiled *k = compile_text(text, AOTI_TARGET_HOST, NULL, 0);
    run(k, 0, (uint64_t[]){WORD(x), WORD(y), A, R, C}, 1);
    int points = columns ? C : A, rest = A * R * C / points;
    for (int p = 0; p < points; p++) {
      double sum = 0, least = INFINITY;
      for (int q = 0; q < rest; q++) {
        double v = columns ? x[q * C + p] : x[p * rest + q];
        sum += v;
        least = fmin(least, v);
      }
      assert_true(y[p] == sum * least);
    }
    aoti_compiled_destroy(k);
    ptx_everywhere(text, 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(softmax_rows_sum_to_one), cmocka_unit_test(layer_norm_normalises),
      cmocka_unit_test(middle_reduction),        cmocka_unit_test(full_reductions_of_integers),
      cmocka_unit_test(nested_reductions),
  };
  return ptx_summary(cmocka_run_group_tests(tests, NULL, NULL));
}
