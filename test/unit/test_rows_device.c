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

// Overwriting: of several writers the last one stays, and what nobody writes stays as it was. Many writers and few.
static void the_last_writer_stays(void **state) {
  (void)state;
  everywhere_expect("def forward(self, a: \"f32[3, 70, 2][140, 2, 1]cpu\", k: \"i64[3, 40, 2][80, 2, 1]cpu\", "
                    "s: \"f32[3, 41, 2][82, 2, 1]cpu\", b: \"f32[7, 9, 6][54, 6, 1]cpu\", w: \"f32[30, 9][9, 1]cpu\", "
                    "j: \"i64[30][1]cpu\", c: \"b8[100][1]cpu\", d: \"b8[40][1]cpu\", q: \"f32[40][1]cpu\", "
                    "h: \"bf16[3, 30, 6][180, 6, 1]cpu\", g: \"bf16[3, 20, 6][120, 6, 1]cpu\"):\n"
                    "    n = torch.ops.aten.arange.start_step(0, 240, 1, device = device(type='cpu'))\n"
                    "    n1 = torch.ops.aten.view.default(n, [3, 40, 2])\n"
                    "    n2 = torch.ops.aten.mul.Scalar(n1, 29)\n"
                    "    i = torch.ops.aten.remainder.Scalar(n2, 70)\n"
                    "    p0 = torch.ops.aten.scatter.src(a, 1, i, s)\n"
                    "    p1 = torch.ops.aten.scatter.value(a, 1, i, 7.0)\n"
                    "    p2 = torch.ops.aten.scatter.src(a, 1, k, s)\n"
                    "    j1 = torch.ops.aten.mul.Scalar(j, -1)\n"
                    "    p3 = torch.ops.aten.index_put.default(b, [j, None, j1], w)\n"
                    "    j2 = torch.ops.aten.slice.Tensor(j, 0, 0, 4)\n"
                    "    w2 = torch.ops.aten.slice.Tensor(w, 0, 0, 4)\n"
                    "    p4 = torch.ops.aten.index_put.default(b, [j2, None, j2], w2)\n"
                    "    m = torch.ops.aten.slice.Tensor(n, 0, 0, 40)\n"
                    "    m1 = torch.ops.aten.mul.Scalar(m, 31)\n"
                    "    m2 = torch.ops.aten.remainder.Scalar(m1, 90)\n"
                    "    p5 = torch.ops.aten.scatter.src(c, 0, m2, d)\n"
                    "    p6 = torch.ops.aten.scatter_reduce.two(a, 1, i, s, 'sum')\n"
                    "    p7 = torch.ops.aten.scatter_reduce.two(a, 1, i, s, 'mean', include_self = False)\n"
                    "    p8 = torch.ops.aten.scatter_reduce.two(a, 1, i, s, 'prod')\n"
                    "    p9 = torch.ops.aten.scatter_reduce.two(a, 1, i, s, 'amax', include_self = False)\n"
                    "    r0 = torch.ops.aten.scatter_reduce.two(a, 1, i, s, 'amin')\n"
                    "    m3 = torch.ops.aten.slice.Tensor(m2, 0, 0, 20)\n"
                    "    m4 = torch.ops.aten.remainder.Scalar(m3, 30)\n"
                    "    r1 = torch.ops.aten.index_copy.default(h, 1, m4, g)\n"
                    "    m5 = torch.ops.aten.sub.Tensor(m4, 30)\n"
                    "    r2 = torch.ops.aten.index_fill.int_Scalar(h, 1, m5, 3)\n"
                    "    m6 = torch.ops.aten.sub.Tensor(m, 50)\n"
                    "    m7 = torch.ops.aten.mul.Scalar(m6, 2)\n"
                    "    r3 = torch.ops.aten.put.default(a, m7, q)\n"
                    "    r4 = torch.ops.aten.put.default(c, m6, d)\n"
                    "    return (p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, r0, r1, r2, r3, r4)\n",
                    (everywhere){.tolerance = 1e-6, .sums = true});
}

/* f of t, whose elements are all `index`, is an error that names its node, which is called like the operator, and the
 * index. */
static void expect_outside(const char *call, int64_t index, aot_device device) {
  char text[700], want[40];
  snprintf(text, sizeof text,
           "def forward(self, a: \"f32[5, 90][90, 1]cpu\", t: \"i64[40][1]cpu\", v: \"f32[40][1]cpu\"):\n"
           "    u = torch.ops.aten.expand.default(t, [5, 40])\n"
           "    w = torch.ops.aten.expand.default(v, [5, 40])\n"
           "    b = torch.ops.aten.view.default(a, [450])\n"
           "    f = torch.ops.aten.%s\n"
           "    g = torch.ops.aten.mul.Tensor(f, 2)\n"
           "    return (g,)\n",
           call);
  fused f = fuse_text(text, NULL);
  aot_tensor *t = f.inputs[1].as.tensor, *in[3], *out[1] = {NULL};
  for (int64_t i = 0; i < 40; i++) ((int64_t *)t->storage->data)[i] = i == 33 ? index : i % 5;
  for (int i = 0; i < 3; i++) must(aot_tensor_to(f.inputs[i].as.tensor, device, &in[i]), "input");
  aot_executable *exe = everywhere_compiled(&f, device, 1);
  aot_status status = aot_executable_forward(exe, NULL, (aot_tensors){in, 3}, out, NULL);
  if (!status) fail_msg("%s at %lld is no error", call, (long long)index);
  snprintf(want, sizeof want, "index %lld is", (long long)index);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  const char *node = aot_status_node(status);
  if (!strstr(aot_status_message(status), want) || !node || strncmp(call, node, strlen(node)) != 0)
    fail_msg("%s: %s", call, aot_status_text(status));
  aot_status_free(status);
  for (int i = 0; i < 3; i++) aot_tensor_release(in[i]);
  aot_executable_release(exe);
  fused_free(&f);
}

static void indices_outside_are_errors(void **state) {
  (void)state;
  static const struct {
    const char *call;
    int64_t outside[2];
  } cases[] = {{"gather.default(a, 1, u)", {90, -1}},
               {"index_select.default(a, 1, t)", {90, -1}},
               {"embedding.default(a, t)", {5, -1}},
               {"take.default(a, t)", {450, -451}},
               {"index.Tensor(a, [None, t])", {90, -91}},
               {"index_put.default(a, [None, t], w)", {90, -91}},
               {"index_put.default(a, [None, t], w, True)", {90, -91}},
               {"index_copy.default(b, 0, t, v)", {450, -1}},
               {"index_fill.int_Scalar(a, 1, t, 1)", {90, -91}},
               {"index_add.default(b, 0, t, v)", {450, -1}},
               {"put.default(a, t, v)", {450, -451}},
               {"scatter.src(a, 1, u, w)", {90, -1}},
               {"scatter.value(a, 1, u, 3)", {90, -1}},
               {"scatter.src(a, 0, u, w)", {5, -1}},
               {"scatter_add.default(a, 1, u, w)", {90, -1}},
               {"scatter_reduce.two(a, 1, u, w, 'amax')", {90, -1}}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    for (size_t k = 0; k < 2; k++) { // each index on one target, in turns
      aot_device device = {(i + k) % 2 ? AOT_CUDA : AOT_CPU, 0};
      if (device.type == AOT_CPU || everywhere_has_device()) expect_outside(cases[i].call, cases[i].outside[k], device);
    }
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
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sums_by_row),           cmocka_unit_test(many_rows),
      cmocka_unit_test(bags_of_indices),       cmocka_unit_test(sums_at_places),
      cmocka_unit_test(the_last_writer_stays), cmocka_unit_test(indices_outside_are_errors),
      cmocka_unit_test(positions_under_a_mask)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
