// Columns of windows and back, images sampled at a grid's points in every mode, parts written at strides, distances of
// pairs: on every target.
#include "everywhere.h"

// Averages of integers are cut towards 0.
static void averages_of_integers(void **state) {
  (void)state;
  everywhere_expect("def forward(self, a: \"i64[2, 3, 9][27, 9, 1]cpu\", b: \"i64[2, 4, 6][24, 6, 1]cpu\"):\n"
                    "    s = torch.ops.aten.sub.Tensor(a, 2)\n"
                    "    p = torch.ops.aten.avg_pool1d.default(s, [2], [2], [1])\n"
                    "    t = torch.ops.aten.sub.Tensor(b, 2)\n"
                    "    q = torch.ops.aten.avg_pool2d.default(t, [3, 2], [1, 2], [1, 0], True, False)\n"
                    "    return (p, q)\n",
                    (everywhere){0});
}

static void columns_of_windows(void **state) {
  (void)state;
  everywhere_expect("def forward(self, a: \"f32[2, 3, 7, 6][126, 42, 6, 1]cpu\", h: \"bf16[2, 5, 4][20, 4, 1]cpu\"):\n"
                    "    p = torch.ops.aten.im2col.default(a, [3, 2], [2, 1], [1, 1], [2, 3])\n"
                    "    q = torch.ops.aten.col2im.default(p, [7, 6], [3, 2], [2, 1], [1, 1], [2, 3])\n"
                    "    r = torch.ops.aten.im2col.default(h, [2, 2], [1, 1], [0, 1], [1, 1])\n"
                    "    s = torch.ops.aten.col2im.default(r, [5, 4], [2, 2], [1, 1], [0, 1], [1, 1])\n"
                    "    return (p, q, r, s)\n",
                    (everywhere){.tolerance = 1e-6});
}

// The points are in (-3, 3), so many lie outside.
static void sampled(int mode, int padding, bool align) {
  char text[2000];
  snprintf(text, sizeof text,
           "def forward(self, a: \"f32[2, 3, 4, 5][60, 20, 5, 1]cpu\", x: \"f32[2, 3, 4, 2][24, 8, 2, 1]cpu\", "
           "g: \"f32[2, 3, 3, 4][36, 12, 4, 1]cpu\"):\n"
           "    y = torch.ops.aten.mul.Scalar(x, %d.0)\n"
           "    p = torch.ops.aten.grid_sampler_2d.default(a, y, %d, %d, %s)\n"
           "    q = torch.ops.aten.grid_sampler_2d_backward.default(g, a, y, %d, %d, %s, [True, True])\n"
           "    q0 = q[0]\n"
           "    q1 = q[1]\n"
           "    return (p, q0, q1)\n",
           padding ? 3 : 1, mode, padding, align ? "True" : "False", mode, padding, align ? "True" : "False");
  everywhere_expect(text, (everywhere){.tolerance = 2e-6, .sums = true});
}
static void samples_of_images(void **state) {
  (void)state;
  for (int mode = 0; mode < 3; mode++) sampled(mode, mode, mode == 1);
  sampled(0, 2, true);
}

static void parts_written_at_strides(void **state) {
  (void)state;
  everywhere_expect("def forward(self, a: \"f32[4, 6][6, 1]cpu\", b: \"f32[3, 2][2, 1]cpu\", d: \"f32[4][1]cpu\", "
                    "n: \"f32[][]cpu\"):\n"
                    "    p = torch.ops.aten.as_strided_scatter.default(a, b, [3, 2], [7, 2], 4)\n"
                    "    q = torch.ops.aten.as_strided_scatter.default(a, b, [3, 2], [1, 5], 11)\n"
                    "    r = torch.ops.aten.as_strided_scatter.default(a, d, [4], [7])\n"
                    "    s = torch.ops.aten.as_strided_scatter.default(a, n, [], [], 9)\n"
                    "    return (p, q, r, s)\n",
                    (everywhere){0});
}

static void distances_of_pairs(void **state) {
  (void)state;
  everywhere_expect("def forward(self, a: \"f32[6, 3][3, 1]cpu\", g: \"f32[15][1]cpu\"):\n"
                    "    p = torch.ops.aten._pdist_forward.default(a, 2.0)\n"
                    "    q = torch.ops.aten._pdist_backward.default(g, a, 2.0, p)\n"
                    "    r = torch.ops.aten._pdist_forward.default(a, inf)\n"
                    "    s = torch.ops.aten._pdist_backward.default(g, a, inf, r)\n"
                    "    t = torch.ops.aten._pdist_forward.default(a, 3.0)\n"
                    "    u = torch.ops.aten._pdist_backward.default(g, a, 3.0, t)\n"
                    "    return (p, q, r, s, t, u)\n",
                    (everywhere){.tolerance = 2e-6, .sums = true});
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(averages_of_integers), cmocka_unit_test(columns_of_windows),
      cmocka_unit_test(samples_of_images),    cmocka_unit_test(parts_written_at_strides),
      cmocka_unit_test(distances_of_pairs),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
