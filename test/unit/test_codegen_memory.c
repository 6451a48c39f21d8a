// Indices: gathers with bounds checks, guarded loads and stores, accumulating stores, views that fold, refusals.
#include "codegen_kernels.h"
#include "codegen_test.h"

static void embedding_gathers_and_reports(void **state) {
  (void)state;
  aoti_compiled *c = compile_here(embedding, 0);
  assert_true(c->kernels[0].reports_errors);
  float table[40], out[4 * 8];
  for (int i = 0; i < 40; i++) table[i] = (float)i;
  int64_t ids[][4] = {{4, 0, 3, 4}, {1, 5, 2, 0}, {1, -1, 2, 0}};
  for (int t = 0; t < 3; t++) {
    uint64_t failed = 0;
    RUN(c, 0, true, OBJECT(ids[t]), OBJECT(table), OBJECT(out), NUMBER(4), OBJECT(failed));
    assert_true(failed == (t == 0 ? 0 : t == 1 ? 6 : UINT64_MAX)); // one more than 5; -1 as it is
    for (int i = 0; i < 4; i++)
      for (int j = 0; j < 8; j++)
        assert_true(out[i * 8 + j] == (float)(ids[t][i] < 0 || ids[t][i] > 4 ? j : (int)ids[t][i] * 8 + j));
  }
  aoti_compiled_destroy(c);
  ptx_everywhere(embedding, 0);
}

static void scatter_adds_in_order(void **state) {
  (void)state;
  aoti_compiled *c = compile_here(scatter, 0);
  int64_t ids[] = {2, 1, 2, 0, 2};
  float g[40], out[24];
  uint64_t failed = 0;
  for (int i = 0; i < 40; i++) g[i] = (float)(i + 1);
  memset(out, 0xff, sizeof out);
  RUN(c, 0, false, OBJECT(ids), OBJECT(g), OBJECT(out), NUMBER(5), NUMBER(3), OBJECT(failed));
  for (int j = 0; j < 8; j++) {
    assert_true(out[j] == 0); // row 0 is masked
    assert_true(out[8 + j] == g[8 + j]);
    assert_true(out[16 + j] == g[j] + g[16 + j] + g[32 + j]);
  }
  assert_int_equal(failed, 0);
  aoti_compiled_destroy(c);
  ptx_everywhere(scatter, 0);
}

static void padding_reads_only_what_is_there(void **state) {
  (void)state;
  aoti_compiled *c = compile_here(pad, 0);
  for (int n = 0; n < 40; n += 13) {
    float *x = malloc(sizeof *x * (size_t)(n ? n : 1)), y[64]; // exactly as long as it is: a stray read is seen by ASan
    for (int i = 0; i < n; i++) x[i] = (float)i;
    for (int i = 0; i < 64; i++) y[i] = -9;
    RUN(c, 0, true, MEMORY(x, sizeof *x * (size_t)n), OBJECT(y), NUMBER(n));
    for (int i = 0; i < n + 6; i++) assert_true(y[i] == (i >= 2 && i < n + 2 ? (float)(i - 2) : -9));
    free(x);
  }
  aoti_compiled_destroy(c);
  ptx_everywhere(pad, 0);
}

static void views_fold(void **state) {
  (void)state;
  aoti_arena arena;
  aoti_loop_module m;
  aoti_text t = {0};
  aoti_arena_init(&arena, NULL);
  aoti_loop_module_init(&m, &arena);
  must(aoti_loop_parse(&m, views, strlen(views)), "parse");
  aoti_loop_print(&m, &t);
  assert_non_null(strstr(t.at, "load x[j + i * n]"));
  aoti_text_deinit(&t);
  aoti_arena_deinit(&arena);
  aoti_compiled *c = compile_here(views, 0);
  float x[15], y[15];
  for (int i = 0; i < 15; i++) x[i] = (float)i;
  RUN(c, 0, true, OBJECT(x), OBJECT(y), NUMBER(3), NUMBER(5));
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 5; j++) assert_true(y[j * 3 + i] == x[i * 5 + j]);
  aoti_compiled_destroy(c);
  ptx_everywhere(views, 0);
}

static void update_in_place(void **state) {
  (void)state;
  enum { M = 3, C = 21 };
  aoti_compiled *c = compile_here(update, 0);
  float p[M * C], row[C], col[M], lr = 0.25f;
  double old[M * C];
  uint16_t g[M * C];
  uint64_t word = 0;
  memcpy(&word, &lr, 4);
  for (int i = 0; i < M * C; i++) p[i] = (float)i, g[i] = 0x4000; // 2.0
  for (int j = 0; j < C; j++) row[j] = (float)j;
  for (int i = 0; i < M; i++) col[i] = (float)(i + 1);
  RUN(c, 0, true, OBJECT(p), OBJECT(g), OBJECT(row), OBJECT(col), OBJECT(old), NUMBER(M), NUMBER(C), NUMBER(word));
  for (int i = 0; i < M; i++)
    for (int j = 0; j < C; j++) {
      assert_true(old[i * C + j] == i * C + j);
      assert_true(p[i * C + j] == (float)(i * C + j) - 0.5f * (float)(j * (i + 1)));
    }
  aoti_compiled_destroy(c);
  ptx_everywhere(update, 0);
}

static void unknown_targets_are_refused(void **state) {
  (void)state;
  const aoti_target targets[] = {{AOTI_TARGET_NVPTX, "sm_35", NULL},
                                 {AOTI_TARGET_NVPTX, "", NULL},
                                 {AOTI_TARGET_NVPTX, "sm_80", "+ptx99"},
                                 {AOTI_TARGET_HOST, "pentium9", NULL}};
  for (size_t i = 0; i < sizeof targets / sizeof *targets; i++) {
    aoti_arena arena;
    aoti_loop_module m;
    aoti_compiled *c = NULL;
    aoti_arena_init(&arena, NULL);
    aoti_loop_module_init(&m, &arena);
    must(aoti_loop_parse(&m, pad, strlen(pad)), "parse");
    aot_status s = aoti_codegen_compile(&m, &targets[i], NULL, &c);
    assert_int_equal(aot_status_code(s), AOT_ERROR_UNSUPPORTED);
    assert_null(c);
    aot_status_free(s);
    aoti_arena_deinit(&arena);
  }
}

static void artefacts_are_there_when_asked_for(void **state) {
  (void)state;
  aoti_compiled *c =
      compile_text(pad, AOTI_TARGET_HOST, "x86-64-v3",
                   AOTI_EMIT_LLVM | AOTI_EMIT_LLVM_OPT | AOTI_EMIT_ASM | AOTI_EMIT_OBJ | AOTI_EMIT_NO_JIT);
  assert_non_null(strstr(c->llvm.data, "define void @pad(ptr"));
  assert_non_null(strstr(c->llvm_opt.data, "define void @pad(ptr"));
  assert_non_null(strstr(c->assembly.data, "pad:"));
  assert_memory_equal(c->object.data, "\177ELF", 4);
  assert_null(c->kernels[0].fn);
  aoti_compiled_destroy(c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(embedding_gathers_and_reports),
      cmocka_unit_test(scatter_adds_in_order),
      cmocka_unit_test(padding_reads_only_what_is_there),
      cmocka_unit_test(views_fold),
      cmocka_unit_test(update_in_place),
      cmocka_unit_test(unknown_targets_are_refused),
      cmocka_unit_test(artefacts_are_there_when_asked_for),
  };
  return ptx_summary(cmocka_run_group_tests(tests, NULL, NULL));
}
