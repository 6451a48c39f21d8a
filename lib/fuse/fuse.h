/* fuse: from a graph of ATen calls to fusion groups.
 *
 *   graph --(a lowering rule per op)--> tensor expressions --(aoti_fuse_run)--> groups --> Loop IR kernels and a plan
 *
 * Enters: tensor expressions that the rules of lib/loop/rules build through the calls below: loads, pointwise
 * operations, index maps (every view is one), reductions, contractions. Leaves: groups in execution order, each the
 * expressions one kernel computes, with the expressions that reach memory. An expression outside memory costs nothing:
 * it is computed where it is read, so a view is never a copy and a softmax is five expressions. Invariants: an
 * expression names lower ids only; equal expressions have equal ids; groups form no cycle and are sorted; every
 * expression a group reads is computed in it or stored by an earlier one. Thread rule: one thread at a time. Everything
 * lives in the arena given at the start.
 *
 * What fuses. A group has an iteration space of points P and, when it reduces, a reduced space R. A member is FULL
 * (one value per point of P x R), ROW (one per point of P) or RED (a reduction of P x R to P). Two groups merge when
 * their spaces are the same and every read between members is the identity on P x R or on P, in row-major order; then
 * what is read only inside the group never reaches memory. Reading at any other place (flipped, shifted, gathered,
 * another row) keeps the reader in a later group. A cheap expression that several groups read is computed in each,
 * unless storing it moves fewer bytes: n groups that each read L bytes for it alone, or one that reads L and stores W
 * with n - 1 groups that read W; stored when (n - 1) L > n W.
 */
#ifndef AOT_FUSE_H
#define AOT_FUSE_H

#include "ir.h"

/* ---- tensor expressions (te.c) --------------------------------------------------------------------------------- */

typedef uint32_t aoti_te; /* 0: none, and what a failed call returns; calls on 0 return 0 */
typedef enum aoti_te_kind {
  AOTI_TE_NONE,
  AOTI_TE_INPUT,    /* memory of a placeholder or get_attr node */
  AOTI_TE_CONST,    /* the number imm */
  AOTI_TE_SIZE,     /* the integer `extent` as an i64 value */
  AOTI_TE_SCALAR,   /* the call's random seed, or (op 1) its offset plus i, as i64 */
  AOTI_TE_IOTA,     /* the position along dimension dim, i64 */
  AOTI_TE_POINT,    /* operation op on the arguments, which have this one's sizes */
  AOTI_TE_VIEW,     /* args[0] at map: in_index[k] = start[k] + step[k] * index[src[k]] (+ step2 ..) */
  AOTI_TE_RESHAPE,  /* args[0]'s elements in row-major order with other sizes */
  AOTI_TE_PAD,      /* args[0] at index - lo where that lies inside it, else args[1] at index */
  AOTI_TE_GATHER,   /* args[0] at map, its dimension dim at args[1] (i64, this one's sizes), checked unless op is 1 */
  AOTI_TE_REDUCE,   /* operation op of args[0] over the dimensions in dims, which go away */
  AOTI_TE_CONTRACT, /* sum over k of args[0][.., m, k] * args[1][.., k, n], plus args[2] (a library call only) */
  AOTI_TE_SCAN,     /* operation op of args[0] up to each position along dimension dim */
  AOTI_TE_SCATTER,  /* [size[0], ..]: operation op over args[1]'s rows [n, ..] by args[0], their i64 row numbers [n];
                       without args[1] [size[0]]: the last place, plus 1, of each number in args[0], or 0 */
  AOTI_TE_SEARCH,  /* where along the last dimension of args[0], a b8, true ends, from args[1] up to args[2] (or all) */
  AOTI_TE_SEGMENT, /* operation op of args[0] along its last dimension, from position args[1] up to args[2] */
  AOTI_TE_LIST,    /* no value: args[0], then the list args[1] */
  AOTI_TE_CALL,    /* result dim of graph node i, whose operator the host runs on the operands in the list args[0] */
  AOTI_TE_STREAM   /* result dim of a kernel that a rule writes itself, of the operands in the list args[0]: form op of
                      graph node i, with the number f and the flag wrap */
} aoti_te_kind;

typedef struct aoti_dim_map {
  int8_t src; /* the dimension of the result that runs along this one; -1: none */
  int64_t step;
  aot_int start;
  int8_t src2; /* a second one, plus 1; 0: none */
  int64_t step2;
} aoti_dim_map;

typedef struct aoti_te_node {
  uint8_t kind, dtype, ndim, n_args;
  uint16_t op;     /* an aoti_loop_op; 0 in a POINT: the argument itself, as another dtype of the same values */
  int8_t dim;      /* IOTA, GATHER, SCAN, CALL, STREAM */
  bool wrap;       /* GATHER: negative positions count from the end; POINT: a function of kernels-ir; STREAM */
  uint32_t dims;   /* REDUCE: bit k: dimension k of args[0] */
  uint32_t depth;  /* of what is computed at once with it */
  uint32_t work;   /* statements that compute one element, as far as they are not in memory: see aoti_te_weight */
  uint32_t leaves; /* values they load, at most */
  aoti_te args[3];
  const aot_int *size;     /* ndim */
  const aot_int *stride;   /* in memory, once it is there; NULL: row-major */
  const aoti_dim_map *map; /* VIEW, GATHER: one per dimension of args[0] */
  const aot_int *lo;       /* PAD */
  aot_int extent;          /* SIZE; SCATTER: the row that is left out (padding), or -1 */
  double f;                /* CONST of a float dtype; STREAM */
  int64_t i;               /* CONST of another; SEARCH: the statements it computes */
  uint32_t node;           /* the graph node it is computed for */
  bool required;           /* must reach memory if it is computed at all */
  bool is_root;            /* must be computed: an output, or an input overwritten */
  aoti_te folded;          /* POINT: the sum of this contraction and args[1], which one library call could do */
  aoti_te store_to;        /* POINT: an INPUT whose memory it overwrites (copy_); 0 otherwise */
} aoti_te_node;

/* What one kernel may hold, so that a kernel compiles in a time of its own and a graph in time proportional to its
 * size. Work is counted as by aoti_te_weight. A PTX kernel has 4,352 bytes of parameters, 8 for a buffer or size: half
 * of them and a bit are for buffers. An expression that alone exceeds EXPR_WORK or EXPR_LEAVES is put in memory; as it
 * has three arguments at most, each within them, no single expression exceeds what a kernel holds. */
enum {
  AOTI_EXPR_DEPTH = 200, /* every walk over expressions may recurse */
  AOTI_EXPR_WORK = 512,
  AOTI_EXPR_LEAVES = 100,
  AOTI_SEARCH_STEP = 6, /* statements of one step of a search, besides its predicate */
  AOTI_KERNEL_WORK = 1024,
  AOTI_KERNEL_BUFFERS = 320,
  AOTI_KERNEL_MEMBERS = 64
};

typedef struct aoti_fuse_options {
  bool fused_rounding; /* f16 and bf16: round only what is stored; otherwise after each op, as eager execution does */
  bool extern_gemm;    /* f32 and f64 contractions are library calls, not kernels */
  bool few_threads;    /* a host: going through rows in order beats putting them in order first */
  aoti_log log;        /* topic "fuse": what did not fuse, and why */
} aoti_fuse_options;

typedef struct aoti_fuse aoti_fuse;

/* graph gives names to remarks, and the symbols of sizes. */
aot_status aoti_fuse_create(aoti_arena *arena, const aoti_graph *graph, const aoti_fuse_options *options,
                            aoti_fuse **out) AOT_MUST_USE;
const aoti_te_node *aoti_te_at(const aoti_fuse *f, aoti_te e);
/* The first failure of a builder call, handed over. */
aot_status aoti_fuse_status(aoti_fuse *f) AOT_MUST_USE;
void aoti_fuse_fail(aoti_fuse *f, aot_status status);
/* Expressions made from now on are computed for this graph node. */
void aoti_fuse_at_node(aoti_fuse *f, uint32_t node);

aoti_te aoti_te_input(aoti_fuse *f, uint32_t node, const aoti_meta *meta);
aoti_te aoti_te_float(aoti_fuse *f, aot_dtype dtype, double v); /* numbers have no dimensions */
aoti_te aoti_te_int(aoti_fuse *f, aot_dtype dtype, int64_t v);
aoti_te aoti_te_size(aoti_fuse *f, aot_int v);
/* The random seed of a call, or its offset plus i. */
aoti_te aoti_te_scalar(aoti_fuse *f, bool offset, int64_t i);
aoti_te aoti_te_iota(aoti_fuse *f, int ndim, const aot_int *size, int dim);
/* Operands broadcast as in PyTorch; b and c may be 0 (none). math: op is a function call. */
aoti_te aoti_te_point(aoti_fuse *f, unsigned op, bool math, aot_dtype dtype, aoti_te a, aoti_te b, aoti_te c);
aoti_te aoti_te_view(aoti_fuse *f, aoti_te a, int ndim, const aot_int *size, const aoti_dim_map *map);
aoti_te aoti_te_reshape(aoti_fuse *f, aoti_te a, int ndim, const aot_int *size);
aoti_te aoti_te_expand(aoti_fuse *f, aoti_te a, int ndim, const aot_int *size);
aoti_te aoti_te_permute(aoti_fuse *f, aoti_te a, const int *perm);
aoti_te aoti_te_slice(aoti_fuse *f, aoti_te a, int dim, aot_int start, aot_int length, int64_t step);
aoti_te aoti_te_select(aoti_fuse *f, aoti_te a, int dim, aot_int index);
aoti_te aoti_te_unsqueeze(aoti_fuse *f, aoti_te a, int dim);
aoti_te aoti_te_squeeze(aoti_fuse *f, aoti_te a, uint32_t dims); /* drops these dimensions, which have size 1 */
aoti_te aoti_te_pad(aoti_fuse *f, aoti_te inside, aoti_te outside, const aot_int *lo); /* sizes of outside */
aoti_te aoti_te_gather(aoti_fuse *f, aoti_te table, aoti_te index, int dim, bool wrap, const aoti_dim_map *map);
/* The same at positions that are inside whatever the data: they are not checked. */
aoti_te aoti_te_gather_inside(aoti_fuse *f, aoti_te table, aoti_te index, int dim, const aoti_dim_map *map);
/* keepdim puts dimensions of size 1 back. */
aoti_te aoti_te_reduce(aoti_fuse *f, unsigned op, aot_dtype dtype, aoti_te a, uint32_t dims, bool keepdim);
/* a [.., m, k], b [.., k, n]; the same number of dimensions, 2 or 3; accumulated in dtype, f32 or f64. */
aoti_te aoti_te_contract(aoti_fuse *f, aot_dtype dtype, aoti_te a, aoti_te b);
/* sum, made of a contraction and an addend by a pointwise operation: if it must be stored and nothing else wants the
 * contraction, the library call adds. */
void aoti_te_may_fold(aoti_fuse *f, aoti_te sum, aoti_te contract);
aoti_te aoti_te_scan(aoti_fuse *f, unsigned op, aoti_te a, int dim);
/* op: ADD, MUL, MIN or MAX, in the order of the rows; of no rows what that reduction gives. */
aoti_te aoti_te_scatter(aoti_fuse *f, unsigned op, aot_int rows, aoti_te index, aoti_te values, aot_int skip);
/* [rows], of dtype (i32 or i64): for each row 1 + the last place of its number in index (i64, [n]), else 0. */
aoti_te aoti_te_scatter_last(aoti_fuse *f, aot_int rows, aoti_te index, aot_dtype dtype);
/* pred is b8 and, along its last dimension, from low up to high (i64; both 0: along all of it), true up to some place
 * and false from there on: that place, i64, found by halving, with the steps of Python's bisect. pred may be looked at,
 * to no effect, where low and high have met. */
aoti_te aoti_te_search(aoti_fuse *f, aoti_te pred, aoti_te low, aoti_te high);
/* How many steps find a place among n + 1. */
int aoti_search_steps(aot_int n);
/* A reduction, of dtype, of a's elements [.., begin], [.., begin + 1] up to [.., end - 1]; begin and end (i64) have a's
 * sizes but the last, lie in [0, n], and may be in any order, which is then empty. */
aoti_te aoti_te_segment(aoti_fuse *f, unsigned op, aot_dtype dtype, aoti_te a, aoti_te begin, aoti_te end);
/* Result number `result` of graph node `node`, which a function of the host computes from operands in memory, with the
 * dtype, sizes and strides of meta. All results of a node are one step. */
aoti_te aoti_te_call(aoti_fuse *f, uint32_t node, int result, const aoti_meta *meta, const aoti_te *operands, size_t n);
/* Result number `result`, like meta, of form `form` of what graph node `node` needs: all results of a form are one
 * kernel, which no rule of fusion makes (aoti_emit_attention). Operands are in memory. */
enum { AOTI_STREAM_FORMS = 4 };
typedef struct aoti_stream_form {
  uint32_t node;
  unsigned form; /* below AOTI_STREAM_FORMS */
  bool flag;
  double number;
} aoti_stream_form;
aoti_te aoti_te_stream(aoti_fuse *f, const aoti_stream_form *form, int result, const aoti_meta *meta,
                       const aoti_te *operands, size_t n);
/* A value to be computed as it is, apart from equal ones; it can be given a place in memory. */
aoti_te aoti_te_copy(aoti_fuse *f, aoti_te a, const aot_int *stride);
void aoti_te_set_layout(aoti_fuse *f, aoti_te e, const aot_int *stride);
/* Overwrites the memory of an input; value has its sizes. */
aoti_te aoti_te_overwrite(aoti_fuse *f, aoti_te input, aoti_te value);
/* Must reach memory if it is computed; must be computed and reach memory. */
void aoti_te_require(aoti_fuse *f, aoti_te e);
void aoti_te_set_root(aoti_fuse *f, aoti_te e);

/* Where an expression's elements lie when its base is in memory. */
typedef struct aoti_layout {
  aoti_te base; /* INPUT, or a stored expression */
  aot_int offset;
  aot_int stride[AOT_MAX_DIMS];
} aoti_layout;
/* False when the elements do not lie at strides. */
bool aoti_te_layout(aoti_fuse *f, aoti_te e, aoti_layout *out);
/* e, its base or a fresh copy of e as something at strides in memory; require it. */
aoti_te aoti_te_in_memory(aoti_fuse *f, aoti_te e);
aot_int aoti_te_numel(aoti_fuse *f, aoti_te e);

/* The statements that compute one element of e from its arguments; a function call counts for what is inside it. */
uint32_t aoti_te_weight(const aoti_te_node *n);

/* How n dimensions of a reshape correspond: runs of a's dimensions [a0, a1) hold the elements of b's [b0, b1). Returns
 * their number. Dimensions of size 1 may stand alone on either side. */
typedef struct aoti_run {
  uint8_t a0, a1, b0, b1;
} aoti_run;
int aoti_reshape_runs(aoti_syms *syms, int an, const aot_int *a, int bn, const aot_int *b,
                      aoti_run out[2 * AOT_MAX_DIMS]);

/* ---- groups (group.c) ------------------------------------------------------------------------------------------ */

typedef enum aoti_role { AOTI_ROLE_FULL, AOTI_ROLE_ROW, AOTI_ROLE_RED } aoti_role;
typedef struct aoti_member {
  aoti_te te;
  uint8_t role; /* aoti_role */
  bool stored;  /* reaches memory */
} aoti_member;
typedef enum aoti_group_kind {
  AOTI_GROUP_LOOPS,
  AOTI_GROUP_GEMM,
  AOTI_GROUP_SCATTER,
  AOTI_GROUP_SCAN,
  AOTI_GROUP_SEGMENT,
  AOTI_GROUP_CALL,  /* results of one graph node */
  AOTI_GROUP_STREAM /* results of one form */
} aoti_group_kind;
typedef struct aoti_group {
  uint8_t kind; /* aoti_group_kind */
  const aoti_member *members;
  size_t n;
  /* The sizes the loops run over, and which of them are reduced: those of the reduction's argument, or of the member
   * with the most dimensions. A contraction's k is not among them. */
  int ndim;
  const aot_int *size;
  uint32_t reduced;
  /* Memory read (INPUTs and expressions stored by earlier groups) and bytes of it that this group must read. */
  const aoti_te *reads;
  const aot_int *read_bytes;
  size_t n_reads;
  aot_int bytes_read, bytes_written;
} aoti_group;
typedef struct aoti_groups {
  aoti_group *at;
  size_t n;
} aoti_groups;

/* Groups everything that the roots need. */
aot_status aoti_fuse_run(aoti_fuse *f, aoti_groups *out) AOT_MUST_USE;

/* ---- print.c, verify.c ------------------------------------------------------------------------------------------- */

/* One line per expression; op_name gives the text of an operation. */
void aoti_fuse_print(const aoti_fuse *f, const char *(*op_name)(unsigned op), aoti_text *out);
void aoti_groups_print(const aoti_fuse *f, const aoti_groups *groups, aoti_text *out);
/* The invariants above; INTERNAL, naming the expression and its node. */
aot_status aoti_fuse_verify(const aoti_fuse *f) AOT_MUST_USE;
aot_status aoti_groups_verify(const aoti_fuse *f, const aoti_groups *groups) AOT_MUST_USE;

/* ---- between the files ----------------------------------------------------------------------------------------- */

struct aoti_fuse {
  aoti_arena *arena;
  const aoti_graph *graph;
  aoti_syms *syms;
  aoti_fuse_options options;
  AOT_VEC(aoti_te_node) te; /* te.at[0] is none */
  aoti_map interned;
  aot_status error;
  uint32_t node;
  uint32_t serial; /* makes copies unlike each other */
};

#endif
