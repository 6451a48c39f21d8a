// Random operators in a region that is recomputed: the forward saves the state that they start from, and the backward
// runs them again from there. As PyTorch does: run_and_save_rng_state and run_with_rng_state, or, on a GPU with
// graphsafe_rng_functionalization, both with a state that is given to them.
#include "joint.h"

#include <stdio.h>
#include <string.h>

bool rng_has_forms(const aoti_registry *registry, aot_op op) {
  aot_op form;
  return aoti_op_with_rng(registry, AOTI_RNG_SAVE, op, &form) && aoti_op_with_rng(registry, AOTI_RNG_WITH, op, &form) &&
         aoti_op_with_rng(registry, AOTI_RNG_GRAPHSAFE, op, &form);
}

// One random operator that both halves run.
typedef struct pair {
  uint32_t forward, backward; // its nodes
  aot_device device;
  bool graphsafe;
} pair;
typedef AOT_VEC(pair) pair_list;

static const aoti_meta *first_tensor(const aoti_type *t) {
  if (t->kind == AOTI_TYPE_TENSOR) return &t->tensor;
  for (size_t i = 0; t->kind == AOTI_TYPE_TUPLE && i < t->n; i++)
    if (first_tensor(&t->at[i])) return first_tensor(&t->at[i]);
  return NULL;
}

static aot_status find_pairs(joint_graph *j, bool graphsafe, const aoti_partition *halves, pair_list *out) {
  bool several = false;
  aot_device gpu = {AOT_CPU, 0};
  for (uint32_t i = 0; i < j->n; i++) {
    const aoti_node *n = joint_node(j, i);
    const aoti_op_info *row = aoti_node_op(j->g, n);
    if (!row || row->kind != AOTI_KIND_RANDOM || !(n->tags & AOTI_TAG_MUST_RECOMPUTE)) continue;
    size_t length = strlen(n->name);
    pair p = {aoti_graph_find(halves->forward, n->name, length),
              aoti_graph_find(halves->backward, n->name, length),
              {AOT_CPU, 0},
              false};
    if (p.forward == AOTI_NO_NODE || p.backward == AOTI_NO_NODE) continue;
    if (halves->backward->nodes.at[p.backward].kind != AOTI_CALL) continue;
    const aoti_meta *m = first_tensor(&n->type);
    if (m) p.device = m->device;
    p.graphsafe = graphsafe && p.device.type != AOT_CPU;
    several = several || (p.device.type != AOT_CPU && gpu.type != AOT_CPU && gpu.index != p.device.index);
    if (p.device.type != AOT_CPU) gpu = p.device;
    AOT_TRY(aoti_push(&j->arena, out, p));
  }
  for (size_t i = 0; several && i < out->n; i++) out->at[i].graphsafe = false;
  return NULL;
}

// ---- names, as if the half still held every node that was copied to it before its dead ones went

typedef struct names {
  const joint_graph *j;
  bool any;              // a getitem
  uint32_t items, calls; // the last number of a getitem; how many operators have been wrapped
} names;

static void note_name(names *n, const char *name) {
  unsigned number;
  if (!strcmp(name, "getitem")) n->any = true;
  if (sscanf(name, "getitem_%u", &number) != 1) return;
  n->any = true;
  n->items = number;
}

static aot_status first_names(joint_graph *j, bool backward, names *out) {
  bool *needs_tangent;
  *out = (names){.j = j};
  AOT_TRY(aoti_arena_alloc(&j->arena, j->n, sizeof *needs_tangent, &needs_tangent));
  for (uint32_t i = 0; i < j->n; i++) {
    needs_tangent[i] = needs_tangent[i] || joint_is_tangent(j, i);
    for (uint32_t k = j->users.start[i]; needs_tangent[i] && k < j->users.start[i + 1]; k++)
      needs_tangent[j->users.users[k]] = true;
    if (backward || !needs_tangent[i]) note_name(out, joint_node(j, i)->name);
  }
  return NULL;
}

static void item_name(names *n, char out[40]) {
  size_t length;
  if (!n->any) {
    n->any = true;
    snprintf(out, 40, "getitem");
    return;
  }
  do length = (size_t)snprintf(out, 40, "getitem_%u", ++n->items);
  while (aoti_graph_find(n->j->g, out, length) != AOTI_NO_NODE);
}

static void call_name(names *n, const char *packet, char out[40]) {
  if (n->calls)
    snprintf(out, 40, "%s_%u", packet, n->calls);
  else
    snprintf(out, 40, "%s", packet);
  n->calls++;
}

// ---- a half rebuilt

typedef struct rebuild {
  joint_graph *j;
  const aoti_graph *from;
  aoti_graph *to;
  uint32_t *map;
  const pair_list *pairs;
  bool backward;
  uint32_t *state;  // per pair: the node that holds its state
  char (*name)[40]; // per pair: of the call
  names names;
} rebuild;

static aot_status state_input(rebuild *r, size_t k, const char *format, size_t number) {
  char name[40];
  snprintf(name, sizeof name, format, number);
  aoti_type type = aoti_rng_state_type(r->pairs->at[k].device);
  return aoti_graph_placeholder(r->to, name, &type, &r->state[k]);
}

static aot_status wrap(rebuild *r, size_t k, const aoti_node *n, aoti_rng_form form, uint32_t *out) {
  aot_op op;
  aot_value *args;
  uint32_t own = form > AOTI_RNG_SAVE;
  if (!aoti_op_with_rng(r->to->registry, form, n->op, &op))
    return aoti_error(AOT_ERROR_INTERNAL, "%s cannot be run from a given state", n->name);
  AOT_TRY(aoti_arena_alloc(&r->j->arena, (size_t)n->n_args + 1, sizeof *args, &args));
  args[0] = (aot_value){AOT_NODE, .as.node = r->state[k]};
  for (uint32_t i = 0; i < n->n_args; i++) AOT_TRY(aoti_value_copy(&r->j->arena, &n->args[i], r->map, &args[own + i]));
  aoti_type parts[2] = {aoti_rng_state_type(r->pairs->at[k].device), n->type};
  aoti_node call = {.kind = AOTI_CALL,
                    .op = op,
                    .name = r->name[k],
                    .args = args,
                    .n_args = n->n_args + own,
                    .tags = n->tags,
                    .type = n->type};
  if (form == AOTI_RNG_SAVE) call.type = (aoti_type){.kind = AOTI_TYPE_TUPLE, .at = parts, .n = 2};
  return aoti_graph_add(r->to, &call, NULL, out);
}

static aot_status item(rebuild *r, uint32_t tuple, int64_t i, const aoti_type *type, uint32_t tags, uint32_t *out) {
  static const char getitem[] = "_operator.getitem";
  char name[40];
  const aot_value args[] = {{AOT_NODE, .as.node = tuple}, {AOT_INT, .as.i = aot_i(i)}};
  aoti_node call = {.kind = AOTI_CALL, .name = name, .args = args, .n_args = 2, .tags = tags, .type = *type};
  if (!aoti_op_find(r->to->registry, getitem, sizeof getitem - 1, &call.op))
    return aoti_error(AOT_ERROR_INTERNAL, "the operator table lacks getitem");
  item_name(&r->names, name);
  return aoti_graph_add(r->to, &call, NULL, out);
}

static aot_status rebuild_random(rebuild *r, size_t k, uint32_t id) {
  const aoti_node *n = &r->from->nodes.at[id];
  if (r->pairs->at[k].graphsafe) return wrap(r, k, n, AOTI_RNG_GRAPHSAFE, &r->map[id]);
  if (r->backward) return wrap(r, k, n, AOTI_RNG_WITH, &r->map[id]);
  uint32_t both;
  aoti_type state = aoti_rng_state_type(r->pairs->at[k].device);
  AOT_TRY(wrap(r, k, n, AOTI_RNG_SAVE, &both));
  AOT_TRY(item(r, both, 0, &state, 0, &r->state[k]));
  return item(r, both, 1, &n->type, n->tags, &r->map[id]);
}

// The states stand before the first tangent, those of generators last.
static aot_status backward_states(rebuild *r, bool *done, bool generators) {
  size_t number = 0;
  if (*done) return NULL;
  *done = true;
  for (size_t k = 0; k < r->pairs->n; k++) {
    if (r->pairs->at[k].graphsafe != generators) continue;
    AOT_TRY(state_input(r, k, generators ? "bwd_rng_state_%zu" : "rng_state_output_%zu", generators ? k : number++));
  }
  return NULL;
}

static aot_status forward_outputs(rebuild *r, size_t n_numbers) {
  const aot_value *given;
  size_t n_given, at = 0;
  aot_value *items;
  aoti_graph_outputs(r->from, &given, &n_given);
  AOT_TRY(aoti_arena_alloc(&r->j->arena, n_given + r->pairs->n, sizeof *items, &items));
  for (size_t i = 0; i <= n_given; i++) {
    for (size_t k = 0; i == n_given - n_numbers && k < r->pairs->n; k++)
      if (!r->pairs->at[k].graphsafe) items[at++] = (aot_value){AOT_NODE, .as.node = r->state[k]};
    if (i < n_given) AOT_TRY(aoti_value_copy(&r->j->arena, &given[i], r->map, &items[at++]));
  }
  return aoti_graph_output(r->to, (aot_value){AOT_TUPLE, .as.list = {items, at}});
}

static aot_status copy_nodes(rebuild *r, size_t n_numbers) {
  bool saved = !r->backward, generators = false, body = false;
  for (uint32_t i = 0; i < r->from->nodes.n; i++) {
    const aoti_node *n = &r->from->nodes.at[i];
    if (n->kind == AOTI_PLACEHOLDER && strstr(n->name, "tangent")) AOT_TRY(backward_states(r, &saved, false));
    if (n->kind != AOTI_PLACEHOLDER && !body) {
      body = true;
      if (r->backward) AOT_TRY(backward_states(r, &generators, true));
      for (size_t k = 0; !r->backward && k < r->pairs->n; k++)
        if (r->pairs->at[k].graphsafe) AOT_TRY(state_input(r, k, "fwd_rng_state_%zu", k));
    }
    size_t k = 0;
    while (k < r->pairs->n && (r->backward ? r->pairs->at[k].backward : r->pairs->at[k].forward) != i) k++;
    if (k < r->pairs->n)
      AOT_TRY(rebuild_random(r, k, i));
    else if (n->kind == AOTI_OUTPUT && !r->backward)
      AOT_TRY(forward_outputs(r, n_numbers));
    else
      AOT_TRY(aoti_graph_copy_node(r->to, r->from, i, r->map, &r->map[i]));
  }
  return NULL;
}

static aot_status rebuild_half(joint_graph *j, const pair_list *pairs, bool backward, size_t n_numbers,
                               aoti_graph **half) {
  rebuild r = {.j = j, .from = *half, .pairs = pairs, .backward = backward};
  AOT_TRY(aoti_arena_alloc(&j->arena, r.from->nodes.n, sizeof *r.map, &r.map));
  AOT_TRY(aoti_arena_alloc(&j->arena, pairs->n, sizeof *r.state, &r.state));
  AOT_TRY(aoti_arena_alloc(&j->arena, pairs->n, sizeof *r.name, &r.name));
  AOT_TRY(first_names(j, backward, &r.names));
  for (size_t k = 0; k < pairs->n; k++) {
    const char *packet = backward ? "run_with_rng_state" : "run_and_save_rng_state";
    call_name(&r.names, pairs->at[k].graphsafe ? "graphsafe_run_with_rng_state" : packet, r.name[k]);
  }
  AOT_TRY(aoti_graph_create_like(r.from, &r.to));
  aot_status status = copy_nodes(&r, n_numbers);
  aoti_graph_destroy(status ? r.to : *half);
  if (!status) *half = r.to;
  return status;
}

aot_status rng_functionalize(joint_graph *j, bool graphsafe, size_t n_numbers, aoti_partition *halves,
                             size_t *n_states) {
  pair_list pairs = {0};
  *n_states = 0;
  AOT_TRY(find_pairs(j, graphsafe, halves, &pairs));
  if (!pairs.n) return NULL;
  for (size_t k = 0; k < pairs.n; k++) *n_states += !pairs.at[k].graphsafe;
  AOT_TRY(rebuild_half(j, &pairs, false, n_numbers, &halves->forward));
  return rebuild_half(j, &pairs, true, n_numbers, &halves->backward);
}
