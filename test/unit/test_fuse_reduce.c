// Reductions with what is pointwise before and after them, in as few kernels as the data allows.
#include "fuse_test.h"

static void a_sum_with_prologue_and_epilogue_is_one_kernel(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[8, 32]\", b: \"f32[8, 32]\"):\n"
               "    mul = torch.ops.aten.mul.Tensor(a, b)\n"
               "    sum_1 = torch.ops.aten.sum.dim_IntList(mul, [1])\n"
               "    sqrt = torch.ops.aten.exp.default(sum_1)\n"
               "    return (sqrt,)\n",
               1, 0, 2 * 1024, 32, 1e-5);
}

static void what_is_reduced_may_be_an_output_too(void **state) {
  (void)state;
  /* the backward of relu and a bias: the product is stored and summed over rows */
  expect_fused("def forward(self, g: \"f32[16, 8]\", y: \"f32[16, 8]\"):\n"
               "    threshold_backward = torch.ops.aten.threshold_backward.default(g, y, 0)\n"
               "    sum_1 = torch.ops.aten.sum.dim_IntList(threshold_backward, [0], True)\n"
               "    view = torch.ops.aten.view.default(sum_1, [8])\n"
               "    return (threshold_backward, view)\n",
               1, 0, 2 * 512, 512 + 32, 1e-5);
}

static void a_bias_gradient_through_a_view(void **state) {
  (void)state;
  expect_fused("def forward(self, g: \"f32[2, 8, 4]\", x: \"f32[2, 8, 4]\"):\n"
               "    gelu_backward = torch.ops.aten.gelu_backward.default(g, x, approximate = 'tanh')\n"
               "    view = torch.ops.aten.view.default(gelu_backward, [16, 4])\n"
               "    sum_1 = torch.ops.aten.sum.dim_IntList(view, [0], True)\n"
               "    return (gelu_backward, sum_1)\n",
               1, 0, 2 * 256, 256 + 16, 1e-5);
}

static void softmax_is_one_kernel(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[4, 3, 16]\"):\n"
               "    mul = torch.ops.aten.mul.Tensor(a, 0.125)\n"
               "    _softmax = torch.ops.aten._softmax.default(mul, -1, False)\n"
               "    return (_softmax,)\n",
               1, 0, 768, 768, 1e-6);
}

static void softmax_along_the_first_dimension(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[16, 3]\"):\n"
               "    _log_softmax = torch.ops.aten._log_softmax.default(a, 0, False)\n"
               "    exp = torch.ops.aten.exp.default(_log_softmax)\n"
               "    return (_log_softmax, exp)\n",
               1, 0, 192, 384, 1e-6);
}

static void softmax_backward_is_one_kernel(void **state) {
  (void)state;
  expect_fused("def forward(self, g: \"f32[12, 16]\", y: \"f32[12, 16]\"):\n"
               "    _softmax_backward_data = torch.ops.aten._softmax_backward_data.default(g, y, -1, torch.float32)\n"
               "    mul = torch.ops.aten.mul.Tensor(_softmax_backward_data, 0.125)\n"
               "    return (mul,)\n",
               1, 0, 2 * 768, 768, 1e-6);
}

static void layer_norm_is_one_kernel(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[4, 8, 16]\", r: \"f32[4, 8, 16]\", w: \"f32[16]\", b: \"f32[16]\"):\n"
               "    add = torch.ops.aten.add.Tensor(a, r)\n"
               "    native_layer_norm = torch.ops.aten.native_layer_norm.default(add, [16], w, b, 1e-05)\n"
               "    getitem = native_layer_norm[0]\n"
               "    getitem_1 = native_layer_norm[1]\n"
               "    getitem_2 = native_layer_norm[2]\n"
               "    return (add, getitem, getitem_1, getitem_2)\n",
               1, 0, 2 * 2048 + 2 * 64, 2 * 2048 + 2 * 128, 1e-5);
}

static void layer_norm_backward_is_one_kernel_along_rows_and_one_along_columns(void **state) {
  (void)state;
  expect_fused(
      "def forward(self, g: \"f32[32, 16]\", a: \"f32[32, 16]\", m: \"f32[32, 1]\", s: \"f32[32, 1]\", w: "
      "\"f32[16]\", b: \"f32[16]\"):\n"
      "    nb = torch.ops.aten.native_layer_norm_backward.default(g, a, [16], m, s, w, b, [True, True, True])\n"
      "    getitem = nb[0]\n"
      "    getitem_1 = nb[1]\n"
      "    getitem_2 = nb[2]\n"
      "    return (getitem, getitem_1, getitem_2)\n",
      2, 0, 2 * (2 * 2048 + 2 * 128) + 64, 2048 + 2 * 64, 1e-5);
}

static void variance_and_what_uses_it(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[8, 128]\"):\n"
               "    var_mean = torch.ops.aten.var_mean.correction(a, [1], correction = 0, keepdim = True)\n"
               "    getitem = var_mean[0]\n"
               "    getitem_1 = var_mean[1]\n"
               "    add = torch.ops.aten.add.Tensor(getitem, 1e-05)\n"
               "    rsqrt = torch.ops.aten.rsqrt.default(add)\n"
               "    sub = torch.ops.aten.sub.Tensor(a, getitem_1)\n"
               "    mul = torch.ops.aten.mul.Tensor(sub, rsqrt)\n"
               "    return (mul,)\n",
               1, 0, 4096, 4096, 1e-5);
}

static void mean_squared_error_and_its_backward(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[10, 3]\", t: \"f32[10, 3]\"):\n"
               "    mse_loss = torch.ops.aten.mse_loss.default(a, t)\n"
               "    return (mse_loss,)\n",
               1, 0, 240, 4, 1e-6);
  expect_fused("def forward(self, g: \"f32[]\", a: \"f32[10, 3]\", t: \"f32[10, 3]\"):\n"
               "    mse_loss_backward = torch.ops.aten.mse_loss_backward.default(g, a, t, 1)\n"
               "    return (mse_loss_backward,)\n",
               1, 0, 244, 120, 1e-6);
}

static void likelihood_loss_and_its_backward(void **state) {
  (void)state;
  expect_fused("def forward(self, x: \"f32[10, 4]\", t: \"i64[10]\"):\n"
               "    _log_softmax = torch.ops.aten._log_softmax.default(x, 1, False)\n"
               "    nll = torch.ops.aten.nll_loss_forward.default(_log_softmax, t, None, 1, 2)\n"
               "    getitem = nll[0]\n"
               "    getitem_1 = nll[1]\n"
               "    return (getitem, _log_softmax, getitem_1)\n",
               2, 0, 160 + 80 + 40, 160 + 8, 1e-6);
  expect_fused("def forward(self, g: \"f32[]\", y: \"f32[10, 4]\", t: \"i64[10]\", w: \"f32[]\"):\n"
               "    nllb = torch.ops.aten.nll_loss_backward.default(g, y, t, None, 1, 2, w)\n"
               "    lsb = torch.ops.aten._log_softmax_backward_data.default(nllb, y, 1, torch.float32)\n"
               "    return (lsb,)\n",
               1, 0, 4 + 160 + 80 + 4, 160, 1e-6);
}

static void reductions_over_different_slices_do_not_share_a_loop(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"i32[4]\"):\n"
               "    slice_1 = torch.ops.aten.slice.Tensor(a, 0, 1, 3)\n"
               "    amin = torch.ops.aten.amin.default(slice_1, [0])\n"
               "    slice_2 = torch.ops.aten.slice.Tensor(a, 0, 1, 4)\n"
               "    amax = torch.ops.aten.amax.default(slice_2, [0])\n"
               "    sub = torch.ops.aten.sub.Tensor(amax, amin)\n"
               "    return (sub,)\n",
               2, 0, 8 + 12 + 4, 4 + 4, 0);
}

static void a_padded_reduction_keeps_its_bounds(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"i64[10000]\"):\n"
               "    constant_pad_nd = torch.ops.aten.constant_pad_nd.default(a, [1, 0], 0.0)\n"
               "    sum_1 = torch.ops.aten.sum.default(constant_pad_nd)\n"
               "    amax = torch.ops.aten.amax.default(constant_pad_nd, [0])\n"
               "    return (sum_1, amax)\n",
               1, 0, 80000, 16, 0);
}

static void a_long_sum_is_split_in_two(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[256, 300]\", t: \"f32[256, 300]\"):\n"
               "    mse_loss = torch.ops.aten.mse_loss.default(a, t)\n"
               "    return (mse_loss,)\n",
               2, 0, 2 * 307200 + 1024, 1024 + 4, 1e-6);
}

static void positions_of_the_greatest(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[5, 7]\"):\n"
               "    max_1 = torch.ops.aten.max.dim(a, 1)\n"
               "    getitem = max_1[0]\n"
               "    getitem_1 = max_1[1]\n"
               "    argmin = torch.ops.aten.argmin.default(a)\n"
               "    return (getitem, getitem_1, argmin)\n",
               2, 0, 280, 20 + 40 + 8, 0);
}

static void an_input_overwritten_while_another_row_is_reduced(void **state) {
  (void)state;
  expect_fused("def forward(self, arg0_1: \"f32[20, 20]\", arg1_1: \"f32[20, 20]\"):\n"
               "    flip = torch.ops.aten.flip.default(arg0_1, [1])\n"
               "    sum_1 = torch.ops.aten.sum.dim_IntList(arg1_1, [1])\n"
               "    add = torch.ops.aten.add.Tensor(sum_1, arg1_1)\n"
               "    add_1 = torch.ops.aten.add.Tensor(flip, add)\n"
               "    copy_ = torch.ops.aten.copy_.default(arg0_1, flip)\n"
               "    return (add_1,)\n",
               3, 0, 1600 + (80 + 3 * 1600) + 0, 3 * 1600 + 80, 1e-5);
}

/* The gradient of a bias: 128 pieces of 32 rows, of both sums in one kernel, then those, each in its own; a dimension
 * in front of others is split whole. */
static void sums_down_tall_columns_take_two_steps(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[4096, 64]\"):\n"
               "    sum_1 = torch.ops.aten.sum.dim_IntList(a, [0])\n"
               "    mul = torch.ops.aten.mul.Tensor(a, a)\n"
               "    sum_2 = torch.ops.aten.sum.dim_IntList(mul, [0], True)\n"
               "    return (sum_1, sum_2)\n",
               3, 0, 4096 * 256 + 2 * 128 * 256, 2 * 128 * 256 + 2 * 256, 1e-5);
  expect_fused("def forward(self, a: \"f32[8, 512, 16]\"):\n"
               "    sum_1 = torch.ops.aten.sum.dim_IntList(a, [0, 1])\n"
               "    return (sum_1,)\n",
               2, 0, 8 * 512 * 64 + 8 * 64, 8 * 64 + 64, 1e-5);
  expect_fused("def forward(self, a: \"f32[3, 2000, 5]\"):\n" /* kept on both sides */
               "    sum_1 = torch.ops.aten.sum.dim_IntList(a, [1])\n"
               "    return (sum_1,)\n",
               2, 0, 3 * 2000 * 20 + 3 * 50 * 20, 3 * 50 * 20 + 60, 1e-5);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sums_down_tall_columns_take_two_steps),
      cmocka_unit_test(a_sum_with_prologue_and_epilogue_is_one_kernel),
      cmocka_unit_test(what_is_reduced_may_be_an_output_too),
      cmocka_unit_test(a_bias_gradient_through_a_view),
      cmocka_unit_test(softmax_is_one_kernel),
      cmocka_unit_test(softmax_along_the_first_dimension),
      cmocka_unit_test(softmax_backward_is_one_kernel),
      cmocka_unit_test(layer_norm_is_one_kernel),
      cmocka_unit_test(layer_norm_backward_is_one_kernel_along_rows_and_one_along_columns),
      cmocka_unit_test(variance_and_what_uses_it),
      cmocka_unit_test(mean_squared_error_and_its_backward),
      cmocka_unit_test(likelihood_loss_and_its_backward),
      cmocka_unit_test(reductions_over_different_slices_do_not_share_a_loop),
      cmocka_unit_test(a_padded_reduction_keeps_its_bounds),
      cmocka_unit_test(a_long_sum_is_split_in_two),
      cmocka_unit_test(positions_of_the_greatest),
      cmocka_unit_test(an_input_overwritten_while_another_row_is_reduced),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
