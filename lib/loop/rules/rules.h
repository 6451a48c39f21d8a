/* rules: the lowering of each operator, and of each fusion group.
 *
 *   graph --aoti_lower_graph--> tensor expressions --aoti_fuse_run--> groups --aoti_lower_group--> Loop IR kernels
 *
 * Enters: a functional graph with types on every node. Leaves: tensor expressions of lib/fuse, by one rule per operator
 * (the `lower:` column of ops.txt; rules.c lists them, one file per operator family), and Loop IR, by emit.c.
 * Invariants: a rule reads its arguments through the calls below and sets out[]; it computes f16 and bf16 in f32 and
 * rounds by aoti_cast. Thread rule: that of lib/fuse.
 */
#ifndef AOT_RULES_H
#define AOT_RULES_H

#include "fuse.h"
#include "loop.h"

enum { AOTI_LOWER_MAX_OUT = 9 };

/* The expressions of one node: its results, or the entries of its list. */
typedef struct aoti_lowered {
  const aoti_te *at;
  size_t n;
} aoti_lowered;

typedef struct aoti_point aoti_point;
/* The value of a pointwise operator from its operands: pointwise.c. */
typedef aoti_te (*aoti_point_fn)(aoti_point *p);

typedef struct aoti_lower {
  aoti_fuse *f;
  const aoti_graph *g;
  aoti_lowered *values; /* per node */
  uint32_t id;
  const aoti_node *node;
  const aoti_op_info *info;
  aoti_point_fn point; /* of a pointwise operator */
  aoti_te out[AOTI_LOWER_MAX_OUT];
  aoti_lowered list;            /* the result of a rule whose operator returns a list */
  aoti_te rng_seed, rng_offset; /* what a random operator draws from; 0: the call's own */
} aoti_lower;

typedef struct aoti_lower_rule {
  aot_status (*fn)(aoti_lower *c); /* NULL: none */
  aoti_point_fn point;
} aoti_lower_rule;

/* The expressions of every node, and the roots: outputs[i] is the expression of the i-th output (0: not a tensor).
 * UNSUPPORTED names every operator without a lowering at once. */
typedef struct aoti_lowered_graph {
  aoti_fuse *f;
  const aoti_te *outputs;
  size_t n_outputs;
} aoti_lowered_graph;
aot_status aoti_lower_graph(const aoti_graph *g, aoti_arena *arena, const aoti_fuse_options *options,
                            aoti_lowered_graph *out) AOT_MUST_USE;

/* One group as a kernel: what its parameters are. */
typedef struct aoti_lowered_kernel {
  const aoti_te *buffers; /* INPUTs and stored expressions, in the order of the kernel's buffers */
  const uint8_t *access;
  size_t n_buffers;
  size_t n_sizes; /* the first n symbols of the graph */
  AOT_VEC(aoti_te) scalars;
  const char *checks; /* the graph nodes whose indices are checked, "a, b"; NULL: none */
} aoti_lowered_kernel;
aot_status aoti_lower_group(aoti_fuse *f, const aoti_graph *g, const aoti_group *group, const char *name,
                            aoti_loop_module *module, aoti_lowered_kernel *out) AOT_MUST_USE;

/* A group being emitted, for rules that write their kernel themselves: where things are in it (emit.c). */
typedef struct aoti_emit aoti_emit;
aoti_ix aoti_emit_size(aoti_emit *e, aot_int v);
uint32_t aoti_emit_buffer(aoti_emit *e, aoti_te t); /* the kernel's buffer that t, in memory, lies in */
aoti_ix aoti_emit_element(aoti_emit *e, aoti_te t, const aoti_ix *idx);
/* A group of kind STREAM (attention.c). */
void aoti_emit_attention(aoti_emit *e, aoti_fuse *f, const aoti_group *group, aoti_kernel *k);

/* ---- what rules use (rules.c) ---------------------------------------------------------------------------------- */

/* Short forms, where the fuse is called f. */
#define OP1(op, a)         aoti_op1(f, AOTI_OP_##op, a)
#define OP2(op, a, b)      aoti_op2(f, AOTI_OP_##op, a, b)
#define OP3(op, a, b, c)   aoti_op3(f, AOTI_OP_##op, a, b, c)
#define SUM(x, dims, keep) aoti_sum(f, x, dims, keep)

/* Argument i: a tensor's expression, or a number without dimensions (its dtype i64, f64 or b8); 0 when absent. */
aoti_te aoti_lower_arg(aoti_lower *c, int i);
/* The same in dtype. */
aoti_te aoti_lower_operand(aoti_lower *c, int i, aot_dtype dtype);
bool aoti_lower_given(const aoti_lower *c, int i);
/* How many elements x has, as a number of dtype. */
aoti_te aoti_lower_numel(aoti_lower *c, aoti_te x, aot_dtype dtype);
/* Of a tensor argument or of result i; NULL when there is none. */
const aoti_meta *aoti_lower_meta(const aoti_lower *c, int i);
const aoti_meta *aoti_lower_result(const aoti_lower *c, int i);
aot_int aoti_lower_int(const aoti_lower *c, int i);
int64_t aoti_lower_const(const aoti_lower *c, int i); /* an integer or bool that is no symbol */
double aoti_lower_float(const aoti_lower *c, int i);
bool aoti_lower_bool(const aoti_lower *c, int i);
bool aoti_lower_string_is(const aoti_lower *c, int i, const char *text);
/* A list of integers, or a lone one; at most AOT_MAX_DIMS. */
int aoti_lower_ints(const aoti_lower *c, int i, aot_int out[AOT_MAX_DIMS]);
int aoti_lower_dim(const aoti_lower *c, int i, int ndim); /* wrapped into [0, ndim) */
/* A dim list as a mask; none or empty: all of ndim. */
uint32_t aoti_lower_dims(const aoti_lower *c, int i, int ndim);
aot_status aoti_lower_error(const aoti_lower *c, aot_code code, const char *what);

/* The dtype arithmetic on dtype is done in: f32 for f16 and bf16. */
aot_dtype aoti_compute(aot_dtype dtype);
/* e's values in dtype: rounded to f16 and bf16 when rounding follows eager execution. */
aoti_te aoti_cast(aoti_fuse *f, aoti_te e, aot_dtype dtype);
/* The same, rounded in any case. */
aoti_te aoti_convert(aoti_fuse *f, aoti_te e, aot_dtype dtype);
/* Operations in the dtype of the (last) operand; comparisons give b8. */
aoti_te aoti_op1(aoti_fuse *f, aoti_loop_op op, aoti_te a);
aoti_te aoti_op2(aoti_fuse *f, aoti_loop_op op, aoti_te a, aoti_te b);
aoti_te aoti_op3(aoti_fuse *f, aoti_loop_op op, aoti_te a, aoti_te b, aoti_te c);
/* A number of dtype (any but f16, bf16). */
aoti_te aoti_number(aoti_fuse *f, aot_dtype dtype, double v);
/* The number that argument i is, in dtype: whole ones exactly, which f64 has not all of. */
aoti_te aoti_lower_factor(aoti_lower *c, int i, aot_dtype dtype);
/* A reduction in e's own dtype. */
aoti_te aoti_fold(aoti_fuse *f, aoti_loop_op op, aoti_te e, uint32_t dims, bool keepdim);
/* A sum in e's own dtype, which f32 is rounded to at the end only: where terms cancel, the error of a long sum in f32
 * is what is left, and such a loop waits for memory anyway. Products of f32 are exact in it. */
aoti_te aoti_sum(aoti_fuse *f, aoti_te e, uint32_t dims, bool keepdim);
static inline const aot_int *aoti_te_sizes(const aoti_fuse *f, aoti_te e) { return aoti_te_at(f, e)->size; }
static inline int aoti_te_ndim(const aoti_fuse *f, aoti_te e) { return aoti_te_at(f, e)->ndim; }
static inline aot_dtype aoti_te_dtype(const aoti_fuse *f, aoti_te e) { return (aot_dtype)aoti_te_at(f, e)->dtype; }

/* Layer and group norm (norm.c). In their backward rstd (g - mean(g) - h mean(g h)) the terms cancel, and what is left
 * of them is multiplied by rstd, which is large where x varies little: in f32 several digits go. So for f32 that, and
 * x - mean until it is multiplied by rstd, is in f64; the loops wait for memory meanwhile. Weight, bias and their
 * gradients, where nothing cancels, are in f32. */
typedef struct aoti_norm_sums {
  aot_dtype inside; /* what sums are kept in */
  uint32_t dims;
  aoti_te n; /* elements of a sum, in that dtype */
} aoti_norm_sums;
aoti_norm_sums aoti_norm_sums_of(aoti_lower *c, aot_dtype dtype, aot_int n, uint32_t dims);
/* h = (x - mean) rstd, rstd = 1 / sqrt(mean((x - mean)^2) + eps); mean and rstd in the dtype of sums. */
aoti_te aoti_norm_normalised(aoti_fuse *f, const aoti_norm_sums *s, aoti_te x, double eps, aoti_te *mean,
                             aoti_te *rstd);
typedef struct aoti_norm_saved {
  aoti_te grad, x, mean, rstd;
} aoti_norm_saved;
aoti_te aoti_norm_saved_h(aoti_fuse *f, const aoti_norm_saved *v, aot_dtype dtype);
/* The input's gradient, in the dtype of sums; weight may be 0. */
aoti_te aoti_norm_input_gradient(aoti_fuse *f, const aoti_norm_sums *s, const aoti_norm_saved *v, aoti_te weight);

/* How many random operators come before a node: each draws from an offset of its own (rules.c). */
uint32_t aoti_lower_draw(const aoti_graph *g, uint32_t id);
/* The state that node c draws from as a tensor, and drawing from the state in c's first argument (random.c). */
aot_status aoti_lower_rng_state(aoti_lower *c, aoti_te *out);
aot_status aoti_lower_rng_read(aoti_lower *c);
/* The node as a call of its operator's reference kernel on the host (call.c); UNSUPPORTED when there is none. */
bool aoti_lower_can_call(const aoti_op_info *info, aot_op op);
aot_status aoti_lower_call(aoti_lower *c);

/* The rules, named in the `lower:` column of ops.txt. */
#define X(op, rule) aot_status aoti_lower_##rule(aoti_lower *c);
#include "ops_lower.def"
#undef X

#endif
