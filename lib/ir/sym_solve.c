/* Equations between sizes: what a guard a == b says of one symbol. */
#include "sym.h"

/* A sum of at most two symbols and a constant: coef[0]*symbol[0] + coef[1]*symbol[1] + plus. */
typedef struct linear {
  uint32_t symbol[2];
  int64_t coef[2], plus;
  int n;
} linear;

static bool read_linear(const aoti_syms *s, const sym_term *t, size_t n, linear *out) {
  *out = (linear){0};
  for (size_t i = 0; i < n; i++) {
    if (!t[i].n) {
      out->plus = t[i].coef;
      continue;
    }
    const sym_expr *x = sym_at(s, t[i].f[0].atom);
    if (t[i].n > 1 || t[i].f[0].power != 1 || x->kind != AOTI_SYM_SYMBOL || x->index == SYM_OPAQUE || out->n == 2)
      return false;
    out->symbol[out->n] = x->index;
    out->coef[out->n++] = t[i].coef;
  }
  return true;
}

/* coef[k]*x + coef[1-k]*y + plus == 0 gives x = times*y + plus when coef[k] is 1 or -1. Sizes of at least 2 on the
 * right must give one of at least 2 on the left: times >= 1, plus >= 0. */
static bool solve_for(const linear *l, int k, aoti_solution *out) {
  if (l->n != 2 || (l->coef[k] != 1 && l->coef[k] != -1)) return false;
  if (l->coef[1 - k] == INT64_MIN || l->plus == INT64_MIN) return false;
  *out = (aoti_solution){.symbol = l->symbol[k],
                         .times = -l->coef[k] * l->coef[1 - k],
                         .of = l->symbol[1 - k],
                         .plus = -l->coef[k] * l->plus};
  return out->times >= 1 && out->plus >= 0;
}

static aot_status difference(aoti_syms *s, aot_int a, aot_int b, aot_int *out) {
  aot_int negative;
  AOT_TRY(sym_scale(s, b, -1, &negative));
  return sym_add(s, a, negative, out);
}

/* a - b as a linear expression, if it is one. */
static aot_status linear_difference(aoti_syms *s, aot_int a, aot_int b, linear *out, bool *is_linear) {
  sym_term scratch;
  size_t n;
  aot_int d;
  AOT_TRY(difference(s, a, b, &d));
  const sym_term *t = sym_terms(s, d, &scratch, &n);
  *is_linear = read_linear(s, t, n, out);
  return NULL;
}

aot_status aoti_sym_is_condition(aoti_syms *s, aot_int a, aot_int b, bool *out) {
  linear l;
  bool is_linear;
  AOT_TRY(linear_difference(s, a, b, &l, &is_linear));
  *out = !is_linear;
  return NULL;
}

aot_status aoti_sym_solve(aoti_syms *s, aot_int a, aot_int b, aoti_solution *out, bool *found) {
  linear l;
  bool is_linear;
  AOT_TRY(linear_difference(s, a, b, &l, &is_linear));
  *found = is_linear && (solve_for(&l, 0, out) || solve_for(&l, 1, out));
  return NULL;
}

bool aoti_sym_uses(const aoti_syms *s, aot_int e, uint32_t symbol) {
  sym_term scratch;
  size_t n;
  if (!e.sym) return false;
  const sym_expr *x = sym_at(s, e.sym);
  if (x->kind == AOTI_SYM_SYMBOL) return x->index == symbol;
  if (x->kind != AOTI_SYM_ADD && x->kind != AOTI_SYM_MUL) {
    for (uint32_t i = 0; i < x->n; i++)
      if (aoti_sym_uses(s, x->args[i], symbol)) return true;
    return false;
  }
  const sym_term *t = sym_terms(s, e, &scratch, &n);
  for (size_t i = 0; i < n; i++)
    for (uint32_t k = 0; k < t[i].n; k++)
      if (aoti_sym_uses(s, (aot_int){0, t[i].f[k].atom}, symbol)) return true;
  return false;
}

bool aoti_guard_is_equation(const aoti_syms *s, const aoti_guard *guard) {
  if (guard->cmp != AOTI_EQ || !guard->holds) return false;
  if (guard->a.sym && guard->b.sym) return true;
  uint8_t kind = sym_at(s, guard->a.sym ? guard->a.sym : guard->b.sym)->kind;
  return kind != AOTI_SYM_MOD && kind != SYM_PYTHON_MOD;
}
