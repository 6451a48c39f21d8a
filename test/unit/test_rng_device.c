// Random operators in regions that are recomputed. The halves are PyTorch's to the letter (test/parity/rng, written by
// rng.py); the backward draws what the forward drew, interpreted, compiled, and on a CUDA device, where the states are
// saved or given to both halves.
#include "driver.h"
#include "unit.h"
#include <aot/aot.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *read_file(const char *name, size_t *n) {
  char path[600];
  snprintf(path, sizeof path, "%s/rng/%s", AOT_TEST_PARITY_DIR, name);
  FILE *f = fopen(path, "r");
  if (!f) fail_msg("no %s", path);
  char *text = calloc(1, 1 << 20);
  *n = fread(text, 1, (1 << 20) - 1, f);
  fclose(f);
  return text;
}

static void same_text(const aoti_graph *g, const char *file) {
  size_t n;
  char *want = read_file(file, &n);
  aoti_text got = {0};
  assert_ok(aoti_graph_print(g, AOTI_ANNOTATE_TYPES, &got));
  if (strcmp(got.at, want)) fail_msg("%s: ours\n%s\nPyTorch's\n%s", file, got.at, want);
  aoti_text_deinit(&got);
  free(want);
}

static void halves_are_pytorchs(void **state) {
  (void)state;
  static const char *const names[] = {"dropout_rand", "two_regions", "noise", "bernoulli", "drawn_outside"};
  static const struct { const char *file, *partitioner; } which[] = {{"default", "default"}, {"mincut", "min_cut"}};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    for (int k = 0; k < 2; k++) {
      char file[100];
      size_t n;
      aot_session *ses;
      aot_graph *joint;
      aoti_partition p;
      aoti_partition_options options = AOTI_PARTITION_OPTIONS_INIT;
      options.mem_guard = false;
      assert_ok(aot_session_create(NULL, &ses));
      snprintf(file, sizeof file, "%s.joint.fx", names[i]);
      char *text = read_file(file, &n);
      assert_ok(aot_graph_parse(ses, text, n, file, &joint));
      assert_ok(aoti_graph_infer(ses, joint));
      assert_ok(aoti_partition_find(which[k].partitioner)(joint, &options, &p));
      snprintf(file, sizeof file, "%s.%s_fwd.fx", names[i], which[k].file);
      same_text(p.forward, file);
      snprintf(file, sizeof file, "%s.%s_bwd.fx", names[i], which[k].file);
      same_text(p.backward, file);
      aoti_graph *again; // and what is printed is read back
      aoti_text printed = {0};
      assert_ok(aoti_graph_print(p.backward, AOTI_ANNOTATE_TYPES, &printed));
      assert_ok(aot_graph_parse(ses, printed.at, printed.n, "again", &again));
      same_text(again, file);
      aoti_text_deinit(&printed);
      aot_graph_destroy(again);
      aoti_partition_deinit(&p);
      aot_graph_destroy(joint);
      free(text);
      aot_session_destroy(ses);
    }
}

// ---- values: of ones, with a gradient of ones, the gradient is what the mask lets through

static void masks(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_set_checkpoint_policy(s, AOT_POLICY_MUST_RECOMPUTE);
  out[0] = aot_dropout(s, in[0], 0.5, true);
  out[0] = aot_mul(s, out[0], aot_rand_like(s, in[0]));
  out[0] = aot_mul(s, out[0], aot_randn_like(s, in[0])); // randn has no kernel of its own everywhere
  aot_set_checkpoint_policy(s, AOT_POLICY_NONE);
}

static aot_status boxed(void *user, const aot_graph *g, aot_boxed *out) {
  (void)user;
  return aot_make_boxed(g, out);
}

static bool names(const aot_graph *g, const char *packet) {
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    const aoti_op_info *row = aoti_node_op(g, aoti_graph_node(g, i));
    if (row && !strcmp(row->packet, packet)) return true;
  }
  return false;
}

static const aot_tensor *on_host(aot_scope *s, const aot_tensor *t) {
  aot_tensor *host;
  assert_ok(aot_tensor_to(t, (aot_device){AOT_CPU, 0}, &host));
  return aoti_scope_own(s, host);
}

static void draws_once(aot_device device, bool interpreted, bool graphsafe) {
  enum { N = 64 };
  float ones[N];
  for (int i = 0; i < N; i++) ones[i] = 1;
  aot_session *ses;
  aot_function *f;
  aot_session_options so = AOT_SESSION_OPTIONS_INIT;
  aot_function_options o = AOT_FUNCTION_OPTIONS_INIT;
  aot_partition_options po = AOT_PARTITION_OPTIONS_INIT;
  so.seed = 77;
  po.graphsafe_rng_functionalization = graphsafe;
  po.mem_guard = false;
  o.partition_options = &po;
  if (interpreted) o.fw_compiler = o.bw_compiler = boxed;
  assert_ok(aot_session_create(&so, &ses));
  assert_ok(aot_function_create(ses, masks, NULL, 1, 1, &o, &f));
  double first[N];
  for (int call = 0; call < 2; call++) {
    aot_scope *s = aot_scope_begin(ses);
    aot_tensor *in, *out, *grad, *seed, *moved;
    assert_ok(aot_tensor_to(aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(N)), ones), device, &moved));
    in = aot_requires_grad(s, aoti_scope_own(s, moved));
    assert_ok(aot_tensor_to(aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(N)), ones), device, &moved));
    seed = aoti_scope_own(s, moved);
    aot_function_call(s, f, (aot_tensors){&in, 1}, &out);
    aot_grad(s, (aot_tensors){&out, 1}, (aot_tensors){&in, 1}, &(aot_tensors){&seed, 1}, false, &grad);
    assert_ok(aot_scope_error(s));
    const aot_tensor *y = on_host(s, out), *g = on_host(s, grad);
    int kept = 0, moved_on = 0;
    for (int64_t i = 0; i < N; i++) {
      assert_true(fabs(aoti_tensor_get(y, i) - aoti_tensor_get(g, i)) <= 1e-6 * fabs(aoti_tensor_get(y, i)));
      kept += aoti_tensor_get(y, i) != 0;
      if (!call) first[i] = aoti_tensor_get(y, i);
      moved_on += aoti_tensor_get(y, i) != first[i];
    }
    assert_in_range(kept, N / 4, N - N / 4);
    assert_true(!call || moved_on > N / 4);
    assert_ok(aot_scope_end(s));
  }
  const aot_graph *bw = aot_partitioned_backward(aot_function_partitioned(f, 0));
  bool given = graphsafe && device.type != AOT_CPU;
  assert_true(names(bw, given ? "graphsafe_run_with_rng_state" : "run_with_rng_state"));
  assert_false(names(bw, given ? "run_with_rng_state" : "graphsafe_run_with_rng_state"));
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

static void what_is_recomputed_draws_the_same_numbers(void **state) {
  (void)state;
  const aot_device cpu = {AOT_CPU, 0}, gpu = {AOT_CUDA, 0};
  draws_once(cpu, true, true);
  draws_once(cpu, false, true);
  aot_status status = aot_device_available(gpu);
  if (status) {
    aot_status_free(status);
    skip();
  }
  draws_once(gpu, false, false);
  draws_once(gpu, false, true);
}

// ---- functionalize_rng_ops: the graphs are PyTorch's to the letter (philox.py)

static aot_graph *read_graph(aot_session *ses, const char *name, const char *kind) {
  char file[100];
  size_t n;
  aot_graph *g;
  snprintf(file, sizeof file, "philox_%s.%s.fx", name, kind);
  char *text = read_file(file, &n);
  assert_ok(aot_graph_parse(ses, text, n, file, &g));
  assert_ok(aoti_graph_infer(ses, g));
  free(text);
  return g;
}

static void philox_halves(const aoti_graph *joint, const char *name) {
  static const struct {
    const char *file, *partitioner;
    bool aggressive;
  } how[] = {{"default", "default", false}, {"mincut", "min_cut", false}, {"aggressive", "min_cut", true}};
  for (size_t k = 0; k < 3; k++) {
    char file[100];
    aoti_partition p;
    aoti_partition_options options = AOTI_PARTITION_OPTIONS_INIT;
    options.mem_guard = false;
    options.aggressive_recomputation = how[k].aggressive;
    assert_ok(aoti_partition_find(how[k].partitioner)(joint, &options, &p));
    snprintf(file, sizeof file, "philox_%s.%s_fwd.fx", name, how[k].file);
    same_text(p.forward, file);
    snprintf(file, sizeof file, "philox_%s.%s_bwd.fx", name, how[k].file);
    same_text(p.backward, file);
    aoti_partition_deinit(&p);
  }
}

static void philox_graphs_are_pytorchs(void **state) {
  (void)state;
  static const struct {
    const char *name;
    bool grad[2];
  } of[] = {{"dropout", {true, true}}, {"rand", {true}},           {"nothing", {true, true}},
            {"layers", {true, true}},  {"written", {true, false}}, {"views", {true, true}},
            {"exponential", {true}},   {"normal", {true}},         {"inference", {false}}};
  for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
    aot_session *ses;
    aoti_joint made;
    aot_graph *live;
    assert_ok(aot_session_create(NULL, &ses));
    aot_graph *forward = read_graph(ses, of[i].name, "forward");
    const aoti_trace_options how = {.functionalize_rng_ops = true};
    assert_ok(aoti_trace_joint_graph(ses, forward, of[i].grad, &how, &made));
    assert_true(made.philox);
    assert_ok(aoti_pass_dce(made.graph, &live));
    if (!of[i].grad[0])
      same_text(live, "philox_inference.default_fwd.fx");
    else { // PyTorch's text of the joint graph says the same graph, as what both partitioners make of it does
      aot_graph *theirs = read_graph(ses, of[i].name, "joint");
      aoti_text texts[2] = {{0}, {0}};
      assert_int_equal(theirs->n_fwd_outputs, live->n_fwd_outputs);
      assert_ok(aoti_graph_print(live, AOTI_ANNOTATE_FULL, &texts[0]));
      assert_ok(aoti_graph_print(theirs, AOTI_ANNOTATE_FULL, &texts[1]));
      assert_string_equal(texts[0].at, texts[1].at);
      for (int k = 0; k < 2; k++) aoti_text_deinit(&texts[k]);
      philox_halves(live, of[i].name);
      philox_halves(theirs, of[i].name);
      aot_graph_destroy(theirs);
    }
    aot_graph_destroy(live);
    aot_graph_destroy(made.graph);
    aot_graph_destroy(forward);
    aot_session_destroy(ses);
  }
}

// What a call draws, and that its backward draws the same: of ones, with a gradient of ones, both are what was drawn.
static void two_draws(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *kept = aot_dropout(s, in[0], 0.5, true);
  out[0] = aot_mul(s, kept, aot_mul(s, aot_rand_like(s, in[0]), aot_randn_like(s, in[0])));
}
enum { DRAWN = 64 };
static void draw_calls(aot_device device, bool interpreted, bool aggressive, double drawn[2][DRAWN]) {
  float ones[DRAWN];
  for (int i = 0; i < DRAWN; i++) ones[i] = 1;
  aot_session *ses;
  aot_function *f;
  aot_session_options so = AOT_SESSION_OPTIONS_INIT;
  aot_function_options o = AOT_FUNCTION_OPTIONS_INIT;
  aot_partition_options po = AOT_PARTITION_OPTIONS_INIT;
  so.seed = 77;
  assert_ok(aot_flag_set(&o, &po, "functionalize_rng_ops", "True"));
  assert_ok(aot_flag_set(&o, &po, "aggressive_recomputation", aggressive ? "True" : "False"));
  o.partition_options = &po;
  if (interpreted) o.fw_compiler = o.bw_compiler = boxed;
  assert_ok(aot_session_create(&so, &ses));
  assert_ok(aot_function_create(ses, two_draws, NULL, 1, 1, &o, &f));
  for (int call = 0; call < 2; call++) {
    aot_scope *s = aot_scope_begin(ses);
    aot_tensor *in, *out, *grad, *seed, *moved;
    assert_ok(aot_tensor_to(aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(DRAWN)), ones), device, &moved));
    in = aot_requires_grad(s, aoti_scope_own(s, moved));
    assert_ok(aot_tensor_to(aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(DRAWN)), ones), device, &moved));
    seed = aoti_scope_own(s, moved);
    uint64_t before = ses->offset;
    aot_function_call(s, f, (aot_tensors){&in, 1}, &out);
    aot_grad(s, (aot_tensors){&out, 1}, (aot_tensors){&in, 1}, &(aot_tensors){&seed, 1}, false, &grad);
    assert_ok(aot_scope_error(s));
    assert_int_equal(ses->offset, before + 8); // two draws of four, a multiple of four
    const aot_tensor *y = on_host(s, out), *g = on_host(s, grad);
    int kept = 0;
    for (int64_t i = 0; i < DRAWN; i++) {
      drawn[call][i] = aoti_tensor_get(y, i);
      assert_true(fabs(drawn[call][i] - aoti_tensor_get(g, i)) <= 1e-6 * fabs(drawn[call][i]));
      kept += drawn[call][i] != 0;
    }
    assert_in_range(kept, DRAWN / 4, DRAWN - DRAWN / 4);
    assert_ok(aot_scope_end(s));
  }
  assert_int_equal(names(aot_partitioned_backward(aot_function_partitioned(f, 0)), "philox_rand"), aggressive);
  aot_function_destroy(f);
  aot_session_destroy(ses);
}

static void philox_draws_are_the_same_everywhere(void **state) {
  (void)state;
  double first[2][DRAWN], now[2][DRAWN];
  const aot_device cpu = {AOT_CPU, 0}, gpu = {AOT_CUDA, 0};
  aot_status status = aot_device_available(gpu);
  bool has_gpu = !status;
  aot_status_free(status);
  draw_calls(cpu, true, false, first);
  int same = 0;
  for (int i = 0; i < DRAWN; i++) same += first[0][i] != 0 && first[0][i] == first[1][i];
  assert_int_equal(same, 0); // the second call goes on
  for (int interpreted = 0; interpreted < 2; interpreted++)
    for (int aggressive = 0; aggressive < 2; aggressive++)
      for (int on_gpu = 0; on_gpu < 1 + (has_gpu && !interpreted); on_gpu++) {
        draw_calls(on_gpu ? gpu : cpu, interpreted, aggressive, now);
        for (int i = 0; i < DRAWN; i++)
          for (int call = 0; call < 2; call++)
            assert_true(fabs(now[call][i] - first[call][i]) <= 1e-6 * fabs(first[call][i]));
      }
}

// A region that is recomputed, sizes that change, a function without gradients: interpreted and compiled draw the same.
static void recomputed_uniforms(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_set_checkpoint_policy(s, AOT_POLICY_MUST_RECOMPUTE);
  out[0] = aot_mul(s, aot_dropout(s, in[0], 0.5, true), aot_rand_like(s, in[0]));
  aot_set_checkpoint_policy(s, AOT_POLICY_NONE);
}
static void philox_form(bool interpreted, bool grad, const int *sizes, size_t n_sizes, double drawn[][DRAWN]) {
  float ones[DRAWN];
  for (int i = 0; i < DRAWN; i++) ones[i] = 1;
  static const aot_dynamic_dim dynamic[] = {{0, 0}};
  aot_session *ses;
  aot_function *f;
  aot_session_options so = AOT_SESSION_OPTIONS_INIT;
  aot_function_options o = AOT_FUNCTION_OPTIONS_INIT;
  so.seed = 5;
  o.functionalize_rng_ops = o.debug_assert = true;
  o.dynamic = dynamic;
  o.n_dynamic = 1;
  if (interpreted) o.fw_compiler = o.bw_compiler = boxed;
  assert_ok(aot_session_create(&so, &ses));
  assert_ok(aot_function_create(ses, recomputed_uniforms, NULL, 1, 1, &o, &f));
  for (size_t call = 0; call < n_sizes; call++) {
    aot_scope *s = aot_scope_begin(ses);
    aot_tensor *in = aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(sizes[call])), ones), *out, *grads;
    if (grad) aot_requires_grad(s, in);
    aot_function_call(s, f, (aot_tensors){&in, 1}, &out);
    aot_tensor *seed = aot_ones_like(s, in);
    if (grad) aot_grad(s, (aot_tensors){&out, 1}, (aot_tensors){&in, 1}, &(aot_tensors){&seed, 1}, false, &grads);
    assert_ok(aot_scope_error(s));
    assert_int_equal(ses->offset, 8 * (call + 1));
    for (int i = 0; i < sizes[call]; i++) {
      drawn[call][i] = aoti_tensor_get(out, i);
      if (grad) assert_true(drawn[call][i] == aoti_tensor_get(grads, i));
    }
    assert_ok(aot_scope_end(s));
  }
  assert_int_equal(aot_function_compile_count(f), 1);
  const aot_partitioned *parts = aot_function_partitioned(f, 0);
  assert_int_equal(parts != NULL, grad);
  if (grad) assert_true(names(aot_partitioned_backward(parts), "philox_rand"));
  if (grad) assert_false(names(aot_partitioned_backward(parts), "run_with_rng_state"));
  aot_function_destroy(f);
  aot_session_destroy(ses);
}
static void philox_is_recomputed_and_takes_any_size(void **state) {
  (void)state;
  static const int sizes[] = {64, 48, 7};
  double drawn[4][3][DRAWN] = {{{0}}};
  for (int k = 0; k < 4; k++) philox_form(k & 1, k & 2, sizes, 3, drawn[k]);
  for (int k = 1; k < 4; k++)
    for (int call = 0; call < 3; call++)
      for (int i = 0; i < sizes[call]; i++) assert_true(drawn[k][call][i] == drawn[0][call][i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(halves_are_pytorchs), cmocka_unit_test(philox_graphs_are_pytorchs),
      cmocka_unit_test(philox_draws_are_the_same_everywhere), cmocka_unit_test(philox_is_recomputed_and_takes_any_size),
      cmocka_unit_test(what_is_recomputed_draws_the_same_numbers)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
