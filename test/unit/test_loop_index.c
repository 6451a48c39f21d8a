// Index expressions: simplified forms have the value of what was written, the bounds hold, and the views fold.
#include "loop.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { VARS = 4, SIZES = 2 };

typedef struct world {
  aoti_arena arena;
  aoti_loop_module module;
  aoti_kernel *k;
  aoti_ix vars[VARS], sizes[SIZES];
  int64_t var_values[VARS], size_values[SIZES];
} world;

static uint64_t seed = 1;
static int64_t below(int64_t n) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (int64_t)(seed >> 33) % n;
}

/* i0 < 6, i1 < n, i2 < 4, i3 < m * 3 with n, m in 1..9. */
static void begin(world *w) {
  memset(w, 0, sizeof *w);
  aoti_arena_init(&w->arena, NULL);
  aoti_loop_module_init(&w->module, &w->arena);
  w->k = aoti_loop_begin_kernel(&w->module, "k");
  w->sizes[0] = aoti_loop_size(w->k, "n", 1, 9);
  w->sizes[1] = aoti_loop_size(w->k, "m", 1, INT64_MAX);
  aoti_ix m3 = aoti_ix_mul(w->k, w->sizes[1], aoti_ix_const(w->k, 3));
  w->vars[0] = aoti_loop_dim(w->k, "i0", aoti_ix_const(w->k, 6));
  w->vars[1] = aoti_loop_dim(w->k, "i1", w->sizes[0]);
  w->vars[2] = aoti_loop_dim(w->k, "i2", aoti_ix_const(w->k, 4));
  w->vars[3] = aoti_loop_dim(w->k, "i3", m3);
}

static void end(world *w) {
  aot_status_free(w->k->error);
  aoti_arena_deinit(&w->arena);
}

static void choose_values(world *w) {
  w->size_values[0] = 1 + below(9);
  w->size_values[1] = 1 + below(9);
  w->var_values[0] = below(6);
  w->var_values[1] = below(w->size_values[0]);
  w->var_values[2] = below(4);
  w->var_values[3] = below(w->size_values[1] * 3);
}

static int64_t floordiv(int64_t a, int64_t b) { return a / b - (a % b < 0); }

static int64_t value(const world *w, aoti_ix x) {
  const aoti_ix_node *n = &w->k->ix.at[x];
  int64_t a = n->a ? value(w, n->a) : 0, b = n->b ? value(w, n->b) : 0;
  switch ((aoti_ix_kind)n->kind) {
  case AOTI_IX_CONST: return n->value;
  case AOTI_IX_VAR: return w->var_values[n->value];
  case AOTI_IX_SIZE: return w->size_values[n->value];
  case AOTI_IX_ADD: return a + b;
  case AOTI_IX_MUL: return a * b;
  case AOTI_IX_DIV: return floordiv(a, b);
  case AOTI_IX_MOD: return a - floordiv(a, b) * b;
  case AOTI_IX_MIN: return a < b ? a : b;
  case AOTI_IX_MAX: return a > b ? a : b;
  default: fail_msg("kind %d", n->kind); return 0;
  }
}

typedef struct tree {
  int op; /* 0 leaf */
  aoti_ix leaf;
  struct tree *a, *b;
} tree;

static void prune(tree *t) {
  if (!t) return;
  prune(t->a);
  prune(t->b);
  free(t);
}

static tree *grow(world *w, int depth) {
  tree *t = calloc(1, sizeof *t);
  if (!depth || below(5) == 0) {
    int64_t what = below(8);
    t->leaf = what < 4 ? w->vars[what] : what < 6 ? w->sizes[what - 4] : aoti_ix_const(w->k, below(13) - 4);
    return t;
  }
  t->op = 1 + (int)below(7);
  t->a = grow(w, depth - 1);
  t->b = grow(w, depth - 1);
  if (t->op == 4 || t->op == 5) { // a divisor: a positive constant, a size, or a product of those
    prune(t->b);
    t->b = calloc(1, sizeof *t->b);
    aoti_ix c = aoti_ix_const(w->k, 1 + below(7)), s = w->sizes[below(2)];
    int64_t what = below(3);
    t->b->leaf = what == 0 ? c : what == 1 ? s : aoti_ix_mul(w->k, c, s);
  }
  return t;
}

static int64_t written(const world *w, const tree *t) {
  if (!t->op) return value(w, t->leaf);
  int64_t a = written(w, t->a), b = written(w, t->b);
  switch (t->op) {
  case 1: return a + b;
  case 2: return a - b;
  case 3: return a * b;
  case 4: return floordiv(a, b);
  case 5: return a - floordiv(a, b) * b;
  case 6: return a < b ? a : b;
  default: return a > b ? a : b;
  }
}

static aoti_ix built(world *w, const tree *t) {
  if (!t->op) return t->leaf;
  aoti_ix a = built(w, t->a), b = built(w, t->b);
  aoti_ix (*const make[])(aoti_kernel *, aoti_ix, aoti_ix) = {NULL,        aoti_ix_add, aoti_ix_sub, aoti_ix_mul,
                                                              aoti_ix_div, aoti_ix_mod, aoti_ix_min, aoti_ix_max};
  return make[t->op](w->k, a, b);
}

static void random_expressions_keep_their_value(void **state) {
  (void)state;
  int made = 0;
  for (int trial = 0; trial < 6000; trial++) {
    world w;
    begin(&w);
    tree *t = grow(&w, 1 + trial % 5);
    aoti_ix x = built(&w, t), bound = w.sizes[below(2)];
    if (x) {
      made++;
      bool in = aoti_ix_in_range(w.k, x, bound);
      aoti_ix c = aoti_ix_coefficient(w.k, x, 1);
      for (int i = 0; i < 20; i++) {
        choose_values(&w);
        int64_t want = written(&w, t), got = value(&w, x);
        const aoti_ix_node *n = &w.k->ix.at[x];
        aoti_text text = {0};
        aoti_ix_print(w.k, x, &text);
        if (got != want) fail_msg("trial %d: %s is %ld, not %ld", trial, text.at, (long)got, (long)want);
        if (got < n->lo || got > n->hi) fail_msg("trial %d: %s = %ld is outside its bounds", trial, text.at, (long)got);
        if (in && !(got >= 0 && got < value(&w, bound))) fail_msg("trial %d: %s is not in range", trial, text.at);
        if (c && w.var_values[1] + 1 < w.size_values[0]) { // the coefficient is the difference of neighbours
          w.var_values[1]++;
          int64_t next = value(&w, x);
          if (next - got != value(&w, c)) fail_msg("trial %d: coefficient of i1 in %s", trial, text.at);
        }
        aoti_text_deinit(&text);
      }
    }
    prune(t);
    end(&w);
  }
  assert_true(made > 5000);
}

static void views_of_views_fold(void **state) {
  (void)state;
  world w;
  begin(&w);
  aoti_kernel *k = w.k;
  aoti_ix n = w.sizes[0], m = w.sizes[1], four = aoti_ix_const(k, 4), i0 = w.vars[0], i1 = w.vars[1], i2 = w.vars[2];
  /* [6, n, 4] flattened and taken apart again */
  aoti_ix flat = aoti_ix_add(k, aoti_ix_mul(k, aoti_ix_add(k, aoti_ix_mul(k, i0, n), i1), four), i2);
  aoti_ix n4 = aoti_ix_mul(k, n, four);
  assert_int_equal(aoti_ix_div(k, flat, n4), i0);
  assert_int_equal(aoti_ix_mod(k, aoti_ix_div(k, flat, four), n), i1);
  assert_int_equal(aoti_ix_mod(k, flat, four), i2);
  assert_int_equal(aoti_ix_div(k, aoti_ix_mod(k, flat, n4), four), i1);
  /* a flat variable taken apart and put together */
  aoti_ix f = w.vars[3], d = aoti_ix_div(k, f, m), r = aoti_ix_mod(k, f, m);
  assert_int_equal(aoti_ix_add(k, aoti_ix_mul(k, d, m), r), f);
  /* in two steps */
  aoti_ix two = aoti_ix_const(k, 2), lo = aoti_ix_mod(k, f, two), half = aoti_ix_div(k, f, two);
  aoti_ix mid = aoti_ix_mod(k, half, m), hi = aoti_ix_div(k, half, m);
  aoti_ix back = aoti_ix_add(k, aoti_ix_mul(k, aoti_ix_add(k, aoti_ix_mul(k, hi, m), mid), two), lo);
  assert_int_equal(back, f);
  /* min and max that are decided */
  assert_int_equal(aoti_ix_min(k, i2, four), i2);
  assert_int_equal(aoti_ix_max(k, aoti_ix_const(k, 0), i1), i1);
  assert_int_equal(aoti_ix_max(k, n, i1), n);
  end(&w);
}

static void collapsing_merges_what_is_contiguous(void **state) {
  (void)state;
  static const char *const cases[][2] = {
      {"parallel i < a parallel j < b %1: f32 = load x[i * b + j] store y[i * b + j] = %1", "j < a * b\n"},
      {"parallel i < a parallel j < b %1: f32 = load x[j * a + i] store y[i * b + j] = %1",
       "i < a\n  parallel j < b\n"},
      {"parallel i < a parallel u < 1 parallel j < b %1: f32 = load x[j] store y[i * b + j + u] = %1",
       "i < a\n  parallel j < b\n"},
      {"parallel i < a parallel j < b parallel l < 3 %1: f32 = load x[i] store y[i * b * 3 + j * 3 + l] = %1",
       "i < a\n  parallel l < b * 3\n"},
      {"parallel i < a parallel j < b %1: i64 = index j * 2 + i * b * 2 %2: f32 = cast %1 store y[i * b + j] = %2",
       "j < a * b\n"},
      {"loop i < a { loop j < b { %1: f32 = load x[i * b + j] %2: f32 = reduce.max %1 } %3: f32 = reduce.max %2 } "
       "store y[0] = %3",
       "  loop j < a * b {\n    %2: f32 = load x[j]\n    %3: f32 = reduce.max %2\n  }\n  store y[0] = %3"},
      {"loop i < a { loop j < b { %1: f32 = load x[i * b + j] %2: f32 = reduce.sum %1 } %3: f32 = reduce.max %2 } "
       "store y[0] = %3",
       "loop i < a {\n    loop j < b {"},
      {"loop i < a { loop j < b { %1: f32 = load x[i * 7 + j] %2: f32 = reduce.max %1 } %3: f32 = reduce.max %2 } "
       "store y[0] = %3",
       "loop i < a {\n    loop j < b {"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    aoti_arena arena;
    aoti_loop_module m, to;
    aoti_kernel *out;
    aoti_text t = {0};
    aoti_arena_init(&arena, NULL);
    aoti_loop_module_init(&m, &arena);
    aoti_loop_module_init(&to, &arena);
    aoti_text_add(&t, "kernel @k { size a size b buffer x: f32 read buffer y: f32 write %s }", cases[i][0]);
    aot_status s = aoti_loop_parse(&m, t.at, t.n);
    if (s) fail_msg("%s", aot_status_text(s));
    aoti_text_deinit(&t);
    assert_null(aoti_loop_collapse(&to, m.kernels.at[0], false, &out));
    aoti_loop_print(&to, &t);
    if (!strstr(t.at, cases[i][1])) fail_msg("case %zu:\n%s", i, t.at);
    aoti_text_deinit(&t);
    aoti_arena_deinit(&arena);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(random_expressions_keep_their_value),
      cmocka_unit_test(views_of_views_fold),
      cmocka_unit_test(collapsing_merges_what_is_contiguous),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
