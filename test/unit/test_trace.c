// Tracing and the engine: the article's functions, eager gradients, errors that stick.
#include "trace.h"

#include <aot/ops.h>
#include <math.h>
#include <setjmp.h>
#include <string.h>
#include <cmocka.h>

static void fn_mul(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_mul(s, in[0], in[1]);
}

static void fn_add(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_add(s, in[0], in[1]);
}

static void fn_cos(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_cos(s, in[0]);
}

static void fn_coscos(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *x = aot_add(s, aot_add(s, aot_add(s, in[0], in[1]), in[2]), in[3]);
  out[0] = aot_cos(s, aot_cos(s, x));
}

static aot_session *session(void) {
  aot_session *s;
  assert_null(aot_session_create(NULL, &s));
  return s;
}

static void expect_text(const aot_graph *g, const char *text) {
  char *got;
  assert_null(aot_graph_print(g, AOT_ANNOTATE_NONE, &got));
  assert_string_equal(got, text);
  aot_text_free(got);
}

static void make_fx_records_aten_and_symbolic_trace_what_was_written(void **state) {
  (void)state;
  aot_session *ses = session();
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *x = aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(8)), NULL);
  aot_tensor *y = aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(8)), NULL);
  const char *names[] = {"x", "y"};
  aot_graph *g;
  aot_tensor *in[] = {x, y};
  assert_null(aot_make_fx(ses, fn_add, NULL, (aot_tensors){in, 2}, names, 1, &g));
  expect_text(g, "def forward(self, x_1, y_1):\n    add = torch.ops.aten.add.Tensor(x_1, y_1)\n    return add\n");
  aot_graph_destroy(g);
  assert_null(aot_symbolic_trace(ses, fn_add, NULL, names, 2, 1, &g));
  expect_text(g, "def forward(self, x, y):\n    add = x + y\n    return add\n");
  aot_graph_destroy(g);
  assert_null(aot_symbolic_trace(ses, fn_cos, NULL, names, 1, 1, &g));
  expect_text(g, "def forward(self, x):\n    cos = torch.cos(x)\n    return cos\n");
  aot_graph_destroy(g);
  assert_null(aot_scope_end(s));
  aot_session_destroy(ses);
}

static aot_status trace(aot_session *ses, aot_fn fn, size_t n_in, bool grad, aoti_joint *j) {
  aot_int size[] = {aot_i(2), aot_i(4)}, stride[] = {aot_i(4), aot_i(1)};
  aoti_input_spec in[4];
  for (size_t i = 0; i < n_in; i++)
    in[i] =
        (aoti_input_spec){.meta = {.dtype = AOT_F32, .requires_grad = grad, .ndim = 2, .size = size, .stride = stride},
                          .same_as = (uint32_t)i};
  return aoti_trace_joint(ses, fn, NULL, in, n_in, 1, NULL, true, NULL, j);
}

static void joint_graphs_are_pytorchs(void **state) {
  (void)state;
  aot_session *ses = session();
  aoti_joint j;
  assert_null(trace(ses, fn_mul, 2, true, &j));
  assert_int_equal(j.graph->n_fwd_outputs, 1);
  j.graph->is_joint = false; // print the flat form
  expect_text(j.graph, "def forward(self, primals_1, primals_2, tangents_1):\n"
                       "    mul = torch.ops.aten.mul.Tensor(primals_1, primals_2)\n"
                       "    mul_1 = torch.ops.aten.mul.Tensor(tangents_1, primals_1)\n"
                       "    mul_2 = torch.ops.aten.mul.Tensor(tangents_1, primals_2)\n"
                       "    return (mul, mul_2, mul_1)\n");
  aot_graph_destroy(j.graph);
  assert_null(trace(ses, fn_coscos, 4, true, &j));
  j.graph->is_joint = false;
  expect_text(j.graph, "def forward(self, primals_1, primals_2, primals_3, primals_4, tangents_1):\n"
                       "    add = torch.ops.aten.add.Tensor(primals_1, primals_2)\n"
                       "    add_1 = torch.ops.aten.add.Tensor(add, primals_3)\n"
                       "    add_2 = torch.ops.aten.add.Tensor(add_1, primals_4)\n"
                       "    cos = torch.ops.aten.cos.default(add_2)\n"
                       "    cos_1 = torch.ops.aten.cos.default(cos)\n"
                       "    sin = torch.ops.aten.sin.default(cos)\n"
                       "    neg = torch.ops.aten.neg.default(sin)\n"
                       "    mul = torch.ops.aten.mul.Tensor(tangents_1, neg)\n"
                       "    sin_1 = torch.ops.aten.sin.default(add_2)\n"
                       "    neg_1 = torch.ops.aten.neg.default(sin_1)\n"
                       "    mul_1 = torch.ops.aten.mul.Tensor(mul, neg_1)\n"
                       "    return (cos_1, mul_1, mul_1, mul_1, mul_1)\n");
  aot_graph_destroy(j.graph);
  assert_null(trace(ses, fn_mul, 2, false, &j)); // nothing wants gradients: the forward alone
  assert_int_equal(j.graph->n_fwd_outputs, -1);
  expect_text(
      j.graph,
      "def forward(self, arg0_1, arg1_1):\n    mul = torch.ops.aten.mul.Tensor(arg0_1, arg1_1)\n    return (mul,)\n");
  aot_graph_destroy(j.graph);
  aot_session_destroy(ses);
}

static void eager_gradients_accumulate(void **state) {
  (void)state;
  aot_session *ses = session();
  aot_scope *s = aot_scope_begin(ses);
  double value = 0.75, got;
  aot_tensor *x = aot_requires_grad(s, aot_tensor_new(s, AOT_F64, aot_no_ints(), &value));
  aot_tensor *y = aot_mul(s, aot_cos(s, x), x); // x cos x: cos x - x sin x
  aot_backward(s, y, NULL);
  assert_null(aot_tensor_item(aot_tensor_grad(x), &got));
  assert_true(fabs(got - (cos(value) - value * sin(value))) < 1e-15);
  aot_backward(s, aot_mul(s, x, x), NULL);
  assert_null(aot_tensor_item(aot_tensor_grad(x), &got));
  assert_true(fabs(got - (cos(value) - value * sin(value) + 2 * value)) < 1e-15);
  assert_null(aot_scope_end(s));
  aot_session_destroy(ses);
}

static void a_tape_runs_once_unless_retained(void **state) {
  (void)state;
  aot_session *ses = session();
  aot_scope *s = aot_scope_begin(ses);
  double value = 2;
  aot_tensor *x = aot_requires_grad(s, aot_tensor_new(s, AOT_F64, aot_no_ints(), &value)), *y = aot_mul(s, x, x), *grad;
  aot_grad(s, (aot_tensors){&y, 1}, (aot_tensors){&x, 1}, NULL, true, &grad);
  aot_grad(s, (aot_tensors){&y, 1}, (aot_tensors){&x, 1}, NULL, false, &grad);
  assert_null(aot_scope_error(s));
  aot_grad(s, (aot_tensors){&y, 1}, (aot_tensors){&x, 1}, NULL, false, &grad);
  aot_status status = aot_scope_end(s);
  assert_non_null(strstr(aot_status_message(status), "retain_graph"));
  aot_status_free(status);
  aot_session_destroy(ses);
}

static void a_gradient_is_not_differentiated(void **state) {
  (void)state;
  for (int how = 0; how < 2; how++) {
    aot_session *ses = session();
    aot_scope *s = aot_scope_begin(ses);
    double value = 2;
    aot_tensor *x = aot_requires_grad(s, aot_tensor_new(s, AOT_F64, aot_no_ints(), &value)), *y = aot_mul(s, x, x);
    aot_tensor *grad, *second;
    aot_grad(s, (aot_tensors){&y, 1}, (aot_tensors){&x, 1}, NULL, true, &grad);
    assert_null(aot_scope_error(s));
    if (how)
      aot_grad(s, (aot_tensors){&grad, 1}, (aot_tensors){&x, 1}, NULL, false, &second);
    else
      aot_backward(s, aot_sum(s, grad), NULL);
    aot_status status = aot_scope_end(s);
    assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
    assert_non_null(strstr(aot_status_message(status), "second derivatives"));
    aot_status_free(status);
    aot_session_destroy(ses);
  }
}

static void the_first_error_sticks_with_its_line(void **state) {
  (void)state;
  aot_session *ses = session();
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *a = aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(2)), NULL);
  aot_tensor *b = aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(3)), NULL);
  int line = __LINE__ + 1;
  aot_tensor *c = aot_mul(s, a, b);
  assert_non_null(aot_cos(s, aot_mul(s, c, c)));
  aot_status status = aot_scope_end(s);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  assert_int_equal(aot_status_line(status), line);
  assert_non_null(strstr(aot_status_file(status), "test_trace.c"));
  aot_status_free(status);
  aot_session_destroy(ses);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(make_fx_records_aten_and_symbolic_trace_what_was_written),
      cmocka_unit_test(joint_graphs_are_pytorchs),
      cmocka_unit_test(eager_gradients_accumulate),
      cmocka_unit_test(a_tape_runs_once_unless_retained),
      cmocka_unit_test(a_gradient_is_not_differentiated),
      cmocka_unit_test(the_first_error_sticks_with_its_line),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
