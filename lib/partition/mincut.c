// The min-cut partition. Every value X is an edge X_in -> X_out whose capacity is the cost of saving X; X_out -> U_in
// is infinite for each user U. What the backward must have is tied to the sink, what may not be computed again to the
// source. The finite edges of the cheapest cut are the values to save; what lies between them and the sink is
// recomputed.
#include "cut.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { FLOAT_WEIGHT = 4, UNSAVEABLE = 1000000 };
// PyTorch's numbers: nodes from FAR on have no way to the backward; weights grow by STEP per node, up to MOST_STEPS.
enum { FAR = 1000, MOST_STEPS = 100 };
static const double STEP = 1.1;

static uint32_t in_of(uint32_t id) { return 2 * id; }
static uint32_t out_of(uint32_t id) { return 2 * id + 1; }

// ---- classes

typedef struct users_range {
  const uint32_t *at;
  uint32_t n;
} users_range;
static users_range users(const cutter *c, uint32_t id) {
  const aoti_users *u = &c->j->users;
  return (users_range){u->users + u->start[id], u->start[id + 1] - u->start[id]};
}

static void mark(void *ctx, uint32_t node) { ((bool *)ctx)[node] = true; }

static aot_status classify(cutter *c) {
  joint_graph *j = c->j;
  aoti_arena *a = &j->arena;
  AOT_TRY(aoti_arena_alloc(a, j->n, sizeof(bool), &c->required_bw));
  AOT_TRY(aoti_arena_alloc(a, j->n, sizeof(bool), &c->closure));
  AOT_TRY(aoti_arena_alloc(a, j->n, sizeof(bool), &c->required_fw));
  AOT_TRY(aoti_arena_alloc(a, j->n, sizeof(bool), &c->written));
  AOT_TRY(aoti_arena_alloc(a, j->n, sizeof(bool), &c->is_static));
  AOT_TRY(aoti_arena_alloc(a, j->n, sizeof *c->seen, &c->seen));
  AOT_TRY(aoti_arena_alloc(a, j->n, sizeof *c->fw_order, &c->fw_order));
  AOT_TRY(aoti_arena_alloc(a, j->n, sizeof *c->distance, &c->distance));
  for (uint32_t i = 0; i < j->n; i++) {
    if (joint_is_tangent(j, i) || joint_must_be_in_backward(j, i)) c->closure[i] = true;
    if (!c->closure[i]) continue;
    users_range u = users(c, i);
    for (uint32_t k = 0; k < u.n; k++) c->closure[u.at[k]] = true;
  }
  size_t primal = 0;
  for (uint32_t i = 0; i < j->n; i++) {
    if (!joint_is_primal(j, i)) continue;
    for (size_t k = 0; k < c->options->n_static_lifetime_inputs; k++)
      if (c->options->static_lifetime_inputs[k] == primal) c->is_static[i] = true;
    primal++;
  }
  for (size_t k = 0; k < c->options->n_static_lifetime_inputs; k++)
    if (c->options->static_lifetime_inputs[k] >= primal)
      return aoti_error(AOT_ERROR_INVALID, "static_lifetime_inputs[%zu] is %zu; the function has %zu inputs, from 0", k,
                        c->options->static_lifetime_inputs[k], primal);
  memcpy(c->required_bw, c->closure, j->n * sizeof(bool));
  for (size_t i = j->n_fwd; i < j->n_outputs; i++) aoti_value_uses(&j->outputs[i], mark, c->required_bw);
  AOT_TRY(joint_required_forward(j, c->required_fw));
  for (uint32_t i = 0, order = 0; i < j->n; i++)
    if (c->required_fw[i]) c->fw_order[i] = order++;
  for (uint32_t i = j->n; i-- > 0;) {
    c->distance[i] = !c->required_fw[i] && i + 1 < j->n ? 0 : CUT_FAR;
    users_range u = users(c, i);
    for (uint32_t k = 0; c->distance[i] && k < u.n; k++)
      if (c->distance[u.at[k]] + 1 < c->distance[i]) c->distance[i] = c->distance[u.at[k]] + 1;
  }
  for (uint32_t i = 0; i + 1 < j->n; i++) // the backward may not read what the forward writes
    if (joint_must_be_in_forward(j, i)) {
      const aoti_node *n = joint_node(j, i);
      if (n->args[0].kind == AOT_NODE) c->written[aoti_graph_base(j->g, n->args[0].as.node)] = true;
    }
  return NULL;
}

static bool is_getitem(const cutter *c, uint32_t id) {
  const aoti_op_info *row = aoti_node_op(c->j->g, joint_node(c->j, id));
  return row && aoti_op_is_getitem(row);
}
static bool is_view(const cutter *c, uint32_t id) { return joint_flags(c->j, id) & AOTI_OP_VIEW_PACKET; }
bool cut_is_random(const cutter *c, uint32_t id) {
  uint32_t f = joint_flags(c->j, id);
  return f & AOTI_OP_RANDOM_PACKET || (f & AOTI_OP_IMPURE && f & AOTI_OP_NO_CSE);
}
static bool may_fuse(const cutter *c, uint32_t id) {
  return joint_flags(c->j, id) & (AOTI_OP_RECOMPUTABLE | AOTI_OP_RANDOM_PACKET);
}
// A value may be written into a cat as it is computed; a cat is no producer to fuse with.
static bool is_fusible(const cutter *c, uint32_t a, uint32_t b) {
  const aoti_op_info *row = aoti_node_op(c->j->g, joint_node(c->j, b));
  if (row && !strcmp(row->packet, "cat")) return true;
  return may_fuse(c, a) && may_fuse(c, b);
}

// ---- what may not be recomputed

// Whether a user outside the forward, perhaps through views, cannot be fused with it: the backward would have to write
// the recomputed value to memory.
static aot_status is_materialized_backward(cutter *c, uint32_t id, bool *out) {
  *out = false;
  if (is_view(c, id)) return NULL;
  c->stack.n = 0;
  AOT_TRY(aoti_push(&c->j->arena, &c->stack, id));
  while (c->stack.n) {
    uint32_t cur = c->stack.at[--c->stack.n];
    users_range u = users(c, cur);
    for (uint32_t k = 0; k < u.n; k++) {
      uint32_t user = u.at[k];
      if (!c->required_fw[user] && !is_fusible(c, cur, user)) {
        *out = true;
        return NULL;
      }
      if (!is_view(c, user) || c->seen[user] == id + 1) continue;
      c->seen[user] = id + 1;
      AOT_TRY(aoti_push(&c->j->arena, &c->stack, user));
    }
  }
  return NULL;
}

// Four times smaller than what it is made of: a reduction, cheap to save.
static bool shrinks(const cutter *c, uint32_t id) {
  const aoti_node *n = joint_node(c->j, id);
  const aoti_op_info *row = aoti_node_op(c->j->g, n);
  __int128 inputs = 0;
  for (uint32_t k = 0; k < n->n_args; k++) {
    bool positional = row->flags & AOTI_OP_UNKNOWN ? !(n->arg_names && n->arg_names[k]) : !row->args[k].is_kwarg_only;
    if (positional && n->args[k].kind == AOT_NODE) inputs += joint_size(c->j, n->args[k].as.node);
  }
  return (__int128)joint_size(c->j, id) * 4 < inputs;
}

static aot_status ban_reason(cutter *c, uint32_t id, const char **out) {
  const aoti_node *n = joint_node(c->j, id);
  uint32_t flags = joint_flags(c->j, id);
  bool materialized = false;
  *out = NULL;
  if (n->kind != AOTI_CALL || is_getitem(c, id)) return NULL;
  if (n->tags & AOTI_TAG_MUST_SAVE)
    *out = "marked MUST_SAVE";
  else if (c->options->recompute_views && is_view(c, id))
    return NULL;
  else if (!strncmp(aoti_node_op(c->j->g, n)->packet, "lift_fresh", 10))
    return NULL;
  else if (cut_is_random(c, id) && flags & AOTI_OP_IMPURE)
    *out = "random: it would draw anew";
  else if (c->bans.not_in_allowlist && !(flags & AOTI_OP_RECOMPUTABLE))
    *out = "not in recomputable allowlist";
  else if (!c->bans.not_in_allowlist && cut_is_random(c, id))
    *out = "random op";
  else if (!c->bans.not_in_allowlist && flags & AOTI_OP_EXPENSIVE)
    *out = "compute intensive op";
  if (*out) return NULL;
  if (c->bans.materialized_backward) AOT_TRY(is_materialized_backward(c, id, &materialized));
  if (materialized)
    *out = "materialized in backward";
  else if (c->distance[id] < FAR && c->distance[id] > c->options->max_dist_from_bw)
    *out = "too far from backward";
  else if (c->bans.reductions && shrinks(c, id))
    *out = "reduction op";
  return NULL;
}

static aot_status add_edge(cutter *c, uint32_t from, uint32_t to, int64_t capacity, const char *reason) {
  AOT_TRY(aoti_push(&c->j->arena, &c->edges, (flow_edge){from, to, capacity}));
  return aoti_push(&c->j->arena, &c->edge_reason, reason);
}

static aot_status ban(cutter *c, uint32_t id, const char *reason) {
  if (is_view(c, id) || joint_node(c->j, id)->tags & AOTI_TAG_MUST_RECOMPUTE) return NULL;
  if (joint_node(c->j, id)->type.kind == AOTI_TYPE_FLOAT || c->banned[id]) return NULL;
  if (c->dont_ban && c->dont_ban[id]) return NULL;
  c->banned[id] = true;
  c->ban_reason[id] = reason;
  return add_edge(c, 2 * c->j->n, in_of(id), FLOW_INFINITE, reason);
}

// ---- costs

static bool is_materialized(const cutter *c, uint32_t id) {
  if (joint_node(c->j, id)->kind == AOTI_PLACEHOLDER) return true;
  users_range u = users(c, id);
  for (uint32_t k = 0; k < u.n; k++)
    if (!is_fusible(c, id, u.at[k])) return true;
  return false;
}

// The cost of saving; *why says that it cannot be saved.
static int64_t cost(const cutter *c, uint32_t id, const char **why) {
  const aoti_node *n = joint_node(c->j, id);
  *why = NULL;
  if (joint_is_number(c->j, id)) return n->type.kind == AOTI_TYPE_FLOAT ? FLOAT_WEIGHT : 1;
  if (joint_is_tuple(c->j, id)) {
    *why = "non-tensor";
    return FLOW_INFINITE;
  }
  if (c->options->treat_parameters_as_free_to_save && c->is_static[id]) return 0;
  if (c->options->recompute_views && is_view(c, id)) {
    *why = "view op (recompute_views)";
    return FLOW_INFINITE;
  }
  uint32_t base = aoti_graph_base(c->j->g, id);
  if (joint_node(c->j, base)->tags & AOTI_TAG_WRITTEN_AFTER) {
    *why = "its storage is written when the forward has run";
    return FLOW_INFINITE;
  }
  if (c->written[base] && !c->closure[id]) {
    bool written_again = false; // a parameter the backward writes is handed to it
    users_range u = users(c, id);
    for (uint32_t k = 0; k < u.n; k++) written_again = written_again || joint_must_be_in_backward(c->j, u.at[k]);
    if (!written_again) {
      *why = "the forward writes its storage";
      return FLOW_INFINITE;
    }
  }
  int32_t distance = c->distance[id] < 1 ? 1 : c->distance[id] > MOST_STEPS ? MOST_STEPS : c->distance[id];
  double weight = (double)joint_size(c->j, id) * pow(STEP, distance);
  int64_t whole = weight >= (double)FLOW_MAX / 2 ? FLOW_MAX / 2 : (int64_t)weight;
  return is_materialized(c, id) ? whole : 2 * whole;
}

static const char *explain(cutter *c, const char *before, const char *what) {
  char text[160];
  const char *out = "";
  snprintf(text, sizeof text, "%s (%s)", before, what);
  aot_status status = aoti_arena_strdup(&c->j->arena, text, strlen(text), &out);
  aot_status_free(status); // without memory the text is empty
  return out;
}

static aot_status add_node(cutter *c, uint32_t id) {
  joint_graph *j = c->j;
  uint32_t source = 2 * j->n, sink = source + 1;
  const char *why;
  if (c->required_bw[id] && c->closure[id])
    return add_edge(c, in_of(id), sink, FLOW_INFINITE, "must be computed in backward");
  if (c->required_bw[id]) AOT_TRY(add_edge(c, out_of(id), sink, FLOW_INFINITE, "is a result of the backward"));
  if (joint_node(j, id)->tags & AOTI_TAG_MUST_RECOMPUTE)
    return add_edge(c, in_of(id), sink, FLOW_INFINITE, "must be recomputed: marked by checkpoint policy");
  if (joint_is_primal(j, id)) AOT_TRY(ban(c, id, explain(c, "cannot recompute", "primal input")));
  AOT_TRY(ban_reason(c, id, &why));
  if (why && c->required_fw[id]) AOT_TRY(ban(c, id, explain(c, "cannot recompute", why)));
  c->weight[id] = cost(c, id, &why);
  if (why) c->save_reason[id] = explain(c, "cannot save", why);
  AOT_TRY(add_edge(c, in_of(id), out_of(id), c->weight[id], c->save_reason[id]));
  users_range u = users(c, id);
  for (uint32_t k = 0; k < u.n; k++) AOT_TRY(add_edge(c, out_of(id), in_of(u.at[k]), FLOW_INFINITE, NULL));
  return NULL;
}

// ---- the two rules that look at the whole forward

// A heap of nodes by forward order; of the same node the one reached over an unfusible edge comes first.
typedef struct heap {
  aoti_arena *arena;
  AOT_VEC(uint64_t) at;
} heap;
static aot_status heap_push(heap *h, uint64_t key) {
  AOT_TRY(aoti_push(h->arena, &h->at, key));
  for (size_t i = h->at.n - 1; i > 0 && h->at.at[i] < h->at.at[(i - 1) / 2]; i = (i - 1) / 2) {
    uint64_t swap = h->at.at[i];
    h->at.at[i] = h->at.at[(i - 1) / 2];
    h->at.at[(i - 1) / 2] = swap;
  }
  return NULL;
}
static uint64_t heap_pop(heap *h) {
  uint64_t top = h->at.at[0], last = h->at.at[--h->at.n];
  size_t i = 0;
  while (2 * i + 1 < h->at.n) {
    size_t child = 2 * i + 1;
    if (child + 1 < h->at.n && h->at.at[child + 1] < h->at.at[child]) child++;
    if (h->at.at[child] >= last) break;
    h->at.at[i] = h->at.at[child];
    i = child;
  }
  h->at.at[i] = last;
  return top;
}
// Node ids ascend with the forward order, so they are the order.
static uint64_t entry(uint32_t id, bool fusible) { return (uint64_t)id << 1 | fusible; }

// Walks on from the users of a node; the order of the first node that is reached over an unfusible edge, or max.
static aot_status first_unfusible(cutter *c, heap *h, uint32_t *stamp, uint32_t id, uint32_t max, uint32_t *out) {
  h->at.n = 0;
  users_range u = users(c, id);
  for (uint32_t k = 0; k < u.n; k++)
    if (c->required_fw[u.at[k]]) AOT_TRY(heap_push(h, entry(u.at[k], true)));
  *out = max;
  while (h->at.n) {
    uint64_t top = heap_pop(h);
    uint32_t node = (uint32_t)(top >> 1);
    if (!(top & 1)) {
      *out = c->fw_order[node];
      return NULL;
    }
    if (stamp[node] == id + 1) continue; // its users are in the heap or past
    stamp[node] = id + 1;
    u = users(c, node);
    for (uint32_t k = 0; k < u.n; k++) {
      uint32_t user = u.at[k];
      if (c->required_fw[user] && c->fw_order[user] <= max)
        AOT_TRY(heap_push(h, entry(user, is_fusible(c, node, user))));
    }
  }
  return NULL;
}

static aot_status ban_used_far_apart(cutter *c) {
  heap h = {.arena = &c->j->arena};
  uint32_t *stamp;
  AOT_TRY(aoti_arena_alloc(&c->j->arena, c->j->n, sizeof *stamp, &stamp));
  for (uint32_t i = 0; i < c->j->n; i++) {
    if (!c->required_fw[i]) continue;
    users_range u = users(c, i);
    uint32_t max = 0, n = 0, first;
    for (uint32_t k = 0; k < u.n; k++) {
      if (!c->required_fw[u.at[k]]) continue;
      n++;
      if (c->fw_order[u.at[k]] > max) max = c->fw_order[u.at[k]];
    }
    if (n < 2) continue; // the only user is the last: none comes after it
    AOT_TRY(first_unfusible(c, &h, stamp, i, max, &first));
    for (uint32_t k = 0; k < u.n; k++)
      if (c->required_fw[u.at[k]] && c->fw_order[u.at[k]] > first && is_fusible(c, i, u.at[k]))
        AOT_TRY(ban(c, u.at[k], explain(c, "cannot recompute", "used far apart")));
  }
  return NULL;
}

static aot_status ban_long_fusible_chains(cutter *c) {
  enum { LONG = 100 };
  heap h = {.arena = &c->j->arena};
  bool *visited;
  AOT_TRY(aoti_arena_alloc(&c->j->arena, c->j->n, sizeof *visited, &visited));
  for (uint32_t i = 0; i < c->j->n; i++) {
    if (!c->required_fw[i]) continue;
    h.at.n = 0;
    AOT_TRY(heap_push(&h, entry(i, true)));
    while (h.at.n) {
      uint32_t cur = (uint32_t)(heap_pop(&h) >> 1);
      if (visited[cur]) continue;
      visited[cur] = true;
      if (c->fw_order[cur] > c->fw_order[i] + LONG && !h.at.n) {
        AOT_TRY(ban(c, cur, explain(c, "cannot recompute", "long fusible chain")));
        break;
      }
      users_range u = users(c, cur);
      for (uint32_t k = 0; k < u.n; k++)
        if (c->required_fw[u.at[k]] && is_fusible(c, cur, u.at[k]) && !c->banned[u.at[k]])
          AOT_TRY(heap_push(&h, entry(u.at[k], true)));
    }
  }
  return NULL;
}

// ---- the cut

// "custom: cannot recompute (not in recomputable allowlist); cannot save (non-tensor); needed by custom_bw"
static aot_status unbounded(cutter *c, const uint32_t *path, size_t n) {
  aoti_text text = {0};
  uint32_t last = AOTI_NO_NODE;
  for (size_t i = 0; i < n; i++) {
    const flow_edge *e = &c->edges.at[path[i]];
    const char *reason = c->edge_reason.at[path[i]];
    uint32_t from = e->from / 2, to = e->to / 2;
    if (from == c->j->n) { // from the source
      aoti_text_add(&text, "%s: %s", joint_node(c->j, to)->name, reason);
      last = to;
    } else if (to == c->j->n || from == to) {
      aoti_text_add(&text, from == last ? "; %s" : ": %s", reason ? reason : "too large to save");
    } else {
      aoti_text_add(&text, "; needed by %s", joint_node(c->j, to)->name);
      last = to;
    }
  }
  aot_status status = aoti_error(
      AOT_ERROR_INVALID, "a value the backward needs can be neither saved nor recomputed: %s", text.at ? text.at : "");
  aoti_text_deinit(&text);
  return aoti_at_node(status, joint_node(c->j, c->edges.at[path[0]].to / 2)->name);
}

static aot_status say_why(cutter *c, uint32_t id, const char **out) {
  char text[256];
  const char *banned = c->ban_reason[id];
  if (joint_is_number(c->j, id))
    snprintf(text, sizeof text, "cut: a size, weight %lld", (long long)c->weight[id]);
  else
    snprintf(text, sizeof text, "cut: weight %lld of %lld bytes at distance %d; %s", (long long)c->weight[id],
             (long long)joint_size(c->j, id), c->distance[id],
             banned ? banned : "cheaper than what it is computed from");
  return aoti_arena_strdup(&c->j->arena, text, strlen(text), out);
}

static aot_status cut(cutter *c, saved_lists *saved, const char **reasons) {
  joint_graph *j = c->j;
  bool *sink_side;
  const uint32_t *path;
  size_t n_path;
  uint32_t source = 2 * j->n;
  AOT_TRY(aoti_arena_alloc(&j->arena, (size_t)source + 2, sizeof *sink_side, &sink_side));
  flow_network network = {source + 2, source, source + 1, c->edges.at, c->edges.n};
  AOT_TRY(flow_min_cut(&j->arena, &network, sink_side, &path, &n_path));
  if (n_path) return unbounded(c, path, n_path);
  for (uint32_t i = 0; i + 1 < j->n; i++) {
    if (sink_side[in_of(i)] || !sink_side[out_of(i)]) continue;
    if (c->weight[i] == FLOW_INFINITE) continue; // not an edge of the network
    AOT_TRY(say_why(c, i, &reasons[i]));
    AOT_TRY(aoti_push(&j->arena, joint_is_number(j, i) ? &saved->numbers : &saved->values, i));
  }
  for (size_t i = 0; i < c->edges.n; i++) {
    const flow_edge *e = &c->edges.at[i];
    AOT_INVARIANT(sink_side[e->from] || !sink_side[e->to] || e->from / 2 == e->to / 2,
                  "the cut crosses an edge that is no value");
  }
  return NULL;
}

aot_status cut_solve(cutter *c, saved_lists *saved, const char **reasons) {
  joint_graph *j = c->j;
  aoti_arena *a = &j->arena;
  c->edges.n = c->edge_reason.n = 0;
  memset(c->seen, 0, j->n * sizeof *c->seen);
  AOT_TRY(aoti_arena_alloc(a, j->n, sizeof(bool), &c->banned));
  AOT_TRY(aoti_arena_alloc(a, j->n, sizeof *c->weight, &c->weight));
  AOT_TRY(aoti_arena_alloc(a, j->n, sizeof *c->ban_reason, &c->ban_reason));
  AOT_TRY(aoti_arena_alloc(a, j->n, sizeof *c->save_reason, &c->save_reason));
  for (uint32_t i = 0; i + 1 < j->n; i++) AOT_TRY(add_node(c, i));
  if (c->bans.used_far_apart) AOT_TRY(ban_used_far_apart(c));
  if (c->bans.long_fusible_chains) AOT_TRY(ban_long_fusible_chains(c));
  return cut(c, saved, reasons);
}

static aot_status partition(joint_graph *j, const aoti_partition_options *options, bool *nothing_to_do,
                            aoti_partition *out) {
  bool calm = !options->aggressive_recomputation;
  cutter c = {.j = j, .options = options};
  c.bans = (bans){calm && options->ban_recompute_used_far_apart, calm && options->ban_recompute_long_fusible_chains,
                  calm && options->ban_recompute_materialized_backward, calm && options->ban_recompute_not_in_allowlist,
                  options->ban_recompute_reductions};
  const char **reasons;
  saved_lists saved = {0};
  AOT_TRY(classify(&c));
  *nothing_to_do = true;
  for (uint32_t i = 0; i < j->n; i++) *nothing_to_do = *nothing_to_do && !c.required_bw[i];
  if (*nothing_to_do) return NULL;
  AOT_TRY(aoti_arena_alloc(&j->arena, j->n, sizeof *reasons, &reasons));
  AOT_TRY(budget_solve(&c, &saved, reasons));
  return joint_extract(j, &saved, reasons, true, options, out);
}

aot_status aoti_partition_min_cut(const aoti_graph *joint, const aoti_partition_options *options, aoti_partition *out) {
  static const aoti_partition_options defaults = AOTI_PARTITION_OPTIONS_INIT;
  joint_graph j;
  bool nothing_to_do;
  if (!options) options = &defaults;
  AOT_TRY(joint_prepare(joint, options->cse, &j));
  aot_status status = partition(&j, options, &nothing_to_do, out);
  joint_deinit(&j);
  if (!status && nothing_to_do) return aoti_partition_default(joint, options, out);
  if (status || !options->mem_guard) return aoti_in_pass(status, "partition");
  aoti_partition plain;
  status = aoti_partition_default(joint, options, &plain);
  if (aot_status_code(status) == AOT_ERROR_INVALID) { // nothing to compare with: it refuses what the cut can do
    aot_status_free(status);
    return NULL;
  }
  if (status) {
    aoti_partition_deinit(out);
    return status;
  }
  if (plain.saved_bytes < out->saved_bytes) {
    aoti_partition_deinit(out);
    *out = plain;
  } else {
    aoti_partition_deinit(&plain);
  }
  return NULL;
}
