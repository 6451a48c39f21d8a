// Images on every target: pools of one to three dimensions, with places and their gradients, and resizing by every
// method with its gradient, at odd sizes, on halves, with NaN, -inf and windows that reach over the edge.
#include "everywhere.h"

static void images(const char *text, double tolerance) {
  everywhere_expect(text, (everywhere){.tolerance = tolerance, .sums = true});
}

// log of a negative number is a NaN, of zero -inf
#define ODD                                     \
  "    r = torch.ops.aten.mul.Scalar(a, 4.0)\n" \
  "    s = torch.ops.aten.floor.default(r)\n"   \
  "    x = torch.ops.aten.log.default(s)\n"

static void max_pools_and_places(void **state) {
  (void)state;
  images("def forward(self, a: \"f32[2, 3, 7, 9][189, 63, 9, 1]cpu\"):\n" ODD
         "    p = torch.ops.aten.max_pool2d_with_indices.default(x, [3, 2], [2, 2], [1, 1], [1, 2], True)\n"
         "    p0 = p[0]\n"
         "    p1 = p[1]\n"
         "    q = torch.ops.aten.max_pool2d_with_indices.default(a, [3, 3], [1, 2], [1, 1])\n"
         "    q0 = q[0]\n"
         "    q1 = q[1]\n"
         "    g = torch.ops.aten.max_pool2d_with_indices_backward.default(q0, a, [3, 3], [1, 2], [1, 1], [1, 1], "
         "False, q1)\n"
         "    o = torch.ops.prims._low_memory_max_pool_with_offsets.default(a, [3, 3], [1, 2], [1, 1], [1, 1], False)\n"
         "    o0 = o[0]\n"
         "    o1 = o[1]\n"
         "    i = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(o1, [3, 3], [7, 9], [1, 2], [1, 1], "
         "[1, 1])\n"
         "    return (p0, p1, q0, q1, g, o0, o1, i)\n",
         1e-6);
}

static void max_pools_over_nothing_but_minus_infinity(void **state) {
  (void)state;
  images("def forward(self, a: \"f32[1, 1, 5, 5][25, 25, 5, 1]cpu\"):\n"
         "    z = torch.ops.aten.mul.Scalar(a, 0.0)\n"
         "    x = torch.ops.aten.log.default(z)\n"
         "    p = torch.ops.aten.max_pool2d_with_indices.default(x, [4, 4], [3, 2], [2, 1], [1, 2])\n"
         "    p0 = p[0]\n"
         "    p1 = p[1]\n"
         "    q = torch.ops.aten.adaptive_max_pool2d.default(x, [3, 2])\n"
         "    q0 = q[0]\n"
         "    q1 = q[1]\n"
         "    return (p0, p1, q0, q1)\n",
         0);
}

static void pools_of_three_dimensions(void **state) {
  (void)state;
  images(
      "def forward(self, a: \"f32[2, 2, 5, 4, 6][240, 120, 24, 6, 1]cpu\", h: \"bf16[3, 4, 5, 3][60, 15, 3, "
      "1]cpu\"):\n" ODD
      "    p = torch.ops.aten.max_pool3d_with_indices.default(x, [2, 3, 2], [1, 2, 2], [1, 1, 0], [2, 1, 1], True)\n"
      "    p0 = p[0]\n"
      "    p1 = p[1]\n"
      "    q = torch.ops.aten.max_pool3d_with_indices.default(a, [2, 2, 3], [2, 1, 2], [0, 1, 1])\n"
      "    q0 = q[0]\n"
      "    q1 = q[1]\n"
      "    g = torch.ops.aten.max_pool3d_with_indices_backward.default(q0, a, [2, 2, 3], [2, 1, 2], [0, 1, 1], [1, 1, "
      "1], False, q1)\n"
      "    b = torch.ops.aten.avg_pool3d.default(a, [3, 2, 2], [2, 1, 2], [1, 1, 0], True, False)\n"
      "    c = torch.ops.aten.avg_pool3d.default(h, [2, 2, 2], [1, 1, 1], [1, 0, 1], False, True, 3)\n"
      "    d = torch.ops.aten.avg_pool3d_backward.default(b, a, [3, 2, 2], [2, 1, 2], [1, 1, 0], True, False, None)\n"
      "    return (p0, p1, q0, q1, g, b, c, d)\n",
      1e-6);
}

static void adaptive_pools(void **state) {
  (void)state;
  images("def forward(self, a: \"f32[2, 3, 7, 5][105, 35, 5, 1]cpu\", v: \"f32[2, 5, 4, 7][140, 28, 7, 1]cpu\"):\n" ODD
         "    p = torch.ops.aten.adaptive_max_pool2d.default(x, [3, 4])\n"
         "    p0 = p[0]\n"
         "    p1 = p[1]\n"
         "    q = torch.ops.aten.adaptive_max_pool2d.default(a, [4, 8])\n"
         "    q0 = q[0]\n"
         "    q1 = q[1]\n"
         "    g = torch.ops.aten.adaptive_max_pool2d_backward.default(q0, a, q1)\n"
         "    w = torch.ops.aten.adaptive_max_pool3d.default(v, [2, 3, 2])\n"
         "    r0 = w[0]\n"
         "    r1 = w[1]\n"
         "    h = torch.ops.aten.adaptive_max_pool3d_backward.default(r0, v, r1)\n"
         "    b = torch.ops.aten._adaptive_avg_pool3d.default(v, [2, 3, 8])\n"
         "    c = torch.ops.aten._adaptive_avg_pool3d_backward.default(b, v)\n"
         "    return (p0, p1, q0, q1, g, r0, r1, h, b, c)\n",
         1e-6);
}

static void nearest_resizing(void **state) {
  (void)state;
  images("def forward(self, a: \"f32[2, 3, 5, 7][105, 35, 7, 1]cpu\", l: \"f64[2, 1, 6][6, 6, 1]cpu\", v: \"bf16[1, 2, "
         "3, 4, 5][120, 60, 20, 5, 1]cpu\"):\n"
         "    p = torch.ops.aten.upsample_nearest2d.default(a, [11, 6], 2.3, None)\n"
         "    q = torch.ops.aten._upsample_nearest_exact2d.default(a, [3, 15])\n"
         "    pg = torch.ops.aten.upsample_nearest2d_backward.default(p, [11, 6], [2, 3, 5, 7], 2.3, None)\n"
         "    qg = torch.ops.aten._upsample_nearest_exact2d_backward.default(q, [3, 15], [2, 3, 5, 7])\n"
         "    b = torch.ops.aten.upsample_nearest1d.default(l, [13])\n"
         "    bg = torch.ops.aten.upsample_nearest1d_backward.default(b, [13], [2, 1, 6])\n"
         "    c = torch.ops.aten._upsample_nearest_exact3d.default(v, [4, 4, 9])\n"
         "    cg = torch.ops.aten._upsample_nearest_exact3d_backward.default(c, [4, 4, 9], [1, 2, 3, 4, 5])\n"
         "    d = torch.ops.aten.upsample_nearest3d.default(v, [1, 9, 2])\n"
         "    dg = torch.ops.aten.upsample_nearest3d_backward.default(d, [1, 9, 2], [1, 2, 3, 4, 5])\n"
         "    return (p, q, pg, qg, b, bg, c, cg, d, dg)\n",
         1e-6);
}

static void smooth_resizing(void **state) {
  (void)state;
  images("def forward(self, a: \"f32[2, 3, 5, 7][105, 35, 7, 1]cpu\", l: \"f64[2, 1, 6][6, 6, 1]cpu\", v: \"f32[1, 2, "
         "3, 4, 5][120, 60, 20, 5, 1]cpu\"):\n"
         "    p = torch.ops.aten.upsample_bilinear2d.default(a, [11, 6], False, 2.3, None)\n"
         "    q = torch.ops.aten.upsample_bilinear2d.default(a, [3, 15], True)\n"
         "    r = torch.ops.aten.upsample_bicubic2d.default(a, [11, 6], False)\n"
         "    s = torch.ops.aten.upsample_bicubic2d.default(a, [2, 13], True)\n"
         "    pg = torch.ops.aten.upsample_bilinear2d_backward.default(p, [11, 6], [2, 3, 5, 7], False, 2.3, None)\n"
         "    qg = torch.ops.aten.upsample_bilinear2d_backward.default(q, [3, 15], [2, 3, 5, 7], True)\n"
         "    rg = torch.ops.aten.upsample_bicubic2d_backward.default(r, [11, 6], [2, 3, 5, 7], False)\n"
         "    sg = torch.ops.aten.upsample_bicubic2d_backward.default(s, [2, 13], [2, 3, 5, 7], True)\n"
         "    b = torch.ops.aten.upsample_linear1d.default(l, [13], False)\n"
         "    bg = torch.ops.aten.upsample_linear1d_backward.default(b, [13], [2, 1, 6], False)\n"
         "    c = torch.ops.aten.upsample_trilinear3d.default(v, [4, 4, 9], False)\n"
         "    cg = torch.ops.aten.upsample_trilinear3d_backward.default(c, [4, 4, 9], [1, 2, 3, 4, 5], False)\n"
         "    d = torch.ops.aten.upsample_trilinear3d.default(v, [1, 9, 2], True)\n"
         "    dg = torch.ops.aten.upsample_trilinear3d_backward.default(d, [1, 9, 2], [1, 2, 3, 4, 5], True)\n"
         "    return (p, q, r, s, pg, qg, rg, sg, b, bg, c, cg, d, dg)\n",
         2e-6);
}

// An infinite gradient reaches only the elements that were read for it.
static void infinite_gradients_stay_where_they_belong(void **state) {
  (void)state;
  images("def forward(self, a: \"f32[1, 1, 9, 8][72, 72, 8, 1]cpu\"):\n"
         "    s = torch.ops.aten.reciprocal.default(a)\n"
         "    t = torch.ops.aten.mul.Scalar(s, 1e38)\n"
         "    g = torch.ops.aten.mul.Scalar(t, 1e5)\n"
         "    p = torch.ops.aten.upsample_bilinear2d_backward.default(g, [9, 8], [1, 1, 3, 4], False)\n"
         "    q = torch.ops.aten.upsample_nearest2d_backward.default(g, [9, 8], [1, 1, 5, 3])\n"
         "    return (p, q)\n",
         1e-6);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(max_pools_and_places),
      cmocka_unit_test(max_pools_over_nothing_but_minus_infinity),
      cmocka_unit_test(pools_of_three_dimensions),
      cmocka_unit_test(adaptive_pools),
      cmocka_unit_test(nearest_resizing),
      cmocka_unit_test(smooth_resizing),
      cmocka_unit_test(infinite_gradients_stay_where_they_belong),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
