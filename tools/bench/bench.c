// bench: the time of a compiled graph's forward and backward on this machine's CPU. compare.py sets it beside PyTorch.
#include "tool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char usage_text[] =
    "usage: bench GRAPH.fx [SECONDS]\n"
    "\n"
    "Prints the median, in microseconds, of the forward and of forward and backward together, over calls that take\n"
    "SECONDS (1) each: CPU time when OMP_NUM_THREADS is 1. Floating-point inputs are random and want gradients; "
    "integer inputs are zero.\n";

enum { MAX_TENSORS = 256, MAX_TIMES = 100000 };
static bool one_thread;

typedef struct work {
  aot_session *session;
  aoti_graph *graph;
  aot_function *function;
  aot_tensor *in[MAX_TENSORS], *seeds[MAX_TENSORS];
  size_t n_in, n_out;
} work;

/* What this process has used of its CPUs: with one thread that is the time a machine of its own would take. */
static double now(void) {
  struct timespec t;
  clock_gettime(one_thread ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e6 + (double)t.tv_nsec * 1e-3;
}

static void graph_function(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  work *w = user;
  aot_graph_run(s, w->graph, (aot_tensors){in, w->n_in}, out, w->n_out);
}

static aot_status filled(const aoti_meta *m, uint64_t *state, aot_tensor **out) {
  int64_t size[AOT_MAX_DIMS];
  for (int d = 0; d < m->ndim; d++) size[d] = m->size[d].value;
  AOT_TRY(aoti_tensor_new(m->dtype, m->ndim, size, out));
  for (int64_t i = 0, n = aoti_tensor_numel(*out); i < n; i++) {
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    aoti_tensor_set(*out, i, aoti_is_float(m->dtype) ? (double)(*state >> 11) * 0x1p-52 - 1 : 0);
  }
  return NULL;
}

/* One call; the seeds of the backward are made at the first. */
static aot_status call(work *w, bool backward) {
  uint64_t state = 7;
  aot_tensor *out[MAX_TENSORS], *seeded[MAX_TENSORS], *seeds[MAX_TENSORS], *wanted[MAX_TENSORS], *grads[MAX_TENSORS];
  aot_scope *s = aot_scope_begin(w->session);
  if (!s) return aoti_error(AOT_ERROR_OOM, "no memory for a scope");
  aot_function_call(s, w->function, (aot_tensors){w->in, w->n_in}, out);
  size_t n = 0, m = 0;
  aot_status status = NULL;
  for (size_t i = 0; i < w->n_out && backward && !s->error && !status; i++) {
    if (!out[i] || !out[i]->meta.requires_grad) continue;
    if (!w->seeds[i]) status = filled(&out[i]->meta, &state, &w->seeds[i]);
    seeded[n] = out[i];
    seeds[n++] = w->seeds[i];
  }
  for (size_t i = 0; i < w->n_in; i++)
    if (w->in[i]->meta.requires_grad) wanted[m++] = w->in[i];
  aot_tensors seed_list = {seeds, n};
  if (n && !status) aot_grad(s, (aot_tensors){seeded, n}, (aot_tensors){wanted, m}, &seed_list, false, grads);
  aot_status error = aot_scope_end(s);
  if (status) aot_status_free(error);
  return status ? status : error;
}

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static aot_status median(work *w, bool backward, double seconds, double *out) {
  static double times[MAX_TIMES];
  size_t n = 0;
  for (int i = 0; i < 3; i++) AOT_TRY(call(w, backward));
  for (double end = now() + seconds * 1e6; n < MAX_TIMES && (n < 5 || now() < end);) {
    double start = now();
    AOT_TRY(call(w, backward));
    times[n++] = now() - start;
  }
  qsort(times, n, sizeof *times, by_value);
  *out = times[n / 2];
  return NULL;
}

static aot_status run(work *w, const char *path, double seconds) {
  tool_source source = {.path = path};
  uint64_t state = 1;
  AOT_TRY(tool_load_graph(w->session, &source, &w->graph));
  for (uint32_t i = 0; i < w->graph->nodes.n; i++) {
    const aoti_node *n = aoti_graph_node(w->graph, i);
    if (n->kind != AOTI_PLACEHOLDER) continue;
    if (n->type.kind != AOTI_TYPE_TENSOR || w->n_in == MAX_TENSORS)
      return aoti_error(AOT_ERROR_INVALID, "input %s is no tensor, or one too many", n->name);
    AOT_TRY(filled(&n->type.tensor, &state, &w->in[w->n_in]));
    w->in[w->n_in++]->meta.requires_grad = aoti_is_float(n->type.tensor.dtype);
  }
  w->n_out = aot_graph_output_count(w->graph);
  if (w->n_out > MAX_TENSORS) return aoti_error(AOT_ERROR_INVALID, "more than %d outputs", MAX_TENSORS);
  AOT_TRY(aot_function_create(w->session, graph_function, w, w->n_in, w->n_out, NULL, &w->function));
  double forward, both;
  AOT_TRY(median(w, false, seconds, &forward));
  AOT_TRY(median(w, true, seconds, &both));
  printf("%.2f %.2f\n", forward, both);
  return NULL;
}

int main(int argc, char **argv) {
  static work w;
  if (argc < 2 || argc > 3) return fputs(usage_text, stderr), EXIT_USAGE;
  const char *threads = getenv("OMP_NUM_THREADS");
  one_thread = threads && !strcmp(threads, "1");
  aot_status s = tool_session("bench", &w.session);
  if (!s) s = run(&w, argv[1], argc > 2 ? strtod(argv[2], NULL) : 1);
  aot_function_destroy(w.function);
  for (size_t i = 0; i < MAX_TENSORS; i++) {
    aot_tensor_release(w.in[i]);
    aot_tensor_release(w.seeds[i]);
  }
  aot_graph_destroy(w.graph);
  aot_session_destroy(w.session);
  return s ? tool_fail("bench", s) : EXIT_OK;
}
