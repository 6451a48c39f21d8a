/* The order of symbolic expressions, as sympy's sort keys give it. */
#include "sym.h"
#include <string.h>

const sym_term *sym_terms(const aoti_syms *s, aot_int e, sym_term *scratch, size_t *n) {
  *n = 1;
  if (!e.sym) {
    *scratch = (sym_term){.coef = e.value};
    *n = e.value != 0;
    return scratch;
  }
  const sym_expr *x = sym_at(s, e.sym);
  if (x->kind != AOTI_SYM_ADD && x->kind != AOTI_SYM_MUL) return &x->self;
  *n = x->n;
  return x->terms;
}

static int sign(int64_t a, int64_t b) { return (a > b) - (a < b); }

/* Classes in sympy's order: numbers, symbols, products, sums, functions by name. */
static int class_of(const sym_expr *x) {
  static const uint8_t order[] = {
      [AOTI_SYM_SYMBOL] = 1, [AOTI_SYM_MUL] = 2,   [AOTI_SYM_ADD] = 3, [AOTI_SYM_FLOORDIV] = 4,
      [AOTI_SYM_MOD] = 5,    [SYM_PYTHON_MOD] = 6, [AOTI_SYM_MAX] = 7, [AOTI_SYM_MIN] = 8};
  return order[x->kind];
}

/* sympy writes 5 - s0 where its order gives -s0 + 5: only for a positive number and a negative multiple of one factor.
 */
const sym_term *sym_printed_term(const sym_expr *x, uint32_t i) {
  const sym_term *t = x->terms;
  bool swap = x->n == 2 && !t[1].n && t[1].coef > 0 && t[0].coef < 0 && t[0].n == 1;
  return &t[swap ? 1 - i : i];
}

static int compare_factor_lists(const aoti_syms *s, const sym_term *a, const sym_term *b);

int sym_compare_atoms(const aoti_syms *s, uint32_t a, uint32_t b) {
  if (a == b) return 0;
  const sym_expr *x = sym_at(s, a), *y = sym_at(s, b);
  int c = sign(class_of(x), class_of(y));
  if (c) return c;
  if (x->kind == AOTI_SYM_SYMBOL) return strcmp(x->name, y->name);
  if ((c = sign(x->n, y->n))) return c;
  for (uint32_t i = 0; !c && i < x->n; i++)
    if (x->kind == AOTI_SYM_ADD) {
      const sym_term *tx = sym_printed_term(x, i), *ty = sym_printed_term(y, i);
      c = compare_factor_lists(s, tx, ty);
      if (!c) c = sign(tx->coef, ty->coef);
    } else {
      c = sym_compare(s, x->args[i], y->args[i]);
    }
  return c;
}

/* A product without its coefficient: a lone factor is compared as its base, then its power. */
static int compare_factor_lists(const aoti_syms *s, const sym_term *a, const sym_term *b) {
  if (a->n == 1 && b->n == 1) {
    int c = sym_compare_atoms(s, a->f[0].atom, b->f[0].atom);
    return c ? c : sign(a->f[0].power, b->f[0].power);
  }
  if (a->n == 0 || b->n == 0) return sign(a->n, b->n);
  if (a->n == 1 || b->n == 1) { /* a product against an atom: by class */
    const sym_term *atom = a->n == 1 ? a : b;
    int c = class_of(sym_at(s, atom->f[0].atom)) < 2 ? -1 : 1;
    return atom == a ? c : -c;
  }
  int c = sign(a->n, b->n);
  for (uint32_t i = 0; !c && i < a->n; i++) {
    c = sym_compare_atoms(s, a->f[i].atom, b->f[i].atom);
    if (!c) c = sign(a->f[i].power, b->f[i].power);
  }
  return c;
}

int sym_compare(const aoti_syms *s, aot_int a, aot_int b) {
  if (!a.sym || !b.sym) return a.sym || b.sym ? (a.sym ? 1 : -1) : sign(a.value, b.value);
  if (a.sym == b.sym) return 0;
  const sym_expr *x = sym_at(s, a.sym), *y = sym_at(s, b.sym);
  sym_term tx = {.n = 1, .f = &(sym_factor){a.sym, 1}}, ty = {.n = 1, .f = &(sym_factor){b.sym, 1}};
  if (x->kind == AOTI_SYM_MUL) tx = x->terms[0];
  if (y->kind == AOTI_SYM_MUL) ty = y->terms[0];
  int c = compare_factor_lists(s, &tx, &ty);
  return c ? c : sign(x->kind == AOTI_SYM_MUL ? tx.coef : 1, y->kind == AOTI_SYM_MUL ? ty.coef : 1);
}

/* The printing order of a sum's terms: lexicographic by the powers of the atoms, highest first. */
int sym_compare_terms(const aoti_syms *s, const sym_term *a, const sym_term *b) {
  uint32_t i = 0;
  for (; i < a->n && i < b->n; i++) {
    int c = sym_compare_atoms(s, a->f[i].atom, b->f[i].atom);
    if (c) return c;
    if (a->f[i].power != b->f[i].power) return a->f[i].power > b->f[i].power ? -1 : 1;
  }
  return sign(b->n, a->n);
}
