/* Partitioning a joint graph into a forward and a backward. */
#ifndef AOT_PARTITION_H
#define AOT_PARTITION_H

#include <aot/graph.h>

#ifdef __cplusplus
extern "C" {
#endif

/* activation_memory_budget_solver: how a budget below 1 chooses what to save. */
typedef enum aot_budget_solver {
  AOT_BUDGET_SOLVER_DP,
  AOT_BUDGET_SOLVER_GREEDY,
  AOT_BUDGET_SOLVER_ILP,           /* the exact optimum, memory not rounded */
  AOT_BUDGET_SOLVER_DP_HIRSCHBERG, /* dp_knapsack_sliding_hirschberg: dp with memory for one row */
  AOT_BUDGET_SOLVER_DYNAMIC_DP     /* dynamic_memory_budget_dp: dp at the knee below the budget */
} aot_budget_solver;
/* activation_memory_budget_runtime_estimator: what running a node again costs; its flops, the same for all, or the
 * milliseconds that its compiled code takes here. */
typedef enum aot_runtime_estimator {
  AOT_RUNTIME_ESTIMATOR_FLOPS,
  AOT_RUNTIME_ESTIMATOR_TESTING,
  AOT_RUNTIME_ESTIMATOR_PROFILE
} aot_runtime_estimator;

/* The flags of torch._functorch.config that the partitioner reads, by its names and with its defaults. */
typedef struct aot_partition_options {
  size_t struct_size;
  bool cse;
  bool treat_parameters_as_free_to_save;
  bool recompute_views;
  bool ban_recompute_used_far_apart;
  bool ban_recompute_long_fusible_chains;
  bool ban_recompute_materialized_backward;
  bool ban_recompute_not_in_allowlist;
  bool ban_recompute_reductions;
  bool aggressive_recomputation;
  /* Not PyTorch's: never save more bytes than the default partition does. */
  bool mem_guard;
  int max_dist_from_bw;
  /* From 0 (save inputs alone) to 1 (what the cut would save at best speed). Random values are saved at any budget. */
  double activation_memory_budget;
  aot_budget_solver activation_memory_budget_solver;
  aot_runtime_estimator activation_memory_budget_runtime_estimator;
  /* Numbers of the inputs that live anyway, as parameters do: with treat_parameters_as_free_to_save the cut may save
   * them at no cost. Borrowed while a partitioner runs; of a function, until it is destroyed. */
  const size_t *static_lifetime_inputs;
  size_t n_static_lifetime_inputs;
  /* Of random operators that are recomputed on a GPU: both graphs get a parameter with the state they draw from,
   * instead of the forward saving it. */
  bool graphsafe_rng_functionalization;
  /* Writes the runtimes of all budgets from 0 to 1 as memory_budget_pareto_N.svg into memory_budget_pareto_dir (NULL:
   * the working directory); N counts the files that are there. */
  bool visualize_memory_budget_pareto;
  const char *memory_budget_pareto_dir;
  /* A budget set with aot_set_memory_budget must then hold for every operator of the forward. */
  bool activation_memory_budget_require_full_coverage;
  /* Operators of plugins count among the candidates of a budget. */
  bool is_non_builtin_to_include;
} aot_partition_options;
#define AOT_PARTITION_OPTIONS_INIT                                                                          \
  {                                                                                                         \
    sizeof(aot_partition_options), true, true, false, true, true, true, true, true, false, true, 1000, 1.0, \
        AOT_BUDGET_SOLVER_DP, AOT_RUNTIME_ESTIMATOR_FLOPS, NULL, 0, true, false, NULL, true, false          \
  }

/* What lies between the two graphs. */
typedef struct aot_saved_value {
  const char *name;
  aot_dtype dtype;  /* AOT_DTYPE_NONE for an integer */
  int64_t bytes;    /* at the sizes seen while tracing */
  bool owns_memory; /* false for inputs, outputs, and views of what is saved or returned anyway */
  const char *reason;
} aot_saved_value;

typedef struct aot_partitioned aot_partitioned;
AOT_API void aot_partitioned_destroy(aot_partitioned *partitioned); /* NULL is allowed */
/* The two graphs and the saved values, borrowed. */
AOT_API const aot_graph *aot_partitioned_forward(const aot_partitioned *partitioned);
AOT_API const aot_graph *aot_partitioned_backward(const aot_partitioned *partitioned);
AOT_API size_t aot_partitioned_saved(const aot_partitioned *partitioned, aot_saved_value *out, size_t room);
/* Bytes of the saved values that own their memory. */
AOT_API int64_t aot_partitioned_saved_bytes(const aot_partitioned *partitioned);

/* A partitioner. joint is a joint graph, traced or parsed; options may be NULL. The caller destroys *out. */
typedef aot_status (*aot_partitioner)(const aot_graph *joint, const aot_partition_options *options,
                                      aot_partitioned **out);
/* Saves what the backward uses of all that the forward computes. */
AOT_API aot_status aot_default_partition(const aot_graph *joint, const aot_partition_options *options,
                                         aot_partitioned **out) AOT_MUST_USE;
/* Saves what a minimum cut says, and recomputes the rest in the backward. */
AOT_API aot_status aot_min_cut_rematerialization_partition(const aot_graph *joint, const aot_partition_options *options,
                                                           aot_partitioned **out) AOT_MUST_USE;
/* "default", "min_cut" or PyTorch's long names; NULL when unknown. */
AOT_API aot_partitioner aot_partitioner_find(const char *name);

#ifdef __cplusplus
}
#endif
#endif
