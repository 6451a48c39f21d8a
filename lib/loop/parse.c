// Reads Loop IR text by driving the builder, so that text and builder accept the same kernels.
#include "loop.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_PARENTHESES = 64, TOKEN_MAX = 255, MAX_TEXT = 64 << 20 };

typedef struct parser {
  const char *text, *end;
  const char *at; /* the current token */
  size_t n;       /* its length; 0 at the end of the text */
  aoti_loop_module *module;
  aoti_kernel *k;
  aoti_map values; /* "%3" to node */
  int parentheses;
} parser;

static bool is_word(char c) { return aoti_is_word(c) || c == '.'; }

/* Tokens: words and numbers, %word, "strings", += and *=, single characters. */
static void scan(parser *p) {
  const char *c = p->at + p->n;
  for (;;) {
    while (c < p->end && (*c == ' ' || *c == '\t' || *c == '\n' || *c == '\r')) c++;
    if (c == p->end || *c != ';') break;
    while (c < p->end && *c != '\n') c++;
  }
  p->at = c;
  const char *e = c;
  if (e == p->end) {
  } else if (is_word(*e) || *e == '%') {
    for (e++; e < p->end; e++) // an exponent's sign belongs to the number
      if (!is_word(*e) && !((*e == '+' || *e == '-') && (e[-1] == 'e') && *c >= '0' && *c <= '9')) break;
  } else if (*e == '"') {
    for (e++; e < p->end && *e != '"' && *e != '\n'; e++) {}
    if (e < p->end) e++;
  } else {
    e += e + 1 < p->end && (e[0] == '+' || e[0] == '*') && e[1] == '=' ? 2 : 1;
  }
  p->n = (size_t)(e - c);
}

static aot_status error_at(const parser *p, aot_code code, const char *message) {
  int line = 1;
  const char *start = p->text;
  for (const char *c = p->text; c < p->at; c++)
    if (*c == '\n') line++, start = c + 1;
  const char *stop = start;
  while (stop < p->end && *stop != '\n' && stop - start < 120) stop++;
  int column = (int)(p->at - start) + 1;
  return aoti_error(code, "line %d, column %d: %s\n%.*s\n%*s", line, column, message, (int)(stop - start), start,
                    column < 120 ? column : 120, "^");
}

static aot_status expected(const parser *p, const char *what) {
  char text[TOKEN_MAX];
  aoti_text t = {0};
  aoti_text_add(&t, "expected %s", what);
  text[0] = 0;
  if (t.at) strncat(text, t.at, sizeof text - 1);
  aoti_text_deinit(&t);
  return error_at(p, AOT_ERROR_INVALID, text);
}

static bool is(const parser *p, const char *token) { return p->n == strlen(token) && !memcmp(p->at, token, p->n); }
static bool accept(parser *p, const char *token) {
  if (!is(p, token)) return false;
  scan(p);
  return true;
}
static aot_status expect(parser *p, const char *token) { return accept(p, token) ? NULL : expected(p, token); }

/* An identifier, copied and NUL-terminated. */
static aot_status name(parser *p, char out[TOKEN_MAX + 1]) {
  if (!p->n || p->n > TOKEN_MAX || !is_word(*p->at) || (*p->at >= '0' && *p->at <= '9')) return expected(p, "a name");
  memcpy(out, p->at, p->n);
  out[p->n] = 0;
  scan(p);
  return NULL;
}

static aot_status integer(parser *p, int64_t *out) {
  bool negative = accept(p, "-");
  int64_t v = 0;
  if (!p->n) return expected(p, "an integer");
  for (size_t i = 0; i < p->n; i++) {
    int digit = p->at[i] - '0';
    if (digit < 0 || digit > 9 || aoti_mul_overflows(v, 10, &v) ||
        (negative ? aoti_sub_overflows(v, digit, &v) : aoti_add_overflows(v, digit, &v)))
      return expected(p, "an integer of 64 bits");
  }
  scan(p);
  *out = v;
  return NULL;
}

static aot_status number(parser *p, double *out) {
  char text[64], *stop;
  bool negative = accept(p, "-");
  if (!p->n || p->n >= sizeof text) return expected(p, "a number");
  memcpy(text, p->at, p->n);
  text[p->n] = 0;
  if (!strcmp(text, "nan"))
    *out = NAN;
  else if (!strcmp(text, "inf"))
    *out = INFINITY;
  else if (*text >= '0' && *text <= '9') {
    *out = strtod(text, &stop);
    if (*stop) return expected(p, "a number");
  } else
    return expected(p, "a number");
  if (negative) *out = -*out;
  scan(p);
  return NULL;
}

static aot_status dtype(parser *p, aot_dtype *out) {
  for (int d = 1; d < 64; d++)
    if (aoti_loop_dtype_size((aot_dtype)d) && is(p, aoti_loop_dtype_name((aot_dtype)d))) {
      *out = (aot_dtype)d;
      scan(p);
      return NULL;
    }
  return expected(p, "a dtype");
}

/* The number of something declared in the kernel. */
static aot_status lookup(parser *p, unsigned kind, const char *what, uint32_t *out) {
  uint32_t *found = aoti_map_get(&p->k->names, p->at, p->n);
  if (!found || *found >> 24 != kind) return expected(p, what);
  *out = *found & 0xffffff;
  scan(p);
  return NULL;
}

static aot_status value(parser *p, aoti_val *out) {
  uint32_t *found = p->n > 1 && *p->at == '%' ? aoti_map_get(&p->values, p->at, p->n) : NULL;
  if (!found) return expected(p, "a value defined before");
  *out = *found;
  scan(p);
  return NULL;
}

/* The builder's error, with the position of the statement. */
static aot_status built(parser *p, const parser *start) {
  aot_status s = p->k->error;
  if (!s) return NULL;
  aot_code code = aot_status_code(s);
  aot_status out = code == AOT_ERROR_OOM ? s : error_at(start, code, aot_status_message(s));
  if (out != s) aot_status_free(s);
  p->k->error = NULL;
  return out;
}

/* ---- index expressions ----------------------------------------------------------------------------------------- */

static aot_status sum(parser *p, aoti_ix *out);

static aot_status atom(parser *p, aoti_ix *out) {
  aoti_kernel *k = p->k;
  if (p->n && (*p->at == '-' || (*p->at >= '0' && *p->at <= '9'))) {
    int64_t v = 0;
    AOT_TRY(integer(p, &v));
    *out = aoti_ix_const(k, v);
    return NULL;
  }
  if (p->n && *p->at == '%') {
    aoti_val v = 0;
    AOT_TRY(value(p, &v));
    *out = aoti_ix_value(k, v);
    return NULL;
  }
  bool min = is(p, "min"), max = is(p, "max");
  if (min || max || is(p, "(")) {
    aoti_ix a = 0, b = 0;
    scan(p);
    if (++p->parentheses > MAX_PARENTHESES) return expected(p, "fewer nested parentheses");
    if (min || max) AOT_TRY(expect(p, "("));
    AOT_TRY(sum(p, &a));
    if (min || max) {
      AOT_TRY(expect(p, ","));
      AOT_TRY(sum(p, &b));
      a = min ? aoti_ix_min(k, a, b) : aoti_ix_max(k, a, b);
    }
    p->parentheses--;
    *out = a;
    return expect(p, ")");
  }
  uint32_t *found = aoti_map_get(&k->names, p->at, p->n);
  unsigned kind = found ? *found >> 24 : AOTI_NAME_BUFFER;
  if (kind != AOTI_NAME_VAR && kind != AOTI_NAME_SIZE) return expected(p, "a variable, a size, a value or an integer");
  *out = kind == AOTI_NAME_VAR ? aoti_ix_var(k, *found & 0xffffff) : aoti_ix_size(k, *found & 0xffffff);
  scan(p);
  return NULL;
}

static aot_status product(parser *p, aoti_ix *out) {
  AOT_TRY(atom(p, out));
  for (;;) {
    aoti_ix b = 0;
    char op = is(p, "*") ? '*' : is(p, "div") ? 'd' : is(p, "mod") ? 'm' : 0;
    if (!op) return NULL;
    scan(p);
    AOT_TRY(atom(p, &b));
    *out = op == '*' ? aoti_ix_mul(p->k, *out, b) : op == 'd' ? aoti_ix_div(p->k, *out, b) : aoti_ix_mod(p->k, *out, b);
  }
}

static aot_status sum(parser *p, aoti_ix *out) {
  AOT_TRY(product(p, out));
  for (;;) {
    aoti_ix b = 0;
    bool minus = is(p, "-");
    if (!minus && !is(p, "+")) return NULL;
    scan(p);
    AOT_TRY(product(p, &b));
    *out = minus ? aoti_ix_sub(p->k, *out, b) : aoti_ix_add(p->k, *out, b);
  }
}

static aot_status access(parser *p, uint32_t *buffer, aoti_ix *index) {
  AOT_TRY(lookup(p, AOTI_NAME_BUFFER, "a buffer", buffer));
  AOT_TRY(expect(p, "["));
  AOT_TRY(sum(p, index));
  return expect(p, "]");
}

/* NAME < EXTENT */
static aot_status range(parser *p, char var[TOKEN_MAX + 1], aoti_ix *extent) {
  AOT_TRY(name(p, var));
  AOT_TRY(expect(p, "<"));
  return sum(p, extent);
}

/* ---- statements ------------------------------------------------------------------------------------------------ */

static aot_status parse_const(parser *p, aot_dtype d, aoti_val *out) {
  if (aoti_loop_is_float(d)) {
    double f = 0;
    AOT_TRY(number(p, &f));
    *out = aoti_loop_const_f(p->k, d, f);
  } else {
    int64_t i = 0;
    AOT_TRY(integer(p, &i));
    *out = aoti_loop_const_i(p->k, d, i);
  }
  return NULL;
}

static aot_status parse_load(parser *p, aoti_val *out) {
  uint32_t buffer = 0;
  aoti_ix index = 0;
  AOT_TRY(access(p, &buffer, &index));
  if (!accept(p, "if")) {
    *out = aoti_loop_load(p->k, buffer, index);
    return NULL;
  }
  aoti_val valid = 0, other = 0;
  AOT_TRY(value(p, &valid));
  AOT_TRY(expect(p, "else"));
  AOT_TRY(value(p, &other));
  *out = aoti_loop_load_if(p->k, buffer, index, valid, other);
  return NULL;
}

static aot_status parse_contract(parser *p, aot_dtype d, aoti_val *out) {
  char var[TOKEN_MAX + 1];
  aoti_ix extent = 0, ia = 0, ib = 0;
  uint32_t a = 0, b = 0;
  AOT_TRY(range(p, var, &extent));
  AOT_TRY(expect(p, ":"));
  aoti_ix v = aoti_loop_begin_contract(p->k, var, extent);
  AOT_TRY(access(p, &a, &ia));
  AOT_TRY(expect(p, "*"));
  AOT_TRY(access(p, &b, &ib));
  *out = aoti_loop_contract(p->k, v, a, ia, b, ib, d);
  return NULL;
}

static aot_status parse_outer(parser *p, aoti_val *out) {
  char var[TOKEN_MAX + 1];
  aoti_ix extent = 0, index = 0;
  uint32_t b = 0;
  aoti_val v = 0;
  AOT_TRY(range(p, var, &extent));
  AOT_TRY(expect(p, ":"));
  aoti_ix d = aoti_loop_begin_contract(p->k, var, extent);
  AOT_TRY(value(p, &v));
  AOT_TRY(expect(p, "*"));
  AOT_TRY(access(p, &b, &index));
  *out = aoti_loop_outer(p->k, d, v, b, index);
  return NULL;
}

static aot_status parse_weight(parser *p, aoti_val *out) {
  aoti_val x = 0, max = 0;
  AOT_TRY(value(p, &x));
  AOT_TRY(expect(p, ","));
  AOT_TRY(value(p, &max));
  *out = aoti_loop_weight(p->k, x, max);
  return NULL;
}

static aot_status parse_operation(parser *p, aot_dtype d, aoti_val *out) {
  aoti_val args[3] = {0};
  unsigned n = 0, op = 1;
  for (; op < AOTI_OP_COUNT; op++)
    if (is(p, aoti_loop_op_name((aoti_loop_op)op)) &&
        (aoti_loop_is_pointwise(op) || aoti_loop_is_reduce(op) || aoti_loop_is_scan(op)))
      break;
  if (op == AOTI_OP_COUNT) return expected(p, "an operation");
  scan(p);
  do {
    if (n == 3) return expected(p, "at most three operands");
    AOT_TRY(value(p, &args[n++]));
  } while (accept(p, ","));
  if (aoti_loop_is_reduce(op))
    *out = aoti_loop_reduce(p->k, (aoti_loop_op)op, args[0], args[1]);
  else if (aoti_loop_is_scan(op) && n == 1)
    *out = aoti_loop_scan(p->k, (aoti_loop_op)op, args[0]);
  else if (op == AOTI_OP_CAST && n == 1 && aoti_loop_value_dtype(d) == d && p->k->nodes.at[args[0]].dtype != d)
    *out = aoti_loop_cast(p->k, d, args[0]);
  else if (n == 1)
    *out = aoti_loop_op1(p->k, (aoti_loop_op)op, args[0]);
  else if (n == 2)
    *out = aoti_loop_op2(p->k, (aoti_loop_op)op, args[0], args[1]);
  else
    *out = aoti_loop_op3(p->k, (aoti_loop_op)op, args[0], args[1], args[2]);
  return NULL;
}

/* %1: f32 = ... */
static aot_status parse_value(parser *p) {
  const char *label = p->at;
  size_t label_n = p->n;
  parser start = *p;
  aot_dtype d = AOT_DTYPE_NONE;
  aoti_val v = 0;
  if (aoti_map_get(&p->values, label, label_n)) return expected(p, "a value not defined before");
  scan(p);
  AOT_TRY(expect(p, ":"));
  AOT_TRY(dtype(p, &d));
  AOT_TRY(expect(p, "="));
  if (accept(p, "const")) {
    AOT_TRY(parse_const(p, d, &v));
  } else if (accept(p, "scalar")) {
    uint32_t s = 0;
    AOT_TRY(lookup(p, AOTI_NAME_SCALAR, "a scalar", &s));
    v = aoti_loop_scalar_value(p->k, s);
  } else if (accept(p, "index")) {
    aoti_ix x = 0;
    AOT_TRY(sum(p, &x));
    v = aoti_loop_index(p->k, x);
  } else if (accept(p, "check")) {
    aoti_val arg = 0;
    aoti_ix x = 0;
    AOT_TRY(value(p, &arg));
    AOT_TRY(expect(p, "<"));
    AOT_TRY(sum(p, &x));
    v = aoti_loop_check(p->k, arg, x);
  } else if (accept(p, "load")) {
    AOT_TRY(parse_load(p, &v));
  } else if (accept(p, "contract")) {
    AOT_TRY(parse_contract(p, d, &v));
  } else if (accept(p, "outer")) {
    AOT_TRY(parse_outer(p, &v));
  } else if (accept(p, "weight")) {
    AOT_TRY(parse_weight(p, &v));
  } else {
    AOT_TRY(parse_operation(p, d, &v));
  }
  AOT_TRY(built(p, &start));
  if (p->k->nodes.at[v].dtype != d) return error_at(&start, AOT_ERROR_INVALID, "the value has another dtype");
  return aoti_map_put(&p->values, label, label_n, v, NULL);
}

static aot_status parse_store(parser *p) {
  uint32_t buffer = 0;
  aoti_ix index = 0;
  aoti_val v = 0, valid = 0;
  AOT_TRY(access(p, &buffer, &index));
  aoti_store_kind kind = accept(p, "+=")    ? AOTI_STORE_ADD
                         : accept(p, "*=")  ? AOTI_STORE_MUL
                         : accept(p, "min") ? AOTI_STORE_MIN
                         : accept(p, "max") ? AOTI_STORE_MAX
                                            : AOTI_STORE_SET;
  if (kind != AOTI_STORE_ADD && kind != AOTI_STORE_MUL) AOT_TRY(expect(p, "="));
  AOT_TRY(value(p, &v));
  if (accept(p, "if")) AOT_TRY(value(p, &valid));
  aoti_loop_update(p->k, kind, buffer, index, v, valid);
  return NULL;
}

static aot_status parse_buffer(parser *p) {
  char id[TOKEN_MAX + 1];
  aot_dtype d = AOT_DTYPE_NONE;
  int64_t align = 0;
  int how = 0;
  AOT_TRY(name(p, id));
  AOT_TRY(expect(p, ":"));
  AOT_TRY(dtype(p, &d));
  if (accept(p, "read")) how |= AOTI_READ;
  if (accept(p, "write")) how |= AOTI_WRITE;
  if (accept(p, "align")) AOT_TRY(integer(p, &align));
  if (align < 0 || align > 4096) return expected(p, "an alignment of at most 4096");
  aoti_loop_buffer(p->k, id, d, how, (unsigned)align, accept(p, "noalias"));
  return NULL;
}

static aot_status parse_size(parser *p) {
  char id[TOKEN_MAX + 1];
  int64_t min = 0, max = INT64_MAX;
  AOT_TRY(name(p, id));
  if (accept(p, "min")) AOT_TRY(integer(p, &min));
  if (accept(p, "max")) AOT_TRY(integer(p, &max));
  aoti_loop_size(p->k, id, min, max);
  return NULL;
}

static aot_status parse_note(parser *p) {
  const char *note;
  if (p->n < 2 || *p->at != '"' || p->at[p->n - 1] != '"') return expected(p, "a quoted name");
  AOT_TRY(aoti_arena_strdup(p->module->arena, p->at + 1, p->n - 2, &note));
  scan(p);
  aoti_loop_note(p->k, note);
  return NULL;
}

static aot_status parse_statement(parser *p, int *depth) {
  char id[TOKEN_MAX + 1];
  aoti_ix extent = 0;
  aot_dtype d = AOT_DTYPE_NONE;
  if (p->n && *p->at == '%') return parse_value(p);
  if (accept(p, "store")) return parse_store(p);
  if (accept(p, "loop")) {
    AOT_TRY(range(p, id, &extent));
    aoti_loop_begin_loop(p->k, id, extent);
    ++*depth;
    return expect(p, "{");
  }
  if (accept(p, "}")) {
    if (*depth > 1) aoti_loop_end_loop(p->k);
    --*depth;
    return NULL;
  }
  if (accept(p, "node")) return parse_note(p);
  if (accept(p, "size")) return parse_size(p);
  if (accept(p, "buffer")) return parse_buffer(p);
  if (accept(p, "scalar")) {
    AOT_TRY(name(p, id));
    AOT_TRY(expect(p, ":"));
    AOT_TRY(dtype(p, &d));
    aoti_loop_scalar(p->k, id, d);
    return NULL;
  }
  if (accept(p, "parallel")) {
    AOT_TRY(range(p, id, &extent));
    aoti_loop_dim(p->k, id, extent);
    return NULL;
  }
  return expected(p, "a statement or }");
}

static aot_status parse_body(parser *p) {
  int depth = 1;
  while (depth) {
    parser start = *p;
    AOT_TRY(parse_statement(p, &depth));
    AOT_TRY(built(p, &start));
  }
  return NULL;
}

static aot_status parse_kernel(parser *p) {
  char id[TOKEN_MAX + 1];
  parser start = *p;
  AOT_TRY(expect(p, "kernel"));
  AOT_TRY(expect(p, "@"));
  AOT_TRY(name(p, id));
  AOT_TRY(expect(p, "{"));
  p->k = aoti_loop_begin_kernel(p->module, id);
  p->values = (aoti_map){.arena = p->module->arena};
  if (!p->k) return aoti_oom();
  aot_status s = built(p, &start);
  if (!s) s = parse_body(p);
  if (!s) {
    s = aoti_loop_end_kernel(p->k);
    if (s && aot_status_code(s) != AOT_ERROR_OOM) {
      aot_status placed = error_at(&start, aot_status_code(s), aot_status_message(s));
      aot_status_free(s);
      s = placed;
    }
  } else {
    aoti_loop_drop_kernel(p->k);
  }
  return s;
}

aot_status aoti_loop_parse(aoti_loop_module *module, const char *text, size_t n) {
  parser p = {.text = text, .end = text + n, .at = text, .module = module};
  if (n > MAX_TEXT) return aoti_error(AOT_ERROR_INVALID, "a Loop IR text of %zu bytes is too long", n);
  if (memchr(text, 0, n)) return aoti_error(AOT_ERROR_INVALID, "a Loop IR text has a NUL byte");
  scan(&p);
  while (p.n) AOT_TRY(parse_kernel(&p));
  return NULL;
}
