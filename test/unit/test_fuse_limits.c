// What one kernel may hold: large graphs become several kernels, each of a size that compiles in a time of its own.
#include "fuse_test.h"

enum { N = 8 };

static size_t kernels_of(const fused *f) {
  size_t n = 0;
  for (size_t i = 0; i < f->plan->steps.n; i++) n += f->plan->steps.at[i].kind == AOTI_STEP_KERNEL;
  return n;
}

/* Every kernel within the parameters of PTX, and its statements within what a kernel holds: a weighted statement takes
 * a constant or an index beside it at most. */
static void expect_small(const fused *f) {
  for (size_t i = 0; i < f->module.kernels.n; i++) {
    const aoti_kernel *k = f->module.kernels.at[i];
    assert_true(8 * (k->buffers.n + k->sizes.n + k->scalars.n + 1) <= 4352);
    assert_true(k->nodes.n <= 3 * AOTI_KERNEL_WORK);
  }
}

static void inputs(aoti_text *t, int n) {
  aoti_text_add(t, "def forward(self");
  for (int i = 0; i < n; i++) aoti_text_add(t, ", x%d: \"f32[%d]\"", i, N);
  aoti_text_add(t, "):\n");
}

static void expect_kernels(aoti_text *t, size_t kernels, bool run) {
  fused f = fuse_text(t->at, NULL);
  expect_small(&f);
  assert_int_equal(kernels_of(&f), kernels);
  if (run) expect_reference(&f, 1e-5);
  fused_free(&f);
  aoti_text_deinit(t);
}

/* v <- v * x + x: stored after every 256 of these (512 statements), and two such stretches share a kernel. */
static void a_long_chain_is_cut_by_its_work(void **state) {
  (void)state;
  aoti_text t = {0};
  inputs(&t, 2);
  aoti_text_add(&t, "    v0 = torch.ops.aten.add.Tensor(x0, x1)\n");
  for (int i = 1; i < 2500; i++)
    aoti_text_add(&t, "    m%d = torch.ops.aten.mul.Tensor(v%d, x1)\n    v%d = torch.ops.aten.add.Tensor(m%d, x0)\n", i,
                  i - 1, i, i);
  aoti_text_add(&t, "    return (v2499,)\n");
  expect_kernels(&t, 5, false);
}

/* A function call counts for 16: 32 of them and a load are more than 512, so every 32nd is stored; two such stretches
 * and a load are more than 1024, but the last 20 fit in with the stretch before them. */
static void function_calls_weigh_more(void **state) {
  (void)state;
  aoti_text t = {0};
  inputs(&t, 1);
  aoti_text_add(&t, "    v0 = torch.ops.aten.sin.default(x0)\n");
  for (int i = 1; i < 500; i++) aoti_text_add(&t, "    v%d = torch.ops.aten.sin.default(v%d)\n", i, i - 1);
  aoti_text_add(&t, "    return (v499,)\n");
  expect_kernels(&t, 15, false);
}

static void a_sum_of_many_inputs_fits_the_parameters(void **state) {
  (void)state;
  aoti_text t = {0};
  inputs(&t, 700);
  aoti_text_add(&t, "    v0 = torch.ops.aten.add.Tensor(x0, x1)\n");
  for (int i = 2; i < 700; i++) aoti_text_add(&t, "    v%d = torch.ops.aten.add.Tensor(v%d, x%d)\n", i - 1, i - 2, i);
  aoti_text_add(&t, "    return (v698,)\n");
  expect_kernels(&t, 3, true);
}

/* Joined in runs of 32: 3000 are 94 runs, those 3, those 1. */
static void many_pieces_are_joined_in_runs(void **state) {
  (void)state;
  static const struct {
    int pieces;
    size_t kernels;
  } cases[] = {{32, 1}, {70, 3 + 1}, {3000, 94 + 3 + 1}};
  for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
    aoti_text t = {0};
    inputs(&t, cases[c].pieces);
    aoti_text_add(&t, "    cat = torch.ops.aten.cat.default([x0");
    for (int i = 1; i < cases[c].pieces; i++) aoti_text_add(&t, ", x%d", i);
    aoti_text_add(&t, "])\n    return (cat,)\n");
    expect_kernels(&t, cases[c].kernels, cases[c].pieces < 100);
  }
}

/* 64 outputs each; they share what they read. */
static void hundreds_of_outputs_are_a_few_kernels(void **state) {
  (void)state;
  aoti_text t = {0};
  inputs(&t, 1);
  for (int i = 0; i < 400; i++) aoti_text_add(&t, "    v%d = torch.ops.aten.mul.Scalar(x0, %d.5)\n", i, i);
  aoti_text_add(&t, "    return (v0");
  for (int i = 1; i < 400; i++) aoti_text_add(&t, ", v%d", i);
  aoti_text_add(&t, ")\n");
  expect_kernels(&t, 7, true);
}

/* y[i] - y[i + 1], again and again: after k steps an element is reached in 2^k ways. With the negation and the load, k
 * steps are 3 * 2^k - 1 statements, more than 512 at the 8th, which is stored; from memory 2 * 2^k - 1, stored at the
 * 9th: 8, 17, 26, 35, 40. */
static void a_stencil_of_stencils_does_not_explode(void **state) {
  (void)state;
  aoti_text t = {0};
  aoti_text_add(&t, "def forward(self, x: \"f32[64]\"):\n    v0 = torch.ops.aten.neg.default(x)\n");
  for (int i = 1; i <= 40; i++)
    aoti_text_add(&t,
                  "    a%d = torch.ops.aten.slice.Tensor(v%d, 0, 0, %d)\n"
                  "    b%d = torch.ops.aten.slice.Tensor(v%d, 0, 1, %d)\n"
                  "    v%d = torch.ops.aten.sub.Tensor(a%d, b%d)\n",
                  i, i - 1, 64 - i, i, i - 1, 65 - i, i, i, i);
  aoti_text_add(&t, "    return (v40,)\n");
  expect_kernels(&t, 5, false);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_long_chain_is_cut_by_its_work),
      cmocka_unit_test(function_calls_weigh_more),
      cmocka_unit_test(a_sum_of_many_inputs_fits_the_parameters),
      cmocka_unit_test(many_pieces_are_joined_in_runs),
      cmocka_unit_test(hundreds_of_outputs_are_a_few_kernels),
      cmocka_unit_test(a_stencil_of_stencils_does_not_explode),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
