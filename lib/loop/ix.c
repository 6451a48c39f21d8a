/* Index expressions: a normal form that folds views.
 *
 * Every expression is kept as a sum of products over atoms (variables, values, sizes, and div, mod, min, max of such
 * sums) with 64-bit coefficients. Adding and multiplying work on that polynomial; div and mod take out what is
 * divisible and drop what is provably inside [0, divisor). Proofs bound a polynomial from below: a variable is at least
 * 0 and at most its extent minus 1, so i*4 + j < n*4 follows from i < n, j < 4 by substituting and comparing
 * coefficients. Two expressions are equal exactly when their ids are.
 */
#include "loop.h"

#include <string.h>

enum { MAX_TERMS = 32, MAX_FACTORS = 8 };

typedef struct term {
  int64_t c;
  uint32_t n;
  aoti_ix f[MAX_FACTORS]; /* atoms, sorted */
} term;

typedef struct poly {
  uint32_t n;
  bool bad; /* overflow, or too large */
  term t[MAX_TERMS];
} poly;

static aoti_ix fail(aoti_kernel *k, aot_code code, const char *text) {
  if (!k->error) k->error = aoti_error(code, "kernel %s: %s", k->name, text);
  return 0;
}

static const aoti_ix_node *at(const aoti_kernel *k, aoti_ix x) { return &k->ix.at[x]; }

/* ---- constant bounds ------------------------------------------------------------------------------------------- */

static int64_t clamp128(__int128 v) { return v >= INT64_MAX ? INT64_MAX : v <= INT64_MIN ? INT64_MIN : (int64_t)v; }
static bool infinite(int64_t v) { return v == INT64_MAX || v == INT64_MIN; }
static int64_t sadd(int64_t a, int64_t b) {
  if (infinite(a)) return a;
  return infinite(b) ? b : clamp128((__int128)a + b);
}
static int64_t smul(int64_t a, int64_t b) {
  if (!a || !b) return 0;
  if (infinite(a) || infinite(b)) return (a > 0) == (b > 0) ? INT64_MAX : INT64_MIN;
  return clamp128((__int128)a * b);
}
static int64_t floordiv(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

static void bounds(const aoti_kernel *k, aoti_ix_node *x) {
  const aoti_ix_node *a = at(k, x->a), *b = at(k, x->b);
  x->lo = INT64_MIN;
  x->hi = INT64_MAX;
  switch ((aoti_ix_kind)x->kind) {
  case AOTI_IX_CONST: x->lo = x->hi = x->value; break;
  case AOTI_IX_SIZE:
    x->lo = k->sizes.at[x->value].min;
    x->hi = k->sizes.at[x->value].max;
    break;
  case AOTI_IX_VAR: {
    int64_t n = at(k, k->vars.at[x->value].extent)->hi;
    x->lo = 0;
    x->hi = n == INT64_MAX ? n : n > 0 ? n - 1 : 0;
    break;
  }
  case AOTI_IX_VALUE:
    if (k->nodes.at[x->value].op == AOTI_OP_CHECK) {
      int64_t n = at(k, k->nodes.at[x->value].index)->hi;
      x->lo = 0;
      x->hi = n == INT64_MAX ? n : n > 0 ? n - 1 : 0;
    }
    break;
  case AOTI_IX_ADD:
    x->lo = sadd(a->lo, b->lo);
    x->hi = sadd(a->hi, b->hi);
    break;
  case AOTI_IX_MUL: {
    int64_t p[4] = {smul(a->lo, b->lo), smul(a->lo, b->hi), smul(a->hi, b->lo), smul(a->hi, b->hi)};
    x->lo = x->hi = p[0];
    for (int i = 1; i < 4; i++) {
      if (p[i] < x->lo) x->lo = p[i];
      if (p[i] > x->hi) x->hi = p[i];
    }
    break;
  }
  case AOTI_IX_DIV: {
    int64_t least = b->lo > 1 ? b->lo : 1, most = b->hi > least ? b->hi : least;
    if (a->lo != INT64_MIN) x->lo = a->lo < 0 ? floordiv(a->lo, least) : most == INT64_MAX ? 0 : a->lo / most;
    if (a->hi != INT64_MAX) x->hi = a->hi >= 0 ? a->hi / least : most == INT64_MAX ? -1 : floordiv(a->hi, most);
    break;
  }
  case AOTI_IX_MOD:
    x->lo = 0;
    x->hi = b->hi == INT64_MAX ? b->hi : b->hi > 0 ? b->hi - 1 : 0;
    if (a->lo >= 0 && a->hi < x->hi) x->hi = a->hi;
    break;
  case AOTI_IX_MIN:
    x->lo = a->lo < b->lo ? a->lo : b->lo;
    x->hi = a->hi < b->hi ? a->hi : b->hi;
    break;
  case AOTI_IX_MAX:
    x->lo = a->lo > b->lo ? a->lo : b->lo;
    x->hi = a->hi > b->hi ? a->hi : b->hi;
    break;
  case AOTI_IX_NONE: break;
  }
}

static aoti_ix intern(aoti_kernel *k, aoti_ix_kind kind, int64_t value, aoti_ix a, aoti_ix b) {
  struct {
    int64_t value;
    aoti_ix a, b;
    uint64_t kind;
  } key = {value, a, b, kind};
  if (k->error) return 0;
  uint32_t *slot = aoti_map_get(&k->interned, (const char *)&key, sizeof key);
  if (slot) return *slot;
  aoti_ix_node x = {.kind = (uint16_t)kind, .value = value, .a = a, .b = b};
  unsigned depth = at(k, a)->depth > at(k, b)->depth ? at(k, a)->depth : at(k, b)->depth;
  x.depth = (uint16_t)(depth + 1);
  x.size = a ? at(k, a)->size + at(k, b)->size : 1;
  if (x.depth > AOTI_IX_MAX_DEPTH || x.size > AOTI_IX_MAX_SIZE)
    return fail(k, AOT_ERROR_UNSUPPORTED, "an index expression is too large");
  x.vars = at(k, a)->vars | at(k, b)->vars;
  if (kind == AOTI_IX_VAR) x.vars = 1ull << value;
  if (kind == AOTI_IX_VALUE) x.vars = k->nodes.at[value].vars;
  bounds(k, &x);
  aot_status s = aoti_push(k->module->arena, &k->ix, x);
  if (!s) s = aoti_map_put(&k->interned, (const char *)&key, sizeof key, (uint32_t)(k->ix.n - 1), NULL);
  if (s) {
    k->error = s;
    return 0;
  }
  return (aoti_ix)(k->ix.n - 1);
}

/* ---- order and polynomials ------------------------------------------------------------------------------------- */

/* A total order by structure, so that the form does not depend on the order of construction. */
static int compare(const aoti_kernel *k, aoti_ix x, aoti_ix y) {
  if (x == y) return 0;
  const aoti_ix_node *a = at(k, x), *b = at(k, y);
  if (a->kind != b->kind) return a->kind < b->kind ? -1 : 1;
  if (a->value != b->value) return a->value < b->value ? -1 : 1;
  if (!a->a || !b->a) return 0;
  int c = compare(k, a->a, b->a);
  return c ? c : compare(k, a->b, b->b);
}

static int compare_terms(const aoti_kernel *k, const term *x, const term *y) {
  uint32_t n = x->n < y->n ? x->n : y->n;
  for (uint32_t i = 0; i < n; i++) {
    int c = compare(k, x->f[i], y->f[i]);
    if (c) return c;
  }
  return x->n == y->n ? 0 : x->n > y->n ? -1 : 1; // longer first, the constant last
}

static void poly_add_term(const aoti_kernel *k, poly *p, const term *t) {
  if (!t->c || p->bad) return;
  uint32_t i = 0;
  for (; i < p->n; i++) {
    int c = compare_terms(k, t, &p->t[i]);
    if (c < 0) break;
    if (c > 0) continue;
    if (aoti_add_overflows(p->t[i].c, t->c, &p->t[i].c)) p->bad = true;
    if (!p->t[i].c) {
      memmove(&p->t[i], &p->t[i + 1], (p->n - i - 1) * sizeof(term));
      p->n--;
    }
    return;
  }
  if (p->n == MAX_TERMS) {
    p->bad = true;
    return;
  }
  memmove(&p->t[i + 1], &p->t[i], (p->n - i) * sizeof(term));
  p->t[i] = *t;
  p->n++;
}

static void term_mul(const aoti_kernel *k, poly *p, const term *a, const term *b) {
  term t = {.n = a->n};
  if (aoti_mul_overflows(a->c, b->c, &t.c) || a->n + b->n > MAX_FACTORS) {
    p->bad = true;
    return;
  }
  memcpy(t.f, a->f, sizeof t.f);
  for (uint32_t i = 0; i < b->n; i++) {
    uint32_t j = t.n++;
    for (; j > 0 && compare(k, b->f[i], t.f[j - 1]) < 0; j--) t.f[j] = t.f[j - 1];
    t.f[j] = b->f[i];
  }
  poly_add_term(k, p, &t);
}

static void poly_mul(const aoti_kernel *k, poly *out, const poly *a, const poly *b) {
  out->n = 0;
  out->bad = a->bad || b->bad;
  for (uint32_t i = 0; i < a->n && !out->bad; i++)
    for (uint32_t j = 0; j < b->n && !out->bad; j++) term_mul(k, out, &a->t[i], &b->t[j]);
}

static void poly_add_scaled(const aoti_kernel *k, poly *p, const poly *q, int64_t c) {
  p->bad |= q->bad;
  for (uint32_t i = 0; i < q->n && !p->bad; i++) {
    term t = q->t[i];
    if (aoti_mul_overflows(t.c, c, &t.c)) p->bad = true;
    poly_add_term(k, p, &t);
  }
}

/* Adds x, which is in normal form, to p: a walk down the left spine of sums and products. */
static void poly_add_ix(const aoti_kernel *k, poly *p, aoti_ix x) {
  for (;;) {
    bool sum = at(k, x)->kind == AOTI_IX_ADD;
    aoti_ix product = sum ? at(k, x)->b : x;
    term t = {.c = 1};
    for (;;) {
      const aoti_ix_node *n = at(k, product);
      aoti_ix factor = n->kind == AOTI_IX_MUL ? n->b : product;
      if (at(k, factor)->kind == AOTI_IX_CONST)
        t.c = at(k, factor)->value; // at most one per product
      else if (t.n < MAX_FACTORS)
        t.f[t.n++] = factor;
      if (n->kind != AOTI_IX_MUL) break;
      product = n->a;
    }
    for (uint32_t i = 0; i < t.n / 2; i++) { // the spine gave them last first
      aoti_ix f = t.f[i];
      t.f[i] = t.f[t.n - 1 - i];
      t.f[t.n - 1 - i] = f;
    }
    poly_add_term(k, p, &t);
    if (!sum) return;
    x = at(k, x)->a;
  }
}

static void poly_of(const aoti_kernel *k, poly *p, aoti_ix x) {
  p->n = 0;
  p->bad = false;
  poly_add_ix(k, p, x);
}

static aoti_ix build_term(aoti_kernel *k, const term *t) {
  aoti_ix x = 0;
  for (uint32_t i = 0; i < t->n; i++) x = x ? intern(k, AOTI_IX_MUL, 0, x, t->f[i]) : t->f[i];
  if (!x) return intern(k, AOTI_IX_CONST, t->c, 0, 0);
  return t->c == 1 ? x : intern(k, AOTI_IX_MUL, 0, x, intern(k, AOTI_IX_CONST, t->c, 0, 0));
}

static aoti_ix divide(aoti_kernel *k, aoti_ix x, aoti_ix d);

static bool remove_factor(term *t, aoti_ix f) {
  for (uint32_t i = 0; i < t->n; i++)
    if (t->f[i] == f) {
      memmove(&t->f[i], &t->f[i + 1], (t->n - i - 1) * sizeof *t->f);
      t->n--;
      return true;
    }
  return false;
}

/* q with t = q * d, if d's coefficient and factors divide t's. */
static bool term_div(const term *t, const term *d, term *q) {
  *q = *t;
  if (t->c % d->c) return false;
  q->c = t->c / d->c;
  for (uint32_t i = 0; i < d->n; i++)
    if (!remove_factor(q, d->f[i])) return false;
  return true;
}

/* m * d * (x div d) + m * (x mod d) = m * x. True if such a pair was found and replaced. */
static bool recombine(aoti_kernel *k, poly *p) {
  for (uint32_t i = 0; i < p->n; i++)
    for (uint32_t f = 0; f < p->t[i].n; f++) {
      const aoti_ix_node mod = *at(k, p->t[i].f[f]);
      if (mod.kind != AOTI_IX_MOD) continue;
      poly d;
      poly_of(k, &d, mod.b);
      if (d.n != 1 || d.bad) continue;
      term rest = p->t[i];
      remove_factor(&rest, p->t[i].f[f]);
      aoti_ix quotient = divide(k, mod.a, mod.b);
      if (!quotient) return false;
      unsigned kind = at(k, quotient)->kind;
      if (kind == AOTI_IX_ADD || kind == AOTI_IX_MUL || kind == AOTI_IX_CONST) continue;
      for (uint32_t j = 0; j < p->n; j++) {
        term other = p->t[j], q;
        if (j == i || !remove_factor(&other, quotient) || !term_div(&other, &d.t[0], &q)) continue;
        if (q.c != rest.c || compare_terms(k, &q, &rest)) continue;
        poly x, m = {.n = 1}, product;
        poly_of(k, &x, mod.a);
        m.t[0] = rest;
        poly_mul(k, &product, &m, &x);
        if (product.bad) return false;
        poly left = {0};
        for (uint32_t n = 0; n < p->n; n++)
          if (n != i && n != j) left.t[left.n++] = p->t[n];
        poly_add_scaled(k, &left, &product, 1);
        *p = left;
        return true;
      }
    }
  return false;
}

static aoti_ix build(aoti_kernel *k, poly *p) {
  for (int i = 0; i < MAX_TERMS && !p->bad && recombine(k, p); i++) {}
  if (p->bad) return fail(k, AOT_ERROR_UNSUPPORTED, "an index expression is too large or overflows 64 bits");
  if (!p->n) return intern(k, AOTI_IX_CONST, 0, 0, 0);
  aoti_ix x = build_term(k, &p->t[0]);
  for (uint32_t i = 1; i < p->n; i++) x = intern(k, AOTI_IX_ADD, 0, x, build_term(k, &p->t[i]));
  return x;
}

/* ---- proofs ---------------------------------------------------------------------------------------------------- */

/* The greatest value of an atom as a polynomial, if it has a symbolic one: extent - 1 or divisor - 1. */
static bool greatest(const aoti_kernel *k, aoti_ix atom, poly *out) {
  const aoti_ix_node *n = at(k, atom);
  aoti_ix limit = 0;
  if (n->kind == AOTI_IX_VAR) limit = k->vars.at[n->value].extent;
  if (n->kind == AOTI_IX_MOD) limit = n->b;
  if (n->kind == AOTI_IX_VALUE && k->nodes.at[n->value].op == AOTI_OP_CHECK) limit = k->nodes.at[n->value].index;
  if (!limit) return false;
  poly_of(k, out, limit);
  poly_add_term(k, out, &(term){.c = -1});
  return !out->bad;
}

/* p >= 0 wherever all variables are inside their extents: every negative term is replaced by its least value, then
 * constant bounds decide. Sound, not complete. */
static bool proves_nonnegative(const aoti_kernel *k, const poly *start) {
  poly p = *start;
  for (int round = 0; round < 12 && !p.bad; round++) {
    int64_t lo = 0;
    for (uint32_t i = 0; i < p.n; i++) {
      int64_t least = p.t[i].c, most = p.t[i].c; // of coefficient times factors; factors with a negative range give up
      for (uint32_t f = 0; f < p.t[i].n; f++) {
        const aoti_ix_node *a = at(k, p.t[i].f[f]);
        if (a->lo < 0) return false;
        int64_t l = least, m = most;
        least = l < 0 ? smul(l, a->hi) : smul(l, a->lo);
        most = m < 0 ? smul(m, a->lo) : smul(m, a->hi);
      }
      lo = sadd(lo, least);
      if (lo == INT64_MIN) break;
    }
    if (lo >= 0) return true;
    bool replaced = false;
    for (uint32_t i = 0; i < p.n && !replaced; i++) {
      if (p.t[i].c > 0) continue;
      for (uint32_t f = 0; f < p.t[i].n && !replaced; f++) {
        poly most, rest = {.n = 1}, product;
        if (!greatest(k, p.t[i].f[f], &most)) continue;
        rest.t[0] = p.t[i];
        remove_factor(&rest.t[0], p.t[i].f[f]);
        poly_mul(k, &product, &rest, &most);
        memmove(&p.t[i], &p.t[i + 1], (p.n - i - 1) * sizeof(term));
        p.n--;
        poly_add_scaled(k, &p, &product, 1);
        replaced = true;
      }
    }
    if (replaced) continue;
    for (uint32_t i = 0; i < p.n && !replaced; i++) { // positive terms with variables are at least 0
      if (p.t[i].c < 0) continue;
      for (uint32_t f = 0; f < p.t[i].n; f++) {
        poly unused;
        if (!greatest(k, p.t[i].f[f], &unused) || at(k, p.t[i].f[f])->lo != 0) continue;
        memmove(&p.t[i], &p.t[i + 1], (p.n - i - 1) * sizeof(term));
        p.n--;
        replaced = true;
        break;
      }
    }
    if (!replaced) return false;
  }
  return false;
}

static bool poly_in_range(const aoti_kernel *k, const poly *p, aoti_ix bound) {
  poly room;
  if (!proves_nonnegative(k, p)) return false;
  poly_of(k, &room, bound);
  poly_add_term(k, &room, &(term){.c = -1});
  poly_add_scaled(k, &room, p, -1);
  return proves_nonnegative(k, &room);
}

bool aoti_ix_in_range(aoti_kernel *k, aoti_ix x, aoti_ix bound) {
  if (!x || !bound || k->error) return false;
  poly p;
  poly_of(k, &p, x);
  return poly_in_range(k, &p, bound);
}

/* ---- constructors ---------------------------------------------------------------------------------------------- */

aoti_ix aoti_ix_const(aoti_kernel *k, int64_t value) { return intern(k, AOTI_IX_CONST, value, 0, 0); }

aoti_ix aoti_ix_var(aoti_kernel *k, uint32_t v) {
  return v < k->vars.n ? intern(k, AOTI_IX_VAR, v, 0, 0) : fail(k, AOT_ERROR_INVALID, "no such variable");
}

aoti_ix aoti_ix_size(aoti_kernel *k, uint32_t s) {
  return s < k->sizes.n ? intern(k, AOTI_IX_SIZE, s, 0, 0) : fail(k, AOT_ERROR_INVALID, "no such size");
}

aoti_ix aoti_ix_value(aoti_kernel *k, aoti_val v) {
  if (!v || k->error) return 0;
  if (v >= k->nodes.n || k->nodes.at[v].dtype != AOT_I64) return fail(k, AOT_ERROR_INVALID, "an index is not an i64");
  if (k->nodes.at[v].op == AOTI_OP_INDEX) return k->nodes.at[v].index;
  return intern(k, AOTI_IX_VALUE, v, 0, 0);
}

aoti_ix aoti_ix_add(aoti_kernel *k, aoti_ix a, aoti_ix b) {
  if (!a || !b || k->error) return 0;
  poly p;
  poly_of(k, &p, a);
  poly_add_ix(k, &p, b);
  return build(k, &p);
}

aoti_ix aoti_ix_sub(aoti_kernel *k, aoti_ix a, aoti_ix b) {
  if (!a || !b || k->error) return 0;
  poly p, q;
  poly_of(k, &p, a);
  poly_of(k, &q, b);
  poly_add_scaled(k, &p, &q, -1);
  return build(k, &p);
}

aoti_ix aoti_ix_mul(aoti_kernel *k, aoti_ix a, aoti_ix b) {
  if (!a || !b || k->error) return 0;
  poly p, q, r;
  poly_of(k, &p, a);
  poly_of(k, &q, b);
  poly_mul(k, &r, &p, &q);
  return build(k, &r);
}

/* Splits x into quotient * d + rest by terms, and the constant of rest into [0, d) for constant d. */
static void split(const aoti_kernel *k, const poly *x, const term *d, poly *quotient, poly *rest) {
  quotient->n = rest->n = 0;
  quotient->bad = rest->bad = x->bad;
  for (uint32_t i = 0; i < x->n; i++) {
    term q;
    if (term_div(&x->t[i], d, &q)) {
      poly_add_term(k, quotient, &q);
    } else if (!d->n && !x->t[i].n) {
      int64_t f = floordiv(x->t[i].c, d->c);
      poly_add_term(k, quotient, &(term){.c = f});
      poly_add_term(k, rest, &(term){.c = x->t[i].c - f * d->c});
    } else {
      poly_add_term(k, rest, &x->t[i]);
    }
  }
}

static void poly_bounds(const aoti_kernel *k, const poly *p, int64_t *lo, int64_t *hi) {
  *lo = *hi = 0;
  for (uint32_t i = 0; i < p->n; i++) {
    int64_t l = p->t[i].c, h = l;
    for (uint32_t f = 0; f < p->t[i].n; f++) {
      const aoti_ix_node *a = at(k, p->t[i].f[f]);
      int64_t c[4] = {smul(l, a->lo), smul(l, a->hi), smul(h, a->lo), smul(h, a->hi)};
      l = h = c[0];
      for (int j = 1; j < 4; j++) {
        if (c[j] < l) l = c[j];
        if (c[j] > h) h = c[j];
      }
    }
    *lo = sadd(*lo, l);
    *hi = sadd(*hi, h);
  }
}

static int64_t gcd(int64_t a, int64_t b) {
  if (a == INT64_MIN || b == INT64_MIN) return 1;
  a = a < 0 ? -a : a;
  b = b < 0 ? -b : b;
  while (b) {
    int64_t t = a % b;
    a = b;
    b = t;
  }
  return a;
}

/* Checks a divisor; its single term, or n == 0 in *out for a sum. False on failure. */
static bool divisor(aoti_kernel *k, aoti_ix d, poly *out) {
  poly_of(k, out, d);
  if (at(k, d)->hi <= 0) return fail(k, AOT_ERROR_INVALID, "a divisor in an index expression is not positive"), false;
  return true;
}

static aoti_ix divide(aoti_kernel *k, aoti_ix x, aoti_ix d) {
  poly dp, xp, q, r;
  if (!divisor(k, d, &dp)) return 0;
  poly_of(k, &xp, x);
  if (x == d && at(k, d)->lo > 0) return aoti_ix_const(k, 1);
  if (poly_in_range(k, &xp, d)) return aoti_ix_const(k, 0);
  if (dp.n != 1) return intern(k, AOTI_IX_DIV, 0, x, d);
  const term *dt = &dp.t[0];
  split(k, &xp, dt, &q, &r);
  if (r.bad || q.bad) return build(k, &q);
  if (!r.n || poly_in_range(k, &r, d)) return build(k, &q);
  if (!dt->n) {
    int64_t lo, hi, g = dt->c;
    poly_bounds(k, &r, &lo, &hi);
    if (!infinite(lo) && !infinite(hi) && floordiv(lo, dt->c) == floordiv(hi, dt->c)) {
      poly_add_term(k, &q, &(term){.c = floordiv(lo, dt->c)});
      return build(k, &q);
    }
    for (uint32_t i = 0; i < r.n; i++)
      if (r.t[i].n) g = gcd(g, r.t[i].c);
    if (g > 1) { // floor((g a + c) / (g e)) = floor((a + floor(c / g)) / e)
      for (uint32_t i = 0; i < r.n; i++) r.t[i].c = floordiv(r.t[i].c, g);
      poly reduced = {0};
      poly_add_scaled(k, &reduced, &r, 1);
      aoti_ix inner = build(k, &reduced), e = aoti_ix_const(k, dt->c / g);
      if (!inner || !e) return 0;
      inner = divide(k, inner, e);
      if (!inner) return 0;
      poly_add_ix(k, &q, inner);
      return build(k, &q);
    }
  }
  aoti_ix rest = build(k, &r), out;
  if (!rest) return 0;
  aoti_ix_node n = *at(k, rest);
  if (n.kind == AOTI_IX_DIV) { // (x div a) div b = x div (a b)
    aoti_ix both = aoti_ix_mul(k, n.b, d);
    out = both ? divide(k, n.a, both) : 0;
  } else {
    poly m;
    term e;
    out = 0;
    if (n.kind == AOTI_IX_MOD) { // (x mod (e d)) div d = (x div d) mod e
      poly_of(k, &m, n.b);
      if (m.n == 1 && term_div(&m.t[0], dt, &e)) {
        aoti_ix inner = divide(k, n.a, d);
        if (!inner) return 0;
        out = aoti_ix_mod(k, inner, build_term(k, &e));
      }
    }
    if (!out) out = intern(k, AOTI_IX_DIV, 0, rest, d);
  }
  if (!out) return 0;
  poly_add_ix(k, &q, out);
  return build(k, &q);
}

aoti_ix aoti_ix_div(aoti_kernel *k, aoti_ix a, aoti_ix b) { return !a || !b || k->error ? 0 : divide(k, a, b); }

aoti_ix aoti_ix_mod(aoti_kernel *k, aoti_ix x, aoti_ix d) {
  poly dp, xp, q, r;
  if (!x || !d || k->error || !divisor(k, d, &dp)) return 0;
  poly_of(k, &xp, x);
  if (poly_in_range(k, &xp, d)) return x;
  if (dp.n != 1) return intern(k, AOTI_IX_MOD, 0, x, d);
  const term *dt = &dp.t[0];
  split(k, &xp, dt, &q, &r);
  if (r.bad || !r.n || poly_in_range(k, &r, d)) return build(k, &r);
  if (!dt->n) {
    int64_t lo, hi, g = dt->c;
    poly_bounds(k, &r, &lo, &hi);
    if (!infinite(lo) && !infinite(hi) && floordiv(lo, dt->c) == floordiv(hi, dt->c)) {
      poly_add_term(k, &r, &(term){.c = -floordiv(lo, dt->c) * dt->c});
      return build(k, &r);
    }
    for (uint32_t i = 0; i < r.n; i++) g = gcd(g, r.t[i].c);
    if (g > 1) { // (g a) mod (g e) = g (a mod e)
      for (uint32_t i = 0; i < r.n; i++) r.t[i].c /= g;
      aoti_ix inner = build(k, &r), e = aoti_ix_const(k, dt->c / g), gi = aoti_ix_const(k, g);
      return inner && e ? aoti_ix_mul(k, aoti_ix_mod(k, inner, e), gi) : 0;
    }
  }
  aoti_ix rest = build(k, &r);
  if (!rest) return 0;
  const aoti_ix_node n = *at(k, rest);
  if (n.kind == AOTI_IX_MOD) { // (x mod (e d)) mod d = x mod d
    poly m;
    term e;
    poly_of(k, &m, n.b);
    if (m.n == 1 && term_div(&m.t[0], dt, &e)) return aoti_ix_mod(k, n.a, d);
  }
  return intern(k, AOTI_IX_MOD, 0, rest, d);
}

static aoti_ix extreme(aoti_kernel *k, aoti_ix_kind kind, aoti_ix a, aoti_ix b) {
  if (!a || !b || k->error) return 0;
  poly p, q, d;
  poly_of(k, &p, a);
  poly_of(k, &q, b);
  d = q;
  poly_add_scaled(k, &d, &p, -1);
  if (proves_nonnegative(k, &d)) return kind == AOTI_IX_MIN ? a : b; // a <= b
  d = p;
  poly_add_scaled(k, &d, &q, -1);
  if (proves_nonnegative(k, &d)) return kind == AOTI_IX_MIN ? b : a;
  return compare(k, a, b) < 0 ? intern(k, kind, 0, a, b) : intern(k, kind, 0, b, a);
}

aoti_ix aoti_ix_min(aoti_kernel *k, aoti_ix a, aoti_ix b) { return extreme(k, AOTI_IX_MIN, a, b); }
aoti_ix aoti_ix_max(aoti_kernel *k, aoti_ix a, aoti_ix b) { return extreme(k, AOTI_IX_MAX, a, b); }

/* ---- questions ------------------------------------------------------------------------------------------------- */

bool aoti_ix_is_const(const aoti_kernel *k, aoti_ix x, int64_t *out) {
  if (!x || at(k, x)->kind != AOTI_IX_CONST) return false;
  if (out) *out = at(k, x)->value;
  return true;
}

aoti_ix aoti_ix_coefficient(aoti_kernel *k, aoti_ix x, uint32_t v) {
  if (!x || k->error) return 0;
  poly p, q = {0};
  poly_of(k, &p, x);
  for (uint32_t i = 0; i < p.n; i++) {
    term t = p.t[i];
    uint32_t seen = 0;
    for (uint32_t f = 0; f < p.t[i].n; f++) {
      const aoti_ix_node *n = at(k, p.t[i].f[f]);
      if (!(n->vars >> v & 1)) continue;
      if (n->kind != AOTI_IX_VAR || seen++) return 0;
      remove_factor(&t, p.t[i].f[f]);
    }
    if (seen) poly_add_term(k, &q, &t);
  }
  return build(k, &q);
}

aoti_ix aoti_ix_translate(aoti_kernel *k, const aoti_kernel *from, aoti_ix x, const aoti_ix *vars, const aoti_ix *sizes,
                          const aoti_val *values) {
  if (!x || k->error) return 0;
  const aoti_ix_node n = *at(from, x);
  aoti_ix a = n.a ? aoti_ix_translate(k, from, n.a, vars, sizes, values) : 0;
  aoti_ix b = n.b ? aoti_ix_translate(k, from, n.b, vars, sizes, values) : 0;
  switch ((aoti_ix_kind)n.kind) {
  case AOTI_IX_CONST: return aoti_ix_const(k, n.value);
  case AOTI_IX_VAR: return vars[n.value];
  case AOTI_IX_SIZE: return sizes[n.value];
  case AOTI_IX_VALUE: return aoti_ix_value(k, values[n.value]);
  case AOTI_IX_ADD: return aoti_ix_add(k, a, b);
  case AOTI_IX_MUL: return aoti_ix_mul(k, a, b);
  case AOTI_IX_DIV: return aoti_ix_div(k, a, b);
  case AOTI_IX_MOD: return aoti_ix_mod(k, a, b);
  case AOTI_IX_MIN: return aoti_ix_min(k, a, b);
  case AOTI_IX_MAX: return aoti_ix_max(k, a, b);
  case AOTI_IX_NONE: break;
  }
  return 0;
}

aot_status aoti_ix_eval(const aoti_kernel *k, aoti_ix x, const int64_t *sizes, int64_t *out) {
  const aoti_ix_node *n = at(k, x);
  int64_t a = 0, b = 0;
  if (n->a) AOT_TRY(aoti_ix_eval(k, n->a, sizes, &a));
  if (n->b) AOT_TRY(aoti_ix_eval(k, n->b, sizes, &b));
  bool bad = false;
  switch ((aoti_ix_kind)n->kind) {
  case AOTI_IX_CONST: *out = n->value; break;
  case AOTI_IX_SIZE: *out = sizes[n->value]; break;
  case AOTI_IX_ADD: bad = aoti_add_overflows(a, b, out); break;
  case AOTI_IX_MUL: bad = aoti_mul_overflows(a, b, out); break;
  case AOTI_IX_DIV:
    if (!(bad = b <= 0)) *out = floordiv(a, b);
    break;
  case AOTI_IX_MOD:
    if (!(bad = b <= 0)) *out = a - floordiv(a, b) * b;
    break;
  case AOTI_IX_MIN: *out = a < b ? a : b; break;
  case AOTI_IX_MAX: *out = a > b ? a : b; break;
  case AOTI_IX_VAR:
  case AOTI_IX_VALUE:
  case AOTI_IX_NONE: bad = true; break;
  }
  return bad ? aoti_error(AOT_ERROR_INVALID, "kernel %s: a size expression overflows or has no value", k->name) : NULL;
}

/* ---- code ------------------------------------------------------------------------------------------------------ */

typedef AOT_VEC(int64_t) words;

static aot_status postfix(const aoti_kernel *k, aoti_arena *arena, aoti_ix x, words *out) {
  static const uint8_t ops[] = {
      [AOTI_IX_ADD] = AOTI_EXPR_ADD, [AOTI_IX_MUL] = AOTI_EXPR_MUL, [AOTI_IX_DIV] = AOTI_EXPR_DIV,
      [AOTI_IX_MOD] = AOTI_EXPR_MOD, [AOTI_IX_MIN] = AOTI_EXPR_MIN, [AOTI_IX_MAX] = AOTI_EXPR_MAX};
  const aoti_ix_node *n = &k->ix.at[x];
  if (n->a) AOT_TRY(postfix(k, arena, n->a, out));
  if (n->b) AOT_TRY(postfix(k, arena, n->b, out));
  if (n->kind == AOTI_IX_CONST || n->kind == AOTI_IX_SIZE) {
    AOT_TRY(aoti_push(arena, out, n->kind == AOTI_IX_CONST ? AOTI_EXPR_CONST : AOTI_EXPR_SIZE));
    return aoti_push(arena, out, n->value);
  }
  AOT_INVARIANT(n->a && n->b, "a launch size depends on a variable");
  return aoti_push(arena, out, ops[n->kind]);
}

aot_status aoti_ix_expr(const aoti_kernel *k, aoti_arena *arena, aoti_ix x, aoti_expr *out) {
  words w = {0};
  AOT_TRY(postfix(k, arena, x, &w));
  *out = (aoti_expr){w.at, w.n};
  return NULL;
}
