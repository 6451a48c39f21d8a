/* What the command-line tools share: exit codes, failures on stderr, whole-file output, loading a graph. */
#ifndef AOT_TOOL_H
#define AOT_TOOL_H

#include "driver.h"
#include <aot/import.h>

enum { EXIT_OK = 0, EXIT_INPUT = 1, EXIT_USAGE = 2, EXIT_UNSUPPORTED = 3, EXIT_INTERNAL = 4 };

/* The exit code that stands for a status. */
int tool_exit_code(aot_status status);
/* Prints a failed status on stderr, frees it, returns its exit code. */
int tool_fail(const char *tool, aot_status status);
/* Writes to standard output ("-" or NULL) or to a file, whole or not at all. */
aot_status tool_write(const char *path, const char *data, size_t n) AOT_MUST_USE;
/* Reads a file or standard input ("-"). The caller frees *out. */
aot_status tool_read(const char *path, char **out, size_t *out_n) AOT_MUST_USE;
/* NAME=f32[2,4] or NAME=f32[2,4][4,1]: sets the type of that placeholder. */
aot_status tool_set_shape(aoti_graph *g, const char *text) AOT_MUST_USE;
/* A session whose warnings go to standard error, after the tool's name. */
aot_status tool_session(const char *tool, aot_session **out) AOT_MUST_USE;
/* A graph from a file: which of several (NULL: see aot_import_options), and types of inputs (--shape). */
typedef struct tool_source {
  const char *path, *which;
  const char *shapes[256];
  size_t n_shapes;
} tool_source;
aot_status tool_load_graph(aot_session *session, const tool_source *source, aoti_graph **out) AOT_MUST_USE;
/* Which inputs want gradients where nobody says: "all", or "none" of a graph that was partitioned already. */
const char *tool_requires_grad(const aoti_graph *g);
/* The joint graph of a forward graph: requires_grad is "all", "none", names separated by commas, or NULL. */
aot_status tool_make_joint(aot_session *session, aoti_graph *forward, const char *requires_grad,
                           aoti_graph **out) AOT_MUST_USE;
/* Makes CUDA devices come from a driver: "cuda" for the system's, "sim" for the PTX machine that is built or installed
 * beside this program. */
aot_status tool_use_device(const char *name) AOT_MUST_USE;
/* After tool_use_device("sim"): counts every launch from now on (on), or prints the counters on standard output. */
void tool_sim_count(void);
aot_status tool_sim_print_counters(void) AOT_MUST_USE;
/* The value of an option --NAME=VALUE or --NAME VALUE at argv[*i]; NULL when argv[*i] is another option. */
const char *tool_option(int argc, char **argv, int *i, const char *name);

#endif
