// The flags of torch._functorch.config by name: every one of them is known, has PyTorch's default, takes what it can
// mean here and refuses the rest. What each does is in test_aot_flags.c, test_partition.c and below.
#include "twin.h"
#include "world.h"

#include <aot/aot.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

static int number_of(const char *name) {
  for (int i = 0; aot_flag_name((size_t)i); i++)
    if (!strcmp(aot_flag_name((size_t)i), name)) return i;
  return -1;
}

static void expect_failure(aot_status status, aot_code code, const char *text) {
  if (!status || !strstr(aot_status_message(status), text)) fail_msg("%s", status ? aot_status_text(status) : "none");
  assert_int_equal(aot_status_code(status), code);
  aot_status_free(status);
}

// Copied byte for byte, so that the bytes between fields are the same too.
static const aot_function_options f0 = AOT_FUNCTION_OPTIONS_INIT;
static const aot_partition_options p0 = AOT_PARTITION_OPTIONS_INIT;
static bool same_options(const aot_function_options *f, const aot_partition_options *p) {
  return !memcmp(f, &f0, sizeof f0) && !memcmp(p, &p0, sizeof p0);
}

static void defaults_are_the_options_defaults(void **state) {
  (void)state;
  aot_function_options f;
  aot_partition_options p;
  memcpy(&f, &f0, sizeof f);
  memcpy(&p, &p0, sizeof p);
  for (size_t i = 0; aot_flag_name(i); i++) {
    aot_status status = aot_flag_set(&f, &p, aot_flag_name(i), aot_flag_default(i));
    if (status) fail_msg("%s", aot_status_text(status));
    if (!same_options(&f, &p)) fail_msg("%s=%s is not the default", aot_flag_name(i), aot_flag_default(i));
    assert_true(strlen(aot_flag_summary(i)) > 5);
  }
}

// config.txt is what the pinned PyTorch says of itself.
static void defaults_are_pytorchs(void **state) {
  (void)state;
  FILE *file = fopen(AOT_TEST_PARITY_DIR "/config.txt", "r");
  char line[256], name[100], value[100];
  int n = 0;
  assert_non_null(file);
  while (fgets(line, sizeof line, file)) {
    if (line[0] == '#' || sscanf(line, "%99s %99s", name, value) != 2) continue;
    char *text = value + (value[0] == '\'');
    text[strcspn(text, "'")] = '\0';
    int i = number_of(name);
    if (i < 0) fail_msg("there is no flag %s", name);
    if (strcmp(aot_flag_default((size_t)i), text) && strcmp(name, "donated_buffer")) // whose summary says so
      fail_msg("%s is %s in PyTorch, %s here", name, text, aot_flag_default((size_t)i));
    n++;
  }
  fclose(file);
  assert_true(n >= 27);
}

// Those of PyTorch's that config.txt does not list.
static void all_names_are_known(void **state) {
  (void)state;
  static const char *const names[] = {"debug_partitioner",
                                      "debug_assert",
                                      "force_non_lazy_backward_lowering",
                                      "custom_op_default_layout_constraint",
                                      "enable_autograd_cache",
                                      "strict_autograd_cache",
                                      "visualize_memory_budget_pareto",
                                      "memory_budget_pareto_dir",
                                      "keep_inference_input_mutations",
                                      "mem_guard"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (number_of(names[i]) < 0) fail_msg("there is no flag %s", names[i]);
}

static void what_a_flag_cannot_be_is_refused(void **state) {
  (void)state;
  aot_function_options f;
  aot_partition_options p;
  memcpy(&f, &f0, sizeof f);
  memcpy(&p, &p0, sizeof p);
  static const struct {
    const char *name, *value;
    aot_code code;
    const char *text;
  } of[] = {
      {"csee", "True", AOT_ERROR_INVALID, "there is no flag csee"},
      {"cse", "maybe", AOT_ERROR_INVALID, "flag cse is True or False, not maybe"},
      {"cse", "", AOT_ERROR_INVALID, "True or False"},
      {"max_dist_from_bw", "12x", AOT_ERROR_INVALID, "a number, not 12x"},
      {"max_dist_from_bw", "-1", AOT_ERROR_INVALID, "a number"},
      {"max_dist_from_bw", "99999999999", AOT_ERROR_INVALID, "a number"},
      {"activation_memory_budget", "half", AOT_ERROR_INVALID, "a number, not half"},
      {"activation_memory_budget_solver", "magic", AOT_ERROR_INVALID, "dp, greedy, ilp"},
      {"activation_memory_budget_runtime_estimator", "magic", AOT_ERROR_INVALID, "flops, testing or profile"},
      {"strict_autograd_cache", "True", AOT_ERROR_UNSUPPORTED,
       "strict_autograd_cache is False here, not True: no graph"},
      {"unsafe_allow_optimization_of_collectives", "1", AOT_ERROR_UNSUPPORTED, "collectives are never merged"},
      {"unlift_effect_tokens", "true", AOT_ERROR_UNSUPPORTED, "no effect tokens"},
      {"saved_tensors_hooks_filtering_mode", "all", AOT_ERROR_UNSUPPORTED, "no hooks on saved tensors"},
      {"backward_pass_autocast", "[{'device_type': 'cuda'}]", AOT_ERROR_UNSUPPORTED, "no autocast"},
      {"custom_op_default_layout_constraint", "flexible", AOT_ERROR_UNSUPPORTED, "strides"},
  };
  for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
    expect_failure(aot_flag_set(&f, &p, of[i].name, of[i].value), of[i].code, of[i].text);
    assert_true(same_options(&f, &p));
  }
  expect_failure(aot_flag_set(&f, NULL, "cse", "True"), AOT_ERROR_INVALID, "one of aot_partition_options");
  expect_failure(aot_flag_set(NULL, &p, "debug_assert", "True"), AOT_ERROR_INVALID, "one of aot_function_options");
  f.struct_size = offsetof(aot_function_options, functionalize_rng_ops); // of a program built against an older header
  expect_failure(aot_flag_set(&f, NULL, "debug_assert", "True"), AOT_ERROR_INVALID,
                 "a version that has no debug_assert");
}

// Each is a value that the summary says is no different.
static void what_is_the_same_is_taken(void **state) {
  (void)state;
  aot_function_options f;
  aot_partition_options p;
  memcpy(&f, &f0, sizeof f);
  memcpy(&p, &p0, sizeof p);
  static const struct {
    const char *name, *value;
  } of[] = {
      {"backward_pass_autocast", "off"},
      {"force_non_lazy_backward_lowering", "1"},
      {"custom_op_default_layout_constraint", "flexible_layout"},
      {"custom_op_default_layout_constraint", "needs_fixed_stride_order"},
      {"enable_autograd_cache", "False"},
      {"unsafe_allow_optimization_of_collectives", "0"},
  };
  for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
    aot_status status = aot_flag_set(&f, &p, of[i].name, of[i].value);
    if (status) fail_msg("%s", aot_status_text(status));
    assert_true(same_options(&f, &p));
  }
}

static void a_flag_is_the_field_of_its_name(void **state) {
  (void)state;
  aot_function_options f;
  aot_partition_options p;
  memcpy(&f, &f0, sizeof f);
  memcpy(&p, &p0, sizeof p);
  static const char *const set[][2] = {{"recompute_views", "True"},
                                       {"max_dist_from_bw", "7"},
                                       {"activation_memory_budget", "0.25"},
                                       {"activation_memory_budget_solver", "greedy"},
                                       {"activation_memory_budget_runtime_estimator", "testing"},
                                       {"memory_budget_pareto_dir", "/tmp"},
                                       {"mem_guard", "false"},
                                       {"donated_buffer", "1"},
                                       {"guess_tangent_strides_as_outputs", "0"}};
  for (size_t i = 0; i < sizeof set / sizeof *set; i++) assert_null(aot_flag_set(&f, &p, set[i][0], set[i][1]));
  assert_true(p.recompute_views && p.max_dist_from_bw == 7 && p.activation_memory_budget == 0.25);
  assert_int_equal(p.activation_memory_budget_solver, AOT_BUDGET_SOLVER_GREEDY);
  assert_int_equal(p.activation_memory_budget_runtime_estimator, AOT_RUNTIME_ESTIMATOR_TESTING);
  assert_string_equal(p.memory_budget_pareto_dir, "/tmp");
  assert_true(!p.mem_guard && f.donated_buffer && !f.guess_tangent_strides_as_outputs);
}

// ---- what some of them do

typedef struct lines {
  char text[4000];
} lines;
static void keep_lines(void *user, aot_log_level level, const char *topic, const char *text) {
  lines *l = user;
  (void)level;
  if (strcmp(topic, "partition")) return;
  size_t n = strlen(l->text);
  snprintf(l->text + n, sizeof l->text - n, "%s\n", text);
}

static aot_tensor *matrix(aot_scope *s, int64_t rows, int64_t columns) {
  aot_tensor *t = aot_arange_default(s, aot_int_scalar(rows * columns), AOT_F32, NULL);
  return aot_view(s, twin_in(s, t), AOT_INTS(aot_i(rows), aot_i(columns)));
}

static void sine_of_sine(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_sin(s, aot_sin(s, in[0]));
}
static void the_partitioner_says_what_it_saves(void **state) {
  (void)state;
  for (int debug = 0; debug < 2; debug++) {
    lines log = {{0}};
    aot_function_options o = AOT_FUNCTION_OPTIONS_INIT;
    assert_null(aot_flag_set(&o, NULL, "debug_partitioner", debug ? "True" : "False"));
    aot_session_options so = AOT_SESSION_OPTIONS_INIT;
    so.log = keep_lines;
    so.log_user = &log;
    world w = begin(sine_of_sine, 1, 1, &o, &so);
    aot_tensor *in = aot_requires_grad(w.s, matrix(w.s, 2, 3)), *out;
    aot_function_call(w.s, w.f, (aot_tensors){&in, 1}, &out);
    assert_null(aot_scope_error(w.s));
    if (debug) {
      assert_non_null(strstr(log.text, "1 saved, 0 bytes; recomputed/forward/backward: 1/2/5\n"));
      assert_non_null(strstr(log.text, "saved primals_1: 24 bytes; "));
    } else {
      assert_string_equal(log.text, "");
    }
    end(&w);
  }
}

// A partitioner of a program's that leaves a backward which uses what comes later.
static aot_status broken(const aot_graph *joint, const aot_partition_options *options, aot_partitioned **out) {
  AOT_TRY(aot_default_partition(joint, options, out));
  aoti_graph *g = (*out)->p.backward;
  aot_value *args = (aot_value *)g->nodes.at[g->nodes.n - 2].args;
  args[0] = (aot_value){AOT_NODE, .as.node = (uint32_t)g->nodes.n - 1};
  return NULL;
}
static aot_status nothing_run(void *self, aot_scope *s, const aot_value *in, size_t n_in, aot_value *out, size_t n) {
  (void)self, (void)n_in;
  for (size_t i = 0; i < n; i++) out[i] = (aot_value){AOT_TENSOR, .as.tensor = aot_clone(s, in[0].as.tensor)};
  return NULL;
}
static aot_status no_compiler(void *user, const aot_graph *graph, aot_boxed *out) {
  (void)user, (void)graph;
  *out = (aot_boxed){nothing_run, NULL, NULL};
  return NULL;
}
static void invariants_are_checked_when_asked(void **state) {
  (void)state;
  for (int debug = 0; debug < 2; debug++) {
    aot_function_options o = AOT_FUNCTION_OPTIONS_INIT;
    o.partition = broken;
    o.fw_compiler = o.bw_compiler = no_compiler;
    assert_null(aot_flag_set(&o, NULL, "debug_assert", debug ? "True" : "False"));
    world w = begin(sine_of_sine, 1, 1, &o, NULL);
    aot_tensor *in = aot_requires_grad(w.s, matrix(w.s, 2, 3)), *out;
    aot_function_call(w.s, w.f, (aot_tensors){&in, 1}, &out);
    aot_status status = aot_scope_end(w.s);
    if (debug)
      assert_string_equal(aot_status_pass(status), "partition");
    else
      assert_null(status);
    aot_status_free(status);
    aot_function_destroy(w.f);
    aot_session_destroy(w.ses);
  }
}

// Outputs that are views of an input: made again as they were, or by their place alone; with the same gradients.
static void turned_part(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  const aot_int one = aot_i(1), three = aot_i(3);
  out[0] = aot_t(s, aot_slice_Tensor(s, in[0], 1, &one, &three, aot_i(1)));
  aot_tensor *y = aot_sin(s, in[0]);
  out[1] = aot_view(s, y, AOT_INTS(aot_i(6)));
  out[2] = aot_t(s, y);
}
static void views_are_made_again(void **state) {
  (void)state;
  for (int replay = 0; replay < 2; replay++) {
    aot_function_options o = AOT_FUNCTION_OPTIONS_INIT;
    assert_null(aot_flag_set(&o, NULL, "view_replay_for_aliased_outputs", replay ? "True" : "False"));
    world w = begin(turned_part, 1, 3, &o, NULL);
    aot_tensor *leaf = aot_requires_grad(w.s, matrix(w.s, 3, 3)), *in, *out[3], *grad;
    const aot_int one = aot_i(1), three = aot_i(3);
    in = aot_slice_Tensor(w.s, leaf, 0, &one, &three, aot_i(1)); // its memory begins before it
    aot_function_call(w.s, w.f, (aot_tensors){&in, 1}, out);
    assert_null(aot_scope_error(w.s));
    assert_ptr_equal(out[0]->storage, leaf->storage);
    assert_ptr_equal(out[1]->storage, out[2]->storage);
    assert_int_equal(out[0]->meta.offset.value, 4);
    assert_int_equal(out[0]->meta.stride[0].value, 1);
    assert_int_equal(out[0]->meta.stride[1].value, 3);
    static const aot_op made_by[3] = {AOT_OP_t_default, AOT_OP_view_default, AOT_OP_t_default};
    for (int i = 0; i < 3; i++) assert_int_equal(out[i]->view->op, replay ? made_by[i] : AOT_OP_as_strided_default);
    aot_tensor *sum = aot_sum(w.s, out[0]);
    for (int i = 1; i < 3; i++) sum = aot_add(w.s, sum, aot_sum(w.s, out[i]));
    aot_grad(w.s, (aot_tensors){&sum, 1}, (aot_tensors){&leaf, 1}, NULL, false, &grad);
    grad = twin_out(w.s, grad);
    assert_null(aot_scope_error(w.s));
    for (int i = 0; i < 9; i++)
      assert_true(fabs(aoti_tensor_get(grad, i) - (i < 3 ? 0 : 2 * cos(i) + (i % 3 > 0))) < 1e-5);
    end(&w);
  }
}

static void product(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_mm(s, in[0], in[1]);
}
static void weights_keep_their_sizes(void **state) {
  (void)state;
  static const size_t weight[] = {1};
  static const aot_dynamic_dim dynamic[] = {{0, 0}, {1, 1}};
  for (int keep = 0; keep < 2; keep++) {
    aot_function_options o = AOT_FUNCTION_OPTIONS_INIT;
    aot_partition_options p = AOT_PARTITION_OPTIONS_INIT;
    p.static_lifetime_inputs = weight;
    p.n_static_lifetime_inputs = 1;
    o.partition_options = &p;
    o.dynamic = dynamic;
    o.n_dynamic = 2;
    assert_null(aot_flag_set(&o, &p, "static_weight_shapes", keep ? "True" : "False"));
    world w = begin(product, 2, 1, &o, NULL);
    for (int n = 4; n < 6; n++)
      for (int m = 7; m < 9; m++) {
        aot_tensor *in[] = {matrix(w.s, n, 3), matrix(w.s, 3, m)}, *out;
        aot_function_call(w.s, w.f, (aot_tensors){in, 2}, &out);
        assert_null(aot_scope_error(w.s));
        assert_int_equal(aoti_tensor_numel(out), n * m);
      }
    assert_int_equal(aot_function_compile_count(w.f), keep ? 2 : 1);
    end(&w);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(defaults_are_the_options_defaults),
                                     cmocka_unit_test(defaults_are_pytorchs),
                                     cmocka_unit_test(all_names_are_known),
                                     cmocka_unit_test(what_a_flag_cannot_be_is_refused),
                                     cmocka_unit_test(what_is_the_same_is_taken),
                                     cmocka_unit_test(a_flag_is_the_field_of_its_name),
                                     cmocka_unit_test(the_partitioner_says_what_it_saves),
                                     cmocka_unit_test(invariants_are_checked_when_asked),
                                     cmocka_unit_test(views_are_made_again),
                                     cmocka_unit_test(weights_keep_their_sizes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
