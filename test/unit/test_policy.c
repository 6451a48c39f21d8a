// Marks of the program on what it computes: recorded by a trace, shown in the text, read back, obeyed by the
// partitioners.
#include "driver.h"
#include "unit.h"
#include <aot/ops.h>
#include <stdlib.h>
#include <string.h>

// mm(exp(x), w), with one policy for the exp and one for the product.
typedef struct policies {
  aot_checkpoint_policy exp, product;
} policies;
static void model(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  const policies *p = user;
  aot_set_checkpoint_policy(s, p->exp);
  aot_tensor *e = aot_exp(s, in[0]);
  assert_int_equal(aot_set_checkpoint_policy(s, p->product), p->exp);
  aot_tensor *m = aot_mm(s, e, in[1]);
  assert_int_equal(aot_set_checkpoint_policy(s, AOT_POLICY_NONE), p->product);
  out[0] = aot_sin(s, m);
}
static void drops(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *mask;
  const bool train = true;
  aot_set_checkpoint_policy(s, AOT_POLICY_MUST_RECOMPUTE);
  aot_native_dropout_default(s, in[0], 0.5, &train, &out[0], &mask);
  out[0] = aot_mul(s, out[0], in[1]); // the last call leaves the policy on: the backward is not marked
}

static aot_graph *joint(aot_session *ses, aot_fn fn, void *user) {
  aot_int size[] = {aot_i(4), aot_i(4)}, stride[] = {aot_i(4), aot_i(1)};
  aoti_input_spec in[2];
  for (uint32_t i = 0; i < 2; i++)
    in[i] = (aoti_input_spec){
        .meta = {.dtype = AOT_F32, .requires_grad = true, .ndim = 2, .size = size, .stride = stride}, .same_as = i};
  aoti_joint j;
  aot_graph *lean;
  assert_ok(aoti_trace_joint(ses, fn, user, in, 2, 1, NULL, true, NULL, &j));
  assert_ok(aoti_pass_dce(j.graph, &lean));
  aot_graph_destroy(j.graph);
  return lean;
}

static bool has_call(const aot_graph *g, const char *packet) {
  for (uint32_t i = 0; i < g->nodes.n; i++) {
    const aoti_op_info *row = aoti_node_op(g, aoti_graph_node(g, i));
    if (row && !strcmp(row->packet, packet)) return true;
  }
  return false;
}

// Whether the backward of the model computes the exp and the product.
static void expect(policies p, const char *partitioner, bool exp, bool product) {
  aot_session *ses;
  aot_partitioned *parts;
  assert_ok(aot_session_create(NULL, &ses));
  aot_graph *traced = joint(ses, model, &p), *g;
  char *text; // the partition sees the marks of the text
  assert_ok(aot_graph_print(traced, AOT_ANNOTATE_FULL, &text));
  assert_ok(aot_graph_parse(ses, text, strlen(text), NULL, &g));
  aot_partition_options options = AOT_PARTITION_OPTIONS_INIT;
  options.mem_guard = false;
  assert_ok(aot_partitioner_find(partitioner)(g, &options, &parts));
  const aot_graph *backward = aot_partitioned_backward(parts);
  if (has_call(backward, "exp") != exp) fail_msg("%s: exp\n%s", partitioner, text);
  int products = 0; // two are the gradients
  for (uint32_t i = 0; i < backward->nodes.n; i++) {
    const aoti_op_info *row = aoti_node_op(backward, aoti_graph_node(backward, i));
    products += row && !strcmp(row->packet, "mm");
  }
  assert_int_equal(products, 2 + product);
  aot_text_free(text);
  aot_partitioned_destroy(parts);
  aot_graph_destroy(traced);
  aot_graph_destroy(g);
  aot_session_destroy(ses);
}

static void policies_are_obeyed(void **state) {
  (void)state;
  const aot_checkpoint_policy none = AOT_POLICY_NONE, save = AOT_POLICY_MUST_SAVE, again = AOT_POLICY_MUST_RECOMPUTE,
                              rather = AOT_POLICY_PREFER_RECOMPUTE;
  expect((policies){none, none}, "default", false, false);
  expect((policies){save, none}, "min_cut", false, false);
  expect((policies){none, again}, "min_cut", false, true);
  expect((policies){again, again}, "min_cut", true, true);
  expect((policies){again, rather}, "min_cut", true, true);
  expect((policies){again, again}, "default", true, true);
}

static void marks_are_shown_as_pytorch_shows_them_and_read_back(void **state) {
  (void)state;
  static const struct {
    aot_checkpoint_policy policy;
    const char *text;
  } shown[] = {{AOT_POLICY_MUST_SAVE, "# ac_graph_id: 1 - MUST_SAVE File: "},
               {AOT_POLICY_PREFER_SAVE, "# ac_graph_id: 1 - PREFER_SAVE File: "},
               {AOT_POLICY_MUST_RECOMPUTE, "# ac_graph_id: 1 - MUST_RECOMPUTE File: "},
               {AOT_POLICY_PREFER_RECOMPUTE, "# ac_graph_id: 1 - PREFER_RECOMPUTE File: "}};
  for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
    aot_session *ses;
    assert_ok(aot_session_create(NULL, &ses));
    policies p = {shown[i].policy, AOT_POLICY_NONE};
    aot_graph *g = joint(ses, model, &p), *back;
    char *text, *again;
    assert_ok(aot_graph_print(g, AOT_ANNOTATE_FULL, &text));
    const char *at = strstr(text, shown[i].text);
    if (!at) fail_msg("%s is not in\n%s", shown[i].text, text);
    const char *product = strstr(text, " mm: ");
    assert_non_null(product);
    assert_true(at < product);
    assert_null(strstr(product, "# ac_graph_id")); // the product and the backward carry none
    assert_ok(aot_graph_parse(ses, text, strlen(text), NULL, &back));
    assert_ok(aot_graph_print(back, AOT_ANNOTATE_FULL, &again));
    assert_string_equal(again, text);
    aot_text_free(text);
    aot_text_free(again);
    aot_graph_destroy(g);
    aot_graph_destroy(back);
    aot_session_destroy(ses);
  }
}

// A mask that is drawn again is another mask, unless it is drawn from the same state.
static void a_marked_mask_is_drawn_from_the_saved_state(void **state) {
  (void)state;
  static const char *const which[] = {"default", "min_cut"};
  for (int i = 0; i < 2; i++) {
    aot_session *ses;
    aot_partitioned *parts;
    assert_ok(aot_session_create(NULL, &ses));
    aot_graph *g = joint(ses, drops, NULL);
    assert_ok(aot_partitioner_find(which[i])(g, NULL, &parts));
    assert_false(has_call(aot_partitioned_backward(parts), "native_dropout"));
    assert_true(has_call(aot_partitioned_forward(parts), "run_and_save_rng_state"));
    assert_true(has_call(aot_partitioned_backward(parts), "run_with_rng_state"));
    aot_partitioned_destroy(parts);
    aot_graph_destroy(g);
    aot_session_destroy(ses);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(policies_are_obeyed),
      cmocka_unit_test(marks_are_shown_as_pytorch_shows_them_and_read_back),
      cmocka_unit_test(a_marked_mask_is_drawn_from_the_saved_state),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
