/* Values of symbolic expressions: bounds, hints, evaluation. */
#include "sym.h"
#include <string.h>

/* ---- bounds ---- */

static int64_t clamp128(__int128 v) { return v >= INT64_MAX ? INT64_MAX : v <= INT64_MIN ? INT64_MIN : (int64_t)v; }
static bool infinite(int64_t v) { return v == INT64_MAX || v == INT64_MIN; }
static int64_t bound_add(int64_t a, int64_t b) { return infinite(a) ? a : infinite(b) ? b : clamp128((__int128)a + b); }
static int64_t bound_mul(int64_t a, int64_t b) {
  if (!a || !b) return 0;
  if (infinite(a) || infinite(b)) return (a < 0) != (b < 0) ? INT64_MIN : INT64_MAX;
  return clamp128((__int128)a * b);
}
sym_range sym_range_of(const aoti_syms *s, aot_int e) {
  if (!e.sym) return (sym_range){e.value, e.value};
  return (sym_range){sym_at(s, e.sym)->low, sym_at(s, e.sym)->high};
}
static sym_range range_mul(sym_range a, sym_range b) {
  int64_t p[4] = {bound_mul(a.low, b.low), bound_mul(a.low, b.high), bound_mul(a.high, b.low),
                  bound_mul(a.high, b.high)};
  sym_range r = {p[0], p[0]};
  for (int i = 1; i < 4; i++) {
    if (p[i] < r.low) r.low = p[i];
    if (p[i] > r.high) r.high = p[i];
  }
  return r;
}
int64_t sym_floor_div(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
int64_t sym_floor_mod(int64_t a, int64_t b) {
  int64_t r = a % b;
  return r && (r < 0) != (b < 0) ? r + b : r;
}

sym_range sym_range_of_terms(const aoti_syms *s, const sym_term *t, size_t n) {
  sym_range sum = {0, 0};
  for (size_t i = 0; i < n; i++) {
    sym_range r = {t[i].coef, t[i].coef};
    for (uint32_t k = 0; k < t[i].n; k++)
      for (uint32_t p = 0; p < t[i].f[k].power; p++) {
        const sym_expr *x = sym_at(s, t[i].f[k].atom);
        r = range_mul(r, (sym_range){x->low, x->high});
      }
    sum = (sym_range){bound_add(sum.low, r.low), bound_add(sum.high, r.high)};
  }
  return sum;
}

sym_range sym_range_of_call(const aoti_syms *s, const sym_expr *x) {
  sym_range a = sym_range_of(s, x->args[0]), b = sym_range_of(s, x->args[1]), r = {INT64_MIN, INT64_MAX};
  switch (x->kind) {
  case AOTI_SYM_FLOORDIV:
    if (b.low <= 0) return r;
    r.low = infinite(a.low) ? a.low
            : a.low >= 0    ? (infinite(b.high) ? 0 : a.low / b.high)
                            : sym_floor_div(a.low, b.low);
    r.high = infinite(a.high) ? a.high
             : a.high >= 0    ? a.high / b.low
                              : (infinite(b.high) ? -1 : sym_floor_div(a.high, b.high));
    return r;
  case AOTI_SYM_MOD:
  case SYM_PYTHON_MOD:
    if (b.low > 0) {
      r = (sym_range){0, infinite(b.high) ? b.high : b.high - 1};
      if (a.low >= 0 && a.high < r.high) r.high = a.high;
    }
    return r;
  default:
    r = a;
    for (uint32_t i = 1; i < x->n; i++) {
      b = sym_range_of(s, x->args[i]);
      bool max = x->kind == AOTI_SYM_MAX;
      if (max ? b.low > r.low : b.low < r.low) r.low = b.low;
      if (max ? b.high > r.high : b.high < r.high) r.high = b.high;
    }
    return r;
  }
}

/* ---- hints: the value at the sizes seen while tracing ---- */

bool sym_value_of_terms(const sym_term *t, size_t n, const int64_t *values, const aoti_syms *s, int64_t *out) {
  int64_t sum = 0;
  for (size_t i = 0; i < n; i++) {
    int64_t product = t[i].coef;
    for (uint32_t k = 0; k < t[i].n; k++)
      for (uint32_t p = 0; p < t[i].f[k].power; p++) {
        int64_t v = values ? values[t[i].f[k].atom] : sym_at(s, t[i].f[k].atom)->hint;
        if (aoti_mul_overflows(product, v, &product)) return false;
      }
    if (aoti_add_overflows(sum, product, &sum)) return false;
  }
  *out = sum;
  return true;
}

static int64_t value_of(const aoti_syms *s, aot_int e, const int64_t *values) {
  return !e.sym ? e.value : values ? values[e.sym] : sym_at(s, e.sym)->hint;
}

bool sym_value_of_call(const aoti_syms *s, const sym_expr *x, const int64_t *values, int64_t *out) {
  int64_t a = value_of(s, x->args[0], values);
  for (uint32_t i = 1; i < x->n; i++) {
    int64_t b = value_of(s, x->args[i], values);
    switch (x->kind) {
    case AOTI_SYM_MAX: a = b > a ? b : a; break;
    case AOTI_SYM_MIN: a = b < a ? b : a; break;
    default:
      if (b == 0 || (a == INT64_MIN && b == -1)) return false;
      a = x->kind == AOTI_SYM_FLOORDIV ? sym_floor_div(a, b) : sym_floor_mod(a, b);
    }
  }
  *out = a;
  return true;
}

aot_status aoti_int_eval(const aoti_syms *s, aot_int e, const int64_t *values, int64_t *out) {
  int64_t *all;
  if (!e.sym) {
    *out = e.value;
    return NULL;
  }
  AOT_TRY(aoti_alloc(s->from, (size_t)e.sym + 1, sizeof *all, &all));
  /* Mark what e needs from the top down, then compute from the bottom up: operands have lower ids. */
  bool ok = true;
  all[e.sym] = 1;
  for (uint32_t i = e.sym; i > 0; i--) {
    if (!all[i]) continue;
    const sym_expr *x = sym_at(s, i);
    for (uint32_t k = 0; x->args && k < x->n; k++)
      if (x->args[k].sym) all[x->args[k].sym] = 1;
    for (uint32_t k = 0; x->terms && k < x->n; k++)
      for (uint32_t j = 0; j < x->terms[k].n; j++) all[x->terms[k].f[j].atom] = 1;
  }
  for (uint32_t i = 1; ok && i <= e.sym; i++) {
    if (!all[i]) continue;
    const sym_expr *x = sym_at(s, i);
    if (x->kind == AOTI_SYM_SYMBOL)
      all[i] = values[x->index];
    else if (x->terms)
      ok = sym_value_of_terms(x->terms, x->n, all, s, &all[i]);
    else
      ok = sym_value_of_call(s, x, all, &all[i]);
  }
  *out = all[e.sym];
  aoti_free(s->from, all);
  return ok ? NULL : aoti_error(AOT_ERROR_INVALID, "a size overflows, divides by zero or has no known value");
}

int64_t aoti_int_hint(const aoti_syms *s, aot_int e) { return e.sym && s ? sym_at(s, e.sym)->hint : e.value; }

void aoti_syms_set_hints(aoti_syms *s, const int64_t *values) {
  for (uint32_t i = 1; i < s->exprs.n; i++) {
    sym_expr *x = &s->exprs.at[i];
    int64_t v = x->hint;
    if (x->kind == AOTI_SYM_SYMBOL)
      x->hint = x->index == SYM_OPAQUE ? x->hint : values[x->index];
    else if (x->terms ? sym_value_of_terms(x->terms, x->n, NULL, s, &v) : sym_value_of_call(s, x, NULL, &v))
      x->hint = v;
  }
}
