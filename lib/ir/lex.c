/* Text to tokens. Colours and the prefixes of logs are skipped; sizes of everything are bounded, for text is hostile.
 */
#include "lex.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* "\x1b[31m", which coloured logs hold. */
static const char *skip_escape(const char *p, const char *end) {
  if (end - p < 2 || p[0] != '\x1b' || p[1] != '[') return p;
  for (const char *q = p + 2; q < end && q - p < 16; q++)
    if (aoti_is_letter(*q)) return q + 1;
  return p;
}

static const char *skip_blank(const char *p, const char *end) {
  for (;;) {
    const char *q = p;
    while (q < end && (*q == ' ' || *q == '\t' || *q == '\r')) q++;
    q = skip_escape(q, end);
    if (q == p) return p;
    p = q;
  }
}

static const char *after(const char *p, const char *end, const char *what) {
  size_t n = strlen(what);
  for (; (size_t)(end - p) >= n; p++)
    if (!memcmp(p, what, n)) return p + n;
  return NULL;
}

/* "[rank0]:", which torchrun puts before a process's lines. */
static const char *skip_rank(const char *p, const char *end) {
  if (end - p < 4 || *p != '[') return p;
  const char *q = p + 1;
  while (q < end && aoti_is_letter(*q)) q++;
  const char *digits = q;
  while (q < end && aoti_is_digit(*q)) q++;
  return q > digits && end - q >= 2 && q[0] == ']' && q[1] == ':' ? q + 2 : p;
}

/* I0120 22:19:37.446000 4242 torch/x.py:12] [0/0] [__aot_graphs], or as loggers of 2023 wrote it:
 * [2023-10-17 16:41:04,143] [0/0] torch._functorch.aot_autograd.__aot_graphs: [INFO] */
const char *lex_prefix_end(const char *p, const char *end) {
  const char *line_end = memchr(p, '\n', (size_t)(end - p));
  if (!line_end) line_end = end;
  const char *q = skip_rank(skip_blank(p, line_end), line_end), *bracket;
  if (line_end - q > 24 && q[0] == '[' && aoti_is_digit(q[1]) && q[5] == '-' && q[8] == '-') {
    const char *level = after(q, line_end, ": [");
    bracket = level ? memchr(level, ']', (size_t)(line_end - level)) : NULL;
    return bracket ? bracket + 1 + (bracket + 1 < line_end && bracket[1] == ' ') : p;
  }
  if (line_end - q < 8 || !strchr("VDIWEC", *q) || !aoti_is_digit(q[1]) || !aoti_is_digit(q[4]) || q[5] != ' ')
    return q > p && q[-1] == ':' ? q : p;
  bracket = memchr(q, ']', (size_t)(line_end - q));
  if (!bracket) return p;
  for (q = bracket + 1;;) {
    const char *r = skip_blank(q, line_end);
    if (r == line_end || *r != '[' || !(bracket = memchr(r, ']', (size_t)(line_end - r)))) break;
    if (bracket + 1 < line_end && bracket[1] != ' ' && bracket[1] != '\r') break; /* sizes of a line that was broken */
    q = bracket + 1;
  }
  return q < line_end && *q == ' ' ? q + 1 : q;
}

const char *lex_line_start(const char *p, const char *end) {
  const char *line_end = memchr(p, '\n', (size_t)(end - p));
  return skip_blank(lex_prefix_end(p, end), line_end ? line_end : end);
}

void lex_init(lexer *lx, const char *text, size_t n, const char *p) {
  *lx = (lexer){.text = text, .end = text + n, .p = lex_line_start(p, text + n)};
  lex_next(lx);
}

static void set(lexer *lx, lex_kind kind, const char *end) {
  lx->token = (lex_token){.kind = kind, .at = lx->p, .n = (size_t)(end - lx->p)};
  lx->p = end;
}
static void bad(lexer *lx, const char *end, const char *what) {
  set(lx, LEX_BAD, end);
  lx->token.what = what;
}

static void number(lexer *lx) {
  const char *q = lx->p;
  bool is_float = false;
  while (q < lx->end && aoti_is_digit(*q)) q++;
  if (q < lx->end && *q == '.') is_float = true, q++;
  while (is_float && q < lx->end && aoti_is_digit(*q)) q++;
  if (q < lx->end && (*q == 'e' || *q == 'E')) {
    const char *r = q + 1;
    if (r < lx->end && (*r == '+' || *r == '-')) r++;
    if (r < lx->end && aoti_is_digit(*r)) {
      is_float = true;
      while (r < lx->end && aoti_is_digit(*r)) r++;
      q = r;
    }
  }
  if (q < lx->end && aoti_is_letter(*q)) {
    bad(lx, q + 1, "a number runs into a letter");
    return;
  }
  char copy[400];
  size_t n = (size_t)(q - lx->p);
  if (n >= sizeof copy) {
    bad(lx, q, "a number has too many digits");
    return;
  }
  memcpy(copy, lx->p, n);
  copy[n] = 0;
  int64_t v = 0;
  for (size_t i = 0; !is_float && i < n; i++)
    if (aoti_mul_overflows(v, 10, &v) || aoti_add_overflows(v, copy[i] - '0', &v)) {
      /* -9223372036854775808 is written, and the minus is its own token. */
      if (!strcmp(copy, "9223372036854775808")) {
        v = INT64_MIN;
        break;
      }
      bad(lx, q, "an integer does not fit 64 bits");
      return;
    }
  set(lx, is_float ? LEX_FLOAT : LEX_INT, q);
  lx->token.i = v;
  lx->token.f = is_float ? strtod(copy, NULL) : (double)v;
}

static void string(lexer *lx) {
  char quote = *lx->p;
  const char *q = lx->p + 1;
  while (q < lx->end && *q != quote && *q != '\n') q += *q == '\\' && q + 1 < lx->end ? 2 : 1;
  if (q >= lx->end || *q != quote)
    bad(lx, q < lx->end ? q : lx->end, "a string does not end");
  else
    set(lx, LEX_STRING, q + 1);
}

static const char *end_of_line(const lexer *lx) {
  const char *q = memchr(lx->p, '\n', (size_t)(lx->end - lx->p));
  return q ? q : lx->end;
}

void lex_next(lexer *lx) {
  for (;;) {
    lx->p = skip_blank(lx->p, lx->end);
    if (lx->p == lx->end) {
      set(lx, LEX_END, lx->p);
      return;
    }
    char c = *lx->p;
    if (c == '\n') {
      set(lx, LEX_NEWLINE, lx->p + 1);
      lx->p = lex_line_start(lx->p, lx->end);
      if (!lx->brackets) return;
    } else if (c == '#') {
      set(lx, LEX_COMMENT, end_of_line(lx));
      if (!lx->brackets) return;
    } else {
      break;
    }
  }
  char c = *lx->p, d = lx->p + 1 < lx->end ? lx->p[1] : 0;
  if (aoti_is_letter(c)) {
    const char *q = lx->p;
    while (q < lx->end && (aoti_is_letter(*q) || aoti_is_digit(*q))) q++;
    set(lx, LEX_NAME, q);
  } else if (aoti_is_digit(c) || (c == '.' && aoti_is_digit(d))) {
    number(lx);
  } else if (c == '"' || c == '\'') {
    string(lx);
  } else if (c && strchr("()[]{}", c)) {
    if (strchr("([{", c))
      lx->brackets++;
    else if (lx->brackets)
      lx->brackets--;
    set(lx, LEX_OP, lx->p + 1);
  } else if (c && strchr("/*=!<>-", c) &&
             ((d == c && c != '!' && c != '-') || (d == '=' && c != '-') || (c == '-' && d == '>'))) {
    set(lx, LEX_OP, lx->p + 2);
  } else if (c && strchr("+-*/%=<>.,:;&|^~@", c)) {
    set(lx, LEX_OP, lx->p + 1);
  } else {
    bad(lx, lx->p + 1, "an unexpected character");
  }
}

void lex_skip_line(lexer *lx) {
  lx->brackets = 0;
  while (lx->token.kind != LEX_END && lx->token.kind != LEX_NEWLINE) {
    lx->p = end_of_line(lx);
    lex_next(lx);
  }
}

bool lex_is(const lexer *lx, const char *text) {
  const lex_token *t = &lx->token;
  return (t->kind == LEX_NAME || t->kind == LEX_OP) && strlen(text) == t->n && !memcmp(text, t->at, t->n);
}

static int hex(char c) {
  if (aoti_is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

aot_status lex_string(aoti_arena *arena, const lex_token *t, const char **out, size_t *out_n) {
  char *s;
  size_t k = 0;
  AOT_TRY(aoti_arena_alloc(arena, t->n, 1, &s));
  const char *end = t->at + t->n - 1;
  for (const char *p = t->at + 1; p < end;) {
    const char *q = skip_escape(p, end);
    if (q != p) {
      p = q;
      continue;
    }
    if (*p != '\\' || p + 1 >= end) {
      s[k++] = *p++;
      continue;
    }
    static const char from[] = "ntr0", to[] = "\n\t\r";
    const char *known = strchr(from, p[1]);
    if (p[1] == 'x' && p + 3 < end && hex(p[2]) >= 0 && hex(p[3]) >= 0) {
      s[k++] = (char)(hex(p[2]) * 16 + hex(p[3]));
      p += 4;
      continue;
    }
    s[k++] = known && *known ? to[known - from] : p[1];
    p += 2;
  }
  s[k] = 0;
  *out = s;
  *out_n = k;
  return NULL;
}
