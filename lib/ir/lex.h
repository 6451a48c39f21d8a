/* Tokens of the text of graphs, which is a small part of Python. */
#ifndef AOT_IR_LEX_H
#define AOT_IR_LEX_H

#include "ir.h"

typedef enum lex_kind {
  LEX_END,
  LEX_NEWLINE, /* not inside brackets */
  LEX_NAME,
  LEX_INT,
  LEX_FLOAT,
  LEX_STRING,  /* with its quotes; lex_string decodes it */
  LEX_OP,      /* one or two characters */
  LEX_COMMENT, /* "# ..." to the end of the line; not inside brackets */
  LEX_BAD      /* what says why */
} lex_kind;

typedef struct lex_token {
  lex_kind kind;
  const char *at;
  size_t n;
  int64_t i;
  double f;
  const char *what;
} lex_token;

typedef struct lexer {
  const char *text, *end, *p;
  int brackets;
  lex_token token; /* the current one */
} lexer;

/* Starts at p, which lies in text and begins a line. The first token is current afterwards. */
void lex_init(lexer *lx, const char *text, size_t n, const char *p);
void lex_next(lexer *lx);
/* Moves past the rest of the line; the NEWLINE or END is current. */
void lex_skip_line(lexer *lx);
bool lex_is(const lexer *lx, const char *text); /* the current token is this name or operator */
aot_status lex_string(aoti_arena *arena, const lex_token *token, const char **out, size_t *out_n) AOT_MUST_USE;
/* Past the prefix that torch's logger gives a line, if there is one: what follows is the line as it was logged. */
const char *lex_prefix_end(const char *p, const char *end);
/* Past that prefix, and past spaces and colour escapes. */
const char *lex_line_start(const char *p, const char *end);

#endif
