/* What the symbolic-integer files share: the canonical form, which is sympy's without expansion of products of sums.
 *
 * An expression is an atom (symbol, floordiv, mod, max, min), one product, or a sum of products. A product is a
 * coefficient times powers of atoms, where a sum may stand as an atom: s0*(s1 + 1). Factors are kept in sympy's order
 * of factors, terms in its order of printing, so that printing is a walk. Expressions are interned: equal ones are one.
 */
#ifndef AOT_IR_SYM_H
#define AOT_IR_SYM_H

#include "ir.h"

/* A product of sums repeats; these bound what hostile text can build. */
enum { SYM_MAX_TERMS = 256, SYM_MAX_FACTORS = 64, SYM_MAX_DEPTH = 64, SYM_MAX_EXPRS = 1 << 20 };

/* Kinds of expressions: aoti_sym_kind's, where a sum is AOTI_SYM_ADD and one product AOTI_SYM_MUL, and Python's modulo
 * of values that may be negative, which PyTorch spells differently. */
enum { SYM_PYTHON_MOD = AOTI_SYM_MIN + 1 };
/* A call of a function that is only text here, ToFloat(s0), is a symbol of that name that has no value. */
#define SYM_OPAQUE UINT32_MAX

typedef struct sym_factor {
  uint32_t atom, power;
} sym_factor;
typedef struct sym_term {
  int64_t coef;
  uint32_t n;
  const sym_factor *f;
} sym_term;
typedef struct sym_expr {
  uint8_t kind, depth;
  uint32_t n;            /* terms, or arguments */
  const sym_term *terms; /* ADD, MUL */
  const aot_int *args;   /* FLOORDIV, MOD (two); MAX, MIN (two or more, sorted) */
  const char *name;      /* SYMBOL */
  uint32_t index;        /* SYMBOL: order of creation; SYM_OPAQUE for a function nothing is known of */
  int64_t hint;
  sym_term self;       /* an atom seen as a product */
  aot_int left, right; /* how it is made from two: aoti_sym_parts */
  int64_t low, high;   /* bounds, given symbols of at least 2; INT64_MIN and INT64_MAX are infinite */
} sym_expr;

struct aoti_syms {
  const aoti_allocator *from;
  uint32_t refs;
  aoti_arena arena;
  AOT_VEC(sym_expr) exprs; /* [0] is not used */
  AOT_VEC(uint32_t) symbols;
  AOT_VEC(aoti_guard) guards;
  aoti_map interned, names, guard_keys;
  uint32_t next_name;
  int64_t *samples; /* n_samples rows of a value per symbol at which that many equations hold */
  size_t n_samples, samples_for;
  aot_status failure;
};

static inline const sym_expr *sym_at(const aoti_syms *s, uint32_t id) { return &s->exprs.at[id]; }
/* The terms of any expression; scratch holds a constant's. */
const sym_term *sym_terms(const aoti_syms *s, aot_int e, sym_term *scratch, size_t *n);
/* sympy's order of expressions, of atoms, and of the terms of a sum. */
int sym_compare(const aoti_syms *s, aot_int a, aot_int b);
int sym_compare_atoms(const aoti_syms *s, uint32_t a, uint32_t b);
/* The i-th term of a sum as it is printed. */
const sym_term *sym_printed_term(const sym_expr *x, uint32_t i);
int sym_compare_terms(const aoti_syms *s, const sym_term *a, const sym_term *b);

/* Bounds that hold for all symbols of at least 2. */
typedef struct sym_range {
  int64_t low, high;
} sym_range;
sym_range sym_range_of(const aoti_syms *s, aot_int e);
sym_range sym_range_of_terms(const aoti_syms *s, const sym_term *t, size_t n);
sym_range sym_range_of_call(const aoti_syms *s, const sym_expr *x);

/* Python's. b is not 0, and not -1 when a is INT64_MIN. */
int64_t sym_floor_div(int64_t a, int64_t b);
int64_t sym_floor_mod(int64_t a, int64_t b);

/* The value, given values by expression id, or by the hints when values is NULL; false on overflow or division by 0. */
bool sym_value_of_terms(const sym_term *t, size_t n, const int64_t *values, const aoti_syms *s, int64_t *out);
bool sym_value_of_call(const aoti_syms *s, const sym_expr *x, const int64_t *values, int64_t *out);

/* The value that has this text and no number. */
aot_status sym_opaque(aoti_syms *s, const char *text, size_t n, int64_t hint, aot_int *out) AOT_MUST_USE;

/* Arithmetic; either operand may be a constant. */
aot_status sym_add(aoti_syms *s, aot_int a, aot_int b, aot_int *out) AOT_MUST_USE;
aot_status sym_scale(aoti_syms *s, aot_int a, int64_t by, aot_int *out) AOT_MUST_USE;
aot_status sym_multiply(aoti_syms *s, aot_int a, aot_int b, aot_int *out) AOT_MUST_USE;
aot_status sym_floordiv(aoti_syms *s, aot_int a, aot_int b, aot_int *out) AOT_MUST_USE;
aot_status sym_modulo(aoti_syms *s, aot_int a, aot_int b, aot_int *out) AOT_MUST_USE;
/* kind is AOTI_SYM_MAX or AOTI_SYM_MIN. */
aot_status sym_extreme(aoti_syms *s, uint8_t kind, aot_int a, aot_int b, aot_int *out) AOT_MUST_USE;

#endif
