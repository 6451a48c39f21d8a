// Fusion of pointwise operators: kernels, bytes, values.
#include "fuse_test.h"

static void a_product_is_one_kernel(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[4, 8]\", b: \"f32[4, 8]\"):\n"
               "    mul = torch.ops.aten.mul.Tensor(a, b)\n"
               "    return (mul,)\n",
               1, 0, 2 * 128, 128, 0);
}

static void a_chain_with_an_output_inside_is_one_kernel(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[100]\", b: \"f32[100]\", c: \"f32[100]\", d: \"f32[100]\"):\n"
               "    add = torch.ops.aten.add.Tensor(a, b)\n"
               "    add_1 = torch.ops.aten.add.Tensor(add, c)\n"
               "    add_2 = torch.ops.aten.add.Tensor(add_1, d)\n"
               "    cos = torch.ops.aten.cos.default(add_2)\n"
               "    cos_1 = torch.ops.aten.cos.default(cos)\n"
               "    return (cos_1, add_2, cos)\n",
               1, 0, 4 * 400, 3 * 400, 1e-6);
}

static void operands_broadcast_without_copies(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[6, 1, 4]\", b: \"f32[5, 1]\", c: \"f32[]\"):\n"
               "    add = torch.ops.aten.add.Tensor(a, b, alpha = 2)\n"
               "    mul = torch.ops.aten.mul.Tensor(add, c)\n"
               "    gt = torch.ops.aten.gt.Scalar(mul, 0.25)\n"
               "    where = torch.ops.aten.where.self(gt, mul, b)\n"
               "    return (where, gt)\n",
               1, 0, 96 + 20 + 4, 480 + 120, 1e-6);
}

static void dtypes_are_promoted_inside_the_kernel(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"bf16[40]\", b: \"f32[40]\", c: \"i64[40]\"):\n"
               "    mul = torch.ops.aten.mul.Tensor(a, c)\n"
               "    add = torch.ops.aten.add.Tensor(mul, b)\n"
               "    div = torch.ops.aten.div.Tensor(c, 2)\n"
               "    _to_copy = torch.ops.aten._to_copy.default(add, dtype = torch.float16)\n"
               "    return (mul, add, div, _to_copy)\n",
               1, 0, 80 + 160 + 320, 80 + 160 + 160 + 80, 1e-7);
}

/* x y + z with x = y = 1 + 2^-7, z = -1.015625: bf16(x y) is 1.015625, x y itself 2^-14 more. */
static double bf16_product_plus(bool fused_rounding) {
  aoti_fuse_options options = {.fused_rounding = fused_rounding};
  fused f = fuse_text("def forward(self, x: \"bf16[16]\", y: \"bf16[16]\", z: \"bf16[16]\"):\n"
                      "    mul = torch.ops.aten.mul.Tensor(x, y)\n"
                      "    add = torch.ops.aten.add.Tensor(mul, z)\n"
                      "    return (add,)\n",
                      &options);
  for (int i = 0; i < 16; i++) {
    aoti_tensor_set(f.inputs[0].as.tensor, i, 1.0078125);
    aoti_tensor_set(f.inputs[1].as.tensor, i, 1.0078125);
    aoti_tensor_set(f.inputs[2].as.tensor, i, -1.015625);
  }
  aot_value out[1];
  aot_executable *exe = fused_compile(&f);
  must(fused_run(&f, exe, out), "run");
  double v = aoti_tensor_get(out[0].as.tensor, 7);
  aot_tensor_release(out[0].as.tensor);
  aot_executable_release(exe);
  fused_free(&f);
  return v;
}
static void halves_round_after_each_operator_unless_asked_not_to(void **state) {
  (void)state;
  assert_true(bf16_product_plus(false) == 0);
  assert_true(bf16_product_plus(true) == 0.00006103515625);
}

/* The sums run along different axes, so two kernels want the product: computing it in each would read six arrays. */
static void shared_values_are_stored_where_that_moves_less(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[64, 64]\", b: \"f32[64, 64]\", c: \"f32[64, 64]\"):\n"
               "    add = torch.ops.aten.add.Tensor(a, b)\n"
               "    mul = torch.ops.aten.mul.Tensor(add, c)\n"
               "    t = torch.ops.aten.t.default(mul)\n"
               "    add_1 = torch.ops.aten.add.Tensor(t, mul)\n"
               "    sum_1 = torch.ops.aten.sum.dim_IntList(mul, [0])\n"
               "    sum_2 = torch.ops.aten.sum.dim_IntList(mul, [1])\n"
               "    return (add_1, sum_1, sum_2)\n",
               2, 0, 3 * 16384 + 16384, 2 * (16384 + 256), 1e-4);
}

static void equal_outputs_have_memory_of_their_own(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[8]\"):\n"
               "    clone = torch.ops.aten.clone.default(a)\n"
               "    neg = torch.ops.aten.neg.default(a)\n"
               "    neg_1 = torch.ops.aten.neg.default(a)\n"
               "    full = torch.ops.aten.full.default([3], 2.5)\n"
               "    arange = torch.ops.aten.arange.start_step(1, 9, 3)\n"
               "    return (a, clone, neg, neg_1, full, arange)\n",
               3, 0, 32, 3 * 32 + 12 + 24, 0);
}

static void what_has_no_lowering_is_listed_at_once(void **state) {
  (void)state;
  static const char text[] = "def forward(self, a: \"f32[8][1]cpu\"):\n"
                             "    x: \"f32[8][1]cpu\" = torch.ops.mylib.one.default(a)\n"
                             "    y: \"f32[8][1]cpu\" = torch.ops.mylib.two.default(x)\n"
                             "    z: \"f32[8][1]cpu\" = torch.ops.mylib.one.default(y)\n"
                             "    return (z,)\n";
  aot_session *s;
  aoti_graph *g;
  aoti_arena arena;
  aoti_lowered_graph lowered;
  must(aot_session_create(NULL, &s), "session");
  must(aoti_graph_parse(text, sizeof text - 1, "test", s->registry, NULL, &g), text);
  aoti_arena_init(&arena, NULL);
  aot_status e = aoti_lower_graph(g, &arena, NULL, &lowered);
  assert_int_equal(aot_status_code(e), AOT_ERROR_UNSUPPORTED);
  assert_non_null(strstr(aot_status_message(e), "2 operators"));
  assert_non_null(strstr(aot_status_message(e), "mylib.one"));
  assert_non_null(strstr(aot_status_message(e), "mylib.two"));
  aot_status_free(e);
  aoti_arena_deinit(&arena);
  aoti_graph_destroy(g);
  aot_session_destroy(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_product_is_one_kernel),
      cmocka_unit_test(a_chain_with_an_output_inside_is_one_kernel),
      cmocka_unit_test(operands_broadcast_without_copies),
      cmocka_unit_test(dtypes_are_promoted_inside_the_kernel),
      cmocka_unit_test(halves_round_after_each_operator_unless_asked_not_to),
      cmocka_unit_test(shared_values_are_stored_where_that_moves_less),
      cmocka_unit_test(equal_outputs_have_memory_of_their_own),
      cmocka_unit_test(what_has_no_lowering_is_listed_at_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
