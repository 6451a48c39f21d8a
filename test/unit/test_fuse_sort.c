// Order along a dimension: by counting where it is short, by merging where it is long, and the same results as the
// reference either way, with ties, NaN and every dtype; and what looks things up in an order.
#include "driver.h"
#include "fuse_test.h"

static size_t calls(const fused *f) {
  size_t n = 0;
  for (size_t i = 0; i < f->plan->steps.n; i++) n += f->plan->steps.at[i].kind == AOTI_STEP_CALL;
  return n;
}

static void same(const char *text, size_t host_calls) {
  fused f = fuse_text(text, NULL);
  assert_int_equal(calls(&f), host_calls);
  aot_executable *exe = fused_compile(&f);
  expect_same(&f, exe, 0);
  aot_executable_release(exe);
  fused_free(&f);
}

// log of negative numbers: NaN; floor: many equal elements.
#define HEAD                                          \
  "def forward(self, a: \"f32[3, 17][17, 1]cpu\"):\n" \
  "    s = torch.ops.aten.mul.Scalar(a, 3.0)\n"       \
  "    t = torch.ops.aten.floor.default(s)\n"         \
  "    x = torch.ops.aten.log.default(t)\n"

static void ties_keep_their_order_and_nan_is_largest(void **state) {
  (void)state;
  same(HEAD "    p = torch.ops.aten.sort.default(x, -1, False)\n"
            "    q = torch.ops.aten.sort.stable(x, stable = True, dim = 0, descending = True)\n"
            "    p0 = p[0]\n"
            "    p1 = p[1]\n"
            "    q0 = q[0]\n"
            "    q1 = q[1]\n"
            "    return (p0, p1, q0, q1)\n",
       0);
}

static void the_first_of_an_order_and_the_middle(void **state) {
  (void)state;
  same(HEAD "    p = torch.ops.aten.topk.default(x, 5, 1)\n"
            "    q = torch.ops.aten.topk.default(t, 2, 0, False)\n"
            "    k = torch.ops.aten.kthvalue.default(x, 4, 1, True)\n"
            "    m = torch.ops.aten.median.dim(t, 1)\n"
            "    n = torch.ops.aten.nanmedian.dim(x, 1)\n"
            "    o = torch.ops.aten.median.default(x)\n"
            "    r = torch.ops.aten.mode.default(t, 1)\n"
            "    p0 = p[0]\n"
            "    p1 = p[1]\n"
            "    q0 = q[0]\n"
            "    q1 = q[1]\n"
            "    k0 = k[0]\n"
            "    k1 = k[1]\n"
            "    m0 = m[0]\n"
            "    m1 = m[1]\n"
            "    n0 = n[0]\n"
            "    n1 = n[1]\n"
            "    r0 = r[0]\n"
            "    r1 = r[1]\n"
            "    return (p0, p1, q0, q1, k0, k1, m0, m1, n0, n1, o, r0, r1)\n",
       0);
}

static void integers_truth_values_and_halves_are_ordered(void **state) {
  (void)state;
  same("def forward(self, a: \"i64[2, 9][9, 1]cpu\", b: \"b8[11][1]cpu\", c: \"bf16[13][1]cpu\", d: \"f64[][]cpu\"):\n"
       "    p = torch.ops.aten.sort.default(a, 1, True)\n"
       "    q = torch.ops.aten.sort.default(b, 0)\n"
       "    r = torch.ops.aten.sort.default(c, 0)\n"
       "    s = torch.ops.aten.sort.default(d, -1)\n"
       "    p0 = p[0]\n"
       "    p1 = p[1]\n"
       "    q0 = q[0]\n"
       "    q1 = q[1]\n"
       "    r0 = r[0]\n"
       "    r1 = r[1]\n"
       "    s0 = s[0]\n"
       "    s1 = s[1]\n"
       "    return (p0, p1, q0, q1, r0, r1, s0, s1)\n",
       0);
}

// Chunks are merged: equal elements keep their order through every merge, whatever the last chunk holds.
static void a_long_dimension_is_merged(void **state) {
  (void)state;
  same("def forward(self, a: \"f32[2, 1090][1090, 1]cpu\", b: \"i64[1025, 2][2, 1]cpu\", c: \"bf16[1088][1]cpu\"):\n"
       "    s = torch.ops.aten.mul.Scalar(a, 3.0)\n"
       "    t = torch.ops.aten.floor.default(s)\n"
       "    x = torch.ops.aten.log.default(t)\n"
       "    q = torch.ops.aten.sort.stable(x, stable = True, dim = 1, descending = True)\n"
       "    r = torch.ops.aten.sort.stable(b, stable = True, dim = 0, descending = True)\n"
       "    u = torch.ops.aten.sort.default(c)\n"
       "    q0 = q[0]\n"
       "    q1 = q[1]\n"
       "    r0 = r[0]\n"
       "    r1 = r[1]\n"
       "    u0 = u[0]\n"
       "    u1 = u[1]\n"
       "    return (q0, q1, r0, r1, u0, u1)\n",
       0);
}

static void places_in_the_order_of_a_long_dimension(void **state) {
  (void)state;
  same("def forward(self, a: \"f32[2, 1100][1100, 1]cpu\"):\n"
       "    s = torch.ops.aten.mul.Scalar(a, 3.0)\n"
       "    t = torch.ops.aten.floor.default(s)\n"
       "    x = torch.ops.aten.log.default(t)\n"
       "    p = torch.ops.aten.topk.default(a, 7, 1)\n"
       "    k = torch.ops.aten.kthvalue.default(x, 200, 1, True)\n"
       "    m = torch.ops.aten.median.dim(x, 1)\n"
       "    n = torch.ops.aten.nanmedian.dim(x, 1)\n"
       "    r = torch.ops.aten.mode.default(x, 1)\n"
       "    p0 = p[0]\n"
       "    p1 = p[1]\n"
       "    k0 = k[0]\n"
       "    k1 = k[1]\n"
       "    m0 = m[0]\n"
       "    m1 = m[1]\n"
       "    n0 = n[0]\n"
       "    n1 = n[1]\n"
       "    r0 = r[0]\n"
       "    r1 = r[1]\n"
       "    return (p0, p1, k0, k1, m0, m1, n0, n1, r0, r1)\n",
       0);
}

static void places_in_sorted_sequences(void **state) {
  (void)state;
  same("def forward(self, a: \"f32[3, 37][37, 1]cpu\", b: \"f32[3, 5][5, 1]cpu\", i: \"i64[50][1]cpu\", j: "
       "\"i64[140][1]cpu\", "
       "e: \"f32[0][1]cpu\"):\n"
       "    s = torch.ops.aten.sort.default(a, 1)\n"
       "    v = s[0]\n"
       "    w = s[1]\n"
       "    p = torch.ops.aten.searchsorted.Tensor(v, b)\n"
       "    q = torch.ops.aten.searchsorted.Tensor(v, a, right = True, out_int32 = True)\n"
       "    r = torch.ops.aten.searchsorted.Tensor(a, b, sorter = w)\n"
       "    row = torch.ops.aten.select.int(v, 0, 1)\n"
       "    t = torch.ops.aten.bucketize.Tensor(b, row)\n"
       "    u = torch.ops.aten.bucketize.Tensor(a, row, right = True)\n"
       "    x = torch.ops.aten.bucketize.Scalar(0.25, row)\n"
       "    y = torch.ops.aten.searchsorted.Tensor(e, row)\n"
       "    f = torch.ops.aten.isin.Tensor_Tensor(i, j)\n"
       "    k = torch.ops.aten.mul.Scalar(j, 3)\n"
       "    g = torch.ops.aten.isin.Tensor_Tensor(i, k, invert = True)\n"
       "    h = torch.ops.aten.isin.Tensor_Scalar(i, 2)\n"
       "    l = torch.ops.aten.isin.Tensor_Tensor(a, b)\n"
       "    return (p, q, r, t, u, x, y, f, g, h, l)\n",
       0);
}

static void extrema_so_far_say_where_they_stand(void **state) {
  (void)state;
  same(HEAD "    p = torch.ops.aten.cummax.default(x, 1)\n"
            "    q = torch.ops.aten.cummin.default(t, 0)\n"
            "    p0 = p[0]\n"
            "    p1 = p[1]\n"
            "    q0 = q[0]\n"
            "    q1 = q[1]\n"
            "    return (p0, p1, q0, q1)\n",
       0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(ties_keep_their_order_and_nan_is_largest),
                                     cmocka_unit_test(the_first_of_an_order_and_the_middle),
                                     cmocka_unit_test(integers_truth_values_and_halves_are_ordered),
                                     cmocka_unit_test(a_long_dimension_is_merged),
                                     cmocka_unit_test(places_in_the_order_of_a_long_dimension),
                                     cmocka_unit_test(places_in_sorted_sequences),
                                     cmocka_unit_test(extrema_so_far_say_where_they_stand)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
