/* Shared by the fusion tests: FX text in; kernels, bytes and the results of running them on the host out, compared with
 * the reference kernels run node by node. */
#ifndef AOT_FUSE_TEST_H
#define AOT_FUSE_TEST_H

#include "codegen.h"
#include "driver.h"
#include "runtime.h"
#include "trace.h"

#include <aot/function.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static inline void must(aot_status s, const char *what) {
  if (s) fail_msg("%s\n%s", aot_status_text(s), what);
}

enum { FUSED_MAX = 3072 }; /* inputs, and outputs */

typedef struct fused {
  aot_session *session;
  aot_scope *scope;
  aoti_graph *graph; /* typed */
  aoti_arena arena;
  aoti_loop_module module;
  aoti_plan *plan;
  aot_value inputs[FUSED_MAX];
  size_t n_inputs;
} fused;

typedef struct retrace {
  const aoti_graph *g;
  size_t n_in, n_out;
} retrace;
static void run_again(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  const retrace *r = user;
  aot_value values[FUSED_MAX], results[FUSED_MAX];
  for (size_t i = 0; i < r->n_in; i++) values[i] = aoti_v_tensor(in[i]);
  aot_status status = aoti_interpret(s, r->g, values, r->n_in, results, r->n_out);
  if (status) aoti_scope_fail(s, status);
  for (size_t i = 0; i < r->n_out; i++)
    out[i] = !status && results[i].kind == AOT_TENSOR ? results[i].as.tensor : aoti_poison();
}

/* Reproducible values: floats in (-1, 1), integers in [0, int_limit), alternating truth. */
static uint64_t test_seed;
static double next_value(void) {
  test_seed = test_seed * 6364136223846793005u + 1442695040888963407u;
  return (double)(test_seed >> 11) / 9007199254740992.0 * 2 - 1;
}
static int int_limit = 4;

static void fill(aot_tensor *t) {
  for (int64_t i = 0, n = aoti_tensor_numel(t); i < n; i++) {
    double v = next_value();
    if (t->meta.dtype == AOT_B8)
      v = v > 0;
    else if (!aoti_is_float(t->meta.dtype))
      v = floor((v + 1) / 2 * int_limit);
    aoti_tensor_set(t, i, v);
  }
}

/* Parses text, fills its inputs, gives every node its type by running it, and lowers it. */
static inline fused fuse_text(const char *text, const aoti_fuse_options *options) {
  fused f = {0};
  aoti_graph *parsed;
  test_seed = 1;
  must(aot_session_create(NULL, &f.session), text);
  f.scope = aot_scope_begin(f.session);
  must(aoti_graph_parse(text, strlen(text), "test", f.session->registry, NULL, &parsed), text);
  aot_tensor *in[FUSED_MAX];
  const char *names[FUSED_MAX];
  const aot_value *v;
  retrace r = {.g = parsed};
  aoti_graph_outputs(parsed, &v, &r.n_out);
  for (uint32_t id = 0; id < parsed->nodes.n; id++) {
    const aoti_node *n = aoti_graph_node(parsed, id);
    if (n->kind != AOTI_PLACEHOLDER) continue;
    int64_t size[AOT_MAX_DIMS];
    for (int d = 0; d < n->type.tensor.ndim; d++) size[d] = n->type.tensor.size[d].value;
    must(aoti_tensor_new(n->type.tensor.dtype, n->type.tensor.ndim, size, &in[r.n_in]), text);
    aoti_scope_own(f.scope, in[r.n_in]);
    fill(in[r.n_in]);
    f.inputs[f.n_inputs++] = aoti_v_tensor(in[r.n_in]);
    names[r.n_in++] = n->name;
  }
  aot_graph *g;
  must(aot_make_fx(f.session, run_again, &r, (aot_tensors){in, r.n_in}, names, r.n_out, &g), text);
  f.graph = (aoti_graph *)g;
  aoti_arena_init(&f.arena, NULL);
  aoti_loop_module_init(&f.module, &f.arena);
  aoti_graph_destroy(parsed);
  must(aoti_lower_and_plan(f.graph, &f.arena, options, "test", &f.module, &f.plan), text);
  return f;
}

static inline void fused_free(fused *f) {
  aoti_plan_destroy(f->plan);
  aoti_arena_deinit(&f->arena);
  aoti_graph_destroy(f->graph);
  must(aot_scope_end(f->scope), "scope");
  aot_session_destroy(f->session);
}

static inline void print_all(const fused *f) {
  aoti_text t = {0};
  aoti_plan_print(f->plan, &t);
  aoti_loop_print(&f->module, &t);
  print_message("%s\n", t.at ? t.at : "");
  aoti_text_deinit(&t);
}

static inline void expect_counts(const fused *f, size_t kernels, size_t gemms, int64_t bytes_read,
                                 int64_t bytes_written) {
  size_t k = 0, g = 0;
  int64_t r = 0, w = 0, x;
  for (size_t i = 0; i < f->plan->steps.n; i++) {
    const aoti_plan_step *s = &f->plan->steps.at[i];
    k += s->kind == AOTI_STEP_KERNEL;
    g += s->kind == AOTI_STEP_GEMM;
    if (aoti_plan_size_is_const(f->plan, s->bytes_read, &x)) r += x;
    if (aoti_plan_size_is_const(f->plan, s->bytes_written, &x)) w += x;
  }
  if (k != kernels || g != gemms || r != bytes_read || w != bytes_written || getenv("AOT_TEST_PRINT")) print_all(f);
  assert_int_equal(k, kernels);
  assert_int_equal(g, gemms);
  assert_int_equal(r, bytes_read);
  assert_int_equal(w, bytes_written);
}

static void free_code(void *owner) {
  free(((void **)owner)[1]);
  aoti_compiled_destroy(((aoti_compiled **)owner)[0]);
  free(owner);
}
static void free_nothing(void *owner) { free(owner); }

/* The device that the test runs on: with AOT_TEST_DEVICE in the environment the CUDA device (the PTX machine). */
static inline aot_device fused_device(void) { return (aot_device){getenv("AOT_TEST_DEVICE") ? AOT_CUDA : AOT_CPU, 0}; }
static inline bool fused_elsewhere(void) { return fused_device().type != AOT_CPU; }

/* The graph compiled by the driver, which fuses as the device likes it. */
static inline aot_executable *fused_by_driver(fused *f) {
  aot_executable *exe;
  const aot_value *v;
  size_t n;
  aoti_graph_outputs(f->graph, &v, &n);
  must(aoti_compile_pair(f->session, f->graph, NULL, n, NULL, fused_device(), &exe), "compile");
  return exe;
}

/* The plan as it is, and its kernels; takes it over. Its extern products are none of a CUDA device: there the driver
 * makes another. */
static inline aot_executable *fused_compile(fused *f) {
  aoti_compiled *c = NULL;
  aoti_target target = {AOTI_TARGET_HOST, NULL, NULL};
  aoti_codegen_options o = AOTI_CODEGEN_OPTIONS_INIT;
  aoti_code code = {0}, none = {.free_owner = free_nothing};
  if (fused_elsewhere()) {
    for (size_t i = 0; i < f->plan->steps.n; i++)
      if (f->plan->steps.at[i].kind == AOTI_STEP_GEMM) return fused_by_driver(f);
    must(aoti_target_for(fused_device(), &f->arena, &target), "device");
  }
  void **owner = calloc(2, sizeof *owner);
  if (f->module.kernels.n) must(aoti_codegen_compile(&f->module, &target, &o, &c), "codegen");
  aoti_code_kernel *k = calloc(f->module.kernels.n + 1, sizeof *k);
  for (size_t i = 0; c && i < c->n_kernels; i++) {
    const aoti_kernel_code *x = &c->kernels[i];
    k[i] = (aoti_code_kernel){.name = x->name,
                              .n_buffers = x->n_buffers,
                              .n_sizes = x->n_sizes,
                              .n_scalars = x->n_scalars,
                              .reports_errors = x->reports_errors,
                              .points = x->points,
                              .work = x->work,
                              .fn = x->fn,
                              .blocks = x->blocks,
                              .block_threads = x->block_threads};
  }
  owner[0] = c;
  owner[1] = k;
  code = (aoti_code){.kernels = k,
                     .n_kernels = f->module.kernels.n,
                     .ptx = c ? c->ptx.data : NULL,
                     .owner = owner,
                     .free_owner = free_code};
  aoti_plan_pair pair = {.forward = f->plan, .n_outputs = (uint32_t)f->plan->outputs.n};
  aot_executable *exe;
  must(aoti_executable_create(pair, code, none, fused_device(), &exe), "executable");
  f->plan = NULL;
  return exe;
}

static inline aot_tensor *moved_to(const aot_tensor *t, aot_device device) {
  aot_tensor *there;
  must(aot_tensor_to(t, device, &there), "copy");
  return there;
}

/* Runs it; what it gives, and what it wrote into its inputs, is where it can be read. */
static inline aot_status fused_run(fused *f, aot_executable *exe, aot_value *got) {
  const aot_device cpu = {AOT_CPU, 0};
  if (!fused_elsewhere()) return aoti_plan_run(exe, 0, NULL, f->inputs, NULL, NULL, NULL, got);
  aot_value there[FUSED_MAX];
  for (size_t i = 0; i < f->n_inputs; i++) there[i] = aoti_v_tensor(moved_to(f->inputs[i].as.tensor, fused_device()));
  aot_status status = aoti_plan_run(exe, 0, NULL, there, NULL, NULL, NULL, got);
  for (size_t i = 0; i < exe->pair.forward->outputs.n && !status; i++) {
    if (got[i].kind != AOT_TENSOR) continue;
    aot_tensor *here = moved_to(got[i].as.tensor, cpu);
    aot_tensor_release(got[i].as.tensor);
    got[i].as.tensor = here;
  }
  for (size_t i = 0; i < f->n_inputs; i++) {
    aot_tensor *t = f->inputs[i].as.tensor, *here = moved_to(there[i].as.tensor, cpu);
    for (int64_t e = 0; e < aoti_tensor_numel(t); e++) aoti_tensor_set(t, e, aoti_tensor_get(here, e));
    aot_tensor_release(here);
    aot_tensor_release(there[i].as.tensor);
  }
  return status;
}

static inline void close_enough(const aot_tensor *a, const aot_tensor *b, size_t i, double tolerance) {
  assert_int_equal(a->meta.dtype, b->meta.dtype);
  assert_int_equal(aoti_tensor_numel(a), aoti_tensor_numel(b));
  for (int64_t e = 0; e < aoti_tensor_numel(a); e++) {
    double x = aoti_tensor_get(a, e), y = aoti_tensor_get(b, e);
    if ((isnan(x) && isnan(y)) || x == y) continue;
    if (!(fabs(x - y) <= tolerance * (1 + fabs(y))))
      fail_msg("output %zu element %lld: %.9g, the reference says %.9g", i, (long long)e, x, y);
  }
}

/* Runs both ways; every output, and every input, must agree within tolerance * (1 + |reference|). */
static inline void expect_same(fused *f, aot_executable *exe, double tolerance) {
  aot_value want[FUSED_MAX], got[FUSED_MAX];
  const aot_value *v;
  size_t n;
  aoti_graph_outputs(f->graph, &v, &n);
  aot_tensor *before[FUSED_MAX];
  for (size_t i = 0; i < f->n_inputs; i++) { /* what the graph overwrites is compared too */
    const aot_tensor *t = f->inputs[i].as.tensor;
    int64_t size[AOT_MAX_DIMS];
    for (int d = 0; d < t->meta.ndim; d++) size[d] = aoti_dim(t, d);
    must(aoti_tensor_new(t->meta.dtype, t->meta.ndim, size, &before[i]), "copy");
    for (int64_t e = 0; e < aoti_tensor_numel(t); e++) aoti_tensor_set(before[i], e, aoti_tensor_get(t, e));
    aoti_scope_own(f->scope, before[i]);
  }
  must(fused_run(f, exe, got), "run");
  aot_value copies[FUSED_MAX];
  for (size_t i = 0; i < f->n_inputs; i++) copies[i] = aoti_v_tensor(before[i]);
  must(aoti_interpret(f->scope, f->graph, copies, f->n_inputs, want, n), "reference");
  for (size_t i = 0; i < n + f->n_inputs; i++) {
    if (i < n && want[i].kind == AOT_INT) assert_int_equal(got[i].as.i.value, want[i].as.i.value);
    if (i < n && want[i].kind != AOT_TENSOR) continue;
    close_enough(i < n ? got[i].as.tensor : f->inputs[i - n].as.tensor, i < n ? want[i].as.tensor : before[i - n], i,
                 tolerance);
  }
  for (size_t i = 0; i < n; i++)
    if (got[i].kind == AOT_TENSOR) aot_tensor_release(got[i].as.tensor);
}

static inline void expect_reference(fused *f, double tolerance) {
  aot_executable *exe = fused_elsewhere() ? fused_by_driver(f) : fused_compile(f);
  expect_same(f, exe, tolerance);
  aot_executable_release(exe);
}

/* One graph: what it costs, and that it computes the right thing. */
static inline void expect_fused(const char *text, size_t kernels, size_t gemms, int64_t bytes_read,
                                int64_t bytes_written, double tolerance) {
  aoti_fuse_options options = {.extern_gemm = true, .few_threads = true};
  fused f = fuse_text(text, &options);
  expect_counts(&f, kernels, gemms, bytes_read, bytes_written);
  expect_reference(&f, tolerance);
  fused_free(&f);
}

#endif
