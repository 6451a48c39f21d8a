// Calls over lists of tensors, optimizers among them, as dumps have them: read from text, run, and compared with
// PyTorch's results (test/parity/optimizers.txt, whose format optimizers.py tells).
#include "driver.h"
#include "unit.h"
#include <aot/aot.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 4096, TEXT = 1 << 16, MOST = 32, MOST_ELEMENTS = 16 };

typedef struct numbers {
  aot_dtype dtype;
  bool is_0d;
  int n;
  double at[MOST_ELEMENTS];
} numbers;

static numbers read_numbers(char *line) {
  char dtype[8], size[8];
  int used = 0;
  numbers x = {0};
  assert_int_equal(sscanf(line, "%7s %7s %n", dtype, size, &used), 2);
  x.dtype = aoti_dtype_parse(dtype, strlen(dtype));
  x.is_0d = !strcmp(size, "0d");
  x.n = x.is_0d ? 1 : atoi(size);
  assert_in_range(x.n, 1, MOST_ELEMENTS);
  char *p = line + used;
  for (int i = 0; i < x.n; i++) x.at[i] = strtod(p, &p);
  return x;
}

static aot_tensor *make(aot_scope *s, const numbers *x) {
  aot_int size = aot_i(x->n);
  aot_tensor *t = aot_tensor_new(s, x->dtype, (aot_ints){&size, x->is_0d ? 0 : 1}, NULL);
  for (int i = 0; i < x->n; i++) aoti_tensor_set(t, i, x->at[i]);
  return t;
}

static void run(aot_session *ses, const char *name, const char *text, const numbers *in, int n_in, const numbers *want,
                int n_want) {
  aot_graph *g;
  aot_import_options how = AOT_IMPORT_OPTIONS_INIT;
  aot_tensor *inputs[MOST], *out[MOST];
  aot_status status = aot_graph_import(ses, text, strlen(text), name, &how, &g);
  if (status) fail_msg("%s: %s", name, aot_status_message(status));
  aot_scope *s = aot_scope_begin(ses);
  for (int i = 0; i < n_in; i++) inputs[i] = make(s, &in[i]);
  aot_graph_run(s, g, (aot_tensors){inputs, (size_t)n_in}, out, (size_t)n_want);
  if (aot_scope_error(s)) fail_msg("%s: %s", name, aot_status_message(aot_scope_error(s)));
  for (int i = 0; i < n_want; i++) {
    double u = want[i].dtype == AOT_BF16 ? 0x1p-8 : 0x1p-24;
    assert_int_equal(out[i]->meta.dtype, want[i].dtype);
    for (int k = 0; k < want[i].n; k++) {
      double w = want[i].at[k], got = aoti_tensor_get(out[i], k);
      // f32: a step is at most some ten roundings of numbers below 2; bf16: one rounding of what was computed in f32.
      double bound = want[i].dtype == AOT_BF16 ? 2 * u * fabs(w) : 4 * u * (fabs(w) + 1);
      if (!(fabs(got - w) <= bound)) fail_msg("%s: result %d, element %d is %.9g, not %.9g", name, i, k, got, w);
    }
  }
  aot_status_free(aot_scope_end(s));
  aot_graph_destroy(g);
}

static void lists_and_optimizers_give_what_pytorch_gives(void **state) {
  (void)state;
  static char line[LINE], text[TEXT], name[LINE];
  static numbers in[MOST], want[MOST];
  int n_in = 0, n_want = 0, cases = 0;
  aot_session *ses;
  FILE *f = fopen(AOT_TEST_PARITY_DIR "/optimizers.txt", "r");
  assert_non_null(f);
  assert_ok(aot_session_create(NULL, &ses));
  for (bool more = fgets(line, LINE, f) != NULL; more;) {
    more = fgets(line, LINE, f) != NULL;
    bool begins = !more || !strncmp(line, "case ", 5);
    if (begins && cases) run(ses, name, text, in, n_in, want, n_want);
    if (more && begins) {
      line[strcspn(line, "\n")] = 0;
      snprintf(name, sizeof name, "%s", line + 5);
      n_in = n_want = 0;
      text[0] = 0;
      cases++;
    } else if (more && !strncmp(line, "in ", 3)) {
      assert_true(n_in < MOST);
      in[n_in++] = read_numbers(line + 3);
    } else if (more && !strncmp(line, "out ", 4)) {
      assert_true(n_want < MOST);
      want[n_want++] = read_numbers(line + 4);
    } else if (more) {
      assert_true(strlen(text) + strlen(line) < TEXT);
      strcat(text, line);
    }
  }
  fclose(f);
  aot_session_destroy(ses);
  print_message("%d cases\n", cases);
  assert_true(cases > 150);
}

static void python_spells_them_without_overloads(void **state) {
  (void)state;
  static const char text[] =
      "def forward(self, p: \"f32[2]\", g: \"f32[2]\", m: \"f32[2]\", v: \"f32[2]\", t: \"f32[]\"):\n"
      "    a = torch._foreach_add_([t], 1)\n"
      "    b = torch._fused_adam_([p], [g], [m], [v], [], [t], amsgrad = False, lr = 0.5, beta1 = 0.5, "
      "beta2 = 0.75, weight_decay = 0.0, eps = 0.0, maximize = False, grad_scale = None, "
      "found_inf = None)\n"
      "    c = torch._foreach_mul([p, g], [2.0, 4.0])\n"
      "    x = c[0]\n"
      "    return (x,)\n";
  // From m = v = 0, the first step is lr along the gradient's sign: 1 - 0.5, and twice that.
  const numbers in[] = {{AOT_F32, false, 2, {1, 1}},
                        {AOT_F32, false, 2, {3, -5}},
                        {AOT_F32, false, 2, {0, 0}},
                        {AOT_F32, false, 2, {0, 0}},
                        {AOT_F32, true, 1, {0}}};
  const numbers want[] = {{AOT_F32, false, 2, {1, 3}}};
  aot_session *ses;
  assert_ok(aot_session_create(NULL, &ses));
  run(ses, "spelled", text, in, 5, want, 1);
  aot_session_destroy(ses);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(lists_and_optimizers_give_what_pytorch_gives),
                                     cmocka_unit_test(python_spells_them_without_overloads)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
