// Dinic's algorithm: phases of a breadth-first level graph and a blocking flow in it.
#include "maxflow.h"
#include <string.h>

typedef __int128 amount; // a sum of capacities of up to 2^61 each, times 3

typedef struct residual {
  const flow_network *network;
  uint32_t *start, *list; // arcs leaving v: list[start[v] .. start[v + 1]); arc 2e is edge e, 2e + 1 its reverse
  amount *left;           // by arc
  int32_t *level;
  uint32_t *current, *queue;
} residual;

static uint32_t head(const residual *r, uint32_t arc) {
  const flow_edge *e = &r->network->edges[arc / 2];
  return arc & 1 ? e->from : e->to;
}

static aot_status build(aoti_arena *arena, residual *r) {
  const flow_network *w = r->network;
  AOT_TRY(aoti_arena_alloc(arena, (size_t)w->n + 2, sizeof *r->start, &r->start));
  AOT_TRY(aoti_arena_alloc(arena, w->n_edges * 2, sizeof *r->list, &r->list));
  AOT_TRY(aoti_arena_alloc(arena, w->n_edges * 2, sizeof *r->left, &r->left));
  AOT_TRY(aoti_arena_alloc(arena, w->n, sizeof *r->level, &r->level));
  AOT_TRY(aoti_arena_alloc(arena, w->n, sizeof *r->current, &r->current));
  AOT_TRY(aoti_arena_alloc(arena, w->n, sizeof *r->queue, &r->queue));
  amount finite = 0;
  for (size_t e = 0; e < w->n_edges; e++) {
    r->start[w->edges[e].from + 2]++;
    r->start[w->edges[e].to + 2]++;
    if (w->edges[e].capacity != FLOW_INFINITE) finite += w->edges[e].capacity;
  }
  for (uint32_t v = 2; v < w->n + 2; v++) r->start[v] += r->start[v - 1];
  for (uint32_t e = 0; e < w->n_edges; e++) {
    r->list[r->start[w->edges[e].from + 1]++] = 2 * e;
    r->list[r->start[w->edges[e].to + 1]++] = 2 * e + 1;
    // More than any finite cut carries.
    r->left[2 * e] = w->edges[e].capacity == FLOW_INFINITE ? 3 * finite + 1 : w->edges[e].capacity;
  }
  return NULL;
}

static bool find_levels(residual *r) {
  const flow_network *w = r->network;
  uint32_t n = 0;
  memset(r->level, -1, w->n * sizeof *r->level);
  r->level[w->source] = 0;
  r->queue[n++] = w->source;
  for (uint32_t i = 0; i < n && r->level[w->sink] < 0; i++) {
    uint32_t v = r->queue[i];
    for (uint32_t k = r->start[v]; k < r->start[v + 1]; k++) {
      uint32_t to = head(r, r->list[k]);
      if (r->left[r->list[k]] <= 0 || r->level[to] >= 0) continue;
      r->level[to] = r->level[v] + 1;
      r->queue[n++] = to;
    }
  }
  return r->level[w->sink] >= 0;
}

// Sends flow along one path of the level graph; the path's arcs lie in r->queue. False when there is none left.
static bool send(residual *r) {
  const flow_network *w = r->network;
  uint32_t *path = r->queue, n = 0, v = w->source;
  while (v != w->sink) {
    bool advanced = false;
    for (; r->current[v] < r->start[v + 1]; r->current[v]++) {
      uint32_t arc = r->list[r->current[v]], to = head(r, arc);
      if (r->left[arc] > 0 && r->level[to] == r->level[v] + 1) {
        path[n++] = arc;
        v = to;
        advanced = true;
        break;
      }
    }
    if (advanced) continue;
    if (!n) return false;
    r->level[v] = -1; // leads nowhere in this phase
    v = head(r, path[--n] ^ 1);
    r->current[v]++;
  }
  amount least = r->left[path[0]];
  for (uint32_t i = 1; i < n; i++)
    if (r->left[path[i]] < least) least = r->left[path[i]];
  for (uint32_t i = 0; i < n; i++) {
    r->left[path[i]] -= least;
    r->left[path[i] ^ 1] += least;
  }
  return true;
}

// Breadth first over infinite edges only; via[v] is the edge that reached v, plus one.
static aot_status infinite_path(aoti_arena *arena, const residual *r, const uint32_t **out, size_t *out_n) {
  const flow_network *w = r->network;
  uint32_t *via, *path, n = 0;
  AOT_TRY(aoti_arena_alloc(arena, w->n, sizeof *via, &via));
  *out_n = 0;
  r->queue[n++] = w->source;
  for (uint32_t i = 0; i < n && !via[w->sink]; i++) {
    uint32_t v = r->queue[i];
    for (uint32_t k = r->start[v]; k < r->start[v + 1]; k++) {
      uint32_t arc = r->list[k], to = head(r, arc);
      if (arc & 1 || w->edges[arc / 2].capacity != FLOW_INFINITE || via[to] || to == w->source) continue;
      via[to] = arc / 2 + 1;
      r->queue[n++] = to;
    }
  }
  if (!via[w->sink]) return NULL;
  for (uint32_t v = w->sink; v != w->source; v = w->edges[via[v] - 1].from) ++*out_n;
  AOT_TRY(aoti_arena_alloc(arena, *out_n, sizeof *path, &path));
  size_t i = *out_n;
  for (uint32_t v = w->sink; v != w->source; v = w->edges[via[v] - 1].from) path[--i] = via[v] - 1;
  *out = path;
  return NULL;
}

aot_status flow_min_cut(aoti_arena *arena, const flow_network *w, bool *sink_side, const uint32_t **out_path,
                        size_t *out_path_n) {
  residual r = {.network = w};
  AOT_TRY(build(arena, &r));
  AOT_TRY(infinite_path(arena, &r, out_path, out_path_n));
  if (*out_path_n) return NULL;
  while (find_levels(&r)) {
    memcpy(r.current, r.start, w->n * sizeof *r.current);
    while (send(&r)) {}
  }
  uint32_t n = 0;
  memset(sink_side, 0, w->n * sizeof *sink_side);
  sink_side[w->sink] = true;
  r.queue[n++] = w->sink;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t v = r.queue[i];
    for (uint32_t k = r.start[v]; k < r.start[v + 1]; k++) { // an arc and its reverse leave the two ends
      uint32_t arc = r.list[k], from = head(&r, arc);
      if (r.left[arc ^ 1] <= 0 || sink_side[from]) continue;
      sink_side[from] = true;
      r.queue[n++] = from;
    }
  }
  return NULL;
}
