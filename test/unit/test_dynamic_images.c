// Images of symbolic size are resized by one compiled form: values and gradients are those of the eager call, whatever
// the size, by every way of resizing.
#include "twin.h"
#include "world.h"

#include <aot/aot.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

typedef struct way {
  const char *op;
  double factor; // 0: to the size of the second input
  int align;     // -1: the operator has no such argument
} way;

static const way ways[] = {
    {"aten.upsample_nearest2d.vec", 2, -1},  {"aten.upsample_nearest2d.vec", 1.5, -1},
    {"aten.upsample_bilinear2d.vec", 2, 0},  {"aten.upsample_bilinear2d.vec", 0.5, 1},
    {"aten.upsample_bicubic2d.vec", 1.5, 1}, {"aten._upsample_nearest_exact2d.vec", 0, -1},
    {"aten.upsample_bilinear2d.vec", 0, 1},
};

// sin(resized a), times the second input where that has the size; and the sum that is differentiated.
static void resize(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  const way *w = user;
  const aot_value factors[] = {{.kind = AOT_FLOAT, .as.f = w->factor}, {.kind = AOT_FLOAT, .as.f = w->factor}};
  const aot_value sizes[] = {{.kind = AOT_INT, .as.i = aot_size(s, in[1], 2)},
                             {.kind = AOT_INT, .as.i = aot_size(s, in[1], 3)}};
  aot_value args[4] = {{.kind = AOT_TENSOR, .as.tensor = in[0]}, {.kind = AOT_NONE}}, result;
  int n = 2;
  if (w->factor == 0) args[1] = (aot_value){.kind = AOT_LIST, .as.list = {sizes, 2}};
  if (w->align >= 0) args[n++] = (aot_value){.kind = AOT_BOOL, .as.b = w->align};
  args[n++] = w->factor == 0 ? (aot_value){.kind = AOT_NONE} : (aot_value){.kind = AOT_LIST, .as.list = {factors, 2}};
  aot_call(s, w->op, args, (size_t)n, &result, 1, __FILE__, __LINE__);
  aot_tensor *large = aot_sin(s, result.as.tensor);
  if (w->factor == 0) large = aot_mul(s, large, in[1]);
  out[0] = aot_sum(s, aot_mul(s, large, large));
  out[1] = large;
}

static aot_tensor *image(aot_scope *s, int64_t h, int64_t w, int key) {
  aot_tensor *t = aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(1), aot_i(2), aot_i(h), aot_i(w)), NULL);
  for (int64_t i = 0, n = aoti_tensor_numel(t); i < n; i++) aoti_tensor_set(t, i, sin((double)(i * 37 + key)));
  return t;
}

static void expect_close(const way *w, aot_tensor *got, aot_tensor *want) {
  assert_int_equal(aoti_tensor_numel(got), aoti_tensor_numel(want));
  for (int64_t i = 0, n = aoti_tensor_numel(want); i < n; i++)
    if (fabs(aoti_tensor_get(got, i) - aoti_tensor_get(want, i)) > 2e-5 * (1 + fabs(aoti_tensor_get(want, i))))
      fail_msg("%s by %g: %g, not %g", w->op, w->factor, aoti_tensor_get(got, i), aoti_tensor_get(want, i));
}

static void a_resize_compiles_once_for_all_sizes(void **state) {
  (void)state;
  static const int64_t sizes[][4] = {{4, 6, 10, 9}, {8, 12, 5, 7}};
  const aot_dynamic_dim dynamic[] = {{0, 2}, {0, 3}, {1, 2}, {1, 3}};
  for (size_t k = 0; k < sizeof ways / sizeof *ways; k++) {
    aot_session *ses;
    aot_function *f;
    aot_function_options o = AOT_FUNCTION_OPTIONS_INIT;
    o.dynamic = dynamic;
    o.n_dynamic = 4;
    assert_null(aot_session_create(NULL, &ses));
    assert_null(aot_function_create(ses, resize, (void *)&ways[k], 2, 2, &o, &f));
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
      aot_scope *s = aot_scope_begin(ses);
      aot_tensor *here[] = {image(s, sizes[i][0], sizes[i][1], 1), image(s, sizes[i][2], sizes[i][3], 2)};
      aot_tensor *there[] = {twin_in(s, here[0]), twin_in(s, here[1])}, *out[2], *want[2], *grad[2];
      aot_requires_grad(s, there[0]);
      aot_function_call(s, f, (aot_tensors){there, 2}, out);
      aot_grad(s, (aot_tensors){out, 1}, (aot_tensors){there, 1}, NULL, false, &grad[0]);
      if (aot_scope_error(s)) fail_msg("%s: %s", ways[k].op, aot_status_text(aot_scope_error(s)));
      aot_tensor *got = twin_out(s, out[1]), *got_grad = twin_out(s, grad[0]);
      aot_requires_grad(s, here[0]);
      resize(s, here, want, (void *)&ways[k]);
      aot_grad(s, (aot_tensors){want, 1}, (aot_tensors){here, 1}, NULL, false, &grad[1]);
      expect_close(&ways[k], got, want[1]);
      expect_close(&ways[k], got_grad, grad[1]);
      if (aot_function_compile_count(f) != 1) fail_msg("%s by %g is compiled again", ways[k].op, ways[k].factor);
      assert_null(aot_scope_end(s));
    }
    aot_function_destroy(f);
    aot_session_destroy(ses);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_resize_compiles_once_for_all_sizes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
