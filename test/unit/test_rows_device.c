// Rows that go to the same place, on every target: gradients of tables, bags of indices in every mode, sums at given
// rows. A host adds the rows in order, a GPU puts them in order first: the same sums.
#include "everywhere.h"

static void sums_by_row(void **state) {
  (void)state;
  everywhere_expect(
      "def forward(self, g: \"f32[5, 7, 3][21, 3, 1]cpu\", i: \"i64[5, 7][7, 1]cpu\", s: \"f32[6, 3][3, 1]cpu\", "
      "v: \"bf16[35, 2][2, 1]cpu\"):\n"
      "    a = torch.ops.aten.embedding_dense_backward.default(g, i, 6, -1, False)\n"
      "    b = torch.ops.aten.embedding_dense_backward.default(g, i, 4, 2, True)\n"
      "    k = torch.ops.aten.view.default(i, [35])\n"
      "    h = torch.ops.aten.view.default(g, [35, 3])\n"
      "    c = torch.ops.aten.index_add.default(s, 0, k, h, alpha = 2)\n"
      "    d = torch.ops.aten.index_put.default(s, [k], h, True)\n"
      "    e = torch.ops.aten.embedding_dense_backward.default(v, k, 9, 0, False)\n"
      "    return (a, b, c, d, e)\n",
      (everywhere){.tolerance = 1e-6});
}

// More rows than one chunk of an order, fewer columns than a tile.
static void many_rows(void **state) {
  (void)state;
  everywhere_expect("def forward(self, g: \"f32[333, 5][5, 1]cpu\", i: \"i64[333][1]cpu\", h: \"f64[333][1]cpu\"):\n"
                    "    a = torch.ops.aten.embedding_dense_backward.default(g, i, 40, 3, False)\n"
                    "    b = torch.ops.aten.new_zeros.default(h, [4])\n"
                    "    c = torch.ops.aten.index_add.default(b, 0, i, h)\n"
                    "    return (a, c)\n",
                    (everywhere){.tolerance = 2e-6, .sums = true});
}

// Bags of 0 to 3 indices, and what is left for the last; indices that count for nothing; NaN and -inf among the rows.
static void bags_of_indices(void **state) {
  (void)state;
  everywhere_expect(
      "def forward(self, w: \"f32[6, 3][3, 1]cpu\", i: \"i64[17][1]cpu\", n: \"i64[5][1]cpu\", "
      "f: \"f32[17][1]cpu\", g: \"f32[6, 3][3, 1]cpu\"):\n"
      "    z = torch.ops.aten.new_zeros.default(n, [1])\n"
      "    ends = torch.ops.aten.cumsum.default(n, 0)\n"
      "    o = torch.ops.aten.cat.default([z, ends])\n"
      "    x = torch.ops.aten.mul.Scalar(w, 3.0)\n"
      "    y = torch.ops.aten.floor.default(x)\n"
      "    odd = torch.ops.aten.log.default(y)\n"
      "    a = torch.ops.aten._embedding_bag.default(w, i, o)\n"
      "    b = torch.ops.aten._embedding_bag.default(w, i, o, False, 0, False, f, True, 0)\n"
      "    c = torch.ops.aten._embedding_bag.default(w, i, o, False, 1, False, None, False, 0)\n"
      "    d = torch.ops.aten._embedding_bag.default(odd, i, o, False, 2, False, None, False, 0)\n"
      "    a0 = a[0]\n    a1 = a[1]\n    a2 = a[2]\n    a3 = a[3]\n"
      "    b0 = b[0]\n    b1 = b[1]\n    b2 = b[2]\n"
      "    c0 = c[0]\n    c1 = c[1]\n    c2 = c[2]\n    c3 = c[3]\n"
      "    d0 = d[0]\n    d1 = d[1]\n    d2 = d[2]\n    d3 = d[3]\n"
      "    p = torch.ops.aten._embedding_bag_per_sample_weights_backward.default(g, w, i, o, c1, 0, 0)\n"
      "    q = torch.ops.aten._embedding_bag_backward.default(g, i, o, a1, a2, a3, 6, False, 0, False, f)\n"
      "    r = torch.ops.aten._embedding_bag_backward.default(g, i, o, c1, c2, c3, 6, True, 1, False, None, 0)\n"
      "    s = torch.ops.aten._embedding_bag_backward.default(g, i, o, d1, d2, d3, 6, False, 2, False, None, 0)\n"
      "    return (a0, a1, a2, b0, b1, b2, c0, c1, c2, c3, d0, d1, d2, d3, p, q, r, s)\n",
      (everywhere){.tolerance = 1e-6, .sums = true});
}

// Writers at places of their own: along a dimension, at two positions at once, in the middle.
static void sums_at_places(void **state) {
  (void)state;
  everywhere_expect("def forward(self, a: \"f32[3, 70, 2][140, 2, 1]cpu\", i: \"i64[3, 20, 2][40, 2, 1]cpu\", "
                    "s: \"f32[3, 21, 2][42, 2, 1]cpu\", j: \"i64[5][1]cpu\", v: \"f32[3, 5, 2][10, 2, 1]cpu\", "
                    "k: \"i64[4, 1][1, 1]cpu\", w: \"f32[4, 5, 3][15, 3, 1]cpu\", b: \"f32[4, 3, 6][18, 6, 1]cpu\"):\n"
                    "    p = torch.ops.aten.scatter_add.default(a, 1, i, s)\n"
                    "    q = torch.ops.aten.index_add.default(a, 1, j, v)\n"
                    "    r = torch.ops.aten.index_put.default(b, [k, None, j], w, True)\n"
                    "    x = torch.ops.aten.index_put.default(a, [None, j], v, True)\n"
                    "    return (p, q, r, x)\n",
                    (everywhere){.tolerance = 1e-6, .sums = true});
}

static void positions_under_a_mask(void **state) {
  (void)state;
  everywhere_expect("def forward(self, a: \"f32[3, 4][4, 1]cpu\", m: \"b8[5][1]cpu\", i: \"i64[5][1]cpu\", "
                    "v: \"f32[5][1]cpu\", w: \"f32[3, 5][5, 1]cpu\", b: \"i64[5][1]cpu\"):\n"
                    "    j = torch.ops.aten.mul.Scalar(i, -3)\n"
                    "    p = torch.ops.aten._unsafe_masked_index.default(a, m, [i, j], 0.5)\n"
                    "    q = torch.ops.aten._unsafe_masked_index_put_accumulate.default(a, m, [i, j], v)\n"
                    "    r = torch.ops.aten._unsafe_masked_index.default(a, m, [None, i], 2.0)\n"
                    "    s = torch.ops.aten._unsafe_masked_index_put_accumulate.default(a, m, [None, i], w)\n"
                    "    d = torch.ops.prims.div.default(a, a)\n"
                    "    x = torch.ops.prims.sum.default(w, [1])\n"
                    "    y = torch.ops.prims.var.default(w, [0], 0.0)\n"
                    "    z = torch.ops.prims.amax.default(w, [0, 1])\n"
                    "    o = torch.ops.prims.prepare_softmax_online.default(w, 1)\n"
                    "    o0 = o[0]\n"
                    "    o1 = o[1]\n"
                    "    return (p, q, r, s, d, x, y, z, o0, o1)\n",
                    (everywhere){.tolerance = 1e-6, .sums = true});
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(sums_by_row), cmocka_unit_test(many_rows),
                                     cmocka_unit_test(bags_of_indices), cmocka_unit_test(sums_at_places),
                                     cmocka_unit_test(positions_under_a_mask)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
