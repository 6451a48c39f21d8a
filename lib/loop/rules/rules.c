/* The table of lowerings, what rules read their arguments with, and the walk over a graph. */
#include "rules.h"
#include "ops_gen.h"
#include "pointwise.h"
#include <string.h>

/* A rule that does not exist, or a pointwise operator without a line in pointwise.def, does not compile. */
#define aoti_lower_none     NULL
#define POINT_pointwise     ~, ~
#define THIRD(a, b, c, ...) c
#define CHOOSE(...)         THIRD(__VA_ARGS__)
static const aoti_lower_rule builtin[] = {
#define X(op, rule) [AOT_OP_##op] = {aoti_lower_##rule, CHOOSE(POINT_##rule, aoti_point_##op, NULL, ~)},
#include "ops_lower.def"
#undef X
};

/* ---- arguments */

bool aoti_lower_given(const aoti_lower *c, int i) {
  return (uint32_t)i < c->node->n_args && c->node->args[i].kind != AOT_NONE;
}

static bool int_of(const aoti_lower *c, const aot_value *v, aot_int *out) {
  if (v->kind == AOT_INT) return *out = v->as.i, true;
  if (v->kind == AOT_BOOL) return *out = aot_i(v->as.b), true;
  if (v->kind != AOT_NODE) return false;
  const aoti_type *t = &aoti_graph_node(c->g, v->as.node)->type;
  if (t->kind != AOTI_TYPE_INT) return false;
  *out = t->i;
  return true;
}

// Sizes, and floats that are computed from them.
static bool is_number(const aoti_node *n) { return n->type.kind == AOTI_TYPE_INT || n->type.kind == AOTI_TYPE_FLOAT; }

// A float that the graph computes from sizes, in f64.
static aoti_te number_of(aoti_lower *c, const aot_value *v, int depth) {
  enum { MAX_DEPTH = 32 };
  static const struct {
    aot_op op;
    int n;
    aoti_loop_op does;
  } known[] = {{AOT_OP_add_default, 2, AOTI_OP_ADD}, {AOT_OP_sub_default, 2, AOTI_OP_SUB},
               {AOT_OP_mul_default, 2, AOTI_OP_MUL}, {AOT_OP_truediv_default, 2, AOTI_OP_DIV},
               {AOT_OP_pow_default, 2, AOTI_OP_POW}, {AOT_OP_sym_sqrt_default, 1, AOTI_OP_SQRT}};
  aot_int n;
  if (v->kind == AOT_FLOAT) return aoti_te_float(c->f, AOT_F64, v->as.f);
  if (int_of(c, v, &n)) return aoti_cast(c->f, aoti_te_size(c->f, n), AOT_F64);
  const aoti_node *node = v->kind == AOT_NODE ? aoti_graph_node(c->g, v->as.node) : NULL;
  if (node && node->kind == AOTI_CALL && depth < MAX_DEPTH) {
    if (node->op == AOT_OP_sym_float_default) return number_of(c, &node->args[0], depth + 1);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
      if (known[i].op != node->op) continue;
      aoti_te a = number_of(c, &node->args[0], depth + 1);
      if (known[i].n == 1) return aoti_op1(c->f, known[i].does, a);
      return aoti_op2(c->f, known[i].does, a, number_of(c, &node->args[1], depth + 1));
    }
  }
  aoti_fuse_fail(c->f,
                 aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "a number that is computed from sizes in another way"));
  return 0;
}

aoti_te aoti_lower_arg(aoti_lower *c, int i) {
  aot_int n;
  if (!aoti_lower_given(c, i)) return 0;
  const aot_value *v = &c->node->args[i];
  if (v->kind == AOT_FLOAT) return aoti_te_float(c->f, AOT_F64, v->as.f);
  if (v->kind == AOT_BOOL) return aoti_te_int(c->f, AOT_B8, v->as.b);
  if (int_of(c, v, &n)) return aoti_te_size(c->f, n);
  if (v->kind == AOT_NODE && c->values[v->as.node].n) return c->values[v->as.node].at[0];
  if (v->kind == AOT_NODE && aoti_graph_node(c->g, v->as.node)->type.kind == AOTI_TYPE_FLOAT) return number_of(c, v, 0);
  aoti_fuse_fail(c->f, aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "an argument of this kind"));
  return 0;
}

aoti_te aoti_lower_operand(aoti_lower *c, int i, aot_dtype dtype) {
  return aoti_cast(c->f, aoti_lower_arg(c, i), dtype);
}

aoti_te aoti_lower_factor(aoti_lower *c, int i, aot_dtype dtype) {
  return aoti_is_float(dtype) ? aoti_number(c->f, dtype, aoti_lower_float(c, i)) : aoti_lower_operand(c, i, dtype);
}

aoti_te aoti_lower_numel(aoti_lower *c, aoti_te x, aot_dtype dtype) {
  return aoti_cast(c->f, aoti_te_size(c->f, aoti_te_numel(c->f, x)), dtype);
}

const aoti_meta *aoti_lower_meta(const aoti_lower *c, int i) {
  if (!aoti_lower_given(c, i) || c->node->args[i].kind != AOT_NODE) return NULL;
  const aoti_type *t = &aoti_graph_node(c->g, c->node->args[i].as.node)->type;
  return t->kind == AOTI_TYPE_TENSOR ? &t->tensor : NULL;
}
const aoti_meta *aoti_lower_result(const aoti_lower *c, int i) {
  const aoti_type *t = &c->node->type;
  if (t->kind == AOTI_TYPE_TUPLE) t = (size_t)i < t->n ? &t->at[i] : NULL;
  return t && t->kind == AOTI_TYPE_TENSOR ? &t->tensor : NULL;
}

aot_int aoti_lower_int(const aoti_lower *c, int i) {
  aot_int n = aot_i(0);
  if (!aoti_lower_given(c, i) || !int_of(c, &c->node->args[i], &n))
    aoti_fuse_fail(c->f, aoti_lower_error(c, AOT_ERROR_INVALID, "an integer argument is missing"));
  return n;
}
int64_t aoti_lower_const(const aoti_lower *c, int i) { return aoti_lower_int(c, i).value; }
double aoti_lower_float(const aoti_lower *c, int i) {
  if (aoti_lower_given(c, i) && c->node->args[i].kind == AOT_FLOAT) return c->node->args[i].as.f;
  return (double)aoti_lower_int(c, i).value;
}
bool aoti_lower_bool(const aoti_lower *c, int i) { return aoti_lower_given(c, i) && aoti_lower_int(c, i).value; }
bool aoti_lower_string_is(const aoti_lower *c, int i, const char *text) {
  return aoti_lower_given(c, i) && c->node->args[i].kind == AOT_STRING && !strcmp(c->node->args[i].as.string, text);
}

int aoti_lower_ints(const aoti_lower *c, int i, aot_int out[AOT_MAX_DIMS]) {
  if (!aoti_lower_given(c, i)) return 0;
  const aot_value *v = &c->node->args[i];
  if (v->kind != AOT_LIST && v->kind != AOT_TUPLE) {
    out[0] = aoti_lower_int(c, i);
    return 1;
  }
  if (v->as.list.n > AOT_MAX_DIMS) {
    aoti_fuse_fail(c->f, aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "more than 16 dimensions"));
    return 0;
  }
  for (size_t k = 0; k < v->as.list.n; k++)
    if (!int_of(c, &v->as.list.at[k], &out[k])) {
      aoti_fuse_fail(c->f, aoti_lower_error(c, AOT_ERROR_INVALID, "a list holds something that is no integer"));
      return 0;
    }
  return (int)v->as.list.n;
}

static int wrap(const aoti_lower *c, int64_t d, int ndim) {
  if (ndim == 0 && (d == 0 || d == -1)) return 0;
  if (d < -ndim || d >= ndim) {
    aoti_fuse_fail(c->f, aoti_lower_error(c, AOT_ERROR_INVALID, "a dimension is out of range"));
    return 0;
  }
  return (int)(d < 0 ? d + ndim : d);
}
int aoti_lower_dim(const aoti_lower *c, int i, int ndim) { return wrap(c, aoti_lower_const(c, i), ndim); }
uint32_t aoti_lower_dims(const aoti_lower *c, int i, int ndim) {
  aot_int at[AOT_MAX_DIMS];
  int n = aoti_lower_ints(c, i, at);
  uint32_t mask = 0;
  if (n == 0) return (1u << ndim) - 1;
  for (int k = 0; k < n; k++) mask |= 1u << wrap(c, at[k].value, ndim);
  return ndim ? mask : 0;
}

aot_status aoti_lower_error(const aoti_lower *c, aot_code code, const char *what) {
  const aoti_node *n = c->node;
  aot_status s = aoti_error(code, "%s: %s", c->info->name, what);
  return aoti_at_node(n->file ? aoti_at_source(s, n->file, n->line) : s, n->name);
}

/* ---- expressions */

aot_dtype aoti_compute(aot_dtype dtype) { return dtype == AOT_F16 || dtype == AOT_BF16 ? AOT_F32 : dtype; }

static aoti_te cast(aoti_fuse *f, aoti_te e, aot_dtype dtype, bool round) {
  if (!e) return 0;
  const aoti_te_node *n = aoti_te_at(f, e);
  aot_dtype from = (aot_dtype)n->dtype, mid = aoti_compute(dtype);
  if (from == dtype) return e;
  if (n->kind == AOTI_TE_CONST && mid == dtype) {
    double v = aoti_is_float(from) ? n->f : (double)n->i;
    if (aoti_is_float(dtype)) return aoti_te_float(f, dtype, dtype == AOT_F32 ? (double)(float)v : v);
    if (!aoti_is_float(from)) return aoti_te_int(f, dtype, dtype == AOT_B8 ? n->i != 0 : n->i);
    if (v >= -9e15 && v <= 9e15) return aoti_te_int(f, dtype, dtype == AOT_B8 ? v != 0 : (int64_t)v);
  }
  if (aoti_compute(from) != mid) e = aoti_te_point(f, AOTI_OP_CAST, false, mid, e, 0, 0);
  if (mid == dtype) return from == dtype || aoti_compute(from) != mid ? e : aoti_te_point(f, 0, false, dtype, e, 0, 0);
  unsigned op = dtype == AOT_BF16 ? AOTI_OP_ROUND_BF16 : AOTI_OP_ROUND_F16;
  return aoti_te_point(f, round ? op : 0, false, dtype, e, 0, 0);
}
aoti_te aoti_cast(aoti_fuse *f, aoti_te e, aot_dtype dtype) { return cast(f, e, dtype, !f->options.fused_rounding); }
aoti_te aoti_convert(aoti_fuse *f, aoti_te e, aot_dtype dtype) { return cast(f, e, dtype, true); }

static bool is_compare(aoti_loop_op op) { return op >= AOTI_OP_EQ && op <= AOTI_OP_GE; }

aoti_te aoti_op1(aoti_fuse *f, aoti_loop_op op, aoti_te a) {
  if (!a) return 0;
  aot_dtype dtype = op == AOTI_OP_ISNAN || op == AOTI_OP_ISINF ? AOT_B8 : aoti_te_dtype(f, a);
  return aoti_te_point(f, op, aoti_loop_is_call(op), dtype, a, 0, 0);
}
aoti_te aoti_op2(aoti_fuse *f, aoti_loop_op op, aoti_te a, aoti_te b) {
  if (!a || !b) return 0;
  aot_dtype dtype = aoti_te_dtype(f, b);
  if (dtype == AOT_B8) { /* arithmetic on truth values */
    if (op == AOTI_OP_ADD || op == AOTI_OP_MAX) op = AOTI_OP_OR;
    if (op == AOTI_OP_MUL || op == AOTI_OP_MIN) op = AOTI_OP_AND;
  }
  return aoti_te_point(f, op, aoti_loop_is_call(op), is_compare(op) ? AOT_B8 : dtype, a, b, 0);
}
aoti_te aoti_op3(aoti_fuse *f, aoti_loop_op op, aoti_te a, aoti_te b, aoti_te c) {
  if (!a || !b || !c) return 0;
  return aoti_te_point(f, op, aoti_loop_is_call(op), aoti_te_dtype(f, c), a, b, c);
}
aoti_te aoti_number(aoti_fuse *f, aot_dtype dtype, double v) {
  if (aoti_is_float(dtype)) return aoti_te_float(f, dtype, dtype == AOT_F32 ? (double)(float)v : v);
  return aoti_te_int(f, dtype, dtype == AOT_B8 ? v != 0 : (int64_t)v);
}
/* Folding all of many elements to one value would be one long serial sum, slow and of growing error: stretches of the
 * elements, in row-major order, are folded first. SPLIT elements at least; stretches of whole inner dimensions if those
 * are of a fit length, else of CHUNK or the next number that divides evenly. */
enum { SPLIT = 1 << 15, CHUNK = 1 << 10 };
static int64_t stretch_length(aoti_fuse *f, aoti_te e, int64_t n) {
  int64_t inner = 1;
  for (int d = aoti_te_ndim(f, e); d-- > 0 && inner < CHUNK / 4;) inner *= aoti_te_sizes(f, e)[d].value;
  if (inner >= CHUNK / 4 && inner <= 16 * CHUNK) return inner;
  int64_t chunk = CHUNK;
  while (chunk < 4 * CHUNK && n % chunk) chunk++;
  return n % chunk ? 0 : chunk;
}
static aoti_te fold_stretches(aoti_fuse *f, aoti_loop_op op, aoti_te e) {
  aot_int n = aoti_te_numel(f, e), size[2];
  int64_t chunk = n.sym || n.value < SPLIT ? 0 : stretch_length(f, e, n.value);
  if (!chunk) return e;
  size[0] = aot_i(n.value / chunk);
  size[1] = aot_i(chunk);
  aoti_te part = aoti_te_reduce(f, op, aoti_te_dtype(f, e), aoti_te_reshape(f, e, 2, size), 2, false);
  aoti_te_require(f, part);
  return part;
}

/* Few results, each of many elements a row of memory apart (the gradient of a bias): one thread goes down each column,
 * so few threads would do everything. Pieces of the outermost reduced dimension are folded first, as many as make
 * COLUMN_POINTS points, but of SHORT elements at least, and as divide evenly. 1: none. */
enum { FEW = 1 << 12, TALL = 1 << 10, COLUMN_POINTS = 1 << 16, SHORT = 32, LEAST_PIECES = 4 };
static int64_t column_pieces(aoti_fuse *f, aoti_te e, uint32_t dims, int *out_dim) {
  int64_t kept = 1, reduced = 1;
  int inner = -1;
  *out_dim = -1;
  for (int d = 0; d < aoti_te_ndim(f, e); d++) {
    aot_int n = aoti_te_sizes(f, e)[d];
    if (n.sym || n.value < 1 ||
        aoti_mul_overflows(dims >> d & 1 ? reduced : kept, n.value, dims >> d & 1 ? &reduced : &kept))
      return 1;
    if (n.value == 1) continue;
    inner = d;
    if (*out_dim < 0 && dims >> d & 1) *out_dim = d;
  }
  if (*out_dim < 0 || dims >> inner & 1 || kept > FEW || reduced < TALL) return 1;
  int64_t n = aoti_te_sizes(f, e)[*out_dim].value, p = COLUMN_POINTS / kept;
  if (p > reduced / SHORT) p = reduced / SHORT;
  if (p > n) p = n;
  while (p >= LEAST_PIECES && n % p) p--;
  return p >= LEAST_PIECES ? p : 1;
}

/* [.., n, ..] as [.., pieces, n / pieces, ..], of which everything reduced but the pieces goes. */
static aoti_te fold_pieces(aoti_fuse *f, aoti_loop_op op, aoti_te e, uint32_t dims, int dim, int64_t pieces) {
  int ndim = aoti_te_ndim(f, e);
  aot_int size[AOT_MAX_DIMS];
  uint32_t below = (1u << dim) - 1;
  for (int d = 0; d < ndim; d++) size[d + (d > dim)] = aoti_te_sizes(f, e)[d];
  size[dim + 1] = aot_i(size[dim].value / pieces);
  size[dim] = aot_i(pieces);
  uint32_t rest = (dims & below) | (dims & ~below) << 1;
  aoti_te part = aoti_te_reduce(f, op, aoti_te_dtype(f, e), aoti_te_reshape(f, e, ndim + 1, size), rest, false);
  aoti_te_require(f, part);
  int at = 0;
  for (int d = 0; d < dim; d++) at += !(dims >> d & 1);
  return aoti_te_reduce(f, op, aoti_te_dtype(f, e), part, 1u << at, false);
}

aoti_te aoti_fold(aoti_fuse *f, aoti_loop_op op, aoti_te e, uint32_t dims, bool keepdim) {
  int ndim = e ? aoti_te_ndim(f, e) : 0, dim;
  int64_t pieces = e && ndim < AOT_MAX_DIMS ? column_pieces(f, e, dims, &dim) : 1;
  if (e && aoti_te_dtype(f, e) == AOT_B8) { /* of truth values */
    if (op == AOTI_OP_REDUCE_SUM || op == AOTI_OP_REDUCE_MAX) op = AOTI_OP_REDUCE_ANY;
    if (op == AOTI_OP_REDUCE_PROD || op == AOTI_OP_REDUCE_MIN) op = AOTI_OP_REDUCE_ALL;
  }
  if (pieces > 1) {
    aoti_te r = fold_pieces(f, op, e, dims, dim, pieces);
    for (int d = 0; d < ndim && keepdim; d++)
      if (dims >> d & 1) r = aoti_te_unsqueeze(f, r, d);
    return r;
  }
  if (ndim && dims == (1u << ndim) - 1 && !keepdim) {
    aoti_te part = fold_stretches(f, op, e);
    if (part != e) return aoti_te_reduce(f, op, aoti_te_dtype(f, part), part, 1, false);
  }
  return e ? aoti_te_reduce(f, op, aoti_te_dtype(f, e), e, dims, keepdim) : 0;
}

aoti_te aoti_sum(aoti_fuse *f, aoti_te e, uint32_t dims, bool keepdim) {
  if (!e || aoti_te_dtype(f, e) != AOT_F32) return aoti_fold(f, AOTI_OP_REDUCE_SUM, e, dims, keepdim);
  const aoti_te_node *n = aoti_te_at(f, e);
  aoti_te x, a = n->args[0], b = n->args[1];
  if (n->kind == AOTI_TE_POINT && n->op == AOTI_OP_MUL)
    x = aoti_op2(f, AOTI_OP_MUL, aoti_cast(f, a, AOT_F64), aoti_cast(f, b, AOT_F64));
  else
    x = aoti_cast(f, e, AOT_F64);
  return aoti_cast(f, aoti_fold(f, AOTI_OP_REDUCE_SUM, x, dims, keepdim), AOT_F32);
}

/* ---- the graph */

static const aoti_lower_rule *rule_of(aot_op op) {
  static const aoti_lower_rule none = {0};
  return op < sizeof builtin / sizeof *builtin ? &builtin[op] : &none;
}

/* By the operator's rule; where it has none, or none for this form, by its reference kernel on the host. */
static aot_status apply_rule(aoti_lower *c) {
  const aoti_lower_rule *rule = rule_of(c->node->op);
  if (!rule->fn) return aoti_lower_call(c);
  c->point = rule->point;
  aot_status s = rule->fn(c);
  if (!s) s = aoti_fuse_status(c->f);
  if (!s || aot_status_code(s) != AOT_ERROR_UNSUPPORTED || !aoti_lower_can_call(c->info, c->node->op)) return s;
  aot_status_free(s);
  memset(c->out, 0, sizeof c->out);
  return aoti_lower_call(c);
}

uint32_t aoti_lower_draw(const aoti_graph *g, uint32_t id) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < id; i++) {
    const aoti_node *node = aoti_graph_node(g, i);
    const aoti_op_info *row = aoti_node_op(g, node);
    n += row && row->kind == AOTI_KIND_RANDOM && row->rng != AOTI_RNG_WITH; // those go on from a state of before
  }
  return n;
}

/* A random operator in a form that carries its state: the rule of the operator itself, drawing from that state. */
static aot_status lower_with_state(aoti_lower *c, aoti_arena *arena) {
  const aoti_node *node = c->node;
  const aoti_op_info *info = c->info;
  uint32_t own = aoti_op_inner_args(info);
  aoti_node inner = *node;
  inner.op = info->inner;
  inner.args += own;
  inner.n_args -= own;
  if (info->rng == AOTI_RNG_SAVE) inner.type = node->type.n > 1 ? node->type.at[1] : (aoti_type){0};
  aoti_te *at;
  size_t first = info->rng == AOTI_RNG_SAVE, n;
  if (first) AOT_TRY(aoti_lower_rng_state(c, &c->out[0]));
  aoti_te state = c->out[0];
  if (own) AOT_TRY(aoti_lower_rng_read(c));
  c->node = &inner;
  c->info = aoti_op(c->g->registry, info->inner);
  memset(c->out, 0, sizeof c->out);
  aot_status s = apply_rule(c);
  n = c->info->n_returns;
  c->node = node;
  c->info = info;
  c->rng_seed = c->rng_offset = 0;
  if (s) return aoti_at_node(s, node->name);
  AOT_TRY(aoti_arena_alloc(arena, n + first, sizeof *at, &at));
  at[0] = state;
  memcpy(at + first, c->out, n * sizeof *at);
  c->values[c->id] = (aoti_lowered){at, n + first};
  return aoti_fuse_status(c->f);
}

static aot_status lower_call(aoti_lower *c, aoti_arena *arena) {
  uint32_t id = c->id;
  if (c->info->flags & AOTI_OP_DATA_DEPENDENT) /* memory is planned before anything is computed */
    return aoti_at_node(
        aoti_lower_error(c, AOT_ERROR_UNSUPPORTED, "only data tells how large its result is, or which number it gives"),
        c->node->name);
  if (is_number(c->node)) return NULL; /* sizes are read from types, floats by number_of */
  if (aoti_op_is_getitem(c->info)) {
    aot_int i;
    const aoti_lowered *from = &c->values[c->node->args[0].as.node];
    const aoti_op_info *of =
        c->node->args[0].kind == AOT_NODE ? aoti_node_op(c->g, aoti_graph_node(c->g, c->node->args[0].as.node)) : NULL;
    if (c->node->args[0].kind != AOT_NODE || !int_of(c, &c->node->args[1], &i) || i.value < 0 ||
        (size_t)i.value >= from->n)
      return aoti_lower_error(c, AOT_ERROR_INVALID, "there is no such result");
    bool rest = of && of->rng == AOTI_RNG_SAVE && i.value == 1; // all that the operator itself gives
    c->values[id] = (aoti_lowered){from->at + i.value, rest ? from->n - 1 : 1};
    return NULL;
  }
  if (c->info->n_returns == 1 && !c->info->returns_list && !aoti_lower_result(c, 0))
    return aoti_at_node(aoti_lower_error(c, AOT_ERROR_INVALID, "its result has no type"), c->node->name);
  memset(c->out, 0, sizeof c->out);
  c->list = (aoti_lowered){0};
  aoti_fuse_at_node(c->f, id);
  if (c->info->rng) return lower_with_state(c, arena);
  aot_status s = apply_rule(c);
  if (s) return aoti_at_node(s, c->node->name);
  if (c->info->returns_list) {
    c->values[id] = c->list;
    return NULL;
  }
  aoti_te *at;
  size_t n = c->info->n_returns;
  AOT_INVARIANT(n <= AOTI_LOWER_MAX_OUT, "%s has too many results", c->info->name);
  AOT_TRY(aoti_arena_memdup(arena, c->out, n * sizeof *at, &at));
  c->values[id] = (aoti_lowered){at, n};
  for (size_t i = 0; i < n; i++) {
    const aoti_meta *meta = aoti_lower_result(c, (int)i);
    if (!at[i] || !meta) continue;
    const aoti_te_node *e = aoti_te_at(c->f, at[i]);
    if (e->kind == AOTI_TE_VIEW || e->kind == AOTI_TE_RESHAPE || e->node != id || e->ndim != meta->ndim) continue;
    if (meta->stride) aoti_te_set_layout(c->f, at[i], meta->stride);
  }
  return NULL;
}

/* Whether memory laid out like that is laid out as the graph says; where a dimension has one element, or the whole
 * none, any stride will do. */
static bool is_laid_out_as(const aoti_layout *l, const aoti_meta *m) {
  bool same = true;
  for (int d = 0; d < m->ndim && m->stride; d++) {
    if (aoti_int_is(m->size[d], 0)) return true;
    same = same && (aoti_int_is(m->size[d], 1) || aoti_int_same(l->stride[d], m->stride[d]));
  }
  return same;
}

/* A view of one number has no memory that it is a view of. It gets some, laid out as the graph says: what reads it, the
 * backward, was compiled for those strides. 0 when v is no such view. */
static aoti_te number_in_memory(aoti_lower *c, aoti_te v, const aoti_meta *m) {
  aoti_fuse *f = c->f;
  aoti_layout l;
  if (!m->ndim || !m->stride || !aoti_te_layout(f, v, &l)) return 0;
  aoti_te_kind kind = (aoti_te_kind)aoti_te_at(f, l.base)->kind;
  if (kind != AOTI_TE_CONST && kind != AOTI_TE_SIZE && kind != AOTI_TE_SCALAR) return 0;
  aot_int once[AOT_MAX_DIMS];
  for (int d = 0; d < m->ndim; d++) once[d] = aoti_int_is(m->stride[d], 0) ? aot_i(1) : m->size[d];
  aoti_te held = aoti_te_copy(f, aoti_te_expand(f, l.base, m->ndim, once), m->stride);
  return aoti_te_in_memory(f, aoti_te_expand(f, held, m->ndim, m->size));
}

/* An output has the strides of its node, and needs memory that is its own, unless the graph says that it is a view of
 * another value. */
static aot_status lower_output(aoti_lower *c, uint32_t node, uint32_t *owner, aoti_te *out) {
  const aoti_node *n = aoti_graph_node(c->g, node);
  aoti_layout l;
  *out = 0;
  if (n->type.kind != AOTI_TYPE_TENSOR || !c->values[node].n || !c->values[node].at[0]) return NULL;
  aoti_te e = number_in_memory(c, c->values[node].at[0], &n->type.tensor);
  if (!e) e = aoti_te_in_memory(c->f, c->values[node].at[0]);
  AOT_TRY(aoti_fuse_status(c->f));
  AOT_INVARIANT(aoti_te_layout(c->f, e, &l), "an output has no place in memory");
  uint32_t base = aoti_graph_base(c->g, node);
  bool is_input = aoti_te_at(c->f, l.base)->kind == AOTI_TE_INPUT;
  bool copy = is_input ? aoti_graph_node(c->g, base)->kind == AOTI_CALL : owner[l.base] && owner[l.base] - 1 != base;
  copy = copy || (base == node && !is_input && !is_laid_out_as(&l, &n->type.tensor));
  if (copy) {
    e = aoti_te_copy(c->f, e, n->type.tensor.stride);
    l.base = e;
  } else {
    owner[l.base] = base + 1;
  }
  aoti_te_set_root(c->f, is_input && !copy ? 0 : l.base);
  *out = e;
  return aoti_fuse_status(c->f);
}

static aot_status lower_outputs(aoti_lower *c, aoti_arena *arena, aoti_lowered_graph *out) {
  const aot_value *v;
  size_t n;
  aoti_graph_outputs(c->g, &v, &n);
  uint32_t *owner;
  aoti_te *at;
  AOT_TRY(aoti_arena_alloc(arena, c->f->te.n + n + 1, sizeof *owner, &owner));
  AOT_TRY(aoti_arena_alloc(arena, n, sizeof *at, &at));
  for (size_t i = 0; i < n; i++) {
    if (v[i].kind != AOT_NODE) continue;
    bool seen = false;
    for (size_t j = 0; j < i && !seen; j++)
      if (v[j].kind == AOT_NODE && v[j].as.node == v[i].as.node) at[i] = at[j], seen = true;
    if (!seen) AOT_TRY(lower_output(c, v[i].as.node, owner, &at[i]));
  }
  out->outputs = at;
  out->n_outputs = n;
  return NULL;
}

static aot_status check_supported(const aoti_graph *g) {
  aoti_text text = {0};
  size_t count = 0;
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *n = aoti_graph_node(g, i);
    if (n->kind != AOTI_CALL || is_number(n)) continue;
    const aoti_op_info *op = aoti_node_op(g, n);
    aot_op rule = op->rng ? op->inner : n->op;
    if (aoti_op_is_getitem(op) || op->flags & AOTI_OP_DATA_DEPENDENT || rule_of(rule)->fn ||
        aoti_lower_can_call(op, rule))
      continue;
    bool seen = false;
    for (uint32_t j = 0; j < i && !seen; j++) {
      const aoti_node *m = aoti_graph_node(g, j);
      seen = m->kind == AOTI_CALL && m->op == n->op && !is_number(m);
    }
    if (!seen) aoti_text_add(&text, "%s%s", count++ ? ", " : "", op->name);
  }
  aot_status s = NULL;
  if (count)
    s = aoti_error(AOT_ERROR_UNSUPPORTED, "no lowering for %zu operator%s: %s", count, count > 1 ? "s" : "",
                   text.at ? text.at : "");
  aoti_text_deinit(&text);
  return s;
}

aot_status aoti_lower_graph(const aoti_graph *g, aoti_arena *arena, const aoti_fuse_options *options,
                            aoti_lowered_graph *out) {
  AOT_TRY(check_supported(g));
  aoti_lower c = {.g = g};
  AOT_TRY(aoti_fuse_create(arena, g, options, &c.f));
  AOT_TRY(aoti_arena_alloc(arena, g->nodes.n, sizeof *c.values, &c.values));
  for (uint32_t id = 0; id < g->nodes.n; id++) {
    c.id = id;
    c.node = aoti_graph_node(g, id);
    c.info = aoti_node_op(g, c.node);
    if (c.node->kind == AOTI_CALL) {
      AOT_TRY(lower_call(&c, arena));
    } else if (c.node->kind != AOTI_OUTPUT && c.node->type.kind == AOTI_TYPE_TENSOR) {
      aoti_te *at;
      AOT_TRY(aoti_arena_alloc(arena, 1, sizeof *at, &at));
      *at = aoti_te_input(c.f, id, &c.node->type.tensor);
      c.values[id] = (aoti_lowered){at, 1};
    } else if (c.node->kind == AOTI_PLACEHOLDER && c.node->type.kind == AOTI_TYPE_UNKNOWN) {
      return aoti_at_node(aoti_error(AOT_ERROR_INVALID, "input %s has no type", c.node->name), c.node->name);
    }
  }
  AOT_TRY(lower_outputs(&c, arena, out));
  out->f = c.f;
  return aoti_fuse_status(c.f);
}
