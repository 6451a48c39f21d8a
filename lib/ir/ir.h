/* ir: the graph of ATen operators, its operator table and symbolic sizes.
 *
 * Enters: op rows (ops.txt through gen-ops), nodes from tracing, parsing or a pass. Leaves: graphs, and their text.
 * Invariants of a graph: a node's id is its position and its arguments name lower ids, so a graph cannot hold a cycle;
 * graphs are append-only, a pass builds a new one; names are unique; the last node is the one OUTPUT.
 * Thread rule: a graph, a registry and a symbol table belong to one thread at a time; a finished graph may be read by
 * many.
 */
#ifndef AOT_IR_H
#define AOT_IR_H

#include "base.h"
#include <aot/types.h>

/* ---- dtype.c -------------------------------------------------------------------------------------------------- */

typedef enum aoti_category { AOTI_BOOL = 1, AOTI_INT, AOTI_FLOAT } aoti_category;
aoti_category aoti_dtype_category(aot_dtype dtype);
static inline bool aoti_is_float(aot_dtype d) { return aoti_dtype_category(d) == AOTI_FLOAT; }
/* From "f32" or "float32"; AOT_DTYPE_NONE when unknown. */
aot_dtype aoti_dtype_parse(const char *text, size_t n);

/* ---- sym.c: symbolic integers --------------------------------------------------------------------------------- */

/* The symbols and interned expressions of one trace, with the guards taken on them. Reference counted (not atomically).
 * A failure (OOM, overflow of a hint, division by zero) sticks and shows in aoti_syms_status; results are then 0. */
typedef struct aoti_syms aoti_syms;
typedef enum aoti_sym_kind {
  AOTI_SYM_CONST,
  AOTI_SYM_SYMBOL,
  AOTI_SYM_ADD,
  AOTI_SYM_MUL,
  AOTI_SYM_FLOORDIV,
  AOTI_SYM_MOD,
  AOTI_SYM_MAX,
  AOTI_SYM_MIN
} aoti_sym_kind;
typedef enum aoti_compare { AOTI_EQ, AOTI_NE, AOTI_LT, AOTI_LE, AOTI_GT, AOTI_GE } aoti_compare;
typedef struct aoti_guard {
  aoti_compare cmp;
  aot_int a, b;
  bool holds;       /* what the comparison gave while tracing */
  const char *file; /* the user's line that asked, or NULL */
  int line;
} aoti_guard;

aot_status aoti_syms_create(const aoti_allocator *from, aoti_syms **out) AOT_MUST_USE;
aoti_syms *aoti_syms_retain(aoti_syms *syms);
void aoti_syms_release(aoti_syms *syms);
aot_status aoti_syms_status(aoti_syms *syms) AOT_MUST_USE; /* hands the sticky failure over and clears it */

/* A new symbol with a hint (a size: at least 2). name NULL gives s0, s1, ... */
aot_int aoti_sym_new(aoti_syms *syms, const char *name, int64_t hint);
/* The symbol of that name, or a constant 0 with *found false. */
aot_int aoti_sym_find(const aoti_syms *syms, const char *name, size_t n, bool *found);
/* Arithmetic; syms may be NULL when both are constants. Results are canonical: equal expressions have equal ids.
 * Python's floor division and modulo. */
aot_int aoti_int_add(aoti_syms *syms, aot_int a, aot_int b);
aot_int aoti_int_sub(aoti_syms *syms, aot_int a, aot_int b);
aot_int aoti_int_mul(aoti_syms *syms, aot_int a, aot_int b);
aot_int aoti_int_floordiv(aoti_syms *syms, aot_int a, aot_int b);
aot_int aoti_int_mod(aoti_syms *syms, aot_int a, aot_int b);
aot_int aoti_int_max(aoti_syms *syms, aot_int a, aot_int b);
aot_int aoti_int_min(aoti_syms *syms, aot_int a, aot_int b);
bool aoti_compare_holds(aoti_compare cmp, int64_t a, int64_t b);
/* Decides a comparison. Constants and expressions whose answer follows from symbols being >= 2 are decided outright;
 * otherwise the hint decides and a guard is recorded (once). */
bool aoti_int_compare(aoti_syms *syms, aoti_compare cmp, aot_int a, aot_int b);
/* A number of which only the text is known, such as ToFloat(s0); it has no value in aoti_int_eval. */
aot_status aoti_sym_text(aoti_syms *syms, const char *text, size_t n, aot_int *out) AOT_MUST_USE;
static inline bool aoti_int_same(aot_int a, aot_int b) { return a.sym == b.sym && (a.sym || a.value == b.value); }
static inline bool aoti_int_is(aot_int a, int64_t v) { return !a.sym && a.value == v; }
size_t aoti_syms_guards(const aoti_syms *syms, const aoti_guard **out); /* borrowed until the next compare */
/* How an expression is made: its kind, and up to two operands (n-ary sums and products are left-nested). */
aoti_sym_kind aoti_sym_parts(const aoti_syms *syms, uint32_t sym, aot_int *a, aot_int *b, const char **name);
bool aoti_sym_exists(const aoti_syms *syms, uint32_t sym); /* whether the table has an expression of that id */
/* The symbols in order of creation: their count, and the i-th. */
size_t aoti_syms_count(const aoti_syms *syms);
aot_int aoti_syms_at(const aoti_syms *syms, size_t i);
/* What a == b says of one symbol, where it says that much: symbol = times*of + plus, symbols by order of creation. */
typedef struct aoti_solution {
  uint32_t symbol, of;
  int64_t times, plus; /* times >= 1, plus >= 0 */
} aoti_solution;
aot_status aoti_sym_solve(aoti_syms *syms, aot_int a, aot_int b, aoti_solution *out, bool *found) AOT_MUST_USE;
/* Whether a guard holds two sizes equal that differ as expressions. A remainder compared with a number, as n % 2 == 0,
 * does not: no two sizes meet through it. */
bool aoti_guard_is_equation(const aoti_syms *syms, const aoti_guard *guard);
/* Whether a == b cannot be told by writing one size for another, being no sum of symbols: s == 2*((s - 1)//2) + 2. */
aot_status aoti_sym_is_condition(aoti_syms *syms, aot_int a, aot_int b, bool *out) AOT_MUST_USE;
/* Whether a and b are the same expression, or a guard holds them equal. */
bool aoti_int_meets(const aoti_syms *syms, aot_int a, aot_int b);
/* Whether a and b are one wherever the equations among the guards hold; tried at some sizes. */
aot_status aoti_sym_agree(aoti_syms *syms, aot_int a, aot_int b, bool *out) AOT_MUST_USE;
bool aoti_sym_uses(const aoti_syms *syms, aot_int e, uint32_t symbol); /* whether e depends on it */
/* Evaluates with one value per symbol (index = order of creation). */
aot_status aoti_int_eval(const aoti_syms *syms, aot_int e, const int64_t *values, int64_t *out) AOT_MUST_USE;
/* The value at the symbols' hints now, which aoti_syms_set_hints changes (one per symbol; an expression that has no
 * value then keeps its old hint). aot_int.value is the hint of when the integer was made. */
int64_t aoti_int_hint(const aoti_syms *syms, aot_int e);
void aoti_syms_set_hints(aoti_syms *syms, const int64_t *values);
/* Text as PyTorch writes it: s0, 64*s0, s0 + 1, ((s0 + 6)//7). */
void aoti_int_print(aoti_text *text, const aoti_syms *syms, aot_int e);
/* Parses such text; unknown names become new symbols (hint 0 in hint_for: 4096 when not given). */
aot_status aoti_int_parse(aoti_syms *syms, const char *text, size_t n, aot_int *out) AOT_MUST_USE;

/* ---- meta: what is known of a value without computing it ------------------------------------------------------ */

enum { AOT_MAX_DIMS = 16 };
typedef struct aoti_meta {
  aot_dtype dtype;
  aot_device device;
  bool requires_grad;
  int ndim;
  const aot_int *size, *stride; /* ndim each; stride in elements */
  aot_int offset;
} aoti_meta;

/* What a node yields: a tensor, an integer (symbolic), several values, or nothing. */
typedef enum aoti_type_kind {
  AOTI_TYPE_UNKNOWN,
  AOTI_TYPE_NONE,
  AOTI_TYPE_TENSOR,
  AOTI_TYPE_INT,
  AOTI_TYPE_FLOAT, /* a number that depends on sizes; i is how its text reads: ToFloat(s0) */
  AOTI_TYPE_TUPLE
} aoti_type_kind;
typedef struct aoti_type aoti_type;
struct aoti_type {
  aoti_type_kind kind;
  aoti_meta tensor;    /* AOTI_TYPE_TENSOR */
  aot_int i;           /* AOTI_TYPE_INT, AOTI_TYPE_FLOAT */
  const aoti_type *at; /* AOTI_TYPE_TUPLE */
  size_t n;
};
/* Elements (symbolic), and bytes with hints for symbols; false on overflow. */
aot_int aoti_meta_numel(aoti_syms *syms, const aoti_meta *meta);
bool aoti_meta_bytes_hint(const aoti_syms *syms, const aoti_meta *meta, int64_t *out);
/* Row-major strides of size[0..ndim); a dimension of size 0 counts as 1, as in PyTorch. */
void aoti_contiguous_strides(aoti_syms *syms, int ndim, const aot_int *size, aot_int *out_stride);
bool aoti_meta_is_contiguous(aoti_syms *syms, const aoti_meta *meta);

/* ---- layout.c: the order of dimensions in memory ---------------------------------------------------------------- */

/* Whether strides are those of aoti_contiguous_strides to the letter, also of dimensions of one element. */
bool aoti_meta_is_row_major(aoti_syms *syms, const aoti_meta *meta);
/* Whether the elements fill their memory without gaps or overlap, in some order of dimensions. */
bool aoti_meta_is_dense(aoti_syms *syms, const aoti_meta *meta);
typedef struct aoti_operand_strides {
  int n, ndim;
  const aot_int *size;
  aot_int stride[8][AOT_MAX_DIMS]; /* of the operands, 0 where they are broadcast */
} aoti_operand_strides;
/* perm[0] is the innermost dimension. */
void aoti_order_dims(aoti_syms *syms, const aoti_operand_strides *of, int perm[AOT_MAX_DIMS]);
void aoti_strides_in_order(aoti_syms *syms, int ndim, const aot_int *size, const int perm[AOT_MAX_DIMS],
                           aot_int out[AOT_MAX_DIMS]);
/* The strides of a copy: the tensor's own where its elements are dense, else dense ones in its order of dimensions. */
void aoti_preserved_strides(aoti_syms *syms, const aoti_meta *meta, aot_int out[AOT_MAX_DIMS]);

/* ---- registry.c: the operator table --------------------------------------------------------------------------- */

typedef uint32_t aot_op;
typedef enum aoti_arg_type {
  AOTI_ARG_TENSOR,
  AOTI_ARG_SCALAR,
  AOTI_ARG_INT,
  AOTI_ARG_FLOAT,
  AOTI_ARG_BOOL,
  AOTI_ARG_STRING,
  AOTI_ARG_DTYPE,
  AOTI_ARG_LAYOUT,
  AOTI_ARG_DEVICE,
  AOTI_ARG_MEMORY_FORMAT,
  AOTI_ARG_ANY
} aoti_arg_type;
typedef struct aoti_schema_arg {
  const char *name;
  aoti_arg_type type;
  bool is_list, is_optional, is_kwarg_only, has_default, is_symint;
  bool is_item_optional; /* Tensor?[]: a list whose items may be None */
  char alias;            /* 'a' for Tensor(a); 0: none */
  bool is_mutable;       /* Tensor(a!) */
  int list_n;            /* int[2]: 2; 0 when free */
  aot_value def;         /* the default, when has_default */
} aoti_schema_arg;

typedef enum aoti_op_kind {
#define X(name, text) AOTI_KIND_##name,
#include "op_kind.def"
#undef X
} aoti_op_kind;
enum aoti_op_flags {
#define X(name, bit, text) AOTI_OP_##name = 1 << bit,
#include "op_flag.def"
#undef X
};

/* PyTorch's higher-order operators around a random one, torch.ops.higher_order.NAME. The state of the random numbers is
 * a tensor u8[16]: the seed, then the offset. */
typedef enum aoti_rng_form {
  AOTI_RNG_PLAIN,
  AOTI_RNG_SAVE,      /* run_and_save_rng_state(op, ...): (state before, what op gives) */
  AOTI_RNG_WITH,      /* run_with_rng_state(state, op, ...) */
  AOTI_RNG_GRAPHSAFE, /* graphsafe_run_with_rng_state(op, ..., rng_state = state) */
  AOTI_N_RNG_FORMS
} aoti_rng_form;
enum { AOTI_RNG_STATE_BYTES = 16 };
/* rngprims.philox_rand: how far it moves the offset; and what its key has beside the seed, so that its numbers are not
 * those of other random operators at the same offset. */
enum { AOTI_PHILOX_MOVES = 4 };
#define AOTI_PHILOX_KEY 0x5048494c4f58

typedef struct aoti_op_info {
  const char *name;     /* "aten.add.Tensor" */
  const char *packet;   /* "add" */
  const char *overload; /* "Tensor" */
  const char *python;   /* how symbolic_trace writes it: "+" or "torch.cos"; NULL when it cannot */
  const char *schema;   /* as PyTorch prints it */
  aoti_op_kind kind;
  uint32_t flags;
  const aoti_schema_arg *args;
  uint16_t n_args, n_returns;
  bool returns_list;              /* Tensor[] */
  const aoti_schema_arg *returns; /* types and alias sets of the results */
  aoti_rng_form rng; /* not PLAIN: the row inner wrapped; its arguments are the state (but for SAVE), then inner's */
  aot_op inner;
} aoti_op_info;
/* Where the arguments of the wrapped operator begin. */
static inline uint32_t aoti_op_inner_args(const aoti_op_info *row) { return row->rng > AOTI_RNG_SAVE; }

/* Python's own operators are rows of the namespace _operator with kind SYM: "_operator::getitem(Any self, int index) ->
 * Any", and on sizes "_operator::add(SymInt a, SymInt b) -> SymInt", sub, mul, floordiv, mod, ... with python "+" etc.
 */
bool aoti_op_is_getitem(const aoti_op_info *row);
/* The position of the argument of that name; -1 when the schema has none. */
int aoti_op_arg(const aoti_op_info *row, const char *name);
/* Whether text spells it torch.ops.NAME; a function such as math.trunc is spelled by its name alone. */
bool aoti_op_is_torch_op(const aoti_op_info *row);
/* The rows a session knows. The first aoti_builtin_op_count rows are the built-in ones, with the ids AOT_OP_... of
 * ops_gen.h; rows may be added, never removed. */
typedef struct aoti_registry aoti_registry;
extern const aoti_op_info aoti_builtin_ops[];
extern const uint32_t aoti_builtin_op_count;
aot_status aoti_registry_create(const aoti_allocator *from, aoti_registry **out) AOT_MUST_USE;
void aoti_registry_destroy(aoti_registry *registry);
const aoti_op_info *aoti_op(const aoti_registry *registry, aot_op op);
/* The row of a random operator in such a form; false where there is none. */
bool aoti_op_with_rng(const aoti_registry *registry, aoti_rng_form form, aot_op inner, aot_op *out);
/* By full name, with or without "torch.ops." and, for ".default", with or without the overload. */
bool aoti_op_find(const aoti_registry *registry, const char *name, size_t n, aot_op *out);
/* A row for a name that no table knows (kind OPAQUE, flag UNKNOWN): any arguments, one result of unknown type. */
aot_status aoti_op_unknown(aoti_registry *registry, const char *name, size_t n, aot_op *out) AOT_MUST_USE;
/* A row from a schema text, e.g. "mylib::pair(Tensor a) -> (Tensor, Tensor)". */
aot_status aoti_op_add(aoti_registry *registry, const char *schema, aoti_op_kind kind, uint32_t flags,
                       aot_op *out) AOT_MUST_USE;
/* packets.c: what PyTorch's partitioner knows of an operator by its packet, for "aten.add.Tensor" or "aten.add"; flags
 * of aoti_op_flags. Rows made from a schema, and rows without one, have them. */
uint32_t aoti_packet_flags(const char *name);
/* schema.c: parses one schema text into arena memory; also used by gen-ops. */
aot_status aoti_schema_parse(aoti_arena *arena, const char *text, aoti_op_info *out) AOT_MUST_USE;

/* ---- graph.c -------------------------------------------------------------------------------------------------- */

typedef enum aoti_node_kind { AOTI_PLACEHOLDER, AOTI_GET_ATTR, AOTI_CALL, AOTI_OUTPUT } aoti_node_kind;
enum aoti_node_tag {
  AOTI_TAG_BACKWARD = 1 << 0, /* recorded while the backward ran */
  AOTI_TAG_MUST_BE_IN_BACKWARD = 1 << 1,
  AOTI_TAG_MUST_SAVE = 1 << 2,
  AOTI_TAG_MUST_RECOMPUTE = 1 << 3,
  AOTI_TAG_NO_GRAD = 1 << 4,    /* recorded with grad mode off */
  AOTI_TAG_SIZES_ONLY = 1 << 5, /* read from a text without strides and devices, which inference finds */
  AOTI_TAG_PREFER = 1 << 6, /* with MUST_RECOMPUTE: PREFER_RECOMPUTE; alone: PREFER_SAVE, which only the text shows */
  AOTI_TAG_WRITTEN_AFTER = 1 << 7 /* a parameter that the caller writes when the forward has run */
};
/* The bits above hold the number of the checkpointed region that a node is of (ac_graph_id), 0 for none. */
enum { AOTI_TAG_REGION_SHIFT = 8, AOTI_TAG_REGIONS = (1 << 24) - 1 };
static inline uint32_t aoti_tag_region(uint32_t tags) { return tags >> AOTI_TAG_REGION_SHIFT; }
static inline uint32_t aoti_region_tag(uint32_t region) { return (region & AOTI_TAG_REGIONS) << AOTI_TAG_REGION_SHIFT; }
typedef struct aoti_node {
  aoti_node_kind kind;
  aot_op op;             /* AOTI_CALL */
  const char *name;      /* unique in the graph */
  const char *target;    /* AOTI_GET_ATTR: the attribute's path */
  const aot_value *args; /* AOTI_CALL: one per schema argument, defaults filled in; OUTPUT: one value */
  uint32_t n_args;
  const char *const *arg_names; /* rows with flag UNKNOWN only: keyword of each argument, or NULL */
  uint32_t tags;                /* aoti_node_tag */
  aoti_type type;
  const char *file, *function, *code; /* the user's source, or NULL */
  int line;
  float region_budget; /* 1 more than the activation_memory_budget set where it was recorded; 0: none was */
} aoti_node;

typedef struct aoti_graph {
  aoti_arena arena;              /* owns everything below */
  const aoti_registry *registry; /* borrowed */
  aoti_syms *syms;               /* retained; may be NULL when no size is symbolic */
  AOT_VEC(aoti_node) nodes;
  aoti_map names; /* name -> id of nodes; base -> next counter, as FX's namespace does */
  aoti_map name_counts;
  const char *class_name; /* "GraphModule", "<lambda>", ... */
  bool python_level;      /* nodes print as Python wrote them (symbolic_trace) */
  bool is_joint;          /* parameters are (primals, tangents) */
  bool is_half;           /* a forward or backward that was partitioned already: nothing to differentiate */
  bool assumes_strides;   /* parsed: an input's strides are not in the text, and taken to be row-major */
  int text_line;          /* parsed: the line of the text it begins at */
  int n_fwd_outputs;      /* joint: how many of the outputs are the forward's; -1 when not a joint graph */
  /* Constants that get_attr nodes read. Held through the two functions, NULL where tensors are unknown (parsing). */
  aot_tensor *(*retain_tensor)(aot_tensor *tensor);
  void (*release_tensor)(aot_tensor *tensor);
  AOT_VEC(struct aoti_attr) attrs;
  /* What an archive said of inputs, outputs and sizes. */
  AOT_VEC(struct aoti_input) inputs;
  AOT_VEC(struct aoti_mutation) mutations;
  AOT_VEC(struct aoti_range) ranges;
} aoti_graph;
struct aoti_attr {
  const char *path;
  aot_tensor *tensor;
};
struct aoti_input {
  const char *name, *target; /* the placeholder's, and the parameter's in the module: "layers.0.weight" */
  aot_tensor *tensor;        /* its value, or NULL */
  bool is_parameter;
};
/* An output that is the new value of an input. */
struct aoti_mutation {
  uint32_t output;
  const char *input;
};
/* A symbol's sizes, bounds included. */
struct aoti_range {
  const char *symbol;
  int64_t min, max;
};

aot_status aoti_graph_create(const aoti_allocator *from, const aoti_registry *registry, aoti_syms *syms,
                             aoti_graph **out) AOT_MUST_USE;
/* An empty graph with the registry, symbols, constants and flags of another. */
aot_status aoti_graph_create_like(const aoti_graph *from, aoti_graph **out) AOT_MUST_USE;
void aoti_graph_destroy(aoti_graph *graph);
/* A constant for get_attr nodes of that path. */
aot_status aoti_graph_add_attr(aoti_graph *g, const char *path, aot_tensor *tensor) AOT_MUST_USE;
/* What was said of the input of that name; tensor (nullable) is retained. The input may be told of once. */
aot_status aoti_graph_add_input(aoti_graph *g, const char *name, const char *target, bool is_parameter,
                                aot_tensor *tensor) AOT_MUST_USE;
const struct aoti_input *aoti_graph_input(const aoti_graph *g, const char *name); /* NULL: nothing */
/* Adds a node. hint is the wanted name: it is made a unique legal name as FX does (mul, mul_1, ...; sum_1 for Python's
 * own names); NULL for a call means the operator's own. Arguments left out at the end of a call get their defaults.
 * Values and types are copied into the graph. The returned pointer is valid until the next add. */
aot_status aoti_graph_placeholder(aoti_graph *g, const char *hint, const aoti_type *type, uint32_t *out) AOT_MUST_USE;
aot_status aoti_graph_get_attr(aoti_graph *g, const char *hint, const char *path, const aoti_type *type,
                               uint32_t *out) AOT_MUST_USE;
aot_status aoti_graph_call(aoti_graph *g, const char *hint, aot_op op, const aot_value *args, uint32_t n_args,
                           const aoti_type *type, uint32_t *out) AOT_MUST_USE;
aot_status aoti_graph_output(aoti_graph *g, aot_value value) AOT_MUST_USE;
/* Appends a copy of a node of any kind, its name exactly as it is (an error if taken; an output's is made anew), its
 * arguments mapped through map (nullable): map[old id] = new id. */
aot_status aoti_graph_add(aoti_graph *g, const aoti_node *node, const uint32_t *map, uint32_t *out) AOT_MUST_USE;
/* The user's line that made the node; strings are copied and may be NULL. */
aot_status aoti_graph_set_source(aoti_graph *g, uint32_t node, const char *file, int line, const char *function,
                                 const char *code) AOT_MUST_USE;
/* A copy of src's node in g: same name exactly (an error if taken), arguments mapped through map[old id] = new id. */
aot_status aoti_graph_copy_node(aoti_graph *g, const aoti_graph *from, uint32_t node, const uint32_t *map,
                                uint32_t *out) AOT_MUST_USE;
/* A whole copy; out_map (nullable) has from->nodes.n entries. */
aot_status aoti_graph_clone(const aoti_graph *from, aoti_graph **out) AOT_MUST_USE;
enum { AOTI_NO_NODE = UINT32_MAX };
uint32_t aoti_graph_find(const aoti_graph *g, const char *name, size_t n);
static inline const aoti_node *aoti_graph_node(const aoti_graph *g, uint32_t id) { return &g->nodes.at[id]; }
/* The items of the OUTPUT node: its list, or the single value. */
void aoti_graph_outputs(const aoti_graph *g, const aot_value **out, size_t *out_n);
static inline const aoti_op_info *aoti_node_op(const aoti_graph *g, const aoti_node *n) {
  return n->kind == AOTI_CALL ? aoti_op(g->registry, n->op) : NULL;
}
/* Whether an operator of the graph writes into an argument. */
bool aoti_graph_writes(const aoti_graph *g);

/* fwd_rng_state_0, bwd_rng_state_0: the parameters that hold states of random numbers. */
bool aoti_is_generator_name(const char *name);
/* What a parameter of a joint graph is, by its name; bwd_seed_1 and bwd_base_offset_1 belong to the backward. */
typedef enum aoti_parameter { AOTI_PRIMAL, AOTI_TANGENT, AOTI_FORWARD_PHILOX, AOTI_BACKWARD_PHILOX } aoti_parameter;
aoti_parameter aoti_parameter_of(const char *name);
/* The type of such a state. */
aoti_type aoti_rng_state_type(aot_device device);

/* Calls fn for every node that value names, in argument order, repeats included. */
typedef void (*aoti_use_fn)(void *ctx, uint32_t node);
void aoti_value_uses(const aot_value *value, aoti_use_fn fn, void *ctx);
void aoti_node_uses(const aoti_node *node, aoti_use_fn fn, void *ctx);
/* Users of each node, each user once, ascending: users[start[i]] .. users[start[i+1]]. In arena. */
typedef struct aoti_users {
  const uint32_t *start, *users;
} aoti_users;
aot_status aoti_graph_users(const aoti_graph *g, aoti_arena *arena, aoti_users *out) AOT_MUST_USE;
/* The node whose storage this node's value lives in: follows view ops to their base. */
uint32_t aoti_graph_base(const aoti_graph *g, uint32_t node);
/* Deep copies into an arena, node ids mapped through map when not NULL. */
aot_status aoti_value_copy(aoti_arena *arena, const aot_value *from, const uint32_t *map, aot_value *out) AOT_MUST_USE;
aot_status aoti_type_copy(aoti_arena *arena, const aoti_type *from, aoti_type *out) AOT_MUST_USE;
/* fits.c: whether an argument of that type takes a value of that kind; a list argument, an item. */
bool aoti_kind_fits(aoti_arg_type type, aot_value_kind kind);
/* Whether a schema's argument takes the value; a node's value always fits. */
bool aoti_value_fits(const aoti_schema_arg *arg, const aot_value *value);
bool aoti_value_equal(const aot_value *a, const aot_value *b); /* Python types count: 1 and 1.0 differ */

/* ---- verify.c, print.c, parse.c ------------------------------------------------------------------------------- */

/* Checks the invariants above, arguments against schemas, and types against the op table where known. */
aot_status aoti_graph_verify(const aoti_graph *g) AOT_MUST_USE;

typedef enum aoti_annotate { AOTI_ANNOTATE_NONE, AOTI_ANNOTATE_FULL, AOTI_ANNOTATE_TYPES } aoti_annotate;
/* NONE: the bare form of `aot-llc --annotate=none`. FULL: PyTorch's print_readable with dtype, shape, stride, device,
 * source comments and frees. TYPES: the form of test/parity/data, which is FULL without class line, comments and blank
 * lines, a joint graph's parameters flat. The text is added to out. */
aot_status aoti_graph_print(const aoti_graph *g, aoti_annotate annotate, aoti_text *out) AOT_MUST_USE;
/* find.c: a place in a text where a graph begins. Zeroed before the first call of aoti_graph_next, which finds the next
 * one; a submodule inside a graph is none. */
typedef struct aoti_graph_header {
  size_t at; /* the line of "def forward(" or "graph():", from the text's start */
  int line;  /* its number */
  bool graph_form;
  const char *title, *class_at; /* in the text, or NULL: "Joint graph 0" of the log's headline; the class */
  size_t title_n, class_n;
  bool found; /* from here on: the search's own */
  int indent, next_line;
  size_t next;
} aoti_graph_header;
bool aoti_graph_next(const char *text, size_t n, aoti_graph_header *header);

/* Parses the graph at header (NULL: the first), in Python's form or graph form. Unknown operators become UNKNOWN rows
 * of registry. An error names line and column, shows the line and a caret. */
aot_status aoti_graph_parse_at(const char *text, size_t n, const aoti_graph_header *header, const char *file_name,
                               aoti_registry *registry, const aoti_allocator *from, aoti_graph **out) AOT_MUST_USE;
static inline aot_status aoti_graph_parse(const char *text, size_t n, const char *file_name, aoti_registry *registry,
                                          const aoti_allocator *from, aoti_graph **out) {
  return aoti_graph_parse_at(text, n, NULL, file_name, registry, from, out);
}

#endif
