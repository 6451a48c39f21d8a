// The public face of graphs.
#include "trace.h"

#include <stdlib.h>

aot_status aot_graph_print(const aot_graph *graph, aot_annotate annotate, char **out) {
  AOT_NEED(graph);
  AOT_NEED(out);
  aoti_text t = {0};
  aot_status status =
      aoti_graph_print(graph, annotate == AOT_ANNOTATE_FULL ? AOTI_ANNOTATE_FULL : AOTI_ANNOTATE_NONE, &t);
  if (!status) return aoti_text_finish(&t, out);
  aoti_text_deinit(&t);
  return status;
}

void aot_text_free(char *text) { free(text); }

void aot_graph_destroy(aot_graph *g) { aoti_graph_destroy(g); }

size_t aot_graph_node_count(const aot_graph *g) { return g ? g->nodes.n : 0; }

static bool is_input(const aoti_node *n) { return n->kind == AOTI_PLACEHOLDER; }

size_t aot_graph_input_count(const aot_graph *g) {
  size_t count = 0;
  for (size_t i = 0; g && i < g->nodes.n; i++) count += is_input(&g->nodes.at[i]);
  return count;
}

const char *aot_graph_input_name(const aot_graph *g, size_t index) {
  for (size_t i = 0; g && i < g->nodes.n; i++)
    if (is_input(&g->nodes.at[i]) && index-- == 0) return g->nodes.at[i].name;
  return NULL;
}

size_t aot_graph_output_count(const aot_graph *g) {
  const aot_value *items;
  size_t n;
  if (!g) return 0;
  aoti_graph_outputs(g, &items, &n);
  return n;
}
