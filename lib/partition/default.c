// The default partition: the forward is what was recorded before the backward began, and what the backward reads of it
// is saved.
#include "joint.h"
#include <stdio.h>
#include <string.h>

static const char *say(joint_graph *j, const char *before, uint32_t user, const char *after) {
  char text[256];
  const char *out = NULL;
  snprintf(text, sizeof text, "%s %s%s", before, joint_node(j, user)->name, after);
  aot_status status = aoti_arena_strdup(&j->arena, text, strlen(text), &out);
  aot_status_free(status); // without memory the reason is left out
  return out;
}

// Without a region's number, the tensors that enter a region to be recomputed are saved.
static void save_region_inputs(joint_graph *j) {
  for (uint32_t i = 0; i < j->n; i++) {
    aoti_node *n = &j->g->nodes.at[i];
    if (n->tags & AOTI_TAG_MUST_RECOMPUTE || n->kind == AOTI_OUTPUT) continue;
    for (uint32_t k = j->users.start[i]; k < j->users.start[i + 1]; k++)
      if (joint_node(j, j->users.users[k])->tags & AOTI_TAG_MUST_RECOMPUTE) n->tags |= AOTI_TAG_MUST_SAVE;
  }
}

static bool only_items_are_taken(const joint_graph *j, uint32_t id) {
  for (uint32_t k = j->users.start[id]; k < j->users.start[id + 1]; k++) {
    const aoti_op_info *row = aoti_node_op(j->g, joint_node(j, j->users.users[k]));
    if (!row || !aoti_op_is_getitem(row)) return false;
  }
  return j->users.start[id] < j->users.start[id + 1];
}

// Recorded in the forward, whose last node but for writes is last: those are recorded at the end, whatever they belong
// to.
static bool is_forward(const joint_graph *j, uint32_t id, uint32_t last) {
  return id <= last && !joint_is_tangent(j, id) && !(joint_node(j, id)->tags & AOTI_TAG_BACKWARD);
}

static aot_status push_new(joint_graph *j, node_list *list, bool *known, uint32_t id) {
  if (known[id]) return NULL;
  known[id] = true;
  return aoti_push(&j->arena, list, id);
}

// The users after the forward: a number among them is saved itself, for any other the tensor is.
static aot_status save_for_users(joint_graph *j, uint32_t id, uint32_t last, saved_lists *saved, bool *known,
                                 const char **reasons) {
  uint32_t reader = AOTI_NO_NODE;
  for (uint32_t k = j->users.start[id]; k < j->users.start[id + 1]; k++) {
    uint32_t user = j->users.users[k];
    if (!is_forward(j, user, last) && !joint_is_number(j, user) && reader == AOTI_NO_NODE) reader = user;
  }
  if (reader == AOTI_NO_NODE) { // only its sizes are wanted
    for (uint32_t k = j->users.start[id]; k < j->users.start[id + 1]; k++) {
      uint32_t user = j->users.users[k];
      if (is_forward(j, user, last)) continue;
      AOT_TRY(push_new(j, &saved->numbers, known, user));
      reasons[user] = say(j, "the backward needs this size of", id, ", not the tensor");
    }
    return NULL;
  }
  if (joint_node(j, id)->tags & AOTI_TAG_MUST_RECOMPUTE) return NULL;
  if (joint_is_tuple(j, id)) {
    if (joint_node(j, reader)->kind == AOTI_OUTPUT) return NULL;
    return aoti_at_node(aoti_error(AOT_ERROR_INVALID, "%s: cannot save (non-tensor); needed by %s in the backward",
                                   joint_node(j, id)->name, joint_node(j, reader)->name),
                        joint_node(j, id)->name);
  }
  // The output is no reader unless nothing else is; then extraction drops the value.
  for (uint32_t k = j->users.start[id]; k < j->users.start[id + 1] && joint_node(j, reader)->kind == AOTI_OUTPUT; k++)
    if (!is_forward(j, j->users.users[k], last)) reader = j->users.users[k];
  reasons[id] = say(j, "read by", reader, " in the backward");
  return push_new(j, &saved->values, known, id);
}

static aot_status choose(joint_graph *j, saved_lists *saved, const char **reasons) {
  uint32_t last = 0;
  bool *known;
  AOT_TRY(aoti_arena_alloc(&j->arena, j->n, sizeof *known, &known));
  for (uint32_t i = 0; i + 1 < j->n; i++)
    if (is_forward(j, i, i) && !joint_writes(j, i)) last = i;
  for (uint32_t i = 0; i <= last && i + 1 < j->n; i++) {
    if (!is_forward(j, i, last)) continue;
    if (joint_is_number(j, i)) {
      reasons[i] = "a size the backward reads";
      AOT_TRY(push_new(j, &saved->numbers, known, i));
    } else if (!only_items_are_taken(j, i) && joint_node(j, i)->tags & AOTI_TAG_MUST_SAVE) {
      reasons[i] = "marked MUST_SAVE";
      AOT_TRY(push_new(j, &saved->values, known, i));
    } else if (!only_items_are_taken(j, i)) {
      AOT_TRY(save_for_users(j, i, last, saved, known, reasons));
    }
  }
  return NULL;
}

static aot_status partition(joint_graph *j, const aoti_partition_options *options, aoti_partition *out) {
  const char **reasons;
  saved_lists saved = {0};
  AOT_TRY(aoti_arena_alloc(&j->arena, j->n, sizeof *reasons, &reasons));
  if (j->has_recompute) save_region_inputs(j);
  AOT_TRY(choose(j, &saved, reasons));
  return joint_extract(j, &saved, reasons, j->has_recompute, options, out);
}

aot_status aoti_partition_default(const aoti_graph *joint, const aoti_partition_options *options, aoti_partition *out) {
  static const aoti_partition_options defaults = AOTI_PARTITION_OPTIONS_INIT;
  joint_graph j;
  if (!options) options = &defaults;
  AOT_TRY(joint_prepare(joint, false, &j));
  aot_status status = partition(&j, options, out);
  joint_deinit(&j);
  return aoti_in_pass(status, "partition");
}

aoti_partition_fn aoti_partition_find(const char *name) {
  static const struct {
    const char *name;
    aoti_partition_fn fn;
  } known[] = {{"default", aoti_partition_default},
               {"default_partition", aoti_partition_default},
               {"min_cut", aoti_partition_min_cut},
               {"min_cut_rematerialization_partition", aoti_partition_min_cut}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (!strcmp(name, known[i].name)) return known[i].fn;
  return NULL;
}
