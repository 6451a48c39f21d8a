// Every public function with its pointers missing: INVALID, or nothing, as the headers say; never a crash. The test
// public_functions checks that no function of the library is absent here.
#include "twin.h"

#include <aot/aot.h>
#include <aot/import.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

static aot_session *ses;
static aot_function *fn;
static aot_graph *graph;
static aot_partitioned *parts;

static void square(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_mul(s, in[0], in[0]);
}

static void expect_invalid(const char *what, aot_status status) {
  if (aot_status_code(status) != AOT_ERROR_INVALID) fail_msg("%s: %s", what, aot_status_text(status));
  aot_status_free(status);
}

// The function returns a status.
#define REFUSED(name, ...) expect_invalid(#name "(" #__VA_ARGS__ ")", name(__VA_ARGS__))
// It gives 0, NULL or false.
#define ZERO(name, ...)                                                            \
  do {                                                                             \
    if (name(__VA_ARGS__)) fail_msg("%s is not zero", #name "(" #__VA_ARGS__ ")"); \
  } while (0)
// It does nothing.
#define NOTHING(name, ...) ((void)name(__VA_ARGS__))
// The error is left with the scope s; without a scope nothing happens.
#define STICKS(name, ...)                                                 \
  do {                                                                    \
    aot_scope *scope_ = aot_scope_begin(ses);                             \
    (void)name(scope_, __VA_ARGS__);                                      \
    expect_invalid(#name "(s, " #__VA_ARGS__ ")", aot_scope_end(scope_)); \
  } while (0)

static const aot_tensors none = {NULL, 0}, lost = {NULL, 2};
static const aot_ints lost_ints = {NULL, 2};
static aot_tensor *slots[4], *made;
static aot_value values[4];

static void statuses_and_names(void **state) {
  (void)state;
  ZERO(aot_status_code, NULL);
  ZERO(*aot_status_message, NULL);
  ZERO(aot_status_pass, NULL);
  ZERO(aot_status_node, NULL);
  ZERO(aot_status_file, NULL);
  ZERO(aot_status_line, NULL);
  ZERO(*aot_status_text, NULL);
  NOTHING(aot_status_free, NULL);
  assert_string_equal(aot_code_name((aot_code)99), "UNKNOWN");
  ZERO(aot_dtype_size, (aot_dtype)99);
  assert_string_equal(aot_dtype_name((aot_dtype)99), "?");
  assert_non_null(aot_dtype_torch_name((aot_dtype)99));
  assert_true(aot_abi_version() > 0);
  assert_non_null(aot_version());
}

static void sessions_and_scopes(void **state) {
  (void)state;
  aot_session_options unset = {0};
  aot_session *other = NULL;
  REFUSED(aot_session_create, NULL, NULL);
  REFUSED(aot_session_create, &unset, &other);
  NOTHING(aot_session_destroy, NULL);
  ZERO(aot_scope_begin, NULL);
  ZERO(aot_scope_push, NULL);
  assert_int_equal(aot_status_code(aot_scope_end(NULL)), AOT_ERROR_OOM); // as documented: there was no memory for it
  assert_int_equal(aot_status_code(aot_scope_error(NULL)), AOT_ERROR_OOM);
  ZERO(aot_scope_session, NULL);
  ZERO(aot_set_grad_enabled, NULL, true);
  assert_true(aot_keep(NULL, NULL)->is_poison);
  STICKS(aot_tensor_new, AOT_F32, lost_ints, NULL);
  STICKS(aot_tensor_new, (aot_dtype)99, AOT_INTS(aot_i(2)), NULL);
  NOTHING(aot_tensor_new, NULL, AOT_F32, lost_ints, NULL);
  STICKS(aot_tensor_wrap, AOT_F32, AOT_INTS(aot_i(2)), NULL, NULL);
  STICKS(aot_tensor_wrap, AOT_F32, lost_ints, NULL, values);
  STICKS(aot_tensor_wrap, AOT_F32, AOT_INTS(aot_i(2), aot_i(2)), &lost_ints, values);
  STICKS(aot_tensor_wrap, AOT_F32, AOT_INTS(aot_i(1), aot_i(1 << 30), aot_i(1 << 30), aot_i(1 << 30)), NULL, values);
  NOTHING(aot_tensor_wrap, NULL, AOT_F32, lost_ints, NULL, NULL);
  NOTHING(aot_number, NULL, aot_int_scalar(1));
  STICKS(aot_requires_grad, NULL);
  NOTHING(aot_requires_grad, NULL, NULL);
  NOTHING(aot_zero_grad, NULL);
}

static void sizes(void **state) {
  (void)state;
  const aot_int stray = {5, 7}, one = aot_i(1), large = aot_i(INT64_MAX);
  STICKS(aot_size, NULL, 0);
  NOTHING(aot_size, NULL, NULL, 0);
  STICKS(aot_int_add, stray, one);
  STICKS(aot_int_sub, one, stray);
  STICKS(aot_int_mul, stray, stray);
  STICKS(aot_int_floordiv, stray, one);
  STICKS(aot_int_mod, one, stray);
  STICKS(aot_int_eq, stray, stray);
  STICKS(aot_int_lt, one, stray);
  STICKS(aot_int_add, large, one); // overflows
  STICKS(aot_int_mul, large, large);
  STICKS(aot_int_floordiv, one, aot_i(0));
  NOTHING(aot_int_add, NULL, one, one);
  aot_scope *s = aot_scope_begin(ses);
  assert_int_equal(aot_int_add(s, aot_i(2), aot_i(3)).value, 5);
  const aot_ints shape = {&stray, 1};
  (void)aot_zeros(s, shape); // as an operator's argument too
  expect_invalid("a stray symbol", aot_scope_end(s));
}

static void tensors(void **state) {
  (void)state;
  double number;
  ZERO(aot_tensor_retain, NULL);
  NOTHING(aot_tensor_release, NULL);
  ZERO(aot_tensor_dtype, NULL);
  NOTHING(aot_tensor_device, NULL);
  ZERO(aot_tensor_ndim, NULL);
  ZERO(aot_tensor_numel, NULL);
  ZERO(aot_tensor_version, NULL);
  ZERO(aot_tensor_requires_grad, NULL);
  ZERO(aot_tensor_grad, NULL);
  ZERO(aot_tensor_data, NULL);
  assert_int_equal(aot_tensor_size(NULL, 0).value, 0);
  assert_int_equal(aot_tensor_stride(NULL, 0).value, 0);
  REFUSED(aot_tensor_read, NULL, slots, 4);
  REFUSED(aot_tensor_read, made, NULL, 12);
  REFUSED(aot_tensor_item, NULL, &number);
  REFUSED(aot_tensor_item, made, NULL);
  REFUSED(aot_tensor_to, NULL, ((aot_device){AOT_CPU, 0}), slots);
  REFUSED(aot_tensor_to, made, ((aot_device){AOT_CPU, 0}), NULL);
  REFUSED(aot_cuda_use_driver, NULL);
  aot_device opened;
  REFUSED(aot_device_open, NULL, &opened);
  REFUSED(aot_device_open, "cpu", NULL);
  aot_status status = aot_device_available((aot_device){99, 99});
  assert_int_equal(aot_status_code(status), AOT_ERROR_DEVICE);
  aot_status_free(status);
}

static void operators(void **state) {
  (void)state;
  aot_value broken[] = {{.kind = AOT_TENSOR}, {.kind = AOT_STRING}, {.kind = AOT_LIST, .as.list = {NULL, 3}}};
  STICKS(aot_call, NULL, values, 0, values, 1, NULL, 0);
  STICKS(aot_call, "aten.relu.default", NULL, 1, values, 1, NULL, 0);
  STICKS(aot_call, "aten.relu.default", values, 1, NULL, 1, NULL, 0);
  NOTHING(aot_call, NULL, NULL, NULL, 0, NULL, 0, NULL, 0);
  for (uint32_t op = 0; op < aoti_builtin_op_count; op++) {
    const aoti_op_info *info = &aoti_builtin_ops[op];
    for (int kind = -1; kind < 3; kind++) {
      aot_value args[64] = {{AOT_NONE}}, out[16];
      for (int i = 0; i < info->n_args && kind >= 0; i++) args[i] = broken[kind];
      aot_scope *s = aot_scope_begin(ses);
      aot_call(s, info->name, args, info->n_args, out, 16, NULL, 0);
      for (int i = 0; i < info->n_returns; i++) assert_true(aot_scope_error(s) || out[i].kind != AOT_NONE);
      aot_status_free(aot_scope_end(s));
    }
  }
  aot_scope *s = aot_scope_begin(ses);
  assert_true(aot_relu(s, NULL)->is_poison);
  expect_invalid("relu", aot_scope_end(s));
  s = aot_scope_begin(ses);
  assert_true(aot_cat(s, lost)->is_poison);
  expect_invalid("cat", aot_scope_end(s));
  s = aot_scope_begin(ses);
  assert_true(aot_view(s, made, lost_ints)->is_poison);
  expect_invalid("view", aot_scope_end(s));
  assert_true(aot_relu(NULL, NULL)->is_poison);
  STICKS(aot_backward, NULL, NULL);
  NOTHING(aot_backward, NULL, NULL, NULL);
  STICKS(aot_grad, lost, none, NULL, false, slots);
  STICKS(aot_grad, none, lost, NULL, false, slots);
  STICKS(aot_grad, none, ((aot_tensors){slots, 1}), NULL, false, slots + 1); // an entry is missing
  STICKS(aot_grad, ((aot_tensors){&made, 1}), ((aot_tensors){&made, 1}), NULL, false, NULL);
  STICKS(aot_grad, ((aot_tensors){&made, 1}), ((aot_tensors){&made, 1}), &lost, false, slots);
  NOTHING(aot_grad, NULL, lost, lost, NULL, false, NULL);
}

static void graphs(void **state) {
  (void)state;
  aot_graph *out;
  char *text;
  aot_partitioned *p;
  aot_partition_options unset = {0};
  aot_saved_value saved;
  REFUSED(aot_graph_parse, NULL, "", 0, NULL, &out);
  REFUSED(aot_graph_parse, ses, NULL, 5, NULL, &out);
  REFUSED(aot_graph_parse, ses, "", 0, NULL, &out);
  REFUSED(aot_graph_parse, ses, "x", 1, NULL, NULL);
  const aot_import_options unset_import = {0};
  REFUSED(aot_graph_import, NULL, "", 0, NULL, NULL, &out);
  REFUSED(aot_graph_import, ses, NULL, 3, NULL, NULL, &out);
  REFUSED(aot_graph_import, ses, "x", 1, NULL, &unset_import, &out);
  REFUSED(aot_graph_import, ses, "x", 1, NULL, NULL, NULL);
  REFUSED(aot_graph_import_file, ses, NULL, NULL, &out);
  REFUSED(aot_graph_import_file, NULL, __FILE__, NULL, &out);
  ZERO(aot_graph_input_target, NULL, 0);
  ZERO(aot_graph_input_value, NULL, 0);
  REFUSED(aot_graph_print, NULL, AOT_ANNOTATE_FULL, &text);
  REFUSED(aot_graph_print, graph, AOT_ANNOTATE_FULL, NULL);
  NOTHING(aot_text_free, NULL);
  NOTHING(aot_graph_destroy, NULL);
  ZERO(aot_graph_node_count, NULL);
  ZERO(aot_graph_input_count, NULL);
  ZERO(aot_graph_output_count, NULL);
  ZERO(aot_graph_input_name, NULL, 0);
  ZERO(aot_graph_input_name, graph, 99);
  STICKS(aot_graph_run, NULL, none, slots, 1);
  STICKS(aot_graph_run, graph, lost, slots, 1);
  STICKS(aot_graph_run, graph, ((aot_tensors){slots, 1}), slots + 1, 1); // an input is missing
  STICKS(aot_graph_run, graph, none, NULL, 1);
  NOTHING(aot_graph_run, NULL, NULL, none, NULL, 0);
  REFUSED(aot_default_partition, NULL, NULL, &p);
  REFUSED(aot_default_partition, graph, NULL, NULL);
  REFUSED(aot_default_partition, graph, &unset, &p);
  REFUSED(aot_min_cut_rematerialization_partition, NULL, NULL, &p);
  REFUSED(aot_min_cut_rematerialization_partition, graph, NULL, NULL);
  REFUSED(aot_min_cut_rematerialization_partition, graph, &unset, &p);
  ZERO(aot_partitioner_find, NULL);
  aot_function_options flags = AOT_FUNCTION_OPTIONS_INIT;
  REFUSED(aot_flag_set, &flags, NULL, NULL, "True");
  REFUSED(aot_flag_set, &flags, NULL, "debug_assert", NULL);
  REFUSED(aot_flag_set, NULL, NULL, "debug_assert", "True");
  ZERO(aot_flag_name, 1000);
  ZERO(aot_flag_default, 1000);
  ZERO(aot_flag_summary, 1000);
  NOTHING(aot_partitioned_destroy, NULL);
  ZERO(aot_partitioned_forward, NULL);
  ZERO(aot_partitioned_backward, NULL);
  ZERO(aot_partitioned_saved_bytes, NULL);
  ZERO(aot_partitioned_saved, NULL, &saved, 1);
  NOTHING(aot_partitioned_saved, parts, NULL, 1);
}

static aot_status gives_nothing(void *user, const aot_graph *g, aot_boxed *out) {
  (void)user, (void)g, (void)out;
  return NULL;
}

static aot_status cuts_nothing(const aot_graph *joint, const aot_partition_options *options, aot_partitioned **out) {
  (void)joint, (void)options, (void)out;
  return NULL;
}

static void functions(void **state) {
  (void)state;
  aot_graph *g;
  aot_function *f;
  aot_boxed boxed;
  const char *no_name[] = {NULL};
  aot_tensors one = {&made, 1}, missing = {slots, 1};
  aot_function_options unset = {0}, listless = AOT_FUNCTION_OPTIONS_INIT, outside = AOT_FUNCTION_OPTIONS_INIT;
  listless.n_dynamic = 1;
  const aot_dynamic_dim no_input = {3, 0}, no_dim = {0, 4};
  outside.dynamic = &no_input;
  outside.n_dynamic = 1;
  REFUSED(aot_make_fx, NULL, square, NULL, one, NULL, 1, &g);
  REFUSED(aot_make_fx, ses, NULL, NULL, one, NULL, 1, &g);
  REFUSED(aot_make_fx, ses, square, NULL, lost, NULL, 1, &g);
  REFUSED(aot_make_fx, ses, square, NULL, missing, NULL, 1, &g);
  REFUSED(aot_make_fx, ses, square, NULL, one, no_name, 1, &g);
  REFUSED(aot_make_fx, ses, square, NULL, one, NULL, 1, NULL);
  REFUSED(aot_symbolic_trace, NULL, square, NULL, no_name, 1, 1, &g);
  REFUSED(aot_symbolic_trace, ses, NULL, NULL, no_name, 1, 1, &g);
  REFUSED(aot_symbolic_trace, ses, square, NULL, NULL, 1, 1, &g);
  REFUSED(aot_symbolic_trace, ses, square, NULL, no_name, 1, 1, &g);
  REFUSED(aot_symbolic_trace, ses, square, NULL, no_name, 1, 1, NULL);
  REFUSED(aot_trace_joint, NULL, square, NULL, one, 1, &g);
  REFUSED(aot_trace_joint, ses, NULL, NULL, one, 1, &g);
  REFUSED(aot_trace_joint, ses, square, NULL, lost, 1, &g);
  REFUSED(aot_trace_joint, ses, square, NULL, missing, 1, &g);
  REFUSED(aot_trace_joint, ses, square, NULL, one, 1, NULL);
  REFUSED(aot_make_boxed, NULL, &boxed);
  REFUSED(aot_make_boxed, graph, NULL);
  REFUSED(aot_function_create, NULL, square, NULL, 1, 1, NULL, &f);
  REFUSED(aot_function_create, ses, NULL, NULL, 1, 1, NULL, &f);
  REFUSED(aot_function_create, ses, square, NULL, 1, 1, NULL, NULL);
  REFUSED(aot_function_create, ses, square, NULL, 1, 1, &unset, &f);
  REFUSED(aot_function_create, ses, square, NULL, 1, 1, &listless, &f);
  REFUSED(aot_function_create, ses, square, NULL, 1, 1, &outside, &f);
  NOTHING(aot_function_destroy, NULL);
  STICKS(aot_function_call, NULL, one, slots);
  STICKS(aot_function_call, fn, lost, slots);
  STICKS(aot_function_call, fn, missing, slots + 1);
  STICKS(aot_function_call, fn, one, NULL);
  NOTHING(aot_function_call, NULL, NULL, none, NULL);
  ZERO(aot_function_compile_count, NULL);
  ZERO(aot_function_joint, NULL, 0);
  ZERO(aot_function_partitioned, NULL, 0);
  ZERO(aot_function_executable, NULL, 0);
  assert_true(aot_function_compile_ms(NULL, 0) == 0);
  aot_function_options wrong[3] = {AOT_FUNCTION_OPTIONS_INIT, AOT_FUNCTION_OPTIONS_INIT, AOT_FUNCTION_OPTIONS_INIT};
  wrong[0].dynamic = &no_dim; // known when the inputs are
  wrong[0].n_dynamic = 1;
  wrong[1].fw_compiler = wrong[1].bw_compiler = gives_nothing;
  wrong[2].partition = cuts_nothing;
  for (int i = 0; i < 3; i++) {
    assert_null(aot_function_create(ses, square, NULL, 1, 1, &wrong[i], &f));
    STICKS(aot_function_call, f, one, slots + 1);
    aot_function_destroy(f);
  }
}

static void executables(void **state) {
  (void)state;
  aot_executable *e = aot_function_executable(fn, 0);
  aot_context *context;
  aot_call_options unset = {0};
  aot_tensors one = {&made, 1}, missing = {slots, 1};
  NOTHING(aot_executable_release, NULL);
  ZERO(aot_executable_input_count, NULL);
  ZERO(aot_executable_output_count, NULL);
  ZERO(aot_executable_step_count, NULL, true);
  ZERO(aot_executable_saved_bytes, NULL);
  REFUSED(aot_executable_forward, NULL, NULL, one, slots + 1, &context);
  REFUSED(aot_executable_forward, e, &unset, one, slots + 1, &context);
  REFUSED(aot_executable_forward, e, NULL, ((aot_tensors){NULL, 1}), slots + 1, &context);
  REFUSED(aot_executable_forward, e, NULL, missing, slots + 1, &context);
  REFUSED(aot_executable_forward, e, NULL, one, NULL, &context);
  REFUSED(aot_context_backward, NULL, NULL, one, slots + 1);
  assert_null(aot_executable_forward(e, NULL, one, slots + 1, &context));
  REFUSED(aot_context_backward, context, &unset, one, slots + 2);
  REFUSED(aot_context_backward, context, NULL, ((aot_tensors){NULL, 1}), slots + 2);
  REFUSED(aot_context_backward, context, NULL, one, NULL);
  aot_tensor_release(slots[1]);
  slots[1] = NULL;
  NOTHING(aot_context_destroy, context);
  NOTHING(aot_context_destroy, NULL);
}

static void decompositions(void **state) {
  (void)state;
  aot_decompositions *d = NULL;
  aot_graph *out = NULL;
  REFUSED(aot_decompositions_create, NULL, "none", &d);
  REFUSED(aot_decompositions_create, ses, NULL, &d);
  REFUSED(aot_decompositions_create, ses, "nonsense", &d);
  REFUSED(aot_decompositions_create, ses, "none", NULL);
  NOTHING(aot_decompositions_destroy, NULL);
  assert_null(aot_decompositions_create(ses, "none", &d));
  REFUSED(aot_decompositions_add, NULL, "aten.add.Tensor", NULL, NULL);
  REFUSED(aot_decompositions_add, d, NULL, NULL, NULL);
  REFUSED(aot_decompositions_add, d, "aten.add.Tensor", NULL, NULL);
  REFUSED(aot_decompositions_remove, NULL, "aten.add.Tensor");
  REFUSED(aot_decompositions_remove, d, NULL);
  REFUSED(aot_graph_decompose, NULL, graph, d, &out);
  REFUSED(aot_graph_decompose, ses, NULL, d, &out);
  REFUSED(aot_graph_decompose, ses, graph, d, NULL);
  aot_decompositions_destroy(d);
  NOTHING(aot_set_checkpoint_policy, NULL, AOT_POLICY_NONE);
  assert_true(aot_set_memory_budget(NULL, 0.5) < 0);
}

static void files(void **state) {
  (void)state;
  aot_tensor_file *file = NULL;
  aot_tensor *out = NULL;
  REFUSED(aot_tensor_file_open, NULL, &file);
  REFUSED(aot_tensor_file_open, __FILE__, NULL);
  NOTHING(aot_tensor_file_close, NULL);
  ZERO(aot_tensor_file_count, NULL);
  ZERO(aot_tensor_file_name, NULL, 0);
  REFUSED(aot_tensor_file_get, NULL, "x", false, &out);
  REFUSED(aot_tensor_file_save, NULL, NULL, lost);
  REFUSED(aot_tensor_file_save, "x.npz", NULL, lost);
  ZERO(aot_graph_output_mutates, NULL, 0);
  REFUSED(aot_graph_input_from, NULL, 0, NULL, &out);
  REFUSED(aot_graph_input_from, graph, 0, NULL, NULL);
  REFUSED(aot_from_dlpack, NULL, &out);
  REFUSED(aot_to_dlpack, NULL, NULL);
  REFUSED(aot_to_dlpack, made, NULL);
  REFUSED(aot_from_dlpack_unversioned, NULL, &out);
  REFUSED(aot_to_dlpack_unversioned, NULL, NULL);
  REFUSED(aot_to_dlpack_unversioned, made, NULL);
}

static int setup(void **state) {
  (void)state;
  static float data[3];
  if (aot_session_create(NULL, &ses) || aot_function_create(ses, square, NULL, 1, 1, NULL, &fn)) return 1;
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *out;
  made = aot_keep(s, aot_requires_grad(s, twin_vector(s, 3, data)));
  aot_function_call(s, fn, (aot_tensors){&made, 1}, &out);
  if (aot_scope_end(s)) return 1;
  return aot_trace_joint(ses, square, NULL, (aot_tensors){&made, 1}, 1, &graph) ||
         aot_default_partition(graph, NULL, &parts);
}

static int teardown(void **state) {
  (void)state;
  aot_partitioned_destroy(parts);
  aot_graph_destroy(graph);
  aot_tensor_release(made);
  aot_function_destroy(fn);
  aot_session_destroy(ses);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(statuses_and_names),
      cmocka_unit_test(sessions_and_scopes),
      cmocka_unit_test(sizes),
      cmocka_unit_test(tensors),
      cmocka_unit_test(operators),
      cmocka_unit_test(graphs),
      cmocka_unit_test(functions),
      cmocka_unit_test(executables),
      cmocka_unit_test(decompositions),
      cmocka_unit_test(files),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
