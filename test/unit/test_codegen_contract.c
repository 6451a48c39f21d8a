// Contractions in every layout, with batches, an epilogue, odd sizes and ranges that end inside rows.
#include "codegen_kernels.h"
#include "codegen_test.h"

#include <math.h>

static double uniform(uint64_t *seed) {
  *seed = *seed * 6364136223846793005u + 1442695040888963407u;
  return (double)(*seed >> 11) / 9007199254740992.0 * 2 - 1;
}

/* C[b, m, n] = relu(sum_k A[b, m, k] B[b, k, n] + bias[n]); ta, tb: A and B are stored transposed. */
static void kernel_text(char *out, size_t size, const char *dtype, const char *value, bool ta, bool tb) {
  snprintf(
      out, size,
      "kernel @mm { node \"addmm\" size b size m size n size k buffer x: %s read noalias buffer y: %s read noalias "
      "buffer bias: %s read noalias buffer c: %s write noalias "
      "parallel z < b parallel i < m parallel j < n "
      "%%1: %s = contract q < k: x[z * m * k + %s] * y[z * k * n + %s] "
      "%%2: %s = load bias[j] %%3: %s = add %%1, %%2 %%4: %s = const 0.0 %%5: %s = max %%3, %%4 "
      "store c[z * m * n + i * n + j] = %%5 }",
      dtype, dtype, dtype, dtype, value, ta ? "q * m + i" : "i * k + q", tb ? "j * k + q" : "q * n + j", value, value,
      value, value);
}

typedef union array {
  float f32[4096];
  double f64[4096];
  uint16_t u16[4096];
} array;

static double get(const array *a, aot_dtype d, int i) {
  if (d == AOT_F64) return a->f64[i];
  if (d == AOT_F32) return a->f32[i];
  uint32_t u = (uint32_t)a->u16[i] << 16;
  float f;
  memcpy(&f, &u, 4);
  return f;
}

static void set(array *a, aot_dtype d, int i, double v) {
  float f = (float)v;
  uint32_t u;
  memcpy(&u, &f, 4);
  if (d == AOT_F64)
    a->f64[i] = v;
  else if (d == AOT_F32)
    a->f32[i] = f;
  else
    a->u16[i] = (uint16_t)(u >> 16);
}

static void layout(const char *dtype, aot_dtype d, bool ta, bool tb) {
  static array x, y, bias, c;
  static const int sizes[][4] = {{1, 1, 1, 1},  {1, 4, 16, 8},  {1, 9, 35, 13}, {2, 5, 17, 40},
                                 {3, 8, 33, 3}, {1, 3, 70, 17}, {1, 1, 64, 64}, {2, 7, 5, 0},
                                 {0, 4, 4, 4},  {1, 0, 4, 4},   {1, 4, 0, 4},   {1, 13, 1, 50}};
  char text[1200];
  uint64_t seed = 7;
  kernel_text(text, sizeof text, dtype, d == AOT_F64 ? "f64" : "f32", ta, tb);
  aoti_compiled *code = compile_here(text, 0);
  for (size_t t = 0; t < sizeof sizes / sizeof *sizes; t++) {
    int b = sizes[t][0], m = sizes[t][1], n = sizes[t][2], k = sizes[t][3];
    for (int i = 0; i < 4096; i++) {
      set(&x, d, i, uniform(&seed));
      set(&y, d, i, uniform(&seed));
      set(&bias, d, i, uniform(&seed));
    }
    for (int pieces = 0; pieces < 2; pieces++) {
      memset(&c, 0xee, sizeof c);
      RUN(code, 0, pieces, OBJECT(x), OBJECT(y), OBJECT(bias), OBJECT(c), NUMBER(b), NUMBER(m), NUMBER(n), NUMBER(k));
      for (int z = 0; z < b; z++)
        for (int i = 0; i < m; i++)
          for (int j = 0; j < n; j++) {
            double sum = get(&bias, d, j), size = fabs(sum);
            for (int q = 0; q < k; q++) {
              double u = get(&x, d, z * m * k + (ta ? q * m + i : i * k + q));
              double v = get(&y, d, z * k * n + (tb ? j * k + q : q * n + j));
              sum += u * v;
              size += fabs(u * v);
            }
            double got = get(&c, d, (z * m + i) * n + j), want = sum > 0 ? sum : 0;
            double bound = size * (d == AOT_F64 ? 1e-14 : d == AOT_F32 ? 1e-5 : 1.0 / 128);
            if (!(fabs(got - want) <= bound))
              fail_msg("%s %d%d [%d %d %d %d] at %d %d %d: %g, not %g", dtype, ta, tb, b, m, n, k, z, i, j, got, want);
          }
      unsigned char *after = (unsigned char *)&c + (size_t)b * m * n * aoti_loop_dtype_size(d);
      assert_int_equal(*after, 0xee);
    }
  }
  aoti_compiled_destroy(code);
  ptx_everywhere(text, 0);
}

static void f32_contractions(void **state) {
  (void)state;
  layout("f32", AOT_F32, false, false);
  if (getenv("AOT_TEST_ALL")) layout("f32", AOT_F32, false, true);
}
static void f64_contractions(void **state) {
  (void)state;
  layout("f64", AOT_F64, true, false);
}
static void bf16_contractions(void **state) {
  (void)state;
  layout("bf16", AOT_BF16, false, true);
  if (getenv("AOT_TEST_ALL")) layout("bf16", AOT_BF16, true, true);
}

static void integer_contractions(void **state) {
  (void)state;
  int32_t x[6] = {1, 2, 3, 4, 5, 6}, y[6] = {7, 8, 9, 10, 11, 12}, c[4];
  aoti_compiled *code = compile_here(integers, 0);
  RUN(code, 0, true, OBJECT(x), OBJECT(y), OBJECT(c), NUMBER(2), NUMBER(2), NUMBER(3));
  const int32_t want[] = {58, 64, 139, 154};
  assert_memory_equal(c, want, sizeof want);
  aoti_compiled_destroy(code);
  ptx_everywhere(integers, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(f32_contractions),
      cmocka_unit_test(f64_contractions),
      cmocka_unit_test(bf16_contractions),
      cmocka_unit_test(integer_contractions),
  };
  return ptx_summary(cmocka_run_group_tests(tests, NULL, NULL));
}
