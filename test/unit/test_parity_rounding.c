// Against eager execution and f64, over the cases of test/parity/data that compute in f16 or bf16: with the rounding of
// eager execution every value and gradient is within one rounding of the reference kernels'; with fused rounding
// they are no further from f64, on average, than those of eager execution. Every fourth case by default; AOT_TEST_ALL=1
// takes all. As a twin (twin.h) the compiled code is PTX.
#include "parity_compiled.h"
#include "twin.h"

// Significant bits and the exponent of the least normal number; false for what is not rounded here.
static bool is_low(aot_dtype dtype, int *bits, int *least) {
  *bits = dtype == AOT_BF16 ? 8 : 11;
  *least = dtype == AOT_BF16 ? -126 : -14;
  return dtype == AOT_BF16 || dtype == AOT_F16;
}

// One unit in the last place of numbers as large as x.
static double unit_of(aot_dtype dtype, double x) {
  int bits, least, e;
  is_low(dtype, &bits, &least);
  frexp(x, &e);
  return ldexp(1, (x == 0 || e - 1 < least ? least : e - 1) - (bits - 1));
}

// One result of a case: recorded by PyTorch, computed by compiled code and by the reference kernels.
typedef struct result {
  const aot_tensor *got, *eager, *want, *exact; // exact: in f64, NULL where PyTorch could not compute it
} result;

// Squared errors against f64 of a case's results, each in units of the result's largest value.
typedef struct errors {
  double got, eager, want, rounding;
  int64_t n;
} errors;

static const char *within_one_rounding(const result *r, errors *sums) {
  static char text[200];
  (void)sums;
  for (int64_t i = 0, n = aoti_tensor_numel(r->eager); i < n; i++) {
    double g = aoti_tensor_get(r->got, i), e = aoti_tensor_get(r->eager, i);
    if (isnan(e) ? isnan(g) : g == e) continue;
    if (fabs(g - e) <= unit_of(r->got->meta.dtype, fmax(fabs(g), fabs(e)))) continue;
    snprintf(text, sizeof text, "element %lld is %.9g, eager execution has %.9g", (long long)i, g, e);
    return text;
  }
  return NULL;
}

static double squared_error(const aot_tensor *t, const aot_tensor *exact, double norm) {
  double sum = 0;
  for (int64_t i = 0, n = aoti_tensor_numel(exact); i < n; i++) {
    double v = aoti_tensor_get(t, i), o = aoti_tensor_get(exact, i), e = (v - o) / norm;
    if (isfinite(e)) sum += e * e;
  }
  return sum;
}

// Every element by the bound of all parity tests; the case as a whole by its mean error.
static const char *near_f64(const result *r, errors *sums) {
  const char *bad = parity_compare(r->got, r->want, r->exact);
  if (bad || !r->exact) return bad;
  double norm = 0;
  int64_t n = aoti_tensor_numel(r->exact);
  for (int64_t i = 0; i < n; i++) {
    double o = fabs(aoti_tensor_get(r->exact, i));
    if (isfinite(o)) norm = fmax(norm, o);
  }
  if (!norm) return NULL;
  double half = unit_of(r->got->meta.dtype, norm) / 2 / norm;
  sums->got += squared_error(r->got, r->exact, norm);
  sums->eager += squared_error(r->eager, r->exact, norm);
  sums->want += squared_error(r->want, r->exact, norm);
  sums->rounding += half * half * (double)n;
  sums->n += n;
  return NULL;
}

// Eager execution is PyTorch's and that of the reference kernels: their errors are two samples of what its roundings
// do. Where both happen to be exact, a result is still rounded once.
static const char *mean_error_is_no_larger(const errors *sums) {
  static char text[200];
  if (sums->got <= fmax(fmax(sums->eager, sums->want), sums->rounding)) return NULL;
  snprintf(text, sizeof text, "mean error %.3g, of the reference kernels %.3g, of PyTorch %.3g",
           sqrt(sums->got / (double)sums->n), sqrt(sums->eager / (double)sums->n), sqrt(sums->want / (double)sums->n));
  return text;
}

typedef const char *(*compare_fn)(const result *r, errors *sums);

static const char *compare_one(aot_scope *s, const parity_case *c, const parity_array *a, const aot_tensor *got,
                               const aot_tensor *eager, compare_fn compare, errors *sums) {
  int bits, least;
  if (!got != !eager) return "there in one, absent in the other";
  if (!got || a->none || !is_low(a->dtype, &bits, &least)) return NULL;
  if (got->meta.dtype != a->dtype || eager->meta.dtype != a->dtype) return "another dtype";
  if (!parity_has_sizes(got, a) || !parity_has_sizes(eager, a)) return "another size";
  bool has_f64 = strcmp(a->file64, "-") && strcmp(a->file64, a->file);
  result r = {got, eager, parity_tensor(s, c, a, a->file, a->dtype),
              has_f64 ? parity_tensor(s, c, a, a->file64, AOT_F64) : NULL};
  return r.want && (r.exact || !has_f64) ? compare(&r, sums) : "its files cannot be read";
}

static const char *compare_all(aot_scope *s, const parity_case *c, const parity_results *got,
                               const parity_results *eager, compare_fn compare) {
  const char *bad = NULL;
  errors sums = {0};
  for (int i = 0; i < got->n_out && !bad; i++)
    bad = compare_one(s, c, &c->out[i], got->out[i], eager->out[i], compare, &sums);
  for (int i = 0; i < c->n_in && i < c->n_grads && !bad; i++)
    bad = compare_one(s, c, &c->grad[i], got->grad[i], eager->grad[i], compare, &sums);
  return bad ? bad : mean_error_is_no_larger(&sums);
}

static bool is_low_case(const parity_case *c) {
  int bits, least;
  for (int i = 0; i < c->n_out; i++)
    if (!c->out[i].none && is_low(c->out[i].dtype, &bits, &least)) return true;
  for (int i = 0; i < c->n_grads; i++)
    if (!c->grad[i].none && is_low(c->grad[i].dtype, &bits, &least)) return true;
  return false;
}

static const char *check(aot_session *ses, const parity_case *c, bool fused_rounding, compare_fn compare) {
  parity_results got, eager = {0};
  subject sub = {.fused_rounding = fused_rounding};
  if (!is_low_case(c)) return parity_absent;
  function = NULL;
  aot_scope *s = aot_scope_begin(ses);
  aot_status status = parity_compute(s, c, twin_device(), run_compiled, &sub, &got);
  if (!status) status = parity_compute(s, c, (aot_device){AOT_CPU, 0}, parity_run_eager, NULL, &eager);
  const char *bad = status || s->error ? NULL : compare_all(s, c, &got, &eager, compare);
  aot_graph_destroy(got.g);
  aot_graph_destroy(eager.g);
  bad = parity_end(s, status, bad);
  aot_function_destroy(function);
  return bad;
}

// How far the reference kernels, which are eager execution here, are from PyTorch's is test_parity_joint's matter.
static const char *check_eager_rounding(aot_session *ses, const parity_case *c) {
  return check(ses, c, false, within_one_rounding);
}
static const char *check_fused_rounding(aot_session *ses, const parity_case *c) {
  return check(ses, c, true, near_f64);
}

static size_t stride(void) { return getenv("AOT_TEST_ALL") ? 1 : 4; }
static void rounds_as_eager_execution(void **state) {
  (void)state;
  run_all("eager rounding", "known_rounding.txt", NULL, check_eager_rounding, true, stride());
}
static void fused_rounding_is_no_worse(void **state) {
  (void)state;
  run_all("fused rounding", "known_rounding.txt", NULL, check_fused_rounding, true, stride());
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(rounds_as_eager_execution),
                                     cmocka_unit_test(fused_rounding_is_no_worse)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
