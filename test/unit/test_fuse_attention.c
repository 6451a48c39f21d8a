// Attention in one operator: matrix products around one pass over the scores, in every form against the reference.
#include "fuse_test.h"

#define QKV(t)                                                                                               \
  "def forward(self, q: \"" t "[2, 3, 5, 4][60, 20, 4, 1]cpu\", k: \"" t "[2, 3, 7, 4][84, 28, 4, 1]cpu\", " \
  "v: \"" t "[2, 3, 7, 6][126, 42, 6, 1]cpu\", m: \"f32[5, 7][7, 1]cpu\", g: \"" t                           \
  "[2, 3, 5, 6][90, 30, 6, 1]cpu\"):\n"
#define PARTS(x, i) "    " x i " = " x "[" i "]\n"
#define BACK(options)                                                                                      \
  PARTS("o", "0")                                                                                          \
  PARTS("o", "1")                                                                                          \
  "    d = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(g, q, k, v, o0, o1" \
  ", 0.0" options ")\n" PARTS("d", "0") PARTS("d", "1") PARTS("d", "2") "    return (o0, o1, d0, d1, d2)\n"
#define FORM(t, options)                                                                            \
  QKV(t)                                                                                            \
  "    b = torch.ops.aten.gt.Scalar(m, 0.0)\n"                                                      \
  "    o = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(q, k, v, 0.0" options \
  ")\n" BACK(options)

static void same(const char *text, double tolerance) {
  fused f = fuse_text(text, NULL);
  for (size_t i = 0; i < f.plan->steps.n; i++) assert_int_not_equal(f.plan->steps.at[i].kind, AOTI_STEP_CALL);
  aot_executable *exe = fused_compile(&f);
  expect_same(&f, exe, tolerance);
  aot_executable_release(exe);
  fused_free(&f);
}

static void plain_causal_masked_and_scaled_forms_agree(void **state) {
  (void)state;
  same(FORM("f64", ", False"), 1e-13);
  same(FORM("f64", ", True"), 1e-13);
  same(FORM("f64", ", False, attn_mask = b"), 1e-13);
  same(FORM("f32", ", False, attn_mask = m"), 2e-6);
  same(FORM("f32", ", True, scale = 0.3"), 2e-6);
  same(FORM("bf16", ", False"), 2e-2);
}

// One product for the scores, one pass over them, one product for the result: the scores are written once.
static void the_scores_are_passed_over_once(void **state) {
  (void)state;
  static const char text[] =
      QKV("f32") "    o = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(q, k, v, 0.0, True)\n"
                 "    o0 = o[0]\n"
                 "    return (o0,)\n";
  fused f = fuse_text(text, &(aoti_fuse_options){.extern_gemm = true});
  int64_t scores = 2 * 3 * 5 * 7 * 4, q = 2 * 3 * 5 * 4 * 4, k = 2 * 3 * 7 * 4 * 4, v = 2 * 3 * 7 * 6 * 4,
          o = 2 * 3 * 5 * 6 * 4;
  expect_counts(&f, 2, 2, q + k + scores + scores + v + o, scores + scores + o + o);
  fused_free(&f);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(plain_causal_masked_and_scaled_forms_agree),
                                     cmocka_unit_test(the_scores_are_passed_over_once)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
