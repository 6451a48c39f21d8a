/* partition: a joint graph divided into a forward and a backward, and the values saved between them.
 *
 * Enters: a joint graph (n_fwd_outputs >= 0), from a trace or from text. Leaves: two graphs and the list of what is
 * saved. Invariants: the forward's outputs are the joint's forward outputs, then saved tensors, then saved integers;
 * the backward's placeholders are saved integers, saved tensors, tangents; no node with effects is lost or run twice;
 * the forward reads no tangent. Thread rule: partitioners hold no state.
 */
#ifndef AOT_PARTITION_INTERNAL_H
#define AOT_PARTITION_INTERNAL_H

#include "passes.h"

/* How activation_memory_budget chooses what to save (activation_memory_budget_solver). */
typedef enum aoti_budget_solver {
  AOTI_SOLVER_DP,
  AOTI_SOLVER_GREEDY,
  AOTI_SOLVER_ILP,
  AOTI_SOLVER_DP_HIRSCHBERG,
  AOTI_SOLVER_DYNAMIC_DP,
  AOTI_N_SOLVERS
} aoti_budget_solver;
/* By PyTorch's names; AOTI_N_SOLVERS when unknown. */
aoti_budget_solver aoti_budget_solver_find(const char *name);

/* What running a node again costs (activation_memory_budget_runtime_estimator): its flops, 1, or what `profile` says.
 */
typedef enum aoti_runtime_estimator {
  AOTI_ESTIMATOR_FLOPS,
  AOTI_ESTIMATOR_TESTING,
  AOTI_ESTIMATOR_PROFILE,
  AOTI_N_ESTIMATORS
} aoti_runtime_estimator;
/* "flops", "testing", "profile"; AOTI_N_ESTIMATORS when unknown. */
aoti_runtime_estimator aoti_runtime_estimator_find(const char *name);

/* torch._functorch.config's flags of the partitioner, by its names; AOTI_PARTITION_OPTIONS_INIT has its defaults. */
typedef struct aoti_partition_options {
  bool cse;
  bool treat_parameters_as_free_to_save;
  bool recompute_views;
  int max_dist_from_bw;
  bool ban_recompute_used_far_apart;
  bool ban_recompute_long_fusible_chains;
  bool ban_recompute_materialized_backward;
  bool ban_recompute_not_in_allowlist;
  bool ban_recompute_reductions;
  bool aggressive_recomputation; /* turns the first four bans off */
  double activation_memory_budget;
  aoti_budget_solver activation_memory_budget_solver;
  aoti_runtime_estimator activation_memory_budget_runtime_estimator;
  /* Numbers of the parameters that live anyway: saving them is free. Borrowed for the call. */
  const size_t *static_lifetime_inputs;
  size_t n_static_lifetime_inputs;
  /* Measures a node of a graph, in milliseconds: the estimator "profile" needs it. */
  aot_status (*profile)(void *user, const aoti_graph *g, uint32_t node, double *out);
  void *profile_user;
  /* An SVG of the runtimes of all budgets; NULL: the working directory. */
  bool visualize_memory_budget_pareto;
  const char *memory_budget_pareto_dir;
  bool activation_memory_budget_require_full_coverage;
  bool is_non_builtin_to_include;
  /* On a GPU, random operators that the backward runs again are given their states as parameters. */
  bool graphsafe_rng_functionalization;
  /* Not PyTorch's: the saved bytes (distinct storages that are neither inputs nor outputs) never exceed the default
   * partition's. Off where graphs must equal PyTorch's. */
  bool mem_guard;
} aoti_partition_options;
#define AOTI_PARTITION_OPTIONS_INIT                                                                                    \
  {                                                                                                                    \
    .cse = true, .treat_parameters_as_free_to_save = true, .max_dist_from_bw = 1000,                                   \
    .ban_recompute_used_far_apart = true, .ban_recompute_long_fusible_chains = true,                                   \
    .ban_recompute_materialized_backward = true, .ban_recompute_not_in_allowlist = true,                               \
    .ban_recompute_reductions = true, .activation_memory_budget = 1.0,                                                 \
    .activation_memory_budget_require_full_coverage = true, .graphsafe_rng_functionalization = true, .mem_guard = true \
  }

typedef struct aoti_saved_value {
  uint32_t node; /* in the forward graph */
  int64_t bytes; /* at the hints; 0 for an integer */
  bool is_integer;
  bool owns_memory;   /* not an input, not an output, not a view of one that is, and the first of its storage here */
  const char *reason; /* one line: the cut edge, the ban, or the rule */
} aoti_saved_value;

typedef struct aoti_partition {
  aoti_graph *forward, *backward;
  const aoti_saved_value *saved; /* in the order of the forward's outputs; in forward's arena */
  size_t n_saved;
  int n_fwd_outputs;
  int64_t saved_bytes; /* of those that own memory */
} aoti_partition;
void aoti_partition_deinit(aoti_partition *partition);

typedef aot_status (*aoti_partition_fn)(const aoti_graph *joint, const aoti_partition_options *options,
                                        aoti_partition *out);
aot_status aoti_partition_default(const aoti_graph *joint, const aoti_partition_options *options,
                                  aoti_partition *out) AOT_MUST_USE;
aot_status aoti_partition_min_cut(const aoti_graph *joint, const aoti_partition_options *options,
                                  aoti_partition *out) AOT_MUST_USE;
/* "default", "default_partition", "min_cut", "min_cut_rematerialization_partition"; NULL when unknown. */
aoti_partition_fn aoti_partition_find(const char *name);

#endif
