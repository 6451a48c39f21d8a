// Decompositions: the named tables, the caller's own, and a graph traced again.
#include "twin.h"
#include "unit.h"
#include <aot/ops.h>
#include <setjmp.h>
#include <stdlib.h>
#include <math.h>
#include <string.h>
#include <cmocka.h>

static void silu_sum(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_sum(s, aot_silu(s, in[0]));
}

// silu(x) = x / (1 + exp(-x)), in an order of its own.
static bool own_silu(aot_scope *s, const aot_value *args, size_t n_args, aot_value *out, size_t n_out, void *user) {
  (*(int *)user)++;
  assert_int_equal(n_args, 1);
  assert_int_equal(n_out, 1);
  aot_tensor *x = args[0].as.tensor;
  aot_tensor *d = aot_add(s, aot_exp(s, aot_neg(s, x)), aot_number(s, aot_int_scalar(1)));
  out[0] = (aot_value){.kind = AOT_TENSOR, .as.tensor = aot_div(s, x, d)};
  return true;
}
static bool decline(aot_scope *s, const aot_value *args, size_t n_args, aot_value *out, size_t n_out, void *user) {
  (void)s, (void)args, (void)n_args, (void)out, (void)n_out;
  (*(int *)user)++;
  return false;
}
static bool itself(aot_scope *s, const aot_value *args, size_t n_args, aot_value *out, size_t n_out, void *user) {
  (void)n_args, (void)n_out, (void)user;
  out[0] = (aot_value){.kind = AOT_TENSOR, .as.tensor = aot_silu(s, args[0].as.tensor)};
  return true;
}
static bool forgets(aot_scope *s, const aot_value *args, size_t n_args, aot_value *out, size_t n_out, void *user) {
  (void)s, (void)args, (void)n_args, (void)out, (void)n_out, (void)user;
  return true;
}

// The joint graph of silu_sum under the table, bare, or the error's text.
static char *trace(aot_session *ses, const aot_decompositions *table) {
  aot_int size = aot_i(3), stride = aot_i(1);
  aoti_input_spec in = {.meta = {.dtype = AOT_F32, .requires_grad = true, .ndim = 1, .size = &size, .stride = &stride}};
  aoti_joint j;
  char *text;
  aot_status status =
      aoti_trace_joint(ses, silu_sum, NULL, &in, 1, 1, NULL, true, &(aoti_trace_options){.decompositions = table}, &j);
  if (status) {
    text = strdup(aot_status_message(status));
    aot_status_free(status);
    return text;
  }
  aoti_graph *lean;
  assert_ok(aoti_pass_dce(j.graph, &lean));
  assert_ok(aot_graph_print(lean, AOT_ANNOTATE_NONE, &text));
  aot_graph_destroy(j.graph);
  aot_graph_destroy(lean);
  char *copy = strdup(text);
  aot_text_free(text);
  return copy;
}
static void expect(aot_session *ses, const aot_decompositions *table, const char *has, const char *has_not) {
  char *text = trace(ses, table);
  if (!strstr(text, has)) fail_msg("%s is not in\n%s", has, text);
  if (has_not && strstr(text, has_not)) fail_msg("%s is in\n%s", has_not, text);
  free(text);
}

static void named_tables_hold_pytorchs_rules(void **state) {
  (void)state;
  aot_session *ses;
  aot_decompositions *none, *core, *inductor, *wrong;
  assert_ok(aot_session_create(NULL, &ses));
  assert_ok(aot_decompositions_create(ses, "none", &none));
  assert_ok(aot_decompositions_create(ses, "core_aten", &core));
  assert_ok(aot_decompositions_create(ses, "inductor", &inductor));
  expect(ses, none, "aten.silu_backward.default", NULL);
  expect(ses, core, "aten.sigmoid.default(primals_1)", "silu"); // x sigmoid(x)
  expect(ses, inductor, "aten.neg.default(primals_1)", "silu"); // x / (1 + exp(-x))
  aot_status status = aot_decompositions_create(ses, "export", &wrong);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  aot_status_free(status);
  aot_decompositions_destroy(none);
  aot_decompositions_destroy(core);
  aot_decompositions_destroy(inductor);
  aot_session_destroy(ses);
}

static void the_caller_adds_and_removes_rules(void **state) {
  (void)state;
  aot_session *ses;
  aot_decompositions *table;
  int calls = 0;
  assert_ok(aot_session_create(NULL, &ses));
  assert_ok(aot_decompositions_create(ses, "core_aten", &table));
  assert_ok(aot_decompositions_add(table, "aten.silu.default", own_silu, &calls));
  expect(ses, table, "aten.div.Tensor(primals_1, add)", "silu.default");
  assert_true(calls > 0);
  calls = 0; // an own rule that declines keeps the operator, whatever the named table has
  assert_ok(aot_decompositions_add(table, "aten.silu.default", decline, &calls));
  expect(ses, table, "aten.silu.default(primals_1)", "silu_backward");
  assert_true(calls > 0);
  assert_ok(aot_decompositions_remove(table, "aten.silu_backward.default"));
  expect(ses, table, "aten.silu_backward.default", NULL);
  assert_ok(aot_decompositions_add(table, "aten.silu.default", itself, NULL));
  expect(ses, table, "its decomposition comes back to itself", NULL);
  assert_ok(aot_decompositions_add(table, "aten.silu.default", forgets, NULL));
  expect(ses, table, "its decomposition leaves result 0 unset", NULL);
  aot_status status = aot_decompositions_add(table, "aten.no_such.default", own_silu, NULL);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  aot_status_free(status);
  aot_decompositions_destroy(table);
  aot_session_destroy(ses);
}

// What tracing with a table gives is what tracing without one and decomposing the text gives.
static void a_graph_from_text_decomposes_as_a_traced_one(void **state) {
  (void)state;
  aot_session *ses;
  aot_decompositions *table;
  assert_ok(aot_session_create(NULL, &ses));
  assert_ok(aot_decompositions_create(ses, "core_aten", &table));
  char *want = trace(ses, table), *got;
  aot_int size = aot_i(3), stride = aot_i(1);
  aoti_input_spec in = {.meta = {.dtype = AOT_F32, .requires_grad = true, .ndim = 1, .size = &size, .stride = &stride}};
  aoti_joint j;
  assert_ok(aoti_trace_joint(ses, silu_sum, NULL, &in, 1, 1, NULL, true, NULL, &j));
  char *text;
  aot_graph *parsed, *decomposed, *lean;
  assert_ok(aot_graph_print(j.graph, AOT_ANNOTATE_FULL, &text));
  assert_ok(aot_graph_parse(ses, text, strlen(text), NULL, &parsed));
  assert_ok(aot_graph_decompose(ses, parsed, table, &decomposed));
  assert_int_equal(decomposed->n_fwd_outputs, 1);
  assert_ok(aoti_graph_verify(decomposed));
  assert_ok(aoti_pass_dce(decomposed, &lean));
  assert_ok(aot_graph_print(lean, AOT_ANNOTATE_NONE, &got));
  assert_string_equal(got, want);
  aot_text_free(text);
  aot_text_free(got);
  free(want);
  aot_graph_destroy(j.graph);
  aot_graph_destroy(parsed);
  aot_graph_destroy(decomposed);
  aot_graph_destroy(lean);
  aot_decompositions_destroy(table);
  aot_session_destroy(ses);
}

// A little of everything: embedding, layer norm, gelu, silu, softmax, cross entropy.
enum { N_IN = 7, WORDS = 5, WIDTH = 4, ROWS = 6 };
static void classifier(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *x = aot_embedding(s, in[2], in[0]);
  x = aot_layer_norm_default(s, x, AOT_INTS(aot_i(WIDTH)), in[3], in[4], 1e-5, true);
  aot_tensor *scores = aot_softmax(s, aot_mm(s, x, aot_t(s, x)), -1);
  x = aot_add(s, aot_gelu_default(s, aot_mm(s, x, in[5]), "tanh"), aot_silu(s, aot_mm(s, scores, x)));
  out[0] = aot_cross_entropy_loss(s, aot_addmm(s, in[6], x, aot_t(s, in[2])), in[1]);
}

static void decomposed_functions_compute_the_same(void **state) {
  (void)state;
  static const char *const names[] = {"none", "core_aten", "inductor"};
  for (int k = 0; k < 3; k++) {
    aot_session *ses;
    aot_decompositions *table;
    aot_function *f;
    assert_ok(aot_session_create(NULL, &ses));
    assert_ok(aot_decompositions_create(ses, names[k], &table));
    aot_function_options options = AOT_FUNCTION_OPTIONS_INIT;
    options.decompositions = table;
    assert_ok(aot_function_create(ses, classifier, NULL, N_IN, 1, &options, &f));
    aot_scope *s = aot_scope_begin(ses);
    const aot_int rows = aot_i(ROWS), words = aot_i(WORDS), width = aot_i(WIDTH);
    const aot_int sizes[N_IN][2] = {{rows}, {rows}, {words, width}, {width}, {width}, {width, width}, {words}};
    aot_tensor *in[N_IN], *there[N_IN], *out, *want, *grads[N_IN], *want_grads[N_IN];
    for (int i = 0; i < N_IN; i++) {
      bool index = i < 2, matrix = i == 2 || i == 5;
      in[i] = aot_tensor_new(s, index ? AOT_I64 : AOT_F32, (aot_ints){sizes[i], matrix ? 2 : 1}, NULL);
      for (int64_t e = 0, n = aoti_tensor_numel(in[i]); e < n; e++)
        aoti_tensor_set(in[i], e, index ? (double)((e * 3 + i) % WORDS) : sin((double)(e * 7 + i)));
      there[i] = twin_in(s, in[i]);
      if (!index) aot_requires_grad(s, in[i]), aot_requires_grad(s, there[i]);
    }
    aot_function_call(s, f, (aot_tensors){there, N_IN}, &out);
    aot_grad(s, (aot_tensors){&out, 1}, (aot_tensors){there + 2, N_IN - 2}, NULL, false, grads);
    out = twin_out(s, out);
    for (int i = 0; i < N_IN - 2; i++) grads[i] = twin_out(s, grads[i]);
    classifier(s, in, &want, NULL);
    aot_grad(s, (aot_tensors){&want, 1}, (aot_tensors){in + 2, N_IN - 2}, NULL, false, want_grads);
    if (aot_scope_error(s)) fail_msg("%s: %s", names[k], aot_status_text(aot_scope_error(s)));
    assert_true(fabs(aoti_tensor_get(out, 0) - aoti_tensor_get(want, 0)) < 1e-5);
    for (int i = 0; i < N_IN - 2; i++)
      for (int64_t e = 0, n = aoti_tensor_numel(grads[i]); e < n; e++)
        assert_true(fabs(aoti_tensor_get(grads[i], e) - aoti_tensor_get(want_grads[i], e)) < 1e-5);
    assert_ok(aot_scope_end(s));
    aot_function_destroy(f);
    aot_decompositions_destroy(table);
    aot_session_destroy(ses);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(named_tables_hold_pytorchs_rules),
      cmocka_unit_test(the_caller_adds_and_removes_rules),
      cmocka_unit_test(a_graph_from_text_decomposes_as_a_traced_one),
      cmocka_unit_test(decomposed_functions_compute_the_same),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
