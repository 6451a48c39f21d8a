/* Knapsacks: what activation_memory_budget saves. */
#ifndef AOT_PARTITION_KNAPSACK_H
#define AOT_PARTITION_KNAPSACK_H

#include "partition.h"

typedef struct knapsack_item {
  uint32_t node;
  double memory, runtime; /* what saving it takes, and what recomputing it costs */
  bool saved;
} knapsack_item;

/* Marks the items to save. */
aot_status knapsack_solve(aoti_arena *arena, aoti_budget_solver solver, knapsack_item *items, size_t n,
                          double max_memory) AOT_MUST_USE;

#endif
