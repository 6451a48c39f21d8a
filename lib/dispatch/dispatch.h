/* dispatch: op calls and their layers.
 *
 *      call  ->  composite?  ->  Autograd  ->  Proxy  ->  Meta | CPU reference
 *              (runs as its     (records     (records    (shapes | values)
 *               decomposition)   a tape)      a node)
 *
 * Enters: op calls from C (ops.h), from an interpreted graph, or from a derivative. Leaves: tensors owned by the scope,
 * a tape, nodes of a trace. Invariants: a rule sees one argument per schema argument, defaults filled in; after the
 * scope's first error every op returns poison and no rule runs. Thread rule: a session and its scopes belong to one
 * thread.
 */
#ifndef AOT_DISPATCH_H
#define AOT_DISPATCH_H

#include "tensor.h"
#include <aot/decompose.h>
#include <aot/ops.h>
#include "ops_gen.h"

typedef struct aoti_call aoti_call;
typedef struct aoti_grad aoti_grad;

/* ---- rules: what lib/ops gives for each row ------------------------------------------------------------------- */

/* Makes every result (aoti_out, aoti_out_view, aoti_out_self) from the arguments' dtypes and sizes: no data is read. */
typedef aot_status (*aoti_meta_rule)(aoti_call *c);
/* Computes the results that the meta rule made; CPU tensors with data. View ops have none. */
typedef aot_status (*aoti_ref_rule)(aoti_call *c);
/* Calls ops in g->s that compute the gradients asked for by aoti_needs, and hands each over with aoti_give. In the
 * order PyTorch's formulas emit them. */
typedef void (*aoti_grad_rule)(aoti_grad *g);
/* Computes the results through other ops in c->scope and sets c->out[i]. */
typedef void (*aoti_decomp_rule)(aoti_call *c);

typedef struct aoti_rules {
  aoti_meta_rule meta;
  aoti_ref_rule ref;
  aoti_grad_rule grad; /* NULL: not differentiable */
  uint32_t saves;      /* bit i: argument i is saved for grad; bit 16+i: result i is. Others keep only their meta */
  const uint32_t *saves_for; /* nullable; per bit of saves: arguments whose gradients read it (0: any) */
  aoti_decomp_rule decomp;   /* NULL: none */
} aoti_rules;
extern const aoti_rules aoti_builtin_rules[]; /* in lib/ops, generated from ops.txt */

/* What the named tables make of an operator while a graph is traced; NULL: they leave it. A rule that sets no result
 * leaves the operator too. One row per built-in operator, in lib/ops from decompositions.def. */
typedef struct aoti_decomposition {
  aoti_decomp_rule core_aten, inductor;
} aoti_decomposition;
extern const aoti_decomposition aoti_builtin_decompositions[];
/* What AOTAutograd runs through other operators before Autograd sees it, with any table; NULL for most, in lib/ops. */
extern const aoti_decomp_rule aoti_early_decompositions[];
/* What random operators are recorded as in a trace with a philox state, where no table says otherwise; in lib/ops. */
extern const aoti_decomp_rule aoti_random_decompositions[];

struct aoti_call {
  aot_scope *scope;
  aoti_syms *syms; /* of the trace, or NULL: every size is constant */
  aot_op op;
  const aoti_op_info *info;
  const aot_value *args; /* info->n_args */
  aot_value *out;        /* info->n_returns: AOT_TENSOR, or AOT_LIST of tensors for Tensor[] */
  aot_tensor *original;  /* of an in-place op whose derivative reads what it overwrites: a copy made before */
};

/* Arguments by position. A Tensor argument may be a number instead (x + 1): then aoti_arg gives NULL. */
static inline aot_tensor *aoti_arg(const aoti_call *c, int i) {
  return c->args[i].kind == AOT_TENSOR ? c->args[i].as.tensor : NULL;
}
static inline bool aoti_arg_given(const aoti_call *c, int i) { return c->args[i].kind != AOT_NONE; }
int64_t aoti_arg_int(const aoti_call *c, int i);  /* INT or BOOL; the hint of a symbol */
double aoti_arg_float(const aoti_call *c, int i); /* FLOAT, INT or BOOL */
bool aoti_arg_bool(const aoti_call *c, int i);
/* An int list argument (a lone INT counts as a list of one); at most AOT_MAX_DIMS. Returns its length. */
int aoti_arg_ints(const aoti_call *c, int i, aot_int out[AOT_MAX_DIMS]);
/* A dimension argument wrapped into [0, ndim); ndim 0 admits 0 and -1. INVALID outside. */
aot_status aoti_wrap_dim(int64_t dim, int ndim, int *out) AOT_MUST_USE;
/* Whether an integer is a constant, or an expression of that table. */
bool aoti_int_known(const aoti_syms *syms, aot_int e);
/* An error that begins with the op's name. */
aot_status aoti_call_error(const aoti_call *c, aot_code code, const char *fmt, ...) AOT_PRINTF(3, 4);

/* Results, for meta rules. aoti_out: fresh memory, stride NULL for row-major. aoti_out_view: of base's storage.
 * aoti_out_view_as: the same, whose elements are read as another dtype. aoti_out_self: argument i itself (in-place). */
aot_status aoti_out(aoti_call *c, int i, aot_dtype dtype, int ndim, const aot_int *size,
                    const aot_int *stride) AOT_MUST_USE;
aot_status aoti_out_view(aoti_call *c, int i, aot_tensor *base, int ndim, const aot_int *size, const aot_int *stride,
                         aot_int offset) AOT_MUST_USE;
aot_status aoti_out_view_as(aoti_call *c, int i, aot_tensor *base, aot_dtype dtype, int ndim, const aot_int *size,
                            const aot_int *stride, aot_int offset) AOT_MUST_USE;
aot_status aoti_out_self(aoti_call *c, int i, int arg) AOT_MUST_USE;
/* An undefined result (None), e.g. a gradient masked off. */
void aoti_out_none(aoti_call *c, int i);
/* Result i is a list of n fresh or view tensors: sets the list up; fill with the _at forms. */
aot_status aoti_out_list(aoti_call *c, int i, size_t n) AOT_MUST_USE;
aot_status aoti_out_at(aoti_call *c, int i, size_t k, aot_dtype dtype, int ndim, const aot_int *size,
                       const aot_int *stride) AOT_MUST_USE;
aot_status aoti_out_view_at(aoti_call *c, int i, size_t k, aot_tensor *base, int ndim, const aot_int *size,
                            const aot_int *stride, aot_int offset) AOT_MUST_USE;
static inline aot_tensor *aoti_result(const aoti_call *c, int i) {
  return c->out[i].kind == AOT_TENSOR ? c->out[i].as.tensor : NULL;
}

/* ---- derivatives ---------------------------------------------------------------------------------------------- */

struct aoti_grad {
  aot_scope *s;
  const aoti_op_info *info;
  aot_tensor *const *gout;    /* per result; NULL when undefined */
  const aot_value *args;      /* as the forward call had them; tensors that are not saved have metas only */
  aot_tensor *const *results; /* saved results; the others have metas only */
  const uint8_t *needs;       /* per flattened tensor slot */
  const uint32_t *slot;       /* per argument: its first slot; a list argument takes one per entry */
  aot_tensor **gin;           /* per slot: what aoti_give stores */
  void *data;                 /* of a call node: aoti_tape_record_call's */
  bool retains;               /* another backward may follow */
};
/* Whether the gradient of argument i (entry k of a list argument) is asked for. */
static inline bool aoti_needs_at(const aoti_grad *g, int i, size_t k) { return g->needs[g->slot[i] + k]; }
static inline bool aoti_needs(const aoti_grad *g, int i) { return g->needs[g->slot[i]]; }
static inline void aoti_give_at(aoti_grad *g, int i, size_t k, aot_tensor *grad) { g->gin[g->slot[i] + k] = grad; }
static inline void aoti_give(aoti_grad *g, int i, aot_tensor *grad) { g->gin[g->slot[i]] = grad; }
static inline aot_tensor *aoti_saved(const aoti_grad *g, int i) {
  return g->args[i].kind == AOT_TENSOR ? g->args[i].as.tensor : NULL;
}
/* Undoes broadcasting: sums grad to the sizes of like (sum over dims with keepdim, then view), as PyTorch does. */
aot_tensor *aoti_sum_to_like(aot_scope *s, aot_tensor *grad, const aot_tensor *like);

/* ---- op calls -------------------------------------------------------------------------------------------------- */

/* The one entrance. args may omit trailing defaults. out: info->n_returns values, poison after an error. */
void aoti_dispatch(aot_scope *s, aot_op op, const aot_value *args, size_t n_args, aot_value *out, const char *file,
                   int line);
/* The same for an op of one tensor result, from inside the library (derivatives, decompositions). */
aot_tensor *aoti_call1(aot_scope *s, aot_op op, const aot_value *args, size_t n_args);
#define AOTI_CALL1(s, op, ...) \
  aoti_call1((s), (op), (const aot_value[]){__VA_ARGS__}, sizeof((const aot_value[]){__VA_ARGS__}) / sizeof(aot_value))

static inline aot_value aoti_v_none(void) { return (aot_value){.kind = AOT_NONE}; }
static inline aot_value aoti_v_tensor(aot_tensor *t) {
  return t ? (aot_value){.kind = AOT_TENSOR, .as.tensor = t} : aoti_v_none();
}
static inline aot_value aoti_v_int(int64_t i) { return (aot_value){.kind = AOT_INT, .as.i = {i, 0}}; }
static inline aot_value aoti_v_sym(aot_int i) { return (aot_value){.kind = AOT_INT, .as.i = i}; }
static inline aot_value aoti_v_float(double f) { return (aot_value){.kind = AOT_FLOAT, .as.f = f}; }
static inline aot_value aoti_v_bool(bool b) { return (aot_value){.kind = AOT_BOOL, .as.b = b}; }
static inline aot_value aoti_v_string(const char *s) { return (aot_value){.kind = AOT_STRING, .as.string = s}; }
static inline aot_value aoti_v_dtype(aot_dtype d) {
  return d ? (aot_value){.kind = AOT_DTYPE, .as.dtype = d} : aoti_v_none();
}
static inline aot_value aoti_v_node(uint32_t n) { return (aot_value){.kind = AOT_NODE, .as.node = n}; }
aot_value aoti_v_scalar(aot_scalar v);
/* A list of integers as a value, in memory of the scope. */
aot_value aoti_v_ints(aot_scope *s, const aot_int *at, size_t n);
aot_value aoti_v_list(aot_scope *s, const aot_value *at, size_t n);

/* ---- sessions, scopes ------------------------------------------------------------------------------------------ */

struct aot_session {
  const aoti_allocator *heap;
  aoti_registry *registry;
  aoti_log log;
  AOT_VEC(aoti_rules) added_rules; /* of rows after the built-in ones */
  aoti_arena arena;
  uint64_t seed, offset;                 /* of the default generator */
  uint64_t next_trace_id, next_sequence; /* of traces; of tape nodes */
  uint32_t regions;                      /* how many checkpointed regions have been begun */
  /* Runs an operator on tensors of another device than the CPU, whose results the meta rule made. Set by what can
   * compile (lib/driver); NULL: it is UNSUPPORTED. */
  aot_status (*run_on_device)(aoti_call *c);
  void *device_code; /* what run_on_device keeps, freed with free_device_code */
  void (*free_device_code)(void *code);
};
const aoti_rules *aoti_rules_of(const aot_session *session, aot_op op);

/* A size as PyTorch's traces know it: not the expression alone but the tensor it was read from, which it keeps on its
 * way through operators, or the arithmetic that made it: what is computed twice is two sizes. */
struct aoti_size_origin {
  uint32_t sym;    /* the expression */
  uint32_t tensor; /* the node of the first tensor that had it, or AOTI_NO_NODE */
  int dim;
  uint32_t node; /* the node that yields it, or AOTI_NO_NODE */
  aot_op op;     /* of no tensor: of a and b, recorded when it is first wanted */
  aot_int a, b;
};
struct aoti_sym_source {
  uint32_t node;   /* the sym_size or arithmetic node, or AOTI_NO_NODE */
  uint32_t tensor; /* a node whose size holds it, or AOTI_NO_NODE */
  int dim;
};
/* Where a trace under functionalize_rng_ops draws: seed and offset are tensors of the graph. */
typedef struct aoti_philox_state {
  aot_scope *scope;                   /* of the trace: owns relative */
  aot_tensor *seed, *base, *relative; /* relative to base; NULL: nothing was drawn */
} aoti_philox_state;
/* A recorder that the Proxy layer calls, one per trace (lib/trace). */
typedef struct aoti_tracer {
  uint64_t id; /* of the trace; tensors remember it */
  aoti_graph *graph;
  aoti_syms *syms;   /* NULL: sizes are constants */
  bool fake;         /* compute no values: sizes and dtypes only */
  bool no_guards;    /* of a graph's text, which nobody guards: sizes that must be equal have to be the same */
  bool functional;   /* writes and views of what is written become functional (functional.c) */
  bool python_level; /* symbolic_trace: record what was written and compute nothing */
  bool keeps_tags;   /* a graph is traced again: its nodes' tags are put on what they become */
  const aot_decompositions *decompositions; /* what operators are recorded as; NULL: as themselves */
  aoti_philox_state *philox;                /* NULL: random operators are recorded as themselves */
  uint32_t unknowns;                        /* numbers so far that only data tells: u0, u1, ... */
  uint32_t tags;                            /* put on every node recorded, e.g. AOTI_TAG_BACKWARD */
  /* Where a symbolic expression can be read: the node that yields it once recorded, else dimension dim of tensor node.
   */
  AOT_VEC(struct aoti_sym_source) sym_sources; /* indexed by expression id */
  AOT_VEC(struct aoti_size_origin) origins;    /* indexed by aot_int.origin - 1 */
} aoti_tracer;

struct aot_scope {
  aot_session *session;
  aot_scope *parent;
  aot_status error;
  bool grad_enabled;
  aoti_tracer *tracer; /* NULL: eager */
  aoti_arena arena;    /* argument lists and other small things that die with the scope */
  AOT_VEC(aot_tensor *) owned;
  bool inside;                  /* a derivative or a decomposition runs: calls belong to the user's line below */
  aot_checkpoint_policy policy; /* of what is recorded */
  uint32_t region;              /* the number of the checkpointed region; 0: none */
  float region_budget;          /* 1 more than aot_set_memory_budget's; 0: none */
  int decomposing; /* how many decompositions of the Proxy layer are under way: Autograd has seen their operator */
  bool severed;    /* inside a decomposition of an operator that is no view to the tape: views share no history */
  const char *file;
  int line;
};
/* Records the first error with its source line; takes ownership. Later ones are freed. */
void aoti_scope_fail(aot_scope *s, aot_status error);
/* Makes the scope the owner of one reference to tensor, and returns it; poison when that fails. */
aot_tensor *aoti_scope_own(aot_scope *s, aot_tensor *tensor);
aot_tensor *aoti_poison(void);
/* For public functions: whether the scope has not failed and a pointer is there; the scope fails when it is not. */
bool aoti_given_at(aot_scope *s, const void *pointer, const char *function, const char *name);
#define aoti_given(s, pointer)   aoti_given_at((s), (pointer), __func__, #pointer)
#define aoti_given_list(s, list) aoti_given_at((s), (list).n ? (const void *)(list).at : "", __func__, #list)
static inline bool aoti_failed(const aot_scope *s) { return !s || s->error; }

/* INVALID where PyTorch refuses the dtypes of a complete call: the flags of its row say which (op_flag.def). */
aot_status aoti_check_dtypes(const aoti_call *c) AOT_MUST_USE;

/* ---- functionalisation (functional.c) -------------------------------------------------------------------------- */

/* The operator that computes what an in-place one writes: add for add_. False when there is none. */
bool aoti_functional_op(const aoti_registry *registry, const aoti_op_info *in_place, aot_op *out);
/* Runs c below Autograd in a functional trace: meta and record, with what each tensor stands for now. */
aot_status aoti_functional_run(aoti_call *c, const aoti_rules *rules, const char *file, int line) AOT_MUST_USE;
/* An operator that is not in place writes t all the same, as batch norm does its running statistics: the tape and the
 * versions of saved tensors do not see it. */
void aoti_assign(aot_scope *s, aot_tensor *t, aot_tensor *now);
/* Makes t's value current after writes to its storage; a view is made again. */
aot_status aoti_functional_sync(aot_scope *s, aot_tensor *t) AOT_MUST_USE;
/* What stands for a synced tensor in the trace. */
static inline aot_tensor *aoti_functional_value(aot_tensor *t) { return t->value ? t->value : t; }
/* An in-place view operator (t_): the view of the same name is taken, and self becomes it. */
aot_status aoti_functional_become(aoti_call *c, const char *file, int line) AOT_MUST_USE;
/* t is seen in the memory of source from now on, in a functional trace as a value of it. */
aot_status aoti_functional_set(aot_scope *s, aot_tensor *t, aot_tensor *source) AOT_MUST_USE;
/* The view that link (nullable) is, made again from base, which is `depth` links below. */
aot_tensor *aoti_view_replay(aot_scope *s, const aoti_view *link, uint32_t depth, aot_tensor *base);
/* The links from base's to view's, copied so that they can be replayed outside the trace; NULL where they cannot:
 * view does not come from base, or a link has a symbolic size or a place in the storage, or is one of several. In
 * arena. */
aot_status aoti_view_keep(aoti_arena *arena, const aoti_view *view, const aoti_view *base,
                          const aoti_view **out) AOT_MUST_USE;

/* A call made on behalf of another one belongs to its source line. */
typedef struct aoti_inside {
  bool inside, grad_enabled;
  const char *file;
  int line;
} aoti_inside;
static inline aoti_inside aoti_enter(aot_scope *s, const char *file, int line) {
  aoti_inside was = {s->inside, s->grad_enabled, s->file, s->line};
  s->inside = true;
  s->file = file;
  s->line = line;
  return was;
}
static inline void aoti_leave(aot_scope *s, aoti_inside was) {
  s->inside = was.inside;
  s->grad_enabled = was.grad_enabled;
  s->file = was.file;
  s->line = was.line;
}

/* proxy.c: makes node the one that holds t in the trace, and its sizes readable. */
aot_status aoti_tracer_bind(aoti_tracer *tracer, aot_tensor *t, uint32_t node) AOT_MUST_USE;
/* Makes node the one that yields a symbol. */
aot_status aoti_tracer_bind_symbol(aoti_tracer *tracer, aot_int symbol, uint32_t node) AOT_MUST_USE;
/* Records one op call and binds its results (getitem nodes for several). */
aot_status aoti_tracer_record(aoti_tracer *tracer, aoti_call *c, const char *file, int line) AOT_MUST_USE;
/* Makes e, which is op of a and b, a size of its own: its node is recorded when it is first wanted. */
aot_status aoti_tracer_computed(aoti_tracer *tr, aot_op op, aot_int a, aot_int b, aot_int *e);
/* numerator / (n - less) for a symbolic size n, in floats, as nodes; the symbol given stands for it as an argument. */
aot_status aoti_tracer_quotient(aoti_tracer *tracer, double numerator, aot_int n, double less,
                                aot_int *out) AOT_MUST_USE;
/* Whether a symbol stands for a float that the trace computes from sizes. */
bool aoti_tracer_is_float(const aoti_tracer *tracer, const aot_value *v);
/* op of _operator on such numbers, sizes and constants (b none where it takes one), as a node; *out stands for it. */
aot_status aoti_tracer_float(aoti_tracer *tracer, aot_op op, const aot_value *a, const aot_value *b,
                             aot_value *out) AOT_MUST_USE;
/* The graph value of an argument: tensors and symbols become nodes. In the graph's arena. */
aot_status aoti_tracer_value(aoti_tracer *tracer, const aot_value *v, aot_value *out) AOT_MUST_USE;

/* Whether the tape sees a view of argument 0 in the operator's result; detach and _unsafe_view hide it. */
bool aoti_is_taped_view(const aoti_call *c);
/* decompose.c: runs what the trace's tables have for the operator of c, if anything, into c->out. */
aot_status aoti_decompose(aoti_call *c, bool *done) AOT_MUST_USE;

/* ---- tape (tape.c records, lib/trace's engine runs) ------------------------------------------------------------ */

typedef struct aoti_tape_node aoti_tape_node;
typedef struct aoti_edge {
  aoti_tape_node *node; /* retained: the maker's node; NULL for a leaf, or where no gradient flows */
  uint32_t output_nr;
  aot_tensor *leaf; /* retained: the leaf to accumulate into; NULL otherwise */
} aoti_edge;
typedef struct aoti_saved_tensor {
  aot_tensor *tensor; /* retained */
  uint32_t version;   /* of its storage when saved */
  bool has_data;      /* saved; otherwise only its meta is kept */
} aoti_saved_tensor;
struct aoti_tape_node {
  int refs;
  uint64_t sequence; /* later calls have higher numbers */
  aot_op op;
  const aoti_op_info *info;
  aoti_grad_rule grad;
  aoti_arena arena; /* args, edges, saved */
  const aot_value *args;
  aot_tensor **results; /* one per result; of a list result, one per entry */
  size_t n_results;
  aoti_saved_tensor *saved; /* every tensor in args and results */
  size_t n_saved;
  aoti_edge *edges; /* per flattened tensor slot */
  uint32_t *slot;   /* per argument */
  size_t n_slots;
  const char *file; /* source line of the forward call */
  int line;
  aoti_tape_node *next; /* while being freed */
  void *task;           /* the engine's, while it runs */
  void *data;           /* of a call node */
  void (*free_data)(void *data);
  bool released; /* its saved tensors were freed by a backward without retain_graph */
  /* A write to a view is a node of the view's base: the gradient of the base has the gradient of the view taken out of
   * it, run through grad, and put back. */
  aoti_view *slice;     /* retained: how the view is seen; NULL: the write was to a whole tensor */
  uint32_t slice_depth; /* of the base */
  aot_tensor *sliced;   /* retained: the base's meta */
};
/* A view whose base was written gets a new way to it: the view is made again on the tape. */
void aoti_tape_refresh(aot_scope *s, aot_tensor *t);
/* t has no history and wants no gradient from now on. */
void aoti_tape_forget(aot_tensor *t);
/* t takes the history of view, a view of it that it becomes. */
void aoti_tape_adopt(aot_tensor *t, const aot_tensor *view);
/* Where gradients of t flow to: its maker's node, or t itself when it is a leaf that wants them; else nothing. */
void aoti_tape_edge(aot_tensor *t, aoti_edge *out);
/* The k-th result to be saved and read again: by name where results have names, as PyTorch orders its saved variables.
 */
size_t aoti_tape_nth_result(const aoti_op_info *info, size_t n_results, size_t k);
/* Whether recording c will save the argument (bit < 16) or result (16 + i) of that bit. */
bool aoti_tape_saves(const aoti_call *c, const aoti_rules *rules, int bit);
/* Records c, whose results are made: they get the node as their grad_fn. */
aot_status aoti_tape_record(aoti_call *c, const aoti_rules *rules, const char *file, int line) AOT_MUST_USE;
/* Records a call that is no operator: a tape node with a slot per input, whose gradients grad computes. data is freed
 * with free_data when the node dies, also on failure. outputs[i] gets gradients when differentiable[i]. */
aot_status aoti_tape_record_call(aot_scope *s, aot_tensor *const *inputs, size_t n_in, aot_tensor *const *outputs,
                                 const bool *differentiable, size_t n_out, aoti_grad_rule grad, void *data,
                                 void (*free_data)(void *)) AOT_MUST_USE;
void aoti_tape_release(aoti_tape_node *node);
/* A tensor of the same meta and trace node without a tape; it shares the storage when keep_data, else has no data. */
aot_status aoti_tensor_shadow(const aot_tensor *t, bool keep_data, aot_tensor **out) AOT_MUST_USE;

#endif
