// Attention in one operator: a stream of keys that stores no scores, in every form against the reference.
#include "fuse_test.h"
#include <stdarg.h>
#include <stdio.h>

#define PARTS(x, i) "    " x i " = " x "[" i "]\n"
/* Query, key, value, mask, gradient and strides; both operators with the same options. */
typedef struct form {
  const char *q, *k, *v, *mask, *grad, *options;
  double tolerance;
} form;

static char *text_of(const form *f) {
  aoti_text t = {0};
  aoti_text_add(&t, "def forward(self, q: \"%s\", k: \"%s\", v: \"%s\", m: \"%s\", g: \"%s\"):\n", f->q, f->k, f->v,
                f->mask, f->grad);
  aoti_text_add(&t,
                "    b = torch.ops.aten.gt.Scalar(m, 0.0)\n"
                "    o = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(q, k, v, 0.0%s)\n",
                f->options);
  aoti_text_add(&t,
                PARTS("o", "0") PARTS(
                    "o", "1") "    d = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default(g, "
                              "q, k, v, o0, o1, "
                              "0.0%s)\n" PARTS("d", "0") PARTS("d", "1")
                                  PARTS("d", "2") "    return (o0, o1, d0, d1, d2)\n",
                f->options);
  return t.at;
}

static const form plain = {.q = "f32[2, 3, 5, 4][60, 20, 4, 1]cpu",
                           .k = "f32[2, 3, 7, 4][84, 28, 4, 1]cpu",
                           .v = "f32[2, 3, 7, 6][126, 42, 6, 1]cpu",
                           .mask = "f32[5, 7][7, 1]cpu",
                           .grad = "f32[2, 3, 5, 6][90, 30, 6, 1]cpu",
                           .options = ", False",
                           .tolerance = 2e-6};

/* Compiling takes its time: a form that others nearly cover runs with AOT_TEST_ALL. */
static bool all(void) { return getenv("AOT_TEST_ALL") != NULL; }

static void agrees(const form *f, size_t kernels, size_t gemms) {
  char *text = text_of(f);
  fused x = fuse_text(text, NULL);
  size_t k = 0, g = 0;
  for (size_t i = 0; i < x.plan->steps.n; i++) {
    k += x.plan->steps.at[i].kind == AOTI_STEP_KERNEL;
    g += x.plan->steps.at[i].kind == AOTI_STEP_GEMM;
  }
  assert_int_equal(x.plan->steps.n, k + g);
  if (kernels) assert_int_equal(k, kernels);
  assert_int_equal(g, gemms);
  aot_executable *exe = fused_compile(&x);
  expect_same(&x, exe, f->tolerance);
  aot_executable_release(exe);
  fused_free(&x);
  free(text);
}

/* Forward, the rows of dO O, the gradient of queries, and those of keys and values. */
enum { KERNELS = 4 };

static void plain_causal_masked_and_scaled_forms_agree(void **state) {
  (void)state;
  static const char *const options[] = {", False", ", True", ", False, attn_mask = m", ", True, scale = 0.3"};
  form f = plain;
  for (int i = 0; i < 4 && all(); i++) {
    f.options = options[i];
    agrees(&f, KERNELS, 0);
  }
}

static void every_dtype_agrees(void **state) {
  (void)state;
  static const struct {
    const char *name;
    double tolerance;
  } dtypes[] = {{"f64", 1e-13}, {"bf16", 2e-2}, {"f16", 2e-3}};
  for (int i = all() ? 0 : 1; i < (all() ? 3 : 2); i++) {
    char q[64], k[64], v[64], g[64];
    snprintf(q, sizeof q, "%s%s", dtypes[i].name, plain.q + 3);
    snprintf(k, sizeof k, "%s%s", dtypes[i].name, plain.k + 3);
    snprintf(v, sizeof v, "%s%s", dtypes[i].name, plain.v + 3);
    snprintf(g, sizeof g, "%s%s", dtypes[i].name, plain.grad + 3);
    form f = {
        .q = q, .k = k, .v = v, .mask = plain.mask, .grad = g, .options = ", True", .tolerance = dtypes[i].tolerance};
    agrees(&f, KERNELS, 0);
  }
}

/* More rows than a block has and more columns than pass at once; heads of lengths that fill no register; more queries
 * than keys and fewer; heads that lie in memory as a model's views of one projection, and one head repeated. */
static void tiles_end_anywhere_and_strides_are_any(void **state) {
  (void)state;
  form f = {.q = "f32[1, 2, 150, 40][12000, 40, 80, 1]cpu",
            .k = "f32[1, 2, 131, 40][10480, 40, 80, 1]cpu",
            .v = "f32[1, 2, 131, 17][4454, 2227, 1, 131]cpu",
            .mask = "f32[2, 1, 131][131, 131, 1]cpu",
            .grad = "f32[1, 2, 150, 17][0, 17, 34, 1]cpu",
            .options = ", True, attn_mask = m",
            .tolerance = 1e-5};
  agrees(&f, KERNELS, 0);
  if (!all()) return;
  f.options = ", False, attn_mask = m";
  agrees(&f, KERNELS, 0);
  f.q = "f32[1, 2, 50, 40][4000, 2000, 40, 1]cpu";
  f.k = "f32[1, 2, 131, 40][5240, 0, 40, 1]cpu";
  f.grad = "f32[1, 2, 50, 17][1700, 850, 17, 1]cpu";
  f.options = ", True";
  agrees(&f, KERNELS, 0);
}

/* Each head of keys serves two heads of queries. */
static void heads_of_keys_are_shared(void **state) {
  (void)state;
  form f = plain;
  f.q = "f32[2, 4, 5, 4][80, 20, 4, 1]cpu";
  f.k = "f32[2, 2, 7, 4][56, 28, 4, 1]cpu";
  f.v = "f32[2, 2, 7, 6][84, 42, 6, 1]cpu";
  f.grad = "f32[2, 4, 5, 6][120, 30, 6, 1]cpu";
  f.options = ", True";
  agrees(&f, KERNELS, 0);
  f.options = ", False, attn_mask = m";
  if (all()) agrees(&f, KERNELS, 0);
}

/* Truth values as a mask: with so few keys some query has none left, gets zeros, and a logarithm of -inf. */
static void a_query_with_nothing_to_attend_to_gets_zeros(void **state) {
  (void)state;
  form f = plain;
  f.k = "f32[2, 3, 2, 4][24, 8, 4, 1]cpu";
  f.v = "f32[2, 3, 2, 6][36, 12, 6, 1]cpu";
  f.mask = "f32[2, 3, 5, 2][30, 10, 2, 1]cpu";
  f.options = ", False, attn_mask = b";
  agrees(&f, 0, 0);
}

static void without_queries_or_keys_nothing_is_read(void **state) {
  (void)state;
  form f = plain;
  if (!all()) return;
  f.k = "f32[2, 3, 0, 4][0, 0, 4, 1]cpu";
  f.v = "f32[2, 3, 0, 6][0, 0, 6, 1]cpu";
  f.mask = "f32[5, 1][1, 1]cpu";
  agrees(&f, 0, 0);
  f = plain;
  f.q = "f32[2, 3, 0, 4][0, 0, 4, 1]cpu";
  f.grad = "f32[2, 3, 0, 6][0, 0, 6, 1]cpu";
  f.mask = "f32[1, 7][7, 1]cpu";
  agrees(&f, 0, 0);
}

/* No buffer of the plan is as large as queries times keys of even one head. */
static void no_scores_are_in_memory(void **state) {
  (void)state;
  form f = {.q = "f32[1, 2, 300, 8][4800, 2400, 8, 1]cpu",
            .k = "f32[1, 2, 300, 8][4800, 2400, 8, 1]cpu",
            .v = "f32[1, 2, 300, 8][4800, 2400, 8, 1]cpu",
            .mask = "f32[1][1]cpu",
            .grad = "f32[1, 2, 300, 8][4800, 2400, 8, 1]cpu",
            .options = ", True"};
  char *text = text_of(&f);
  fused x = fuse_text(text, &(aoti_fuse_options){.extern_gemm = true});
  int64_t bytes, arena, in = 2 * 300 * 8 * 4, row = 2 * 300 * 4;
  for (size_t i = 0; i < x.plan->buffers.n; i++) {
    assert_true(aoti_plan_size_is_const(x.plan, x.plan->buffers.at[i].bytes, &bytes));
    assert_true(bytes <= in);
  }
  assert_true(aoti_plan_size_is_const(x.plan, x.plan->arena_bytes, &arena));
  assert_true(arena <= row + 64);
  /* forward: q k v; delta: g o; queries and keys: q k v g, logsumexp and delta each */
  expect_counts(&x, KERNELS, 0, 3 * in + 2 * in + 2 * (4 * in + 2 * row), in + row + row + 3 * in);
  fused_free(&x);
  free(text);
}

static void long_heads_keep_their_scores(void **state) {
  (void)state;
  form f = plain;
  f.q = "f32[1, 1, 5, 300][1500, 1500, 300, 1]cpu";
  f.k = "f32[1, 1, 7, 300][2100, 2100, 300, 1]cpu";
  f.v = "f32[1, 1, 7, 6][42, 42, 6, 1]cpu";
  f.grad = "f32[1, 1, 5, 6][30, 30, 6, 1]cpu";
  char *text = text_of(&f);
  fused x = fuse_text(text, &(aoti_fuse_options){.extern_gemm = true});
  size_t g = 0;
  for (size_t i = 0; i < x.plan->steps.n; i++) g += x.plan->steps.at[i].kind == AOTI_STEP_GEMM;
  assert_int_equal(g, 6); /* scores, their product with values; dP, three gradients: the scores are the forward's */
  fused_free(&x);
  free(text);
  f.tolerance = 1e-5;
  if (all()) agrees(&f, 0, 0);
}

/* A length of the sequence that only a call knows. */
static void lengths_may_be_symbols(void **state) {
  (void)state;
  static const char text[] =
      "def forward(self, q: \"f32[2, 3, s0, 4][12*s0, 4*s0, 4, 1]cpu\", k: \"f32[2, 3, s0, 4][12*s0, 4*s0, 4, 1]cpu\", "
      "v: \"f32[2, 3, s0, 6][18*s0, 6*s0, 6, 1]cpu\"):\n"
      "    o = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default(q, k, v, 0.0, True)\n" PARTS(
          "o", "0") "    return (o0,)\n";
  fused x = fuse_text(text, NULL);
  assert_int_equal(x.plan->steps.n, 1);
  assert_int_equal(x.plan->steps.at[0].kind, AOTI_STEP_KERNEL);
  fused_free(&x);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(plain_causal_masked_and_scaled_forms_agree),
                                     cmocka_unit_test(every_dtype_agrees),
                                     cmocka_unit_test(tiles_end_anywhere_and_strides_are_any),
                                     cmocka_unit_test(heads_of_keys_are_shared),
                                     cmocka_unit_test(a_query_with_nothing_to_attend_to_gets_zeros),
                                     cmocka_unit_test(without_queries_or_keys_nothing_is_read),
                                     cmocka_unit_test(no_scores_are_in_memory),
                                     cmocka_unit_test(long_heads_keep_their_scores),
                                     cmocka_unit_test(lengths_may_be_symbols)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
