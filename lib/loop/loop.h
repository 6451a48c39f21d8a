/* loop: Loop IR, the level between fused groups of graph operators and LLVM IR.
 *
 * Enters: calls of the builder below (from the lowering rules) or text. Leaves: modules of kernels, checked by
 * aoti_loop_verify, printed by aoti_loop_print, mapped onto a target by aoti_loop_map; lib/codegen makes code of them.
 * Invariants: a kernel is an array of nodes in program order, a loop owning the nodes up to its end; a value is used
 * only after its node and only inside the block that holds it or inside nested ones, except that a reduce inside a loop
 * is used only after that loop; index expressions are hash-consed in canonical form, so equal ids mean equal
 * expressions; parse(print(m)) prints the same text. docs/loop-ir.md is the language reference.
 * Thread rule: a module belongs to one thread at a time. Everything lives in the module's arena.
 */
#ifndef AOT_LOOP_H
#define AOT_LOOP_H

#include "base.h"
#include <aot/types.h>

/* ---- ids ------------------------------------------------------------------------------------------------------ */

/* A scalar value: the id of the node that defines it. An index expression. 0 is "none", and what a failed builder call
 * returns: calls on 0 return 0, so a rule checks once, at aoti_loop_end_kernel. */
typedef uint32_t aoti_val;
typedef uint32_t aoti_ix;

/* ---- index expressions (ix.c) ---------------------------------------------------------------------------------- */

/* 64-bit integers over loop variables, size parameters, constants and i64 values. div and mod round towards minus
 * infinity, as Python's; divisors are positive. */
typedef enum aoti_ix_kind {
  AOTI_IX_NONE,
  AOTI_IX_VAR,   /* value: variable number */
  AOTI_IX_VALUE, /* value: node id of an i64 value; its range is known if the node is a check */
  AOTI_IX_SIZE,  /* value: size parameter number */
  AOTI_IX_DIV,   /* a floordiv b */
  AOTI_IX_MOD,   /* a mod b */
  AOTI_IX_MIN,
  AOTI_IX_MAX,
  AOTI_IX_MUL, /* a product of atoms (the kinds above), then its constant */
  AOTI_IX_ADD, /* a sum of products, left-nested, in canonical order, the constant last */
  AOTI_IX_CONST
} aoti_ix_kind;

typedef struct aoti_ix_node {
  int64_t value;
  aoti_ix a, b;
  uint16_t kind;  /* aoti_ix_kind */
  uint16_t depth; /* of the tree; bounded by AOTI_IX_MAX_DEPTH */
  uint32_t size;  /* leaves of the tree; bounded by AOTI_IX_MAX_SIZE */
  int64_t lo, hi; /* constant bounds; INT64_MIN and INT64_MAX stand for infinity */
  uint64_t vars;  /* bit v: variable v occurs, directly or in the value used as an index */
} aoti_ix_node;

enum { AOTI_IX_MAX_DEPTH = 64, AOTI_IX_MAX_SIZE = 2048 };
enum { AOTI_LOOP_MAX_VARS = 64, AOTI_LOOP_MAX_NESTING = 16, AOTI_LOOP_MAX_DIMS = 16 };

/* ---- nodes ---------------------------------------------------------------------------------------------------- */

typedef enum aoti_loop_op {
  AOTI_OP_NONE,
  AOTI_OP_CONST,    /* imm */
  AOTI_OP_SCALAR,   /* scalar parameter number item */
  AOTI_OP_INDEX,    /* the index expression as an i64 value */
  AOTI_OP_CHECK,    /* args[0] if 0 <= args[0] < index; otherwise 0, and the launch's error word keeps it */
  AOTI_OP_LOAD,     /* buffer item at index; with args: args[0] (b8) ? buffer[index] : args[1], not touching memory */
  AOTI_OP_STORE,    /* args[0] to buffer item at index, if args[1] (b8) when given; imm.i != 0 adds to what is there */
  AOTI_OP_LOOP,     /* variable item from 0 below its extent, over nodes [id + 1, end) */
  AOTI_OP_CONTRACT, /* sum over variable var of item[index] * item2[index2], accumulated in dtype */
  AOTI_OP_REDUCE_SUM,
  AOTI_OP_REDUCE_PROD,
  AOTI_OP_REDUCE_MIN, /* a NaN gives NaN; floats start at +-inf, integers at their limits */
  AOTI_OP_REDUCE_MAX,
  AOTI_OP_REDUCE_ANY, /* b8 */
  AOTI_OP_REDUCE_ALL,
  AOTI_OP_REDUCE_ARGMIN, /* args: value, its i64 position; the i64 position of the least value (a NaN counts as less */
  AOTI_OP_REDUCE_ARGMAX, /* than any), the smallest position among equals */
  AOTI_OP_SCAN_SUM,      /* what the reduction of the same name has after this iteration; its loop runs in order */
  AOTI_OP_SCAN_PROD,
  AOTI_OP_SCAN_MIN,
  AOTI_OP_SCAN_MAX,
  AOTI_OP_WEIGHT, /* args: x and its reduce.max in the same loop: exp(x - that maximum), 0 if it is -inf */
  AOTI_OP_OUTER,  /* for every value of var: the sum over the loop of args[0] * item[index] */
#define X(name, text, operands, class, result) AOTI_OP_##name,
#include "loop_ops.def"
#undef X
  AOTI_OP_COUNT
} aoti_loop_op;

typedef struct aoti_loop_node {
  uint16_t op;    /* aoti_loop_op */
  uint8_t dtype;  /* aot_dtype of the value; AOT_DTYPE_NONE when there is none. Never f16 or bf16 */
  uint8_t n_args; /* used entries of args */
  aoti_val args[3];
  uint32_t item, item2; /* buffer, scalar or variable number, by op */
  aoti_ix index, index2;
  uint32_t var;   /* contract, outer: its variable */
  uint32_t end;   /* loop: one past its last node; 0 while it is being built */
  uint32_t block; /* the innermost loop that holds this node; 0: the body of the kernel */
  uint64_t vars;  /* bit v: the value differs along variable v; a reduction has lost that of its loop */
  union {
    int64_t i; /* const of an integer dtype or b8; store: accumulate */
    double f;  /* const of a float dtype */
  } imm;
} aoti_loop_node;

/* ---- kernels -------------------------------------------------------------------------------------------------- */

enum { AOTI_READ = 1, AOTI_WRITE = 2, AOTI_ZEROED = 4 }; /* ZEROED: a launch's, written memory is zero before */

typedef struct aoti_buffer {
  const char *name;
  uint8_t dtype;
  uint8_t access; /* AOTI_READ | AOTI_WRITE */
  uint16_t align; /* known alignment of the base in bytes, a power of two; 0: that of the element */
  bool noalias; /* no other buffer of the kernel overlaps this one, except that read-only ones may overlap each other */
} aoti_buffer;

typedef struct aoti_size_param {
  const char *name;
  int64_t min, max; /* promised by the guards; min >= 0 */
} aoti_size_param;

typedef struct aoti_scalar_param {
  const char *name;
  uint8_t dtype;
} aoti_scalar_param;

typedef struct aoti_var {
  const char *name;
  aoti_ix extent;
} aoti_var;

/* Read the fields freely; change them through the builder only. */
typedef struct aoti_kernel {
  struct aoti_loop_module *module;
  const char *name;
  AOT_VEC(const char *) notes; /* names of the graph nodes computed here */
  AOT_VEC(aoti_buffer) buffers;
  AOT_VEC(aoti_size_param) sizes;
  AOT_VEC(aoti_scalar_param) scalars;
  AOT_VEC(aoti_var) vars; /* the first n_dims are the parallel dimensions, outermost first; then those of loops */
  size_t n_dims;
  AOT_VEC(aoti_loop_node) nodes; /* nodes.at[0] is unused */
  AOT_VEC(aoti_ix_node) ix;      /* ix.at[0] is unused */
  aoti_map interned;             /* of ix nodes */
  aoti_map names;                /* of parameters and variables: kind << 24 | number */
  uint32_t block;                /* the innermost loop being built */
  uint64_t outer_vars;           /* bit v: v is the variable of an outer node */
  aot_status error;              /* the first failure of a builder call; owned until aoti_loop_end_kernel takes it */
} aoti_kernel;

typedef struct aoti_loop_module {
  aoti_arena *arena;
  AOT_VEC(aoti_kernel *) kernels;
  aoti_map names; /* 1 where a kernel is called so */
} aoti_loop_module;

/* ---- building (build.c) --------------------------------------------------------------------------------------- */

/* arena outlives the module. There is no deinit. */
void aoti_loop_module_init(aoti_loop_module *module, aoti_arena *arena);

/* Whether a name can stand for a parameter or variable, and, without dots, for a kernel. */
bool aoti_loop_is_identifier(const char *name);
/* Begins a kernel: name is an identifier (letters, digits and _; not starting with a digit or "aot"; other names may
 * have dots), unique in the module.
 * Order of calls: parameters and dims first, then the body, then end_kernel. On OOM returns NULL, and nothing else. */
aoti_kernel *aoti_loop_begin_kernel(aoti_loop_module *module, const char *name);
/* Closes the kernel: reports the first error of its builder calls, then verifies it. A kernel that fails is removed
 * from the module. */
aot_status aoti_loop_end_kernel(aoti_kernel *k) AOT_MUST_USE;
/* Removes a kernel, finished or not, from its module. */
void aoti_loop_drop_kernel(aoti_kernel *k);

/* The name of a graph node this kernel computes: a comment in the emitted code. */
void aoti_loop_note(aoti_kernel *k, const char *node_name);
/* Each returns the parameter's number, UINT32_MAX on failure. Names are identifiers, unique in the kernel together with
 * the variables. Buffer numbers are in order of the calls, and are the order of the kernel's arguments. */
uint32_t aoti_loop_buffer(aoti_kernel *k, const char *name, aot_dtype dtype, int access, unsigned align, bool noalias);
uint32_t aoti_loop_scalar(aoti_kernel *k, const char *name, aot_dtype dtype);
/* A size parameter as an index expression. min, max: what the guards promise (0, INT64_MAX if nothing). */
aoti_ix aoti_loop_size(aoti_kernel *k, const char *name, int64_t min, int64_t max);
/* A parallel dimension, the next inner one: its points run in any order. Returns its variable. A kernel without
 * dimensions runs its body once. */
aoti_ix aoti_loop_dim(aoti_kernel *k, const char *name, aoti_ix extent);

/* Index expressions. They simplify: terms are collected, (i*4 + j) div 4 is i when j < 4, x div n * n + x mod n is x.
 */
aoti_ix aoti_ix_const(aoti_kernel *k, int64_t value);
aoti_ix aoti_ix_size(aoti_kernel *k, uint32_t number); /* a size parameter; aoti_loop_size returns it too */
aoti_ix aoti_ix_add(aoti_kernel *k, aoti_ix a, aoti_ix b);
aoti_ix aoti_ix_sub(aoti_kernel *k, aoti_ix a, aoti_ix b);
aoti_ix aoti_ix_mul(aoti_kernel *k, aoti_ix a, aoti_ix b);
aoti_ix aoti_ix_div(aoti_kernel *k, aoti_ix a, aoti_ix b); /* floor; b positive */
aoti_ix aoti_ix_mod(aoti_kernel *k, aoti_ix a, aoti_ix b); /* of the divisor's sign; b positive */
aoti_ix aoti_ix_min(aoti_kernel *k, aoti_ix a, aoti_ix b);
aoti_ix aoti_ix_max(aoti_kernel *k, aoti_ix a, aoti_ix b);
/* An i64 value as an index. Pass it through aoti_loop_check first wherever it comes from memory. */
aoti_ix aoti_ix_value(aoti_kernel *k, aoti_val v);
/* What the simplifier knows: true if x is this constant; coefficient of variable v if x is linear in it (0 if it does
 * not occur, AOTI none (0 id) if not linear). */
bool aoti_ix_is_const(const aoti_kernel *k, aoti_ix x, int64_t *out);
aoti_ix aoti_ix_coefficient(aoti_kernel *k, aoti_ix x, uint32_t v);
/* True when 0 <= x and x < bound hold for all values of variables inside their extents. */
bool aoti_ix_in_range(aoti_kernel *k, aoti_ix x, aoti_ix bound);
/* x of kernel from, rebuilt in kernel k: variable v becomes vars[v], size s sizes[s], value n values[n]. */
aoti_ix aoti_ix_translate(aoti_kernel *k, const aoti_kernel *from, aoti_ix x, const aoti_ix *vars, const aoti_ix *sizes,
                          const aoti_val *values);
/* x with values for the sizes; it may contain nothing but sizes and constants. INVALID on overflow or division by 0. */
aot_status aoti_ix_eval(const aoti_kernel *k, aoti_ix x, const int64_t *sizes, int64_t *out) AOT_MUST_USE;
/* x, of sizes and constants, as code over the numbers of the sizes. */
aot_status aoti_ix_expr(const aoti_kernel *k, aoti_arena *arena, aoti_ix x, aoti_expr *out) AOT_MUST_USE;
/* Appends x as text. */
void aoti_ix_print(const aoti_kernel *k, aoti_ix x, aoti_text *out);

/* Values. dtype f16 and bf16 never occur: arithmetic is in f32. Each call appends a node, so give values names: C
 * evaluates the arguments of nested calls in any order, and the text would depend on the compiler. */
aoti_val aoti_loop_const_f(aoti_kernel *k, aot_dtype dtype, double value);  /* f32 (rounded), f64 */
aoti_val aoti_loop_const_i(aoti_kernel *k, aot_dtype dtype, int64_t value); /* integers (must fit), b8 (0 or 1) */
aoti_val aoti_loop_scalar_value(aoti_kernel *k, uint32_t scalar); /* f16/bf16 scalars are passed and read as f32 */
aoti_val aoti_loop_index(aoti_kernel *k, aoti_ix x);              /* an index expression as an i64 value */
/* v (i64) if 0 <= v < extent, else 0, and the launch's error word keeps v, which the runtime reports after the run. */
aoti_val aoti_loop_check(aoti_kernel *k, aoti_val v, aoti_ix extent);
/* buffer[index]; f16 and bf16 widen to f32. */
aoti_val aoti_loop_load(aoti_kernel *k, uint32_t buffer, aoti_ix index);
/* valid ? buffer[index] : other, where memory is read only if valid (b8) holds; other has the dtype of the load. */
aoti_val aoti_loop_load_if(aoti_kernel *k, uint32_t buffer, aoti_ix index, aoti_val valid, aoti_val other);
/* buffer[index] = v; f16 and bf16 buffers take f32 and round. valid may be 0 (always). */
void aoti_loop_store(aoti_kernel *k, uint32_t buffer, aoti_ix index, aoti_val v, aoti_val valid);
/* Combines v with an element, in program order: only where no other point of the domain touches that element. A maximum
 * of i32 or i64 outside loops may be of an element that other points raise too. */
typedef enum aoti_store_kind {
  AOTI_STORE_SET,
  AOTI_STORE_ADD,
  AOTI_STORE_MUL,
  AOTI_STORE_MIN,
  AOTI_STORE_MAX,
  AOTI_STORE_KINDS
} aoti_store_kind;
void aoti_loop_update(aoti_kernel *k, aoti_store_kind kind, uint32_t buffer, aoti_ix index, aoti_val v, aoti_val valid);
/* A pointwise operation of loop_ops.def (not cast); unused operands are 0. */
aoti_val aoti_loop_op1(aoti_kernel *k, aoti_loop_op op, aoti_val a);
aoti_val aoti_loop_op2(aoti_kernel *k, aoti_loop_op op, aoti_val a, aoti_val b);
aoti_val aoti_loop_op3(aoti_kernel *k, aoti_loop_op op, aoti_val a, aoti_val b, aoti_val c);
/* v itself when it has the dtype already (f16 and bf16 mean f32 followed by the rounding op). */
aoti_val aoti_loop_cast(aoti_kernel *k, aot_dtype dtype, aoti_val v);

/* A loop: the calls up to end_loop are its body; returns its variable. Iterations of a loop whose body stores run in
 * order as seen by each point of the domain. */
aoti_ix aoti_loop_begin_loop(aoti_kernel *k, const char *name, aoti_ix extent);
void aoti_loop_end_loop(aoti_kernel *k);
/* Inside a loop: reduces v over the iterations of the innermost open loop; the result may be used after that loop.
 * op: AOTI_OP_REDUCE_*; position (i64): argmin and argmax only, else 0. Reduction of nested loops: reduce in the inner
 * one, then reduce that result in the outer one. */
aoti_val aoti_loop_reduce(aoti_kernel *k, aoti_loop_op op, aoti_val v, aoti_val position);
/* Inside a loop: op (AOTI_OP_SCAN_*) over v of the iterations up to this one. Its loop runs in order. */
aoti_val aoti_loop_scan(aoti_kernel *k, aoti_loop_op op, aoti_val v);
/* sum over var < extent of a[index_a] * b[index_b], in dtype f32 or f64 (f16 and bf16 operands widen). Call begin_
 * first to get the variable the indices use. Not inside a loop. Values after it are its epilogue. */
aoti_ix aoti_loop_begin_contract(aoti_kernel *k, const char *name, aoti_ix extent);
aoti_val aoti_loop_contract(aoti_kernel *k, aoti_ix var, uint32_t a, aoti_ix index_a, uint32_t b, aoti_ix index_b,
                            aot_dtype dtype);
/* In the loop of a stream (see aoti_loop_stream): exp(x - max), where max is the reduce.max of x over that loop; it
 * goes into sums and outer nodes only, so that the greatest x need not be known before the loop ends. */
aoti_val aoti_loop_weight(aoti_kernel *k, aoti_val x, aoti_val max);
/* In the loop of a stream: for every value of var, from begin_contract, the sum over the loop of v * b[index]. Used
 * after the loop, where statements that differ along var are run for each of its values. */
aoti_val aoti_loop_outer(aoti_kernel *k, aoti_ix var, aoti_val v, uint32_t b, aoti_ix index);

/* ---- facts about nodes (build.c) ------------------------------------------------------------------------------- */

const char *aoti_loop_op_name(aoti_loop_op op);
/* The dtype that values of a buffer's or scalar's dtype have: f32 for f16 and bf16, else itself. */
aot_dtype aoti_loop_value_dtype(aot_dtype dtype);
size_t aoti_loop_dtype_size(aot_dtype dtype);
const char *aoti_loop_dtype_name(aot_dtype dtype);
bool aoti_loop_is_float(aot_dtype dtype);
static inline bool aoti_loop_is_reduce(unsigned op) { return op >= AOTI_OP_REDUCE_SUM && op <= AOTI_OP_REDUCE_ARGMAX; }
static inline bool aoti_loop_is_scan(unsigned op) { return op >= AOTI_OP_SCAN_SUM && op <= AOTI_OP_SCAN_MAX; }
static inline bool aoti_loop_is_pointwise(unsigned op) { return op > AOTI_OP_OUTER && op < AOTI_OP_COUNT; }
/* What is known after the loop that holds it. */
static inline bool aoti_loop_is_total(unsigned op) { return aoti_loop_is_reduce(op) || op == AOTI_OP_OUTER; }
/* The operation of a store that is no AOTI_STORE_SET. */
static inline aoti_loop_op aoti_loop_update_op(aoti_store_kind kind) {
  return kind == AOTI_STORE_ADD   ? AOTI_OP_ADD
         : kind == AOTI_STORE_MUL ? AOTI_OP_MUL
         : kind == AOTI_STORE_MIN ? AOTI_OP_MIN
                                  : AOTI_OP_MAX;
}
/* A store whose element other points may touch. */
static inline bool aoti_loop_is_shared(const aoti_loop_node *n) {
  return n->op == AOTI_OP_STORE && n->imm.i == AOTI_STORE_MAX && !n->block;
}
/* Whether the iterations of the loop that directly holds node id run in order for its sake: it scans, or adds to
 * memory. */
static inline bool aoti_loop_in_order(const aoti_kernel *k, uint32_t id) {
  const aoti_loop_node *n = &k->nodes.at[id];
  return n->block && (aoti_loop_is_scan(n->op) || (n->op == AOTI_OP_STORE && n->imm.i));
}
/* A call of a function of kernels-ir: those of loop_ops.def from exp on. */
static inline bool aoti_loop_is_call(unsigned op) { return op >= AOTI_OP_EXP && op < AOTI_OP_COUNT; }
/* The node after id in its block. */
static inline uint32_t aoti_loop_next(const aoti_kernel *k, uint32_t id) {
  return k->nodes.at[id].op == AOTI_OP_LOOP ? k->nodes.at[id].end : id + 1;
}
/* Variable v as an index expression. */
aoti_ix aoti_ix_var(aoti_kernel *k, uint32_t v);
/* What is looked up by name in a kernel. */
enum { AOTI_NAME_BUFFER, AOTI_NAME_SIZE, AOTI_NAME_SCALAR, AOTI_NAME_VAR };
/* Number of domain points as an index expression; the constant 1 without dimensions. */
aoti_ix aoti_loop_points(aoti_kernel *k);

/* ---- the same code (same.c) ------------------------------------------------------------------------------------- */

/* Appends bytes that two kernels share exactly when one's code computes the other too: all but names and notes. */
void aoti_loop_key(const aoti_kernel *k, aoti_text *out);

/* ---- rewriting and mapping (rewrite.c, map.c) ------------------------------------------------------------------- */

/* A copy of k in another module, under the same name. */
aot_status aoti_loop_copy(aoti_loop_module *to, const aoti_kernel *k, aoti_kernel **out) AOT_MUST_USE;
/* A copy of k with as few dimensions and loops as possible: dimensions of extent 1 are gone, and neighbours i, j that
 * occur only as i * extent(j) + j (times anything) are one, as are two loops of one reduction. flatten: two loops of
 * one reduction become one even where they are apart in memory. Kernels with a contraction are copied as they are. */
aot_status aoti_loop_collapse(aoti_loop_module *to, aoti_kernel *k, bool flatten, aoti_kernel **out) AOT_MUST_USE;

/* A stream: products of rows with the columns that a loop runs through, statements on them, and products of their
 * results with other columns, such that no matrix of rows by columns is ever in memory. It is what attention is made
 * of: scores q k^T, their softmax, times v. Shape: the last dimension is that of the rows; one loop, of the columns,
 * whose extent may depend on the row (causal), monotonically; in it contract nodes of a row and a column operand,
 * pointwise statements and loads, at most one weight, sums, and outer nodes; then an epilogue. */
enum { AOTI_STREAM_PARTS = 4, AOTI_STREAM_EXTENT = 256 };
typedef struct aoti_panel { /* elements buffer[index] for each row (or column) and each value of var */
  uint32_t buffer, var;
  aoti_ix index;
  unsigned extent; /* of var */
} aoti_panel;
typedef struct aoti_stream {
  uint32_t loop, row, column; /* the loop's node; variables */
  bool ragged;                /* the extent depends on the row */
  uint32_t maximum, weight;   /* nodes, or 0 */
  unsigned n_products, n_outers, n_sums, n_rows, n_columns;
  uint32_t product[AOTI_STREAM_PARTS], outer[AOTI_STREAM_PARTS], sum[AOTI_STREAM_PARTS]; /* nodes */
  aoti_panel rows[AOTI_STREAM_PARTS], columns[2 * AOTI_STREAM_PARTS];                    /* each operand once */
  uint8_t product_rows[AOTI_STREAM_PARTS], product_columns[AOTI_STREAM_PARTS], outer_columns[AOTI_STREAM_PARTS];
} aoti_stream;
/* Whether some node exists in streams only; then the kernel must be one. */
bool aoti_loop_wants_stream(const aoti_kernel *k);
/* NULL, or what about the kernel is not as a stream must be. */
const char *aoti_loop_stream(aoti_kernel *k, aoti_stream *out);
/* How often the loop runs for a row in the middle. */
aoti_ix aoti_loop_stream_length(aoti_kernel *k, const aoti_stream *s);

/* How the points of the domain and the loops inside them are spread over a target. */
typedef enum aoti_map_kind {
  AOTI_MAP_POINTS,   /* a thread or vector lane computes whole points */
  AOTI_MAP_ROWS,     /* threads share one point: its loops run along memory. On the host: the loops are vectorised */
  AOTI_MAP_COLUMNS,  /* neighbouring points are neighbours in memory, the loops are not: points are vector lanes */
  AOTI_MAP_CONTRACT, /* one contraction with linear indices: tiles */
  AOTI_MAP_STREAM    /* tiles of rows by columns */
} aoti_map_kind;

typedef struct aoti_mapping {
  aoti_map_kind kind;
  aoti_ix points;  /* of the domain */
  aoti_ix work;    /* inner iterations of one point; 1 if unknown or none */
  int64_t row_max; /* rows: the greatest extent of a top-level loop that is known, INT64_MAX if none is */
  bool checks;     /* some index is checked: the kernel reports errors */
} aoti_mapping;
aot_status aoti_loop_map(aoti_kernel *k, aoti_mapping *out) AOT_MUST_USE;
/* Floating-point operations of a launch, as written: one for an arithmetic operation, a function call, or a step of a
 * reduction or scan, two for a fused multiply-add and each product of a contraction; comparisons, casts, copies of the
 * sign and integers are none. Statements inside a loop whose extent depends on a variable count once. */
aoti_ix aoti_loop_flops(aoti_kernel *k);

/* ---- text (print.c, parse.c), verify.c ------------------------------------------------------------------------- */

void aoti_loop_print_kernel(const aoti_kernel *k, aoti_text *out);
void aoti_loop_print(const aoti_loop_module *module, aoti_text *out);
/* Reads a module. Errors are INVALID with line, column and the offending line. n bytes; NULs are not allowed. */
aot_status aoti_loop_parse(aoti_loop_module *module, const char *text, size_t n) AOT_MUST_USE;
/* Whether node id, in its place, keeps the rules; the nodes before it are taken to. */
aot_status aoti_loop_verify_node(const aoti_kernel *k, uint32_t id) AOT_MUST_USE;
/* Also: every loop is closed, no name is used twice, some node stores. */
aot_status aoti_loop_verify_kernel(const aoti_kernel *k) AOT_MUST_USE;
aot_status aoti_loop_verify(const aoti_loop_module *module) AOT_MUST_USE;

#endif
