// Windows, batch norm and writing at positions: one kernel each, with what surrounds them.
#include "fuse_test.h"

static void a_convolution_with_bias_and_relu_is_one_kernel(void **state) {
  (void)state;
  expect_fused(
      "def forward(self, x: \"f32[2, 3, 8, 8]\", w: \"f32[4, 3, 3, 3]\", b: \"f32[4]\"):\n"
      "    convolution = torch.ops.aten.convolution.default(x, w, b, [2, 1], [1, 1], [1, 2], False, [0, 0], 1)\n"
      "    relu = torch.ops.aten.relu.default(convolution)\n"
      "    return (relu,)\n",
      1, 0, 1536 + 432 + 16, 4 * 2 * 4 * 4 * 6, 1e-5);
}

static void gradients_of_a_convolution_are_a_kernel_each(void **state) {
  (void)state;
  expect_fused("def forward(self, g: \"f32[2, 4, 4, 8]\", x: \"f32[2, 2, 8, 8]\", w: \"f32[4, 1, 3, 3]\"):\n"
               "    cb = torch.ops.aten.convolution_backward.default(g, x, w, [4], [2, 1], [1, 1], [1, 1], False, [0, "
               "0], 2, [True, True, True])\n"
               "    getitem = cb[0]\n"
               "    getitem_1 = cb[1]\n"
               "    getitem_2 = cb[2]\n"
               "    return (getitem, getitem_1, getitem_2)\n",
               3, 0, (1024 + 144) + (1024 + 1024) + 1024, 1024 + 144 + 16, 1e-5);
}

static void a_pool_gives_values_and_positions_in_one_pass(void **state) {
  (void)state;
  expect_fused("def forward(self, x: \"f32[2, 3, 7, 7]\"):\n"
               "    mp = torch.ops.aten.max_pool2d_with_indices.default(x, [3, 3], [2, 2], [1, 1])\n"
               "    getitem = mp[0]\n"
               "    getitem_1 = mp[1]\n"
               "    return (getitem, getitem_1)\n",
               1, 0, 1176, 96 * 4 + 96 * 8, 0);
}

static void batch_norm_with_its_running_statistics_is_one_kernel(void **state) {
  (void)state;
  expect_fused(
      "def forward(self, x: \"f32[4, 3, 5, 5]\", w: \"f32[3]\", b: \"f32[3]\", m: \"f32[3]\", v: \"f32[3]\"):\n"
      "    bn = torch.ops.aten._native_batch_norm_legit_functional.default(x, w, b, m, v, True, 0.1, 1e-05)\n"
      "    getitem = bn[0]\n"
      "    getitem_1 = bn[1]\n"
      "    getitem_2 = bn[2]\n"
      "    getitem_3 = bn[3]\n"
      "    getitem_4 = bn[4]\n"
      "    return (getitem, getitem_1, getitem_2, getitem_3, getitem_4)\n",
      1, 0, 1200 + 4 * 12, 1200 + 4 * 12, 1e-5);
}

static void repeated_positions_add_and_the_last_one_counts(void **state) {
  (void)state;
  int_limit = 3;
  expect_fused("def forward(self, x: \"f32[3, 4]\", i: \"i64[5]\", v: \"f32[5, 4]\"):\n"
               "    index_put = torch.ops.aten.index_put.default(x, [i], v, True)\n"
               "    index_put_1 = torch.ops.aten.index_put.default(x, [i], v)\n"
               "    index = torch.ops.aten.index.Tensor(x, [i])\n"
               "    return (index_put, index_put_1, index)\n",
               3, 0, (40 + 80) + (48 + 48 + 40 + 80) + (40 + 48), 48 + 96 + 80, 1e-6);
}

// A mask that is the only index chooses by itself: no number of its places enters a size.
static void values_put_under_a_mask_are_chosen_in_one_kernel(void **state) {
  (void)state;
  expect_fused(
      "def forward(self, x: \"f32[2, 3, 4]\", m: \"b8[3]\", w: \"b8[2, 3]\", v: \"f32[4]\", u: \"f32[2, 1, 4]\"):\n"
      "    a = torch.ops.aten.index_put.default(x, [w], v)\n"
      "    b = torch.ops.aten.index_put.default(x, [None, m], u)\n"
      "    c = torch.ops.aten.index_put.default(x, [None, m], v, True)\n"
      "    return (a, b, c)\n",
      1, 0, 96 + 3 + 6 + 16 + 32, 3 * 96, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_convolution_with_bias_and_relu_is_one_kernel),
      cmocka_unit_test(gradients_of_a_convolution_are_a_kernel_each),
      cmocka_unit_test(a_pool_gives_values_and_positions_in_one_pass),
      cmocka_unit_test(batch_norm_with_its_running_statistics_is_one_kernel),
      cmocka_unit_test(repeated_positions_add_and_the_last_one_counts),
      cmocka_unit_test(values_put_under_a_mask_are_chosen_in_one_kernel),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
