// A case of the parity data, its graph compiled for a device as a function of its inputs.
#include "driver.h"
#include "parity.h"

#include <sys/wait.h>
#include <unistd.h>

typedef struct subject {
  const aot_graph *graph;
  aot_decompositions *table; // NULL: none
  bool fused_rounding;
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
  options.fused_rounding = sub->fused_rounding;
  aot_status status = NULL;
  if (!function) // a model runs several times
    status = aot_function_create(aot_scope_session(s), graph_function, sub, in.n, n_out, &options, &function);
  if (status)
    aoti_scope_fail(s, status);
  else
    aot_function_call(s, function, in, out);
}

static const char *parity_check_subject(aot_session *ses, const parity_case *c, aot_device device, subject *sub,
                                        parity_judge judge) {
  function = NULL;
  const char *what = parity_check_values_on(ses, c, device, run_compiled, sub, judge);
  aot_function_destroy(function);
  return what;
}

static inline const char *parity_check_compiled(aot_session *ses, const parity_case *c, aot_device device,
                                                const char *table) {
  subject sub = {0};
  assert_null(aot_decompositions_create(ses, table, &sub.table));
  const char *what = parity_check_subject(ses, c, device, &sub, parity_compare);
  aot_decompositions_destroy(sub.table);
  return what;
}

// The same in a process of its own: a failed kernel poisons the device for the rest of its process.
static inline const char *parity_check_apart(aot_session *ses, const parity_case *c, aot_device device,
                                             const char *table) {
  static char what[512];
  int ends[2];
  ssize_t n = 0, got;
  assert_int_equal(pipe(ends), 0);
  fflush(stdout);
  pid_t child = fork();
  assert_true(child >= 0);
  if (!child) {
    const char *text = parity_check_compiled(ses, c, device, table);
    if (text && write(ends[1], text, strlen(text)) < 0) _exit(2);
    _exit(text ? 1 : 0);
  }
  close(ends[1]);
  while ((got = read(ends[0], what + n, sizeof what - 1 - (size_t)n)) > 0) n += got;
  close(ends[0]);
  what[n] = 0;
  int status = 0;
  assert_int_equal(waitpid(child, &status, 0), child);
  if (WIFEXITED(status) && !WEXITSTATUS(status)) return NULL;
  if (!n) snprintf(what, sizeof what, "the process ended with status %d", status);
  return what;
}

// Asked in a child too: a process that has opened the device cannot fork ones that use it.
static inline bool parity_has_device(void) {
  pid_t child = fork();
  if (!child) {
    aot_status status = aot_device_available((aot_device){AOT_CUDA, 0});
    if (status) fprintf(stderr, "%s\n", aot_status_message(status));
    _exit(status ? 1 : 0);
  }
  int status = 1;
  return child > 0 && waitpid(child, &status, 0) == child && !status;
}
