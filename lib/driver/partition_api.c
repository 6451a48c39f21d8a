// The public face of the partitioners.
#include "driver.h"

#include <string.h>

aoti_partition_options aoti_partition_options_of(const aot_partition_options *given) {
  const aot_partition_options o = *given;
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

static aot_status check(const aot_partition_options *o) {
  if (o->n_static_lifetime_inputs && !o->static_lifetime_inputs)
    return aoti_error(AOT_ERROR_INVALID, "n_static_lifetime_inputs is %zu, static_lifetime_inputs is missing",
                      o->n_static_lifetime_inputs);
  if ((unsigned)o->activation_memory_budget_solver > AOT_BUDGET_SOLVER_DYNAMIC_DP)
    return aoti_error(AOT_ERROR_INVALID, "activation_memory_budget_solver %d does not exist",
                      (int)o->activation_memory_budget_solver);
  if ((unsigned)o->activation_memory_budget_runtime_estimator > AOT_RUNTIME_ESTIMATOR_PROFILE)
    return aoti_error(AOT_ERROR_INVALID, "activation_memory_budget_runtime_estimator %d does not exist",
                      (int)o->activation_memory_budget_runtime_estimator);
  return NULL;
}

static aot_status run(aoti_partition_fn fn, const aot_graph *joint, const aot_partition_options *options,
                      aot_partitioned **out) {
  if (!joint || !out)
    return aoti_error(AOT_ERROR_INVALID, "a partitioner needs a joint graph and a place for the result");
  aot_partition_options read = AOT_PARTITION_OPTIONS_INIT;
  AOT_TRY(aoti_read_options(&read, sizeof read, options, "AOT_PARTITION_OPTIONS_INIT"));
  AOT_TRY(check(&read));
  if (joint->n_fwd_outputs < 0)
    return aoti_error(AOT_ERROR_INVALID, "only a joint graph can be partitioned; this one has no tangents");
  aot_partitioned *p;
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *p, &p));
  aoti_partition_options o = aoti_partition_options_of(&read);
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

static bool is_call(const aoti_graph *g, const char *name) {
  uint32_t id = aoti_graph_find(g, name, strlen(name));
  return id != AOTI_NO_NODE && g->nodes.at[id].kind == AOTI_CALL;
}

void aoti_log_partition(const aoti_log *log, const aoti_partition *parts) {
  static const char topic[] = "partition";
  size_t calls[2] = {0}, both = 0;
  const aoti_graph *half[] = {parts->forward, parts->backward};
  for (int i = 0; i < 2; i++)
    for (size_t k = 0; k < half[i]->nodes.n; k++) {
      if (half[i]->nodes.at[k].kind != AOTI_CALL) continue;
      calls[i]++;
      both += !i && is_call(half[1], half[i]->nodes.at[k].name);
    }
  aoti_logf(log, AOT_LOG_INFO, topic, "%zu saved, %lld bytes; recomputed/forward/backward: %zu/%zu/%zu", parts->n_saved,
            (long long)parts->saved_bytes, both, calls[0], calls[1]);
  for (size_t i = 0; i < parts->n_saved; i++) {
    const aoti_saved_value *s = &parts->saved[i];
    aoti_logf(log, AOT_LOG_INFO, topic, "saved %s: %lld bytes; %s", parts->forward->nodes.at[s->node].name,
              (long long)s->bytes, s->reason ? s->reason : "");
  }
}
