// Flags of AOTAutograd by its names: what each does. And bug reports by their numbers that belong to them.
#include "twin.h"
#include "world.h"

#include <aot/aot.h>
#include <dirent.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>

#define EXPECT(t, ...) TWIN_EXPECT(w.s, (t), __VA_ARGS__)

static void same_text(const aot_graph *g, const char *want) {
  aoti_text got = {0};
  assert_null(aoti_graph_print(g, AOTI_ANNOTATE_NONE, &got));
  assert_string_equal(got.at, want);
  aoti_text_deinit(&got);
}

// ---- keep_inference_input_mutations: the texts are PyTorch's

static void count_and_scale(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_add_(s, in[1], aot_number(s, aot_int_scalar(1)));
  out[0] = aot_mul(s, in[0], in[1]);
}
static void two_writes(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_add_(s, aot_select_int(s, in[1], 0, aot_i(0)), aot_number(s, aot_int_scalar(1)));
  aot_mul_(s, in[0], aot_number(s, aot_int_scalar(2)));
  out[0] = aot_add(s, aot_sum(s, in[0]), in[1]);
}

static void a_kept_write_ends_the_forward(void **state) {
  (void)state;
  aot_function_options o = AOT_FUNCTION_OPTIONS_INIT;
  o.keep_inference_input_mutations = true;
  const float a[] = {1, 2, 3}, b[] = {0, 1, 2};
  world w = begin(count_and_scale, 2, 1, &o, NULL);
  for (int call = 0; call < 2; call++) {
    aot_tensor *in[] = {aot_requires_grad(w.s, twin_vector(w.s, 3, a)), twin_vector(w.s, 3, b)}, *out, *grad;
    aot_function_call(w.s, w.f, (aot_tensors){in, 2}, &out);
    aot_tensor *seed = aot_ones_like(w.s, in[0]);
    aot_grad(w.s, (aot_tensors){&out, 1}, (aot_tensors){in, 1}, &(aot_tensors){&seed, 1}, false, &grad);
    assert_null(aot_scope_error(w.s));
    EXPECT(out, 1, 4, 9);
    EXPECT(in[1], 1, 2, 3);
    EXPECT(grad, 1, 2, 3);
    assert_int_equal(in[1]->storage->version, 1);
  }
  same_text(aot_partitioned_forward(aot_function_partitioned(w.f, 0)),
            "def forward(self, primals_1, primals_2):\n"
            "    add = torch.ops.aten.add.Tensor(primals_2, 1)\n"
            "    mul = torch.ops.aten.mul.Tensor(primals_1, add)\n"
            "    copy_ = torch.ops.aten.copy_.default(primals_2, add)\n"
            "    return (mul, add)\n");
  end(&w);
}

static void kept_writes_of_an_inference_graph(void **state) {
  (void)state;
  aot_function_options o = AOT_FUNCTION_OPTIONS_INIT;
  o.keep_inference_input_mutations = true;
  const float a[] = {1, 2, 3}, b[] = {0, 1, 2, 3, 4, 5};
  world w = begin(two_writes, 2, 1, &o, NULL);
  aot_tensor *in[] = {twin_vector(w.s, 3, a),
                      twin_in(w.s, aot_tensor_new(w.s, AOT_F32, AOT_INTS(aot_i(2), aot_i(3)), b))},
             *out;
  aot_function_call(w.s, w.f, (aot_tensors){in, 2}, &out);
  assert_null(aot_scope_error(w.s));
  EXPECT(in[0], 2, 4, 6);
  EXPECT(in[1], 1, 2, 3, 3, 4, 5);
  EXPECT(out, 13, 14, 15, 15, 16, 17);
  same_text(aot_function_joint(w.f, 0),
            "def forward(self, arg0_1, arg1_1):\n"
            "    select = torch.ops.aten.select.int(arg1_1, 0, 0)\n"
            "    add = torch.ops.aten.add.Tensor(select, 1)\n"
            "    select_scatter = torch.ops.aten.select_scatter.default(arg1_1, add, 0, 0)\n"
            "    mul = torch.ops.aten.mul.Tensor(arg0_1, 2)\n"
            "    sum_1 = torch.ops.aten.sum.default(mul)\n"
            "    add_1 = torch.ops.aten.add.Tensor(sum_1, select_scatter)\n"
            "    copy_ = torch.ops.aten.copy_.default(arg0_1, mul)\n"
            "    copy__1 = torch.ops.aten.copy_.default(arg1_1, select_scatter)\n"
            "    return (add_1,)\n");
  end(&w);
}

// ---- donated_buffer, retain_graph, a second backward

static void exponential(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_exp(s, aot_sin(s, in[0]));
}
static aot_status backward_twice(bool donates, bool retain) {
  aot_function_options o = AOT_FUNCTION_OPTIONS_INIT;
  o.donated_buffer = donates;
  const float a[] = {0, 1};
  world w = begin(exponential, 1, 1, &o, NULL);
  aot_tensor *in = aot_requires_grad(w.s, twin_vector(w.s, 2, a)), *out, *grad;
  aot_function_call(w.s, w.f, (aot_tensors){&in, 1}, &out);
  aot_tensor *seed = aot_ones_like(w.s, in);
  for (int i = 0; i < 2; i++) {
    aot_grad(w.s, (aot_tensors){&out, 1}, (aot_tensors){&in, 1}, &(aot_tensors){&seed, 1}, retain, &grad);
    if (!aot_scope_error(w.s)) EXPECT(grad, 1, cos(1) * exp(sin(1)));
  }
  aot_status status = aot_scope_end(w.s);
  aot_function_destroy(w.f);
  aot_session_destroy(w.ses);
  return status;
}
static void expect_status(aot_status status, const char *text) {
  if (!status || !strstr(aot_status_message(status), text)) fail_msg("%s", status ? aot_status_text(status) : "none");
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  aot_status_free(status);
}
static void a_second_backward_needs_what_was_saved(void **state) {
  (void)state;
  assert_null(backward_twice(false, true));
  expect_status(backward_twice(false, false), "pass retain_graph to run it twice");
  expect_status(backward_twice(true, true), "donated buffers");
}

// ---- guess_tangent_strides_as_outputs

static void turned(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_t(s, aot_sin(s, in[0]));
}
static void tangents_are_laid_out_as_asked(void **state) {
  (void)state;
  for (int guess = 0; guess < 2; guess++) {
    aot_function_options o = AOT_FUNCTION_OPTIONS_INIT;
    o.guess_tangent_strides_as_outputs = guess;
    const float a[] = {0, 1, 2, 3, 4, 5}, rows[] = {1, 4, 2, 5, 3, 6};
    world w = begin(turned, 1, 1, &o, NULL);
    aot_tensor *in =
                   aot_requires_grad(w.s, twin_in(w.s, aot_tensor_new(w.s, AOT_F32, AOT_INTS(aot_i(2), aot_i(3)), a))),
               *out, *grad;
    aot_function_call(w.s, w.f, (aot_tensors){&in, 1}, &out);
    aot_tensor *seed =
        twin_in(w.s, aot_tensor_new(w.s, AOT_F32, AOT_INTS(aot_i(3), aot_i(2)), rows)); // in neither case another value
    aot_grad(w.s, (aot_tensors){&out, 1}, (aot_tensors){&in, 1}, &(aot_tensors){&seed, 1}, false, &grad);
    assert_null(aot_scope_error(w.s));
    EXPECT(grad, 1, 2 * cos(1), 3 * cos(2), 4 * cos(3), 5 * cos(4), 6 * cos(5));
    const aot_graph *bw = aot_partitioned_backward(aot_function_partitioned(w.f, 0));
    const aoti_node *tangent = &bw->nodes.at[aoti_graph_find(bw, "tangents_1", 10)];
    assert_int_equal(tangent->type.tensor.stride[0].value, guess ? 1 : 2);
    end(&w);
  }
}

// ---- memory budgets

static void chain(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  const double *budgets = user;
  aot_tensor *x = in[0];
  for (int i = 0; i < 4; i++) {
    if (budgets) aot_set_memory_budget(s, budgets[i]);
    x = aot_sin(s, aot_mm(s, x, in[1]));
  }
  if (budgets) aot_set_memory_budget(s, -1);
  out[0] = x;
}
static aot_status saved_bytes(double *budgets, const aot_partition_options *options, int64_t *out) {
  aot_session *ses;
  aot_graph *joint;
  aot_partitioned *p;
  assert_null(aot_session_create(NULL, &ses));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *in[] = {aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(8), aot_i(8)), NULL),
                      aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(8), aot_i(8)), NULL)};
  for (int i = 0; i < 2; i++) in[i] = aot_requires_grad(s, in[i]);
  assert_null(aot_trace_joint(ses, chain, budgets, (aot_tensors){in, 2}, 1, &joint));
  aot_status status = aot_min_cut_rematerialization_partition(joint, options, &p);
  if (!status) {
    *out = aot_partitioned_saved_bytes(p);
    aot_partitioned_destroy(p);
  }
  aot_graph_destroy(joint);
  assert_null(aot_scope_end(s));
  aot_session_destroy(ses);
  return status;
}
static void budgets_save_no_more_than_they_allow(void **state) {
  (void)state;
  aot_partition_options o = AOT_PARTITION_OPTIONS_INIT;
  int64_t all, half;
  assert_null(saved_bytes(NULL, &o, &all));
  o.activation_memory_budget = 0.5;
  for (int solver = 0; solver <= AOT_BUDGET_SOLVER_DYNAMIC_DP; solver++)
    for (int estimator = 0; estimator <= AOT_RUNTIME_ESTIMATOR_PROFILE; estimator++) {
      bool profile = estimator == AOT_RUNTIME_ESTIMATOR_PROFILE; // compiles every candidate, for the host
      if (profile && (solver || twin_elsewhere())) continue;
      o.activation_memory_budget_solver = (aot_budget_solver)solver;
      o.activation_memory_budget_runtime_estimator = (aot_runtime_estimator)estimator;
      assert_null(saved_bytes(NULL, &o, &half));
      if (half > all / 2 + 256) fail_msg("solver %d saves %lld of %lld", solver, (long long)half, (long long)all);
    }
}
static void a_region_sets_the_budget_of_the_whole_function(void **state) {
  (void)state;
  aot_partition_options o = AOT_PARTITION_OPTIONS_INIT;
  double same[] = {0, 0, 0, 0}, two[] = {0.5, 0.5, 0.25, 0.25}, part[] = {-1, -1, 0, 0};
  int64_t none, bytes;
  o.activation_memory_budget = 0;
  assert_null(saved_bytes(NULL, &o, &none));
  o.activation_memory_budget = 1;
  assert_null(saved_bytes(same, &o, &bytes));
  assert_int_equal(bytes, none);
  expect_status(saved_bytes(two, &o, &bytes), "two memory budgets, 0.5 and 0.25");
  expect_status(saved_bytes(part, &o, &bytes), "a memory budget is set for a part of the function");
  o.activation_memory_budget_require_full_coverage = false;
  assert_null(saved_bytes(part, &o, &bytes));
  assert_int_equal(bytes, none);
}
static void budgets_are_drawn(void **state) {
  (void)state;
  char dir[] = "aot_paretoXXXXXX", path[200];
  assert_non_null(mkdtemp(dir));
  aot_partition_options o = AOT_PARTITION_OPTIONS_INIT;
  int64_t bytes;
  o.activation_memory_budget = 0.5;
  o.visualize_memory_budget_pareto = true;
  o.memory_budget_pareto_dir = dir;
  for (int i = 0; i < 2; i++) assert_null(saved_bytes(NULL, &o, &bytes));
  for (int i = 0; i < 2; i++) {
    char text[200000] = "";
    snprintf(path, sizeof path, "%s/memory_budget_pareto_%d.svg", dir, i);
    FILE *f = fopen(path, "r");
    assert_non_null(f);
    text[fread(text, 1, sizeof text - 1, f)] = 0;
    fclose(f);
    assert_ptr_equal(strstr(text, "<svg "), text);
    assert_non_null(strstr(text, "budget 0.0000: memory "));
    assert_non_null(strstr(text, "</svg>\n"));
    unlink(path);
  }
  assert_int_equal(rmdir(dir), 0); // nothing else was left
  o.memory_budget_pareto_dir = "/nonexistent/directory";
  aot_status status = saved_bytes(NULL, &o, &bytes);
  assert_int_equal(aot_status_code(status), AOT_ERROR_IO);
  aot_status_free(status);
}

// ---- 15: index_put adds into an expanded view

static void case_15_rows_of_an_expanded_target_are_apart(void **state) {
  (void)state;
  static const char text[] =
      "def forward(self, arg0_1: \"f64[4, 2][2, 1]cpu\", arg1_1: \"i64[2][1]cpu\"):\n"
      "    full: \"f64[4][1]cpu\" = torch.ops.aten.full.default([4], 0.0, dtype = torch.float64)\n"
      "    expand: \"f64[4, 4][0, 1]cpu\" = torch.ops.aten.expand.default(full, [4, 4])\n"
      "    index_put = torch.ops.aten.index_put.default(expand, [None, arg1_1], arg0_1, True)\n"
      "    return (index_put,)\n";
  const double values[] = {1, -1, 2, -2, 3, -3, 4, -4}; // rows that differ: rows in one memory would be the last one's
  const int64_t at[] = {0, 2};
  aot_session *ses;
  aot_graph *g;
  assert_null(aot_session_create(NULL, &ses));
  aot_scope *s = aot_scope_begin(ses);
  assert_null(aot_graph_parse(ses, text, strlen(text), "15", &g));
  assert_null(aoti_graph_infer(ses, g));
  aot_tensor *in[] = {aot_tensor_new(s, AOT_F64, AOT_INTS(aot_i(4), aot_i(2)), values),
                      aot_tensor_new(s, AOT_I64, AOT_INTS(aot_i(2)), at)},
             *out;
  aot_graph_run(s, g, (aot_tensors){in, 2}, &out, 1);
  assert_null(aot_scope_error(s));
  const double want[] = {1, 0, -1, 0, 2, 0, -2, 0, 3, 0, -3, 0, 4, 0, -4, 0};
  twin_expect(s, out, want, 16);
  aot_executable *exe;
  assert_null(aoti_compile_pair(ses, g, NULL, 1, NULL, twin_device(), &exe));
  for (int i = 0; i < 2; i++) in[i] = twin_in(s, in[i]);
  assert_null(aot_executable_forward(exe, NULL, (aot_tensors){in, 2}, &out, NULL));
  twin_expect(s, out, want, 16);
  aot_tensor_release(out);
  aot_executable_release(exe);
  aot_graph_destroy(g);
  assert_null(aot_scope_end(s));
  aot_session_destroy(ses);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_kept_write_ends_the_forward),
                                     cmocka_unit_test(kept_writes_of_an_inference_graph),
                                     cmocka_unit_test(a_second_backward_needs_what_was_saved),
                                     cmocka_unit_test(tangents_are_laid_out_as_asked),
                                     cmocka_unit_test(budgets_save_no_more_than_they_allow),
                                     cmocka_unit_test(a_region_sets_the_budget_of_the_whole_function),
                                     cmocka_unit_test(budgets_are_drawn),
                                     cmocka_unit_test(case_15_rows_of_an_expanded_target_are_apart)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
