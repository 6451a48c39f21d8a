// Contractions: library calls, generated kernels with what follows them, and the pieces of training steps.
#include "fuse_test.h"

static const char *const linear_relu = "def forward(self, x: \"f32[8, 16]\", w: \"f32[4, 16]\", b: \"f32[4]\"):\n"
                                       "    t = torch.ops.aten.t.default(w)\n"
                                       "    addmm = torch.ops.aten.addmm.default(b, x, t)\n"
                                       "    relu = torch.ops.aten.relu.default(addmm)\n"
                                       "    return (relu,)\n";

static void a_bias_and_an_activation_are_one_kernel_after_the_call(void **state) {
  (void)state;
  expect_fused(linear_relu, 1, 1, 512 + 256 + 128 + 16, 128 + 128, 1e-5);
}

static void a_generated_product_takes_its_epilogue(void **state) {
  (void)state;
  aoti_fuse_options options = {.extern_gemm = false};
  fused f = fuse_text(linear_relu, &options);
  expect_counts(&f, 1, 0, 512 + 256 + 16, 128);
  expect_reference(&f, 1e-5);
  fused_free(&f);
}

static void a_product_that_is_returned_with_its_bias_is_one_call(void **state) {
  (void)state;
  expect_fused("def forward(self, x: \"f32[8, 16]\", w: \"f32[16, 4]\", b: \"f32[4]\"):\n"
               "    addmm = torch.ops.aten.addmm.default(b, x, w)\n"
               "    return (addmm,)\n",
               0, 1, 512 + 256 + 16, 128, 1e-5);
}

static void gradients_of_a_product_are_calls_on_views(void **state) {
  (void)state;
  expect_fused("def forward(self, g: \"f32[8, 4]\", x: \"f32[8, 16]\", w: \"f32[4, 16]\"):\n"
               "    mm = torch.ops.aten.mm.default(g, w)\n"
               "    t = torch.ops.aten.t.default(g)\n"
               "    mm_1 = torch.ops.aten.mm.default(t, x)\n"
               "    return (mm, mm_1)\n",
               0, 2, 128 + 256 + 128 + 512, 512 + 256, 1e-5);
}

static void attention_scores_are_a_call_a_kernel_and_a_call(void **state) {
  (void)state;
  expect_fused("def forward(self, q: \"f32[2, 3, 8, 4]\", k: \"f32[2, 3, 8, 4]\", v: \"f32[2, 3, 8, 4]\", m: \"b8[8, "
               "8]\"):\n"
               "    view = torch.ops.aten.view.default(q, [6, 8, 4])\n"
               "    transpose = torch.ops.aten.transpose.int(k, -2, -1)\n"
               "    view_1 = torch.ops.aten.view.default(transpose, [6, 4, 8])\n"
               "    bmm = torch.ops.aten.bmm.default(view, view_1)\n"
               "    view_2 = torch.ops.aten.view.default(bmm, [2, 3, 8, 8])\n"
               "    div = torch.ops.aten.div.Tensor(view_2, 2.0)\n"
               "    masked_fill = torch.ops.aten.masked_fill.Scalar(div, m, -1e9)\n"
               "    _softmax = torch.ops.aten._softmax.default(masked_fill, -1, False)\n"
               "    view_3 = torch.ops.aten.view.default(_softmax, [6, 8, 8])\n"
               "    view_4 = torch.ops.aten.view.default(v, [6, 8, 4])\n"
               "    bmm_1 = torch.ops.aten.bmm.default(view_3, view_4)\n"
               "    return (bmm_1,)\n",
               1, 2, 2 * 768 + (1536 + 64) + (1536 + 768), 1536 + 1536 + 768, 1e-5);
}

static void a_product_of_halves_is_generated(void **state) {
  (void)state;
  expect_fused("def forward(self, x: \"bf16[8, 16]\", w: \"bf16[16, 4]\", b: \"bf16[4]\"):\n"
               "    addmm = torch.ops.aten.addmm.default(b, x, w)\n"
               "    relu = torch.ops.aten.relu.default(addmm)\n"
               "    return (relu,)\n",
               1, 0, 256 + 128 + 8, 64, 1e-2);
}

static void products_of_integers_and_vectors_are_reductions(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"i64[3, 4]\", b: \"i64[4, 2]\", c: \"f32[3, 8]\", d: \"f32[8]\"):\n"
               "    mm = torch.ops.aten.mm.default(a, b)\n"
               "    mv = torch.ops.aten.mv.default(c, d)\n"
               "    dot = torch.ops.aten.dot.default(d, d)\n"
               "    return (mm, mv, dot)\n",
               3, 0, 96 + 64 + 96 + 32 + 32, 48 + 12 + 4, 1e-6);
}

static void a_matvec_then_a_sum_of_squares(void **state) {
  (void)state;
  expect_fused("def forward(self, arg0_1: \"f64[1385, 3]\", arg1_1: \"f64[3, 3]\"):\n"
               "    permute = torch.ops.aten.permute.default(arg1_1, [1, 0])\n"
               "    mm = torch.ops.aten.mm.default(arg0_1, permute)\n"
               "    mul = torch.ops.aten.mul.Tensor(mm, mm)\n"
               "    sum_1 = torch.ops.aten.sum.dim_IntList(mul, [1])\n"
               "    return (sum_1,)\n",
               1, 1, 33240 + 72 + 33240, 33240 + 11080, 1e-12);
}

/* The first product waits on the stack of the ordering while the second, which needs it, is looked at. */
static void products_run_in_the_order_they_need(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[4, 4]\", b: \"f32[4, 4]\"):\n"
               "    mm = torch.ops.aten.mm.default(a, b)\n"
               "    mm_1 = torch.ops.aten.mm.default(mm, b)\n"
               "    mm_2 = torch.ops.aten.mm.default(mm, mm_1)\n"
               "    mm_3 = torch.ops.aten.mm.default(mm_1, mm)\n"
               "    mm_4 = torch.ops.aten.mm.default(mm_3, mm_2)\n"
               "    return (mm_4,)\n",
               0, 5, 10 * 64, 5 * 64, 1e-5);
}

/* ---- tables */

static void an_embedding_fuses_with_what_is_added(void **state) {
  (void)state;
  int_limit = 9;
  expect_fused("def forward(self, w: \"f32[9, 4]\", i: \"i64[2, 3]\", p: \"f32[3, 4]\"):\n"
               "    embedding = torch.ops.aten.embedding.default(w, i)\n"
               "    add = torch.ops.aten.add.Tensor(embedding, p)\n"
               "    return (add,)\n",
               1, 0, 96 + 48 + 48, 96, 1e-6);
}

static void an_embedding_gradient_is_summed_row_by_row(void **state) {
  (void)state;
  int_limit = 9;
  expect_fused("def forward(self, g: \"f32[2, 3, 4]\", i: \"i64[2, 3]\"):\n"
               "    mul = torch.ops.aten.mul.Tensor(g, 2.0)\n"
               "    edb = torch.ops.aten.embedding_dense_backward.default(mul, i, 9, 5, False)\n"
               "    return (edb,)\n",
               1, 0, 96 + 48, 144, 1e-6);
}

static void gathers_and_scatters(void **state) {
  (void)state;
  int_limit = 3;
  expect_fused("def forward(self, a: \"f32[4, 3]\", i: \"i64[4, 2]\", s: \"f32[4, 2]\", j: \"i64[5]\"):\n"
               "    gather = torch.ops.aten.gather.default(a, 1, i)\n"
               "    scatter = torch.ops.aten.scatter.src(a, 1, i, s)\n"
               "    scatter_1 = torch.ops.aten.scatter.value(a, 1, i, 7.0)\n"
               "    scatter_add = torch.ops.aten.scatter_add.default(a, 1, i, s)\n"
               "    index_select = torch.ops.aten.index_select.default(a, 0, j)\n"
               "    return (gather, scatter, scatter_1, scatter_add, index_select)\n",
               3, 0, (64 + 32) + (48 + 64 + 32) + (40 + 48), 32 + 3 * 48 + 60, 1e-6);
}

static void factors_of_truth_values_are_truth_values(void **state) {
  (void)state;
  expect_fused("def forward(self, x: \"b8[2, 3]\", a: \"b8[2]\", b: \"b8[3]\"):\n"
               "    addr = torch.ops.aten.addr.default(x, a, b, beta = 3, alpha = -3)\n"
               "    return (addr,)\n",
               1, 0, 6 + 2 + 3, 6, 0);
}

static void an_index_out_of_range_is_an_error(void **state) {
  (void)state;
  int_limit = 100;
  fused f = fuse_text("def forward(self, w: \"f32[100, 4]\", i: \"i64[6]\"):\n"
                      "    embedding = torch.ops.aten.embedding.default(w, i)\n"
                      "    return (embedding,)\n",
                      NULL);
  aoti_tensor_set(f.inputs[1].as.tensor, 3, 100);
  aot_value out[1];
  aot_executable *exe = fused_compile(&f);
  aot_status s = fused_run(&f, exe, out);
  assert_non_null(s);
  assert_int_equal(aot_status_code(s), AOT_ERROR_INVALID);
  aot_status_free(s);
  aot_executable_release(exe);
  fused_free(&f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_bias_and_an_activation_are_one_kernel_after_the_call),
      cmocka_unit_test(a_generated_product_takes_its_epilogue),
      cmocka_unit_test(a_product_that_is_returned_with_its_bias_is_one_call),
      cmocka_unit_test(gradients_of_a_product_are_calls_on_views),
      cmocka_unit_test(attention_scores_are_a_call_a_kernel_and_a_call),
      cmocka_unit_test(a_product_of_halves_is_generated),
      cmocka_unit_test(products_of_integers_and_vectors_are_reductions),
      cmocka_unit_test(a_matvec_then_a_sum_of_squares),
      cmocka_unit_test(products_run_in_the_order_they_need),
      cmocka_unit_test(an_embedding_fuses_with_what_is_added),
      cmocka_unit_test(an_embedding_gradient_is_summed_row_by_row),
      cmocka_unit_test(gathers_and_scatters),
      cmocka_unit_test(factors_of_truth_values_are_truth_values),
      cmocka_unit_test(an_index_out_of_range_is_an_error),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
