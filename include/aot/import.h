/* Reading what other programs wrote: graphs from texts, logs and archives. */
#ifndef AOT_IMPORT_H
#define AOT_IMPORT_H

#include <aot/file.h>
#include <aot/graph.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct aot_import_options {
  size_t struct_size;
  /* Which of several graphs: a kind (joint forward backward pre_grad post_grad dynamo), the headline a log gives it
   * ("Joint graph 1"), its class, or its number, from 1; of an archive, the model's name. NULL: the joint graph if
   * there is one, else the first; a choice is told to the session's log (topic "import"). */
  const char *which;
} aot_import_options;
#define AOT_IMPORT_OPTIONS_INIT \
  { sizeof(aot_import_options), NULL }

/* Reads a graph from memory: PyTorch's text in every form that it prints, or a .pt2 archive, told by its content (see
 * docs/formats.md). name (nullable) stands for the file in messages; options may be NULL. */
AOT_API aot_status aot_graph_import(aot_session *session, const void *data, size_t n, const char *name,
                                    const aot_import_options *options, aot_graph **out) AOT_MUST_USE;
/* The same from a file. */
AOT_API aot_status aot_graph_import_file(aot_session *session, const char *path, const aot_import_options *options,
                                         aot_graph **out) AOT_MUST_USE;

/* The parameter, buffer or constant of the module that input i is ("layers.0.weight"), where the file says so; else
 * NULL. Borrowed from the graph. */
AOT_API const char *aot_graph_input_target(const aot_graph *graph, size_t i);
/* The value that came with input i, or NULL. Borrowed from the graph. */
AOT_API aot_tensor *aot_graph_input_value(const aot_graph *graph, size_t i);
/* The tensor of a file that is the value of input i: the one called as the input, as its parameter ("layers.0.weight"),
 * or as the parameter that torch.export (p_layers_0_weight) or Dynamo (L_self_modules_layers_...) names the input
 * after. *out is owned by the caller, NULL where the file has none. */
AOT_API aot_status aot_graph_input_from(const aot_graph *graph, size_t i, const aot_tensor_file *file,
                                        aot_tensor **out) AOT_MUST_USE;
/* The name of the input whose new value output i is (a buffer that the model changes), or NULL. Borrowed. */
AOT_API const char *aot_graph_output_mutates(const aot_graph *graph, size_t i);

#ifdef __cplusplus
}
#endif
#endif
