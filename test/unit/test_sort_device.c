// Orders that are merged, and what looks things up in an order, on every target: the same numbers.
#include "everywhere.h"

static void orders_that_are_merged(void **state) {
  (void)state;
  everywhere_expect("def forward(self, a: \"f32[1, 1090][1090, 1]cpu\", b: \"i64[70, 2][2, 1]cpu\"):\n"
                    "    s = torch.ops.aten.mul.Scalar(a, 3.0)\n"
                    "    t = torch.ops.aten.floor.default(s)\n"
                    "    x = torch.ops.aten.log.default(t)\n"
                    "    p = torch.ops.aten.sort.stable(x, stable = True, dim = 1, descending = True)\n"
                    "    q = torch.ops.aten.topk.default(a, 9, 1)\n"
                    "    v = p[0]\n"
                    "    i = p[1]\n"
                    "    w = q[0]\n"
                    "    j = q[1]\n"
                    "    return (v, i, w, j)\n",
                    (everywhere){0});
}

static void places_in_an_order(void **state) {
  (void)state;
  everywhere_expect("def forward(self, a: \"f32[3, 37][37, 1]cpu\", b: \"f32[3, 5][5, 1]cpu\", i: \"i64[50][1]cpu\", "
                    "j: \"i64[140][1]cpu\"):\n"
                    "    s = torch.ops.aten.sort.default(a, 1)\n"
                    "    v = s[0]\n"
                    "    w = s[1]\n"
                    "    p = torch.ops.aten.searchsorted.Tensor(v, b)\n"
                    "    r = torch.ops.aten.searchsorted.Tensor(a, b, sorter = w, right = True)\n"
                    "    row = torch.ops.aten.select.int(v, 0, 1)\n"
                    "    t = torch.ops.aten.bucketize.Tensor(b, row, out_int32 = True)\n"
                    "    k = torch.ops.aten.mul.Scalar(j, 3)\n"
                    "    f = torch.ops.aten.isin.Tensor_Tensor(i, k)\n"
                    "    return (p, r, t, f)\n",
                    (everywhere){0});
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(orders_that_are_merged), cmocka_unit_test(places_in_an_order)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
