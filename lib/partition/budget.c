// activation_memory_budget: between the normal cut (1) and saving inputs alone (0), as PyTorch goes there. First with
// fewer bans; then each value that is banned from being recomputed is an item of a knapsack, worth the time of
// computing it and as heavy as its bytes; what the knapsack leaves out may be recomputed after all.
#include "cut.h"

#include <math.h>
#include <string.h>

aoti_budget_solver aoti_budget_solver_find(const char *name) {
  static const char *const names[AOTI_N_SOLVERS] = {"dp", "greedy"};
  int i = 0;
  while (i < AOTI_N_SOLVERS && strcmp(names[i], name)) i++;
  return (aoti_budget_solver)i;
}
aoti_runtime_estimator aoti_runtime_estimator_find(const char *name) {
  static const char *const names[AOTI_N_ESTIMATORS] = {"flops", "testing"};
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

static double runtime(const cutter *c, uint32_t id) {
  return c->options->activation_memory_budget_runtime_estimator == AOTI_ESTIMATOR_TESTING ? 1 : flops(c, id);
}

// ---- knapsacks: marks the items to save, of the greatest total value within the memory

typedef struct item {
  uint32_t node;
  double memory, runtime;
  bool saved;
} item;

// By value per memory, greatest first; what does not fit any more is left out.
static void fill_greedily(item *items, const uint32_t *order, size_t n, double max_memory) {
  double used = 0;
  for (size_t k = 0; k < n; k++) {
    item *i = &items[order[k]];
    if (used + i->memory > max_memory) continue;
    used += i->memory;
    i->saved = true;
  }
}
static aot_status greedy(aoti_arena *arena, item *items, size_t n, double max_memory) {
  uint32_t *order;
  AOT_TRY(aoti_arena_alloc(arena, n, sizeof *order, &order));
  for (uint32_t i = 0; i < n; i++) { // insertion keeps the order of equals
    double ratio = items[i].runtime / items[i].memory;
    size_t k = i;
    for (; k > 0 && items[order[k - 1]].runtime / items[order[k - 1]].memory < ratio; k--) order[k] = order[k - 1];
    order[k] = i;
  }
  fill_greedily(items, order, n, max_memory);
  return NULL;
}

// Memory in steps of 1/10000, values in single precision. better[i][m]: with the first i + 1 items and memory m the
// best value is another than without item i, which therefore is taken.
static aot_status dp(aoti_arena *arena, item *items, size_t n, double max_memory) {
  enum { STEPS = 10000 };
  size_t room = (size_t)rint(max_memory * STEPS), width = room + 1, row_bytes = (width + 7) / 8;
  float *best, *next;
  uint8_t *better;
  size_t bytes;
  if (aoti_mul_overflows(n, row_bytes, &bytes)) return aoti_oom();
  AOT_TRY(aoti_arena_alloc(arena, width, sizeof *best, &best));
  AOT_TRY(aoti_arena_alloc(arena, width, sizeof *next, &next));
  AOT_TRY(aoti_arena_alloc(arena, bytes, 1, &better));
  for (size_t i = 0; i < n; i++) {
    double steps = rint(items[i].memory * STEPS);
    size_t weight = steps > (double)room ? width : (size_t)steps;
    float value = (float)items[i].runtime;
    for (size_t m = 0; m < width; m++) {
      next[m] = best[m];
      if (!weight)
        next[m] = best[m] + value;
      else if (m >= weight && best[m - weight] + value > best[m])
        next[m] = best[m - weight] + value;
      if (next[m] != best[m]) better[i * row_bytes + m / 8] |= (uint8_t)(1 << m % 8);
    }
    float *swap = best;
    best = next;
    next = swap;
  }
  size_t m = room;
  for (size_t i = n; i-- > 0;) {
    if (!(better[i * row_bytes + m / 8] >> m % 8 & 1)) continue;
    items[i].saved = true;
    m -= (size_t)rint(items[i].memory * STEPS);
  }
  return NULL;
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
static aot_status candidates(cutter *c, item **out, size_t *out_n) {
  const joint_graph *j = c->j;
  size_t n = 0;
  AOT_TRY(aoti_arena_alloc(&c->j->arena, j->n, sizeof **out, out));
  for (uint32_t i = 0; i < j->n; i++) {
    if (!c->banned[i] || c->distance[i] >= CUT_FAR || cut_is_random(c, i)) continue;
    if (joint_is_primal(j, aoti_graph_base(j->g, i)) || joint_node(j, i)->tags & AOTI_TAG_MUST_SAVE) continue;
    size_t k = n++;
    for (; k > 0 && joint_size(j, (*out)[k - 1].node) < joint_size(j, i); k--) (*out)[k] = (*out)[k - 1];
    (*out)[k] = (item){.node = i};
  }
  *out_n = n;
  return NULL;
}

static bool draws(const cutter *c) {
  for (uint32_t i = 0; i < c->j->n; i++)
    if (c->required_fw[i] && cut_is_random(c, i)) return true;
  return false;
}

aot_status budget_solve(cutter *c, saved_lists *saved, const char **reasons) {
  double budget = c->options->activation_memory_budget;
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

  item *items;
  size_t n;
  bool *dont_ban;
  AOT_TRY(candidates(c, &items, &n));
  if (!n) return NULL;
  for (size_t i = 0; i < n; i++) {
    items[i].memory = (double)joint_size(c->j, items[i].node) / 1e9 / (most - least);
    items[i].runtime = runtime(c, items[i].node);
  }
  if (c->options->activation_memory_budget_solver == AOTI_SOLVER_GREEDY)
    AOT_TRY(greedy(&c->j->arena, items, n, budget));
  else
    AOT_TRY(dp(&c->j->arena, items, n, budget));
  AOT_TRY(aoti_arena_alloc(&c->j->arena, c->j->n, sizeof *dont_ban, &dont_ban));
  for (size_t i = 0; i < n; i++) dont_ban[items[i].node] = !items[i].saved;
  return solve(c, fewest, dont_ban, saved, reasons);
}
