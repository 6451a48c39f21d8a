// aot-run: compiles a graph and runs it, forward and backward, on arrays from npy files.
#include "tool.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage_text[] =
    "usage: aot-run [options] GRAPH.fx --input NAME=FILE.npy ...\n"
    "\n"
    "GRAPH.fx (or - for standard input) is a forward graph as FX text, or a .pt2 archive of torch.export (see\n"
    "docs/formats.md). It is differentiated, partitioned, compiled and run;\n"
    "outputs and gradients are printed, or saved.\n"
    "\n"
    "  --input NAME=FILE.npy    the value of an input; every input needs one, unless --random\n"
    "  --weights FILE           values of inputs by name from .safetensors or .npz, parameters by their names in the "
    "module;\n"
    "                           may be repeated; an archive brings its own\n"
    "  --graph=WHICH            of several graphs in the text: a kind, a headline, a number (see aot-llc)\n"
    "  --tangent N=FILE.npy     the gradient of output number N (from 1); ones by default\n"
    "  --random[=SEED]          random values for inputs without --input (sizes must be annotated): normal numbers, "
    "and\n"
    "                           for integers places that exist in what the graph looks up with them\n"
    "  --shape NAME=f32[2,4]    the type of an input that the text does not annotate; may be repeated\n"
    "  --dtype NAME=bf16        reads a u2 array as bf16\n"
    "  --requires-grad=WHICH    all (every floating-point input), none, parameters, or names: a,b (see aot-llc)\n"
    "  --partition=NAME         default or min_cut (the default)\n"
    "  --target=host|nvptx      where to run: this machine (the default), or a CUDA device\n"
    "  --device=cuda|sim        with --target=nvptx: the system's CUDA device (the default), or the PTX machine, "
    "which\n"
    "                           executes PTX on this computer and checks every access (see docs/ptxsim.md)\n"
    "  --profile                with --device=sim: what each kernel executed, moved and waited for, and its floor "
    "time\n"
    "  --compare=reference      also run the reference kernels, and report the error of every result\n"
    "  --max-error=X            with --compare: exit code 5 when an error exceeds X times the largest reference value\n"
    "  --save=DIR|FILE          write out_N.npy and grad_NAME.npy into a directory instead of printing; or all of "
    "them,\n"
    "                           as out_N and grad_NAME, into FILE.safetensors or FILE.npz\n"
    "  --help --version\n"
    "\n"
    "Exit codes: 0 done; 1 the input does not parse, verify or fit; 2 usage; 3 unsupported, or no such device;\n"
    "4 internal failure; 5 --max-error exceeded.\n";

enum { EXIT_MISMATCH = 5, MAX_OPTIONS = 256 };

typedef struct options {
  tool_source source;
  const char *requires_grad, *partition, *target, *device, *save, *compare_with, *max_error_text, *seed_text;
  tool_list inputs, tangents, dtypes, weights;
  bool random, profile;
  uint64_t seed;
  double max_error; // -1: none
} options;

static int usage_error(const char *what, const char *detail) { return tool_usage("aot-run", what, detail); }

static bool read_seed(const char *text, uint64_t *out) {
  char *end;
  errno = 0;
  *out = strtoull(text, &end, 10);
  return *text >= '0' && *text <= '9' && !*end && !errno;
}

static bool read_error_bound(const char *text, double *out) {
  char *end;
  *out = strtod(text, &end);
  return end != text && !*end && isfinite(*out) && *out >= 0;
}

static int check_values(options *o) {
  if (o->seed_text && !read_seed(o->seed_text, &o->seed))
    return usage_error("--random takes a whole number", o->seed_text);
  if (o->compare_with && strcmp(o->compare_with, "reference"))
    return usage_error("--compare knows reference", o->compare_with);
  o->max_error = -1;
  if (o->max_error_text && !read_error_bound(o->max_error_text, &o->max_error))
    return usage_error("--max-error takes a number of at least 0", o->max_error_text);
  if (o->max_error_text && !o->compare_with) return usage_error("--max-error goes with --compare=reference", NULL);
  for (size_t i = 0; i < o->dtypes.n; i++) {
    const char *dtype = strchr(o->dtypes.at[i], '=') + 1;
    if (!aoti_dtype_parse(dtype, strlen(dtype))) return usage_error("--dtype knows no such type", o->dtypes.at[i]);
  }
  return -1;
}

static int parse_options(int argc, char **argv, options *o) {
  const tool_option_row list[] = {
      {"--input", .list = &o->inputs},
      {"--weights", .list = &o->weights},
      {"--tangent", .list = &o->tangents},
      {"--random", .flag = &o->random, .value = &o->seed_text},
      {"--shape", .list = &o->source.shapes},
      {"--dtype", .list = &o->dtypes},
      {"--graph", .value = &o->source.which},
      {"--requires-grad", .value = &o->requires_grad},
      {"--partition", .value = &o->partition},
      {"--target", .value = &o->target},
      {"--device", .value = &o->device},
      {"--profile", .flag = &o->profile},
      {"--compare", .value = &o->compare_with},
      {"--max-error", .value = &o->max_error_text},
      {"--save", .value = &o->save},
  };
  int code = tool_parse_options("aot-run", usage_text, argc, argv, list, sizeof list / sizeof *list, &o->source.path);
  if (code < 0) code = tool_check_pairs("aot-run", "--input", &o->inputs);
  if (code < 0) code = tool_check_pairs("aot-run", "--tangent", &o->tangents);
  if (code < 0) code = tool_check_pairs("aot-run", "--shape", &o->source.shapes);
  if (code < 0) code = tool_check_pairs("aot-run", "--dtype", &o->dtypes);
  if (code < 0) code = check_values(o);
  if (code >= 0) return code;
  if (!o->source.path) return usage_error("no graph is given", NULL);
  if (o->target && strcmp(o->target, "host") && strcmp(o->target, "nvptx"))
    return usage_error("--target is host or nvptx", o->target);
  if (o->device && strcmp(o->device, "cuda") && strcmp(o->device, "sim"))
    return usage_error("--device is cuda or sim", o->device);
  if (o->profile && (!o->device || strcmp(o->device, "sim")))
    return usage_error("--profile goes with --device=sim", NULL);
  if (o->device && !o->target) o->target = "nvptx";
  if (o->device && strcmp(o->target, "nvptx")) return usage_error("--device goes with --target=nvptx", o->device);
  if (o->partition && !aot_partitioner_find(o->partition))
    return usage_error("--partition is default or min_cut", o->partition);
  return -1;
}

typedef struct work {
  const options *o;
  aot_session *session;
  aot_scope *scope;
  aoti_graph *graph;
  aot_tensor *in[MAX_OPTIONS], *out[MAX_OPTIONS], *seeds[MAX_OPTIONS], *grads[MAX_OPTIONS];
  const char *names[MAX_OPTIONS];
  size_t n_in, n_out;
  uint32_t present[MAX_OPTIONS]; // which of the outputs are tensors: a backward graph has None among them
  size_t n_present;
  aot_tensor_file *weights[TOOL_LIST_MAX];
  size_t n_weights;
  const char *saved_names[2 * MAX_OPTIONS]; // for --save=FILE; the strings are the session's
  aot_tensor *saved[2 * MAX_OPTIONS];
  size_t n_saved;
  bool mismatch;
} work;

// A value from --weights, or one that came with the graph; NULL where there is none.
static aot_status find_weight(work *w, aot_tensor **out) {
  *out = NULL;
  for (size_t i = 0; i < w->n_weights && !*out; i++)
    AOT_TRY(aot_graph_input_from(w->graph, w->n_in, w->weights[i], out));
  if (!*out) *out = aot_tensor_retain(aot_graph_input_value(w->graph, w->n_in));
  return NULL;
}

static aot_status open_weights(work *w) {
  for (; w->n_weights < w->o->weights.n; w->n_weights++)
    AOT_TRY(aot_tensor_file_open(w->o->weights.at[w->n_weights], &w->weights[w->n_weights]));
  return NULL;
}

static aot_status load_input(work *w, uint32_t id, uint64_t *random, aot_tensor **out) {
  const aoti_node *n = aoti_graph_node(w->graph, id);
  const char *path = tool_pair(&w->o->inputs, n->name), *dtype = tool_pair(&w->o->dtypes, n->name);
  if (dtype && !path) return tool_usage_status("--dtype %s=%s goes with --input %s=FILE.npy", n->name, dtype, n->name);
  if (path)
    return aoti_npy_read(path,
                         dtype                              ? aoti_dtype_parse(dtype, strlen(dtype))
                         : n->type.kind == AOTI_TYPE_TENSOR ? n->type.tensor.dtype
                                                            : AOT_DTYPE_NONE,
                         out);
  AOT_TRY(find_weight(w, out));
  if (*out) return NULL;
  if (!w->o->random || n->type.kind != AOTI_TYPE_TENSOR)
    return aoti_error(AOT_ERROR_INVALID, "input %s has no value; give --input %s=FILE.npy", n->name, n->name);
  return aoti_at_node(tool_random(w->graph, id, random, out), n->name);
}

static aot_status load_inputs(work *w) {
  uint64_t random = w->o->seed * 2 + 1;
  AOT_TRY(tool_check_inputs(w->graph, "--input", &w->o->inputs));
  AOT_TRY(tool_check_inputs(w->graph, "--dtype", &w->o->dtypes));
  if (w->o->requires_grad) AOT_TRY(tool_check_requires_grad(w->graph, w->o->requires_grad));
  for (size_t i = 0; i < w->graph->nodes.n; i++) {
    const aoti_node *n = aoti_graph_node(w->graph, (uint32_t)i);
    if (n->kind != AOTI_PLACEHOLDER) continue;
    if (w->n_in == MAX_OPTIONS) return aoti_error(AOT_ERROR_UNSUPPORTED, "more than %d inputs", MAX_OPTIONS);
    aot_tensor *t;
    AOT_TRY(load_input(w, (uint32_t)i, &random, &t));
    AOT_TRY(tool_lay_out(w->scope, n, t, &w->in[w->n_in]));
    if (tool_wants_grad(w->graph, w->o->requires_grad, n->name, t->meta.dtype))
      aot_requires_grad(w->scope, w->in[w->n_in]);
    w->names[w->n_in++] = n->name;
  }
  return NULL;
}

// Every --tangent is for an output that has a gradient.
static aot_status check_tangents(const work *w) {
  for (size_t k = 0; k < w->o->tangents.n; k++) {
    uint64_t i;
    const char *text = w->o->tangents.at[k];
    char number[24] = "";
    snprintf(number, sizeof number, "%.*s", (int)strcspn(text, "="), text);
    if (!read_seed(number, &i) || number[0] == '0' || i > w->n_out)
      return tool_usage_status("--tangent %s: the outputs are numbered from 1 to %zu", text, w->n_out);
    if (!w->out[i - 1] || !w->out[i - 1]->meta.requires_grad)
      return tool_usage_status("--tangent %s: that output depends on no input that requires gradients", text);
  }
  return NULL;
}

static aot_status make_seeds(work *w) {
  AOT_TRY(check_tangents(w));
  for (size_t i = 0; i < w->n_out; i++) {
    char name[24];
    snprintf(name, sizeof name, "%zu", i + 1);
    const char *path = tool_pair(&w->o->tangents, name);
    if (!w->out[i] || !w->out[i]->meta.requires_grad) continue;
    aot_tensor *t; // in host memory, wherever the outputs are
    if (path)
      AOT_TRY(aoti_npy_read(path, w->out[i]->meta.dtype, &t));
    else {
      int64_t size[AOT_MAX_DIMS];
      for (int d = 0; d < w->out[i]->meta.ndim; d++) size[d] = aoti_dim(w->out[i], d);
      AOT_TRY(aoti_tensor_new(w->out[i]->meta.dtype, w->out[i]->meta.ndim, size, &t));
      for (int64_t k = 0, n = aoti_tensor_numel(t); k < n; k++) aoti_tensor_set(t, k, 1);
    }
    w->seeds[i] = aoti_scope_own(w->scope, t);
  }
  return NULL;
}

// The graph as a function of its outputs that are tensors, so that aot_function compiles it.
static void graph_function(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  work *w = user;
  aot_tensor *all[MAX_OPTIONS];
  aot_graph_run(s, w->graph, (aot_tensors){in, w->n_in}, all, w->n_out);
  for (size_t i = 0; i < w->n_present; i++) out[i] = all[w->present[i]];
}

static bool is_tensor(const aoti_graph *g, const aot_value *v) {
  if (v->kind != AOT_NODE) return false;
  const aoti_node *n = aoti_graph_node(g, v->as.node);
  return n->type.kind != AOTI_TYPE_INT && n->type.kind != AOTI_TYPE_FLOAT;
}

static void find_present(work *w) {
  const aot_value *items;
  size_t n;
  aoti_graph_outputs(w->graph, &items, &n);
  for (uint32_t i = 0; i < n; i++)
    if (is_tensor(w->graph, &items[i])) w->present[w->n_present++] = i;
}

static void differentiate(work *w, aot_tensor **in, aot_tensor **out, aot_tensor **grads) {
  aot_tensor *seeded[MAX_OPTIONS], *seeds[MAX_OPTIONS], *wanted[MAX_OPTIONS], *found[MAX_OPTIONS];
  size_t n = 0, m = 0;
  for (size_t i = 0; i < w->n_out; i++)
    if (out[i] && out[i]->meta.requires_grad) seeded[n] = out[i], seeds[n++] = w->seeds[i];
  for (size_t i = 0; i < w->n_in; i++)
    if (in[i]->meta.requires_grad) wanted[m++] = in[i];
  aot_tensors seed_list = {seeds, n};
  if (n) aot_grad(w->scope, (aot_tensors){seeded, n}, (aot_tensors){wanted, m}, &seed_list, false, found);
  m = 0;
  for (size_t i = 0; i < w->n_in; i++) grads[i] = n && in[i]->meta.requires_grad ? found[m++] : NULL;
}

static aot_status to_device(work *w, aot_tensor **list, size_t n, aot_device device) {
  for (size_t i = 0; i < n; i++) {
    if (!list[i]) continue;
    aot_tensor *t;
    AOT_TRY(aot_tensor_to(list[i], device, &t));
    t->meta.requires_grad = list[i]->meta.requires_grad && !list[i]->grad_fn;
    list[i] = aoti_scope_own(w->scope, t);
  }
  return NULL;
}

static aot_status show(work *w, const char *name, const char *file, aot_tensor *t) {
  if (!t) {
    if (!w->o->save) printf("%s: none\n", name);
    return NULL;
  }
  if (w->o->save && tool_is_tensor_file(w->o->save)) {
    AOT_TRY(aoti_arena_strdup(&w->graph->arena, file, strlen(file), &w->saved_names[w->n_saved]));
    w->saved[w->n_saved++] = t;
    return NULL;
  }
  if (w->o->save) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.npy", w->o->save, file);
    return aoti_npy_write(path, t);
  }
  printf("%s: %s[", name, aot_dtype_name(t->meta.dtype));
  for (int d = 0; d < t->meta.ndim; d++) printf("%s%lld", d ? ", " : "", (long long)aoti_dim(t, d));
  printf("]");
  int64_t n = aoti_tensor_numel(t);
  for (int64_t i = 0; i < n && i < 16; i++) printf(" %.9g", aoti_tensor_get(t, i));
  printf("%s\n", n > 16 ? " ..." : "");
  return NULL;
}

static void compare(work *w, const char *name, const aot_tensor *got, const aot_tensor *want) {
  if (!got || !want) {
    if (got != want) w->mismatch = true;
    return;
  }
  double worst = 0, scale = 0;
  for (int64_t i = 0, n = aoti_tensor_numel(want); i < n; i++) {
    double g = aoti_tensor_get(got, i), v = aoti_tensor_get(want, i);
    if (isnan(g) && isnan(v)) continue;
    if (g != v) worst = fmax(worst, isnan(g - v) ? INFINITY : fabs(g - v));
    if (isfinite(v)) scale = fmax(scale, fabs(v));
  }
  printf("%s: largest error %.3g, largest value %.6g\n", name, worst, scale);
  if (w->o->max_error >= 0 && !(worst <= w->o->max_error * (scale > 0 ? scale : 1))) w->mismatch = true;
}

static aot_status report(work *w, aot_tensor **ref_out, aot_tensor **ref_grads) {
  for (size_t i = 0; i < w->n_out; i++) {
    char name[32], file[32];
    snprintf(name, sizeof name, "output %zu", i + 1);
    snprintf(file, sizeof file, "out_%zu", i + 1);
    AOT_TRY(show(w, name, file, w->out[i]));
    if (w->o->compare_with) compare(w, name, w->out[i], ref_out[i]);
  }
  for (size_t i = 0; i < w->n_in; i++) {
    if (!w->in[i]->meta.requires_grad) continue;
    char name[300], file[300];
    snprintf(name, sizeof name, "gradient of %.256s", w->names[i]);
    snprintf(file, sizeof file, "grad_%.256s", w->names[i]);
    AOT_TRY(show(w, name, file, w->grads[i]));
    if (w->o->compare_with) compare(w, name, w->grads[i], ref_grads[i]);
  }
  return NULL;
}

// What the text or the archive says of values is held against what the operators give, where all inputs have types.
static aot_status check_types(work *w) {
  for (size_t i = 0; i < w->graph->nodes.n; i++) {
    const aoti_node *n = aoti_graph_node(w->graph, (uint32_t)i);
    if (n->kind == AOTI_PLACEHOLDER && n->type.kind != AOTI_TYPE_TENSOR && n->type.kind != AOTI_TYPE_INT) return NULL;
  }
  aot_status status = aoti_graph_infer(w->session, w->graph);
  if (aot_status_code(status) == AOT_ERROR_INVALID) return status;
  aot_status_free(status); // what cannot be compiled says so when it is
  return NULL;
}

static aot_status run(work *w) {
  const options *o = w->o;
  AOT_TRY(tool_load_graph(w->session, &o->source, &w->graph));
  if (w->graph->n_fwd_outputs >= 0)
    return aoti_error(AOT_ERROR_INVALID, "a joint graph cannot be run; give the forward graph");
  AOT_TRY(aoti_graph_supported(w->session, w->graph));
  AOT_TRY(check_types(w));
  w->n_out = aot_graph_output_count(w->graph);
  if (w->n_out > MAX_OPTIONS) return aoti_error(AOT_ERROR_UNSUPPORTED, "more than %d outputs", MAX_OPTIONS);
  find_present(w);
  AOT_TRY(open_weights(w));
  AOT_TRY(load_inputs(w));
  aot_device device = {o->target && !strcmp(o->target, "nvptx") ? AOT_CUDA : AOT_CPU, 0};
  AOT_TRY(aot_device_open(o->device ? o->device : device.type == AOT_CUDA ? "cuda" : "cpu", &device));
  if (o->profile) tool_sim_count();
  aot_tensor *ref_out[MAX_OPTIONS] = {0}, *ref_grads[MAX_OPTIONS] = {0}, *in[MAX_OPTIONS], *made[MAX_OPTIONS] = {0};
  aot_function_options how = AOT_FUNCTION_OPTIONS_INIT;
  how.partition = aot_partitioner_find(o->partition ? o->partition : "min_cut");
  aot_function *f;
  AOT_TRY(aot_function_create(w->session, graph_function, w, w->n_in, w->n_present, &how, &f));
  memcpy(in, w->in, sizeof in);
  aot_status status = device.type == AOT_CPU && !o->compare_with ? NULL : to_device(w, in, w->n_in, device);
  const uint64_t drawn = w->session->offset;
  if (!status) aot_function_call(w->scope, f, (aot_tensors){in, w->n_in}, made);
  for (size_t i = 0; i < w->n_present; i++) w->out[w->present[i]] = made[i];
  if (!status && !w->scope->error) status = make_seeds(w);
  if (!status && device.type != AOT_CPU) status = to_device(w, w->seeds, w->n_out, device);
  if (!status && !w->scope->error) differentiate(w, in, w->out, w->grads);
  if (!status && !w->scope->error && device.type != AOT_CPU) {
    status = to_device(w, w->out, w->n_out, (aot_device){AOT_CPU, 0});
    if (!status) status = to_device(w, w->grads, w->n_in, (aot_device){AOT_CPU, 0});
    if (!status) status = to_device(w, w->seeds, w->n_out, (aot_device){AOT_CPU, 0});
  }
  if (!status && !w->scope->error && o->compare_with) {
    w->session->offset = drawn; // the same random numbers
    aot_graph_run(w->scope, w->graph, (aot_tensors){w->in, w->n_in}, ref_out, w->n_out);
    if (!w->scope->error) differentiate(w, w->in, ref_out, ref_grads);
  }
  if (!status && !w->scope->error) status = report(w, ref_out, ref_grads);
  if (!status && !w->scope->error && o->save && tool_is_tensor_file(o->save))
    status = aot_tensor_file_save(o->save, w->saved_names, (aot_tensors){w->saved, w->n_saved});
  if (!status && !w->scope->error && o->profile) {
    aoti_text t = {0};
    status = tool_sim_counters(&t);
    if (!status) status = t.failed ? aoti_oom() : tool_write(NULL, t.at ? t.at : "", t.n);
    aoti_text_deinit(&t);
  }
  aot_function_destroy(f);
  return status;
}

int main(int argc, char **argv) {
  options o = {0};
  int code = parse_options(argc, argv, &o);
  if (code >= 0) return code;
  work w = {.o = &o};
  aot_status status = tool_session("aot-run", &w.session);
  if (!status) {
    w.scope = aot_scope_begin(w.session);
    status = run(&w);
    aot_status error = aot_scope_end(w.scope);
    if (status)
      aot_status_free(error);
    else
      status = error;
  }
  for (size_t i = 0; i < w.n_weights; i++) aot_tensor_file_close(w.weights[i]);
  aoti_graph_destroy(w.graph);
  aot_session_destroy(w.session);
  if (status) return tool_fail("aot-run", status);
  if (fflush(stdout)) {
    fprintf(stderr, "aot-run: cannot write to standard output\n");
    return EXIT_INPUT;
  }
  return w.mismatch ? EXIT_MISMATCH : EXIT_OK;
}
