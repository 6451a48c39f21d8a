/* parse: what the parts of the PTX parser share. Text in, ptx_func and ptx_var out; an error carries its line. What
 * recurses over the input counts its depth. */
#ifndef AOT_PTXSIM_PARSE_H
#define AOT_PTXSIM_PARSE_H

#include "core.h"

typedef struct ptx_scope {
  aoti_map names;                /* -> index into syms */
  AOT_VEC(const char *) singles; /* registers that are declared one by one */
  uint32_t id;
} ptx_scope;

typedef struct ptx_late { /* an initialiser's symbol, resolved when the whole module is read */
  ptx_init *init;
  uint32_t line;
} ptx_late;

typedef struct ptx_debug_name { /* a label of a debug section that a .loc names, looked up when all is read */
  const char *name;
  uint32_t n, line;
} ptx_debug_name;

typedef struct ptx_refused { /* an opcode not executed here */
  const char *opcode, *why;
  uint32_t n, line;
} ptx_refused;

typedef struct ptx_parser {
  aoti_ptx_module *m;
  aoti_arena *arena;
  const char *p, *end;
  uint32_t line;
  uint32_t loc, node;
  ptx_func *f;              /* being read, or NULL */
  bool video;               /* in a video instruction: registers may have parts and signs */
  uint32_t unit, file_base; /* how many linked texts were read before this one, and where its .file numbers begin */
  bool local, weak;         /* the declaration being read */
  bool open_comment;        /* the text ends in one */
  AOT_VEC(ptx_scope) scopes;
  AOT_VEC(ptx_symbol) syms; /* of the function */
  AOT_VEC(ptx_late) late;
  AOT_VEC(ptx_refused) refused;
  AOT_VEC(ptx_debug_name) debug_names;
  aoti_map debug_labels; /* of all sections */
  aoti_map places;       /* file, line and column of every .loc so far: where code may be inlined at */
} ptx_parser;

enum { PTX_MAX_SCOPES = 200, PTX_MAX_REGS = 1 << 20, PTX_MAX_VARS = 1 << 16, PTX_MAX_OPERANDS = 64 };

/* parse_lex.c */
aot_status ptx_fail(const ptx_parser *P, const char *fmt, ...) AOT_PRINTF(2, 3);
void ptx_skip(ptx_parser *P);                      /* blanks and comments */
bool ptx_accept(ptx_parser *P, const char *punct); /* takes it when it is next */
bool ptx_accept_word(ptx_parser *P, const char *word);
aot_status ptx_expect(ptx_parser *P, const char *punct) AOT_MUST_USE;
/* An identifier; *out_n 0 when there is none next. Letters, digits, _ $ % and, when dots is true, '.' and "::". */
const char *ptx_word(ptx_parser *P, bool dots, size_t *out_n);
aot_status ptx_string(ptx_parser *P, const char **out) AOT_MUST_USE;
aot_status ptx_name(ptx_parser *P, const char **out) AOT_MUST_USE;
aot_status ptx_new_name(ptx_parser *P, const char **out) AOT_MUST_USE; /* of what is declared: not every word is one */
ptx_type ptx_type_find(const char *text, size_t n);

/* parse_expr.c */
bool ptx_literal(ptx_parser *P, ptx_opnd *out); /* one number without a sign; false when none is next */
aot_status ptx_integer(ptx_parser *P, uint64_t *out) AOT_MUST_USE; /* one whole number without a sign */
/* A constant expression; out->kind is INT, F32, F64, or NONE when none is next. */
aot_status ptx_constant_operand(ptx_parser *P, ptx_opnd *out) AOT_MUST_USE;
aot_status ptx_offset(ptx_parser *P, uint64_t *out) AOT_MUST_USE; /* a constant expression of whole numbers */

/* parse_module.c */
aot_status ptx_parse_var(ptx_parser *P, ptx_space space, bool is_extern, bool in_params) AOT_MUST_USE;
aot_status ptx_parse_loc(ptx_parser *P) AOT_MUST_USE;
aot_status ptx_parse_file(ptx_parser *P) AOT_MUST_USE;
aot_status ptx_parse_prototype(ptx_parser *P) AOT_MUST_USE;
bool ptx_is_stored(ptx_type t); /* a type of registers and variables, not only of operations */
aot_status ptx_skip_to(ptx_parser *P, char end) AOT_MUST_USE;
aot_status ptx_refuse(ptx_parser *P, const char *opcode, size_t n, const char *why) AOT_MUST_USE;
/* An error when the module is older than what it uses needs; zeros are met. */
aot_status ptx_too_old(const ptx_parser *P, ptx_since need, const char *what, size_t n) AOT_MUST_USE;

/* parse_unit.c */
aot_status ptx_parse_pragma(ptx_parser *P) AOT_MUST_USE;
/* What a text leaves to be looked up at its end. */
aot_status ptx_end_unit(ptx_parser *P) AOT_MUST_USE;
/* The symbol of that name which the declaration being read is another one of, or NULL. */
ptx_symbol *ptx_same_symbol(ptx_parser *P, const char *name);
aot_status ptx_new_symbol(ptx_parser *P, const char *name, ptx_symbol sym) AOT_MUST_USE;
/* Whether what an earlier text defines stays, and this definition is dropped. */
bool ptx_first_stays(const ptx_parser *P, const ptx_symbol *old);

/* parse_body.c */
aot_status ptx_parse_body(ptx_parser *P) AOT_MUST_USE;
aot_status ptx_push_scope(ptx_parser *P) AOT_MUST_USE;
aot_status ptx_declare(ptx_parser *P, const char *name, ptx_symbol sym) AOT_MUST_USE;
aot_status ptx_declare_reg(ptx_parser *P, ptx_type type, const char *name, uint32_t *out) AOT_MUST_USE;

#endif
