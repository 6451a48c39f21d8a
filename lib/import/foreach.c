// Operators over lists of tensors, which optimizers are recorded with: each is one ordinary call for every tensor.
#include "import.h"

#include <string.h>

// overload: of the list operator; item: what one tensor's call is. An operator that writes ends in '_': its result is
// copied into the tensor.
static const struct {
  const char *packet, *overload, *item;
} forms[] = {
    {"add", "List", "aten.add.Tensor"},
    {"add", "Scalar", "aten.add.Tensor"},
    {"add", "ScalarList", "aten.add.Tensor"},
    {"add", "Tensor", "aten.add.Tensor"},
    {"sub", "List", "aten.sub.Tensor"},
    {"sub", "Scalar", "aten.sub.Tensor"},
    {"sub", "ScalarList", "aten.sub.Tensor"},
    {"mul", "List", "aten.mul.Tensor"},
    {"mul", "Scalar", "aten.mul.Tensor"},
    {"mul", "ScalarList", "aten.mul.Tensor"},
    {"mul", "Tensor", "aten.mul.Tensor"},
    {"div", "List", "aten.div.Tensor"},
    {"div", "Scalar", "aten.div.Tensor"},
    {"div", "ScalarList", "aten.div.Tensor"},
    {"div", "Tensor", "aten.div.Tensor"},
    {"addcdiv", "Scalar", "aten.addcdiv.default"},
    {"addcdiv", "ScalarList", "aten.addcdiv.default"},
    {"addcmul", "Scalar", "aten.addcmul.default"},
    {"addcmul", "ScalarList", "aten.addcmul.default"},
    {"lerp", "List", "aten.lerp.Tensor"},
    {"lerp", "Scalar", "aten.lerp.Scalar"},
    {"lerp", "ScalarList", "aten.lerp.Scalar"},
    {"pow", "List", "aten.pow.Tensor_Tensor"},
    {"pow", "Scalar", "aten.pow.Tensor_Scalar"},
    {"pow", "ScalarList", "aten.pow.Tensor_Scalar"},
    {"pow", "ScalarAndTensor", "aten.pow.Scalar"},
    {"maximum", "List", "aten.maximum.default"},
    {"maximum", "Scalar", "aten.clamp_min.default"},
    {"maximum", "ScalarList", "aten.clamp_min.default"},
    {"minimum", "List", "aten.minimum.default"},
    {"minimum", "Scalar", "aten.clamp_max.default"},
    {"minimum", "ScalarList", "aten.clamp_max.default"},
    {"clamp_min", "List", "aten.maximum.default"},
    {"clamp_min", "Scalar", "aten.clamp_min.default"},
    {"clamp_min", "ScalarList", "aten.clamp_min.default"},
    {"clamp_max", "List", "aten.minimum.default"},
    {"clamp_max", "Scalar", "aten.clamp_max.default"},
    {"clamp_max", "ScalarList", "aten.clamp_max.default"},
    {"norm", "Scalar", "aten.linalg_vector_norm.default"},
    {"copy", "default", "aten.copy.default"},
    {"clone", "default", "aten.clone.default"},
    {"max", "default", "aten.max.default"},
    {"zero", "default", "aten.zeros_like.default"},
    {"abs", "default", "aten.abs.default"},
    {"acos", "default", "aten.acos.default"},
    {"asin", "default", "aten.asin.default"},
    {"atan", "default", "aten.atan.default"},
    {"ceil", "default", "aten.ceil.default"},
    {"cos", "default", "aten.cos.default"},
    {"cosh", "default", "aten.cosh.default"},
    {"erf", "default", "aten.erf.default"},
    {"erfc", "default", "aten.erfc.default"},
    {"exp", "default", "aten.exp.default"},
    {"expm1", "default", "aten.expm1.default"},
    {"floor", "default", "aten.floor.default"},
    {"frac", "default", "aten.frac.default"},
    {"lgamma", "default", "aten.lgamma.default"},
    {"log", "default", "aten.log.default"},
    {"log10", "default", "aten.log10.default"},
    {"log1p", "default", "aten.log1p.default"},
    {"log2", "default", "aten.log2.default"},
    {"neg", "default", "aten.neg.default"},
    {"reciprocal", "default", "aten.reciprocal.default"},
    {"round", "default", "aten.round.default"},
    {"rsqrt", "default", "aten.rsqrt.default"},
    {"sigmoid", "default", "aten.sigmoid.default"},
    {"sign", "default", "aten.sign.default"},
    {"sin", "default", "aten.sin.default"},
    {"sinh", "default", "aten.sinh.default"},
    {"sqrt", "default", "aten.sqrt.default"},
    {"tan", "default", "aten.tan.default"},
    {"tanh", "default", "aten.tanh.default"},
    {"trunc", "default", "aten.trunc.default"},
};

// The ordinary call's name; NULL where row is no operator over lists that is known.
static const char *item_of(const aoti_op_info *row, bool *writes) {
  static const char mark[] = "aten._foreach_";
  if (!row || strncmp(row->name, mark, sizeof mark - 1) != 0) return NULL;
  const char *packet = row->name + sizeof mark - 1, *dot = strchr(packet, '.');
  if (!dot || dot == packet) return NULL;
  size_t n = (size_t)(dot - packet);
  *writes = packet[n - 1] == '_';
  n -= *writes;
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    if (strlen(forms[i].packet) == n && !memcmp(forms[i].packet, packet, n) && !strcmp(forms[i].overload, dot + 1))
      return forms[i].item;
  return NULL;
}

static bool is_list(const aot_value *v) { return v->kind == AOT_LIST || v->kind == AOT_TUPLE; }

// How many tensors a call is for; 0 where its lists differ in length.
static size_t count_of(const aoti_node *n) {
  size_t count = 0;
  for (uint32_t i = 0; i < n->n_args; i++) {
    if (!is_list(&n->args[i])) continue;
    if (count && n->args[i].as.list.n != count) return 0;
    count = n->args[i].as.list.n;
  }
  return count;
}

size_t aoti_foreach_count(const aoti_graph *g, const aoti_node *n) {
  bool writes;
  const char *item = item_of(aoti_node_op(g, n), &writes);
  aot_op op;
  return item && aoti_op_find(g->registry, item, strlen(item), &op) ? count_of(n) : 0;
}

static const aoti_node *taken_as(const aoti_graph *from, uint32_t list, size_t k, uint32_t *after) {
  for (; *after < from->nodes.n; ++*after) {
    const aoti_node *n = &from->nodes.at[*after];
    const aoti_op_info *row = aoti_node_op(from, n);
    if (!row || !aoti_op_is_getitem(row) || n->args[0].kind != AOT_NODE || n->args[0].as.node != list) return NULL;
    if (n->args[1].as.i.value == (int64_t)k) return n;
  }
  return NULL;
}

// item's name where it is taken out of the list, else the list's with its number.
static aot_status name_item(const aoti_graph *from, uint32_t list, size_t k, const aoti_node *taken,
                            aoti_arena *scratch, const char **out) {
  if (taken) return *out = taken->name, NULL;
  aoti_text t = {0};
  aoti_text_add(&t, "%s_item_%zu", from->nodes.at[list].name, k);
  aot_status status = t.failed ? aoti_oom() : aoti_arena_strdup(scratch, t.at, t.n, out);
  aoti_text_deinit(&t);
  return status;
}

aot_status aoti_foreach_expand(const aoti_graph *from, uint32_t list, aoti_arena *scratch, aoti_graph *g,
                               const uint32_t *map, uint32_t **out) {
  const aoti_node *n = aoti_graph_node(from, list);
  bool writes;
  const char *item = item_of(aoti_node_op(from, n), &writes);
  size_t count = count_of(n);
  uint32_t after = list + 1;
  AOT_TRY(aoti_arena_alloc(scratch, count, sizeof **out, out));
  for (size_t k = 0; k < count; k++) {
    aoti_node part = *n, copy;
    const aoti_node *taken = writes ? NULL : taken_as(from, list, k, &after);
    aot_value *args;
    bool fits;
    AOT_TRY(aoti_arena_alloc(scratch, n->n_args, sizeof *args, &args));
    for (uint32_t i = 0; i < n->n_args; i++) args[i] = is_list(&n->args[i]) ? n->args[i].as.list.at[k] : n->args[i];
    part.args = args;
    AOT_TRY(name_item(from, list, k, taken, scratch, &part.name));
    part.type = taken ? taken->type : (aoti_type){0};
    copy = part;
    AOT_TRY(aoti_import_spell(from, scratch, &part, item, &copy, &fits));
    if (!fits)
      return aoti_error(AOT_ERROR_INVALID, "node %s: the arguments are not those of %s", n->name,
                        aoti_node_op(from, n)->name);
    AOT_TRY(aoti_graph_add(g, &copy, map, &(*out)[k]));
    if (!writes) continue;
    aot_value write[] = {args[0], {AOT_NODE, .as.node = (*out)[k]}, {AOT_BOOL, .as.b = false}};
    if (write[0].kind != AOT_NODE || !aoti_op_find(g->registry, "aten.copy_.default", 18, &copy.op))
      return aoti_error(AOT_ERROR_INVALID, "node %s: an item is no tensor", n->name);
    write[0].as.node = map[args[0].as.node];
    copy = (aoti_node){.kind = AOTI_CALL, .op = copy.op, .args = write, .n_args = 3, .file = n->file, .line = n->line};
    copy.function = n->function;
    copy.code = n->code;
    aoti_text t = {0};
    aoti_text_add(&t, "%s_written_%zu", n->name, k);
    aot_status status = t.failed ? aoti_oom() : aoti_arena_strdup(scratch, t.at, t.n, &copy.name);
    aoti_text_deinit(&t);
    AOT_TRY(status);
    AOT_TRY(aoti_graph_add(g, &copy, NULL, &(*out)[k]));
  }
  return NULL;
}
