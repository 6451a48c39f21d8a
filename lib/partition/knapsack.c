// Knapsacks of activation_memory_budget: of values that may be recomputed, those to save, of the greatest total runtime
// within the memory. Solvers by PyTorch's names, with its rounding and its choice among equals.
#include "knapsack.h"

#include <math.h>
#include <string.h>

enum { STEPS = 10000 }; // memory is counted in this many parts of the whole

// By value per memory, greatest first; equals keep their order.
static aot_status by_ratio(aoti_arena *arena, const knapsack_item *items, size_t n, uint32_t **out) {
  AOT_TRY(aoti_arena_alloc(arena, n, sizeof **out, out));
  uint32_t *order = *out;
  for (uint32_t i = 0; i < n; i++) {
    double ratio = items[i].runtime / items[i].memory;
    size_t k = i;
    for (; k > 0 && items[order[k - 1]].runtime / items[order[k - 1]].memory < ratio; k--) order[k] = order[k - 1];
    order[k] = i;
  }
  return NULL;
}

static aot_status greedy(aoti_arena *arena, knapsack_item *items, size_t n, double max_memory) {
  uint32_t *order;
  double used = 0;
  AOT_TRY(by_ratio(arena, items, n, &order));
  for (size_t k = 0; k < n; k++) {
    knapsack_item *i = &items[order[k]];
    if (used + i->memory > max_memory) continue;
    used += i->memory;
    i->saved = true;
  }
  return NULL;
}

// Memory in steps, values in single precision. better[i][m]: with the first i + 1 items and memory m the best value is
// another than without item i, which therefore is taken.
static aot_status dp(aoti_arena *arena, knapsack_item *items, size_t n, double max_memory) {
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

// ---- dp in the memory of a few rows: what the halves of a segment reach says how its memory is divided between them

typedef struct halving {
  float *row, *left;
  const knapsack_item *items;
} halving;

static size_t weight_of(const knapsack_item *i) {
  double steps = rint(i->memory * STEPS);
  return steps > (double)INT32_MAX ? INT32_MAX : (size_t)steps;
}

// row[m]: the best value of items [begin, end) within m.
static void best_of(const halving *h, size_t begin, size_t end, size_t capacity) {
  memset(h->row, 0, (capacity + 1) * sizeof *h->row);
  for (size_t i = begin; i < end; i++) {
    size_t weight = weight_of(&h->items[i]);
    float value = (float)h->items[i].runtime;
    for (size_t m = capacity + 1; m-- > weight;) {
      float with = h->row[m - weight] + value;
      if (!weight || with > h->row[m]) h->row[m] = with;
    }
  }
}

typedef struct segment {
  size_t begin, end, capacity;
} segment;

static aot_status hirschberg(aoti_arena *arena, knapsack_item *items, size_t n, double max_memory) {
  size_t room = (size_t)rint(max_memory * STEPS), top = 0;
  halving h = {.items = items};
  segment *stack; // one of each length, and its twin
  enum { DEPTH = 2 * 64 };
  AOT_TRY(aoti_arena_alloc(arena, room + 1, sizeof *h.row, &h.row));
  AOT_TRY(aoti_arena_alloc(arena, room + 1, sizeof *h.left, &h.left));
  AOT_TRY(aoti_arena_alloc(arena, DEPTH, sizeof *stack, &stack));
  if (n) stack[top++] = (segment){0, n, room};
  while (top) {
    segment s = stack[--top];
    if (s.end - s.begin == 1) {
      items[s.begin].saved = weight_of(&items[s.begin]) <= s.capacity && items[s.begin].runtime > 0;
      continue;
    }
    size_t middle = s.begin + (s.end - s.begin) / 2, split = 0;
    best_of(&h, middle, s.end, s.capacity);
    memcpy(h.left, h.row, (s.capacity + 1) * sizeof *h.left);
    best_of(&h, s.begin, middle, s.capacity);
    for (size_t m = 0; m <= s.capacity; m++) h.left[m] += h.row[s.capacity - m];
    for (size_t m = 1; m <= s.capacity; m++)
      if (h.left[m] > h.left[split]) split = m;
    size_t rest = s.capacity - split;
    stack[top++] = (segment){s.begin, middle, rest};
    stack[top++] = (segment){middle, s.end, split};
  }
  return NULL;
}

// ---- the exact optimum: branch and bound, items by value per memory

enum { MOST_BRANCHES = 1 << 20 }; // then the best that was found; PyTorch's solver stops within 1e-4 of the optimum

typedef struct branching {
  const knapsack_item *items;
  const uint32_t *order;
  size_t n;
  bool *taken, *best;
  double best_value;
  size_t branches;
} branching;

// What items from k on could add at most, the last one in part.
static double bound(const branching *b, size_t k, double room) {
  double value = 0;
  for (; k < b->n; k++) {
    const knapsack_item *i = &b->items[b->order[k]];
    if (i->memory > room) return value + i->runtime * (room / i->memory);
    room -= i->memory;
    value += i->runtime;
  }
  return value;
}

static void note_best(branching *b, double value) {
  if (value <= b->best_value) return;
  b->best_value = value;
  memcpy(b->best, b->taken, b->n * sizeof *b->best);
}

static aot_status ilp(aoti_arena *arena, knapsack_item *items, size_t n, double max_memory) {
  uint32_t *order;
  branching b = {.items = items, .n = n, .best_value = -1};
  AOT_TRY(by_ratio(arena, items, n, &order));
  b.order = order;
  AOT_TRY(aoti_arena_alloc(arena, n, sizeof(bool), &b.taken));
  AOT_TRY(aoti_arena_alloc(arena, n, sizeof(bool), &b.best));
  double room = max_memory, value = 0;
  size_t k = 0;
  for (;;) { // down: whatever fits is taken; up: the last that was taken is left out
    for (; k < n; k++) {
      const knapsack_item *i = &items[order[k]];
      b.taken[k] = i->memory <= room;
      if (b.taken[k]) room -= i->memory, value += i->runtime;
    }
    note_best(&b, value);
    bool promising = false;
    while (k > 0 && !promising && b.branches < MOST_BRANCHES) {
      if (!b.taken[--k]) continue;
      const knapsack_item *i = &items[order[k]];
      room += i->memory;
      value -= i->runtime;
      b.taken[k] = false;
      b.branches++;
      promising = value + bound(&b, k + 1, room) > b.best_value * (1 + 1e-12);
    }
    if (!promising) break;
    k++;
  }
  for (size_t j = 0; j < n; j++) items[order[j]].saved = b.best[j];
  return NULL;
}

// ---- dp at the knee: of 100 memories up to the given one, the nearest to no memory and no runtime, both scaled to
// 0..1

enum { KNEE_TRIALS = 100 };
static const double LEAST_MEMORY = 0.001;

static aot_status knee(aoti_arena *arena, knapsack_item *items, size_t n, double max_memory) {
  double memory[KNEE_TRIALS], runtime[KNEE_TRIALS], least[2] = {INFINITY, INFINITY}, most[2] = {-1, -1},
                                                    at = max_memory;
  for (int t = 0; t < KNEE_TRIALS; t++) {
    double budget = LEAST_MEMORY + t * (max_memory - LEAST_MEMORY) / (KNEE_TRIALS - 1);
    for (size_t i = 0; i < n; i++) items[i].saved = false;
    AOT_TRY(dp(arena, items, n, budget > 0 ? budget : 0));
    memory[t] = runtime[t] = 0;
    for (size_t i = 0; i < n; i++)
      if (items[i].saved)
        memory[t] += items[i].memory;
      else
        runtime[t] += items[i].runtime;
    least[0] = fmin(least[0], memory[t]), most[0] = fmax(most[0], memory[t]);
    least[1] = fmin(least[1], runtime[t]), most[1] = fmax(most[1], runtime[t]);
  }
  double nearest = INFINITY;
  for (int t = 0; t < KNEE_TRIALS && most[0] > least[0] && most[1] > least[1]; t++) {
    double distance =
        hypot((memory[t] - least[0]) / (most[0] - least[0]), (runtime[t] - least[1]) / (most[1] - least[1]));
    if (distance >= nearest) continue;
    nearest = distance;
    at = LEAST_MEMORY + t * (max_memory - LEAST_MEMORY) / (KNEE_TRIALS - 1);
  }
  for (size_t i = 0; i < n; i++) items[i].saved = false;
  return dp(arena, items, n, at > 0 ? at : 0);
}

typedef aot_status (*solver)(aoti_arena *arena, knapsack_item *items, size_t n, double max_memory);
static const struct {
  const char *name;
  solver run;
} solvers[AOTI_N_SOLVERS] = {{"dp", dp},
                             {"greedy", greedy},
                             {"ilp", ilp},
                             {"dp_knapsack_sliding_hirschberg", hirschberg},
                             {"dynamic_memory_budget_dp", knee}};

aoti_budget_solver aoti_budget_solver_find(const char *name) {
  int i = 0;
  while (i < AOTI_N_SOLVERS && strcmp(solvers[i].name, name)) i++;
  return (aoti_budget_solver)i;
}

aot_status knapsack_solve(aoti_arena *arena, aoti_budget_solver which, knapsack_item *items, size_t n,
                          double max_memory) {
  if (which < 0 || which >= AOTI_N_SOLVERS)
    return aoti_error(AOT_ERROR_INVALID, "activation_memory_budget_solver %d does not exist", (int)which);
  for (size_t i = 0; i < n; i++) items[i].saved = false;
  return n ? solvers[which].run(arena, items, n, max_memory) : NULL;
}
