// The public face of import.
#include "import.h"

aot_status aot_graph_import(aot_session *session, const void *data, size_t n, const char *name,
                            const aot_import_options *options, aot_graph **out) {
  AOT_NEED(session);
  AOT_NEED(data);
  AOT_NEED(out);
  aot_import_options o = AOT_IMPORT_OPTIONS_INIT;
  AOT_TRY(aoti_read_options(&o, sizeof o, options, "AOT_IMPORT_OPTIONS_INIT"));
  if (aoti_pt2_is(data, n)) return aoti_import_pt2(session, data, n, name ? name : "<archive>", o.which, out);
  return aoti_import_text(session, data, n, name ? name : "<text>", o.which, out);
}

aot_status aot_graph_import_file(aot_session *session, const char *path, const aot_import_options *options,
                                 aot_graph **out) {
  AOT_NEED(session);
  AOT_NEED(path);
  AOT_NEED(out);
  aoti_mapped map;
  AOT_TRY(aoti_map_file(path, &map));
  aot_status status = aot_graph_import(session, map.data ? map.data : "", map.n, path, options, out);
  aoti_unmap(&map);
  return status;
}

aot_status aot_graph_parse(aot_session *session, const char *text, size_t length, const char *name, aot_graph **out) {
  return aot_graph_import(session, text, length, name, NULL, out);
}

static const struct aoti_input *input_at(const aot_graph *g, size_t i) {
  const char *name = aot_graph_input_name(g, i);
  return name ? aoti_graph_input(g, name) : NULL;
}

const char *aot_graph_input_target(const aot_graph *g, size_t i) {
  const struct aoti_input *input = input_at(g, i);
  return input ? input->target : NULL;
}

aot_tensor *aot_graph_input_value(const aot_graph *g, size_t i) {
  const struct aoti_input *input = input_at(g, i);
  return input ? input->tensor : NULL;
}

const char *aot_graph_output_mutates(const aot_graph *g, size_t i) {
  for (size_t k = 0; g && k < g->mutations.n; k++)
    if (g->mutations.at[k].output == i) return g->mutations.at[k].input;
  return NULL;
}
