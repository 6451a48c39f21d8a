// Single operator calls against PyTorch's results, over dtypes, layouts, broadcasts and special values:
// test/parity/op_calls.txt, whose format op_calls.py tells, and op_dtypes.txt (dtypes.py). Dtypes, sizes and strides
// agree exactly; values within the error that two correct libraries of elementary functions may differ by.
// AOT_CALLS_LIST=1 lists every difference.
#include "dispatch.h"

#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { MAX_ARGS = 20, MAX_DIMS = 8, MAX_ITEMS = 16, MAX_RESULTS = 12, LINE = 1 << 16 };

// ---- reading

static char *next_word(char **p) {
  while (**p == ' ') ++*p;
  char *word = *p;
  while (**p && **p != ' ') ++*p;
  if (**p) *(*p)++ = 0;
  return word;
}

static int read_dims(const char *text, int64_t *out) {
  int n = 0;
  for (const char *p = text + (*text == '['); *p && *p != ']';) {
    char *end;
    out[n++] = strtoll(p, &end, 10);
    p = *end == ',' ? end + 1 : end;
  }
  return n;
}

typedef struct dense {
  aot_dtype dtype;
  int ndim;
  int64_t size[MAX_DIMS], stride[MAX_DIMS], numel;
  char *values; // words in C order
} dense;

static dense read_dense(char *p) {
  dense d = {.numel = 1};
  char *code = next_word(&p), *size = next_word(&p), *stride = next_word(&p);
  d.dtype = aoti_dtype_parse(code, strlen(code));
  d.ndim = read_dims(size, d.size);
  read_dims(stride, d.stride);
  for (int i = 0; i < d.ndim; i++) d.numel *= d.size[i];
  d.values = p;
  return d;
}

static aot_tensor *make(aot_scope *s, char *text) {
  dense d = read_dense(text);
  aot_int size[MAX_DIMS], stride[MAX_DIMS];
  int64_t last = 0;
  for (int i = 0; i < d.ndim; i++) {
    size[i] = aot_i(d.size[i]);
    stride[i] = aot_i(d.stride[i]);
    last += d.size[i] ? (d.size[i] - 1) * d.stride[i] : 0;
  }
  aot_int whole = aot_i(last + 1);
  aot_tensor *base = aot_tensor_new(s, d.dtype, (aot_ints){&whole, 1}, NULL), *t;
  assert_null(aoti_tensor_create(base->storage, d.dtype, d.ndim, size, stride, aot_i(0), &t));
  char *p = d.values;
  for (int64_t i = 0; i < d.numel; i++) {
    char *word = next_word(&p);
    int64_t at = 0, rest = i;
    for (int k = d.ndim - 1; k >= 0; k--) at += rest % d.size[k] * d.stride[k], rest /= d.size[k];
    if (d.dtype == AOT_I64)
      ((int64_t *)base->storage->data)[at] = strtoll(word, NULL, 10);
    else
      aoti_tensor_set(t, i, strtod(word, NULL));
  }
  return aoti_scope_own(s, t);
}

static aot_value read_value(aot_scope *s, char *text);

static aot_value read_list(aot_scope *s, char *text) {
  aot_value items[MAX_ITEMS];
  size_t n = strtoul(next_word(&text), NULL, 10);
  for (size_t i = 0; i < n; i++) {
    char *end = strstr(text, " ; ");
    if (end) *end = 0;
    items[i] = read_value(s, text);
    text = end ? end + 3 : text;
  }
  return aoti_v_list(s, items, n);
}

static aot_value read_value(aot_scope *s, char *text) {
  char *kind = next_word(&text);
  while (*text == ' ') text++;
  switch (*kind) {
  case 't': return aoti_v_tensor(make(s, text));
  case 'i': return aoti_v_int(strtoll(text, NULL, 10));
  case 'f': return aoti_v_float(strtod(text, NULL));
  case 'b': return aoti_v_bool(*text == '1');
  case 's': return aoti_v_string(text);
  case 'd': return aoti_v_dtype(aoti_dtype_parse(text, strcspn(text, " ")));
  case 'm':
    return (aot_value){.kind = AOT_MEMORY_FORMAT,
                       .as.memory_format = !strncmp(text, "contiguous", 10) ? AOT_CONTIGUOUS
                                           : !strncmp(text, "channels", 8)  ? AOT_CHANNELS_LAST
                                                                            : AOT_PRESERVE};
  case 'l': {
    int64_t at[MAX_ITEMS];
    aot_int ints[MAX_ITEMS];
    int n = read_dims(text, at);
    for (int i = 0; i < n; i++) ints[i] = aot_i(at[i]);
    return aoti_v_ints(s, ints, (size_t)n);
  }
  case 'F': {
    aot_value floats[MAX_ITEMS];
    size_t n = 0;
    for (char *p = text; *p && *p != ' ' && n < MAX_ITEMS; p += *p == ',') floats[n++] = aoti_v_float(strtod(p, &p));
    return aoti_v_list(s, floats, n);
  }
  case 'k': {
    int64_t at[MAX_ITEMS];
    aot_value bools[MAX_ITEMS];
    int n = read_dims(text, at);
    for (int i = 0; i < n; i++) bools[i] = aoti_v_bool(at[i] != 0);
    return aoti_v_list(s, bools, (size_t)n);
  }
  case 'c': return (aot_value){.kind = AOT_DEVICE};
  case 'L': return read_list(s, text);
  default: return aoti_v_none();
  }
}

// ---- comparing

static const char *compare(const aot_tensor *got, char *text, double slack) {
  static char what[200];
  next_word(&text); // "t"
  dense want = read_dense(text);
  bool same = got->meta.dtype == want.dtype && got->meta.ndim == want.ndim;
  if (!same) {
    snprintf(what, sizeof what, "%s of %d dimensions", aot_dtype_name(got->meta.dtype), got->meta.ndim);
    return what;
  }
  for (int d = 0; d < want.ndim; d++)
    if (aoti_dim(got, d) != want.size[d] || aoti_stride(got, d) != want.stride[d]) {
      snprintf(what, sizeof what, "dimension %d has size %lld and stride %lld", d, (long long)aoti_dim(got, d),
               (long long)aoti_stride(got, d));
      return what;
    }
  double u = want.dtype == AOT_F64    ? 0x1p-53
             : want.dtype == AOT_F32  ? 0x1p-24
             : want.dtype == AOT_F16  ? 0x1p-11
             : want.dtype == AOT_BF16 ? 0x1p-8
                                      : 0;
  double smallest = want.dtype == AOT_F16 ? 0x1p-24 : want.dtype == AOT_F64 ? 0x1p-1074 : 0x1p-149;
  double norm = 0; // of the finite values: gelu and its like cancel
  for (char *p = want.values; *p;) {
    char *end;
    double v = strtod(p, &end);
    if (end == p) break;
    p = end;
    if (isfinite(v)) norm = fmax(norm, fabs(v));
  }
  char *p = want.values;
  for (int64_t i = 0; i < want.numel; i++) {
    char *word = next_word(&p);
    if (want.dtype == AOT_I64) {
      int64_t w = strtoll(word, NULL, 10), g, at = got->meta.offset.value, rest = i;
      for (int d = want.ndim - 1; d >= 0; d--) at += rest % want.size[d] * want.stride[d], rest /= want.size[d];
      g = ((const int64_t *)got->storage->data)[at];
      if (g == w) continue;
      snprintf(what, sizeof what, "element %lld is %lld", (long long)i, (long long)g);
      return what;
    }
    double w = strtod(word, NULL), g = aoti_tensor_get(got, i);
    if (isnan(w) ? isnan(g) : g == w) continue;
    if (isfinite(w) && fabs(g - w) <= slack * (4 * u * fabs(w) + 2 * u * fmin(norm, 4)) + (u ? 2 * smallest : 0))
      continue;
    snprintf(what, sizeof what, "element %lld is %.9g, not %.9g", (long long)i, g, w);
    return what;
  }
  return NULL;
}

static const char *check(aot_session *ses, const char *op, char *args, char *results) {
  static char what[300];
  aot_value v[MAX_ARGS], out[MAX_RESULTS];
  size_t n = 0;
  const char *bad = NULL;
  aot_scope *s = aot_scope_begin(ses);
  for (char *p = args; p && *p;) {
    char *end = NULL;
    if (*p == 'L') { // its items are separated as arguments are
      size_t items = strtoul(p + 2, NULL, 10);
      end = p;
      for (size_t i = 0; i < items && end; i++) end = strstr(end + (i > 0), " ; ");
    } else
      end = strstr(p, " ; ");
    if (end) *end = 0;
    v[n++] = read_value(s, p);
    p = end ? end + 3 : NULL;
  }
  aot_call(s, op, v, n, out, MAX_RESULTS, NULL, 0);
  bool failed = aot_scope_error(s) != NULL, wants_error = !strncmp(results, "error", 5);
  if (failed != wants_error) {
    snprintf(what, sizeof what, "%s", failed ? aot_status_message(aot_scope_error(s)) : "no error");
    bad = what;
  } else if (!failed) {
    double slack = 1;
    // PyTorch's own gamma functions and matrix exponentials are less exact, and so are sums that cancel and coordinates
    // that it computes in the dtype of the data.
    static const char *const coarse[] = {"gamma",        "matrix_exp", "addbmm",     "dist_backward",
                                         "grid_sampler", "upsample",   "_grouped_mm"};
    for (size_t i = 0; i < sizeof coarse / sizeof *coarse; i++)
      if (strstr(op, coarse[i])) slack = 20;
    bool list = out[0].kind == AOT_LIST;
    size_t n_out = list ? out[0].as.list.n : 1, k = 0;
    for (const char *p = results; !list && (p = strstr(p, " ; ")); p++) n_out++;
    for (char *p = results; p && *p && !bad; k++) {
      char *end = strstr(p, " ; ");
      if (end) *end = 0;
      const aot_value *got = list ? &out[0].as.list.at[k] : &out[k];
      while (*p == ' ') p++;
      if (k >= n_out)
        bad = "too few results";
      else if (*p == 'i')
        bad = got->kind == AOT_INT && got->as.i.value == strtoll(p + 2, NULL, 10) ? NULL : "another number";
      else if (*p == 'n')
        bad = got->kind == AOT_NONE ? NULL : "a result that should be absent";
      else
        bad = got->kind == AOT_TENSOR ? compare(got->as.tensor, p, slack) : "a result is absent";
      p = end ? end + 3 : NULL;
    }
    if (!bad && k != n_out) bad = "too many results";
  }
  aot_status_free(aot_scope_end(s));
  return bad;
}

static void calls_of_file(const char *path, size_t at_least) {
  FILE *f = fopen(path, "r");
  assert_non_null(f);
  aot_session *ses;
  assert_null(aot_session_create(NULL, &ses));
  char *line = malloc(LINE), *shown = malloc(LINE);
  size_t bad = 0, total = 0;
  while (fgets(line, LINE, f)) {
    line[strcspn(line, "\n")] = 0;
    snprintf(shown, LINE, "%s", line);
    char *bar = strstr(line, " | "), *last = bar ? strstr(bar + 3, " | ") : NULL;
    if (!last) continue; // the heading
    *bar = *last = 0;
    const char *what = check(ses, line, bar + 3, last + 3);
    total++;
    if (!what) continue;
    bad++;
    if (bad <= 20 || getenv("AOT_CALLS_LIST")) print_message("%.400s\n    %s\n", shown, what);
  }
  free(line);
  free(shown);
  fclose(f);
  aot_session_destroy(ses);
  print_message("%zu of %zu calls\n", total - bad, total);
  assert_true(total > at_least);
  assert_int_equal(bad, 0);
}

static void calls_give_what_pytorch_gives(void **state) {
  (void)state;
  calls_of_file(AOT_TEST_PARITY_DIR "/op_calls.txt", 3000);
}

static void dtypes_are_taken_and_refused_as_by_pytorch(void **state) {
  (void)state;
  calls_of_file(AOT_TEST_PARITY_DIR "/op_dtypes.txt", 5000);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(calls_give_what_pytorch_gives),
                                     cmocka_unit_test(dtypes_are_taken_and_refused_as_by_pytorch)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
