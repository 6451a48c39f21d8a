/* Symbolic sizes: text and simplification as the pinned PyTorch's, values by hand. */
#include "ir.h"
#include "unit.h"
#include <stdlib.h>
#include <string.h>

static aoti_syms *three(void) {
  static const int64_t hints[] = {10, 7, 5};
  static const char *const names[] = {"x0", "x1", "x2"};
  aoti_syms *s;
  assert_ok(aoti_syms_create(&aoti_heap, &s));
  for (int i = 0; i < 3; i++) aoti_sym_new(s, names[i], hints[i]);
  return s;
}

static void text_is_pytorchs(void **state) {
  (void)state;
  char *data;
  size_t n, lines = 0;
  assert_ok(aoti_read_file(AOT_SOURCE_DIR "/test/parity/sym_text.txt", 0, &data, &n));
  for (char *line = strtok(data, "\n"); line; line = strtok(NULL, "\n"), lines++) {
    char *want = strchr(line, '\t');
    *want++ = 0;
    aoti_syms *s = three();
    aot_int e, again;
    int64_t value;
    assert_ok(aoti_int_parse(s, line, strlen(line), &e));
    aoti_text text = {0};
    aoti_int_print(&text, s, e);
    assert_string_equal(text.at, want);
    assert_ok(aoti_int_parse(s, text.at, text.n, &again));
    assert_true(aoti_int_same(e, again));
    assert_ok(aoti_int_eval(s, e, (const int64_t[]){10, 7, 5}, &value));
    assert_int_equal(value, e.value);
    aoti_text_deinit(&text);
    aoti_syms_release(s);
  }
  assert_true(lines > 1000);
  free(data);
}

static aot_int parse(aoti_syms *s, const char *text) {
  aot_int e;
  assert_ok(aoti_int_parse(s, text, strlen(text), &e));
  return e;
}

static void values_follow_the_symbols(void **state) {
  (void)state;
  aoti_syms *s = three();
  int64_t v;
  aot_int e = parse(s, "Max(x0*x1 - 3, (x2 + 6)//7) - Mod(x0, 4)");
  assert_int_equal(e.value, 67 - 2);
  assert_ok(aoti_int_eval(s, e, (const int64_t[]){3, 2, 40}, &v));
  assert_int_equal(v, 6 - 3);
  e = parse(s, "(x0 - 11)//4"); /* Python floors */
  assert_int_equal(e.value, -1);
  assert_fails(AOT_ERROR_INVALID, aoti_int_eval(s, parse(s, "x0//(x1 - x2)"), (const int64_t[]){1, 2, 2}, &v));
  assert_fails(AOT_ERROR_INVALID, aoti_int_eval(s, parse(s, "x0*x1"), (const int64_t[]){INT64_MAX, 2, 2}, &v));
  aoti_syms_release(s);
}

static void hints_can_be_given_later(void **state) {
  (void)state;
  aoti_syms *s = three();
  aot_int e = parse(s, "Max(x0*x1, 3) + Mod(x2, 4)");
  assert_int_equal(aoti_int_hint(s, e), 71);
  aoti_syms_set_hints(s, (const int64_t[]){2, 3, 6});
  assert_int_equal(aoti_int_hint(s, e), 8);
  assert_int_equal(aoti_int_hint(NULL, aot_i(4)), 4);
  aoti_syms_release(s);
}

static void parts_rebuild_the_expression(void **state) {
  (void)state;
  aoti_syms *s = three();
  const char *name;
  aot_int a, b, c, d, e = parse(s, "3*x0**2*x1 + x2 + 1");
  assert_int_equal(aoti_sym_parts(s, e.sym, &a, &b, &name), AOTI_SYM_ADD);
  assert_true(aoti_int_is(b, 1));
  assert_int_equal(aoti_sym_parts(s, a.sym, &c, &d, &name), AOTI_SYM_ADD);
  assert_true(aoti_int_same(d, parse(s, "x2")));
  assert_true(aoti_int_same(aoti_int_add(s, aoti_int_add(s, c, d), b), e));
  assert_int_equal(aoti_sym_parts(s, c.sym, &a, &b, &name), AOTI_SYM_MUL);
  assert_true(aoti_int_is(a, 3));
  assert_int_equal(aoti_sym_parts(s, d.sym, &a, &b, &name), AOTI_SYM_SYMBOL);
  assert_string_equal(name, "x2");
  e = parse(s, "Max(x0, x1, x2)");
  assert_int_equal(aoti_sym_parts(s, e.sym, &a, &b, &name), AOTI_SYM_MAX);
  assert_int_equal(aoti_sym_parts(s, a.sym, &c, &d, &name), AOTI_SYM_MAX);
  aoti_syms_release(s);
}

static void comparisons_guard_only_when_undecided(void **state) {
  (void)state;
  aoti_syms *s = three();
  const aoti_guard *g;
  aot_int x0 = parse(s, "x0"), x1 = parse(s, "x1");
  assert_true(aoti_int_compare(s, AOTI_NE, x0, aot_i(1))); /* a symbol is at least 2 */
  assert_true(aoti_int_compare(s, AOTI_GT, parse(s, "x0*x1"), aot_i(3)));
  assert_true(aoti_int_compare(s, AOTI_LT, x0, parse(s, "x0 + 1")));
  assert_true(aoti_int_compare(s, AOTI_LT, parse(s, "Mod(x0, 4)"), aot_i(4)));
  assert_false(aoti_int_compare(s, AOTI_LT, parse(s, "x0//2"), aot_i(1)));
  assert_int_equal(aoti_syms_guards(s, &g), 0);
  assert_false(aoti_int_compare(s, AOTI_EQ, x0, x1));
  assert_false(aoti_int_compare(s, AOTI_EQ, x0, x1));
  assert_true(aoti_int_compare(s, AOTI_GT, x0, aot_i(4)));
  assert_int_equal(aoti_syms_guards(s, &g), 2);
  assert_true(g[0].cmp == AOTI_EQ && !g[0].holds && aoti_int_same(g[0].b, x1));
  assert_true(g[1].cmp == AOTI_GT && g[1].holds);
  aoti_syms_release(s);
}

static void failures_stick(void **state) {
  (void)state;
  aoti_syms *s = three();
  aot_int x0 = parse(s, "x0");
  aoti_int_floordiv(s, x0, aot_i(0));
  aoti_int_add(s, x0, aot_i(1));
  assert_fails(AOT_ERROR_INVALID, aoti_syms_status(s));
  assert_ok(aoti_syms_status(s));
  aoti_int_mul(s, x0, aot_i(INT64_MAX));
  assert_fails(AOT_ERROR_INVALID, aoti_syms_status(s));
  aoti_int_add(s, aot_i(INT64_MAX), aot_i(1));
  assert_fails(AOT_ERROR_INVALID, aoti_syms_status(s));
  aot_int deep = x0;
  for (int i = 0; i < 200; i++) deep = aoti_int_max(s, aoti_int_mod(s, deep, aot_i(100 + i)), aot_i(2));
  assert_fails(AOT_ERROR_INVALID, aoti_syms_status(s));
  assert_true(aoti_int_is(aoti_int_floordiv(NULL, aot_i(-7), aot_i(2)), -4));
  assert_true(aoti_int_is(aoti_int_mod(NULL, aot_i(-7), aot_i(2)), 1));
  aoti_syms_release(s);
}

static void bad_text_is_an_error(void **state) {
  (void)state;
  static const char *const bad[] = {"",      "x0 +",   "(x0",    "x0)",       "x0 x1", "f(x0",   "99999999999999999999",
                                    "x0//0", "Mod(x0", "x0**99", "s0 * * s1", "-",     "x0**-1", "Mod(x0, 0)"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    aoti_syms *s = three();
    aot_int e;
    assert_fails(AOT_ERROR_INVALID, aoti_int_parse(s, bad[i], strlen(bad[i]), &e));
    aoti_syms_release(s);
  }
  char deep[4000];
  memset(deep, '(', sizeof deep);
  aoti_syms *s = three();
  aot_int e;
  assert_fails(AOT_ERROR_INVALID, aoti_int_parse(s, deep, sizeof deep, &e));
  aoti_syms_release(s);
}

static void symbols_are_named_and_found(void **state) {
  (void)state;
  aoti_syms *s;
  bool found;
  assert_ok(aoti_syms_create(&aoti_heap, &s));
  aot_int a = aoti_sym_new(s, "s0", 3), b = aoti_sym_new(s, NULL, 4);
  aoti_text text = {0};
  aoti_int_print(&text, s, b);
  assert_string_equal(text.at, "s1");
  aoti_text_deinit(&text);
  assert_true(aoti_int_same(aoti_sym_find(s, "s0", 2, &found), a) && found);
  aoti_sym_find(s, "s2", 2, &found);
  assert_false(found);
  assert_int_equal(aoti_syms_count(s), 2);
  assert_true(aoti_int_same(aoti_syms_at(s, 1), b));
  aoti_sym_new(s, "s1", 4);
  assert_fails(AOT_ERROR_INVALID, aoti_syms_status(s));
  aoti_syms_release(s);
}

static void strides_and_bytes(void **state) {
  (void)state;
  aoti_syms *s = three();
  aot_int size[] = {aot_i(3), parse(s, "x0"), aot_i(0), aot_i(4)}, stride[4];
  aoti_contiguous_strides(s, 4, size, stride); /* torch.empty(3, 10, 0, 4).stride() is (40, 4, 4, 1) */
  assert_true(aoti_int_same(stride[0], parse(s, "4*x0")) && aoti_int_is(stride[1], 4) && aoti_int_is(stride[2], 4));
  aoti_meta m = {.dtype = AOT_F64, .ndim = 2, .size = size, .stride = (aot_int[]){parse(s, "x0"), aot_i(1)}};
  int64_t bytes;
  assert_true(aoti_meta_bytes_hint(s, &m, &bytes) && bytes == 240);
  assert_true(aoti_int_same(aoti_meta_numel(s, &m), parse(s, "3*x0")));
  assert_true(aoti_meta_is_contiguous(s, &m));
  m.stride = (aot_int[]){aot_i(1), aot_i(3)};
  assert_false(aoti_meta_is_contiguous(s, &m));
  size[0] = aot_i(INT64_MAX);
  assert_false(aoti_meta_bytes_hint(s, &m, &bytes));
  aoti_syms_release(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(text_is_pytorchs),
      cmocka_unit_test(values_follow_the_symbols),
      cmocka_unit_test(hints_can_be_given_later),
      cmocka_unit_test(parts_rebuild_the_expression),
      cmocka_unit_test(comparisons_guard_only_when_undecided),
      cmocka_unit_test(failures_stick),
      cmocka_unit_test(bad_text_is_an_error),
      cmocka_unit_test(symbols_are_named_and_found),
      cmocka_unit_test(strides_and_bytes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
