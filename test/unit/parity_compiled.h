// A case of the parity data, its graph compiled for a device as a function of its inputs.
#include "driver.h"
#include "parity.h"

typedef struct subject {
  const aot_graph *graph;
  aot_decompositions *table; // NULL: none
} subject;

static void graph_function(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  const subject *sub = user;
  aot_graph_run(s, sub->graph, (aot_tensors){in, aot_graph_input_count(sub->graph)}, out,
                aot_graph_output_count(sub->graph));
}

static aot_function *function; // of the case at hand; it must outlive the scope of its tape

static void run_compiled(aot_scope *s, const aot_graph *g, aot_tensors in, aot_tensor **out, size_t n_out, void *user) {
  subject *sub = user;
  sub->graph = g;
  aot_function_options options = AOT_FUNCTION_OPTIONS_INIT;
  options.decompositions = sub->table;
  aot_status status = aot_function_create(aot_scope_session(s), graph_function, sub, in.n, n_out, &options, &function);
  if (status)
    aoti_scope_fail(s, status);
  else
    aot_function_call(s, function, in, out);
}

static const char *parity_check_compiled(aot_session *ses, const parity_case *c, aot_device device, const char *table) {
  subject sub = {0};
  function = NULL;
  assert_null(aot_decompositions_create(ses, table, &sub.table));
  const char *what = parity_check_values_on(ses, c, device, run_compiled, &sub);
  aot_function_destroy(function);
  aot_decompositions_destroy(sub.table);
  return what;
}
