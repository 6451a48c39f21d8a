// The public face of import.
#include "import.h"

#include <stdlib.h>

enum { MAX_FILE = 1 << 28 };

aot_status aot_graph_import(aot_session *session, const void *data, size_t n, const char *name,
                            const aot_import_options *options, aot_graph **out) {
  AOT_NEED(session);
  AOT_NEED(data);
  AOT_NEED(out);
  aot_import_options o = AOT_IMPORT_OPTIONS_INIT;
  AOT_TRY(aoti_read_options(&o, sizeof o, options, "AOT_IMPORT_OPTIONS_INIT"));
  return aoti_import_text(session, data, n, name ? name : "<text>", o.which, out);
}

aot_status aot_graph_import_file(aot_session *session, const char *path, const aot_import_options *options,
                                 aot_graph **out) {
  AOT_NEED(session);
  AOT_NEED(path);
  AOT_NEED(out);
  char *data;
  size_t n;
  AOT_TRY(aoti_read_file(path, MAX_FILE, &data, &n));
  aot_status status = aot_graph_import(session, data, n, path, options, out);
  free(data);
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
