/* What the partitioners share: the joint graph made ready, its nodes classified, and the extraction of the two halves.
 */
#ifndef AOT_PARTITION_JOINT_H
#define AOT_PARTITION_JOINT_H

#include "partition.h"

/* A joint graph made ready for partitioning. Every node of the backward has AOTI_TAG_BACKWARD; the forward needs no
 * tangent; a write comes after every read of what it writes, and what the backward reads of a value that the forward
 * writes is a clone made before. */
typedef struct joint_graph {
  aoti_arena arena;
  aoti_graph *g; /* owned */
  aoti_users users;
  uint32_t n;
  const aot_value *outputs;
  size_t n_outputs, n_fwd;
  bool has_recompute; /* some node is tagged AOTI_TAG_MUST_RECOMPUTE */
} joint_graph;

/* Removes dead nodes, merges equal ones when cse is set, finds out which nodes are the backward's when no node is
 * tagged, and checks and prepares writes. */
aot_status joint_prepare(const aoti_graph *given, bool cse, joint_graph *out) AOT_MUST_USE;
void joint_deinit(joint_graph *j);

/* ---- nodes ---- */
bool joint_is_primal(const joint_graph *j, uint32_t id);  /* a parameter of the forward */
bool joint_is_tangent(const joint_graph *j, uint32_t id); /* a parameter of the backward: a tangent, its seed */
bool joint_is_number(const joint_graph *j, uint32_t id);  /* a size or a float made of sizes */
bool joint_is_tuple(const joint_graph *j, uint32_t id);   /* several values: not a tensor, so it cannot be saved */
bool joint_writes(const joint_graph *j, uint32_t id);
bool joint_must_be_in_forward(const joint_graph *j, uint32_t id);
bool joint_must_be_in_backward(const joint_graph *j, uint32_t id);
uint32_t joint_flags(const joint_graph *j, uint32_t id); /* of its operator; 0 for other nodes */
static inline const aoti_node *joint_node(const joint_graph *j, uint32_t id) { return &j->g->nodes.at[id]; }
/* Bytes at the hints; 1 for a number; a tuple's is the sum. */
int64_t joint_size(const joint_graph *j, uint32_t id);

/* ---- extraction ---- */
typedef AOT_VEC(uint32_t) node_list;
/* What is saved; both lists in the order of the forward's outputs. */
typedef struct saved_lists {
  node_list values, numbers;
} saved_lists;
/* Makes both graphs. Values the backward turns out not to use leave the lists; symbols that saved values and tangents
 * name enter saved->numbers. reasons (one per node, entries may be NULL) explain what is saved. */
aot_status joint_extract(joint_graph *j, saved_lists *saved, const char *const *reasons, bool reorder,
                         const aoti_partition_options *options, aoti_partition *out) AOT_MUST_USE;
/* Marks the nodes that the forward consists of: what its outputs and effects need. */
aot_status joint_required_forward(joint_graph *j, bool *out) AOT_MUST_USE;

/* ---- rng.c: random operators that the backward runs again ---- */
/* Whether the operator can be run from a saved state. */
bool rng_has_forms(const aoti_registry *registry, aot_op op);
/* Has both halves draw the same numbers where a random operator is recomputed: the forward gives its state, n_states of
 * them before the n_numbers saved integers. */
aot_status rng_functionalize(joint_graph *j, bool graphsafe, size_t n_numbers, aoti_partition *halves,
                             size_t *n_states) AOT_MUST_USE;

/* ---- order.c: orders of a finished half ---- */
/* Recomputed nodes just before their first use: from the first user of a tangent on, each node after its inputs. */
aot_status order_as_autograd(const aoti_graph *g, aoti_graph **out) AOT_MUST_USE;
/* Each getitem directly after the tuple it takes from. */
aot_status order_getitems(const aoti_graph *g, aoti_graph **out) AOT_MUST_USE;

#endif
