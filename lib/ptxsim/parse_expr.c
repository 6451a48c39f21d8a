// Constant expressions: numbers of 64 bits, signed or not, and of double precision, with the operators of C (but %).
#include <float.h>
#include <stdlib.h>
#include "parse.h"

enum { MAX_DEPTH = 64 };

typedef struct value {
  uint8_t kind; /* PTX_O_INT, PTX_O_F32 (bits, no arithmetic), PTX_O_F64 */
  bool is_unsigned;
  uint64_t bits;
} value;

static int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return 99;
}

static char at(const ptx_parser *P, size_t k) { return (size_t)(P->end - P->p) > k ? P->p[k] : 0; }

static bool is_word(char c) { return aoti_is_word(c) || c == '$' || c == '%'; }

/* How many; 0 too when 64 bits do not hold a decimal number. */
static size_t digits(ptx_parser *P, int base, uint64_t *out) {
  size_t n = 0;
  bool fits = true;
  for (*out = 0; digit_of(at(P, 0)) < base; n++) {
    fits = fits && !aoti_mul_overflows(*out, (uint64_t)base, out) && *out <= UINT64_MAX - (uint64_t)digit_of(*P->p);
    *out += (uint64_t)digit_of(*P->p++);
  }
  return fits || base != 10 ? n : 0; // as ptxas has it
}

/* 1. 1.5 .5 1e5 1.5e-3, which strtod would take with more around it. */
static bool floating(ptx_parser *P, value *out) {
  char copy[64];
  size_t n = 0, k = 0;
  while (digit_of(at(P, n)) < 10) n++;
  bool point = at(P, n) == '.', some = n > 0;
  if (point)
    for (n++; digit_of(at(P, n)) < 10; n++) some = true;
  size_t e = n;
  if (some && (at(P, e) == 'e' || at(P, e) == 'E')) {
    e += at(P, e + 1) == '-' || at(P, e + 1) == '+' ? 2 : 1;
    if (digit_of(at(P, e)) < 10)
      for (n = e; digit_of(at(P, n)) < 10;) n++;
  }
  if (!some || (!point && n < e) || n >= sizeof copy) return false;
  for (; k < n; k++) copy[k] = P->p[k];
  copy[n] = 0;
  double v = strtod(copy, NULL);
  if (v > DBL_MAX) return false;
  out->kind = PTX_O_F64;
  memcpy(&out->bits, &v, 8);
  P->p += n;
  return true;
}

static bool number(ptx_parser *P, value *out) {
  char c = at(P, 0), d = at(P, 1);
  *out = (value){.kind = PTX_O_INT};
  if (c == '.' ? digit_of(d) >= 10 : digit_of(c) >= 10) return false;
  if (c == '0' && (d == 'f' || d == 'F' || d == 'd' || d == 'D')) {
    bool wide = d == 'd' || d == 'D';
    P->p += 2;
    out->kind = wide ? PTX_O_F64 : PTX_O_F32;
    return digits(P, 16, &out->bits) == (wide ? 16 : 8);
  }
  if (c == '0' && (d == 'x' || d == 'X' || d == 'b' || d == 'B')) {
    P->p += 2;
    if (!digits(P, d == 'x' || d == 'X' ? 16 : 2, &out->bits)) return false;
  } else {
    size_t n = 0;
    while (digit_of(at(P, n)) < 10) n++;
    if (at(P, n) == '.' || at(P, n) == 'e' || at(P, n) == 'E') return floating(P, out);
    if (!digits(P, c == '0' ? 8 : 10, &out->bits)) return false;
  }
  out->is_unsigned = at(P, 0) == 'U' || out->bits >> 63;
  P->p += at(P, 0) == 'U';
  return true;
}

bool ptx_literal(ptx_parser *P, ptx_opnd *out) {
  const char *start = (ptx_skip(P), P->p);
  value v;
  if (!number(P, &v) || is_word(at(P, 0))) {
    P->p = start;
    return false;
  }
  out->kind = v.kind, out->imm = v.bits;
  return true;
}

static aot_status expression(ptx_parser *P, int least, int depth, value *out);

/* An operand of an operator; kind NONE when none is next. */
static aot_status unary(ptx_parser *P, int depth, value *out) {
  ptx_opnd literal = {0};
  const char *start = (ptx_skip(P), P->p);
  uint32_t line = P->line;
  *out = (value){0};
  if (depth > MAX_DEPTH) return ptx_fail(P, "an expression nested too deep");
  char c = at(P, 0);
  if (c == '-' || c == '+' || c == '~' || c == '!') {
    P->p++;
    AOT_TRY(unary(P, depth + 1, out));
    if (out->kind == PTX_O_F64 && (c == '-' || c == '+')) {
      if (c == '-') out->bits ^= 1ull << 63;
    } else if (out->kind == PTX_O_INT) {
      if (c == '-') out->bits = 0 - out->bits;
      if (c == '~') out->bits = ~out->bits;
      if (c == '!') out->bits = !out->bits;
    } else if (out->kind) {
      return ptx_fail(P, "'%c' does not go with this number", c);
    } else {
      P->p = start, P->line = line;
    }
    return NULL;
  }
  if (c == '(') {
    P->p++;
    bool to_unsigned = ptx_accept_word(P, ".u64");
    if (to_unsigned || ptx_accept_word(P, ".s64")) {
      AOT_TRY(ptx_expect(P, ")"));
      AOT_TRY(unary(P, depth + 1, out));
      if (out->kind != PTX_O_INT) return ptx_fail(P, "a whole number expected after a conversion");
      out->is_unsigned = to_unsigned;
      return NULL;
    }
    AOT_TRY(expression(P, 0, depth + 1, out));
    if (out->kind) return ptx_expect(P, ")");
    P->p = start, P->line = line;
    return NULL;
  }
  if (ptx_accept_word(P, "WARP_SZ")) {
    *out = (value){.kind = PTX_O_INT, .bits = 32};
    return NULL;
  }
  if (!ptx_literal(P, &literal)) return NULL;
  *out = (value){.kind = literal.kind, .bits = literal.imm};
  out->is_unsigned = literal.kind == PTX_O_INT && (P->p[-1] == 'U' || literal.imm >> 63);
  return NULL;
}

/* Longer spellings first. */
static const struct {
  char text[3];
  uint8_t level;
} operators[] = {{"||", 2}, {"&&", 3}, {"==", 7}, {"!=", 7}, {"<=", 8}, {">=", 8}, {"<<", 9}, {">>", 9}, {"?", 1},
                 {"|", 4},  {"^", 5},  {"&", 6},  {"<", 8},  {">", 8},  {"+", 10}, {"-", 10}, {"*", 11}, {"/", 11}};

static aot_status of_doubles(const ptx_parser *P, const char *op, value *a, const value *b) {
  double x, y;
  memcpy(&x, &a->bits, 8);
  memcpy(&y, &b->bits, 8);
  switch (*op) {
  case '+': x += y; break;
  case '-': x -= y; break;
  case '*': x *= y; break;
  case '/': x /= y; break;
  default: return ptx_fail(P, "'%s' does not go with floating numbers", op);
  }
  memcpy(&a->bits, &x, 8);
  return NULL;
}

static aot_status apply(const ptx_parser *P, const char *op, value *a, const value *b) {
  if (a->kind != b->kind || a->kind == PTX_O_F32) return ptx_fail(P, "'%s' between numbers of two kinds", op);
  if (a->kind == PTX_O_F64) return of_doubles(P, op, a, b);
  bool u = a->is_unsigned || b->is_unsigned;
  uint64_t x = a->bits, y = b->bits;
  int64_t sx = (int64_t)x, sy = (int64_t)y;
  bool less = u ? x < y : sx < sy;
  switch (op[0] << 8 | op[1]) {
  case '+' << 8: x += y; break;
  case '-' << 8: x -= y; break;
  case '*' << 8: x *= y; break;
  case '/' << 8:
    if (!y) return ptx_fail(P, "a division by zero");
    x = u ? x / y : y == UINT64_MAX ? 0 - x : (uint64_t)(sx / sy);
    break;
  case '&' << 8: x &= y; break;
  case '|' << 8: x |= y; break;
  case '^' << 8: x ^= y; break;
  case '<' << 8 | '<': x = y < 64 ? x << y : 0; break;
  case '>' << 8 | '>': x = a->is_unsigned ? (y < 64 ? x >> y : 0) : (uint64_t)(sx >> (y < 64 ? y : 63)); break;
  case '<' << 8: x = less; break;
  case '>' << 8: x = !less && x != y; break;
  case '<' << 8 | '=': x = less || x == y; break;
  case '>' << 8 | '=': x = !less; break;
  case '=' << 8 | '=': x = x == y; break;
  case '!' << 8 | '=': x = x != y; break;
  case '&' << 8 | '&': x = x && y; break;
  default: x = x || y; break;
  }
  a->bits = x;
  a->is_unsigned = u;
  return NULL;
}

/* Operators of level `least` and above, which bind the tighter the higher; kind NONE when no number is next. */
static aot_status expression(ptx_parser *P, int least, int depth, value *out) {
  AOT_TRY(unary(P, depth, out));
  if (!out->kind) return NULL;
  for (;;) {
    size_t i = 0, n = sizeof operators / sizeof *operators;
    ptx_skip(P);
    while (i < n && strncmp(P->end - P->p > 1 ? P->p : "  ", operators[i].text, strlen(operators[i].text))) i++;
    if (i == n || operators[i].level < least) return NULL;
    const char *op = operators[i].text;
    value right, other;
    P->p += strlen(op);
    AOT_TRY(expression(P, *op == '?' ? 0 : operators[i].level + 1, depth + 1, &right));
    if (!right.kind) return ptx_fail(P, "a number expected after '%s'", op);
    if (*op != '?') {
      AOT_TRY(apply(P, op, out, &right));
      continue;
    }
    AOT_TRY(ptx_expect(P, ":"));
    AOT_TRY(expression(P, 1, depth + 1, &other));
    if (!other.kind || other.kind != right.kind || out->kind != PTX_O_INT)
      return ptx_fail(P, "'?' between numbers of two kinds");
    *out = out->bits ? right : other;
  }
}

aot_status ptx_constant_operand(ptx_parser *P, ptx_opnd *out) {
  value v;
  out->kind = PTX_O_NONE;
  AOT_TRY(expression(P, 0, 0, &v));
  out->kind = v.kind, out->imm = v.bits;
  return NULL;
}

aot_status ptx_offset(ptx_parser *P, uint64_t *out) {
  ptx_opnd o = {0};
  AOT_TRY(ptx_constant_operand(P, &o));
  if (o.kind != PTX_O_INT) return ptx_fail(P, "a whole number expected");
  *out = o.imm;
  return NULL;
}

aot_status ptx_integer(ptx_parser *P, uint64_t *out) {
  ptx_opnd o = {0};
  if (!ptx_literal(P, &o) || o.kind != PTX_O_INT) return ptx_fail(P, "a whole number expected");
  *out = o.imm;
  return NULL;
}
