// activation_memory_budget: between the normal cut (1) and saving inputs alone (0), as PyTorch goes there. First with
// fewer bans; then each value that is banned from being recomputed is an item of a knapsack, worth the time of
// computing it and as heavy as its bytes; what the knapsack leaves out may be recomputed after all.
#include "cut.h"
#include "knapsack.h"
#include "pareto.h"

#include <math.h>
#include <string.h>

aoti_runtime_estimator aoti_runtime_estimator_find(const char *name) {
  static const char *const names[AOTI_N_ESTIMATORS] = {"flops", "testing", "profile"};
  int i = 0;
  while (i < AOTI_N_ESTIMATORS && strcmp(names[i], name)) i++;
  return (aoti_runtime_estimator)i;
}

// ---- what a node costs to run: the multiplications and additions of its products, at least 1

static const aoti_meta *meta_of(const cutter *c, const aot_value *v) {
  if (v->kind != AOT_NODE) return NULL;
  const aoti_type *t = &joint_node(c->j, v->as.node)->type;
  return t->kind == AOTI_TYPE_TENSOR ? &t->tensor : NULL;
}
static double size(const aoti_meta *m, int d) { return m && d < m->ndim ? (double)m->size[d].value : 0; }

// a is m x k and b is k x n in their last two dimensions; the dimensions before are a batch.
static double product_flops(const aoti_meta *a, const aoti_meta *b) {
  if (!a || !b || a->ndim < 2 || b->ndim < 2) return 0;
  double flops = 2 * size(a, a->ndim - 2) * size(a, a->ndim - 1) * size(b, b->ndim - 1);
  for (int d = 0; d < a->ndim - 2; d++) flops *= size(a, d);
  return flops;
}
// Every element of the weight meets every place of the result (of the input, when transposed).
static double convolution_flops(const aoti_meta *x, const aoti_meta *w, const aoti_meta *out, bool transposed) {
  const aoti_meta *places = transposed ? x : out;
  if (!x || !w || !places) return 0;
  double flops = 2 * size(x, 0);
  for (int d = 2; d < places->ndim; d++) flops *= size(places, d);
  for (int d = 0; d < w->ndim; d++) flops *= size(w, d);
  return flops;
}
static double attention_flops(const aoti_meta *q, const aoti_meta *k, const aoti_meta *v) {
  if (!q || !k || !v || q->ndim != 4 || k->ndim != 4 || v->ndim != 4) return 0;
  return 2 * size(q, 0) * size(q, 1) * size(q, 2) * size(k, 2) * (size(q, 3) + size(v, 3));
}

static double flops(const cutter *c, uint32_t id) {
  const aoti_node *n = joint_node(c->j, id);
  const aoti_op_info *row = aoti_node_op(c->j->g, n);
  const aoti_meta *arg[3] = {NULL};
  for (uint32_t i = 0; i < 3 && i < n->n_args; i++) arg[i] = meta_of(c, &n->args[i]);
  if (!row) return 1;
  double count = 0;
  const char *p = row->packet;
  if (!strcmp(p, "mm") || !strcmp(p, "bmm"))
    count = product_flops(arg[0], arg[1]);
  else if (!strcmp(p, "addmm") || !strcmp(p, "baddbmm"))
    count = product_flops(arg[1], arg[2]);
  else if (!strcmp(p, "convolution") && n->n_args > 6)
    count = convolution_flops(arg[0], arg[1], n->type.kind == AOTI_TYPE_TENSOR ? &n->type.tensor : NULL,
                              n->args[6].kind == AOT_BOOL && n->args[6].as.b);
  else if (!strncmp(p, "_scaled_dot_product_", 20) && !strstr(p, "backward"))
    count = attention_flops(arg[0], arg[1], arg[2]);
  return count > 1 ? count : 1;
}

static aot_status runtime(const cutter *c, uint32_t id, double *out) {
  *out = 1;
  switch (c->options->activation_memory_budget_runtime_estimator) {
  case AOTI_ESTIMATOR_FLOPS: *out = flops(c, id); return NULL;
  case AOTI_ESTIMATOR_TESTING: return NULL;
  case AOTI_ESTIMATOR_PROFILE:
    if (c->options->profile) return c->options->profile(c->options->profile_user, c->j->g, id, out);
    return aoti_error(AOT_ERROR_UNSUPPORTED, "the estimator profile needs something that can run operators");
  case AOTI_N_ESTIMATORS: break;
  }
  return aoti_error(AOT_ERROR_INVALID, "activation_memory_budget_runtime_estimator %d does not exist",
                    (int)c->options->activation_memory_budget_runtime_estimator);
}

// ---- the choice

// In units of 1e9 bytes, as PyTorch sums them.
static double bytes_of(const cutter *c, const saved_lists *saved) {
  __int128 sum = (__int128)saved->numbers.n;
  for (size_t i = 0; i < saved->values.n; i++) sum += joint_size(c->j, saved->values.at[i]);
  return (double)sum / 1e9;
}

static aot_status inputs_of(cutter *c, saved_lists *out, const char **reasons) {
  for (uint32_t i = 0; i < c->j->n; i++) {
    if (!joint_is_primal(c->j, i)) continue;
    AOT_TRY(aoti_push(&c->j->arena, joint_is_number(c->j, i) ? &out->numbers : &out->values, i));
    reasons[i] = "activation_memory_budget 0: an input";
  }
  return NULL;
}

static aot_status solve(cutter *c, bans b, const bool *dont_ban, saved_lists *saved, const char **reasons) {
  *saved = (saved_lists){0};
  memset(reasons, 0, c->j->n * sizeof *reasons);
  c->bans = b;
  c->dont_ban = dont_ban;
  return cut_solve(c, saved, reasons);
}

// Values that the cut would not recompute, though it could: largest first, in graph order where equal.
static aot_status candidates(cutter *c, knapsack_item **out, size_t *out_n) {
  const joint_graph *j = c->j;
  size_t n = 0;
  AOT_TRY(aoti_arena_alloc(&c->j->arena, j->n, sizeof **out, out));
  for (uint32_t i = 0; i < j->n; i++) {
    if (!c->banned[i] || c->distance[i] >= CUT_FAR || cut_is_random(c, i)) continue;
    bool theirs = c->options->is_non_builtin_to_include && j->g->nodes.at[i].kind == AOTI_CALL &&
                  j->g->nodes.at[i].op >= aoti_builtin_op_count;
    if ((joint_is_primal(j, aoti_graph_base(j->g, i)) && !theirs) || joint_node(j, i)->tags & AOTI_TAG_MUST_SAVE)
      continue;
    size_t k = n++;
    for (; k > 0 && joint_size(j, (*out)[k - 1].node) < joint_size(j, i); k--) (*out)[k] = (*out)[k - 1];
    (*out)[k] = (knapsack_item){.node = i};
  }
  *out_n = n;
  return NULL;
}

static bool draws(const cutter *c) {
  for (uint32_t i = 0; i < c->j->n; i++)
    if (c->required_fw[i] && cut_is_random(c, i)) return true;
  return false;
}

// The cut with what a knapsack leaves out of the items allowed to be recomputed.
typedef struct within {
  cutter *c;
  bans bans;
  knapsack_item *items;
  size_t n;
  double least, most; // bytes of the inputs, and of the normal cut
  saved_lists *saved;
  const char **reasons;
} within;

static aot_status solve_within(within *w, double budget) {
  cutter *c = w->c;
  bool *dont_ban;
  AOT_TRY(knapsack_solve(&c->j->arena, c->options->activation_memory_budget_solver, w->items, w->n, budget));
  AOT_TRY(aoti_arena_alloc(&c->j->arena, c->j->n, sizeof *dont_ban, &dont_ban));
  for (size_t i = 0; i < w->n; i++) dont_ban[w->items[i].node] = !w->items[i].saved;
  return solve(c, w->bans, dont_ban, w->saved, w->reasons);
}

// ---- the budgets drawn: memory against the runtime of what is recomputed

static aot_status estimate(void *ctx, double budget, pareto_point *out) {
  within *w = ctx;
  AOT_TRY(solve_within(w, budget));
  *out = (pareto_point){.budget = budget, .memory = (bytes_of(w->c, w->saved) - w->least) / (w->most - w->least)};
  for (size_t i = 0; i < w->n; i++) out->runtime += w->items[i].saved ? 0 : w->items[i].runtime;
  return NULL;
}

static aot_status draw_pareto(within *w) {
  return pareto_draw(&w->c->j->arena, w->c->options->memory_budget_pareto_dir, estimate, w);
}

static bool is_item(const cutter *c, uint32_t id) {
  const aoti_op_info *row = aoti_node_op(c->j->g, joint_node(c->j, id));
  return row && aoti_op_is_getitem(row);
}

// The budget that the program set for all that it recorded, before the option's.
static aot_status find_budget(const cutter *c, double *out) {
  const joint_graph *j = c->j;
  float found = 0;
  uint32_t bare = AOTI_NO_NODE, bares = 0;
  *out = c->options->activation_memory_budget;
  for (uint32_t i = 0; i < j->n; i++) {
    const aoti_node *n = joint_node(j, i);
    if (n->kind != AOTI_CALL || !c->required_fw[i]) continue;
    if (!n->region_budget && !is_item(c, i)) {
      bares++;
      if (bare == AOTI_NO_NODE) bare = i;
    }
    if (n->region_budget && found && n->region_budget != found)
      return aoti_at_node(aoti_error(AOT_ERROR_INVALID,
                                     "two memory budgets, %g and %g, are set in one function; a graph has one",
                                     (double)found - 1, (double)n->region_budget - 1),
                          n->name);
    if (n->region_budget) found = n->region_budget;
  }
  if (found && bares && c->options->activation_memory_budget_require_full_coverage)
    return aoti_at_node(
        aoti_error(AOT_ERROR_INVALID,
                   "a memory budget is set for a part of the function: %u of its operators are outside, "
                   "%s first; set it for all, or activation_memory_budget_require_full_coverage to false",
                   bares, joint_node(j, bare)->name),
        joint_node(j, bare)->name);
  if (found) *out = (double)found - 1;
  return NULL;
}

aot_status budget_solve(cutter *c, saved_lists *saved, const char **reasons) {
  double budget;
  AOT_TRY(find_budget(c, &budget));
  bans normal = c->bans;
  if (!(budget >= 0 && budget <= 1))
    return aoti_error(AOT_ERROR_INVALID, "activation_memory_budget is between 0 and 1, not %g", budget);
  if (budget == 0 && !draws(c)) return inputs_of(c, saved, reasons);
  AOT_TRY(solve(c, normal, NULL, saved, reasons));
  if (budget == 1) return NULL;
  saved_lists inputs = {0};
  const char **unused;
  AOT_TRY(aoti_arena_alloc(&c->j->arena, c->j->n, sizeof *unused, &unused));
  AOT_TRY(inputs_of(c, &inputs, unused));
  double least = bytes_of(c, &inputs), most = bytes_of(c, saved);
  if (most <= least) return NULL;

  bans fewer = normal, fewest;
  fewer.used_far_apart = fewer.long_fusible_chains = fewer.materialized_backward = false;
  fewest = fewer;
  fewest.not_in_allowlist = false;
  AOT_TRY(solve(c, fewer, NULL, saved, reasons));
  if ((bytes_of(c, saved) - least) / (most - least) < budget) return NULL;
  AOT_TRY(solve(c, fewest, NULL, saved, reasons));
  if ((bytes_of(c, saved) - least) / (most - least) < budget) return NULL;

  knapsack_item *items;
  size_t n;
  AOT_TRY(candidates(c, &items, &n));
  if (!n) return NULL;
  for (size_t i = 0; i < n; i++) {
    items[i].memory = (double)joint_size(c->j, items[i].node) / 1e9 / (most - least);
    AOT_TRY(runtime(c, items[i].node, &items[i].runtime));
  }
  within w = {
      .c = c, .bans = fewest, .items = items, .n = n, .least = least, .most = most, .saved = saved, .reasons = reasons};
  if (c->options->visualize_memory_budget_pareto) AOT_TRY(draw_pareto(&w));
  return solve_within(&w, budget);
}
