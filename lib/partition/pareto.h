/* visualize_memory_budget_pareto: what every budget would cost, as a picture. */
#ifndef AOT_PARTITION_PARETO_H
#define AOT_PARTITION_PARETO_H

#include "base.h"

typedef struct pareto_point {
  double budget, memory, runtime; /* asked for; what is saved, of the normal cut's; of what is recomputed */
} pareto_point;
typedef aot_status (*pareto_estimate)(void *ctx, double budget, pareto_point *out);

/* Estimates budgets from 0 to 1, halving where two differ until they are 1e-3 apart, and writes the picture as
 * memory_budget_pareto_N.svg, N being the first number that is free, into dir (NULL: the working directory). */
aot_status pareto_draw(aoti_arena *arena, const char *dir, pareto_estimate estimate, void *ctx) AOT_MUST_USE;

#endif
