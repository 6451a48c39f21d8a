// The public face of the partitioners.
#include "driver.h"

#include <string.h>

static aoti_partition_options internal_options(aot_partition_options o) {
  return (aoti_partition_options){
      .cse = o.cse,
      .treat_parameters_as_free_to_save = o.treat_parameters_as_free_to_save,
      .recompute_views = o.recompute_views,
      .max_dist_from_bw = o.max_dist_from_bw,
      .ban_recompute_used_far_apart = o.ban_recompute_used_far_apart,
      .ban_recompute_long_fusible_chains = o.ban_recompute_long_fusible_chains,
      .ban_recompute_materialized_backward = o.ban_recompute_materialized_backward,
      .ban_recompute_not_in_allowlist = o.ban_recompute_not_in_allowlist,
      .ban_recompute_reductions = o.ban_recompute_reductions,
      .aggressive_recomputation = o.aggressive_recomputation,
      .activation_memory_budget = o.activation_memory_budget,
      .activation_memory_budget_solver = (aoti_budget_solver)o.activation_memory_budget_solver,
      .activation_memory_budget_runtime_estimator =
          (aoti_runtime_estimator)o.activation_memory_budget_runtime_estimator,
      .static_lifetime_inputs = o.static_lifetime_inputs,
      .n_static_lifetime_inputs = o.n_static_lifetime_inputs,
      .graphsafe_rng_functionalization = o.graphsafe_rng_functionalization,
      .visualize_memory_budget_pareto = o.visualize_memory_budget_pareto,
      .memory_budget_pareto_dir = o.memory_budget_pareto_dir,
      .activation_memory_budget_require_full_coverage = o.activation_memory_budget_require_full_coverage,
      .is_non_builtin_to_include = o.is_non_builtin_to_include,
      .profile = aoti_profile_node,
      .mem_guard = o.mem_guard};
}

static aot_status run(aoti_partition_fn fn, const aot_graph *joint, const aot_partition_options *options,
                      aot_partitioned **out) {
  if (!joint || !out)
    return aoti_error(AOT_ERROR_INVALID, "a partitioner needs a joint graph and a place for the result");
  aot_partition_options read = AOT_PARTITION_OPTIONS_INIT;
  AOT_TRY(aoti_read_options(&read, sizeof read, options, "AOT_PARTITION_OPTIONS_INIT"));
  if (joint->n_fwd_outputs < 0)
    return aoti_error(AOT_ERROR_INVALID, "only a joint graph can be partitioned; this one has no tangents");
  aot_partitioned *p;
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *p, &p));
  aoti_partition_options o = internal_options(read);
  aot_session *measures = NULL; // a partitioner has no session; what is measured needs one
  aot_status status = NULL;
  if (o.activation_memory_budget_runtime_estimator == AOTI_ESTIMATOR_PROFILE && o.activation_memory_budget < 1)
    status = aot_session_create(NULL, &measures);
  o.profile_user = measures;
  if (!status) status = fn(joint, &o, &p->p);
  aot_session_destroy(measures);
  if (status)
    aoti_free(&aoti_heap, p);
  else
    *out = p;
  return status;
}

aot_status aot_default_partition(const aot_graph *joint, const aot_partition_options *options, aot_partitioned **out) {
  return run(aoti_partition_default, joint, options, out);
}

aot_status aot_min_cut_rematerialization_partition(const aot_graph *joint, const aot_partition_options *options,
                                                   aot_partitioned **out) {
  return run(aoti_partition_min_cut, joint, options, out);
}

aot_partitioner aot_partitioner_find(const char *name) {
  aoti_partition_fn fn = name ? aoti_partition_find(name) : NULL;
  return !fn ? NULL : fn == aoti_partition_default ? aot_default_partition : aot_min_cut_rematerialization_partition;
}

void aot_partitioned_destroy(aot_partitioned *p) {
  if (!p) return;
  aoti_partition_deinit(&p->p);
  aoti_free(&aoti_heap, p);
}

const aot_graph *aot_partitioned_forward(const aot_partitioned *p) { return p ? p->p.forward : NULL; }
const aot_graph *aot_partitioned_backward(const aot_partitioned *p) { return p ? p->p.backward : NULL; }
int64_t aot_partitioned_saved_bytes(const aot_partitioned *p) { return p ? p->p.saved_bytes : 0; }

size_t aot_partitioned_saved(const aot_partitioned *p, aot_saved_value *out, size_t room) {
  if (!p) return 0;
  for (size_t i = 0; out && i < p->p.n_saved && i < room; i++) {
    const aoti_saved_value *s = &p->p.saved[i];
    const aoti_node *n = aoti_graph_node(p->p.forward, s->node);
    out[i] = (aot_saved_value){.name = n->name,
                               .dtype = s->is_integer ? AOT_DTYPE_NONE : n->type.tensor.dtype,
                               .bytes = s->bytes,
                               .owns_memory = s->owns_memory,
                               .reason = s->reason};
  }
  return p->p.n_saved;
}
