// What programs hold beside mathematics: checks that tracing has made, and spellings of operators that the table has
// under another name.
#include "import.h"

#include <stdio.h>
#include <string.h>

// Nodes for their effect alone; the sizes and types that they assert are those the graph is annotated with.
static const char *const checks[] = {"aten._assert_tensor_metadata.default",
                                     "aten._assert_async.default",
                                     "aten._assert_async.msg",
                                     "aten._assert_scalar.default",
                                     "aten.sym_constrain_range.default",
                                     "aten.sym_constrain_range_for_size.default",
                                     "prims._make_token.default",
                                     "torch._C._log_api_usage_once"};
// Of a region whose conversions the annotations show; where there are none it stays, and is unsupported.
static const char *const regions[] = {"torch.amp.autocast_mode._enter_autocast",
                                      "torch.amp.autocast_mode._exit_autocast"};

static bool is_region(const aoti_op_info *row) {
  for (size_t i = 0; row && i < sizeof regions / sizeof *regions; i++)
    if (!strcmp(row->name, regions[i])) return true;
  return false;
}

static bool is_check(const aoti_op_info *row) {
  if (is_region(row)) return true;
  for (size_t i = 0; row && i < sizeof checks / sizeof *checks; i++)
    if (!strcmp(row->name, checks[i])) return true;
  return false;
}

// What computes nothing; a half of a joint graph has no gradients to turn off.
static bool is_dropped(const aoti_graph *g, const aoti_node *n) {
  bool on;
  return is_check(aoti_node_op(g, n)) || (g->is_half && aoti_sets_grad_mode(g, n, &on));
}

static bool op_named(const aoti_graph *g, const char *name, aot_op *out) {
  return aoti_op_find(g->registry, name, strlen(name), out);
}

// Other spellings, with the arguments of the usual one.
static const struct {
  const char *name, *usual;
} spellings[] = {{"torch._C._nn.linear", "aten.linear.default"},
                 {"torch._C._nn.gelu", "aten.gelu.default"},
                 {"torch._C._nn.silu", "aten.silu.default"},
                 {"torch.true_divide", "aten.div.Tensor"},
                 {"aten.absolute.default", "aten.abs.default"},
                 {"aten.arccos.default", "aten.acos.default"},
                 {"aten.arccosh.default", "aten.acosh.default"},
                 {"aten.arcsin.default", "aten.asin.default"},
                 {"aten.arcsinh.default", "aten.asinh.default"},
                 {"aten.arctan.default", "aten.atan.default"},
                 {"aten.arctanh.default", "aten.atanh.default"},
                 {"aten.arctan2.default", "aten.atan2.default"},
                 {"aten.negative.default", "aten.neg.default"},
                 {"aten.fix.default", "aten.trunc.default"},
                 {"aten.clip.default", "aten.clamp.default"},
                 {"aten.concatenate.default", "aten.cat.default"},
                 {"aten.special_digamma.default", "aten.digamma.default"},
                 {"aten.special_erf.default", "aten.erf.default"},
                 {"aten.special_erfc.default", "aten.erfc.default"},
                 {"aten.special_erfinv.default", "aten.erfinv.default"},
                 {"aten.special_exp2.default", "aten.exp2.default"},
                 {"aten.special_expit.default", "aten.sigmoid.default"},
                 {"aten.special_expm1.default", "aten.expm1.default"},
                 {"aten.special_gammaln.default", "aten.lgamma.default"},
                 {"aten.special_i0.default", "aten.i0.default"},
                 {"aten.special_log1p.default", "aten.log1p.default"},
                 {"aten.special_logit.default", "aten.logit.default"},
                 {"aten.special_psi.default", "aten.digamma.default"},
                 {"aten.special_round.default", "aten.round.default"},
                 {"aten.special_sinc.default", "aten.sinc.default"},
                 {"aten.special_gammainc.default", "aten.igamma.default"},
                 {"aten.special_gammaincc.default", "aten.igammac.default"},
                 {"aten.clip.Tensor", "aten.clamp.Tensor"},
                 {"aten.true_divide.Tensor", "aten.div.Tensor"},
                 {"aten.true_divide.Scalar", "aten.div.Scalar"},
                 {"aten.divide.Tensor", "aten.div.Tensor"},
                 {"aten.divide.Scalar", "aten.div.Scalar"},
                 {"aten.multiply.Tensor", "aten.mul.Tensor"},
                 {"aten.multiply.Scalar", "aten.mul.Scalar"},
                 {"aten.divide.Tensor_mode", "aten.div.Tensor_mode"},
                 {"aten.divide.Scalar_mode", "aten.div.Scalar_mode"},
                 {"aten.subtract.Tensor", "aten.sub.Tensor"},
                 {"aten.subtract.Scalar", "aten.sub.Scalar"},
                 {"aten.greater.Tensor", "aten.gt.Tensor"},
                 {"aten.greater.Scalar", "aten.gt.Scalar"},
                 {"aten.greater_equal.Tensor", "aten.ge.Tensor"},
                 {"aten.greater_equal.Scalar", "aten.ge.Scalar"},
                 {"aten.less.Tensor", "aten.lt.Tensor"},
                 {"aten.less.Scalar", "aten.lt.Scalar"},
                 {"aten.less_equal.Tensor", "aten.le.Tensor"},
                 {"aten.less_equal.Scalar", "aten.le.Scalar"},
                 {"aten.not_equal.Tensor", "aten.ne.Tensor"},
                 {"aten.not_equal.Scalar", "aten.ne.Scalar"},
                 {"aten.special_xlogy.default", "aten.xlogy.Tensor"},
                 {"prims.abs.default", "aten.abs.default"},
                 {"prims.acos.default", "aten.acos.default"},
                 {"prims.acosh.default", "aten.acosh.default"},
                 {"prims.asin.default", "aten.asin.default"},
                 {"prims.asinh.default", "aten.asinh.default"},
                 {"prims.atan.default", "aten.atan.default"},
                 {"prims.atanh.default", "aten.atanh.default"},
                 {"prims.atan2.default", "aten.atan2.default"},
                 {"prims.bitwise_not.default", "aten.bitwise_not.default"},
                 {"prims.ceil.default", "aten.ceil.default"},
                 {"prims.cos.default", "aten.cos.default"},
                 {"prims.cosh.default", "aten.cosh.default"},
                 {"prims.digamma.default", "aten.digamma.default"},
                 {"prims.erf.default", "aten.erf.default"},
                 {"prims.erfc.default", "aten.erfc.default"},
                 {"prims.exp2.default", "aten.exp2.default"},
                 {"prims.expm1.default", "aten.expm1.default"},
                 {"prims.fmax.default", "aten.fmax.default"},
                 {"prims.fmin.default", "aten.fmin.default"},
                 {"prims.floor.default", "aten.floor.default"},
                 {"prims.gcd.default", "aten.gcd.default"},
                 {"prims.hypot.default", "aten.hypot.default"},
                 {"prims.igamma.default", "aten.igamma.default"},
                 {"prims.igammac.default", "aten.igammac.default"},
                 {"prims.isfinite.default", "aten.isfinite.default"},
                 {"prims.lgamma.default", "aten.lgamma.default"},
                 {"prims.log10.default", "aten.log10.default"},
                 {"prims.log1p.default", "aten.log1p.default"},
                 {"prims.log2.default", "aten.log2.default"},
                 {"prims.nextafter.default", "aten.nextafter.default"},
                 {"prims.reciprocal.default", "aten.reciprocal.default"},
                 {"prims.round.default", "aten.round.default"},
                 {"prims.sign.default", "aten.sign.default"},
                 {"prims.signbit.default", "aten.signbit.default"},
                 {"prims.sin.default", "aten.sin.default"},
                 {"prims.sinh.default", "aten.sinh.default"},
                 {"prims.tan.default", "aten.tan.default"},
                 {"prims.tanh.default", "aten.tanh.default"},
                 {"prims.trunc.default", "aten.trunc.default"},
                 {"prims.eq.default", "aten.eq.Tensor"},
                 {"prims.ge.default", "aten.ge.Tensor"},
                 {"prims.gt.default", "aten.gt.Tensor"},
                 {"prims.le.default", "aten.le.Tensor"},
                 {"prims.lt.default", "aten.lt.Tensor"},
                 {"prims.ne.default", "aten.ne.Tensor"},
                 {"prims.fmod.default", "aten.fmod.Tensor"},
                 {"prims.remainder.default", "aten.remainder.Tensor"},
                 {"prims.bitwise_or.default", "aten.bitwise_or.Tensor"},
                 {"prims.bitwise_xor.default", "aten.bitwise_xor.Tensor"},
                 {"prims.erf_inv.default", "aten.erfinv.default"},
                 {"prims.erfcx.default", "aten.special_erfcx.default"},
                 {"prims.bessel_i0.default", "aten.i0.default"},
                 {"prims.bessel_i1.default", "aten.special_i1.default"},
                 {"prims.ndtri.default", "aten.special_ndtri.default"},
                 {"prims.zeta.default", "aten.special_zeta.default"},
                 {"prims.shift_left.default", "aten.bitwise_left_shift.Tensor"},
                 {"prims.shift_right_arithmetic.default", "aten.bitwise_right_shift.Tensor"},
                 {"prims.cat.default", "aten.cat.default"},
                 {"prims.clone.default", "aten.clone.default"},
                 {"prims.fill.default", "aten.fill.Scalar"},
                 {"prims.reshape.default", "aten.reshape.default"},
                 {"prims.transpose.default", "aten.permute.default"},
                 {"prims.as_strided.default", "aten.as_strided.default"},
                 {"prims.copy_to.default", "aten.copy_.default"}};

aot_status aoti_import_spell(const aoti_graph *g, aoti_arena *scratch, const aoti_node *n, const char *name,
                             aoti_node *out, bool *fits) {
  *fits = op_named(g, name, &out->op);
  if (!*fits) return NULL;
  const aoti_op_info *usual = aoti_op(g->registry, out->op), *row = aoti_node_op(g, n);
  aot_value *args;
  AOT_TRY(aoti_arena_alloc(scratch, usual->n_args, sizeof *args, &args));
  for (uint32_t i = 0; i < usual->n_args; i++) args[i] = usual->args[i].def;
  bool named = row->flags & AOTI_OP_UNKNOWN;
  for (uint32_t i = 0; i < n->n_args; i++) {
    const char *keyword = named && n->arg_names ? n->arg_names[i] : NULL;
    uint32_t k = keyword ? 0 : i;
    while (keyword && k < usual->n_args && strcmp(usual->args[k].name, keyword)) k++;
    if (k >= usual->n_args) return *fits = false, NULL;
    args[k] = n->args[i];
  }
  out->args = args;
  out->n_args = usual->n_args;
  out->arg_names = NULL;
  return NULL;
}

// A node under its usual name, in scratch; false where it stays as it is.
static aot_status respell(const aoti_graph *g, bool lenient, aoti_arena *scratch, const aoti_node *n, aoti_node *out,
                          bool *changed) {
  const aoti_op_info *row = aoti_node_op(g, n);
  *changed = false;
  *out = *n;
  if (!row || !n->n_args) return NULL;
  if (lenient && !strcmp(row->name, "aten.view.default")) { // (self, size) both
    *changed = op_named(g, "aten.reshape.default", &out->op);
    return NULL;
  }
  for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
    if (strcmp(row->name, spellings[i].name)) continue;
    AOT_TRY(aoti_import_spell(g, scratch, n, spellings[i].usual, out, changed));
    if (!*changed) *out = *n;
    return NULL;
  }
  return NULL;
}

// Sizes that are inputs of a graph that is to be differentiated, as Dynamo and torch.export write them, or of one that
// is traced again for its writes: the tensors have them too, so the value is the symbol.
static bool is_size_input(const aoti_graph *g, uint32_t id) {
  const aoti_node *n = &g->nodes.at[id];
  if (n->kind != AOTI_PLACEHOLDER || n->type.kind != AOTI_TYPE_INT || !n->type.i.sym) return false;
  if (g->is_joint || g->n_fwd_outputs >= 0 || (g->is_half && !aoti_graph_writes(g))) return false;
  for (size_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *other = &g->nodes.at[i];
    if (other->kind != AOTI_PLACEHOLDER || other->type.kind != AOTI_TYPE_TENSOR) continue;
    for (int d = 0; d < other->type.tensor.ndim; d++)
      if (aoti_int_same(other->type.tensor.size[d], n->type.i)) return true;
  }
  return false;
}

static aot_status put_size(const aoti_graph *g, const bool *is_size, aoti_arena *scratch, const aot_value *v,
                           aot_value *out) {
  aot_value *items;
  *out = *v;
  if (v->kind == AOT_NODE && is_size[v->as.node]) {
    *out = (aot_value){AOT_INT, .as.i = g->nodes.at[v->as.node].type.i};
    return NULL;
  }
  if (v->kind != AOT_LIST && v->kind != AOT_TUPLE) return NULL;
  AOT_TRY(aoti_arena_alloc(scratch, v->as.list.n, sizeof *items, &items));
  for (size_t i = 0; i < v->as.list.n; i++) AOT_TRY(put_size(g, is_size, scratch, &v->as.list.at[i], &items[i]));
  out->as.list.at = items;
  return NULL;
}

// The arguments of n with symbols for the inputs that are sizes.
static aot_status put_sizes(const aoti_graph *g, const bool *is_size, aoti_arena *scratch, aoti_node *n) {
  aot_value *args;
  if (!n->n_args) return NULL;
  AOT_TRY(aoti_arena_alloc(scratch, n->n_args, sizeof *args, &args));
  for (uint32_t i = 0; i < n->n_args; i++) AOT_TRY(put_size(g, is_size, scratch, &n->args[i], &args[i]));
  n->args = args;
  return NULL;
}

static void note_use(void *ctx, uint32_t node) { ((bool *)ctx)[node] = true; }

// Comparisons of sizes, and what else was calculated for a check alone, go with it.
static aot_status find_checked(const aoti_graph *g, aoti_arena *scratch, bool **out) {
  bool *used, *dead;
  AOT_TRY(aoti_arena_alloc(scratch, g->nodes.n + 1, sizeof *used, &used));
  AOT_TRY(aoti_arena_alloc(scratch, g->nodes.n + 1, sizeof *dead, &dead));
  for (size_t i = g->nodes.n; i-- > 0;) {
    const aoti_node *n = &g->nodes.at[i];
    const aoti_op_info *row = aoti_node_op(g, n);
    bool number = row && (row->kind == AOTI_KIND_SYM || !strcmp(row->name, "aten.scalar_tensor.default"));
    dead[i] = is_dropped(g, n) || (number && !aoti_op_is_getitem(row) && !used[i]);
    if (!dead[i]) aoti_node_uses(n, note_use, used);
  }
  *out = dead;
  return NULL;
}

// What a call over lists of tensors became: the n nodes of one list, or n lists of them.
typedef struct parts {
  uint32_t *at;
  uint32_t **lists;
  size_t n, per_list;
} parts;
typedef struct whole_list {
  const parts *items;
  bool used;
} whole_list;
static void note_whole_list(void *ctx, uint32_t id) {
  whole_list *w = ctx;
  w->used = w->used || w->items[id].n;
}

// Item n of what a call over lists became: a node, or a list.
static aot_status take_item(const aoti_graph *from, const aoti_node *n, const parts *all, parts *out,
                            uint32_t *out_node) {
  const parts *of = &all[n->args[0].as.node];
  int64_t k = n->args[1].as.i.value;
  if (k < 0 || (size_t)k >= of->n)
    return aoti_error(AOT_ERROR_INVALID, "node %s: %s has no item %lld", n->name,
                      from->nodes.at[n->args[0].as.node].name, (long long)k);
  if (of->lists)
    *out = (parts){.at = of->lists[k], .n = of->per_list};
  else
    *out_node = of->at[k];
  return NULL;
}

static aot_status rewrite(const aoti_graph *from, bool lenient, aoti_arena *scratch, aoti_graph *g) {
  bool *is_size;
  AOT_TRY(aoti_arena_alloc(scratch, from->nodes.n, sizeof *is_size, &is_size));
  for (uint32_t i = 0; i < from->nodes.n; i++) is_size[i] = is_size_input(from, i);
  bool *checked;
  AOT_TRY(find_checked(from, scratch, &checked));
  uint32_t *map;
  parts *items;
  AOT_TRY(aoti_arena_alloc(scratch, from->nodes.n, sizeof *map, &map));
  AOT_TRY(aoti_arena_alloc(scratch, from->nodes.n, sizeof *items, &items));
  for (uint32_t i = 0; i < from->nodes.n; i++) {
    const aoti_node *n = aoti_graph_node(from, i);
    aoti_node usual;
    bool changed, writes;
    map[i] = AOTI_NO_NODE;
    items[i] = (parts){0};
    if (checked[i] || is_size[i]) continue;
    if (aoti_foreach_count(from, n)) {
      AOT_TRY(aoti_foreach_expand(from, i, scratch, g, map, &items[i].at));
      items[i].n = aoti_foreach_count(from, n);
      continue;
    }
    if (aoti_optimizer_is(from, n, &writes)) {
      AOT_TRY(aoti_optimizer_expand(from, i, scratch, g, map, &items[i].lists, &items[i].n, &items[i].per_list));
      continue;
    }
    if (n->kind == AOTI_CALL && aoti_op_is_getitem(aoti_node_op(from, n)) && n->args[0].kind == AOT_NODE &&
        items[n->args[0].as.node].n) {
      AOT_TRY(take_item(from, n, items, &items[i], &map[i]));
      continue;
    }
    whole_list list = {items, false};
    aoti_node_uses(n, note_whole_list, &list);
    if (list.used)
      return aoti_error(AOT_ERROR_UNSUPPORTED, "node %s: a list of tensors is read as a whole, not by its items",
                        n->name ? n->name : "output");
    AOT_TRY(respell(from, lenient, scratch, n, &usual, &changed));
    AOT_TRY(put_sizes(from, is_size, scratch, &usual));
    aot_dtype autocast;
    if (aoti_autocast_to(from, &usual, &autocast)) {
      AOT_TRY(aoti_autocast_add(from, &usual, autocast, scratch, g, map, &map[i]));
      continue;
    }
    AOT_TRY(aoti_graph_add(g, &usual, map, &map[i]));
  }
  g->text_line = from->text_line;
  return NULL;
}

// Whether there is anything to do; a check whose value is used stays, and is unsupported.
static aot_status wants_tidying(const aoti_graph *g, bool lenient, aoti_arena *scratch, bool *out) {
  bool *used, changed;
  aoti_node usual;
  *out = false;
  AOT_TRY(aoti_arena_alloc(scratch, g->nodes.n, sizeof *used, &used));
  bool has_region = false, all_typed = true;
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    const aoti_node *n = &g->nodes.at[i];
    bool on, check = is_dropped(g, n) || aoti_sets_grad_mode(g, n, &on);
    if (!check) aoti_node_uses(n, note_use, used);
    has_region = has_region || is_region(aoti_node_op(g, n));
    all_typed = all_typed && (check || n->kind != AOTI_CALL || n->type.kind != AOTI_TYPE_UNKNOWN);
  }
  if (has_region && !all_typed) return NULL;
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    aot_dtype autocast;
    bool check = is_dropped(g, &g->nodes.at[i]), writes;
    *out = *out || aoti_foreach_count(g, &g->nodes.at[i]) > 0 || aoti_optimizer_is(g, &g->nodes.at[i], &writes);
    if (check && used[i]) return *out = false, NULL;
    AOT_TRY(respell(g, lenient, scratch, &g->nodes.at[i], &usual, &changed));
    *out = *out || check || changed || is_size_input(g, i) || aoti_autocast_to(g, &g->nodes.at[i], &autocast);
  }
  return NULL;
}

aot_status aoti_import_replace(aoti_graph **graph, aoti_graph *g, aot_status status) {
  if (status || !g) {
    aoti_graph_destroy(g);
    return status;
  }
  aoti_graph_destroy(*graph);
  *graph = g;
  return NULL;
}

aot_status aoti_import_tidy(aoti_graph **graph, bool lenient) {
  aoti_arena scratch;
  aoti_graph *g = NULL;
  bool wanted;
  aoti_arena_init(&scratch, (*graph)->arena.from);
  aot_status status = wants_tidying(*graph, lenient, &scratch, &wanted);
  if (!status && wanted) status = aoti_graph_create_like(*graph, &g);
  if (!status && wanted) status = rewrite(*graph, lenient, &scratch, g);
  aoti_arena_deinit(&scratch);
  return aoti_import_replace(graph, g, status);
}
