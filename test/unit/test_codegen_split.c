// A long reduction split into two kernels gives what the one kernel gives.
#include "codegen_kernels.h"
#include "codegen_test.h"

#include <math.h>

typedef struct pair {
  aoti_loop_split split;
  aoti_compiled *code;
} pair;

static pair split(const char *text, int64_t pieces, aoti_target_kind kind, const char *cpu) {
  pair p = {0};
  aoti_arena arena;
  aoti_loop_module m, to;
  aoti_target target = {kind, cpu, NULL};
  aoti_arena_init(&arena, NULL);
  aoti_loop_module_init(&m, &arena);
  aoti_loop_module_init(&to, &arena);
  must(aoti_loop_parse(&m, text, strlen(text)), text);
  must(aoti_loop_split_reduction(&to, m.kernels.at[0], pieces, &p.split), "split");
  if (p.split.first) {
    assert_int_equal(to.kernels.n, 2);
    must(aoti_codegen_compile(&to, &target, NULL, &p.code), "compile");
  }
  static uint32_t numbers[2][32];
  for (int i = 0; i < 2 && p.split.first; i++) { // the arena goes
    uint32_t *from = i ? p.split.second_buffers : p.split.first_buffers;
    memcpy(numbers[i], from, p.code->kernels[i].n_buffers * sizeof *from);
  }
  p.split.first_buffers = numbers[0];
  p.split.second_buffers = numbers[1];
  aoti_arena_deinit(&arena);
  return p;
}

/* buffers: the original's, then scratch; n_original of the first. */
static void run_pair(const pair *p, void *const *buffers, const int64_t *sizes) {
  for (int i = 0; i < 2; i++) {
    const aoti_kernel_code *k = &p->code->kernels[i];
    const uint32_t *numbers = i ? p->split.second_buffers : p->split.first_buffers;
    uint64_t args[32];
    for (uint32_t b = 0; b < k->n_buffers; b++) args[b] = WORD(buffers[numbers[b]]);
    for (uint32_t s = 0; s < k->n_sizes; s++) args[k->n_buffers + s] = (uint64_t)sizes[s];
    run(p->code, (size_t)i, args, 1);
  }
}

static void full_reduction_in_pieces(void **state) {
  (void)state;
  static int32_t x[1000], product, least;
  static uint8_t any, all;
  static unsigned char scratch[4][1 << 12];
  for (int64_t pieces = 2; pieces < 40; pieces += 17) {
    pair p = split(full, pieces, AOTI_TARGET_HOST, NULL);
    assert_non_null(p.code);
    assert_int_equal(p.split.n_scratch, 4);
    assert_int_equal(p.code->kernels[0].n_buffers, 5); // x and what is left of it
    assert_int_equal(p.code->kernels[1].n_buffers, 8); // without x
    for (int64_t n = 0; n <= 1000; n += 250) {
      for (int i = 0; i < n; i++) x[i] = i % 3 ? 1 : -1;
      if (n) x[n - 1] = 3;
      int32_t want = 1;
      for (int i = 0; i < n; i++) want *= x[i];
      void *buffers[] = {x, &product, &least, &any, &all, scratch[0], scratch[1], scratch[2], scratch[3]};
      run_pair(&p, buffers, &n);
      assert_int_equal(product, want);
      assert_int_equal(least, n ? -1 : INT32_MAX);
      assert_int_equal(any, n > 0);
      assert_int_equal(all, n == 0);
    }
    aoti_compiled_destroy(p.code);
  }
}

/* [a, r, c] over r: the points stay, argmax keeps the first position, and NaN. */
static void columns_in_pieces(void **state) {
  (void)state;
  enum { A = 2, R = 37, C = 11 };
  static float x[A * R * C], s[2][A * C], m[2][A * C];
  static int64_t at[2][A * C];
  static double scratch[4][A * C * 8];
  uint64_t seed = 5;
  for (int i = 0; i < A * R * C; i++) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    x[i] = (float)(seed >> 62);
  }
  x[100] = NAN;
  aoti_compiled *one = compile_text(middle, AOTI_TARGET_HOST, NULL, 0);
  run(one, 0, (uint64_t[]){WORD(x), WORD(s[0]), WORD(m[0]), WORD(at[0]), A, R, C}, 0);
  pair p = split(middle, 8, AOTI_TARGET_HOST, NULL);
  assert_non_null(p.code);
  void *buffers[] = {x, s[1], m[1], at[1], scratch[0], scratch[1], scratch[2], scratch[3]};
  run_pair(&p, buffers, (int64_t[]){A, R, C});
  for (int i = 0; i < A * C; i++) {
    assert_true(s[0][i] == s[1][i] || (isnan(s[0][i]) && isnan(s[1][i])));
    assert_true(m[0][i] == m[1][i] || (isnan(m[0][i]) && isnan(m[1][i])));
    assert_true(at[0][i] == at[1][i]);
  }
  aoti_compiled_destroy(one);
  aoti_compiled_destroy(p.code);
}

static void other_kernels_are_left_alone(void **state) {
  (void)state;
  const char *const texts[] = {mul, softmax, scatter, integers};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    assert_null(split(texts[i], 8, AOTI_TARGET_HOST, NULL).split.first);
}

static void pieces_become_ptx(void **state) {
  (void)state;
  pair p = split(full, 64, AOTI_TARGET_NVPTX, "sm_90");
  assemble(p.code, "sm_90");
  aoti_compiled_destroy(p.code);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(full_reduction_in_pieces),
      cmocka_unit_test(columns_in_pieces),
      cmocka_unit_test(other_kernels_are_left_alone),
      cmocka_unit_test(pieces_become_ptx),
  };
  return ptx_summary(cmocka_run_group_tests(tests, NULL, NULL));
}
