// Symbolic sizes: a GPT-2 block and an MLP compile once and run for every size their guards allow, on the host and,
// where there is a CUDA device or the PTX machine, there: values and gradients are those of eager execution at each
// size.
#include "driver.h"

#include <aot/aot.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

enum { WIDTH = 8, HEADS = 2, EACH = WIDTH / HEADS, WORDS = 11, LONGEST = 64 };
enum { TOKENS, TARGETS, WTE, WPE, QKV, QKV_BIAS, PROJECT, LN, LN_BIAS, UP, DOWN, N_IN };

static aot_tensor *heads(aot_scope *s, aot_tensor *t, aot_int batch, aot_int time) {
  return aot_transpose(s, aot_view(s, t, AOT_INTS(batch, time, aot_i(HEADS), aot_i(EACH))), 1, 2);
}

// One block of GPT-2 with tied embeddings, in pre-norm form, and its loss.
static void gpt2(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_int batch = aot_size(s, in[TOKENS], 0), time = aot_size(s, in[TOKENS], 1), zero = aot_i(0), width = aot_i(WIDTH);
  aot_tensor *place = aot_slice_Tensor(s, in[WPE], 0, &zero, &time, aot_i(1));
  aot_tensor *x = aot_add(s, aot_embedding(s, in[WTE], in[TOKENS]), place);
  aot_tensor *h = aot_layer_norm_default(s, x, AOT_INTS(width), in[LN], in[LN_BIAS], 1e-5, true);
  aot_tensor *qkv[3];
  aot_split_Tensor(s, aot_linear_default(s, h, in[QKV], in[QKV_BIAS]), width, 2, qkv, 3);
  aot_tensor *q = heads(s, qkv[0], batch, time), *k = heads(s, qkv[1], batch, time), *v = heads(s, qkv[2], batch, time);
  aot_tensor *scores = aot_matmul(s, q, aot_transpose(s, k, -2, -1));
  scores = aot_div(s, scores, aot_number(s, aot_float_scalar(2))); // sqrt(EACH)
  const aot_device device = aot_tensor_device(in[TOKENS]);
  aot_tensor *past = aot_tril(s, aot_ones_default(s, AOT_INTS(time, time), AOT_F32, &device));
  aot_tensor *future = aot_eq_Scalar(s, past, aot_int_scalar(0));
  scores = aot_masked_fill_Scalar(s, scores, future, aot_float_scalar(-INFINITY));
  aot_tensor *mixed = aot_transpose(s, aot_matmul(s, aot_softmax(s, scores, -1), v), 1, 2);
  mixed = aot_reshape(s, mixed, AOT_INTS(batch, time, width));
  x = aot_add(s, x, aot_linear(s, mixed, in[PROJECT]));
  x = aot_add(s, x, aot_linear(s, aot_gelu_default(s, aot_linear(s, x, in[UP]), "tanh"), in[DOWN]));
  aot_tensor *words = aot_linear(s, x, in[WTE]);
  words = aot_reshape(s, words, AOT_INTS(aot_int_mul(s, batch, time), aot_i(WORDS)));
  out[0] = aot_cross_entropy_loss(s, words, aot_reshape(s, in[TARGETS], AOT_INTS(aot_int_mul(s, batch, time))));
}

static void mlp(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *hidden = aot_tanh(s, aot_linear_default(s, in[0], in[1], in[2]));
  out[0] = aot_mse_loss(s, aot_linear_default(s, hidden, in[3], in[4]), in[5]);
}

// Windows of every kind over an image that grows: halved, with and without a rest, averaged, repeated.
static void image(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  const aot_ints two = AOT_INTS(aot_i(2), aot_i(2)), three = AOT_INTS(aot_i(3), aot_i(3)),
                 one = AOT_INTS(aot_i(1), aot_i(1));
  const aot_ints zero = AOT_INTS(aot_i(0), aot_i(0));
  aot_tensor *x = aot_mul(s, in[0], in[1]);
  aot_tensor *a = aot_avg_pool2d_default(s, x, two, two, zero, false, true, NULL);
  aot_tensor *b = aot_avg_pool2d_default(s, x, three, two, one, true, false, NULL);
  aot_tensor *c = aot_max_pool2d_default(s, x, three, two, one, one, false);
  aot_tensor *d = aot_max_pool2d_default(s, x, AOT_INTS(aot_i(1), aot_i(1)), three, zero, one, true);
  const aot_value twice[] = {{AOT_FLOAT, .as.f = 2}, {AOT_FLOAT, .as.f = 3}};
  const aot_value resize[] = {{AOT_TENSOR, .as.tensor = a}, {AOT_NONE}, {AOT_LIST, .as.list = {twice, 2}}};
  aot_value large = {AOT_NONE};
  aot_call(s, "aten.upsample_nearest2d.vec", resize, 3, &large, 1, __FILE__, __LINE__);
  aot_tensor *const all[] = {b, c, d, large.kind == AOT_TENSOR ? large.as.tensor : a};
  out[0] = aot_sum(s, aot_mul(s, a, a));
  for (int i = 0; i < 4; i++) {
    aot_tensor *slope = aot_cumsum(s, aot_ones_like(s, all[i]), 3); // so that elements are told apart
    out[0] = aot_add(s, out[0], aot_sum(s, aot_mul(s, aot_mul(s, all[i], all[i]), slope)));
  }
}

static double wave(int64_t i, int64_t k) { return 0.5 * sin((double)(i * 37 + k * 101)); }
static aot_tensor *filled(aot_scope *s, aot_ints size, int64_t key) {
  aot_tensor *t = aot_tensor_new(s, AOT_F32, size, NULL);
  for (int64_t i = 0, n = aoti_tensor_numel(t); i < n; i++) aoti_tensor_set(t, i, wave(i, key));
  return t;
}
static aot_tensor *numbers(aot_scope *s, aot_ints size, int64_t below, int64_t key) {
  aot_tensor *t = aot_tensor_new(s, AOT_I64, size, NULL);
  for (int64_t i = 0, n = aoti_tensor_numel(t); i < n; i++) aoti_tensor_set(t, i, (double)((i * 7 + key) % below));
  return t;
}

static size_t gpt2_inputs(aot_scope *s, int64_t batch, int64_t time, aot_tensor **in) {
  in[TOKENS] = numbers(s, AOT_INTS(aot_i(batch), aot_i(time)), WORDS, 3);
  in[TARGETS] = numbers(s, AOT_INTS(aot_i(batch), aot_i(time)), WORDS, 5);
  in[WTE] = filled(s, AOT_INTS(aot_i(WORDS), aot_i(WIDTH)), 1);
  in[WPE] = filled(s, AOT_INTS(aot_i(LONGEST), aot_i(WIDTH)), 2);
  in[QKV] = filled(s, AOT_INTS(aot_i(3 * WIDTH), aot_i(WIDTH)), 3);
  in[QKV_BIAS] = filled(s, AOT_INTS(aot_i(3 * WIDTH)), 4);
  in[PROJECT] = filled(s, AOT_INTS(aot_i(WIDTH), aot_i(WIDTH)), 5);
  in[LN] = filled(s, AOT_INTS(aot_i(WIDTH)), 6);
  in[LN_BIAS] = filled(s, AOT_INTS(aot_i(WIDTH)), 7);
  in[UP] = filled(s, AOT_INTS(aot_i(4 * WIDTH), aot_i(WIDTH)), 8);
  in[DOWN] = filled(s, AOT_INTS(aot_i(WIDTH), aot_i(4 * WIDTH)), 9);
  return N_IN;
}
static size_t mlp_inputs(aot_scope *s, int64_t batch, int64_t unused, aot_tensor **in) {
  (void)unused;
  in[0] = filled(s, AOT_INTS(aot_i(batch), aot_i(5)), 1);
  in[1] = filled(s, AOT_INTS(aot_i(7), aot_i(5)), 2);
  in[2] = filled(s, AOT_INTS(aot_i(7)), 3);
  in[3] = filled(s, AOT_INTS(aot_i(3), aot_i(7)), 4);
  in[4] = filled(s, AOT_INTS(aot_i(3)), 5);
  in[5] = filled(s, AOT_INTS(aot_i(batch), aot_i(3)), 6);
  return 6;
}

static size_t image_inputs(aot_scope *s, int64_t batch, int64_t height, aot_tensor **in) {
  in[0] = filled(s, AOT_INTS(aot_i(batch), aot_i(2), aot_i(height), aot_i(height + 3)), 1);
  in[1] = filled(s, AOT_INTS(aot_i(2), aot_i(1), aot_i(1)), 2);
  return 2;
}

typedef struct model {
  aot_fn fn;
  size_t (*inputs)(aot_scope *s, int64_t batch, int64_t time, aot_tensor **in);
  size_t first_parameter, n_parameters;
} model;

static void expect_close(aot_scope *s, aot_tensor *got, const aot_tensor *want, int64_t batch, int64_t time) {
  const aot_device cpu = {AOT_CPU, 0};
  const aot_tensor *here = got->meta.device.type == AOT_CPU ? got : NULL;
  aot_tensor *copy = NULL;
  if (!here) {
    aot_status status = aot_tensor_to(got, cpu, &copy);
    if (status) fail_msg("%s", aot_status_text(status));
    here = aoti_scope_own(s, copy);
  }
  assert_int_equal(aoti_tensor_numel(here), aoti_tensor_numel(want));
  double most = 0;
  for (int64_t i = 0, n = aoti_tensor_numel(want); i < n; i++) most = fmax(most, fabs(aoti_tensor_get(want, i)));
  for (int64_t i = 0, n = aoti_tensor_numel(want); i < n; i++)
    if (!(fabs(aoti_tensor_get(here, i) - aoti_tensor_get(want, i)) <= 1e-5 * (most + 1e-3)))
      fail_msg("at batch %lld, length %lld element %lld is %.9g, not %.9g", (long long)batch, (long long)time,
               (long long)i, aoti_tensor_get(here, i), aoti_tensor_get(want, i));
}

static aot_tensor *on(aot_scope *s, aot_device where, aot_tensor *t) {
  aot_tensor *there;
  if (where.type == AOT_CPU) return t;
  aot_status status = aot_tensor_to(t, where, &there);
  if (status) fail_msg("%s", aot_status_text(status));
  return aoti_scope_own(s, there);
}

static void one_size(aot_session *ses, const model *m, aot_function *f, aot_device device, int64_t batch,
                     int64_t time) {
  aot_scope *s = aot_scope_begin(ses);
  aot_tensor *in[N_IN], *there[N_IN], *out, *expected, *grads[N_IN], *expected_grads[N_IN];
  size_t n = m->inputs(s, batch, time, in);
  for (size_t i = 0; i < n; i++) {
    there[i] = on(s, device, in[i]);
    if (i < m->first_parameter || i >= m->first_parameter + m->n_parameters) continue;
    aot_requires_grad(s, in[i]);
    if (there[i] != in[i]) aot_requires_grad(s, there[i]);
  }
  aot_tensors parameters = {in + m->first_parameter, m->n_parameters};
  aot_tensors there_parameters = {there + m->first_parameter, m->n_parameters};
  aot_function_call(s, f, (aot_tensors){there, n}, &out);
  const float one = 1;
  aot_tensor *seed = on(s, device, aot_tensor_new(s, AOT_F32, (aot_ints){NULL, 0}, &one));
  aot_tensors seeds = {&seed, 1};
  aot_grad(s, (aot_tensors){&out, 1}, there_parameters, &seeds, false, grads);
  m->fn(s, in, &expected, NULL);
  aot_grad(s, (aot_tensors){&expected, 1}, parameters, NULL, false, expected_grads);
  if (aot_scope_error(s)) fail_msg("%s", aot_status_text(aot_scope_error(s)));
  expect_close(s, out, expected, batch, time);
  for (size_t i = 0; i < m->n_parameters; i++) expect_close(s, grads[i], expected_grads[i], batch, time);
  assert_null(aot_scope_end(s));
}

static void all_sizes(const model *m, const aot_dynamic_dim *dynamic, size_t n_dynamic, aot_device device,
                      const int64_t (*sizes)[2], size_t n_sizes, size_t n_in) {
  aot_session *ses;
  aot_function *f;
  assert_null(aot_session_create(NULL, &ses));
  aot_function_options options = AOT_FUNCTION_OPTIONS_INIT;
  options.dynamic = dynamic;
  options.n_dynamic = n_dynamic;
  assert_null(aot_function_create(ses, m->fn, NULL, n_in, 1, &options, &f));
  for (size_t i = 0; i < n_sizes; i++) {
    one_size(ses, m, f, device, sizes[i][0], sizes[i][1]);
    assert_int_equal(aot_function_compile_count(f), 1);
  }
  one_size(ses, m, f, device, 1, 5); // 1 broadcasts: a form of its own
  assert_int_equal(aot_function_compile_count(f), 2);
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

static const int64_t mlp_sizes[][2] = {{8, 0}, {2, 0}, {3, 0}, {7, 0}, {64, 0}, {1000, 0}, {8, 0}};
static const aot_dynamic_dim mlp_dynamic[] = {{0, 0}, {5, 0}};
static const model mlp_model = {mlp, mlp_inputs, 1, 4};
// Batch and length differ in the first call, so that they are two symbols.
static const int64_t gpt2_sizes[][2] = {{3, 5}, {2, 3}, {7, 2}, {5, 5}, {2, 64}, {64, 7}, {1000, 2}};
static const aot_dynamic_dim gpt2_dynamic[] = {{TOKENS, 0}, {TOKENS, 1}, {TARGETS, 0}, {TARGETS, 1}};
static const model gpt2_model = {gpt2, gpt2_inputs, WTE, N_IN - WTE};
static const int64_t image_sizes[][2] = {{3, 8}, {2, 7}, {2, 9}, {4, 4}, {3, 13}};
static const aot_dynamic_dim image_dynamic[] = {{0, 0}, {0, 2}, {0, 3}};
static const model image_model = {image, image_inputs, 1, 1};
static const aot_device host = {AOT_CPU, 0}, device = {AOT_CUDA, 0};

static void an_mlp_compiles_once_on_the_host(void **state) {
  (void)state;
  all_sizes(&mlp_model, mlp_dynamic, 2, host, mlp_sizes, 7, 6);
}
static void gpt2_compiles_once_on_the_host(void **state) {
  (void)state;
  all_sizes(&gpt2_model, gpt2_dynamic, 4, host, gpt2_sizes, 7, N_IN);
}
static void windows_over_an_image_compile_once_on_the_host(void **state) {
  (void)state;
  all_sizes(&image_model, image_dynamic, 3, host, image_sizes, 5, 2);
}
static bool have_device(void) {
  aot_status status = aot_device_available(device);
  bool have = !status;
  aot_status_free(status);
  return have;
}
static void an_mlp_compiles_once_on_the_device(void **state) {
  (void)state;
  if (!have_device()) skip();
  all_sizes(&mlp_model, mlp_dynamic, 2, device, mlp_sizes, 5, 6);
}
static void gpt2_compiles_once_on_the_device(void **state) {
  (void)state;
  if (!have_device()) skip();
  all_sizes(&gpt2_model, gpt2_dynamic, 4, device, gpt2_sizes, 3, N_IN); // the PTX machine is slow
}

static void windows_over_an_image_compile_once_on_the_device(void **state) {
  (void)state;
  if (!have_device()) skip();
  all_sizes(&image_model, image_dynamic, 3, device, image_sizes, 3, 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(an_mlp_compiles_once_on_the_host),
                                     cmocka_unit_test(gpt2_compiles_once_on_the_host),
                                     cmocka_unit_test(an_mlp_compiles_once_on_the_device),
                                     cmocka_unit_test(gpt2_compiles_once_on_the_device),
                                     cmocka_unit_test(windows_over_an_image_compile_once_on_the_host),
                                     cmocka_unit_test(windows_over_an_image_compile_once_on_the_device)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
