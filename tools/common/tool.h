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
/* The values of an option that may be repeated. */
enum { TOOL_LIST_MAX = 256 };
typedef struct tool_list {
  const char *at[TOOL_LIST_MAX];
  size_t n;
} tool_list;
/* A graph from a file: which of several (NULL: see aot_import_options), and types of inputs (--shape). */
typedef struct tool_source {
  const char *path, *which;
  tool_list shapes;
} tool_source;
aot_status tool_load_graph(aot_session *session, const tool_source *source, aoti_graph **out) AOT_MUST_USE;
/* Whether an input wants a gradient. which is "all", "none", "parameters" (those that the file names as such), or names
 * separated by commas. NULL: none of a graph that was partitioned already, parameters where the file names any, else
 * all.
 */
bool tool_wants_grad(const aoti_graph *g, const char *which, const char *input, aot_dtype dtype);
/* The joint graph of a forward graph: requires_grad as which above; the tracer's flags are read from options. */
aot_status tool_make_joint(aot_session *session, aoti_graph *forward, const char *requires_grad,
                           const char *decompositions, const aot_function_options *options,
                           aoti_graph **out) AOT_MUST_USE;
/* A list of --requires-grad names inputs of the graph, or is all or none. */
aot_status tool_check_requires_grad(const aoti_graph *g, const char *list) AOT_MUST_USE;
/* A copy of a graph, traced again when the table of decompositions is not "none". */
aot_status tool_decompose(aot_session *session, const aoti_graph *g, const char *decompositions,
                          aoti_graph **out) AOT_MUST_USE;
/* After aot_device_open("sim"): counts every launch from now on; a summary per launch with its hottest lines. */
void tool_sim_count(void);
aot_status tool_sim_counters(aoti_text *out) AOT_MUST_USE;
/* values.c: how many places there are where the graph looks up what this input of integers holds; 2 where it looks up
 * nothing. */
int64_t tool_places(const aoti_graph *g, uint32_t input);
/* A row-major tensor of a placeholder's dtype and sizes, owned by the caller: normal random numbers, for integers
 * places that exist, for variances numbers above 0. The state runs from call to call. */
aot_status tool_random(const aoti_graph *g, uint32_t input, uint64_t *state, aot_tensor **out) AOT_MUST_USE;
/* Takes t over into the scope; *out has the strides that the placeholder is annotated with. */
aot_status tool_lay_out(aot_scope *scope, const aoti_node *placeholder, aot_tensor *t, aot_tensor **out) AOT_MUST_USE;
/* Whether a path ends as a file of several tensors does. */
bool tool_is_tensor_file(const char *path);
/* The value of an option --NAME=VALUE or --NAME VALUE at argv[*i]; NULL when argv[*i] is another option. */
const char *tool_option(int argc, char **argv, int *i, const char *name);

/* ---- options ---- */

/* --NAME=VALUE or --NAME VALUE, once (value) or often (list); or --NAME alone (flag). With both flag and value the
 * value may be left out, and is written with = only. */
typedef struct tool_option_row {
  const char *name;
  bool *flag;
  const char **value;
  tool_list *list;
} tool_option_row;
/* Reads the command line into what the options name; *input is the argument that is no option. Returns -1, or an exit
 * code after saying what is wrong: unknown, repeated, without its value, with one it does not take. --help and
 * --version print and give EXIT_OK. */
int tool_parse_options(const char *tool, const char *help, int argc, char **argv, const tool_option_row *options,
                       size_t n, const char **input);
/* Says what is wrong with the command line; returns EXIT_USAGE. */
int tool_usage(const char *tool, const char *what, const char *detail);
/* The same as a status, for what only shows once the graph is read; tool_fail gives EXIT_USAGE for it. */
aot_status tool_usage_status(const char *fmt, ...) AOT_PRINTF(1, 2);
/* Texts NAME=VALUE with something on both sides, each name once. Returns -1 or EXIT_USAGE. */
int tool_check_pairs(const char *tool, const char *option, const tool_list *list);
/* The VALUE of NAME in such a list, or NULL. */
const char *tool_pair(const tool_list *list, const char *name);
/* Every NAME of the list is an input of the graph. */
aot_status tool_check_inputs(const aoti_graph *g, const char *option, const tool_list *list) AOT_MUST_USE;

#endif
