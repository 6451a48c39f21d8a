// Symbolic sizes: one plan and one set of kernels for every size.
#include "fuse_test.h"

/* A graph with types on every node, run at n for each symbol. */
static void expect_at_sizes(const char *text, size_t kernels, size_t gemms, double tolerance) {
  aoti_fuse_options options = {.extern_gemm = true};
  fused f = {0};
  must(aot_session_create(NULL, &f.session), text);
  f.scope = aot_scope_begin(f.session);
  must(aoti_graph_parse(text, strlen(text), "test", f.session->registry, NULL, &f.graph), text);
  aoti_arena_init(&f.arena, NULL);
  aoti_loop_module_init(&f.module, &f.arena);
  must(aoti_lower_and_plan(f.graph, &f.arena, &options, "test", &f.module, &f.plan), text);
  size_t k = 0, g = 0;
  for (size_t i = 0; i < f.plan->steps.n; i++) *(f.plan->steps.at[i].kind == AOTI_STEP_KERNEL ? &k : &g) += 1;
  if (k != kernels || g != gemms || getenv("AOT_TEST_PRINT")) print_all(&f);
  assert_int_equal(k, kernels);
  assert_int_equal(g, gemms);
  aot_executable *exe = fused_compile(&f);
  static const int64_t sizes[] = {2, 7, 64};
  for (size_t t = 0; t < 3; t++) {
    int64_t symbols[8];
    for (size_t i = 0; i < 8; i++) symbols[i] = sizes[t] + (int64_t)i;
    f.n_inputs = 0;
    test_seed = t;
    for (uint32_t id = 0; id < f.graph->nodes.n; id++) {
      const aoti_node *n = aoti_graph_node(f.graph, id);
      int64_t size[AOT_MAX_DIMS];
      aot_tensor *x;
      if (n->kind != AOTI_PLACEHOLDER) continue;
      for (int d = 0; d < n->type.tensor.ndim; d++)
        must(aoti_int_eval(f.graph->syms, n->type.tensor.size[d], symbols, &size[d]), text);
      must(aoti_tensor_new(n->type.tensor.dtype, n->type.tensor.ndim, size, &x), text);
      fill(aoti_scope_own(f.scope, x));
      f.inputs[f.n_inputs++] = aoti_v_tensor(x);
    }
    expect_same(&f, exe, tolerance);
  }
  aot_executable_release(exe);
  fused_free(&f);
}

static void a_batch_of_any_size(void **state) {
  (void)state;
  expect_at_sizes(
      "def forward(self, x: \"f32[s0, 8][8, 1]cpu\", w: \"f32[6, 8][8, 1]cpu\", b: \"f32[6][1]cpu\", v: \"f32[4, 6][6, "
      "1]cpu\"):\n"
      "    t: \"f32[8, 6][1, 8]cpu\" = torch.ops.aten.t.default(w)\n"
      "    addmm: \"f32[s0, 6][6, 1]cpu\" = torch.ops.aten.addmm.default(b, x, t)\n"
      "    relu: \"f32[s0, 6][6, 1]cpu\" = torch.ops.aten.relu.default(addmm)\n"
      "    t_1: \"f32[6, 4][1, 6]cpu\" = torch.ops.aten.t.default(v)\n"
      "    mm: \"f32[s0, 4][4, 1]cpu\" = torch.ops.aten.mm.default(relu, t_1)\n"
      "    _log_softmax: \"f32[s0, 4][4, 1]cpu\" = torch.ops.aten._log_softmax.default(mm, 1, False)\n"
      "    sum_1: \"f32[1, 4][4, 1]cpu\" = torch.ops.aten.sum.dim_IntList(_log_softmax, [0], True)\n"
      "    mean: \"f32[][]cpu\" = torch.ops.aten.mean.default(mm)\n"
      "    return (sum_1, mean)\n",
      4, 2, 1e-5);
}

static void sizes_that_are_products_and_sums(void **state) {
  (void)state;
  expect_at_sizes("def forward(self, x: \"f32[s0, s1, 4][4*s1, 4, 1]cpu\", y: \"f32[s0, s1, 4][4*s1, 4, 1]cpu\"):\n"
                  "    sin: \"f32[s0, s1, 4][4*s1, 4, 1]cpu\" = torch.ops.aten.sin.default(x)\n"
                  "    sym_size_int: \"Sym(s0)\" = torch.ops.aten.sym_size.int(x, 0)\n"
                  "    sym_size_int_1: \"Sym(s1)\" = torch.ops.aten.sym_size.int(x, 1)\n"
                  "    mul: \"Sym(s0*s1)\" = sym_size_int * sym_size_int_1\n"
                  "    view: \"f32[s0*s1, 4][4, 1]cpu\" = torch.ops.aten.view.default(sin, [mul, 4])\n"
                  "    sum_1: \"f32[1, 4][4, 1]cpu\" = torch.ops.aten.sum.dim_IntList(view, [0], True)\n"
                  "    cat: \"f32[s0, 2*s1, 4][8*s1, 4, 1]cpu\" = torch.ops.aten.cat.default([sin, y], 1)\n"
                  "    div: \"f32[s0, 2*s1, 4][8*s1, 4, 1]cpu\" = torch.ops.aten.div.Tensor(cat, sym_size_int)\n"
                  "    return (sum_1, div, mul)\n",
                  2, 0, 1e-4);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_batch_of_any_size),
      cmocka_unit_test(sizes_that_are_products_and_sums),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
