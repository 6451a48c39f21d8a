/* Functions of Python that are no operator but a few: what torch.nn.functional.interpolate and
 * multi_head_attention_forward call, constants that torch.tensor writes out, x[index] = y, and numbers that .item()
 * takes out of a tensor.
 */
#include "parse_impl.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- calls in the midst of a statement ---- */

typedef struct maker {
  graph_parser *p;
  const char *place;
  aot_status status; /* the first failure; what is made after it is of no use */
} maker;

static const aot_value none = {AOT_NONE};
static aot_value integer(int64_t v) { return (aot_value){AOT_INT, .as.i = aot_i(v)}; }
static aot_value size(aot_int v) { return (aot_value){AOT_INT, .as.i = v}; }
static aot_value truth(bool v) { return (aot_value){AOT_BOOL, .as.b = v}; }
static aot_value real(double v) { return (aot_value){AOT_FLOAT, .as.f = v}; }
static aot_value dtype_value(aot_dtype v) { return (aot_value){AOT_DTYPE, .as.dtype = v}; }

static aot_value list_of(maker *m, const aot_value *at, size_t n) {
  aot_value *copy = NULL;
  if (!m->status) m->status = aoti_arena_memdup(&m->p->scratch, at, n * sizeof *at, &copy);
  return (aot_value){AOT_LIST, .as.list = {copy, copy ? n : 0}};
}
#define LIST(...) \
  list_of(m, (const aot_value[]){__VA_ARGS__}, sizeof((const aot_value[]){__VA_ARGS__}) / sizeof(aot_value))

/* A call of an operator by its name, not yet a node. keyword: the name of the last argument, or NULL. */
static void call_of(maker *m, const char *op, const char *keyword, const aot_value *args, size_t n, aoti_node *out) {
  call_args list = {0};
  *out = (aoti_node){.kind = AOTI_CALL};
  for (size_t i = 0; i < n && !m->status; i++)
    m->status = aoti_push(&m->p->scratch, &list, (call_arg){i + 1 == n ? keyword : NULL, args[i], m->place});
  if (!m->status) m->status = parse_call(m->p, op, m->place, &list, out);
}

static aot_value node_of(maker *m, const aoti_node *call) {
  uint32_t id = 0;
  if (!m->status) m->status = parse_emit(m->p, call, &id);
  return (aot_value){AOT_NODE, .as.node = id};
}

static aot_value make_of(maker *m, const char *op, const char *keyword, const aot_value *args, size_t n) {
  aoti_node call;
  call_of(m, op, keyword, args, n, &call);
  return node_of(m, &call);
}
#define ARGS(...)                   (const aot_value[]){__VA_ARGS__}, sizeof((const aot_value[]){__VA_ARGS__}) / sizeof(aot_value)
#define MAKE(op, ...)               make_of(m, "torch.ops.aten." op, NULL, ARGS(__VA_ARGS__))
#define MAKE_WITH(op, keyword, ...) make_of(m, "torch.ops.aten." op, keyword, ARGS(__VA_ARGS__))
#define GIVE(op, ...)               call_of(m, "torch.ops.aten." op, NULL, ARGS(__VA_ARGS__), out)

static void fail(maker *m, aot_code code, const char *what) {
  if (!m->status) m->status = parse_fail(m->p, m->place, code, "%s", what);
}

/* A value that stands for itself and is no node. */
static void give_value(maker *m, aot_value v, aoti_node *out) {
  aot_value *copy = NULL;
  if (!m->status) m->status = aoti_arena_memdup(&m->p->scratch, &v, sizeof v, &copy);
  *out = (aoti_node){.kind = AOTI_OUTPUT, .args = copy, .n_args = 1};
}

static const aoti_meta *meta_of(const maker *m, const aot_value *v) {
  const aoti_type *t = v->kind == AOT_NODE ? &m->p->g->nodes.at[v->as.node].type : NULL;
  return t && t->kind == AOTI_TYPE_TENSOR ? &t->tensor : NULL;
}
static bool given(const aot_value *v) { return v->kind != AOT_NONE; }
static bool is_true(const aot_value *v) { return v->kind == AOT_BOOL && v->as.b; }

/* args by the names in takes, out[i] of kind none for what is left out. */
static bool by_name(const char *takes, const call_args *args, aot_value *out, size_t n_out) {
  for (size_t i = 0; i < n_out; i++) out[i] = none;
  for (size_t i = 0; i < args->n; i++) {
    const char *keyword = args->at[i].keyword;
    int at = keyword ? parse_word_place(takes, keyword, strlen(keyword)) : (int)i;
    if (at < 0 || (size_t)at >= n_out) return false;
    out[at] = args->at[i].value;
  }
  return true;
}

/* ---- interpolate ---- */

/* What scale_factor makes of the sizes of x, when they are numbers. */
static aot_value scaled(maker *m, const aoti_meta *x, const aot_value *scale, int k) {
  aot_value at[3];
  for (int d = 0; d < k; d++) {
    const aot_value *s = scale->kind == AOT_LIST || scale->kind == AOT_TUPLE ? &scale->as.list.at[d] : scale;
    bool known = x && !x->size[d + 2].sym && (s->kind == AOT_FLOAT || (s->kind == AOT_INT && !s->as.i.sym));
    if (!known) fail(m, AOT_ERROR_UNSUPPORTED, "interpolate to a size that is computed needs sizes that are numbers");
    double factor = !known ? 0 : s->kind == AOT_FLOAT ? s->as.f : (double)s->as.i.value;
    double v = known ? floor((double)x->size[d + 2].value * factor) : 0;
    if (!(v >= 0 && v < 1e9)) fail(m, AOT_ERROR_INVALID, "interpolate to a size that is out of range");
    at[d] = integer(m->status ? 0 : (int64_t)v);
  }
  return list_of(m, at, (size_t)k);
}

/* A number for each of k dimensions. */
static aot_value for_each_dim(maker *m, const aot_value *v, int k, bool as_float) {
  aot_value at[3];
  bool many = v->kind == AOT_LIST || v->kind == AOT_TUPLE;
  if (!given(v)) return none;
  if (many && v->as.list.n != (size_t)k) {
    fail(m, AOT_ERROR_INVALID, "interpolate takes a size or scale_factor for each dimension after the second");
    return none;
  }
  for (int d = 0; d < k; d++) {
    at[d] = many ? v->as.list.at[d] : *v;
    if (as_float && at[d].kind == AOT_INT && !at[d].as.i.sym) at[d] = real((double)at[d].as.i.value);
  }
  return list_of(m, at, (size_t)k);
}

static void interpolate(maker *m, const call_args *args, aoti_node *out) {
  static const struct {
    const char *mode;
    bool corners; /* takes align_corners */
    const char *op[3];
  } modes[] = {{"nearest",
                false,
                {"torch.ops.aten.upsample_nearest1d.vec", "torch.ops.aten.upsample_nearest2d.vec",
                 "torch.ops.aten.upsample_nearest3d.vec"}},
               {"nearest-exact",
                false,
                {"torch.ops.aten._upsample_nearest_exact1d.vec", "torch.ops.aten._upsample_nearest_exact2d.vec",
                 "torch.ops.aten._upsample_nearest_exact3d.vec"}},
               {"linear", true, {"torch.ops.aten.upsample_linear1d.vec", NULL, NULL}},
               {"bilinear", true, {NULL, "torch.ops.aten.upsample_bilinear2d.vec", NULL}},
               {"trilinear", true, {NULL, NULL, "torch.ops.aten.upsample_trilinear3d.vec"}},
               {"bicubic", true, {NULL, "torch.ops.aten.upsample_bicubic2d.vec", NULL}},
               {"area",
                false,
                {"torch.ops.aten.adaptive_avg_pool1d.default", "torch.ops.aten.adaptive_avg_pool2d.default",
                 "torch.ops.aten.adaptive_avg_pool3d.default"}}};
  enum { INPUT, SIZE, SCALE, MODE, CORNERS, RECOMPUTE, ANTIALIAS, N };
  aot_value v[N];
  if (!by_name("input size scale_factor mode align_corners recompute_scale_factor antialias", args, v, N)) {
    fail(m, AOT_ERROR_INVALID, "interpolate does not take these arguments");
    return;
  }
  const aoti_meta *x = meta_of(m, &v[INPUT]);
  const aot_value *sizes = given(&v[SIZE]) ? &v[SIZE] : &v[SCALE];
  bool many = sizes->kind == AOT_LIST || sizes->kind == AOT_TUPLE;
  int k = x ? x->ndim - 2 : many ? (int)sizes->as.list.n : 0;
  const char *mode = v[MODE].kind == AOT_STRING ? v[MODE].as.string : "nearest", *op = NULL;
  if (k < 1 || k > 3) {
    fail(m, AOT_ERROR_UNSUPPORTED, "interpolate needs the annotated type of its input, of 3 to 5 dimensions");
    return;
  }
  bool corners = false, area = !strcmp(mode, "area");
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
    if (!strcmp(modes[i].mode, mode)) op = modes[i].op[k - 1], corners = modes[i].corners;
  if (!op || is_true(&v[ANTIALIAS])) {
    fail(m, AOT_ERROR_UNSUPPORTED, "interpolate in this mode is not supported");
    return;
  }
  aot_value to = for_each_dim(m, &v[SIZE], k, false), factors = for_each_dim(m, &v[SCALE], k, true);
  if (!given(&v[SIZE]) && (area || is_true(&v[RECOMPUTE]))) to = scaled(m, x, &v[SCALE], k), factors = none;
  if (area)
    call_of(m, op, NULL, ARGS(v[INPUT], to), out);
  else if (corners)
    call_of(m, op, NULL, ARGS(v[INPUT], to, truth(is_true(&v[CORNERS])), factors), out);
  else
    call_of(m, op, NULL, ARGS(v[INPUT], to, factors), out);
}

/* ---- multi_head_attention_forward ---- */

enum {
  QUERY,
  KEY,
  VALUE,
  EMBED,
  HEADS,
  IN_WEIGHT,
  IN_BIAS,
  BIAS_K,
  BIAS_V,
  ZERO_ATTN,
  DROPOUT,
  OUT_WEIGHT,
  OUT_BIAS,
  TRAINING,
  PADDING,
  NEED_WEIGHTS,
  MASK,
  SEPARATE,
  Q_WEIGHT,
  K_WEIGHT,
  V_WEIGHT,
  STATIC_K,
  STATIC_V,
  AVERAGE,
  CAUSAL,
  N_ATTENTION
};
static const char attention_takes[] =
    "query key value embed_dim_to_check num_heads in_proj_weight in_proj_bias bias_k bias_v add_zero_attn dropout_p "
    "out_proj_weight out_proj_bias training key_padding_mask need_weights attn_mask use_separate_proj_weight "
    "q_proj_weight k_proj_weight v_proj_weight static_k static_v average_attn_weights is_causal";

static bool same_node(const aot_value *a, const aot_value *b) {
  return a->kind == AOT_NODE && b->kind == AOT_NODE && a->as.node == b->as.node;
}

/* x, n projections in one: each of them, in out. */
static void project_packed(maker *m, const aot_value *x, const aot_value *w, const aot_value *b, int64_t n,
                           int64_t embed, aot_value *out) {
  aot_value t = MAKE("linear.default", *x, *w, *b);
  t = MAKE("unflatten.int", t, integer(-1), LIST(integer(n), integer(embed)));
  t = MAKE("unsqueeze.default", t, integer(0));
  t = MAKE("transpose.int", t, integer(0), integer(-2));
  t = MAKE("squeeze.dim", t, integer(-2));
  t = MAKE("contiguous.default", t);
  for (int64_t i = 0; i < n; i++) out[i] = MAKE("select.int", t, integer(0), integer(i));
}

/* of in parts of n rows each, but the last of all that are left. */
static void split_rows(maker *m, const aot_value *of, int64_t n, int64_t rows, int parts, aot_value *out) {
  for (int i = 0; i < parts; i++) out[i] = none;
  if (!given(of)) return;
  aot_value list = parts == 2 ? MAKE("split_with_sizes.default", *of, LIST(integer(n), integer(rows - n)), integer(0))
                              : MAKE("chunk.default", *of, integer(parts), integer(0));
  for (int i = 0; i < parts; i++) out[i] = make_of(m, "_operator.getitem", NULL, ARGS(list, integer(i)));
}

static void project(maker *m, const aot_value *v, int64_t embed, aot_value out[3]) {
  const aot_value *w = &v[IN_WEIGHT], *b = &v[IN_BIAS];
  if (!is_true(&v[SEPARATE]) && same_node(&v[QUERY], &v[KEY]) && same_node(&v[KEY], &v[VALUE])) {
    project_packed(m, &v[QUERY], w, b, 3, embed, out);
    return;
  }
  if (!is_true(&v[SEPARATE]) && same_node(&v[KEY], &v[VALUE])) {
    aot_value ws[2], bs[2];
    split_rows(m, w, embed, 3 * embed, 2, ws);
    split_rows(m, b, embed, 3 * embed, 2, bs);
    out[0] = MAKE("linear.default", v[QUERY], ws[0], bs[0]);
    project_packed(m, &v[KEY], &ws[1], &bs[1], 2, embed, out + 1);
    return;
  }
  aot_value ws[3] = {v[Q_WEIGHT], v[K_WEIGHT], v[V_WEIGHT]}, bs[3];
  if (!is_true(&v[SEPARATE])) split_rows(m, w, embed, 3 * embed, 3, ws);
  split_rows(m, b, embed, 3 * embed, 3, bs);
  for (int i = 0; i < 3; i++) out[i] = MAKE("linear.default", v[QUERY + i], ws[i], bs[i]);
}

/* A mask of truth values as numbers to add: 0, and -inf where it is true. */
static aot_value added_mask(maker *m, const aot_value *mask, aot_dtype dtype) {
  const aoti_meta *t = meta_of(m, mask);
  if (!given(mask)) return none;
  if (!t) fail(m, AOT_ERROR_UNSUPPORTED, "multi_head_attention_forward needs the annotated types of its masks");
  if (!t || t->dtype != AOT_B8) return *mask;
  aot_value zeros = MAKE_WITH("zeros_like.default", "dtype", *mask, dtype_value(dtype));
  return MAKE("masked_fill.Scalar", zeros, *mask, real(-(double)INFINITY));
}

typedef struct attention {
  aot_value q, k, v, mask; /* q, k, v: (batch * heads, length, part); mask: none, or (batch * heads or 1, to, from) */
  aot_int to, from, batch, both;
  int64_t embed, heads, part;
  double dropout;
} attention;

/* out of (batch * heads, to, part), and the weights where they are wanted. */
static void attend_with_weights(maker *m, const attention *a, const aot_value *v, bool batched, aot_value *out,
                                aot_value *weights) {
  aot_value q = MAKE("mul.Tensor", a->q, real(sqrt(1.0 / (double)a->part)));
  aot_value k = MAKE("transpose.int", a->k, integer(-2), integer(-1));
  aot_value w = given(&a->mask) ? MAKE("baddbmm.default", a->mask, q, k) : MAKE("bmm.default", q, k);
  w = MAKE("softmax.int", w, integer(-1));
  if (a->dropout > 0) w = MAKE("dropout.default", w, real(a->dropout), truth(true));
  aot_value t = MAKE("bmm.default", w, a->v);
  t = MAKE("transpose.int", t, integer(0), integer(1));
  *out = MAKE("reshape.default", t, LIST(integer(-1), integer(a->embed)));
  w = MAKE("view.default", w, LIST(size(a->batch), integer(a->heads), size(a->to), size(a->from)));
  if (!given(&v[AVERAGE]) || is_true(&v[AVERAGE])) w = MAKE("mean.dim", w, LIST(integer(1)));
  *weights = batched ? w : MAKE("squeeze.dim", w, integer(0));
}

static void attend(maker *m, const attention *a, bool causal, aot_value *out) {
  aot_value mask = a->mask, in[3] = {a->q, a->k, a->v};
  if (given(&mask)) {
    const aot_value shape = LIST(size(a->batch), integer(a->heads), integer(-1), size(a->from));
    const aoti_meta *t = meta_of(m, &mask); /* made here, it has no type and is one for each head */
    bool one = t && t->ndim == 3 && aoti_int_is(t->size[0], 1);
    mask = one ? MAKE("unsqueeze.default", mask, integer(0)) : MAKE("view.default", mask, shape);
  }
  for (int i = 0; i < 3; i++)
    in[i] = MAKE("view.default", in[i],
                 LIST(size(a->batch), integer(a->heads), size(i ? a->from : a->to), integer(a->part)));
  aot_value t =
      MAKE("scaled_dot_product_attention.default", in[0], in[1], in[2], mask, real(a->dropout), truth(causal));
  t = MAKE("permute.default", t, LIST(integer(2), integer(0), integer(1), integer(3)));
  t = MAKE("contiguous.default", t);
  *out = MAKE("view.default", t, LIST(integer(-1), integer(a->embed)));
}

static void attention_forward(maker *m, const call_args *args, aoti_node *out) {
  aot_value v[N_ATTENTION];
  if (!by_name(attention_takes, args, v, N_ATTENTION) || v[EMBED].kind != AOT_INT || v[HEADS].kind != AOT_INT ||
      v[HEADS].as.i.value < 1 || v[EMBED].as.i.value < v[HEADS].as.i.value) {
    fail(m, AOT_ERROR_INVALID, "multi_head_attention_forward does not take these arguments");
    return;
  }
  const aoti_meta *query = meta_of(m, &v[QUERY]), *key = meta_of(m, &v[KEY]);
  bool others = given(&v[BIAS_K]) || given(&v[BIAS_V]) || is_true(&v[ZERO_ATTN]) || given(&v[STATIC_K]);
  if (others || !query || !key || query->ndim < 2 || query->ndim > 3 || key->ndim != query->ndim) {
    fail(m, AOT_ERROR_UNSUPPORTED,
         others ? "multi_head_attention_forward with bias_k, add_zero_attn or static keys is not supported"
                : "multi_head_attention_forward needs the annotated types of query and key");
    return;
  }
  aoti_syms *syms = m->p->g->syms;
  bool batched = query->ndim == 3, training = !given(&v[TRAINING]) || is_true(&v[TRAINING]);
  bool weights = !given(&v[NEED_WEIGHTS]) || is_true(&v[NEED_WEIGHTS]), causal = is_true(&v[CAUSAL]);
  attention a = {.to = query->size[0], .from = key->size[0], .batch = batched ? query->size[1] : aot_i(1)};
  aot_dtype dtype = query->dtype;
  a.embed = v[EMBED].as.i.value;
  a.heads = v[HEADS].as.i.value;
  a.part = a.embed / a.heads;
  a.both = aoti_int_mul(syms, a.batch, aot_i(a.heads));
  if (!m->status) m->status = aoti_syms_status(syms);
  a.dropout = !training ? 0 : v[DROPOUT].kind == AOT_FLOAT ? v[DROPOUT].as.f : 0;
  bool same[2] = {same_node(&v[KEY], &v[QUERY]), same_node(&v[VALUE], &v[KEY])};
  for (int i = 0; i < 3 && !batched; i++)
    v[i] = i && same[i - 1] ? v[i - 1] : MAKE("unsqueeze.default", v[i], integer(1));
  aot_value padding = added_mask(m, &v[PADDING], dtype), in[3];
  if (given(&padding) && !batched) padding = MAKE("unsqueeze.default", padding, integer(0));
  bool by_flag = causal && !given(&padding) && !weights; /* the mask is then the causal one, and not read */
  a.mask = by_flag ? none : added_mask(m, &v[MASK], dtype);
  if (given(&padding)) causal = false;
  project(m, v, a.embed, in);
  const aoti_meta *mask = meta_of(m, &v[MASK]);
  if (given(&a.mask) && mask && mask->ndim == 2) a.mask = MAKE("unsqueeze.default", a.mask, integer(0));
  for (int i = 0; i < 3; i++) {
    in[i] = MAKE("view.default", in[i], LIST(size(i ? a.from : a.to), size(a.both), integer(a.part)));
    in[i] = MAKE("transpose.int", in[i], integer(0), integer(1));
  }
  a.q = in[0], a.k = in[1], a.v = in[2];
  if (given(&padding)) {
    padding = MAKE("view.default", padding, LIST(size(a.batch), integer(1), integer(1), size(a.from)));
    padding = MAKE("expand.default", padding, LIST(integer(-1), integer(a.heads), integer(-1), integer(-1)));
    padding = MAKE("reshape.default", padding, LIST(size(a.both), integer(1), size(a.from)));
    a.mask = given(&a.mask) ? MAKE("add.Tensor", a.mask, padding) : padding;
  } else if (given(&a.mask) && !weights && mask && (mask->ndim == 2 || aoti_int_is(mask->size[0], 1))) {
    aot_value to_all = LIST(size(a.both), integer(-1), integer(-1)); /* so that one way of viewing serves all masks */
    a.mask = MAKE("expand.default", a.mask, to_all);
    a.mask = MAKE("contiguous.default", a.mask);
  }
  aot_value result, shown = none;
  if (weights)
    attend_with_weights(m, &a, v, batched, &result, &shown);
  else
    attend(m, &a, causal, &result);
  result = MAKE("linear.default", result, v[OUT_WEIGHT], v[OUT_BIAS]);
  result = MAKE("view.default", result, LIST(size(a.to), size(a.batch), integer(-1)));
  if (!batched) result = MAKE("squeeze.dim", result, integer(1));
  aot_value pair = LIST(result, shown);
  pair.kind = AOT_TUPLE;
  give_value(m, pair, out);
}

/* ---- torch.tensor ---- */

typedef struct constant {
  AOT_VEC(aot_value) at;
  aot_int size[AOT_MAX_DIMS];
  int ndim;
  aot_value_kind kind; /* of the widest of its numbers */
} constant;

static void flatten(maker *m, const aot_value *v, int depth, constant *c) {
  enum { MOST = 4096 };
  if (m->status) return;
  if (v->kind == AOT_LIST || v->kind == AOT_TUPLE) {
    bool first = depth == c->ndim && !c->at.n;
    if (depth >= AOT_MAX_DIMS || (!first && (depth >= c->ndim || c->size[depth].value != (int64_t)v->as.list.n))) {
      fail(m, AOT_ERROR_INVALID, "torch.tensor takes lists of one length");
      return;
    }
    if (first) c->size[c->ndim++] = aot_i((int64_t)v->as.list.n);
    for (size_t i = 0; i < v->as.list.n; i++) flatten(m, &v->as.list.at[i], depth + 1, c);
    return;
  }
  if (depth != c->ndim || !parse_is_number(m->p, v) || c->at.n >= MOST) {
    fail(m, AOT_ERROR_UNSUPPORTED, "torch.tensor takes numbers, at most 4096, and lists of them of one length");
    return;
  }
  aot_value_kind kind = v->kind == AOT_NODE ? AOT_INT : v->kind;
  if (!c->at.n || kind == AOT_FLOAT || (kind == AOT_INT && c->kind == AOT_BOOL)) c->kind = kind;
  m->status = aoti_push(&m->p->scratch, &c->at, *v);
}

static bool same_number(const aot_value *a, const aot_value *b) {
  if (a->kind != b->kind) return false;
  if (a->kind == AOT_FLOAT) return a->as.f == b->as.f;
  return a->kind == AOT_INT ? aoti_int_same(a->as.i, b->as.i) : a->kind == AOT_BOOL && a->as.b == b->as.b;
}

static void tensor_of_numbers(maker *m, const call_args *args, aoti_node *out) {
  enum { DATA, DTYPE, DEVICE, REQUIRES_GRAD, PIN, N };
  aot_value v[N];
  constant c = {.kind = AOT_FLOAT};
  if (!by_name("data dtype device requires_grad pin_memory", args, v, N)) {
    fail(m, AOT_ERROR_INVALID, "torch.tensor does not take these arguments");
    return;
  }
  flatten(m, &v[DATA], 0, &c);
  if (m->status) return;
  aot_dtype dtype = v[DTYPE].kind == AOT_DTYPE ? v[DTYPE].as.dtype
                    : c.kind == AOT_FLOAT      ? AOT_F32
                    : c.kind == AOT_INT        ? AOT_I64
                                               : AOT_B8;
  bool alike = c.ndim > 0;
  for (size_t i = 1; i < c.at.n; i++) alike = alike && same_number(&c.at.at[0], &c.at.at[i]);
  aot_value sizes[AOT_MAX_DIMS], on[3] = {dtype_value(dtype), none, v[DEVICE]};
  for (int d = 0; d < c.ndim; d++) sizes[d] = size(c.size[d]);
  aot_value shape = list_of(m, sizes, (size_t)c.ndim);
  static const char *const keywords[] = {"dtype", "layout", "device"};
  call_args one = {0};
  const char *op = alike ? "torch.ops.aten.full.default" : "torch.ops.aten.scalar_tensor.default";
  aot_value *items = NULL;
  if (!m->status) m->status = aoti_arena_alloc(&m->p->scratch, c.at.n + 1, sizeof *items, &items);
  for (size_t i = 0; !m->status && i < (alike || !c.ndim ? 1 : c.at.n); i++) {
    one.n = 0;
    if (alike) m->status = aoti_push(&m->p->scratch, &one, (call_arg){NULL, shape, m->place});
    aot_value number = c.at.n ? c.at.at[i] : integer(0);
    if (!m->status) m->status = aoti_push(&m->p->scratch, &one, (call_arg){NULL, number, m->place});
    for (int k = 0; k < 3 && !m->status; k++)
      m->status = aoti_push(&m->p->scratch, &one, (call_arg){keywords[k], on[k], m->place});
    *out = (aoti_node){.kind = AOTI_CALL};
    if (!m->status) m->status = parse_call(m->p, op, m->place, &one, out);
    if (!alike && c.ndim) items[i] = node_of(m, out);
  }
  if (alike || !c.ndim) return;
  aot_value flat = MAKE("stack.default", list_of(m, items, c.at.n));
  GIVE("view.default", flat, shape);
}

/* ---- x.item() ---- */

static void item(maker *m, const call_args *args, aoti_node *out) {
  aot_value known = m->p->annotated_number;
  if (!given(&known) && m->p->annotated_symbol && args->n) {
    GIVE("_local_scalar_dense.default", args->at[0].value);
    return;
  }
  if (!given(&known)) known = (aot_value){AOT_STRING, .as.string = parse_unknown_number}; /* perhaps nothing reads it */
  give_value(m, known, out);
}

/* ---- normalize ---- */

static void normalize(maker *m, const call_args *args, aoti_node *out) {
  enum { INPUT, P, DIM, EPS, OUT, N };
  aot_value v[N];
  if (!by_name("input p dim eps out", args, v, N)) {
    fail(m, AOT_ERROR_INVALID, "normalize does not take these arguments");
    return;
  }
  aot_value p = given(&v[P]) ? v[P] : real(2), dim = given(&v[DIM]) ? v[DIM] : integer(1);
  if (dim.kind != AOT_LIST && dim.kind != AOT_TUPLE) dim = LIST(dim);
  dim.kind = AOT_LIST;
  aot_value t = MAKE("linalg_vector_norm.default", v[INPUT], p, dim, truth(true));
  t = MAKE("clamp_min.default", t, given(&v[EPS]) ? v[EPS] : real(1e-12));
  t = MAKE("expand_as.default", t, v[INPUT]);
  GIVE("div.Tensor", v[INPUT], t);
  if (!given(&v[OUT])) return;
  t = node_of(m, out);
  GIVE("copy_.default", v[OUT], t);
}

/* ---- norms, windows, grids, bags ---- */

static void norm(maker *m, const call_args *args, aoti_node *out) {
  enum { INPUT, P, DIM, KEEPDIM, OUT, DTYPE, N };
  aot_value v[N];
  bool fits = by_name("input p dim keepdim out dtype", args, v, N) && !given(&v[OUT]);
  if (fits && v[P].kind == AOT_STRING && strcmp(v[P].as.string, "fro") != 0) fits = false;
  if (!fits) {
    fail(m, AOT_ERROR_UNSUPPORTED, "norm with these arguments is not supported");
    return;
  }
  aot_value p = v[P].kind == AOT_STRING || !given(&v[P]) ? integer(2) : v[P];
  call_of(m, "torch.ops.aten.linalg_vector_norm.default", "dtype",
          ARGS(v[INPUT], p, v[DIM], truth(is_true(&v[KEEPDIM])), v[DTYPE]), out);
}

static void max_pool1d(maker *m, const call_args *args, aoti_node *out) {
  enum { INPUT, KERNEL, STRIDE, PAD, DILATION, CEIL, INDICES, N };
  aot_value v[N];
  if (!by_name("input kernel_size stride padding dilation ceil_mode return_indices", args, v, N) ||
      is_true(&v[INDICES])) {
    fail(m, AOT_ERROR_UNSUPPORTED, "max_pool1d with these arguments is not supported");
    return;
  }
  if (!given(&v[STRIDE])) v[STRIDE] = v[KERNEL];
  const int64_t otherwise[] = {1, 1, 0, 1}, before[] = {1, 1, 0, 1};
  aot_value pairs[4];
  for (int i = 0; i < 4; i++) {
    aot_value *w = &v[KERNEL + i];
    aot_value one = !given(w) ? integer(otherwise[i]) : *w;
    if ((one.kind == AOT_LIST || one.kind == AOT_TUPLE) && one.as.list.n == 1) one = one.as.list.at[0];
    pairs[i] = LIST(integer(before[i]), one);
  }
  aot_value t = MAKE("unsqueeze.default", v[INPUT], integer(-2));
  t = MAKE("max_pool2d.default", t, pairs[0], pairs[1], pairs[2], pairs[3], truth(is_true(&v[CEIL])));
  GIVE("squeeze.dim", t, integer(-2));
}

static aot_value choice(maker *m, const aot_value *v, const char *const *names, int n, int otherwise) {
  if (v->kind != AOT_STRING) return integer(otherwise);
  for (int i = 0; i < n; i++)
    if (!strcmp(v->as.string, names[i])) return integer(i);
  fail(m, AOT_ERROR_UNSUPPORTED, "this mode is not supported");
  return integer(0);
}

static void grid_sample(maker *m, const call_args *args, aoti_node *out) {
  enum { INPUT, GRID, MODE, PAD, CORNERS, N };
  static const char *const modes[] = {"bilinear", "nearest", "bicubic"}, *const pads[] = {"zeros", "border",
                                                                                          "reflection"};
  aot_value v[N];
  if (!by_name("input grid mode padding_mode align_corners", args, v, N))
    fail(m, AOT_ERROR_INVALID, "grid_sample does not take these arguments");
  GIVE("grid_sampler_2d.default", v[INPUT], v[GRID], choice(m, &v[MODE], modes, 3, 0), choice(m, &v[PAD], pads, 3, 0),
       truth(is_true(&v[CORNERS])));
}

static void embedding_bag(maker *m, const call_args *args, aoti_node *out) {
  enum { INPUT, WEIGHT, OFFSETS, MAX_NORM, NORM_TYPE, BY_FREQUENCY, MODE, SPARSE, WEIGHTS, LAST, PAD, N };
  static const char *const modes[] = {"sum", "mean", "max"};
  aot_value v[N];
  if (!by_name("input weight offsets max_norm norm_type scale_grad_by_freq mode sparse per_sample_weights "
               "include_last_offset padding_idx",
               args, v, N) ||
      given(&v[MAX_NORM]) || !given(&v[OFFSETS])) {
    fail(m, AOT_ERROR_UNSUPPORTED, "embedding_bag is read with offsets, and without max_norm");
    return;
  }
  aot_value bags = MAKE("_embedding_bag.default", v[WEIGHT], v[INPUT], v[OFFSETS], truth(is_true(&v[BY_FREQUENCY])),
                        choice(m, &v[MODE], modes, 3, 1), truth(is_true(&v[SPARSE])), v[WEIGHTS],
                        truth(is_true(&v[LAST])), given(&v[PAD]) ? v[PAD] : integer(-1));
  call_of(m, "_operator.getitem", NULL, ARGS(bags, integer(0)), out);
}

/* Whole channels are dropped. */
static void dropout2d(maker *m, const call_args *args, aoti_node *out) {
  enum { INPUT, P, TRAIN, INPLACE, N };
  aot_value v[N], sizes[AOT_MAX_DIMS];
  bool fits = by_name("input p training inplace", args, v, N) && !is_true(&v[INPLACE]);
  const aoti_meta *x = fits ? meta_of(m, &v[INPUT]) : NULL;
  double p = v[P].kind == AOT_FLOAT ? v[P].as.f : 0.5;
  if (given(&v[TRAIN]) && !is_true(&v[TRAIN])) p = 0;
  if (!x || x->ndim < 3 || !(p >= 0 && p < 1)) {
    fail(m, AOT_ERROR_UNSUPPORTED,
         "dropout of channels needs the annotated type of its input, and a probability below 1");
    return;
  }
  if (p == 0) {
    give_value(m, v[INPUT], out);
    return;
  }
  for (int d = 0; d < x->ndim; d++) sizes[d] = d < 2 ? size(x->size[d]) : integer(1);
  aot_value t = MAKE("new_empty.default", v[INPUT], list_of(m, sizes, (size_t)x->ndim));
  t = MAKE("bernoulli.p", t, real(1 - p));
  t = MAKE("div.Scalar", t, real(1 - p));
  GIVE("mul.Tensor", v[INPUT], t);
}

/* The points of an image of this size under an affine map, [N, h, w, 2] or [N, d, h, w, 3]: for the map's columns a, b,
 * c of two dimensions, x a + y b + c; -1 and 1 are the image's edges, or (corners) the middles of its outer pixels. One
 * pixel is at 0. */
static void affine_grid(maker *m, const call_args *args, aoti_node *out) {
  enum { THETA, SIZE, CORNERS, N };
  aot_value v[N], sum = none;
  bool fits = by_name("theta size align_corners", args, v, N);
  const aoti_meta *x = fits ? meta_of(m, &v[THETA]) : NULL;
  const bool many = v[SIZE].kind == AOT_LIST || v[SIZE].kind == AOT_TUPLE;
  const int k = many ? (int)v[SIZE].as.list.n - 2 : 0;
  if (!x || (k != 2 && k != 3) || x->ndim != 3) {
    fail(m, AOT_ERROR_UNSUPPORTED, "affine_grid needs the annotated type of theta, and a size of 4 or 5 numbers");
    return;
  }
  for (int d = 0; d < k; d++) { /* the last dimension is the map's first column */
    const aot_value steps = v[SIZE].as.list.at[2 + d];
    if (steps.kind != AOT_INT || steps.as.i.sym || steps.as.i.value < 1)
      fail(m, AOT_ERROR_UNSUPPORTED, "affine_grid needs sizes that are numbers");
    if (m->status) return;
    double n = (double)steps.as.i.value, end = is_true(&v[CORNERS]) ? 1 : (n - 1) / n;
    aot_value shape[5];
    for (int i = 0; i < k + 2; i++) shape[i] = integer(1);
    shape[1 + d] = steps;
    aot_value t = n == 1 ? MAKE("new_zeros.default", v[THETA], LIST(integer(1)))
                         : make_of(m, "torch.ops.aten.linspace.default", "dtype",
                                   ARGS(real(-end), real(end), steps, dtype_value(x->dtype)));
    t = MAKE("view.default", t, list_of(m, shape, (size_t)k + 2));
    aot_value column = MAKE("select.int", v[THETA], integer(2), integer(k - 1 - d));
    for (int i = 0; i < k; i++) column = MAKE("unsqueeze.default", column, integer(1));
    t = MAKE("mul.Tensor", t, column);
    sum = given(&sum) ? MAKE("add.Tensor", sum, t) : t;
  }
  aot_value last = MAKE("select.int", v[THETA], integer(2), integer(k));
  for (int i = 0; i < k; i++) last = MAKE("unsqueeze.default", last, integer(1));
  GIVE("add.Tensor", sum, last);
}

/* sum over i, j of x[i] W[o, i, j] y[j], and the bias. */
static void bilinear(maker *m, const call_args *args, aoti_node *out) {
  enum { X, Y, WEIGHT, BIAS, N };
  aot_value v[N];
  if (!by_name("input1 input2 weight bias", args, v, N)) {
    fail(m, AOT_ERROR_INVALID, "bilinear does not take these arguments");
    return;
  }
  aot_value x = MAKE("unsqueeze.default", v[X], integer(-2)), y = MAKE("unsqueeze.default", v[Y], integer(-2));
  aot_value t = MAKE("matmul.default", MAKE("unsqueeze.default", x, integer(-2)), v[WEIGHT]);
  t = MAKE("mul.Tensor", MAKE("squeeze.dim", t, integer(-2)), y);
  GIVE("sum.dim_IntList", t, LIST(integer(-1)));
  if (!given(&v[BIAS])) return;
  t = node_of(m, out);
  GIVE("add.Tensor", t, v[BIAS]);
}

/* The largest of p / e, e exponential, are drawn with the probabilities p, without replacement. */
static void multinomial(maker *m, const call_args *args, aoti_node *out) {
  enum { INPUT, COUNT, REPLACEMENT, N };
  aot_value v[N];
  bool fits = by_name("input num_samples replacement", args, v, N), one = false;
  if (fits) one = v[COUNT].kind == AOT_INT && aoti_int_is(v[COUNT].as.i, 1);
  if (!fits || (is_true(&v[REPLACEMENT]) && !one)) {
    fail(m, AOT_ERROR_UNSUPPORTED, "multinomial draws one sample, or samples without replacement, and no generator");
    return;
  }
  aot_value t = MAKE("exponential.default", MAKE("empty_like.default", v[INPUT]));
  t = MAKE("div.Tensor", v[INPUT], t);
  if (one) {
    GIVE("argmax.default", t, integer(-1), truth(true));
    return;
  }
  t = MAKE("topk.default", t, v[COUNT]);
  call_of(m, "_operator.getitem", NULL, ARGS(t, integer(1)), out);
}

static void fill_diagonal(maker *m, const call_args *args, aoti_node *out) {
  enum { SELF, NUMBER, WRAP, N };
  aot_value v[N];
  const aoti_meta *x = by_name("self fill_value wrap", args, v, N) ? meta_of(m, &v[SELF]) : NULL;
  bool wraps = is_true(&v[WRAP]);
  if (x && wraps && x->ndim == 2) wraps = x->size[0].sym || x->size[1].sym || x->size[0].value > x->size[1].value;
  if (!x || x->ndim < 2 || wraps) {
    fail(m, AOT_ERROR_UNSUPPORTED,
         "fill_diagonal_ needs the annotated type of its tensor, of 2 dimensions or more, and no wrapping");
    return;
  }
  aot_value t = v[SELF];
  for (int d = 1; d < x->ndim; d++) t = MAKE("diagonal.default", t, integer(0), integer(0), integer(d > 1 ? -1 : 1));
  MAKE("fill_.Scalar", t, v[NUMBER]);
  give_value(m, v[SELF], out);
}

/* Of programs: what reduction='mean' asks. */
static void reduce_loss(maker *m, const call_args *args, aoti_node *out) {
  enum { LOSS, HOW, N };
  static const char *const names[] = {"none", "mean", "sum"};
  aot_value v[N];
  if (!by_name("loss reduction", args, v, N)) fail(m, AOT_ERROR_INVALID, "a loss does not take these arguments");
  int64_t how = choice(m, &v[HOW], names, 3, 1).as.i.value;
  if (how == 1)
    GIVE("mean.default", v[LOSS]);
  else if (how == 2)
    GIVE("sum.default", v[LOSS]);
  else
    give_value(m, v[LOSS], out);
}

/* What 'batchmean' asks for is a sum, divided. */
static void kl_div(maker *m, const call_args *args, aoti_node *out) {
  enum { INPUT, TARGET, SIZE_AVERAGE, REDUCE, HOW, LOG, N };
  static const char *const names[] = {"none", "mean", "sum", "batchmean"};
  aot_value v[N];
  if (!by_name("input target size_average reduce reduction log_target", args, v, N) || given(&v[SIZE_AVERAGE]) ||
      given(&v[REDUCE]))
    fail(m, AOT_ERROR_INVALID, "kl_div does not take these arguments");
  int64_t how = choice(m, &v[HOW], names, 4, 1).as.i.value;
  const aoti_meta *x = how == 3 ? meta_of(m, &v[INPUT]) : NULL;
  if (how < 3) {
    call_of(m, "torch.ops.aten.kl_div.default", "log_target",
            ARGS(v[INPUT], v[TARGET], integer(how), truth(is_true(&v[LOG]))), out);
  } else if (!x || !x->ndim) {
    fail(m, AOT_ERROR_UNSUPPORTED, "kl_div by batches needs the annotated type of its input, of a dimension or more");
  } else {
    aot_value sum = MAKE_WITH("kl_div.default", "log_target", v[INPUT], v[TARGET], integer(2), truth(is_true(&v[LOG])));
    GIVE("div.Tensor", sum, size(x->size[0]));
  }
}

/* ---- sizes ---- */

aot_status parse_sizes(graph_parser *p, const char *place, const aot_value *of, aot_value *out) {
  maker m0 = {.p = p, .place = place}, *m = &m0;
  const aoti_meta *x = meta_of(m, of);
  aot_value at[AOT_MAX_DIMS];
  if (!x) return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "the sizes of a value need its annotated type");
  for (int d = 0; d < x->ndim; d++) at[d] = size(x->size[d]);
  *out = list_of(m, at, (size_t)x->ndim);
  out->kind = AOT_TUPLE;
  return m->status;
}

static void sizes_of(maker *m, const call_args *args, aoti_node *out) {
  enum { SELF, DIM, N };
  aot_value v[N], all = none;
  if (!by_name("self dim", args, v, N)) fail(m, AOT_ERROR_INVALID, "size does not take these arguments");
  if (!m->status && given(&v[DIM])) {
    GIVE("sym_size.int", v[SELF], v[DIM]);
    return;
  }
  if (!m->status) m->status = parse_sizes(m->p, m->place, &v[SELF], &all);
  give_value(m, all, out);
}

static void dims_of(maker *m, const call_args *args, aoti_node *out) {
  const aoti_meta *x = args->n ? meta_of(m, &args->at[0].value) : NULL;
  if (!x) fail(m, AOT_ERROR_UNSUPPORTED, "the number of dimensions of a value needs its annotated type");
  give_value(m, integer(x ? x->ndim : 0), out);
}

/* ---- the table ---- */

static const struct {
  const char *name;
  void (*make)(maker *, const call_args *, aoti_node *);
} functions[] = {{"torch.nn.functional.interpolate", interpolate},
                 {"torch.nn.functional.multi_head_attention_forward", attention_forward},
                 {"torch.nn.functional.normalize", normalize},
                 {"torch.norm", norm},
                 {"torch.functional.norm", norm},
                 {"torch.nn.functional.max_pool1d", max_pool1d},
                 {"torch.max_pool1d", max_pool1d},
                 {"torch.nn.functional.grid_sample", grid_sample},
                 {"torch.nn.functional.embedding_bag", embedding_bag},
                 {"torch.nn.functional.dropout2d", dropout2d},
                 {"torch.nn.functional.dropout3d", dropout2d},
                 {"torch.nn.functional.affine_grid", affine_grid},
                 {"torch.nn.functional.bilinear", bilinear},
                 {"torch.bilinear", bilinear},
                 {"torch.multinomial", multinomial},
                 {"torch.fill_diagonal_", fill_diagonal},
                 {"torch.reduce_loss", reduce_loss},
                 {"torch.nn.functional.kl_div", kl_div},
                 {"torch.kl_div", kl_div},
                 {"torch.size", sizes_of},
                 {"torch.dim", dims_of},
                 {"torch.ndimension", dims_of},
                 {"torch.tensor", tensor_of_numbers},
                 {"torch.item", item}};

aot_status parse_function(graph_parser *p, const char *spelling, const char *place, const call_args *args,
                          aoti_node *out, bool *done) {
  AOT_TRY(parse_program(p, spelling, place, args, out, done));
  if (*done) return NULL;
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    if (strcmp(functions[i].name, spelling) != 0) continue;
    maker m = {.p = p, .place = place};
    functions[i].make(&m, args, out);
    *done = true;
    return m.status;
  }
  return NULL;
}

/* ---- x[index] = y ---- */

aot_status parse_set_item(graph_parser *p, const char *place, const aot_value *of, const aot_value *index,
                          const aot_value *value) {
  maker m0 = {.p = p, .place = place}, *m = &m0;
  aoti_node at;
  AOT_TRY(parse_subscript(p, place, of, index, &at));
  const aoti_meta *x = meta_of(m, of);
  bool is_number = parse_is_number(p, value);
  if (!strcmp(aoti_op(p->registry, at.op)->name, "aten.index.Tensor")) {
    aot_value put = *value;
    if (is_number && !x)
      return parse_fail(p, place, AOT_ERROR_UNSUPPORTED, "a number is written here, which needs x's annotated type");
    if (is_number) put = MAKE_WITH("scalar_tensor.default", "dtype", *value, dtype_value(x->dtype));
    MAKE("index_put_.default", at.args[0], at.args[1], put, truth(false));
    return m->status;
  }
  aot_value view = node_of(m, &at);
  if (is_number)
    MAKE("fill_.Scalar", view, *value);
  else
    MAKE("copy_.default", view, *value);
  return m->status;
}

aot_status parse_functional(graph_parser *p, const char *place, const char *packet, const char *overload,
                            const call_args *args, aoti_node *out, bool *done) {
  static const char *const others[][2] = {{"__ilshift__", "__lshift__"},
                                          {"__irshift__", "__rshift__"},
                                          {"__iand__", "__and__"},
                                          {"__ior__", "__or__"},
                                          {"__ixor__", "__xor__"}};
  char name[128];
  size_t n = strlen(packet) - 1;
  bool is_other = false;
  *done = false;
  for (size_t i = 0; i < sizeof others / sizeof *others && !is_other; i++)
    if (!strcmp(packet, others[i][0])) packet = others[i][1], n = strlen(packet), is_other = true;
  if (!is_other && (n < 1 || packet[n] != '_' || packet[n - 1] == '_' || n > 63)) return NULL;
  aot_op op = 0;
  for (const aoti_op_info *row; (row = aoti_op(p->registry, op)) != NULL; op++) {
    snprintf(name, sizeof name, "aten.%.*s.", (int)n, packet);
    bool is = !(row->flags & AOTI_OP_UNKNOWN) && !strncmp(row->name, name, strlen(name)) && row->n_returns == 1;
    if (!is || (overload && strcmp(row->overload, overload) != 0 && strcmp(overload, "float") != 0)) continue;
    out->op = op;
    aot_status status = parse_bind(p, place, row, args, out);
    bool fits = !status && parse_fits(p, out) && out->args[0].kind == AOT_NODE;
    aot_status_free(status);
    if (!fits) continue;
    *done = true;
    return parse_write(p, out);
  }
  return NULL;
}

/* The overload that computes what aten.PACKET.OVERLOAD writes: the one named before "_out", else the first that takes
 * the arguments. */
static bool out_computes(graph_parser *p, const char *place, const char *packet, const char *overload,
                         const call_args *args, aoti_node *out) {
  size_t n = strlen(packet), n_name = strlen(overload) > 4 ? strlen(overload) - 4 : 0;
  for (int pass = 0; pass < 2; pass++) {
    aot_op op = 0;
    for (const aoti_op_info *row; (row = aoti_op(p->registry, op)) != NULL; op++) {
      bool is = !strncmp(row->name, "aten.", 5) && !strncmp(row->name + 5, packet, n) && row->name[5 + n] == '.';
      bool named = strlen(row->overload) == n_name && !strncmp(row->overload, overload, n_name);
      if (!is || (row->flags & AOTI_OP_UNKNOWN) || row->n_returns != 1 || row->returns_list || (!pass && !named))
        continue;
      out->op = op;
      aot_status status = parse_bind(p, place, row, args, out);
      bool fits = !status && parse_fits(p, out);
      aot_status_free(status);
      if (fits) return true;
    }
  }
  return false;
}

aot_status parse_out(graph_parser *p, const char *place, const char *packet, const char *overload,
                     const call_args *args, aoti_node *out, bool *done) {
  size_t n = strlen(overload);
  const call_arg *to = NULL;
  call_args rest = {0};
  *done = false;
  if (strcmp(overload, "out") != 0 && (n < 4 || strcmp(overload + n - 4, "_out") != 0)) return NULL;
  for (size_t i = 0; i < args->n; i++)
    if (args->at[i].keyword && !strcmp(args->at[i].keyword, "out"))
      to = &args->at[i];
    else
      AOT_TRY(aoti_push(&p->scratch, &rest, args->at[i]));
  if (!to || to->value.kind != AOT_NODE || !out_computes(p, place, packet, overload, &rest, out)) return NULL;
  *done = true;
  return parse_copy_into(p, &to->value, out);
}
