// Every random operator draws the same numbers from a seed and an offset: eagerly, compiled for the host, and on a CUDA
// device. Integers, masks and uniform numbers agree exactly; what goes through logarithms within the error of two
// libraries of elementary functions.
#include "driver.h"
#include "unit.h"
#include <aot/aot.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { N = 37, MOST = 24 };

#define CALL(op, ...) \
  called(s, op, (const aot_value[]){__VA_ARGS__}, sizeof((const aot_value[]){__VA_ARGS__}) / sizeof(aot_value))
static aot_tensor *called(aot_scope *s, const char *op, const aot_value *args, size_t n) {
  aot_value out[2];
  aot_call(s, op, args, n, out, 2, NULL, 0);
  return out[0].as.tensor;
}

// exact: whether result i has to be the same to the bit.
static const bool exact[MOST] = {1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1};
enum { RESULTS = 20 };

static void draws(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  const aot_int n = aot_i(N);
  const aot_value size = aoti_v_ints(s, &n, 1), x = aoti_v_tensor(in[0]),
                  device = {AOT_DEVICE, .as.device = in[0]->meta.device};
  const aot_value none = aoti_v_none(), layout = {.kind = AOT_LAYOUT}, p = aoti_v_float(0.3), seven = aoti_v_int(7);
#define FRESH aoti_v_tensor(CALL("aten.zeros_like.default", x))
  int k = 0;
  out[k++] = CALL("aten.rand.default", size, none, layout, device);
  out[k++] = CALL("aten.randn.default", size, none, layout, device);
  out[k++] = CALL("aten.bernoulli.default", x);
  out[k++] = CALL("aten.bernoulli.p", x, p);
  out[k++] = CALL("aten.native_dropout.default", x, p, aoti_v_bool(true));
  out[k++] = CALL("aten.randint.low", aoti_v_int(-5), seven, size, aoti_v_dtype(AOT_I64), layout, device);
  out[k++] = CALL("aten.randperm.default", aoti_v_int(N), aoti_v_dtype(AOT_I64), layout, device);
  out[k++] = CALL("aten.uniform_.default", FRESH, aoti_v_float(-1), aoti_v_float(2));
  out[k++] = CALL("aten.rand_like.default", x);
  out[k++] = CALL("aten.normal_.default", FRESH, aoti_v_float(1), aoti_v_float(2));
  out[k++] = CALL("aten.randn_like.default", x);
  out[k++] = CALL("aten.exponential_.default", FRESH, aoti_v_float(1.5));
  out[k++] = CALL("aten.log_normal_.default", FRESH, aoti_v_float(0), aoti_v_float(0.5));
  out[k++] = CALL("aten.cauchy_.default", FRESH);
  out[k++] = CALL("aten.normal.Tensor_float", x, aoti_v_float(0.5));
  out[k++] = CALL("aten.geometric_.default", FRESH, p);
  out[k++] = CALL("aten.random_.to", FRESH, aoti_v_int(1000));
  out[k++] = CALL("aten.multinomial.default", x, seven, aoti_v_bool(false));
  out[k++] = CALL("aten.multinomial.default", x, aoti_v_int(50), aoti_v_bool(true));
  out[k++] = CALL("aten.bernoulli_.float", FRESH, p);
}

typedef struct values {
  int n[RESULTS];
  double at[RESULTS][64];
} values;

static void keep(aot_scope *s, aot_tensor *const *out, values *v) {
  assert_ok(aot_scope_error(s));
  for (int i = 0; i < RESULTS; i++) {
    aot_tensor *host;
    assert_ok(aot_tensor_to(out[i], (aot_device){AOT_CPU, 0}, &host));
    aoti_scope_own(s, host);
    v->n[i] = (int)aoti_tensor_numel(host);
    assert_in_range(v->n[i], 1, 64);
    for (int k = 0; k < v->n[i]; k++) v->at[i][k] = aoti_tensor_get(host, k);
  }
}

enum { CALLS = 2 };
// The values of each call; the second goes on where the first ended. compiled: through a function.
static void run(aot_device device, bool compiled, values v[CALLS]) {
  float weights[N];
  for (int i = 0; i < N; i++) weights[i] = (float)(i + 1) / (N + 1);
  aot_session *ses;
  aot_function *f = NULL;
  aot_session_options so = AOT_SESSION_OPTIONS_INIT;
  aot_function_options o = AOT_FUNCTION_OPTIONS_INIT;
  so.seed = 1234567;
  assert_ok(aot_session_create(&so, &ses));
  if (compiled) assert_ok(aot_function_create(ses, draws, NULL, 1, RESULTS, &o, &f));
  for (int call = 0; call < CALLS; call++) {
    aot_scope *s = aot_scope_begin(ses);
    aot_tensor *in, *out[RESULTS];
    assert_ok(aot_tensor_to(aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(N)), weights), device, &in));
    aoti_scope_own(s, in);
    if (compiled)
      aot_function_call(s, f, (aot_tensors){&in, 1}, out);
    else
      draws(s, &in, out, NULL);
    keep(s, out, &v[call]);
    assert_ok(aot_scope_end(s));
  }
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

static void same(const values a[CALLS], const values b[CALLS]) {
  for (int call = 0; call < CALLS; call++)
    for (int i = 0; i < RESULTS; i++) {
      assert_int_equal(a[call].n[i], b[call].n[i]);
      for (int k = 0; k < a[call].n[i]; k++) {
        double x = a[call].at[i][k], y = b[call].at[i][k];
        if (exact[i] ? x != y : fabs(x - y) > 0x1p-22 * (fabs(x) + 1))
          fail_msg("call %d, result %d, element %d: %.9g and %.9g", call, i, k, x, y);
      }
    }
}

static void a_seed_gives_the_same_numbers_everywhere(void **state) {
  (void)state;
  static values eager[CALLS], other[CALLS];
  const aot_device cpu = {AOT_CPU, 0}, cuda = {AOT_CUDA, 0};
  run(cpu, false, eager);
  run(cpu, false, other);
  same(eager, other);
  int moved = 0;
  for (int k = 0; k < N; k++) moved += eager[0].at[0][k] != eager[1].at[0][k];
  assert_true(moved > N / 2);
  run(cpu, true, other);
  same(eager, other);
  aot_status status = aot_device_available(cuda);
  if (status) {
    aot_status_free(status);
    skip();
  }
  run(cuda, true, other);
  same(eager, other);
}

// What is drawn is what the operator says: each bound is some five standard deviations wide.
static void numbers_are_of_their_distributions(void **state) {
  (void)state;
  static values both[CALLS];
  run((aot_device){AOT_CPU, 0}, false, both);
  const values v = both[0];
  bool seen[N] = {0};
  for (int k = 0; k < N; k++) {
    assert_true(v.at[0][k] >= 0 && v.at[0][k] < 1 && v.at[7][k] >= -1 && v.at[7][k] < 2);
    assert_true(v.at[5][k] >= -5 && v.at[5][k] < 7 && v.at[11][k] >= 0 && v.at[12][k] > 0);
    assert_true(v.at[15][k] >= 1 && v.at[15][k] == floor(v.at[15][k]));
    assert_true(v.at[16][k] >= 0 && v.at[16][k] < 1000 && v.at[16][k] == floor(v.at[16][k]));
    seen[(int)v.at[6][k]] = true;
  }
  for (int k = 0; k < N; k++) assert_true(seen[k]);
  for (int k = 0; k < 7; k++)
    for (int j = 0; j < k; j++) assert_true(v.at[17][k] != v.at[17][j]);
  double mean = 0; // weights rise: the mean place of 50 is some 24.3, with a deviation of 8.9 / sqrt(50)
  for (int k = 0; k < 50; k++) mean += v.at[18][k] / 50;
  assert_true(mean > 18 && mean < 31);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_seed_gives_the_same_numbers_everywhere),
                                     cmocka_unit_test(numbers_are_of_their_distributions)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
