/* Symbolic expressions as text, as sympy's str printer writes them for PyTorch, and back. */
#include "sym.h"
#include <stdlib.h>
#include <string.h>

/* ---- printing ---- */

/* sympy's precedences. PyTorch gives its floordiv and mod one lower than a sum's, so they are put in parentheses
 * wherever they are an operand. */
enum { PREC_CALL = 35, PREC_ADD = 40, PREC_MUL = 50, PREC_POW = 60, PREC_ATOM = 1000 };

static int precedence(const aoti_syms *s, aot_int e) {
  if (!e.sym) return e.value < 0 ? PREC_ADD : PREC_ATOM;
  const sym_expr *x = sym_at(s, e.sym);
  switch (x->kind) {
  case AOTI_SYM_ADD: return PREC_ADD;
  case AOTI_SYM_MUL:
    if (x->terms->coef < 0) return PREC_ADD;
    return x->terms->n == 1 && x->terms->coef == 1 ? PREC_POW : PREC_MUL;
  case AOTI_SYM_FLOORDIV:
  case AOTI_SYM_MOD:
  case SYM_PYTHON_MOD: return PREC_CALL;
  default: return PREC_ATOM;
  }
}

static void put(aoti_text *out, const char *text) { aoti_text_put(out, text, strlen(text)); }

static void put_operand(aoti_text *out, const aoti_syms *s, aot_int e, int least) {
  bool paren = precedence(s, e) < least;
  if (paren) put(out, "(");
  aoti_int_print(out, s, e);
  if (paren) put(out, ")");
}

/* The product without its sign. */
static void put_term(aoti_text *out, const aoti_syms *s, const sym_term *t, int least_alone) {
  uint64_t magnitude = t->coef < 0 ? 0 - (uint64_t)t->coef : (uint64_t)t->coef;
  bool lone = t->n == 1 && magnitude == 1;
  if (magnitude != 1 || !t->n) aoti_text_add(out, "%llu", (unsigned long long)magnitude);
  for (uint32_t i = 0; i < t->n; i++) {
    if (i || magnitude != 1) put(out, "*");
    aot_int atom = {0, t->f[i].atom};
    bool power = t->f[i].power > 1;
    put_operand(out, s, atom, power ? PREC_POW + 1 : lone && t->coef > 0 ? least_alone : PREC_MUL);
    if (power) aoti_text_add(out, "**%u", t->f[i].power);
  }
}

static void put_sum(aoti_text *out, const aoti_syms *s, const sym_expr *x) {
  for (uint32_t i = 0; i < x->n; i++) {
    const sym_term *t = sym_printed_term(x, i);
    if (i)
      put(out, t->coef < 0 ? " - " : " + ");
    else if (t->coef < 0)
      put(out, "-");
    put_term(out, s, t, PREC_ADD);
  }
}

void aoti_int_print(aoti_text *out, const aoti_syms *s, aot_int e) {
  if (!e.sym || !s) {
    aoti_text_add(out, "%lld", (long long)e.value);
    return;
  }
  const sym_expr *x = sym_at(s, e.sym);
  static const char *const names[] = {
      [AOTI_SYM_MOD] = "Mod(", [SYM_PYTHON_MOD] = "PythonMod(", [AOTI_SYM_MAX] = "Max(", [AOTI_SYM_MIN] = "Min("};
  switch (x->kind) {
  case AOTI_SYM_SYMBOL: put(out, x->name); return;
  case AOTI_SYM_ADD:
  case AOTI_SYM_MUL: put_sum(out, s, x); return;
  case AOTI_SYM_FLOORDIV:
    put(out, "(");
    put_operand(out, s, x->args[0], PREC_ATOM);
    put(out, "//");
    put_operand(out, s, x->args[1], PREC_ATOM);
    put(out, ")");
    return;
  default:
    put(out, names[x->kind]);
    for (uint32_t i = 0; i < x->n; i++) {
      if (i) put(out, ", ");
      aoti_int_print(out, s, x->args[i]);
    }
    put(out, ")");
  }
}

/* ---- parsing ---- */

/*   sum     := product {("+" | "-") product}
 *   product := {"-"} power {("*" | "//" | "%") {"-"} power}
 *   power   := atom ["**" integer]
 *   atom    := integer | name | name "(" sum {"," sum} ")" | "(" sum ")"
 */
typedef struct parser {
  aoti_syms *s;
  const char *at, *end;
  int depth;
} parser;

static aot_status sum(parser *p, aot_int *out);

static aot_status fail(const char *what) { return aoti_error(AOT_ERROR_INVALID, "in a size: %s", what); }
static char peek(parser *p) {
  while (p->at < p->end && *p->at == ' ') p->at++;
  return p->at < p->end ? *p->at : 0;
}
static bool accept(parser *p, const char *token) {
  size_t n = strlen(token);
  if (!peek(p) || (size_t)(p->end - p->at) < n || memcmp(p->at, token, n) != 0) return false;
  p->at += n;
  return true;
}

static aot_status integer(parser *p, int64_t *out) {
  int64_t v = 0;
  if (!aoti_is_digit(peek(p))) return fail("expected an integer");
  while (p->at < p->end && aoti_is_digit(*p->at))
    if (aoti_mul_overflows(v, 10, &v) || aoti_add_overflows(v, *p->at++ - '0', &v))
      return fail("an integer does not fit 64 bits");
  *out = v;
  return NULL;
}

static aot_status apply(parser *p, aot_int (*fn)(aoti_syms *, aot_int, aot_int), aot_int a, aot_int b, aot_int *out) {
  *out = fn(p->s, a, b);
  return aoti_syms_status(p->s);
}

/* ToFloat(s0): the arguments in canonical text, the whole a value nothing is known of. */
static aot_status opaque_call(parser *p, const char *name, size_t n, aot_int *out) {
  aoti_text text = {0};
  aot_int arg = aot_i(0);
  aot_status status = NULL;
  aoti_text_put(&text, name, n);
  aoti_text_put(&text, "(", 1);
  for (bool more = true; more && !status;) {
    status = sum(p, &arg);
    if (!status) aoti_int_print(&text, p->s, arg);
    more = accept(p, ",");
    if (more) aoti_text_put(&text, ", ", 2);
    if (text.n > 4096) status = fail("a call is too long");
  }
  aoti_text_put(&text, ")", 1);
  if (!status && !accept(p, ")")) status = fail("expected ')'");
  if (!status && text.failed) status = aoti_oom();
  if (!status) status = sym_opaque(p->s, text.at, text.n, arg.value, out);
  aoti_text_deinit(&text);
  return status;
}

static aot_status call(parser *p, const char *name, size_t n, aot_int *out) {
  static const struct {
    const char *name;
    aot_int (*fn)(aoti_syms *, aot_int, aot_int);
  } known[] = {{"Mod", aoti_int_mod}, {"PythonMod", aoti_int_mod},     {"Max", aoti_int_max},
               {"Min", aoti_int_min}, {"FloorDiv", aoti_int_floordiv}, {"CleanDiv", aoti_int_floordiv}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    if (strlen(known[i].name) != n || memcmp(known[i].name, name, n) != 0) continue;
    AOT_TRY(sum(p, out));
    while (accept(p, ",")) {
      aot_int next;
      AOT_TRY(sum(p, &next));
      AOT_TRY(apply(p, known[i].fn, *out, next, out));
    }
    return accept(p, ")") ? NULL : fail("expected ')'");
  }
  return opaque_call(p, name, n, out);
}

static aot_status atom(parser *p, aot_int *out) {
  char c = peek(p);
  if (aoti_is_digit(c)) {
    *out = aot_i(0);
    return integer(p, &out->value);
  }
  if (accept(p, "(")) {
    AOT_TRY(sum(p, out));
    return accept(p, ")") ? NULL : fail("expected ')'");
  }
  const char *name = p->at;
  while (p->at < p->end && aoti_is_word(*p->at)) p->at++;
  size_t n = (size_t)(p->at - name);
  bool found;
  if (!n || n > 64) return fail("expected a number, a symbol or '('");
  if (accept(p, "(")) return call(p, name, n, out);
  *out = aoti_sym_find(p->s, name, n, &found);
  if (found) return NULL;
  char copy[65];
  memcpy(copy, name, n);
  copy[n] = 0;
  *out = aoti_sym_new(p->s, copy, 4096);
  return aoti_syms_status(p->s);
}

static aot_status power(parser *p, aot_int *out) {
  aot_int base;
  int64_t exponent;
  AOT_TRY(atom(p, &base));
  *out = base;
  if (!accept(p, "**")) return NULL;
  AOT_TRY(integer(p, &exponent));
  if (exponent > SYM_MAX_FACTORS) return fail("a power is too high");
  *out = aot_i(1);
  for (int64_t i = 0; i < exponent; i++) AOT_TRY(apply(p, aoti_int_mul, *out, base, out));
  return NULL;
}

/* The numbers of a product are multiplied in last, so that 7*(s0 + 1)*s1 stays the product that was printed: a number
 * times a sum alone is multiplied out. */
static aot_status flush(parser *p, aot_int coef, aot_int *out) { return apply(p, aoti_int_mul, coef, *out, out); }

static aot_status product(parser *p, aot_int *out) {
  aot_int coef = aot_i(1), next;
  bool first = true;
  *out = aot_i(1);
  for (;;) {
    aot_int (*fn)(aoti_syms *, aot_int, aot_int) = aoti_int_mul;
    if (!first && accept(p, "//"))
      fn = aoti_int_floordiv;
    else if (!first && accept(p, "%"))
      fn = aoti_int_mod;
    else if (!first && !accept(p, "*"))
      return flush(p, coef, out);
    first = false;
    if (fn != aoti_int_mul) {
      AOT_TRY(flush(p, coef, out));
      coef = aot_i(1);
    }
    bool negative = false;
    while (accept(p, "-")) negative = !negative;
    AOT_TRY(power(p, &next));
    if (fn != aoti_int_mul) {
      if (negative) AOT_TRY(apply(p, aoti_int_sub, aot_i(0), next, &next));
      AOT_TRY(apply(p, fn, *out, next, out));
      continue;
    }
    if (negative) AOT_TRY(apply(p, aoti_int_sub, aot_i(0), coef, &coef));
    AOT_TRY(apply(p, fn, next.sym ? *out : coef, next, next.sym ? out : &coef));
  }
}

static aot_status sum(parser *p, aot_int *out) {
  if (++p->depth > SYM_MAX_DEPTH) return fail("parentheses nest too deeply");
  AOT_TRY(product(p, out));
  for (aot_int next;;) {
    bool plus = accept(p, "+");
    if (!plus && !accept(p, "-")) break;
    AOT_TRY(product(p, &next));
    AOT_TRY(apply(p, plus ? aoti_int_add : aoti_int_sub, *out, next, out));
  }
  p->depth--;
  return NULL;
}

aot_status aoti_int_parse(aoti_syms *s, const char *text, size_t n, aot_int *out) {
  parser p = {s, text, text + n, 0};
  AOT_TRY(sum(&p, out));
  return peek(&p) ? fail("unexpected text after the expression") : NULL;
}
