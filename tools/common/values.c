// Values for inputs that no file gives: what the graph does with an input says what it may hold.
#include "tool.h"

#include <string.h>

// Sums of uniforms from a linear congruence, nearly normal.
static double next_uniform(uint64_t *state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return (double)(*state >> 11) * 0x1p-53;
}
static double next_normal(uint64_t *state) {
  double sum = -6;
  for (int i = 0; i < 12; i++) sum += next_uniform(state);
  return sum;
}

// An operator that takes argument `index` for places along a dimension of argument `of`: the dimension dim, or that
// which argument -1 - dim names; or OF_LIST, the index's own place in a list; or OF_NUMBER, argument `of` says how
// many.
enum { OF_LIST = -100, OF_NUMBER, OF_CLASSES };
static const struct {
  const char *packet; // without a namespace
  int index, of, dim;
} places[] = {
    {"embedding", 1, 0, 0},
    {"embedding_dense_backward", 1, 2, OF_NUMBER},
    {"embedding_bag", 1, 0, 0},
    {"_embedding_bag", 1, 0, 0},
    {"_embedding_bag_forward_only", 1, 0, 0},
    {"index", 1, 0, OF_LIST},
    {"_unsafe_index", 1, 0, OF_LIST},
    {"index_put", 1, 0, OF_LIST},
    {"index_put_", 1, 0, OF_LIST},
    {"_unsafe_index_put", 1, 0, OF_LIST},
    {"gather", 2, 0, -2},
    {"gather_backward", 3, 1, -3},
    {"scatter", 2, 0, -2},
    {"scatter_", 2, 0, -2},
    {"scatter_add", 2, 0, -2},
    {"scatter_add_", 2, 0, -2},
    {"scatter_reduce", 2, 0, -2},
    {"scatter_reduce_", 2, 0, -2},
    {"index_select", 2, 0, -2},
    {"index_add", 2, 0, -2},
    {"index_add_", 2, 0, -2},
    {"index_copy", 2, 0, -2},
    {"index_copy_", 2, 0, -2},
    {"index_fill", 2, 0, -2},
    {"index_reduce", 2, 0, -2},
    {"one_hot", 0, 1, OF_NUMBER},
    {"nll_loss", 1, 0, OF_CLASSES},
    {"nll_loss_nd", 1, 0, OF_CLASSES},
    {"nll_loss_forward", 1, 0, OF_CLASSES},
    {"nll_loss_backward", 2, 1, OF_CLASSES},
    {"nll_loss2d_forward", 1, 0, OF_CLASSES},
    {"nll_loss2d_backward", 2, 1, OF_CLASSES},
    {"cross_entropy_loss", 1, 0, OF_CLASSES},
    {"multi_margin_loss", 1, 0, OF_CLASSES},
};
// Operators that hand places on unchanged.
static const char *const carriers[] = {"view",       "reshape",   "_unsafe_view",
                                       "unsqueeze",  "squeeze",   "expand",
                                       "clone",      "permute",   "transpose",
                                       "t",          "slice",     "select",
                                       "detach",     "_to_copy",  "lift_fresh_copy",
                                       "flatten",    "unflatten", "contiguous",
                                       "alias",      "to",        "convert_element_type",
                                       "device_put", "where",     "clamp_min",
                                       "expand_as",  "view_as",   "unbind",
                                       "split",      "chunk",     "getitem"};

static bool is_packet(const aoti_op_info *row, const char *packet) {
  const char *name = strchr(row->name, '.');
  size_t n = strlen(packet);
  return name && !strncmp(name + 1, packet, n) && (name[1 + n] == '.' || !name[1 + n]);
}

static bool is_node(const aot_value *v, uint32_t id) { return v->kind == AOT_NODE && v->as.node == id; }

static const aoti_meta *meta_of(const aoti_graph *g, const aot_value *v) {
  const aoti_type *t = v->kind == AOT_NODE ? &aoti_graph_node(g, v->as.node)->type : NULL;
  return t && t->kind == AOTI_TYPE_TENSOR ? &t->tensor : NULL;
}

static void lower(int64_t *bound, int64_t to) {
  if (to < *bound) *bound = to;
}

// Size d of a value whose type is known; without one it bounds nothing.
static void lower_to_size(const aoti_graph *g, const aot_value *of, int64_t d, int64_t *bound) {
  const aoti_meta *m = meta_of(g, of);
  if (m && d < 0) d += m->ndim;
  if (m && d >= 0 && d < m->ndim) lower(bound, aoti_int_hint(g->syms, m->size[d]));
}

// What the places that a call takes in argument `index` are bounded by, when node id is there.
static void bound_by(const aoti_graph *g, const aoti_node *n, size_t k, uint32_t id, int64_t *bound) {
  const aot_value *index = &n->args[places[k].index], *of = &n->args[places[k].of];
  int dim = places[k].dim;
  if (dim == OF_LIST && (index->kind == AOT_LIST || index->kind == AOT_TUPLE)) {
    for (size_t d = 0; d < index->as.list.n; d++)
      if (is_node(&index->as.list.at[d], id)) lower_to_size(g, of, (int64_t)d, bound);
    return;
  }
  if (!is_node(index, id)) return;
  const aoti_meta *m = meta_of(g, of);
  if (dim == OF_NUMBER && of->kind == AOT_INT && of->as.i.value > 0) lower(bound, of->as.i.value);
  if (dim == OF_CLASSES && m) lower_to_size(g, of, m->ndim > 1, bound);
  if (dim >= 0) lower_to_size(g, of, dim, bound);
  if (dim < 0 && dim > OF_LIST && n->args[-1 - dim].kind == AOT_INT)
    lower_to_size(g, of, n->args[-1 - dim].as.i.value, bound);
}

static bool carries(const aoti_op_info *row) {
  for (size_t i = 0; i < sizeof carriers / sizeof *carriers; i++)
    if (is_packet(row, carriers[i])) return true;
  return false;
}

typedef struct reading {
  const aoti_graph *g;
  bool *of_input; // per node: it holds the input's own numbers
  bool reads;     // the node at hand takes one of them
} reading;
static void note_use(void *ctx, uint32_t id) {
  reading *r = ctx;
  r->reads = r->reads || r->of_input[id];
}

int64_t tool_places(const aoti_graph *g, uint32_t input) {
  int64_t bound = INT64_MAX;
  reading r = {.g = g};
  aot_status status = aoti_alloc(&aoti_heap, g->nodes.n, sizeof *r.of_input, &r.of_input);
  if (status) {
    aot_status_free(status);
    return 1;
  }
  r.of_input[input] = true;
  for (uint32_t i = input + 1; i < g->nodes.n; i++) {
    const aoti_node *n = aoti_graph_node(g, i);
    const aoti_op_info *row = aoti_node_op(g, n);
    r.reads = false;
    if (row) aoti_node_uses(n, note_use, &r);
    if (!r.reads) continue;
    r.of_input[i] = carries(row);
    for (size_t k = 0; k < sizeof places / sizeof *places; k++) {
      if (!is_packet(row, places[k].packet) || (uint32_t)places[k].index >= n->n_args) continue;
      for (uint32_t id = input; id < i; id++)
        if (r.of_input[id]) bound_by(g, n, k, id, &bound);
    }
  }
  aoti_free(&aoti_heap, r.of_input);
  return bound == INT64_MAX ? 2 : bound > 0 ? bound : 1;
}

// Whether an operator takes the input for what a square root is taken of.
static bool is_variance(const aoti_graph *g, uint32_t input) {
  if (strstr(aoti_graph_node(g, input)->name, "running_var")) return true;
  for (uint32_t i = input + 1; i < g->nodes.n; i++) {
    const aoti_node *n = aoti_graph_node(g, i);
    const aoti_op_info *row = aoti_node_op(g, n);
    for (uint32_t k = 0; row && k < n->n_args && k < row->n_args; k++)
      if (is_node(&n->args[k], input) && !strcmp(row->args[k].name, "running_var")) return true;
  }
  return false;
}

aot_status tool_random(const aoti_graph *g, uint32_t input, uint64_t *random, aot_tensor **out) {
  const aoti_node *n = aoti_graph_node(g, input);
  int64_t size[AOT_MAX_DIMS];
  for (int d = 0; d < n->type.tensor.ndim; d++) {
    if (n->type.tensor.size[d].sym)
      return aoti_error(AOT_ERROR_INVALID,
                        "input %s has a symbolic size; give --input %s=FILE.npy or --shape %s=f32[...]", n->name,
                        n->name, n->name);
    size[d] = n->type.tensor.size[d].value;
  }
  const bool is_float = aoti_is_float(n->type.tensor.dtype), positive = is_float && is_variance(g, input);
  const int64_t bound = is_float ? 0 : n->type.tensor.dtype == AOT_B8 ? 2 : tool_places(g, input);
  AOT_TRY(aoti_tensor_new(n->type.tensor.dtype, n->type.tensor.ndim, size, out));
  for (int64_t i = 0, k = aoti_tensor_numel(*out); i < k; i++) {
    double v = is_float ? next_normal(random) : (double)(int64_t)(next_uniform(random) * (double)bound);
    aoti_tensor_set(*out, i, positive ? 0.5 + v * v : v);
  }
  return NULL;
}
