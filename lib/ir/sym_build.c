/* Symbolic arithmetic in canonical form. The rules are those of sympy's Add and Mul and of PyTorch's FloorDiv, Mod, Max
 * and Min. */
#include "sym.h"
#include <string.h>

/* ---- interning ---- */

typedef AOT_VEC(char) key_bytes;
static bool key_add(aoti_syms *s, key_bytes *key, const void *data, size_t n) {
  for (size_t i = 0; i < n; i++) {
    aot_status status = aoti_push(&s->arena, key, ((const char *)data)[i]);
    if (status) {
      aot_status_free(status);
      return false;
    }
  }
  return true;
}

/* The expression, made if it is new: everything but its id and hint is in x, whose lists are copied. */
static aot_status intern(aoti_syms *s, sym_expr *x, aot_int *out) {
  key_bytes key = {0};
  bool ok = key_add(s, &key, &x->kind, 1);
  for (uint32_t i = 0; ok && x->args && i < x->n; i++)
    ok = key_add(s, &key, &x->args[i].sym, sizeof x->args[i].sym) &&
         (x->args[i].sym || key_add(s, &key, &x->args[i].value, sizeof x->args[i].value));
  for (uint32_t i = 0; ok && x->terms && i < x->n; i++)
    ok = key_add(s, &key, &x->terms[i].coef, sizeof x->terms[i].coef) &&
         key_add(s, &key, &x->terms[i].n, sizeof x->terms[i].n) &&
         key_add(s, &key, x->terms[i].f, x->terms[i].n * sizeof *x->terms[i].f);
  if (!ok) return aoti_oom();
  const uint32_t *known = aoti_map_get(&s->interned, key.at, key.n);
  if (known) {
    *out = (aot_int){sym_at(s, *known)->hint, *known};
    return NULL;
  }
  if (s->exprs.n >= SYM_MAX_EXPRS) return aoti_error(AOT_ERROR_INVALID, "too many symbolic expressions");
  if (x->depth >= SYM_MAX_DEPTH) return aoti_error(AOT_ERROR_INVALID, "a symbolic size nests too deeply");
  if (x->terms ? !sym_value_of_terms(x->terms, x->n, NULL, s, &x->hint) : !sym_value_of_call(s, x, NULL, &x->hint))
    return aoti_error(AOT_ERROR_INVALID, "a symbolic size overflows or divides by zero");
  sym_range r = x->terms ? sym_range_of_terms(s, x->terms, x->n) : sym_range_of_call(s, x);
  x->low = r.low, x->high = r.high;
  uint32_t id = (uint32_t)s->exprs.n;
  AOT_TRY(aoti_push(&s->arena, &s->exprs, *x));
  if (!x->terms) {
    sym_factor *f;
    AOT_TRY(aoti_arena_memdup(&s->arena, &(sym_factor){id, 1}, sizeof *f, &f));
    s->exprs.at[id].self = (sym_term){1, 1, f};
  }
  AOT_TRY(aoti_map_put(&s->interned, key.at, key.n, id, NULL));
  *out = (aot_int){x->hint, id};
  return NULL;
}

static uint8_t depth_of(const aoti_syms *s, aot_int e) { return e.sym ? sym_at(s, e.sym)->depth : 0; }

/* ---- sums and products ---- */

typedef struct term_list {
  const sym_term *at;
  size_t n;
} term_list;

static void sort_terms(const aoti_syms *s, sym_term *t, size_t n) {
  for (size_t i = 1; i < n; i++) /* lists are short, and mostly sorted already */
    for (size_t k = i; k > 0 && sym_compare_terms(s, &t[k], &t[k - 1]) < 0; k--) {
      sym_term swap = t[k];
      t[k] = t[k - 1];
      t[k - 1] = swap;
    }
}

static bool same_factors(const sym_term *a, const sym_term *b) {
  return a->n == b->n && (!a->n || !memcmp(a->f, b->f, a->n * sizeof *a->f));
}

static aot_status make_sum(aoti_syms *s, const sym_term *terms, size_t n, aot_int *out);

/* How the expression is made from two operands; each is itself interned, before it. */
static aot_status parts_of_product(aoti_syms *s, const sym_term *t, aot_int *left, aot_int *right) {
  sym_term rest = *t;
  if (t->coef != 1) {
    rest.coef = 1;
    *left = aot_i(t->coef);
    return make_sum(s, &rest, 1, right);
  }
  sym_factor f[SYM_MAX_FACTORS];
  memcpy(f, t->f, t->n * sizeof *f);
  sym_factor *last = &f[t->n - 1];
  *right = (aot_int){sym_at(s, last->atom)->hint, last->atom};
  rest.f = f;
  if (!--last->power) rest.n--;
  return make_sum(s, &rest, 1, left);
}

/* Interns a sorted sum of distinct products, none zero. */
static aot_status make_sum(aoti_syms *s, const sym_term *terms, size_t n, aot_int *out) {
  sym_expr x = {.kind = n == 1 ? AOTI_SYM_MUL : AOTI_SYM_ADD, .n = (uint32_t)n};
  if (!n || (n == 1 && !terms->n)) {
    *out = aot_i(n ? terms->coef : 0);
    return NULL;
  }
  if (n == 1 && terms->coef == 1 && terms->n == 1 && terms->f->power == 1) {
    *out = (aot_int){sym_at(s, terms->f->atom)->hint, terms->f->atom};
    return NULL;
  }
  if (n > SYM_MAX_TERMS) return aoti_error(AOT_ERROR_INVALID, "a symbolic sum has too many terms");
  if (n == 1) {
    AOT_TRY(parts_of_product(s, terms, &x.left, &x.right));
  } else {
    AOT_TRY(make_sum(s, terms, n - 1, &x.left));
    AOT_TRY(make_sum(s, terms + n - 1, 1, &x.right));
  }
  sym_term *copy;
  AOT_TRY(aoti_arena_memdup(&s->arena, terms, n * sizeof *terms, &copy));
  for (size_t i = 0; i < n; i++) {
    sym_factor *f;
    AOT_TRY(aoti_arena_memdup(&s->arena, copy[i].f, copy[i].n * sizeof *f, &f));
    copy[i].f = f;
    for (uint32_t k = 0; k < copy[i].n; k++) {
      uint8_t depth = sym_at(s, f[k].atom)->depth;
      if (depth > x.depth) x.depth = depth;
    }
  }
  x.depth++;
  x.terms = copy;
  return intern(s, &x, out);
}

static aot_status sum_of(aoti_syms *s, term_list a, term_list b, aot_int *out) {
  if (a.n + b.n > SYM_MAX_TERMS) return aoti_error(AOT_ERROR_INVALID, "a symbolic sum has too many terms");
  sym_term t[SYM_MAX_TERMS];
  size_t n = a.n, kept = 0;
  if (a.n) memcpy(t, a.at, a.n * sizeof *t);
  for (size_t i = 0; i < b.n; i++) {
    size_t k = 0;
    while (k < a.n && !same_factors(&t[k], &b.at[i])) k++;
    if (k == a.n)
      t[n++] = b.at[i];
    else if (aoti_add_overflows(t[k].coef, b.at[i].coef, &t[k].coef))
      return aoti_error(AOT_ERROR_INVALID, "a symbolic size overflows");
  }
  for (size_t i = 0; i < n; i++)
    if (t[i].coef) t[kept++] = t[i];
  sort_terms(s, t, kept);
  return make_sum(s, t, kept, out);
}

aot_status sym_add(aoti_syms *s, aot_int a, aot_int b, aot_int *out) {
  sym_term sa, sb;
  term_list ta, tb;
  ta.at = sym_terms(s, a, &sa, &ta.n);
  tb.at = sym_terms(s, b, &sb, &tb.n);
  return sum_of(s, ta, tb, out);
}

aot_status sym_scale(aoti_syms *s, aot_int a, int64_t by, aot_int *out) {
  sym_term sa, t[SYM_MAX_TERMS];
  size_t n;
  const sym_term *ta = sym_terms(s, a, &sa, &n);
  for (size_t i = 0; i < n; i++) {
    t[i] = ta[i];
    if (aoti_mul_overflows(t[i].coef, by, &t[i].coef))
      return aoti_error(AOT_ERROR_INVALID, "a symbolic size overflows");
  }
  return make_sum(s, t, by ? n : 0, out);
}

/* An operand of a product: one term, a sum being a factor of it. */
static sym_term as_product(const aoti_syms *s, aot_int a, sym_factor *scratch) {
  const sym_expr *x = sym_at(s, a.sym);
  if (x->kind == AOTI_SYM_MUL) return x->terms[0];
  *scratch = (sym_factor){a.sym, 1};
  return (sym_term){1, 1, scratch};
}

aot_status sym_multiply(aoti_syms *s, aot_int a, aot_int b, aot_int *out) {
  if (!a.sym) return sym_scale(s, b, a.value, out);
  if (!b.sym) return sym_scale(s, a, b.value, out);
  sym_factor fa, fb, f[SYM_MAX_FACTORS];
  sym_term x = as_product(s, a, &fa), y = as_product(s, b, &fb), t = {.f = f};
  if (x.n + y.n > SYM_MAX_FACTORS) return aoti_error(AOT_ERROR_INVALID, "a symbolic product has too many factors");
  if (aoti_mul_overflows(x.coef, y.coef, &t.coef)) return aoti_error(AOT_ERROR_INVALID, "a symbolic size overflows");
  uint32_t degree = 0;
  for (uint32_t i = 0, k = 0; i < x.n || k < y.n;) {
    int c = i == x.n ? 1 : k == y.n ? -1 : sym_compare_atoms(s, x.f[i].atom, y.f[k].atom);
    f[t.n] = c <= 0 ? x.f[i] : y.f[k];
    if (c == 0) f[t.n].power += y.f[k].power;
    degree += f[t.n].power;
    t.n++;
    i += c <= 0;
    k += c >= 0;
  }
  if (degree > SYM_MAX_FACTORS) return aoti_error(AOT_ERROR_INVALID, "a symbolic power is too high");
  return make_sum(s, &t, 1, out);
}

/* ---- floordiv and mod ---- */

static int64_t gcd(int64_t a, int64_t b) {
  while (b) {
    int64_t r = a % b;
    a = b;
    b = r;
  }
  return a < 0 ? -a : a;
}

static int64_t content(const sym_term *t, size_t n) {
  int64_t g = 0;
  for (size_t i = 0; i < n; i++) g = gcd(g, t[i].coef == INT64_MIN ? 1 : t[i].coef);
  return g ? g : 1;
}

static bool has_factor(const sym_term *t, sym_factor f) {
  for (uint32_t i = 0; i < t->n; i++)
    if (t->f[i].atom == f.atom && t->f[i].power == f.power) return true;
  return false;
}

static aot_status call(aoti_syms *s, uint8_t kind, const aot_int *args, uint32_t n, aot_int *out) {
  sym_expr x = {.kind = kind, .n = n};
  aot_int *copy;
  AOT_TRY(aoti_arena_memdup(&s->arena, args, n * sizeof *args, &copy));
  x.args = copy;
  for (uint32_t i = 0; i < n; i++)
    if (depth_of(s, args[i]) > x.depth) x.depth = depth_of(s, args[i]);
  x.depth++;
  x.left = args[0];
  x.right = args[n - 1];
  if (n > 2) AOT_TRY(call(s, kind, args, n - 1, &x.left));
  return intern(s, &x, out);
}

/* Divides every term by g and by the factors listed; what cannot be divided was checked before. */
static aot_status divide_terms(aoti_syms *s, const sym_term *t, size_t n, int64_t g, const sym_factor *by,
                               uint32_t n_by, aot_int *out) {
  *out = aot_i(0);
  for (size_t i = 0; i < n; i++) {
    sym_factor f[SYM_MAX_FACTORS];
    sym_term r = {t[i].coef / g, 0, f};
    for (uint32_t k = 0; k < t[i].n; k++) {
      bool drop = false;
      for (uint32_t j = 0; j < n_by; j++) drop = drop || by[j].atom == t[i].f[k].atom;
      if (!drop) f[r.n++] = t[i].f[k];
    }
    aot_int one = aot_i(r.coef), lone;
    /* A sum left alone as a factor is multiplied out by its coefficient. */
    if (r.n == 1 && r.f->power == 1 && sym_at(s, r.f->atom)->kind == AOTI_SYM_ADD) {
      lone = (aot_int){sym_at(s, r.f->atom)->hint, r.f->atom};
      AOT_TRY(sym_scale(s, lone, r.coef, &one));
    } else {
      AOT_TRY(make_sum(s, &r, 1, &one));
    }
    AOT_TRY(sym_add(s, *out, one, out));
  }
  return NULL;
}

/* a // b = whole + rest // b for a constant b: the terms of a that b divides come out as whole. */
static aot_status take_out_whole_terms(aoti_syms *s, aot_int a, int64_t b, aot_int *whole, aot_int *rest) {
  *whole = aot_i(0), *rest = a;
  sym_term scratch;
  size_t n;
  sym_terms(s, a, &scratch, &n);
  for (size_t i = 0; i < n; i++) {
    const sym_term *t = &sym_terms(s, a, &scratch, &n)[i]; /* the table may have moved */
    if (t->coef == INT64_MIN || t->coef % b) continue;
    aot_int q, term;
    AOT_TRY(divide_terms(s, t, 1, b, NULL, 0, &q));
    AOT_TRY(sym_scale(s, q, -b, &term));
    AOT_TRY(sym_add(s, *whole, q, whole));
    AOT_TRY(sym_add(s, *rest, term, rest));
  }
  return NULL;
}

/* The factors of t that all n terms at a have; their number. */
static uint32_t shared_factors(const sym_term *t, const sym_term *a, size_t n, sym_factor *out) {
  uint32_t count = 0;
  for (uint32_t k = 0; k < t->n; k++) {
    bool all = true;
    for (size_t i = 0; i < n; i++) all = all && has_factor(&a[i], t->f[k]);
    if (all) out[count++] = t->f[k];
  }
  return count;
}

aot_status sym_floordiv(aoti_syms *s, aot_int a, aot_int b, aot_int *out) {
  if (!b.sym && b.value == 0) return aoti_error(AOT_ERROR_INVALID, "a symbolic size is divided by zero");
  if (aoti_int_is(a, 0) || aoti_int_is(b, 1)) {
    *out = a;
    return NULL;
  }
  if (aoti_int_is(b, -1)) return sym_scale(s, a, -1, out);
  if (aoti_int_same(a, b)) {
    *out = aot_i(1);
    return NULL;
  }
  if (!a.sym && !b.sym) {
    *out = aot_i(sym_floor_div(a.value, b.value)); /* b is not -1, so this cannot overflow */
    return NULL;
  }
  if (a.sym && sym_at(s, a.sym)->kind == AOTI_SYM_FLOORDIV) {
    const aot_int *inner = sym_at(s, a.sym)->args;
    aot_int divisor, base = inner[0];
    AOT_TRY(sym_multiply(s, inner[1], b, &divisor));
    return sym_floordiv(s, base, divisor, out);
  }
  if (!b.sym) {
    aot_int whole, rest;
    AOT_TRY(take_out_whole_terms(s, a, b.value, &whole, &rest));
    if (!aoti_int_is(whole, 0)) {
      AOT_TRY(sym_floordiv(s, rest, b, &rest));
      return sym_add(s, rest, whole, out);
    }
  }
  sym_term sa, sb;
  size_t na, nb;
  const sym_term *ta = sym_terms(s, a, &sa, &na), *tb = sym_terms(s, b, &sb, &nb);
  /* A common integer, and factors of the divisor that every term has, cancel. */
  int64_t g = gcd(content(ta, na), content(tb, nb));
  sym_factor common[SYM_MAX_FACTORS];
  uint32_t n_common = nb == 1 ? shared_factors(tb, ta, na, common) : 0;
  if (nb > 1 && na == 1) { /* a sum as divisor is one factor */
    sym_factor whole = {b.sym, 1};
    if (has_factor(ta, whole)) {
      AOT_TRY(divide_terms(s, ta, 1, 1, &whole, 1, out));
      return NULL;
    }
  }
  if (nb > 1 && na == nb && ta[0].coef % tb[0].coef == 0) { /* a multiple of the divisor */
    aot_int same;
    int64_t times = ta[0].coef / tb[0].coef;
    AOT_TRY(sym_scale(s, b, times, &same));
    if (aoti_int_same(same, a)) {
      *out = aot_i(times);
      return NULL;
    }
    ta = sym_terms(s, a, &sa, &na), tb = sym_terms(s, b, &sb, &nb);
  }
  if (g != 1 || n_common) {
    aot_int p, q;
    AOT_TRY(divide_terms(s, ta, na, g, common, n_common, &p));
    tb = sym_terms(s, b, &sb, &nb);
    AOT_TRY(divide_terms(s, tb, nb, g, common, n_common, &q));
    return sym_floordiv(s, p, q, out);
  }
  return call(s, AOTI_SYM_FLOORDIV, (aot_int[]){a, b}, 2, out);
}

/* What sympy's assumptions say of a size expression whose symbols are positive. */
static bool is_positive_term(const aoti_syms *s, const sym_term *t) {
  if (t->coef <= 0) return false;
  for (uint32_t i = 0; i < t->n; i++) {
    const sym_expr *x = sym_at(s, t->f[i].atom);
    if (x->kind != AOTI_SYM_SYMBOL && !(x->kind == AOTI_SYM_MAX && x->low > 0)) return false;
  }
  return true;
}
static bool is_nonnegative_atom(const aoti_syms *s, uint32_t id);
static bool is_nonnegative(const aoti_syms *s, aot_int e) {
  sym_term scratch;
  size_t n;
  const sym_term *t = sym_terms(s, e, &scratch, &n);
  if (n == 2 && !t[1].n && t[1].coef == -1 && is_positive_term(s, &t[0])) return true;
  for (size_t i = 0; i < n; i++) {
    if (t[i].coef < 0) return false;
    for (uint32_t k = 0; k < t[i].n; k++)
      if (!is_nonnegative_atom(s, t[i].f[k].atom)) return false;
  }
  return true;
}
static bool is_nonnegative_atom(const aoti_syms *s, uint32_t id) {
  const sym_expr *x = sym_at(s, id);
  switch (x->kind) {
  case AOTI_SYM_SYMBOL:
  case AOTI_SYM_MOD: return true;
  case SYM_PYTHON_MOD: return x->args[1].sym == 0 && x->args[1].value > 0;
  case AOTI_SYM_FLOORDIV: return is_nonnegative(s, x->args[0]) && is_nonnegative(s, x->args[1]);
  case AOTI_SYM_ADD: return is_nonnegative(s, (aot_int){0, id});
  default: return x->low >= 0;
  }
}

/* Of a non-negative expression: some term is not zero. */
static bool is_positive(const aoti_syms *s, aot_int e) {
  sym_term scratch;
  size_t n;
  const sym_term *t = sym_terms(s, e, &scratch, &n);
  for (size_t i = 0; i < n; i++)
    if (t[i].coef < 0) return false;
  for (size_t i = 0; i < n; i++)
    if (is_positive_term(s, &t[i])) return true;
  return false;
}

aot_status sym_modulo(aoti_syms *s, aot_int a, aot_int b, aot_int *out) {
  *out = aot_i(0);
  if (!b.sym && b.value == 0) return aoti_error(AOT_ERROR_INVALID, "a symbolic size is divided by zero");
  if (aoti_int_is(a, 0) || aoti_int_is(b, 1) || aoti_int_is(b, -1) || aoti_int_same(a, b)) return NULL;
  if (!a.sym && !b.sym) {
    *out = aot_i(sym_floor_mod(a.value, b.value));
    return NULL;
  }
  sym_term sa, sb;
  size_t na, nb;
  const sym_term *ta = sym_terms(s, a, &sa, &na), *tb = sym_terms(s, b, &sb, &nb);
  if (!b.sym) {
    size_t odd = 0, odd_constant = 0;
    bool multiple = true;
    for (size_t i = 0; i < na; i++) {
      multiple = multiple && ta[i].coef % b.value == 0;
      if (ta[i].coef % 2) odd++, odd_constant += !ta[i].n;
    }
    if (multiple) return NULL;
    if (b.value == 2 && odd == 1 && odd_constant == 1) {
      *out = aot_i(1);
      return NULL;
    }
  } else if (na == 1 && nb == 1 && ta->coef % tb->coef == 0) {
    uint32_t k = 0;
    while (k < tb->n) {
      bool divides = false;
      for (uint32_t i = 0; i < ta->n; i++)
        divides = divides || (ta->f[i].atom == tb->f[k].atom && ta->f[i].power >= tb->f[k].power);
      if (!divides) break;
      k++;
    }
    if (k == tb->n) return NULL;
  }
  bool plain = sym_range_of(s, a).low >= 0 && sym_range_of(s, b).low > 0;
  uint8_t kind = plain ? AOTI_SYM_MOD : SYM_PYTHON_MOD;
  return call(s, kind, (aot_int[]){a, b}, 2, out);
}

/* ---- max and min ---- */

aot_status sym_extreme(aoti_syms *s, uint8_t kind, aot_int a, aot_int b, aot_int *out) {
  aot_int args[2 * SYM_MAX_FACTORS];
  const aot_int both[] = {a, b};
  uint32_t n = 0;
  bool max = kind == AOTI_SYM_MAX, have_constant = false;
  int64_t constant = 0;
  for (int k = 0; k < 2; k++) {
    const sym_expr *x = both[k].sym ? sym_at(s, both[k].sym) : NULL;
    bool flat = x && x->kind == kind;
    uint32_t count = flat ? x->n : 1;
    if (count > SYM_MAX_FACTORS) return aoti_error(AOT_ERROR_INVALID, "a symbolic maximum has too many arguments");
    for (uint32_t i = 0; i < count; i++) {
      aot_int arg = flat ? x->args[i] : both[k];
      if (!arg.sym) {
        if (!have_constant || (max ? arg.value > constant : arg.value < constant)) constant = arg.value;
        have_constant = true;
        continue;
      }
      bool known = false;
      for (uint32_t j = 0; j < n; j++) known = known || args[j].sym == arg.sym;
      if (!known) args[n++] = arg;
    }
  }
  if (have_constant) {
    /* A size is at least 1 to sympy: Max(s0, 1) is s0, Max(s0, 2) stays. */
    bool idle = false;
    for (uint32_t i = 0; i < n; i++) {
      int64_t least = is_nonnegative(s, args[i]) ? is_positive(s, args[i]) : INT64_MIN;
      if (max) {
        idle = idle || constant <= least;
      } else if (constant <= least) {
        args[i--] = args[--n]; /* never the smaller one */
      }
    }
    if (!idle) args[n++] = aot_i(constant);
  }
  for (uint32_t i = 1; i < n; i++)
    for (uint32_t k = i; k > 0 && sym_compare(s, args[k], args[k - 1]) < 0; k--) {
      aot_int swap = args[k];
      args[k] = args[k - 1];
      args[k - 1] = swap;
    }
  if (n == 1) {
    *out = args[0];
    return NULL;
  }
  return call(s, kind, args, n, out);
}
