// Tensors that get another memory or another size in it, and writes through parts of memory whose place counts.
#include "twin.h"
#include "world.h"

#include <aot/aot.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#define EXPECT(t, ...) TWIN_EXPECT(w.s, (t), __VA_ARGS__)
#define SET(s, t, to)  aot_set__source_Tensor((s), (t), (to))

static aot_tensor *number(aot_scope *s, double v) { return aot_number(s, aot_float_scalar(v)); }
static aot_tensor *part(aot_scope *s, aot_tensor *t, int64_t from, int64_t to) {
  const aot_int first = aot_i(from), last = aot_i(to);
  return aot_slice_Tensor(s, t, 0, &first, &last, aot_i(1));
}

static void expect_failure(aot_status status, aot_code code, const char *text) {
  if (!status || !strstr(aot_status_message(status), text)) fail_msg("%s", status ? aot_status_text(status) : "none");
  assert_int_equal(aot_status_code(status), code);
  aot_status_free(status);
}

// ---- set_ of an input. Values by hand; torch.compile, which breaks its graph there, leaves the same.

// in: a, b, c. b gets c's memory, without its first element, and both are written.
static void set_to_input(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  SET(s, in[1], part(s, in[2], 1, 4));
  aot_mul_(s, in[1], number(s, 2));
  out[0] = aot_mul(s, in[0], in[1]);
  out[1] = part(s, in[1], 1, 3);
}
static void an_input_may_get_the_memory_of_another(void **state) {
  (void)state;
  const float a[] = {1, 2, 3}, b[] = {7, 7, 7}, c[] = {1, 1, 2, 3};
  world w = begin(set_to_input, 3, 2, NULL, NULL);
  for (int call = 0; call < 2; call++) {
    aot_tensor *in[] = {aot_requires_grad(w.s, twin_vector(w.s, 3, a)), twin_vector(w.s, 3, b), twin_vector(w.s, 4, c)};
    aot_tensor *old = part(w.s, in[1], 0, 3), *out[2], *grad;
    aot_function_call(w.s, w.f, (aot_tensors){in, 3}, out);
    aot_tensor *sum = aot_sum(w.s, out[0]);
    aot_grad(w.s, (aot_tensors){&sum, 1}, (aot_tensors){in, 1}, NULL, false, &grad);
    EXPECT(out[0], 2, 8, 18);
    EXPECT(in[1], 2, 4, 6);
    EXPECT(in[2], 1, 2, 4, 6);
    EXPECT(out[1], 4, 6);
    EXPECT(grad, 2, 4, 6);
    EXPECT(old, 7, 7, 7);
    assert_ptr_equal(in[1]->storage, in[2]->storage);
    assert_ptr_equal(out[1]->storage, in[2]->storage);
    aot_zero_(w.s, in[2]);
    EXPECT(in[1], 0, 0, 0);
  }
  assert_int_equal(aot_function_compile_count(w.f), 1);
  end(&w);
}

// in: a, b. b gets the memory of a result, of another size.
static void set_to_result(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *twice = aot_mul(s, aot_detach_default(s, in[0]), number(s, 2));
  SET(s, in[1], part(s, twice, 1, 3));
  aot_add_(s, twice, number(s, 1));
  out[0] = aot_mul(s, in[0], twice);
  out[1] = in[1];
}
static void an_input_may_get_the_memory_of_a_result(void **state) {
  (void)state;
  const float a[] = {1, 2, 3}, b[] = {7, 7, 7, 7};
  world w = begin(set_to_result, 2, 2, NULL, NULL);
  aot_tensor *in[] = {aot_requires_grad(w.s, twin_vector(w.s, 3, a)), twin_vector(w.s, 4, b)}, *out[2], *grad;
  aot_function_call(w.s, w.f, (aot_tensors){in, 2}, out);
  aot_tensor *sum = aot_sum(w.s, out[0]);
  aot_grad(w.s, (aot_tensors){&sum, 1}, (aot_tensors){in, 1}, NULL, false, &grad);
  EXPECT(out[0], 3, 10, 21);
  EXPECT(in[1], 5, 7);
  EXPECT(grad, 3, 5, 7);
  assert_ptr_equal(out[1], in[1]);
  end(&w);
}

static void swap_memories(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *first = aot_alias_default(s, in[0]);
  SET(s, in[0], in[1]);
  SET(s, in[1], first);
  out[0] = aot_sub(s, in[0], in[1]);
}
static void two_inputs_may_swap_memories(void **state) {
  (void)state;
  const float a[] = {1, 2}, b[] = {10, 20};
  world w = begin(swap_memories, 2, 1, NULL, NULL);
  aot_tensor *in[] = {twin_vector(w.s, 2, a), twin_vector(w.s, 2, b)}, *out;
  const aoti_storage *was[] = {in[0]->storage, in[1]->storage};
  aot_function_call(w.s, w.f, (aot_tensors){in, 2}, &out);
  EXPECT(out, 9, 18);
  EXPECT(in[0], 10, 20);
  EXPECT(in[1], 1, 2);
  assert_ptr_equal(in[0]->storage, was[1]);
  assert_ptr_equal(in[1]->storage, was[0]);
  end(&w);
}

static void write_and_set(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_mul_(s, in[1], number(s, 2));
  SET(s, in[1], in[0]);
  out[0] = aot_mul(s, in[1], number(s, 2));
}
static void set_wrongly(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  SET(s, in[0], in[1]);
  out[0] = aot_mul(s, in[1], number(s, 2));
}
static void what_set_cannot_do_is_refused(void **state) {
  (void)state;
  const float a[] = {1, 2};
  for (int which = 0; which < 3; which++) {
    world w = begin(which ? set_wrongly : write_and_set, 2, 1, NULL, NULL);
    aot_tensor *in[] = {twin_vector(w.s, 2, a), twin_vector(w.s, 2, a)}, *out;
    if (which == 1) aot_requires_grad(w.s, in[0]);
    if (which == 2) in[1] = twin_in(w.s, aot_tensor_new(w.s, AOT_F64, AOT_INTS(aot_i(2)), NULL));
    aot_function_call(w.s, w.f, (aot_tensors){in, 2}, &out);
    static const char *const texts[] = {"input 1 is written, and then given another memory by set_",
                                        "a tensor that requires gradients is set",
                                        "a tensor of f32 is set to one of f64"};
    expect_failure(aot_scope_end(w.s), which ? AOT_ERROR_INVALID : AOT_ERROR_UNSUPPORTED, texts[which]);
    aot_function_destroy(w.f);
    aot_session_destroy(w.ses);
  }
}

// What was saved is not what the tensor holds after set_.
static void product(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_mul(s, in[0], in[1]);
}
static void a_saved_tensor_that_is_set_is_refused(void **state) {
  (void)state;
  const float a[] = {1, 2};
  world w = begin(product, 2, 1, NULL, NULL);
  aot_tensor *in[] = {aot_requires_grad(w.s, twin_vector(w.s, 2, a)), twin_vector(w.s, 2, a)}, *out, *grad;
  aot_function_call(w.s, w.f, (aot_tensors){in, 2}, &out);
  SET(w.s, in[1], twin_vector(w.s, 2, a));
  aot_tensor *sum = aot_sum(w.s, out);
  aot_grad(w.s, (aot_tensors){&sum, 1}, (aot_tensors){in, 1}, NULL, false, &grad);
  expect_failure(aot_scope_end(w.s), AOT_ERROR_INVALID, "saved tensor primals_2 was written in place");
  aot_function_destroy(w.f);
  aot_session_destroy(w.ses);
}

// ---- resize_

static void enlarge(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *x = aot_mul(s, in[0], number(s, 1));
  const aot_value args[] = {
      {.kind = AOT_TENSOR, .as.tensor = x},
      {.kind = AOT_LIST, .as.list = {(const aot_value[]){{.kind = AOT_INT, .as.i = aot_i(5)}}, 1}}};
  aot_value result;
  aot_call(s, "aten.resize_.default", args, 2, &result, 1, __FILE__, __LINE__);
  out[0] = x;
}
static void a_traced_tensor_does_not_outgrow_its_memory(void **state) { // in PyTorch's functionalisation neither
  (void)state;
  const float a[] = {1, 2, 3};
  world w = begin(enlarge, 1, 1, NULL, NULL);
  aot_tensor *in = twin_vector(w.s, 3, a), *out;
  aot_function_call(w.s, w.f, (aot_tensors){&in, 1}, &out);
  expect_failure(aot_scope_end(w.s), AOT_ERROR_UNSUPPORTED, "larger than the memory");
  aot_function_destroy(w.f);
  aot_session_destroy(w.ses);
}

// ---- detach_

static void detached(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *y = aot_mul(s, in[0], number(s, 3));
  aot_call(s, "aten.detach_.default", (const aot_value[]){{.kind = AOT_TENSOR, .as.tensor = y}}, 1, &(aot_value){0}, 1,
           __FILE__, __LINE__);
  out[0] = aot_mul(s, in[0], y);
}
static void what_is_detached_in_place_is_a_constant(void **state) {
  (void)state;
  const float a[] = {1, 2};
  world w = begin(detached, 1, 1, NULL, NULL);
  for (int compiled = 0; compiled < 2; compiled++) {
    aot_tensor *in = aot_requires_grad(w.s, twin_vector(w.s, 2, a)), *out, *grad;
    if (compiled)
      aot_function_call(w.s, w.f, (aot_tensors){&in, 1}, &out);
    else
      detached(w.s, &in, &out, NULL);
    aot_tensor *sum = aot_sum(w.s, out);
    aot_grad(w.s, (aot_tensors){&sum, 1}, (aot_tensors){&in, 1}, NULL, false, &grad);
    EXPECT(grad, 3, 6); // 6 and 12 were y a function of in
  }
  end(&w);
}

// ---- random operators in place: the numbers of their functional forms, of the same place in the stream

static void drawn_in_place(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  for (int i = 0; i < 2; i++) out[i] = aot_clone(s, in[0]);
  aot_uniform__default(s, part(s, out[0], 2, 6), -1, 2);
  aot_normal__default(s, out[1], 3, 0.5);
}
static void drawn(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_uniform_default(s, part(s, in[0], 2, 6), -1, 2);
  out[1] = aot_normal_functional_default(s, in[0], 3, 0.5);
}
static void draws_in_place_are_those_of_the_functional_operators(void **state) {
  (void)state;
  const float zeros[8] = {0};
  double got[3][12];
  for (int k = 0; k < 3; k++) { // eager, compiled, functional
    aot_session_options o = AOT_SESSION_OPTIONS_INIT;
    o.seed = 99;
    world w = begin(drawn_in_place, 1, 2, NULL, &o);
    aot_tensor *in = twin_vector(w.s, 8, zeros), *out[2];
    if (k == 1)
      aot_function_call(w.s, w.f, (aot_tensors){&in, 1}, out);
    else
      (k ? drawn : drawn_in_place)(w.s, (aot_tensor *[]){twin_out(w.s, in)}, out, NULL);
    if (k < 2) {
      EXPECT(part(w.s, out[0], 0, 2), 0, 0);
      EXPECT(part(w.s, out[0], 6, 8), 0, 0);
      out[0] = part(w.s, out[0], 2, 6);
    }
    for (int i = 0; i < 2; i++) out[i] = twin_out(w.s, out[i]);
    for (int i = 0; i < 12; i++) got[k][i] = aoti_tensor_get(out[i / 4 > 0], i < 4 ? i : i - 4);
    end(&w);
  }
  for (int i = 0; i < 12; i++) {
    assert_true(got[0][i] == got[2][i]);
    assert_true(fabs(got[1][i] - got[2][i]) < 1e-6);
  }
}

// ---- views in place of arguments that share written memory

static void turned_and_written(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_unsqueeze_(s, in[1], 0);
  aot_mul_(s, in[0], number(s, 2));
  out[0] = aot_mul(s, in[1], in[2]);
}
static void a_view_of_written_memory_may_be_viewed_in_place(void **state) {
  (void)state;
  const float a[] = {1, 2, 3, 4}, c[] = {1, 10};
  world w = begin(turned_and_written, 3, 1, NULL, NULL);
  for (int call = 0; call < 2; call++) {
    aot_tensor *base = twin_vector(w.s, 4, a), *view = part(w.s, base, 1, 3), *out;
    aot_tensor *in[] = {base, view, twin_vector(w.s, 2, c)};
    aot_function_call(w.s, w.f, (aot_tensors){in, 3}, &out);
    EXPECT(base, 2, 4, 6, 8);
    EXPECT(view, 4, 6);
    EXPECT(out, 4, 60);
    assert_int_equal(aot_tensor_ndim(view), 2);
    aot_zero_(w.s, base);
    EXPECT(view, 0, 0);
  }
  assert_int_equal(aot_function_compile_count(w.f), 1);
  end(&w);
}

// ---- a view of a tensor that is turned afterwards stays the part that it was

static void row_of_what_is_turned(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *x = aot_mul(s, in[0], number(s, 1)), *row = aot_select_int(s, x, 0, aot_i(0));
  aot_t_(s, x);
  aot_mul_(s, row, number(s, 2));
  out[0] = aot_mul(s, x, aot_t(s, in[1]));
}
static void a_write_to_a_part_of_what_is_turned_has_the_right_gradient(void **state) {
  (void)state;
  const float a[] = {1, 2, 3, 4}, b[] = {1, 10, 100, 1000};
  world w = begin(row_of_what_is_turned, 2, 1, NULL, NULL);
  for (int compiled = 0; compiled < 2; compiled++) {
    aot_tensor *in[2], *out, *grad;
    for (int i = 0; i < 2; i++)
      in[i] = twin_in(w.s, aot_tensor_new(w.s, AOT_F32, AOT_INTS(aot_i(2), aot_i(2)), i ? b : a));
    aot_requires_grad(w.s, in[0]);
    if (compiled)
      aot_function_call(w.s, w.f, (aot_tensors){in, 2}, &out);
    else
      row_of_what_is_turned(w.s, in, &out, NULL);
    aot_tensor *sum = aot_sum(w.s, out);
    aot_grad(w.s, (aot_tensors){&sum, 1}, (aot_tensors){in, 1}, NULL, false, &grad);
    EXPECT(grad, 2, 20, 100, 1000); // the first row counts twice; a column does in PyTorch's graph
  }
  end(&w);
}

// ---- views of one memory: where in it they are counts

static void double_and_add(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_mul_(s, in[0], number(s, 2));
  out[0] = aot_add(s, in[0], in[1]);
}
static void views_as_far_apart_elsewhere_in_their_memory(void **state) {
  (void)state;
  const float a[] = {1, 2, 3, 4, 5, 6};
  world w = begin(double_and_add, 2, 1, NULL, NULL);
  for (int64_t at = 0; at < 3; at++) {
    aot_tensor *base = twin_vector(w.s, 6, a), *out;
    aot_tensor *in[] = {part(w.s, base, at, at + 2), part(w.s, base, at + 1, at + 3)};
    aot_function_call(w.s, w.f, (aot_tensors){in, 2}, &out);
    double n = (double)at;
    EXPECT(out, 2 * (n + 1) + 2 * (n + 2), 2 * (n + 2) + n + 3);
    EXPECT(in[0], 2 * (n + 1), 2 * (n + 2));
  }
  end(&w);
}

// ---- writes through an expanded tensor, as in eager PyTorch: one value for all may be, others not

static void cleared(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *x = aot_clone(s, in[0]);
  aot_fill__Scalar(s, aot_expand_default(s, aot_select_int(s, x, 0, aot_i(1)), AOT_INTS(aot_i(2), aot_i(2)), false),
                   aot_float_scalar(5));
  aot_zero_(s, aot_expand_default(s, aot_select_int(s, x, 0, aot_i(0)), AOT_INTS(aot_i(3), aot_i(2)), false));
  out[0] = aot_mul(s, x, number(s, 2));
}
static void doubled(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *x = aot_expand_default(s, in[0], AOT_INTS(aot_i(2), aot_i(3), aot_i(2)), false);
  out[0] = aot_mul_(s, x, x);
}
static void one_value_may_be_written_to_what_is_expanded(void **state) {
  (void)state;
  const float a[] = {1, 2, 3, 4, 5, 6};
  world w = begin(cleared, 1, 1, NULL, NULL);
  aot_tensor *in = twin_in(w.s, aot_tensor_new(w.s, AOT_F32, AOT_INTS(aot_i(3), aot_i(2)), a)), *out;
  for (int compiled = 0; compiled < 2; compiled++) {
    if (compiled)
      aot_function_call(w.s, w.f, (aot_tensors){&in, 1}, &out);
    else
      cleared(w.s, &in, &out, NULL);
    EXPECT(out, 0, 0, 10, 10, 10, 12);
  }
  end(&w);
  w = begin(doubled, 1, 1, NULL, NULL);
  in = twin_in(w.s, aot_tensor_new(w.s, AOT_F32, AOT_INTS(aot_i(3), aot_i(2)), a));
  aot_function_call(w.s, w.f, (aot_tensors){&in, 1}, &out);
  expect_failure(aot_scope_end(w.s), AOT_ERROR_INVALID, "elements of self share memory");
  aot_function_destroy(w.f);
  aot_session_destroy(w.ses);
}

// ---- a tangent of another dtype is converted, as PyTorch's engine does

static void a_tangent_of_another_dtype_is_converted(void **state) {
  (void)state;
  const float a[] = {1, 2, 3};
  const double t[] = {1, 10, 0.5};
  world w = begin(product, 2, 1, NULL, NULL);
  for (int compiled = 0; compiled < 2; compiled++) {
    aot_tensor *in[] = {aot_requires_grad(w.s, twin_vector(w.s, 3, a)), twin_vector(w.s, 3, a)}, *out, *grad;
    aot_tensor *seed = twin_in(w.s, aot_tensor_new(w.s, AOT_F64, AOT_INTS(aot_i(3)), t));
    if (compiled)
      aot_function_call(w.s, w.f, (aot_tensors){in, 2}, &out);
    else
      product(w.s, in, &out, NULL);
    aot_grad(w.s, (aot_tensors){&out, 1}, (aot_tensors){in, 1}, &(aot_tensors){&seed, 1}, false, &grad);
    EXPECT(grad, 1, 20, 1.5);
    assert_int_equal(aot_tensor_dtype(grad), AOT_F32);
  }
  end(&w);
}

// ---- as_strided of an input with elements between its own

static void between(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  const aot_int one = aot_i(1);
  out[0] = aot_mul(s, aot_as_strided_default(s, in[0], AOT_INTS(aot_i(3)), AOT_INTS(aot_i(1)), NULL), in[1]);
  out[1] = aot_exp(s, aot_as_strided_default(s, in[0], AOT_INTS(aot_i(2)), AOT_INTS(aot_i(2)), &one));
}
static void as_strided_reads_between_the_elements_of_an_input(void **state) {
  (void)state;
  const float a[] = {0, 1, 2, 3, 4, 5}, c[] = {1, 10, 100};
  const aot_int zero = aot_i(0), one = aot_i(1), six = aot_i(6);
  world w = begin(between, 2, 2, NULL, NULL);
  for (int grad = 0; grad < 2; grad++)
    for (int late = 0; late < 2; late++) {
      aot_tensor *leaf = twin_vector(w.s, 6, a), *base = leaf, *out[2], *g;
      if (grad) base = aot_mul(w.s, aot_requires_grad(w.s, leaf), number(w.s, 1));
      aot_tensor *in[] = {aot_slice_Tensor(w.s, base, 0, late ? &one : &zero, &six, aot_i(2)), twin_vector(w.s, 3, c)};
      aot_function_call(w.s, w.f, (aot_tensors){in, 2}, out);
      double n = (double)late;
      EXPECT(out[0], n, 10 * (n + 1), 100 * (n + 2));
      EXPECT(out[1], exp(1), exp(3));
      if (!grad) continue;
      aot_tensor *sum = aot_add(w.s, aot_sum(w.s, out[0]), aot_sum(w.s, out[1]));
      aot_grad(w.s, (aot_tensors){&sum, 1}, (aot_tensors){&leaf, 1}, NULL, false, &g);
      if (late) // what lies between the input's elements gets none, as in PyTorch
        EXPECT(g, 0, 1 + exp(1), 0, 100 + exp(3), 0, 0);
      else
        EXPECT(g, 1, 0, 100, 0, 0, 0);
    }
  end(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(an_input_may_get_the_memory_of_another),
      cmocka_unit_test(an_input_may_get_the_memory_of_a_result),
      cmocka_unit_test(two_inputs_may_swap_memories),
      cmocka_unit_test(what_set_cannot_do_is_refused),
      cmocka_unit_test(a_saved_tensor_that_is_set_is_refused),
      cmocka_unit_test(a_traced_tensor_does_not_outgrow_its_memory),
      cmocka_unit_test(what_is_detached_in_place_is_a_constant),
      cmocka_unit_test(draws_in_place_are_those_of_the_functional_operators),
      cmocka_unit_test(a_view_of_written_memory_may_be_viewed_in_place),
      cmocka_unit_test(a_write_to_a_part_of_what_is_turned_has_the_right_gradient),
      cmocka_unit_test(views_as_far_apart_elsewhere_in_their_memory),
      cmocka_unit_test(one_value_may_be_written_to_what_is_expanded),
      cmocka_unit_test(a_tangent_of_another_dtype_is_converted),
      cmocka_unit_test(as_strided_reads_between_the_elements_of_an_input),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
