/* The functions of "Torch Internals (Part 3) - AOT Autograd", traced by libaot: the program prints every graph that the
 * article shows, in its order. */
#include <aot/aot.h>

#include <stdio.h>
#include <stdlib.h>

static void check(aot_status status) {
  if (!status) return;
  fprintf(stderr, "article: %s\n", aot_status_text(status));
  exit(1);
}

static void multiply(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_mul(s, in[0], in[1]);
}

static void add(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_add(s, in[0], in[1]);
}

static void cosine_of_cosine(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *x = aot_add(s, aot_add(s, aot_add(s, in[0], in[1]), in[2]), in[3]);
  out[0] = aot_cos(s, aot_cos(s, x));
}

static void print_graph(const aot_graph *graph) {
  char *text;
  check(aot_graph_print(graph, AOT_ANNOTATE_NONE, &text));
  printf("%s\n", text);
  aot_text_free(text);
}

/* A compiler that prints its graph and runs it node by node. */
static aot_status print_and_run(void *user, const aot_graph *graph, aot_boxed *out) {
  (void)user;
  print_graph(graph);
  return aot_make_boxed(graph, out);
}

/* aot_function(fn, fw_compiler, bw_compiler); res = fn(a, b, ...); res.sum().backward() */
static void forward_and_backward(aot_session *session, aot_fn fn, size_t n_in, aot_partitioner partition) {
  aot_function_options options = AOT_FUNCTION_OPTIONS_INIT;
  options.partition = partition;
  options.fw_compiler = options.bw_compiler = print_and_run;
  aot_function *f;
  check(aot_function_create(session, fn, NULL, n_in, 1, &options, &f));
  aot_scope *s = aot_scope_begin(session);
  aot_tensor *in[4], *out;
  for (size_t i = 0; i < n_in; i++)
    in[i] = aot_requires_grad(s, aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(2), aot_i(4)), NULL));
  aot_function_call(s, f, (aot_tensors){in, n_in}, &out);
  aot_backward(s, aot_sum(s, out), NULL);
  check(aot_scope_end(s));
  aot_function_destroy(f);
}

int main(void) {
  aot_session *session;
  check(aot_session_create(NULL, &session));

  /* aot_function: the forward, then the backward, of a * b. */
  forward_and_backward(session, multiply, 2, aot_default_partition);

  /* make_fx records ATen; symbolic_trace records what was written. */
  aot_scope *s = aot_scope_begin(session);
  aot_tensor *xy[2];
  for (int i = 0; i < 2; i++) xy[i] = aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(8)), NULL);
  const char *names[] = {"x", "y"};
  aot_graph *graph;
  check(aot_make_fx(session, add, NULL, (aot_tensors){xy, 2}, names, 1, &graph));
  print_graph(graph);
  aot_graph_destroy(graph);
  check(aot_symbolic_trace(session, add, NULL, names, 2, 1, &graph));
  print_graph(graph);
  aot_graph_destroy(graph);
  check(aot_scope_end(s));

  /* cos(cos(a + b + c + d)) under both partitioners. */
  forward_and_backward(session, cosine_of_cosine, 4, aot_default_partition);
  forward_and_backward(session, cosine_of_cosine, 4, aot_min_cut_rematerialization_partition);

  aot_session_destroy(session);
  return 0;
}
