// Calls that write tensors and share memory: public bug reports by number, each with its right value, and the errors.
#include "twin.h"
#include "world.h"

#include <aot/aot.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

static aot_tensor *number(aot_scope *s, double v) { return aot_number(s, aot_float_scalar(v)); }

static aot_tensor *range(aot_scope *s, aot_tensor *t, int64_t start, int64_t stop, int64_t step) {
  const aot_int first = aot_i(start), last = aot_i(stop);
  return aot_slice_Tensor(s, t, 0, &first, &last, aot_i(step));
}

static aot_tensor *ones_like(aot_scope *s, const aot_tensor *t) {
  float ones[16];
  for (int i = 0; i < 16; i++) ones[i] = 1;
  return twin_vector(s, aoti_tensor_numel(t), ones);
}

#define EXPECT(t, ...) TWIN_EXPECT(w.s, (t), __VA_ARGS__)

// ---- 3: a value read before an input is written stays that value in the backward

static void read_then_count(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_mul(s, in[0], aot_sin(s, in[1]));
  bool was = aot_set_grad_enabled(s, false);
  aot_add_(s, in[1], number(s, 1));
  aot_set_grad_enabled(s, was);
}
static void case_3_backward_sees_the_old_buffer(void **state) {
  (void)state;
  world w = begin(read_then_count, 2, 1, NULL, NULL);
  const float a[] = {1, 2, 3, 4}, zeros[4] = {0};
  aot_tensor *in[] = {aot_requires_grad(w.s, twin_vector(w.s, 4, a)), twin_vector(w.s, 4, zeros)}, *out, *grad;
  aot_function_call(w.s, w.f, (aot_tensors){in, 2}, &out);
  aot_tensor *seed = ones_like(w.s, in[0]);
  aot_grad(w.s, (aot_tensors){&out, 1}, (aot_tensors){in, 1}, &(aot_tensors){&seed, 1}, false, &grad);
  assert_null(aot_scope_error(w.s));
  EXPECT(grad, 0, 0, 0, 0); // sin(1) when the backward reads the buffer after the write
  EXPECT(in[1], 1, 1, 1, 1);
  end(&w);
}

// ---- 11: equal expressions, one of them without gradients, are two tensors

static void equal_sums(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  bool was = aot_set_grad_enabled(s, false);
  out[0] = aot_add(s, in[0], number(s, 1));
  aot_set_grad_enabled(s, was);
  out[1] = aot_add(s, in[0], number(s, 1));
}
static void case_11_equal_outputs_stay_two_tensors(void **state) {
  (void)state;
  world w = begin(equal_sums, 1, 2, NULL, NULL);
  const float a[] = {1, 2};
  aot_tensor *in = aot_requires_grad(w.s, twin_vector(w.s, 2, a)), *out[2];
  aot_function_call(w.s, w.f, (aot_tensors){&in, 1}, out);
  assert_null(aot_scope_error(w.s));
  assert_ptr_not_equal(aot_tensor_data(out[0]), aot_tensor_data(out[1]));
  assert_false(aot_tensor_requires_grad(out[0]));
  assert_true(aot_tensor_requires_grad(out[1]));
  EXPECT(out[0], 2, 3);
  EXPECT(out[1], 2, 3);
  end(&w);
}

// ---- 19: a moving average and the step that reads it

static void average_step(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_lerp__Scalar(s, in[2], in[1], aot_float_scalar(0.05));
  aot_add_(s, in[0], aot_mul(s, in[2], number(s, -0.01)));
  out[0] = aot_mul(s, in[0], number(s, 1));
}
static void case_19_both_updates_are_written(void **state) {
  (void)state;
  world w = begin(average_step, 3, 1, NULL, NULL);
  const float p[] = {1, 2}, g[] = {4, -2}, m[] = {0, 2};
  aot_tensor *in[] = {twin_vector(w.s, 2, p), twin_vector(w.s, 2, g), twin_vector(w.s, 2, m)}, *out;
  aot_function_call(w.s, w.f, (aot_tensors){in, 3}, &out);
  assert_null(aot_scope_error(w.s));
  EXPECT(in[2], 0.2, 1.8); // m + 0.05 (g - m)
  EXPECT(in[0], 0.998, 1.982);
  EXPECT(in[1], 4, -2);
  end(&w);
}

// ---- 27: inputs that begin to share memory

static void double_and_add(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_mul_(s, in[0], number(s, 2));
  out[0] = aot_add(s, in[0], in[1]);
}
static void case_27_overlap_is_compiled_apart(void **state) {
  (void)state;
  world w = begin(double_and_add, 2, 1, NULL, NULL);
  const float ones[] = {1, 1, 1, 1, 1, 1, 1, 1};
  aot_tensor *apart[] = {twin_vector(w.s, 4, ones), twin_vector(w.s, 4, ones)}, *base = twin_vector(w.s, 8, ones), *out;
  aot_function_call(w.s, w.f, (aot_tensors){apart, 2}, &out);
  EXPECT(out, 3, 3, 3, 3);
  aot_tensor *views[] = {range(w.s, base, 0, 4, 1), range(w.s, base, 2, 6, 1)};
  aot_function_call(w.s, w.f, (aot_tensors){views, 2}, &out);
  assert_null(aot_scope_error(w.s));
  EXPECT(out, 4, 4, 3, 3);
  EXPECT(base, 2, 2, 2, 2, 1, 1, 1, 1);
  assert_int_equal(aot_function_compile_count(w.f), 2);
  aot_tensor *again[] = {twin_vector(w.s, 4, ones), twin_vector(w.s, 4, ones)};
  aot_function_call(w.s, w.f, (aot_tensors){again, 2}, &out);
  EXPECT(out, 3, 3, 3, 3);
  assert_int_equal(aot_function_compile_count(w.f), 2);
  aot_tensor *other = twin_vector(w.s, 8, ones); /* as far into its memory as no form before */
  aot_tensor *nearer[] = {range(w.s, other, 0, 4, 1), range(w.s, other, 1, 5, 1)};
  aot_function_call(w.s, w.f, (aot_tensors){nearer, 2}, &out);
  EXPECT(out, 4, 4, 4, 3);
  assert_int_equal(aot_function_compile_count(w.f), 3);
  end(&w);
}

// ---- 29: a strided view is written

static void add_one(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_add_(s, in[0], number(s, 1));
  out[0] = aot_mul(s, in[0], number(s, 3));
}
static void case_29_a_write_reaches_the_base_of_a_strided_view(void **state) {
  (void)state;
  world w = begin(add_one, 1, 1, NULL, NULL);
  const float ones[] = {1, 1, 1, 1};
  aot_tensor *leaf = aot_requires_grad(w.s, twin_vector(w.s, 4, ones)), *base = aot_mul(w.s, leaf, number(w.s, 1));
  aot_tensor *view = range(w.s, base, 0, 4, 2), *out, *grad;
  aot_function_call(w.s, w.f, (aot_tensors){&view, 1}, &out);
  assert_null(aot_scope_error(w.s));
  EXPECT(base, 2, 1, 2, 1);
  aot_tensor *sum = aot_add(w.s, aot_sum(w.s, out), aot_sum(w.s, base)); // the base's history goes through the call
  aot_grad(w.s, (aot_tensors){&sum, 1}, (aot_tensors){&leaf, 1}, NULL, false, &grad);
  EXPECT(grad, 4, 1, 4, 1);
  end(&w);
}

// ---- 33: an in-place operator on a local

static void double_relu(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_mul(s, in[0], number(s, 2));
  aot_relu_(s, out[0]);
}
static void case_33_relu_in_place_has_the_right_gradient(void **state) {
  (void)state;
  world w = begin(double_relu, 1, 1, NULL, NULL);
  const float a[] = {1, -1, 2, -2};
  aot_tensor *in = aot_requires_grad(w.s, twin_vector(w.s, 4, a)), *out, *grad, *seed = ones_like(w.s, in);
  aot_function_call(w.s, w.f, (aot_tensors){&in, 1}, &out);
  aot_grad(w.s, (aot_tensors){&out, 1}, (aot_tensors){&in, 1}, &(aot_tensors){&seed, 1}, false, &grad);
  assert_null(aot_scope_error(w.s));
  EXPECT(out, 2, 0, 4, 0);
  EXPECT(grad, 2, 0, 2, 0);
  end(&w);
}

// ---- 35: one tensor twice

static void product_and_sum(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_add(s, aot_add(s, aot_mul(s, in[0], in[1]), in[0]), in[1]);
}
static void case_35_a_tensor_given_twice_gets_both_gradients(void **state) {
  (void)state;
  const float x[] = {0.7f, -1.3f, 2.1f, 0.05f, -0.5f};
  for (int leaf = 0; leaf < 2; leaf++) {
    world w = begin(product_and_sum, 2, 1, NULL, NULL);
    aot_tensor *a = aot_requires_grad(w.s, twin_vector(w.s, 5, x)), *t = leaf ? a : aot_mul(w.s, a, number(w.s, 1));
    aot_tensor *in[] = {t, t}, *out, *grad, *seed = ones_like(w.s, a);
    aot_function_call(w.s, w.f, (aot_tensors){in, 2}, &out);
    aot_grad(w.s, (aot_tensors){&out, 1}, (aot_tensors){&a, 1}, &(aot_tensors){&seed, 1}, false, &grad);
    assert_null(aot_scope_error(w.s));
    EXPECT(grad, 3.4, -0.6, 6.2, 2.1, 1.0);
    end(&w);
  }
}

// ---- random numbers: a compiled call draws what an eager run would, and the next call goes on

static void two_masks(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_add(s, in[0], aot_rand_like(s, in[0]));
  out[1] = aot_dropout(s, out[0], 0.5, true);
}
static void compiled_calls_draw_as_eager_runs_do(void **state) {
  (void)state;
  const float zeros[64] = {0};
  aot_tensor *drawn[2][4];
  aot_session *ses[2];
  aot_scope *s[2];
  for (int compiled = 0; compiled < 2; compiled++) {
    aot_session_options o = AOT_SESSION_OPTIONS_INIT;
    o.seed = 1234;
    assert_null(aot_session_create(&o, &ses[compiled]));
    s[compiled] = aot_scope_begin(ses[compiled]);
    aot_tensor *in = twin_vector(s[compiled], 64, zeros);
    aot_function *f;
    assert_null(aot_function_create(ses[compiled], two_masks, NULL, 1, 2, NULL, &f));
    for (int call = 0; call < 2; call++)
      if (compiled)
        aot_function_call(s[compiled], f, (aot_tensors){&in, 1}, &drawn[1][2 * call]);
      else
        two_masks(s[compiled], (aot_tensor *[]){twin_out(s[compiled], in)}, &drawn[0][2 * call], NULL);
    for (int k = 0; k < 4; k++) drawn[compiled][k] = twin_out(s[compiled], drawn[compiled][k]);
    assert_null(aot_scope_error(s[compiled]));
    aot_function_destroy(f);
  }
  int same_as_before = 0;
  for (int64_t i = 0; i < 64; i++) {
    for (int k = 0; k < 4; k++) assert_true(aoti_tensor_get(drawn[0][k], i) == aoti_tensor_get(drawn[1][k], i));
    same_as_before += aoti_tensor_get(drawn[0][0], i) == aoti_tensor_get(drawn[0][2], i);
  }
  assert_true(same_as_before < 4);
  for (int i = 0; i < 2; i++) {
    assert_null(aot_scope_end(s[i]));
    aot_session_destroy(ses[i]);
  }
}

// ---- errors

static void expect_error(aot_fn fn, bool requires_grad, const char *text) {
  world w = begin(fn, 1, 1, NULL, NULL);
  const float a[] = {1, 2};
  aot_tensor *in = twin_vector(w.s, 2, a), *out;
  if (requires_grad) aot_requires_grad(w.s, in);
  aot_function_call(w.s, w.f, (aot_tensors){&in, 1}, &out);
  aot_status status = aot_scope_end(w.s);
  if (!status || !strstr(aot_status_message(status), text)) fail_msg("%s", status ? aot_status_text(status) : "none");
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  aot_status_free(status);
  aot_function_destroy(w.f);
  aot_session_destroy(w.ses);
}

static void write_first(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_zero_(s, range(s, in[0], 0, 1, 1));
  out[0] = aot_mul(s, in[0], in[0]);
}
static void write_saved(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *t = aot_mul(s, in[0], number(s, 2));
  out[0] = aot_exp(s, t);
  aot_add_(s, out[0], number(s, 1)); // exp's derivative reads its result
}
// A view made without gradients, of an input that requires them and of one of its results.
static void write_untaped(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *t = aot_mul(s, in[0], number(s, 2));
  bool was = aot_set_grad_enabled(s, false);
  aot_tensor *view = range(s, t, 0, 1, 1);
  aot_set_grad_enabled(s, was);
  aot_add_(s, aot_view(s, view, AOT_INTS(aot_i(1))), number(s, 1));
  out[0] = t;
}
static void what_the_tape_cannot_tell_is_refused(void **state) {
  (void)state;
  expect_error(add_one, true, "a leaf that requires gradients is written in place");
  expect_error(write_first, true, "a view of a leaf that requires gradients is written in place");
  expect_error(write_untaped, true, "a view made with gradients off is written with gradients on");
  expect_error(write_saved, true, "was written in place: it is at version 1, expected 0");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(case_3_backward_sees_the_old_buffer),
                                     cmocka_unit_test(case_11_equal_outputs_stay_two_tensors),
                                     cmocka_unit_test(case_19_both_updates_are_written),
                                     cmocka_unit_test(case_27_overlap_is_compiled_apart),
                                     cmocka_unit_test(case_29_a_write_reaches_the_base_of_a_strided_view),
                                     cmocka_unit_test(case_33_relu_in_place_has_the_right_gradient),
                                     cmocka_unit_test(case_35_a_tensor_given_twice_gets_both_gradients),
                                     cmocka_unit_test(compiled_calls_draw_as_eager_runs_do),
                                     cmocka_unit_test(what_the_tape_cannot_tell_is_refused)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
