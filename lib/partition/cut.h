/* One solving of the min cut, and what chooses between several. */
#ifndef AOT_PARTITION_CUT_H
#define AOT_PARTITION_CUT_H

#include "joint.h"
#include "maxflow.h"

typedef struct bans {
  bool used_far_apart, long_fusible_chains, materialized_backward, not_in_allowlist, reductions;
} bans;

typedef struct cutter {
  joint_graph *j;
  const aoti_partition_options *options;
  bans bans;
  const bool *dont_ban; /* per node; NULL: every ban holds */
  bool *required_bw, *closure, *required_fw, *banned, *written, *is_static;
  uint32_t *seen; /* stamps of walks: the node a walk began at, plus one */
  uint32_t *fw_order;
  int32_t *distance; /* from the backward */
  const char **ban_reason, **save_reason;
  int64_t *weight;
  node_list stack;
  AOT_VEC(flow_edge) edges;
  AOT_VEC(const char *) edge_reason;
} cutter;

enum { CUT_FAR = 1000000000 }; /* the distance of what no backward needs */

/* Solves the cut under c->bans and c->dont_ban. Leaves the values and numbers to save in *saved, why in reasons (one
 * per node), and the nodes that were banned in c->banned. */
aot_status cut_solve(cutter *c, saved_lists *saved, const char **reasons) AOT_MUST_USE;
/* Whether running the node again draws other numbers. */
bool cut_is_random(const cutter *c, uint32_t id);
/* budget.c: cut_solve under options->activation_memory_budget. */
aot_status budget_solve(cutter *c, saved_lists *saved, const char **reasons) AOT_MUST_USE;

#endif
