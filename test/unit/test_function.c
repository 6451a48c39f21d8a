// aot_function on the public API: sizes that change without a new compile, guards that say why, errors, two tapes.
#include "twin.h"

#include <aot/aot.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

enum { IN = 5, HIDDEN = 7, OUT = 3 };

static void mlp(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *hidden = aot_tanh(s, aot_linear_default(s, in[0], in[1], in[2]));
  out[0] = aot_cross_entropy_loss(s, aot_linear_default(s, hidden, in[3], in[4]), in[5]);
}

static double wave(int64_t i, int64_t k) { return sin((double)(i * 37 + k * 101)); }

static aot_tensor *filled(aot_scope *s, aot_dtype dtype, aot_ints size, int64_t key) {
  aot_tensor *t = aot_tensor_new(s, dtype, size, NULL);
  for (int64_t i = 0, n = aoti_tensor_numel(t); i < n; i++) aoti_tensor_set(t, i, wave(i, key));
  return t;
}

/* Where the test runs. */
static aot_tensor *filled_there(aot_scope *s, aot_dtype dtype, aot_ints size, int64_t key) {
  return twin_in(s, filled(s, dtype, size, key));
}

static void make_inputs(aot_scope *s, int64_t batch, aot_tensor **in) {
  in[0] = filled(s, AOT_F32, AOT_INTS(aot_i(batch), aot_i(IN)), 1);
  in[1] = aot_requires_grad(s, filled(s, AOT_F32, AOT_INTS(aot_i(HIDDEN), aot_i(IN)), 2));
  in[2] = aot_requires_grad(s, filled(s, AOT_F32, AOT_INTS(aot_i(HIDDEN)), 3));
  in[3] = aot_requires_grad(s, filled(s, AOT_F32, AOT_INTS(aot_i(OUT), aot_i(HIDDEN)), 4));
  in[4] = aot_requires_grad(s, filled(s, AOT_F32, AOT_INTS(aot_i(OUT)), 5));
  in[5] = aot_tensor_new(s, AOT_I64, AOT_INTS(aot_i(batch)), NULL);
  for (int64_t i = 0; i < batch; i++) aoti_tensor_set(in[5], i, (double)(i % OUT));
}

static void expect_close(const aot_tensor *a, const aot_tensor *b) {
  assert_int_equal(aoti_tensor_numel(a), aoti_tensor_numel(b));
  for (int64_t i = 0, n = aoti_tensor_numel(a); i < n; i++)
    assert_true(fabs(aoti_tensor_get(a, i) - aoti_tensor_get(b, i)) <= 1e-5 * (1 + fabs(aoti_tensor_get(b, i))));
}

/* Calls f where the test runs: its output, and the gradients of the output's sum for the inputs that require them.
 * like has the output's shape. */
static void call(aot_scope *s, aot_function *f, aot_tensors in, const aot_tensor *like, aot_tensor **out,
                 aot_tensor **grads) {
  aot_tensor *there[6], *leaves[6], *seed = twin_in(s, aot_ones_like(s, (aot_tensor *)like));
  size_t n = 0;
  for (size_t i = 0; i < in.n; i++) {
    there[i] = twin_in(s, in.at[i]);
    if (aot_tensor_requires_grad(in.at[i])) leaves[n++] = aot_requires_grad(s, there[i]);
  }
  aot_function_call(s, f, (aot_tensors){there, in.n}, out);
  aot_grad(s, (aot_tensors){out, 1}, (aot_tensors){leaves, n}, &(aot_tensors){&seed, 1}, false, grads);
  *out = twin_out(s, *out);
  for (size_t i = 0; i < n; i++) grads[i] = twin_out(s, grads[i]);
}

static void one_call(aot_session *ses, aot_function *f, int64_t batch) {
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *in[6], *out, *expected, *grads[4], *expected_grads[4];
  make_inputs(s, batch, in);
  mlp(s, in, &expected, NULL);
  aot_grad(s, (aot_tensors){&expected, 1}, (aot_tensors){in + 1, 4}, NULL, true, expected_grads);
  call(s, f, (aot_tensors){in, 6}, expected, &out, grads);
  assert_null(aot_scope_error(s));
  expect_close(out, expected);
  for (int i = 0; i < 4; i++) expect_close(grads[i], expected_grads[i]);
  assert_null(aot_scope_end(s));
}

static aot_function *dynamic_function(aot_session *ses, aot_fn fn, size_t n_in, const aot_dynamic_dim *dims, size_t n) {
  aot_function_options options = AOT_FUNCTION_OPTIONS_INIT;
  aot_function *f;
  options.dynamic = dims;
  options.n_dynamic = n;
  assert_null(aot_function_create(ses, fn, NULL, n_in, 1, &options, &f));
  return f;
}

static void an_mlp_compiles_once_for_three_batch_sizes(void **state) {
  (void)state;
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  aot_function *f = dynamic_function(ses, mlp, 6, (const aot_dynamic_dim[]){{0, 0}, {5, 0}}, 2);
  const int64_t sizes[] = {8, 33, 2, 8};
  for (int i = 0; i < 4; i++) {
    one_call(ses, f, sizes[i]);
    assert_int_equal(aot_function_compile_count(f), 1);
  }
  one_call(ses, f, 1); // 1 broadcasts: a form of its own
  assert_int_equal(aot_function_compile_count(f), 2);
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

typedef struct heard {
  char text[2000];
} heard;

static void hear(void *user, aot_log_level level, const char *topic, const char *text) {
  heard *h = user;
  (void)level;
  if (!strcmp(topic, "guards")) snprintf(h->text + strlen(h->text), sizeof h->text - strlen(h->text), "%s\n", text);
}

static void square(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_mul(s, in[0], in[0]);
}

// Elements 1 and 2 of the memory that in[0] lies in, which need not be where in[0] begins.
static void second_and_third(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  const aot_int one = aot_i(1);
  out[0] = aot_exp(s, aot_as_strided_default(s, in[0], AOT_INTS(aot_i(2)), AOT_INTS(aot_i(1)), &one));
}
static void an_offset_counts_from_where_memory_begins(void **state) {
  (void)state;
  aot_session *ses;
  aot_function *f;
  assert_null(aot_session_create(NULL, &ses));
  assert_null(aot_function_create(ses, second_and_third, NULL, 1, 1, NULL, &f));
  aot_scope *s = aot_scope_begin(ses);
  const aot_int one = aot_i(1), five = aot_i(5);
  aot_tensor *x = twin_in(s, filled(s, AOT_F32, AOT_INTS(aot_i(5)), 1)), *out, *eager;
  aot_tensor *late = aot_slice_Tensor(s, x, 0, &one, &five, aot_i(1));
  aot_function_call(s, f, (aot_tensors){&x, 1}, &out);
  second_and_third(s, &x, &eager, NULL);
  assert_null(aot_scope_error(s));
  expect_close(twin_out(s, out), twin_out(s, eager));
  aot_function_call(s, f, (aot_tensors){&late, 1}, &out); // its memory is the input then
  second_and_third(s, &late, &eager, NULL);
  assert_null(aot_scope_error(s));
  expect_close(twin_out(s, out), twin_out(s, eager));
  assert_int_equal(aot_function_compile_count(f), 2);
  assert_null(aot_scope_end(s));
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

static void guards_say_why_they_fail(void **state) {
  (void)state;
  heard h = {""};
  aot_session_options o = AOT_SESSION_OPTIONS_INIT;
  o.log = hear;
  o.log_user = &h;
  aot_session *ses;
  assert_null(aot_session_create(&o, &ses));
  aot_function *f;
  assert_null(aot_function_create(ses, square, NULL, 1, 1, NULL, &f));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *out, *a = filled_there(s, AOT_F32, AOT_INTS(aot_i(4), aot_i(6)), 1);
  aot_function_call(s, f, (aot_tensors){&a, 1}, &out);
  aot_function_call(s, f, (aot_tensors){&a, 1}, &out);
  assert_int_equal(aot_function_compile_count(f), 1);
  assert_string_equal(h.text, "");
  aot_tensor *other[] = {filled_there(s, AOT_F64, AOT_INTS(aot_i(4), aot_i(6)), 1),
                         filled_there(s, AOT_F32, AOT_INTS(aot_i(4), aot_i(5)), 1),
                         aot_t(s, filled_there(s, AOT_F32, AOT_INTS(aot_i(6), aot_i(4)), 1)),
                         aot_requires_grad(s, filled_there(s, AOT_F32, AOT_INTS(aot_i(4), aot_i(6)), 1))};
  const char *reasons[] = {"dtype f64", "size 5 at dimension 1", "stride 1 at dimension 0", "requires_grad is true"};
  for (size_t i = 0; i < 4; i++) {
    h.text[0] = 0;
    aot_function_call(s, f, (aot_tensors){&other[i], 1}, &out);
    assert_int_equal(aot_function_compile_count(f), i + 2);
    assert_null(aot_scope_error(s));
    if (!strstr(h.text, reasons[i])) fail_msg("%s", h.text); // of the first form, which is the nearest
  }
  aot_function_call(s, f, (aot_tensors){&a, 1}, &out); // the first form is still there
  assert_int_equal(aot_function_compile_count(f), 5);
  assert_null(aot_scope_end(s));
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

static void an_executable_runs_without_a_tape(void **state) {
  (void)state;
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  aot_function *f;
  assert_null(aot_function_create(ses, square, NULL, 1, 1, NULL, &f));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *here = filled(s, AOT_F32, AOT_INTS(aot_i(9)), 1), *a = aot_requires_grad(s, twin_in(s, here)), *out, *y;
  aot_tensor *grad, *seen;
  aot_function_call(s, f, (aot_tensors){&a, 1}, &out);
  aot_executable *exe = aot_function_executable(f, 0);
  assert_int_equal(aot_executable_saved_bytes(exe), 0); // the input is all that is kept
  aot_context *context;
  assert_null(aot_executable_forward(exe, NULL, (aot_tensors){&a, 1}, &y, &context));
  aot_tensor *seed = twin_in(s, aot_ones_like(s, here));
  aot_call_options retain = AOT_CALL_OPTIONS_INIT;
  retain.retain_graph = true;
  assert_null(aot_context_backward(context, &retain, (aot_tensors){&seed, 1}, &grad));
  seen = twin_out(s, grad);
  for (int64_t i = 0; i < 9; i++) assert_true(fabs(aoti_tensor_get(seen, i) - 2 * aoti_tensor_get(here, i)) < 1e-6);
  aot_tensor_release(grad);
  aot_tensor *none = NULL;
  assert_null(aot_context_backward(context, NULL, (aot_tensors){&none, 1}, &grad)); // a missing tangent is zero
  seen = twin_out(s, grad);
  for (int64_t i = 0; i < 9; i++) assert_true(aoti_tensor_get(seen, i) == 0);
  aot_tensor_release(grad);
  aot_status status = aot_context_backward(context, NULL, (aot_tensors){&seed, 1}, &grad);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  assert_non_null(strstr(aot_status_message(status), "retain_graph"));
  aot_status_free(status);
  aot_context_destroy(context);
  aot_tensor_release(y);
  aot_tensor *wrong = twin_in(s, filled(s, AOT_F32, AOT_INTS(aot_i(8)), 1));
  status = aot_executable_forward(exe, NULL, (aot_tensors){&wrong, 1}, &y, NULL);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  aot_status_free(status);
  assert_null(aot_scope_end(s));
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

static void views(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *z = aot_mul(s, in[0], in[1]);
  out[0] = aot_t(s, in[0]); // of an input
  out[1] = aot_t(s, z);     // two of one intermediate
  out[2] = aot_view(s, z, AOT_INTS(aot_i(15)));
  out[3] = aot_sin(s, aot_t(s, z)); // not row-major
}

static void outputs_that_are_views_have_gradients(void **state) {
  (void)state;
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  aot_function *f;
  assert_null(aot_function_create(ses, views, NULL, 2, 4, NULL, &f));
  for (int which = 0; which < 16; which++) {
    aot_scope *s = aot_scope_begin(ses);
    aot_tensor *in[2][2], *out[2][4], *grads[2][2];
    for (int i = 0; i < 2; i++) {
      in[1][i] = filled(s, AOT_F32, AOT_INTS(aot_i(3), aot_i(5)), i + 1);
      in[0][i] = aot_requires_grad(s, twin_in(s, in[1][i]));
      aot_requires_grad(s, in[1][i]);
    }
    aot_function_call(s, f, (aot_tensors){in[0], 2}, out[0]);
    views(s, in[1], out[1], NULL);
    for (int k = 0; k < 2; k++) {
      aot_tensor *total = aot_sum(s, aot_mul(s, in[k][0], aot_number(s, aot_float_scalar(0.5))));
      for (int i = 0; i < 4; i++)
        if (which >> i & 1) total = aot_add(s, total, aot_sum(s, aot_mul(s, out[k][i], out[k][i])));
      aot_grad(s, (aot_tensors){&total, 1}, (aot_tensors){in[k], 2}, NULL, false, grads[k]);
    }
    if (aot_scope_error(s)) fail_msg("%d: %s", which, aot_status_text(aot_scope_error(s)));
    for (int i = 0; i < 2; i++) {
      assert_int_equal(!grads[0][i], !grads[1][i]);
      if (grads[0][i]) expect_close(twin_out(s, grads[0][i]), grads[1][i]);
    }
    assert_null(aot_scope_end(s));
  }
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

static void writes(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *w = aot_sin(s, in[0]);
  aot_mul__Tensor(s, w, in[1]);
  aot_tensor *v = aot_mul(s, w, in[0]);
  aot_tensor *z = aot_zeros_like(s, in[0]);
  aot_copy_(s, z, in[1]);
  out[0] = aot_add(s, v, aot_mul(s, z, z));
}

static void local_writes_become_functional(void **state) {
  (void)state;
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  aot_function *f;
  assert_null(aot_function_create(ses, writes, NULL, 2, 1, NULL, &f));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *in[2], *out[2], *grads[2][2];
  for (int i = 0; i < 2; i++) in[i] = aot_requires_grad(s, filled(s, AOT_F32, AOT_INTS(aot_i(7)), i + 1));
  writes(s, in, &out[1], NULL);
  call(s, f, (aot_tensors){in, 2}, out[1], &out[0], grads[0]);
  aot_tensor *total = aot_sum(s, out[1]);
  aot_grad(s, (aot_tensors){&total, 1}, (aot_tensors){in, 2}, NULL, false, grads[1]);
  if (aot_scope_error(s)) fail_msg("%s", aot_status_text(aot_scope_error(s)));
  expect_close(out[0], out[1]);
  for (int i = 0; i < 2; i++) expect_close(grads[0][i], grads[1][i]);
  assert_null(aot_scope_end(s));
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

static aot_status boxed(void *user, const aot_graph *graph, aot_boxed *out) {
  (void)user;
  return aot_make_boxed(graph, out);
}

static void saved_inputs_check_versions(void **state) {
  (void)state;
  for (int custom = 0; custom < 2; custom++) {
    aot_session *ses;
    assert_null(aot_session_create(NULL, &ses));
    aot_function_options options = AOT_FUNCTION_OPTIONS_INIT;
    if (custom) options.fw_compiler = options.bw_compiler = boxed;
    aot_function *f;
    assert_null(aot_function_create(ses, square, NULL, 1, 1, &options, &f));
    aot_scope *s = aot_scope_begin(ses);
    aot_tensor *a = aot_requires_grad(s, filled_there(s, AOT_F32, AOT_INTS(aot_i(4)), 1)), *out;
    aot_function_call(s, f, (aot_tensors){&a, 1}, &out);
    aot_set_grad_enabled(s, false);
    aot_copy_(s, a, filled_there(s, AOT_F32, AOT_INTS(aot_i(4)), 2));
    aot_set_grad_enabled(s, true);
    aot_backward(s, aot_sum(s, out), NULL);
    aot_status status = aot_scope_end(s);
    assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
    assert_non_null(strstr(aot_status_message(status), "version"));
    aot_status_free(status);
    aot_function_destroy(f);
    aot_session_destroy(ses);
  }
}

static void partitioners_take_a_joint_graph_from_text(void **state) {
  (void)state;
  static const char text[] = "def forward(self, primals_1: \"f32[4]\", tangents_1: \"f32[4]\"):\n"
                             "    exp: \"f32[4]\" = torch.ops.aten.exp.default(primals_1)\n"
                             "    detach: \"f32[4]\" = torch.ops.aten.detach.default(exp)\n"
                             "    detach_1: \"f32[4]\" = torch.ops.aten.detach.default(detach)\n"
                             "    mul: \"f32[4]\" = torch.ops.aten.mul.Tensor(tangents_1, detach_1)\n"
                             "    return (exp, mul)\n";
  aot_session *ses;
  aot_graph *joint;
  assert_null(aot_session_create(NULL, &ses));
  assert_null(aot_graph_parse(ses, text, strlen(text), "joint", &joint));
  const char *names[] = {"default_partition", "min_cut_rematerialization_partition"};
  const char *saved[] = {"detach", "detach_1"}; // PyTorch 2.15's choice under each
  for (int i = 0; i < 2; i++) {
    aot_partitioned *p;
    aot_saved_value value;
    assert_ptr_equal(aot_partitioner_find(names[i]),
                     i ? aot_min_cut_rematerialization_partition : aot_default_partition);
    assert_null(aot_partitioner_find(names[i])(joint, NULL, &p));
    assert_int_equal(aot_partitioned_saved(p, &value, 1), 1);
    if (strcmp(value.name, saved[i])) fail_msg("%s saves %s", names[i], value.name);
    aot_partitioned_destroy(p);
  }
  aot_graph_destroy(joint);
  aot_session_destroy(ses);
}

static void a_machine_without_cuda_says_so(void **state) {
  (void)state;
  aot_status status = aot_device_available((aot_device){AOT_CUDA, 0});
  if (!status) skip();
  assert_int_equal(aot_status_code(status), AOT_ERROR_DEVICE);
  assert_non_null(strstr(aot_status_message(status), "libcuda"));
  aot_status_free(status);
}

// Two dynamic sizes that meet: the trace makes the one an expression of the other, and a call where they differ fails
// as it does eagerly.
static void joined(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *twice[] = {in[0], in[0]};
  aot_tensors list = {twice, 2};
  out[0] = aot_mul(s, aot_sin(s, aot_cat(s, list)), in[1]);
}

static void dynamic_sizes_that_broadcast_become_one(void **state) {
  (void)state;
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  aot_function *f = dynamic_function(ses, joined, 2, (const aot_dynamic_dim[]){{0, 0}, {1, 0}}, 2);
  for (int64_t n = 3; n < 6; n++) { // 3 and 6, 4 and 8, 5 and 10
    aot_scope *s = aot_scope_begin(ses);
    aot_tensor *in[] = {aot_requires_grad(s, filled(s, AOT_F32, AOT_INTS(aot_i(n), aot_i(2)), 1)),
                        aot_requires_grad(s, filled(s, AOT_F32, AOT_INTS(aot_i(2 * n), aot_i(2)), 2))};
    aot_tensor *out[2], *grads[2][2];
    joined(s, in, &out[1], NULL);
    call(s, f, (aot_tensors){in, 2}, out[1], &out[0], grads[0]);
    aot_tensor *total = aot_sum(s, out[1]);
    aot_grad(s, (aot_tensors){&total, 1}, (aot_tensors){in, 2}, NULL, false, grads[1]);
    if (aot_scope_error(s)) fail_msg("%s", aot_status_text(aot_scope_error(s)));
    expect_close(out[0], out[1]);
    for (int i = 0; i < 2; i++) expect_close(grads[0][i], grads[1][i]);
    assert_null(aot_scope_end(s));
    assert_int_equal(aot_function_compile_count(f), 1);
  }
  char *text;
  assert_null(aot_graph_print(aot_function_joint(f, 0), AOT_ANNOTATE_FULL, &text));
  assert_non_null(strstr(text, twin_elsewhere() ? "primals_2: \"f32[2*s0, 2][2, 1]cuda:0\""
                                                : "primals_2: \"f32[2*s0, 2][2, 1]cpu\"")); // as PyTorch prints it
  aot_text_free(text);
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *wrong[] = {filled_there(s, AOT_F32, AOT_INTS(aot_i(3), aot_i(2)), 1),
                         filled_there(s, AOT_F32, AOT_INTS(aot_i(8), aot_i(2)), 2)},
             *out;
  aot_function_call(s, f, (aot_tensors){wrong, 2}, &out);
  aot_status status = aot_scope_end(s);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  assert_non_null(strstr(aot_status_message(status), "broadcast"));
  aot_status_free(status);
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

// Flattened inputs, added: n*m is the size of the second, or four times its first size.
static void flat(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *rows[2];
  for (int k = 0; k < 2; k++) {
    aot_int n = aot_size(s, in[k], 0);
    if (aot_tensor_ndim(in[k]) == 2) n = aot_int_mul(s, n, aot_size(s, in[k], 1));
    rows[k] = aot_view(s, in[k], AOT_INTS(n));
  }
  out[0] = aot_add(s, rows[0], rows[1]);
}
// [n/2, 2, m], summed over the pairs.
static void pairs(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  const aot_ints second = AOT_INTS(aot_i(1));
  aot_int half = aot_int_floordiv(s, aot_size(s, in[0], 0), aot_i(2));
  aot_tensor *t = aot_view(s, in[0], AOT_INTS(half, aot_i(2), aot_size(s, in[0], 1)));
  out[0] = aot_exp(s, aot_sum_dim_IntList(s, t, &second, false, AOT_DTYPE_NONE));
}
// The larger of two parts, which the gradient of the other fills up with zeros.
static void first_part(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *part[2];
  aot_int half = aot_int_floordiv(s, aot_int_add(s, aot_size(s, in[0], 0), aot_i(1)), aot_i(2));
  aot_split_Tensor(s, in[0], half, 0, part, 2);
  out[0] = aot_mul(s, part[0], part[0]);
}

// Calls for rows n from 3 to 6 times a factor: values, gradients, and how often the function is compiled.
static void expect_compiles(aot_fn fn, size_t n_in, const aot_dynamic_dim *dynamic, size_t n_dynamic, int64_t rows,
                            int64_t second_rows, int64_t second_columns, size_t compiles) {
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  aot_function *f = dynamic_function(ses, fn, n_in, dynamic, n_dynamic);
  for (int64_t n = 3; n < 7; n++) {
    aot_scope *s = aot_scope_begin(ses);
    const aot_int size[] = {aot_i(second_rows * n), aot_i(second_columns)};
    aot_tensor *in[2], *out[2], *grad[2][2];
    in[0] = aot_requires_grad(s, filled(s, AOT_F32, AOT_INTS(aot_i(rows * n), aot_i(8)), 1));
    in[1] = aot_requires_grad(s, filled(s, AOT_F32, (aot_ints){size, second_columns ? 2 : 1}, 2));
    fn(s, in, &out[1], NULL);
    aot_tensor *seed = aot_ones_like(s, out[1]);
    aot_grad(s, (aot_tensors){&out[1], 1}, (aot_tensors){in, n_in}, &(aot_tensors){&seed, 1}, false, grad[1]);
    call(s, f, (aot_tensors){in, n_in}, out[1], &out[0], grad[0]);
    if (aot_scope_error(s)) fail_msg("%s", aot_status_text(aot_scope_error(s)));
    expect_close(out[0], out[1]);
    for (size_t i = 0; i < n_in; i++) expect_close(grad[0][i], grad[1][i]);
    assert_null(aot_scope_end(s));
  }
  assert_int_equal(aot_function_compile_count(f), compiles);
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

static void dynamic_sizes_that_cannot_be_solved_become_constants(void **state) {
  (void)state;
  const aot_dynamic_dim dynamic[] = {{0, 0}, {0, 1}, {1, 0}};
  expect_compiles(flat, 2, dynamic, 3, 1, 2, 4, 4);
}
static void dynamic_sizes_that_are_products_or_divided_stay_symbols(void **state) {
  (void)state;
  const aot_dynamic_dim dynamic[] = {{0, 0}, {0, 1}, {1, 0}};
  expect_compiles(flat, 2, dynamic, 3, 1, 8, 0, 1);
  expect_compiles(pairs, 1, dynamic, 2, 2, 1, 0, 1);
  expect_compiles(first_part, 1, dynamic, 2, 1, 1, 0, 1);
}

static void closes_over(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  out[0] = aot_mul(s, in[0], *(aot_tensor **)user);
}

static void a_captured_leaf_that_requires_gradients_is_an_error(void **state) {
  (void)state;
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  aot_scope *outer = aot_scope_begin(ses);
  aot_tensor *w = aot_requires_grad(outer, filled_there(outer, AOT_F32, AOT_INTS(aot_i(4)), 1)), *out;
  aot_tensor *a = aot_requires_grad(outer, filled_there(outer, AOT_F32, AOT_INTS(aot_i(4)), 2));
  aot_function *f;
  assert_null(aot_function_create(ses, closes_over, &w, 1, 1, NULL, &f));
  aot_scope *s = aot_scope_push(outer);
  aot_set_grad_enabled(s, false); // without gradients it is a constant
  aot_function_call(s, f, (aot_tensors){&a, 1}, &out);
  assert_null(aot_scope_end(s));
  aot_function_call(outer, f, (aot_tensors){&a, 1}, &out);
  aot_status status = aot_scope_end(outer);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  assert_non_null(strstr(aot_status_message(status), "make it an input"));
  aot_status_free(status);
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

static aot_tensor *left_over;
static void keeps_its_result(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_exp(s, in[0]);
  aot_tensor_release(left_over);
  left_over = aot_tensor_retain(out[0]);
}
static void expect_refusal(aot_scope *s, const char *text) {
  aot_status status = aot_scope_end(s);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  if (!strstr(aot_status_message(status), text)) fail_msg("%s", aot_status_text(status));
  aot_status_free(status);
}
static void a_traced_tensor_is_refused_after_its_trace(void **state) {
  (void)state;
  aot_session *ses;
  aot_function *f;
  aot_graph *g = NULL;
  assert_null(aot_session_create(NULL, &ses));
  assert_null(aot_function_create(ses, keeps_its_result, NULL, 1, 1, NULL, &f));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *a = twin_in(s, filled(s, AOT_F32, AOT_INTS(aot_i(4)), 1)), *out;
  aot_function_call(s, f, (aot_tensors){&a, 1}, &out);
  assert_null(aot_scope_end(s));
  s = aot_scope_begin(ses);
  (void)aot_mul(s, left_over, left_over);
  expect_refusal(s, "a traced tensor is used after its trace has ended");
  s = aot_scope_begin(ses);
  aot_add_(s, twin_in(s, filled(s, AOT_F32, AOT_INTS(aot_i(4)), 1)), left_over);
  expect_refusal(s, "a traced tensor is used after its trace has ended");
  aot_status status = aot_make_fx(ses, keeps_its_result, NULL, (aot_tensors){&left_over, 1}, NULL, 1, &g);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  aot_status_free(status);
  aot_tensor_release(left_over);
  left_over = NULL;
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

// A compiler whose code returns its inputs.
static aot_status run_inputs(void *self, aot_scope *s, const aot_value *in, size_t n_in, aot_value *out, size_t n_out) {
  (void)self, (void)s;
  for (size_t i = 0; i < n_out; i++) out[i] = in[i < n_in ? i : n_in - 1];
  return NULL;
}
static aot_status compile_nothing(void *user, const aot_graph *graph, aot_boxed *out) {
  (void)user, (void)graph;
  *out = (aot_boxed){run_inputs, NULL, NULL};
  return NULL;
}
static void a_compiled_half_may_return_its_input(void **state) {
  (void)state;
  aot_session *ses;
  aot_function *f;
  aot_function_options options = AOT_FUNCTION_OPTIONS_INIT;
  options.fw_compiler = options.bw_compiler = compile_nothing;
  assert_null(aot_session_create(NULL, &ses));
  assert_null(aot_function_create(ses, keeps_its_result, NULL, 1, 1, &options, &f));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *a = aot_requires_grad(s, filled(s, AOT_F32, AOT_INTS(aot_i(4)), 1)), *out;
  for (int call = 0; call < 2; call++) {
    aot_function_call(s, f, (aot_tensors){&a, 1}, &out);
    assert_null(aot_scope_error(s));
    assert_ptr_not_equal(out, a); // which would be its own history, and never freed
    assert_ptr_equal(aot_tensor_data(out), aot_tensor_data(a));
    assert_true(a->grad_fn == NULL && out->grad_fn != NULL);
  }
  assert_null(aot_scope_end(s));
  aot_tensor_release(left_over);
  left_over = NULL;
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

// (d/dx x^3)^2 = 9 x^4, whose own gradient nobody offers.
static void squares_a_gradient(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *sum = aot_sum_default(s, aot_mul(s, in[0], aot_mul(s, in[0], in[0])), AOT_DTYPE_NONE), *grad;
  aot_grad(s, (aot_tensors){&sum, 1}, (aot_tensors){in, 1}, NULL, false, &grad);
  out[0] = aot_mul(s, grad, grad);
}
static void a_function_may_differentiate_but_not_twice(void **state) {
  (void)state;
  aot_session *ses;
  aot_function *f;
  assert_null(aot_session_create(NULL, &ses));
  assert_null(aot_function_create(ses, squares_a_gradient, NULL, 1, 1, NULL, &f));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *here = filled(s, AOT_F32, AOT_INTS(aot_i(4)), 1), *out, *seed;
  aot_tensor *a = aot_requires_grad(s, twin_in(s, here));
  aot_function_call(s, f, (aot_tensors){&a, 1}, &out);
  seed = twin_in(s, aot_ones_like(s, here));
  const aot_tensor *got = twin_out(s, out);
  assert_null(aot_scope_error(s));
  for (int64_t i = 0; i < 4; i++)
    assert_true(fabs(aoti_tensor_get(got, i) - 9 * pow(aoti_tensor_get(here, i), 4)) <= 1e-5);
  assert_false(aot_tensor_requires_grad(out));
  aot_backward(s, out, seed);
  expect_refusal(s, "second derivatives are not offered");
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

// The backward gets what was saved, whose rows are those of both inputs, and the rows of the first.
static void exp_of_both(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_exp(s, aot_cat_default(s, (aot_tensors){in, 2}, 0));
}
static void a_size_is_found_as_part_of_a_saved_one(void **state) {
  (void)state;
  aot_session *ses;
  aot_function *f;
  const aot_dynamic_dim dynamic[] = {{0, 0}, {0, 1}, {1, 0}, {1, 1}};
  aot_function_options options = AOT_FUNCTION_OPTIONS_INIT;
  options.dynamic = dynamic;
  options.n_dynamic = 4;
  assert_null(aot_session_create(NULL, &ses));
  assert_null(aot_function_create(ses, exp_of_both, NULL, 2, 1, &options, &f));
  for (int64_t rows = 3; rows < 6; rows++) {
    aot_scope *s = aot_scope_begin(ses);
    aot_tensor *in[2], *out, *grad[2], *seed;
    in[0] = aot_requires_grad(s, twin_in(s, filled(s, AOT_F32, AOT_INTS(aot_i(rows), aot_i(4)), 1)));
    in[1] = aot_requires_grad(s, twin_in(s, filled(s, AOT_F32, AOT_INTS(aot_i(2 * rows), aot_i(4)), 2)));
    aot_function_call(s, f, (aot_tensors){in, 2}, &out);
    seed = aot_ones_like(s, out);
    aot_grad(s, (aot_tensors){&out, 1}, (aot_tensors){in, 2}, &(aot_tensors){&seed, 1}, false, grad);
    assert_null(aot_scope_error(s));
    for (int k = 0; k < 2; k++) expect_close(twin_out(s, grad[k]), twin_out(s, aot_exp(s, in[k])));
    assert_null(aot_scope_end(s));
  }
  assert_int_equal(aot_function_compile_count(f), 1);
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

static void calls_another(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  aot_tensor *y;
  aot_function_call(s, user, (aot_tensors){in, 1}, &y);
  out[0] = aot_sin(s, y);
}

static void a_function_called_in_a_trace_is_traced_along(void **state) {
  (void)state;
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  aot_function *inner, *f;
  assert_null(aot_function_create(ses, square, NULL, 1, 1, NULL, &inner));
  assert_null(aot_function_create(ses, calls_another, inner, 1, 1, NULL, &f));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *here = filled(s, AOT_F32, AOT_INTS(aot_i(4)), 1), *out[2], *grads[2];
  aot_tensor *a[] = {aot_requires_grad(s, twin_in(s, here)), aot_requires_grad(s, here)};
  aot_function_call(s, f, (aot_tensors){a, 1}, &out[0]);
  out[1] = aot_sin(s, aot_mul(s, here, here));
  for (int k = 0; k < 2; k++) {
    aot_tensor *total = aot_sum(s, out[k]);
    aot_grad(s, (aot_tensors){&total, 1}, (aot_tensors){&a[k], 1}, NULL, false, &grads[k]);
  }
  if (aot_scope_error(s)) fail_msg("%s", aot_status_text(aot_scope_error(s)));
  expect_close(twin_out(s, out[0]), out[1]);
  expect_close(twin_out(s, grads[0]), grads[1]);
  assert_int_equal(aot_function_compile_count(f), 1);
  assert_int_equal(aot_function_compile_count(inner), 0);
  assert_null(aot_scope_end(s));
  aot_function_destroy(f);
  aot_function_destroy(inner);
  aot_session_destroy(ses);
}

static void calls_itself(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  aot_function_call(s, *(aot_function **)user, (aot_tensors){in, 1}, out);
}

static void a_function_that_calls_itself_without_an_end_is_refused(void **state) {
  (void)state;
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  aot_function *f;
  assert_null(aot_function_create(ses, calls_itself, &f, 1, 1, NULL, &f));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *a = filled_there(s, AOT_F32, AOT_INTS(aot_i(4)), 1), *out;
  aot_function_call(s, f, (aot_tensors){&a, 1}, &out);
  aot_status status = aot_scope_end(s);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  assert_non_null(strstr(aot_status_message(status), "calls itself"));
  aot_status_free(status);
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

// What was saved is there for another try with a tangent that fits.
static void a_tangent_of_the_wrong_size_uses_nothing_up(void **state) {
  (void)state;
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  aot_function *f;
  assert_null(aot_function_create(ses, square, NULL, 1, 1, NULL, &f));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *a = aot_requires_grad(s, filled_there(s, AOT_F32, AOT_INTS(aot_i(4)), 1)), *out, *grad = NULL;
  aot_function_call(s, f, (aot_tensors){&a, 1}, &out);
  assert_null(aot_scope_error(s));
  aot_context *context;
  assert_null(aot_executable_forward(aot_function_executable(f, 0), NULL, (aot_tensors){&a, 1}, &out, &context));
  aot_tensor *wrong[] = {filled_there(s, AOT_F32, AOT_INTS(aot_i(3)), 1),
                         filled_there(s, AOT_F64, AOT_INTS(aot_i(4)), 1)};
  for (int i = 0; i < 2; i++) {
    aot_status status = aot_context_backward(context, NULL, (aot_tensors){&wrong[i], 1}, &grad);
    assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
    assert_non_null(strstr(aot_status_message(status), i ? "dtype is f64" : "a size is 3"));
    aot_status_free(status);
  }
  assert_null(aot_context_backward(context, NULL, (aot_tensors){&out, 1}, &grad));
  aot_tensor_release(grad);
  aot_tensor_release(out);
  aot_context_destroy(context);
  assert_null(aot_scope_end(s));
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

// 2^63 - 1 times 2 is no size, and neither is what it wraps to.
static void a_size_that_overflows_in_an_eager_call_is_refused(void **state) {
  (void)state;
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *a = filled(s, AOT_F32, AOT_INTS(aot_i(2)), 1);
  const aot_value times = {.kind = AOT_INT, .as.i = aot_i(INT64_MAX)};
  const aot_value args[] = {{.kind = AOT_TENSOR, .as.tensor = a}, {.kind = AOT_LIST, .as.list = {&times, 1}}};
  aot_value out;
  aot_call(s, "aten.repeat.default", args, 2, &out, 1, NULL, 0);
  aot_status status = aot_scope_end(s);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  assert_non_null(strstr(aot_status_message(status), "overflows 64 bits"));
  aot_status_free(status);
  aot_session_destroy(ses);
}

static void from_constant_state(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  const aot_value sizes[] = {{.kind = AOT_INT, .as.i = aot_i(8)}, {.kind = AOT_INT, .as.i = aot_i(4)}};
  const aot_value args[] = {{.kind = AOT_LIST, .as.list = {sizes, 2}},
                            {.kind = AOT_FLOAT, .as.f = 1.5},
                            {.kind = AOT_NONE},
                            {.kind = AOT_NONE},
                            {.kind = AOT_DEVICE, .as.device = aot_tensor_device(in[0])}};
  aot_value state;
  aot_call(s, "aten.full.default", args, 5, &state, 1, __FILE__, __LINE__);
  aot_tensor *first = aot_slice_Tensor(s, state.as.tensor, 1, &(aot_int){0}, &(aot_int){1}, aot_i(1));
  aot_tensor *wide = aot_expand(s, first, AOT_INTS(aot_i(8), aot_i(4)));
  out[0] = aot_sum(s, aot_add(s, aot_mm_default(s, state.as.tensor, in[0]), aot_mm_default(s, wide, in[0])));
}

// The first state of a recurrent network: the backward reads views of it that are in no memory until they are saved.
static void views_of_a_constant_are_saved_as_the_backward_reads_them(void **state) {
  (void)state;
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  aot_function *f;
  assert_null(aot_function_create(ses, from_constant_state, NULL, 1, 1, NULL, &f));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *w = aot_requires_grad(s, filled_there(s, AOT_F32, AOT_INTS(aot_i(4), aot_i(5)), 1)), *out, *grad;
  aot_function_call(s, f, (aot_tensors){&w, 1}, &out);
  aot_grad(s, (aot_tensors){&out, 1}, (aot_tensors){&w, 1}, NULL, false, &grad);
  if (aot_scope_error(s)) fail_msg("%s", aot_status_text(aot_scope_error(s)));
  float v[20];
  assert_null(aot_tensor_read(twin_out(s, grad), v, sizeof v));
  for (int i = 0; i < 20; i++) assert_float_equal(v[i], 2 * 8 * 1.5f, 0);
  assert_null(aot_scope_end(s));
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

static void partition_options_out_of_range_are_refused(void **state) {
  (void)state;
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *a = aot_requires_grad(s, filled(s, AOT_F32, AOT_INTS(aot_i(4)), 1));
  aot_graph *joint;
  assert_null(aot_trace_joint(ses, square, NULL, (aot_tensors){&a, 1}, 1, &joint));
  const size_t ninth = 9;
  aot_partition_options wrong[4] = {AOT_PARTITION_OPTIONS_INIT, AOT_PARTITION_OPTIONS_INIT, AOT_PARTITION_OPTIONS_INIT,
                                    AOT_PARTITION_OPTIONS_INIT};
  wrong[0].activation_memory_budget_solver = (aot_budget_solver)55;
  wrong[1].activation_memory_budget_runtime_estimator = (aot_runtime_estimator)-1;
  wrong[2].n_static_lifetime_inputs = 3;
  wrong[3].n_static_lifetime_inputs = 1;
  wrong[3].static_lifetime_inputs = &ninth;
  const char *said[] = {"solver 55", "estimator -1", "is missing", "is 9; the function has 1"};
  for (int i = 0; i < 4; i++) {
    aot_partitioned *parts;
    aot_status status = aot_min_cut_rematerialization_partition(joint, &wrong[i], &parts);
    assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
    assert_non_null(strstr(aot_status_message(status), said[i]));
    aot_status_free(status);
  }
  aot_graph_destroy(joint);
  assert_null(aot_scope_end(s));
  aot_session_destroy(ses);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(views_of_a_constant_are_saved_as_the_backward_reads_them),
      cmocka_unit_test(partition_options_out_of_range_are_refused),
      cmocka_unit_test(a_function_that_calls_itself_without_an_end_is_refused),
      cmocka_unit_test(a_tangent_of_the_wrong_size_uses_nothing_up),
      cmocka_unit_test(a_size_that_overflows_in_an_eager_call_is_refused),
      cmocka_unit_test(a_captured_leaf_that_requires_gradients_is_an_error),
      cmocka_unit_test(a_traced_tensor_is_refused_after_its_trace),
      cmocka_unit_test(a_compiled_half_may_return_its_input),
      cmocka_unit_test(a_function_may_differentiate_but_not_twice),
      cmocka_unit_test(a_size_is_found_as_part_of_a_saved_one),
      cmocka_unit_test(a_function_called_in_a_trace_is_traced_along),
      cmocka_unit_test(dynamic_sizes_that_broadcast_become_one),
      cmocka_unit_test(dynamic_sizes_that_cannot_be_solved_become_constants),
      cmocka_unit_test(dynamic_sizes_that_are_products_or_divided_stay_symbols),
      cmocka_unit_test(an_mlp_compiles_once_for_three_batch_sizes),
      cmocka_unit_test(an_offset_counts_from_where_memory_begins),
      cmocka_unit_test(guards_say_why_they_fail),
      cmocka_unit_test(an_executable_runs_without_a_tape),
      cmocka_unit_test(outputs_that_are_views_have_gradients),
      cmocka_unit_test(local_writes_become_functional),
      cmocka_unit_test(saved_inputs_check_versions),
      cmocka_unit_test(partitioners_take_a_joint_graph_from_text),
      cmocka_unit_test(a_machine_without_cuda_says_so),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
