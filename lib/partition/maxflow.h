/* An exact maximum flow and the minimum cut nearest to the sink. */
#ifndef AOT_PARTITION_MAXFLOW_H
#define AOT_PARTITION_MAXFLOW_H

#include "base.h"

typedef struct flow_edge {
  uint32_t from, to;
  int64_t capacity; /* FLOW_INFINITE, or at most FLOW_MAX */
} flow_edge;
#define FLOW_INFINITE INT64_MAX
#define FLOW_MAX      (INT64_MAX / 4)

typedef struct flow_network {
  uint32_t n, source, sink;
  const flow_edge *edges;
  size_t n_edges;
} flow_network;

/* sink_side[v] is true for the vertices that can still reach the sink in the residual graph: among all minimum cuts
 * this is the one nearest to the sink, so the answer does not depend on how the flow was found. When a path of infinite
 * capacity leads from source to sink there is no cut: *out_path lists its edges, *out_path_n of them; otherwise 0. */
aot_status flow_min_cut(aoti_arena *arena, const flow_network *network, bool *sink_side, const uint32_t **out_path,
                        size_t *out_path_n) AOT_MUST_USE;

#endif
