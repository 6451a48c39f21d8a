// What random programs found: functions whose compiled form once gave something else than they say. On the host, and
// once more on the device.
#include "twin.h"

#include <aot/aot.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

static aot_tensor *counted(aot_scope *s, aot_dtype dtype, aot_ints size) {
  aot_tensor *t = aot_tensor_new(s, dtype, size, NULL);
  for (int64_t i = 0, n = aoti_tensor_numel(t); i < n; i++) aoti_tensor_set(t, i, (double)(i % 7) - 2);
  return t;
}

static void expect(const aot_tensor *t, const double *want, int64_t n) {
  assert_int_equal(aoti_tensor_numel(t), n);
  for (int64_t i = 0; i < n; i++)
    if (fabs(aoti_tensor_get(t, i) - want[i]) > 1e-6)
      fail_msg("element %lld: %g, expected is %g", (long long)i, aoti_tensor_get(t, i), want[i]);
}

// Calls fn compiled on x (which wants a gradient when tangent is given) and compares its output and gradient.
static void check(aot_fn fn, aot_dtype dtype, aot_ints size, const aot_dynamic_dim *dynamic, size_t n_dynamic,
                  const double *want, int64_t n, const double *tangent, const double *want_grad) {
  aot_session *ses;
  aot_function *f;
  aot_function_options options = AOT_FUNCTION_OPTIONS_INIT;
  options.dynamic = dynamic;
  options.n_dynamic = n_dynamic;
  assert_null(aot_session_create(NULL, &ses));
  assert_null(aot_function_create(ses, fn, NULL, 1, 1, &options, &f));
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *x = twin_in(s, counted(s, dtype, size)), *out, *grad = NULL;
  if (tangent) x = aot_requires_grad(s, x);
  aot_function_call(s, f, (aot_tensors){&x, 1}, &out);
  if (aot_scope_error(s)) fail_msg("%s", aot_status_text(aot_scope_error(s)));
  expect(twin_out(s, out), want, n);
  if (tangent) {
    aot_int dims[8];
    for (int d = 0; d < out->meta.ndim; d++) dims[d] = out->meta.size[d];
    aot_tensor *t = aot_tensor_new(s, dtype, (aot_ints){dims, (size_t)out->meta.ndim}, NULL);
    for (int64_t i = 0; i < n; i++) aoti_tensor_set(t, i, tangent[i]);
    t = twin_in(s, t);
    aot_grad(s, (aot_tensors){&out, 1}, (aot_tensors){&x, 1}, &(aot_tensors){&t, 1}, false, &grad);
    if (aot_scope_error(s)) fail_msg("%s", aot_status_text(aot_scope_error(s)));
    expect(twin_out(s, grad), want_grad, aoti_tensor_numel(x));
  }
  assert_null(aot_scope_end(s));
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

#define NUMBER(v) aot_number(s, aot_int_scalar(v))

static void windows(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_unfold(s, aot_mul(s, in[0], NUMBER(2)), 0, 3, 1);
}
// A tangent laid out as overlapping windows would hold only what was written last.
static void tangents_of_windows_are_kept(void **state) {
  (void)state;
  const double want[] = {-4, -2, 0, -2, 0, 2, 0, 2, 4}, tangent[] = {1, 2, 3, 4, 5, 6, 7, 8, 9},
               grad[] = {2, 12, 30, 28, 18}; // of elements 0 to 4: 1, 2+4, 3+5+7, 6+8, 9, times 2
  check(windows, AOT_F32, AOT_INTS(aot_i(5)), NULL, 0, want, 9, tangent, grad);
}

static void write_windows(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *x = aot_mul(s, in[0], NUMBER(2));
  aot_mul_(s, aot_unfold(s, x, 0, 1, 3), NUMBER(5));
  out[0] = x;
}
// Every third element is written; the others are as they were, and so are their gradients.
static void writes_to_windows_leave_the_rest(void **state) {
  (void)state;
  const double want[] = {-20, -2, 0, 10, 4}, tangent[] = {1, 2, 3, 4, 5}, grad[] = {10, 4, 6, 40, 10};
  check(write_windows, AOT_F32, AOT_INTS(aot_i(5)), NULL, 0, want, 5, tangent, grad);
}

static void all_windows(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *x = aot_mul(s, in[0], NUMBER(2));
  aot_mul_(s, aot_unfold(s, x, 0, 2, 2), NUMBER(5));
  out[0] = x;
}
static void writes_to_all_windows(void **state) {
  (void)state;
  const double want[] = {-20, -10, 0, 10}, tangent[] = {1, 2, 3, 4}, grad[] = {10, 20, 30, 40};
  check(all_windows, AOT_F32, AOT_INTS(aot_i(4)), NULL, 0, want, 4, tangent, grad);
}

static void from_the_end(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_int end = aot_i(3), start = aot_i(-3);
  aot_tensor *part = aot_slice_Tensor(s, aot_detach(s, in[0]), 0, &start, &end, aot_i(2));
  aot_tensor *one = aot_sum(s, in[0]);
  out[0] = aot_mul(s, part, aot_mul(s, one, one));
}
// Only the tangent has a size made of the input's, which the forward call knows and nothing that is saved shows.
static void a_backward_knows_the_sizes_of_its_forward(void **state) {
  (void)state;
  const aot_dynamic_dim dynamic[] = {{0, 0}};
  const double want[] = {-4}, tangent[] = {3}, grad[] = {12, 12, 12, 12}; // sum -2; d = 3 * -1 * 2 * -2
  check(from_the_end, AOT_F32, AOT_INTS(aot_i(4)), dynamic, 1, want, 1, tangent, grad);
}

static void one_by_computation(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_int start = aot_i(3);
  aot_tensor *x = aot_clone(s, in[0]), *last = aot_slice_Tensor(s, in[0], 0, &start, NULL, aot_i(1));
  aot_tensor *column = aot_unsqueeze(s, x, 1);
  aot_add_(s, column, last);
  out[0] = aot_mul(s, aot_sum_dim_IntList(s, column, &AOT_INTS(aot_i(-1)), false, AOT_DTYPE_NONE), last);
}
// A size that is 1 only at the sizes at hand broadcasts, and leaves the size it is combined with.
static void sizes_that_are_1_by_computation_broadcast(void **state) {
  (void)state;
  const aot_dynamic_dim dynamic[] = {{0, 0}};
  const double want[] = {-1, 0, 1, 2};
  check(one_by_computation, AOT_F32, AOT_INTS(aot_i(4)), dynamic, 1, want, 4, NULL, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(tangents_of_windows_are_kept), cmocka_unit_test(writes_to_windows_leave_the_rest),
      cmocka_unit_test(writes_to_all_windows), cmocka_unit_test(a_backward_knows_the_sizes_of_its_forward),
      cmocka_unit_test(sizes_that_are_1_by_computation_broadcast)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
