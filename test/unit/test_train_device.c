// A network trains on the device: steps of stochastic gradient descent with momentum on the digits, where loss,
// gradients and update are compiled for the CUDA device (or the PTX machine) and everything stays there between steps.
// Each loss, and the parameters at the end, are those of the same steps done eagerly on the host.
#include <aot/aot.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { PIXELS = 64, HIDDEN = 128, CLASSES = 10, BATCH = 96, STEPS = 4, PARAMS = 4 };
static const aot_device host = {AOT_CPU, 0}, device = {AOT_CUDA, 0};

static void check(aot_status status) {
  if (status) fail_msg("%s", aot_status_text(status));
}

// in = w1, b1, w2, b2, images, labels
static void loss(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *hidden = aot_relu(s, aot_linear_default(s, in[4], in[0], in[1]));
  out[0] = aot_cross_entropy_loss(s, aot_linear_default(s, hidden, in[2], in[3]), in[5]);
}

// in = parameters, gradients, momenta; out = new parameters, new momenta
static void sgd(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  for (int i = 0; i < PARAMS; i++) {
    aot_tensor *kept = aot_mul(s, in[2 * PARAMS + i], aot_number(s, aot_float_scalar(0.9)));
    out[PARAMS + i] = aot_add(s, kept, in[PARAMS + i]);
    out[i] = aot_sub(s, in[i], aot_mul(s, out[PARAMS + i], aot_number(s, aot_float_scalar(0.1))));
  }
}

static float images[STEPS][BATCH][PIXELS];
static int64_t labels[STEPS][BATCH];

static void read_digits(void) {
  FILE *f = fopen(AOT_SOURCE_DIR "/test/data/digits.csv", "r");
  assert_non_null(f);
  for (int i = 0; i < STEPS * BATCH; i++) {
    char line[1024], *p = line;
    assert_non_null(fgets(line, sizeof line, f));
    for (int k = 0; k < PIXELS; k++, p += *p == ',') images[i / BATCH][i % BATCH][k] = (float)strtol(p, &p, 10) / 16;
    labels[i / BATCH][i % BATCH] = strtol(p, NULL, 10);
  }
  fclose(f);
}

typedef struct run {
  aot_device at;
  aot_function *loss, *sgd; // NULL: eagerly
  aot_tensor *params[PARAMS], *momenta[PARAMS];
  double losses[STEPS];
} run;

static aot_tensor *moved(const aot_tensor *t, aot_device to) {
  aot_tensor *there;
  check(aot_tensor_to(t, to, &there));
  return there;
}

static void start(aot_scope *s, run *r) {
  static float start[HIDDEN * PIXELS];
  const int64_t rows[] = {HIDDEN, HIDDEN, CLASSES, CLASSES}, columns[] = {PIXELS, 0, HIDDEN, 0};
  for (int i = 0; i < PARAMS; i++) {
    int64_t n = rows[i] * (columns[i] ? columns[i] : 1);
    for (int64_t k = 0; k < n; k++) start[k] = (float)(0.1 * sin((double)(k * 37 + i * 101)));
    aot_ints matrix = AOT_INTS(aot_i(rows[i]), aot_i(columns[i])), vector = AOT_INTS(aot_i(rows[i]));
    aot_tensor *t = aot_tensor_new(s, AOT_F32, columns[i] ? matrix : vector, start);
    r->params[i] = aot_requires_grad(s, moved(t, r->at));
    r->momenta[i] = moved(aot_zeros_like(s, t), r->at);
  }
}

static void step(aot_scope *s, run *r, int k) {
  const float one = 1;
  aot_tensor *x = aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(BATCH), aot_i(PIXELS)), images[k]);
  aot_tensor *y = aot_tensor_new(s, AOT_I64, AOT_INTS(aot_i(BATCH)), labels[k]);
  aot_tensor *seed = moved(aot_tensor_new(s, AOT_F32, (aot_ints){NULL, 0}, &one), r->at);
  aot_tensor *in[PARAMS + 2], *value, *all[3 * PARAMS], *out[2 * PARAMS];
  memcpy(in, r->params, sizeof r->params);
  in[PARAMS] = moved(x, r->at), in[PARAMS + 1] = moved(y, r->at);
  if (r->loss)
    aot_function_call(s, r->loss, (aot_tensors){in, PARAMS + 2}, &value);
  else
    loss(s, in, &value, NULL);
  aot_grad(s, (aot_tensors){&value, 1}, (aot_tensors){r->params, PARAMS}, &(aot_tensors){&seed, 1}, false,
           all + PARAMS);
  memcpy(all, r->params, sizeof r->params);
  memcpy(all + 2 * PARAMS, r->momenta, sizeof r->momenta);
  aot_set_grad_enabled(s, false);
  if (r->sgd)
    aot_function_call(s, r->sgd, (aot_tensors){all, 3 * PARAMS}, out);
  else
    sgd(s, all, out, NULL);
  aot_set_grad_enabled(s, true);
  if (aot_scope_error(s)) fail_msg("%s", aot_status_text(aot_scope_error(s)));
  aot_tensor *here = moved(value, host);
  check(aot_tensor_item(here, &r->losses[k]));
  aot_tensor_release(here);
  aot_tensor_release(seed);
  for (int i = 0; i < 2; i++) aot_tensor_release(in[PARAMS + i]);
  for (int i = 0; i < PARAMS; i++) {
    aot_tensor_release(r->params[i]);
    aot_tensor_release(r->momenta[i]);
    r->params[i] = aot_requires_grad(s, aot_tensor_retain(out[i]));
    r->momenta[i] = aot_tensor_retain(out[PARAMS + i]);
  }
}

// |a - b| / |b|, in the Euclidean norm.
static double distance(const aot_tensor *a, const aot_tensor *b) {
  static float x[HIDDEN * PIXELS], y[HIDDEN * PIXELS];
  size_t n = (size_t)aot_tensor_numel(b);
  aot_tensor *here = moved(a, host);
  check(aot_tensor_read(here, x, n * sizeof *x));
  check(aot_tensor_read(b, y, n * sizeof *y));
  aot_tensor_release(here);
  double difference = 0, size = 0;
  for (size_t i = 0; i < n; i++) {
    difference += pow((double)x[i] - y[i], 2);
    size += pow(y[i], 2);
  }
  return sqrt(difference / size);
}

static void digits_train_on_the_device_as_on_the_host(void **state) {
  (void)state;
  aot_status status = aot_device_available(device);
  bool have = !status;
  aot_status_free(status);
  if (!have) skip();
  read_digits();
  aot_session *session;
  run there = {.at = device}, here = {.at = host};
  check(aot_session_create(NULL, &session));
  check(aot_function_create(session, loss, NULL, PARAMS + 2, 1, NULL, &there.loss));
  check(aot_function_create(session, sgd, NULL, 3 * PARAMS, 2 * PARAMS, NULL, &there.sgd));
  aot_scope *s = aot_scope_begin(session);
  start(s, &there);
  start(s, &here);
  check(aot_scope_end(s));
  for (int k = 0; k < STEPS; k++) {
    s = aot_scope_begin(session);
    step(s, &there, k);
    step(s, &here, k);
    check(aot_scope_end(s));
    if (!(fabs(there.losses[k] - here.losses[k]) <= 1e-5 * here.losses[k]))
      fail_msg("the loss of step %d is %.9g, not %.9g", k, there.losses[k], here.losses[k]);
  }
  assert_true(here.losses[STEPS - 1] < 0.98 * here.losses[0]); // it learns
  for (int i = 0; i < PARAMS; i++) {
    double d = distance(there.params[i], here.params[i]);
    if (!(d <= 1e-5)) fail_msg("parameter %d is %.3g off", i, d);
    aot_tensor_release(there.params[i]);
    aot_tensor_release(there.momenta[i]);
    aot_tensor_release(here.params[i]);
    aot_tensor_release(here.momenta[i]);
  }
  assert_int_equal(aot_function_compile_count(there.loss), 1);
  assert_int_equal(aot_function_compile_count(there.sgd), 1);
  aot_function_destroy(there.loss);
  aot_function_destroy(there.sgd);
  aot_session_destroy(session);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(digits_train_on_the_device_as_on_the_host)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
