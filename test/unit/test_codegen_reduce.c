// Kernels with loops: row, column and middle reductions, several loops over one row, every kind of accumulator.
#include "codegen_kernels.h"
#include "codegen_test.h"

#include <math.h>

static double uniform(uint64_t *seed) {
  *seed = *seed * 6364136223846793005u + 1442695040888963407u;
  return (double)(*seed >> 11) / 9007199254740992.0 * 2 - 1;
}

static void softmax_rows_sum_to_one(void **state) {
  (void)state;
  enum { ROWS = 5, N = 77 };
  aoti_compiled *c = compile_here(softmax, 0);
  float x[ROWS * N], y[ROWS * N + 1];
  uint64_t seed = 1;
  for (int i = 0; i < ROWS * N; i++) x[i] = (float)(20 * uniform(&seed));
  for (int n = 1; n <= N; n += 19) {
    y[ROWS * n] = -7;
    RUN(c, 0, n & 1, OBJECT(x), OBJECT(y), NUMBER(ROWS), NUMBER(n));
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
  aoti_compiled *c = compile_here(layer_norm, 0);
  uint16_t x[ROWS * N], y[ROWS * N];
  float w[N], mean[ROWS], rstd[ROWS], eps = 1e-5f;
  uint64_t seed = 2, eps_word = 0;
  memcpy(&eps_word, &eps, 4);
  for (int i = 0; i < ROWS * N; i++) x[i] = to_bf16((float)(3 + uniform(&seed)));
  for (int i = 0; i < N; i++) w[i] = (float)uniform(&seed);
  RUN(c, 0, true, OBJECT(x), OBJECT(w), OBJECT(y), OBJECT(mean), OBJECT(rstd), NUMBER(ROWS), NUMBER(eps_word));
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

static void middle_reduction(void **state) {
  (void)state;
  enum { A = 3, R = 9, C = 301 };
  aoti_compiled *k = compile_here(middle, 0);
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
      RUN(k, 0, pieces, OBJECT(x), OBJECT(s), OBJECT(m), OBJECT(at), NUMBER(a), NUMBER(r), NUMBER(c));
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

static void full_reductions_of_integers(void **state) {
  (void)state;
  aoti_compiled *k = compile_here(full, 0);
  int32_t x[100], p, lo;
  uint8_t any, all;
  for (int n = 0; n <= 100; n += 33)
    for (int with = 0; with < 2; with++) {
      int32_t want = 1, least = INT32_MAX;
      for (int i = 0; i < n; i++) x[i] = i % 3 ? 1 : -1;
      if (with && n) x[n - 1] = 3;
      for (int i = 0; i < n; i++) want *= x[i], least = x[i] < least ? x[i] : least;
      RUN(k, 0, false, OBJECT(x), OBJECT(p), OBJECT(lo), OBJECT(any), OBJECT(all), NUMBER(n));
      assert_int_equal(p, want);
      assert_int_equal(lo, least);
      assert_int_equal(any, with && n);
      assert_int_equal(all, !(with && n));
    }
  aoti_compiled_destroy(k);
  ptx_everywhere(full, 0);
}

static void nested_reductions(void **state) {
  (void)state;
  enum { A = 4, R = 7, C = 131 };
  static double x[A * R * C], y[C];
  uint64_t seed = 4;
  for (int i = 0; i < A * R * C; i++) x[i] = floor(8 * uniform(&seed));
  for (int columns = 0; columns < 2; columns++) {
    const char *text = columns ? nested_columns : nested;
    aoti_compiled *k = compile_here(text, 0);
    RUN(k, 0, true, OBJECT(x), OBJECT(y), NUMBER(A), NUMBER(R), NUMBER(C));
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
