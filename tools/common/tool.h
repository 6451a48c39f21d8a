/* What the command-line tools share: exit codes, failures on stderr, whole-file output, loading a graph. */
#ifndef AOT_TOOL_H
#define AOT_TOOL_H

#include "driver.h"

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
/* Parses a graph from path, applies the --shape texts, infers types. A graph with tangents becomes a joint graph. */
aot_status tool_load_graph(aot_session *session, const char *path, const char *const *shapes, size_t n_shapes,
                           aoti_graph **out) AOT_MUST_USE;
/* The joint graph of a forward graph: requires_grad is "all", "none" or names separated by commas. */
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
