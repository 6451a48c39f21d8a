// Views and what only moves elements: no kernel for a view, one for what fuses around it, and the legality of fusing.
#include "fuse_test.h"

static void a_view_alone_is_no_kernel(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[4, 6]\"):\n"
               "    t = torch.ops.aten.t.default(a)\n"
               "    slice_1 = torch.ops.aten.slice.Tensor(t, 0, 1, 5, 2)\n"
               "    return (t, slice_1)\n",
               0, 0, 0, 0, 0);
}

static void views_between_pointwise_operators_fuse(void **state) {
  (void)state;
  /* permuted reads, a broadcast, a reshape of the result */
  expect_fused("def forward(self, a: \"f32[4, 6]\", b: \"f32[6]\"):\n"
               "    sin = torch.ops.aten.sin.default(a)\n"
               "    permute = torch.ops.aten.permute.default(sin, [1, 0])\n"
               "    unsqueeze = torch.ops.aten.unsqueeze.default(b, 1)\n"
               "    mul = torch.ops.aten.mul.Tensor(permute, unsqueeze)\n"
               "    clone = torch.ops.aten.clone.default(mul, memory_format = torch.contiguous_format)\n"
               "    view = torch.ops.aten.view.default(clone, [3, 8])\n"
               "    add = torch.ops.aten.add.Tensor(view, 1.0)\n"
               "    return (add,)\n",
               1, 0, 96 + 24, 96, 1e-6);
}

static void an_output_viewed_otherwise_stays_in_one_kernel(void **state) {
  (void)state;
  /* mul is stored, and read along its own order by add */
  expect_fused("def forward(self, a: \"f32[2, 3, 4]\", b: \"f32[6, 4]\"):\n"
               "    neg = torch.ops.aten.neg.default(a)\n"
               "    view = torch.ops.aten.view.default(neg, [6, 4])\n"
               "    add = torch.ops.aten.add.Tensor(view, b)\n"
               "    return (neg, add)\n",
               1, 0, 2 * 96, 2 * 96, 0);
}

static void reading_an_output_in_another_order_takes_a_second_kernel(void **state) {
  (void)state;
  /* exp is stored; its transpose is read from there or computed again, not from the same point */
  expect_fused("def forward(self, a: \"f32[4, 4]\"):\n"
               "    exp = torch.ops.aten.exp.default(a)\n"
               "    t = torch.ops.aten.t.default(exp)\n"
               "    add = torch.ops.aten.add.Tensor(t, a)\n"
               "    return (exp, add)\n",
               2, 0, 64 + 128, 128, 1e-6);
}

static void slices_select_and_squeeze_read_what_they_need(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[8, 5]\", b: \"f32[1, 5]\"):\n"
               "    slice_1 = torch.ops.aten.slice.Tensor(a, 0, 2, 9223372036854775807, 3)\n"
               "    select = torch.ops.aten.select.int(a, 0, -1)\n"
               "    squeeze = torch.ops.aten.squeeze.dim(b, 0)\n"
               "    add = torch.ops.aten.add.Tensor(slice_1, select)\n"
               "    mul = torch.ops.aten.mul.Tensor(add, squeeze)\n"
               "    return (mul,)\n",
               1, 0, 60 + 20, 40, 1e-6);
}

static void cat_is_guarded_reads_in_one_kernel(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[2, 3]\", b: \"f32[2, 4]\", c: \"f32[2, 1]\"):\n"
               "    sin = torch.ops.aten.sin.default(a)\n"
               "    cat = torch.ops.aten.cat.default([sin, b, c], 1)\n"
               "    mul = torch.ops.aten.mul.Tensor(cat, 2.0)\n"
               "    return (mul,)\n",
               1, 0, 24 + 32 + 8, 64, 1e-6);
}

static void padding_and_cutting(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[3, 4]\"):\n"
               "    constant_pad_nd = torch.ops.aten.constant_pad_nd.default(a, [1, 2, -1, 1], 5.0)\n"
               "    add = torch.ops.aten.add.Tensor(constant_pad_nd, 1)\n"
               "    return (add,)\n",
               1, 0, 48, 84, 0);
}

static void movers(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[3, 4]\", b: \"f32[2, 4]\", c: \"f32[3]\"):\n"
               "    slice_scatter = torch.ops.aten.slice_scatter.default(a, b, 0, 1, 3)\n"
               "    select_scatter = torch.ops.aten.select_scatter.default(slice_scatter, c, 1, 2)\n"
               "    flip = torch.ops.aten.flip.default(select_scatter, [0, 1])\n"
               "    roll = torch.ops.aten.roll.default(flip, [1], [0])\n"
               "    tril = torch.ops.aten.tril.default(roll, 1)\n"
               "    repeat = torch.ops.aten.repeat.default(tril, [2, 1])\n"
               "    return (repeat,)\n",
               1, 0, 48 + 32 + 12, 96, 0);
}

static void backwards_of_views(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[2, 4]\", b: \"f32[4]\"):\n"
               "    slice_backward = torch.ops.aten.slice_backward.default(a, [7, 4], 0, 1, 5, 3)\n"
               "    select_backward = torch.ops.aten.select_backward.default(b, [7, 4], 0, 6)\n"
               "    add = torch.ops.aten.add.Tensor(slice_backward, select_backward)\n"
               "    diagonal_backward = torch.ops.aten.diagonal_backward.default(b, [7, 4], 0, 0, 1)\n"
               "    add_1 = torch.ops.aten.add.Tensor(add, diagonal_backward)\n"
               "    return (add_1,)\n",
               1, 0, 32 + 16, 112, 0);
}

static void split_and_unbind(void **state) {
  (void)state;
  expect_fused("def forward(self, a: \"f32[2, 6]\"):\n"
               "    split = torch.ops.aten.split.Tensor(a, 4, 1)\n"
               "    getitem = split[0]\n"
               "    getitem_1 = split[1]\n"
               "    unbind = torch.ops.aten.unbind.int(getitem, 0)\n"
               "    getitem_2 = unbind[0]\n"
               "    getitem_3 = unbind[1]\n"
               "    mul = torch.ops.aten.mul.Tensor(getitem_2, getitem_3)\n"
               "    add = torch.ops.aten.add.Tensor(getitem_1, 1)\n"
               "    return (mul, add)\n",
               2, 0, 32 + 16, 16 + 16, 0);
}

/* ---- overwriting an input */

static void an_update_in_place_is_one_kernel(void **state) {
  (void)state;
  expect_fused("def forward(self, p: \"f32[10]\", g: \"f32[10]\"):\n"
               "    mul = torch.ops.aten.mul.Tensor(g, 0.1)\n"
               "    sub = torch.ops.aten.sub.Tensor(p, mul)\n"
               "    copy_ = torch.ops.aten.copy_.default(p, sub)\n"
               "    return ()\n",
               1, 0, 80, 40, 1e-7);
}

static void overwriting_with_a_flipped_self_goes_through_memory(void **state) {
  (void)state;
  expect_fused("def forward(self, arg0_1: \"f32[20, 20]\", arg1_1: \"f32[20, 20]\"):\n"
               "    flip = torch.ops.aten.flip.default(arg0_1, [1])\n"
               "    add = torch.ops.aten.add.Tensor(flip, arg1_1)\n"
               "    copy_ = torch.ops.aten.copy_.default(arg0_1, flip)\n"
               "    return (add,)\n",
               2, 0, 3 * 1600, 3 * 1600, 0);
}

static void overwriting_with_a_shifted_self_goes_through_memory(void **state) {
  (void)state;
  expect_fused("def forward(self, arg0_1: \"f32[64]\"):\n"
               "    slice_1 = torch.ops.aten.slice.Tensor(arg0_1, 0, 1, 10)\n"
               "    mul = torch.ops.aten.mul.Tensor(slice_1, 2.0)\n"
               "    slice_scatter = torch.ops.aten.slice_scatter.default(arg0_1, mul, 0, 2, 11)\n"
               "    copy_ = torch.ops.aten.copy_.default(arg0_1, slice_scatter)\n"
               "    return (slice_scatter,)\n",
               2, 0, 256 + 256, 512, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_view_alone_is_no_kernel),
      cmocka_unit_test(views_between_pointwise_operators_fuse),
      cmocka_unit_test(an_output_viewed_otherwise_stays_in_one_kernel),
      cmocka_unit_test(reading_an_output_in_another_order_takes_a_second_kernel),
      cmocka_unit_test(slices_select_and_squeeze_read_what_they_need),
      cmocka_unit_test(cat_is_guarded_reads_in_one_kernel),
      cmocka_unit_test(padding_and_cutting),
      cmocka_unit_test(movers),
      cmocka_unit_test(backwards_of_views),
      cmocka_unit_test(split_and_unbind),
      cmocka_unit_test(an_update_in_place_is_one_kernel),
      cmocka_unit_test(overwriting_with_a_flipped_self_goes_through_memory),
      cmocka_unit_test(overwriting_with_a_shifted_self_goes_through_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
