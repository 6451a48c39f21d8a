// What the command-line tools share.
#include "tool.h"

#include "lex.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char usage_pass[] = "options"; // what a status of tool_usage_status names as its pass

int tool_exit_code(aot_status status) {
  if (aot_status_pass(status) && !strcmp(aot_status_pass(status), usage_pass)) return EXIT_USAGE;
  switch (aot_status_code(status)) {
  case AOT_OK: return EXIT_OK;
  case AOT_ERROR_INVALID:
  case AOT_ERROR_IO: return EXIT_INPUT;
  case AOT_ERROR_UNSUPPORTED:
  case AOT_ERROR_OOM:
  case AOT_ERROR_DEVICE: return EXIT_UNSUPPORTED;
  default: return EXIT_INTERNAL;
  }
}

static char *graph_text; // what tool_load_graph read last, so that an error can show its line
static const char *graph_path;
static int graph_line; // where in it the graph begins

// The line that defines a node, with a caret: what the parser shows of its own errors.
static void show_node(const char *name) {
  size_t n = strlen(name);
  int number = 1;
  for (const char *line = graph_text; line && *line; number++) {
    size_t length = strcspn(line, "\n");
    const char *at = lex_line_start(line, line + length);
    at += *at == '%';                                                         // graph form
    const char *parameters = strncmp(at, "def ", 4) ? NULL : strchr(at, '('); // inputs are named in the signature
    for (const char *p = parameters; p && p + n < line + length; p++)
      if ((p[-1] == ' ' || p[-1] == '(') && !strncmp(p, name, n) && p[n] == ':') {
        at = p;
        break;
      }
    int column = (int)(at - line);
    if (number >= graph_line && !strncmp(at, name, n) && (at[n] == ':' || at[n] == ' ')) {
      fprintf(stderr, "%s:%d:%d:\n%.*s\n%*s^\n", graph_path, number, column + 1, (int)length, line, column, "");
      return;
    }
    line += length + (line[length] == '\n');
  }
}

int tool_fail(const char *tool, aot_status status) {
  int code = tool_exit_code(status);
  fprintf(stderr, "%s: %s\n", tool, aot_status_text(status));
  if (aot_status_node(status)) show_node(aot_status_node(status));
  free(graph_text);
  graph_text = NULL;
  aot_status_free(status);
  return code;
}

aot_status tool_write(const char *path, const char *data, size_t n) {
  if (path && strcmp(path, "-")) return aoti_write_file(path, data, n);
  if (fwrite(data, 1, n, stdout) != n || fflush(stdout))
    return aoti_error(AOT_ERROR_IO, "cannot write to standard output: %s", strerror(errno));
  return NULL;
}

enum { MAX_INPUT = 256 << 20 };

aot_status tool_read(const char *path, char **out, size_t *out_n) {
  return aoti_read_file(strcmp(path, "-") ? path : "/dev/stdin", MAX_INPUT, out, out_n);
}

static aot_status shape_error(const char *text) {
  return tool_usage_status("--shape %s: expected NAME=f32[2,4], with strides NAME=f32[2,4][4,1]", text);
}

static const char *read_dims(const char *p, aot_int *out, int *n) {
  *n = 0;
  if (*p++ != '[') return NULL;
  while (*p && *p != ']') {
    char *end;
    if (*n == AOT_MAX_DIMS) return NULL;
    errno = 0;
    long long v = strtoll(p, &end, 10);
    if (end == p || v < 0 || errno) return NULL;
    out[(*n)++] = aot_i(v);
    for (p = end; *p == ',' || *p == ' '; p++) {}
  }
  return *p == ']' ? p + 1 : NULL;
}

aot_status tool_set_shape(aoti_graph *g, const char *text) {
  const char *equals = strchr(text, '='), *bracket = equals ? strchr(equals, '[') : NULL;
  if (!bracket) return shape_error(text);
  uint32_t id = aoti_graph_find(g, text, (size_t)(equals - text));
  if (id == AOTI_NO_NODE || aoti_graph_node(g, id)->kind != AOTI_PLACEHOLDER)
    return tool_usage_status("--shape %s: the graph has no input of that name", text);
  aot_dtype dtype = aoti_dtype_parse(equals + 1, (size_t)(bracket - equals - 1));
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int ndim, n_strides = 0;
  const char *rest = read_dims(bracket, size, &ndim);
  if (!dtype || !rest) return shape_error(text);
  int64_t step = 1;
  for (int d = ndim - 1; d >= 0; d--) {
    stride[d] = aot_i(step);
    if (aoti_mul_overflows(step, size[d].value > 1 ? size[d].value : 1, &step))
      return tool_usage_status("--shape %s: the size overflows", text);
  }
  if (*rest == '[' && (!(rest = read_dims(rest, stride, &n_strides)) || n_strides != ndim)) return shape_error(text);
  if (*rest) return shape_error(text);
  aoti_type type = {.kind = AOTI_TYPE_TENSOR, .tensor = {.dtype = dtype, .ndim = ndim, .size = size, .stride = stride}};
  return aoti_type_copy(&g->arena, &type, &g->nodes.at[id].type);
}

aot_status tool_load_graph(aot_session *session, const tool_source *source, aoti_graph **out) {
  char *text;
  size_t n;
  AOT_TRY(tool_read(source->path, &text, &n));
  aoti_graph *g = NULL;
  aot_import_options how = AOT_IMPORT_OPTIONS_INIT;
  how.which = source->which;
  aot_status status = aot_graph_import(session, text, n, source->path, &how, &g);
  free(graph_text);
  graph_text = text;
  graph_path = source->path;
  graph_line = g ? g->text_line : 1;
  if (!status) status = aoti_in_pass(aoti_graph_verify(g), "verify");
  for (size_t i = 0; i < source->shapes.n && !status; i++) status = tool_set_shape(g, source->shapes.at[i]);
  if (status) {
    aoti_graph_destroy(g);
    return status;
  }
  *out = g;
  return NULL;
}

// Warnings of the library: which of several graphs was read.
static void print_log(void *user, aot_log_level level, const char *topic, const char *text) {
  (void)topic;
  if (level <= AOT_LOG_WARN) fprintf(stderr, "%s: %s\n", (const char *)user, text);
}

aot_status tool_session(const char *tool, aot_session **out) {
  aot_session_options how = AOT_SESSION_OPTIONS_INIT;
  how.log = print_log;
  how.log_user = (void *)tool;
  return aot_session_create(&how, out);
}

static bool named(const char *list, const char *name) {
  size_t n = strlen(name);
  for (const char *p = list; *p;) {
    size_t k = strcspn(p, ",");
    if (k == n && !strncmp(p, name, n)) return true;
    p += k + (p[k] == ',');
  }
  return false;
}

static bool has_parameters(const aoti_graph *g) {
  for (size_t i = 0; i < g->inputs.n; i++)
    if (g->inputs.at[i].is_parameter) return true;
  return false;
}

bool tool_wants_grad(const aoti_graph *g, const char *which, const char *input, aot_dtype dtype) {
  if (!which) which = g->is_half ? "none" : has_parameters(g) ? "parameters" : "all";
  if (!aoti_is_float(dtype) || !strcmp(which, "none")) return false;
  if (!strcmp(which, "all")) return true;
  const struct aoti_input *known = aoti_graph_input(g, input);
  if (!strcmp(which, "parameters")) return known && known->is_parameter;
  return named(which, input);
}

aot_status tool_check_requires_grad(const aoti_graph *g, const char *list) {
  if (!strcmp(list, "all") || !strcmp(list, "none") || !strcmp(list, "parameters")) return NULL;
  for (const char *p = list; *p;) {
    size_t k = strcspn(p, ",");
    uint32_t id = aoti_graph_find(g, p, k);
    if (id == AOTI_NO_NODE || aoti_graph_node(g, id)->kind != AOTI_PLACEHOLDER)
      return tool_usage_status("--requires-grad: the graph has no input %.*s", (int)k, p);
    p += k + (p[k] == ',');
  }
  return NULL;
}

// Whether a graph has operators that tracing removes: those decomposed whatever the table, and those that write.
static bool rewrites(const aoti_graph *g) {
  bool any = false;
  for (size_t i = 0; i < g->nodes.n; i++) {
    const aoti_op_info *row = aoti_node_op(g, &g->nodes.at[i]);
    any |= row && row->flags & AOTI_OP_COMPOSITE;
    for (uint32_t k = 0; row && k < row->n_args; k++) any |= row->args[k].is_mutable;
  }
  return any;
}

aot_status tool_make_joint(aot_session *session, aoti_graph *forward, const char *requires_grad,
                           const char *decompositions, const aot_function_options *options, aoti_graph **out) {
  bool any = false;
  if (requires_grad) AOT_TRY(tool_check_requires_grad(forward, requires_grad));
  bool *flags;
  size_t k = 0;
  AOT_TRY(aoti_alloc(&aoti_heap, aot_graph_input_count(forward), sizeof *flags, &flags));
  for (size_t i = 0; i < forward->nodes.n; i++) {
    const aoti_node *n = &forward->nodes.at[i];
    if (n->kind != AOTI_PLACEHOLDER) continue;
    aot_dtype dtype = n->type.kind == AOTI_TYPE_TENSOR ? n->type.tensor.dtype : AOT_DTYPE_NONE;
    flags[k] = dtype && tool_wants_grad(forward, requires_grad, n->name, dtype);
    any |= flags[k++];
  }
  aoti_joint joint = {0};
  aot_decompositions *table = NULL;
  aot_status status = NULL;
  if (forward->is_half && !any && !rewrites(forward)) {
    status = tool_decompose(session, forward, decompositions, &joint.graph);
  } else if (forward->is_half && !any) { // with its sizes and its outputs that are None
    status = aot_decompositions_create(session, decompositions, &table);
    if (!status) status = aot_graph_decompose(session, forward, table, &joint.graph);
  } else {
    status = aot_decompositions_create(session, decompositions, &table);
    if (!status)
      status =
          aoti_trace_joint_graph(session, forward, flags,
                                 &(aoti_trace_options){.decompositions = table,
                                                       .keep_input_mutations = options->keep_inference_input_mutations,
                                                       .row_major_tangents = !options->guess_tangent_strides_as_outputs,
                                                       .functionalize_rng_ops = options->functionalize_rng_ops},
                                 &joint);
  }
  aot_decompositions_destroy(table);
  aoti_free(&aoti_heap, flags);
  *out = joint.graph;
  return status;
}

aot_status tool_decompose(aot_session *session, const aoti_graph *g, const char *decompositions, aoti_graph **out) {
  aot_decompositions *table;
  if (!strcmp(decompositions, "none")) return aoti_graph_clone(g, out);
  AOT_TRY(aot_decompositions_create(session, decompositions, &table));
  aot_status status = aot_graph_decompose(session, g, table, out);
  aot_decompositions_destroy(table);
  return status;
}

bool tool_is_tensor_file(const char *path) {
  const char *dot = strrchr(path, '.');
  return dot && (!strcmp(dot, ".safetensors") || !strcmp(dot, ".npz"));
}

// ---- options

const char *tool_option(int argc, char **argv, int *i, const char *name) {
  size_t n = strlen(name);
  const char *arg = argv[*i];
  if (strncmp(arg, name, n)) return NULL;
  if (arg[n] == '=') return arg + n + 1;
  if (arg[n] || *i + 1 >= argc) return NULL;
  return argv[++*i];
}

int tool_usage(const char *tool, const char *what, const char *detail) {
  fprintf(stderr, "%s: %s%s%s\ntry %s --help\n", tool, what, detail ? ": " : "", detail ? detail : "", tool);
  return EXIT_USAGE;
}

aot_status tool_usage_status(const char *fmt, ...) {
  aoti_text t = {0};
  va_list args;
  va_start(args, fmt);
  aoti_text_vadd(&t, fmt, args);
  va_end(args);
  aot_status status = aoti_error(AOT_ERROR_INVALID, "%s", t.at ? t.at : fmt);
  aoti_text_deinit(&t);
  return aoti_in_pass(status, usage_pass);
}

static const tool_option_row *find_option(const tool_option_row *options, size_t n, const char *arg) {
  for (size_t i = 0; i < n; i++) {
    size_t k = strlen(options[i].name);
    if (!strncmp(arg, options[i].name, k) && (!arg[k] || arg[k] == '=')) return &options[i];
  }
  return NULL;
}

// Takes the option at argv[*i], and its value, which may be the next argument unless that is an option.
static int take_option(const char *tool, int argc, char **argv, int *i, const tool_option_row *o) {
  const char *arg = argv[*i], *value = strchr(arg, '=');
  bool optional = o->flag && o->value;
  if (value) value++;
  if (!value && !o->flag && *i + 1 < argc && strncmp(argv[*i + 1], "--", 2)) value = argv[++*i];
  if (value && !o->value && !o->list) return tool_usage(tool, "this option takes no value", arg);
  if ((!value && !o->flag) || (value && !*value)) return tool_usage(tool, "this option needs a value", o->name);
  if (o->list) {
    if (o->list->n == TOOL_LIST_MAX) return tool_usage(tool, "this option is given too often", o->name);
    o->list->at[o->list->n++] = value;
    return -1;
  }
  if (o->flag ? *o->flag : *o->value != NULL) return tool_usage(tool, "this option is given twice", o->name);
  if (o->flag) *o->flag = true;
  if (o->value && (value || !optional)) *o->value = value;
  return -1;
}

int tool_parse_options(const char *tool, const char *help, int argc, char **argv, const tool_option_row *options,
                       size_t n, const char **input) {
  for (int i = 1; i < argc; i++) {
    const char *arg = argv[i];
    if (!strcmp(arg, "--help") || !strcmp(arg, "-h")) return fputs(help, stdout) < 0 || fflush(stdout) ? EXIT_INPUT : 0;
    if (!strcmp(arg, "--version"))
      return printf("%s %s\n", tool, aot_version()) < 0 || fflush(stdout) ? EXIT_INPUT : EXIT_OK;
    const tool_option_row *o = find_option(options, n, arg);
    if (o) {
      int code = take_option(tool, argc, argv, &i, o);
      if (code >= 0) return code;
    } else if (arg[0] == '-' && arg[1])
      return tool_usage(tool, "there is no such option", arg);
    else if (*input)
      return tool_usage(tool, "more than one graph is given", arg);
    else
      *input = arg;
  }
  return -1;
}

static size_t name_length(const char *pair) { return strcspn(pair, "="); }

int tool_check_pairs(const char *tool, const char *option, const tool_list *list) {
  char what[80];
  for (size_t i = 0; i < list->n; i++) {
    size_t n = name_length(list->at[i]);
    snprintf(what, sizeof what, "%s takes NAME=VALUE", option);
    if (!n || !list->at[i][n] || !list->at[i][n + 1]) return tool_usage(tool, what, list->at[i]);
    snprintf(what, sizeof what, "%s is given twice for one name", option);
    for (size_t k = 0; k < i; k++)
      if (name_length(list->at[k]) == n && !strncmp(list->at[k], list->at[i], n))
        return tool_usage(tool, what, list->at[i]);
  }
  return -1;
}

const char *tool_pair(const tool_list *list, const char *name) {
  size_t n = strlen(name);
  for (size_t i = 0; i < list->n; i++)
    if (name_length(list->at[i]) == n && !strncmp(list->at[i], name, n)) return list->at[i] + n + 1;
  return NULL;
}

aot_status tool_check_inputs(const aoti_graph *g, const char *option, const tool_list *list) {
  for (size_t i = 0; i < list->n; i++) {
    uint32_t id = aoti_graph_find(g, list->at[i], name_length(list->at[i]));
    if (id == AOTI_NO_NODE || aoti_graph_node(g, id)->kind != AOTI_PLACEHOLDER)
      return tool_usage_status("%s %s: the graph has no input of that name", option, list->at[i]);
  }
  return NULL;
}

// A function of ptxsim.h, which only the stand-in driver has: it is loaded when its device is open.
static void *sim_symbol(const char *name) {
  void *lib = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
  return lib ? dlsym(lib, name) : NULL;
}

void tool_sim_count(void) {
  int (*count)(int);
  void *symbol = sim_symbol("ptxsim_count");
  memcpy(&count, &symbol, sizeof count);
  if (count) count(1);
}

aot_status tool_sim_counters(aoti_text *out) {
  size_t (*text)(char *, size_t);
  void *symbol = sim_symbol("ptxsim_counters_text");
  memcpy(&text, &symbol, sizeof text);
  if (!text) return aoti_error(AOT_ERROR_DEVICE, "the driver is not the PTX machine; it has no counters");
  size_t n = text(NULL, 0);
  char *buffer;
  AOT_TRY(aoti_alloc(&aoti_heap, n + 1, 1, &buffer));
  text(buffer, n + 1);
  aoti_text_put(out, buffer, n);
  aoti_free(&aoti_heap, buffer);
  return NULL;
}

aot_status tool_lay_out(aot_scope *scope, const aoti_node *n, aot_tensor *t, aot_tensor **out) {
  const aoti_meta *m = &n->type.tensor;
  *out = aoti_scope_own(scope, t);
  if (n->type.kind != AOTI_TYPE_TENSOR) return NULL;
  bool fits = m->ndim == t->meta.ndim && m->dtype == t->meta.dtype, same = fits;
  for (int d = 0; fits && d < m->ndim; d++) {
    fits = m->size[d].sym || m->size[d].value == aoti_dim(t, d);
    same = same && (m->stride[d].sym || m->stride[d].value == aoti_stride(t, d));
  }
  if (!fits)
    return aoti_error(AOT_ERROR_INVALID,
                      "the array for input %s does not have the dtype and shape that the graph is annotated with",
                      n->name);
  if (same) return NULL;
  size_t bytes;
  aoti_storage *storage;
  aot_tensor *strided = NULL;
  AOT_TRY(aoti_extent_bytes(m->dtype, m->ndim, m->size, m->stride, aot_i(0), &bytes));
  AOT_TRY(aoti_storage_create(m->device, bytes, true, &storage));
  aot_status status = aoti_tensor_create(storage, m->dtype, m->ndim, m->size, m->stride, aot_i(0), &strided);
  aoti_storage_release(storage);
  AOT_TRY(status);
  for (int64_t i = 0, k = aoti_tensor_numel(t); i < k; i++) aoti_tensor_set(strided, i, aoti_tensor_get(t, i));
  *out = aoti_scope_own(scope, strided);
  return NULL;
}
