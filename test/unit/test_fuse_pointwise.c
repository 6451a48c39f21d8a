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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_product_is_one_kernel),
      cmocka_unit_test(a_chain_with_an_output_inside_is_one_kernel),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
