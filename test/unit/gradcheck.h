/* Derivatives against central differences in f64. Include after cmocka. */
#ifndef AOT_TEST_GRADCHECK_H
#define AOT_TEST_GRADCHECK_H

#include <aot/ops.h>
#include <math.h>
#include <stdio.h>

enum { GRADCHECK_INPUTS = 4, GRADCHECK_NUMEL = 256 };

typedef aot_tensor *(*gradcheck_fn)(aot_scope *s, aot_tensor *const *x);
typedef struct gradcheck_case {
  const char *name;
  gradcheck_fn fn;  /* one f64 result */
  int n;            /* inputs, f64 */
  double low, high; /* of their values */
  struct {
    int ndim;
    int64_t size[4];
  } in[GRADCHECK_INPUTS];
} gradcheck_case;

static inline double gradcheck_random(uint64_t *state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return (double)(*state >> 11) * 0x1p-53;
}

static inline aot_tensor *gradcheck_input(aot_scope *s, const gradcheck_case *c, int i, uint64_t *state) {
  double values[GRADCHECK_NUMEL];
  aot_int size[4];
  int64_t n = 1;
  for (int d = 0; d < c->in[i].ndim; d++) size[d] = aot_i(c->in[i].size[d]), n *= c->in[i].size[d];
  for (int64_t k = 0; k < n; k++) values[k] = c->low + (c->high - c->low) * gradcheck_random(state);
  return aot_tensor_new(s, AOT_F64, (aot_ints){size, (size_t)c->in[i].ndim}, values);
}

/* sum(weights * out): what is differentiated. */
static inline double gradcheck_loss(aot_scope *s, const gradcheck_case *c, aot_tensor *const *x,
                                    const double *weights) {
  double out[GRADCHECK_NUMEL], sum = 0;
  bool was = aot_set_grad_enabled(s, false);
  aot_tensor *y = c->fn(s, x);
  aot_set_grad_enabled(s, was);
  int64_t n = aot_tensor_numel(y);
  if (aot_scope_error(s)) return NAN;
  aot_status_free(aot_tensor_read(y, out, (size_t)n * sizeof *out));
  for (int64_t k = 0; k < n; k++) sum += weights[k] * out[k];
  return sum;
}

/* NULL when every derivative agrees; else what is wrong, in a static buffer. */
static inline const char *gradcheck(aot_session *session, const gradcheck_case *c) {
  static char what[300];
  const char *bad = NULL;
  uint64_t state = 42;
  aot_scope *s = aot_scope_begin(session);
  aot_tensor *x[GRADCHECK_INPUTS], *grad[GRADCHECK_INPUTS];
  double weights[GRADCHECK_NUMEL];
  for (int i = 0; i < c->n; i++) x[i] = aot_requires_grad(s, gradcheck_input(s, c, i, &state));
  aot_tensor *y = c->fn(s, x);
  aot_int size[16];
  for (int d = 0; d < aot_tensor_ndim(y); d++) size[d] = aot_tensor_size(y, d);
  for (int k = 0; k < GRADCHECK_NUMEL; k++) weights[k] = 0.5 + gradcheck_random(&state);
  aot_tensor *seed = aot_tensor_new(s, AOT_F64, (aot_ints){size, (size_t)aot_tensor_ndim(y)}, weights);
  aot_tensors seeds = {&seed, 1};
  aot_grad(s, (aot_tensors){&y, 1}, (aot_tensors){x, (size_t)c->n}, &seeds, false, grad);
  for (int i = 0; i < c->n && !bad && !aot_scope_error(s); i++) {
    double *at = aot_tensor_data(x[i]), got[GRADCHECK_NUMEL] = {0};
    int64_t n = aot_tensor_numel(x[i]);
    if (grad[i]) aot_status_free(aot_tensor_read(grad[i], got, (size_t)n * sizeof *got));
    for (int64_t k = 0; k < n && !bad; k++) {
      double was = at[k], h = 1e-5;
      aot_scope *inner = aot_scope_push(s);
      at[k] = was + h;
      double up = gradcheck_loss(inner, c, x, weights);
      at[k] = was - h;
      double down = gradcheck_loss(inner, c, x, weights);
      at[k] = was;
      aot_status_free(aot_scope_end(inner));
      double want = (up - down) / (2 * h);
      if (fabs(got[k] - want) <= 1e-7 * (1 + fabs(want))) continue;
      snprintf(what, sizeof what, "input %d, element %lld: %.12g, differences give %.12g", i, (long long)k, got[k],
               want);
      bad = what;
    }
  }
  aot_status error = aot_scope_end(s);
  if (error) snprintf(what, sizeof what, "%s", aot_status_message(error)), bad = what;
  aot_status_free(error);
  return bad;
}

static inline void gradcheck_all(const gradcheck_case *cases, size_t n) {
  aot_session *session;
  int bad = 0;
  assert_null(aot_session_create(NULL, &session));
  for (size_t i = 0; i < n; i++) {
    const char *what = gradcheck(session, &cases[i]);
    if (what) print_message("%s: %s\n", cases[i].name, what), bad++;
  }
  aot_session_destroy(session);
  assert_int_equal(bad, 0);
}

#endif
