/* Graphs of ATen operators, and their text. */
#ifndef AOT_GRAPH_H
#define AOT_GRAPH_H

#include <aot/decompose.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A graph. Immutable once returned; readable from any thread. The session it belongs to outlives it. */
typedef struct aoti_graph aot_graph;

typedef enum aot_annotate { AOT_ANNOTATE_NONE = 0, AOT_ANNOTATE_FULL = 1 } aot_annotate;

/* Parses one graph in PyTorch's text. name (nullable) stands for the file in error messages. */
AOT_API aot_status aot_graph_parse(aot_session *session, const char *text, size_t length, const char *name,
                                   aot_graph **out) AOT_MUST_USE;
/* The graph's text; the caller frees *out with aot_text_free. */
AOT_API aot_status aot_graph_print(const aot_graph *graph, aot_annotate annotate, char **out) AOT_MUST_USE;
AOT_API void aot_text_free(char *text);
AOT_API void aot_graph_destroy(aot_graph *graph); /* NULL is allowed */
/* Nodes, placeholders and the output included. */
AOT_API size_t aot_graph_node_count(const aot_graph *graph);
AOT_API size_t aot_graph_input_count(const aot_graph *graph);
AOT_API size_t aot_graph_output_count(const aot_graph *graph);
/* The name of input i; NULL out of range. Borrowed from the graph. */
AOT_API const char *aot_graph_input_name(const aot_graph *graph, size_t i);

/* The graph traced again: operators of the table become what it computes them with (decompose.h). Inputs keep their
 * names; the rest is named anew, and nothing is removed. The caller destroys *out. */
AOT_API aot_status aot_graph_decompose(aot_session *session, const aot_graph *graph,
                                       const aot_decompositions *decompositions, aot_graph **out) AOT_MUST_USE;

/* Runs a graph node by node on tensors, through the reference kernels. out: one tensor per output, borrowed from scope;
 * NULL for an output that is None. */
AOT_API void aot_graph_run(aot_scope *scope, const aot_graph *graph, aot_tensors inputs, aot_tensor **out,
                           size_t n_out);

#ifdef __cplusplus
}
#endif
#endif
