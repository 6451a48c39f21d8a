/* Partitions by hand: the cases of public bug reports, the cut itself, and what is said of saved values. */
#include "maxflow.h"
#include "partition.h"
#include "unit.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static aoti_registry *registry;
static int setup(void **state) {
  (void)state;
  assert_ok(aoti_registry_create(&aoti_heap, &registry));
  return 0;
}
static int teardown(void **state) {
  (void)state;
  aoti_registry_destroy(registry);
  return 0;
}

#define JOINT(parameters, names)                                          \
  "def forward(self, primals, tangents):\n    " parameters "\n    " names \
  " = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)\n"
#define RETURN(list) "    return pytree.tree_unflatten([" list "], self._out_spec)\n"

static aoti_graph *parse(const char *text) {
  aoti_graph *g;
  assert_ok(aoti_graph_parse(text, strlen(text), "x.fx", registry, &aoti_heap, &g));
  return g;
}
static aot_status run(const char *text, const char *which, aoti_partition *out) {
  aoti_partition_options options = AOTI_PARTITION_OPTIONS_INIT;
  aoti_graph *g = parse(text);
  options.mem_guard = false;
  aot_status s = aoti_partition_find(which)(g, &options, out);
  aoti_graph_destroy(g);
  return s;
}
static void expect(const aoti_graph *g, const char *want) {
  aoti_text t = {0};
  assert_ok(aoti_graph_verify(g));
  assert_ok(aoti_graph_print(g, AOTI_ANNOTATE_NONE, &t));
  assert_string_equal(t.at, want);
  aoti_text_deinit(&t);
}
static void both(const char *text, const char *which, const char *forward, const char *backward) {
  aoti_partition p;
  assert_ok(run(text, which, &p));
  expect(p.forward, forward);
  expect(p.backward, backward);
  aoti_partition_deinit(&p);
}

/* Case 03: grad of primals_1 is tangent times the sine of the OLD primals_2. */
static void recompute_reads_no_mutated_input(void **state) {
  (void)state;
  static const char joint[] = JOINT(
      "primals_1: \"f32[4][1]cpu\"; primals_2: \"f32[4][1]cpu\"; tangents_1: \"f32[4][1]cpu\";",
      "primals_1, primals_2, tangents_1,") "    sin: \"f32[4][1]cpu\" = torch.ops.aten.sin.default(primals_2)\n"
                                           "    mul: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(primals_1, sin)\n"
                                           "    add: \"f32[4][1]cpu\" = torch.ops.aten.add.Tensor(primals_2, 1.0)\n"
                                           "    mul_1: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, sin)\n"
                                           "    copy_: \"f32[4][1]cpu\" = torch.ops.aten.copy_.default(primals_2, "
                                           "add)\n" RETURN("mul, mul_1, None");
  static const char forward[] = "def forward(self, primals_1, primals_2):\n"
                                "    sin = torch.ops.aten.sin.default(primals_2)\n"
                                "    mul = torch.ops.aten.mul.Tensor(primals_1, sin)\n"
                                "    add = torch.ops.aten.add.Tensor(primals_2, 1.0)\n"
                                "    copy_ = torch.ops.aten.copy_.default(primals_2, add)\n"
                                "    return (mul, sin)\n";
  static const char backward[] = "def forward(self, sin, tangents_1):\n"
                                 "    mul_1 = torch.ops.aten.mul.Tensor(tangents_1, sin)\n"
                                 "    return (mul_1, None)\n";
  both(joint, "default", forward, backward);
  both(joint, "min_cut", forward, backward);
}

/* When the backward reads the written parameter itself, it reads a clone made before the write. */
static void a_written_input_is_saved_as_a_clone(void **state) {
  (void)state;
  static const char joint[] = JOINT(
      "primals_1: \"f32[4][1]cpu\"; primals_2: \"f32[4][1]cpu\"; tangents_1: \"f32[4][1]cpu\";",
      "primals_1, primals_2, tangents_1,") "    mul: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(primals_1, "
                                           "primals_2)\n"
                                           "    add: \"f32[4][1]cpu\" = torch.ops.aten.add.Tensor(primals_2, 1.0)\n"
                                           "    mul_1: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, "
                                           "primals_2)\n"
                                           "    copy_: \"f32[4][1]cpu\" = torch.ops.aten.copy_.default(primals_2, "
                                           "add)\n" RETURN("mul, mul_1, None");
  static const char *const which[] = {"default", "min_cut"};
  for (int i = 0; i < 2; i++)
    both(joint, which[i],
         "def forward(self, primals_1, primals_2):\n"
         "    clone = torch.ops.aten.clone.default(primals_2)\n"
         "    mul = torch.ops.aten.mul.Tensor(primals_1, primals_2)\n"
         "    add = torch.ops.aten.add.Tensor(primals_2, 1.0)\n"
         "    copy_ = torch.ops.aten.copy_.default(primals_2, add)\n"
         "    return (mul, clone)\n",
         "def forward(self, clone, tangents_1):\n"
         "    mul_1 = torch.ops.aten.mul.Tensor(tangents_1, clone)\n"
         "    return (mul_1, None)\n");
}

/* Case 04: the cut {primals_4, primals_5, primals_6} of 111 is the unique minimum (hand-computed in the case). */
static void case_04_shared_scalars_are_recomputed(void **state) {
  (void)state;
  static const char joint[] = JOINT(
      "primals_1: \"f32[2, 4][4, 1]cpu\"; primals_2: \"f32[2, 4][4, 1]cpu\"; primals_3: \"f32[2, 4][4, 1]cpu\"; "
      "primals_4: \"f32[2, 4][4, 1]cpu\"; primals_5: \"f32[2, 4][4, 1]cpu\"; primals_6: \"f32[2, 4][4, 1]cpu\"; "
      "tangents_1: \"f32[2, 4][4, 1]cpu\";",
      "primals_1, primals_2, primals_3, primals_4, primals_5, primals_6, tangents_1,") "    mul: \"f32[2, 4]\" = "
                                                                                       "torch.ops.aten.mul.Tensor("
                                                                                       "primals_4, primals_6)\n"
                                                                                       "    mul_1: \"f32[2, 4]\" = "
                                                                                       "torch.ops.aten.mul.Tensor(mul, "
                                                                                       "primals_1)\n"
                                                                                       "    mul_2: \"f32[2, 4]\" = "
                                                                                       "torch.ops.aten.mul.Tensor("
                                                                                       "primals_5, primals_2)\n"
                                                                                       "    add: \"f32[2, 4]\" = "
                                                                                       "torch.ops.aten.add.Tensor(mul_"
                                                                                       "1, mul_2)\n"
                                                                                       "    mul_3: \"f32[2, 4]\" = "
                                                                                       "torch.ops.aten.mul.Tensor("
                                                                                       "primals_4, primals_5)\n"
                                                                                       "    mul_4: \"f32[2, 4]\" = "
                                                                                       "torch.ops.aten.mul.Tensor(mul_"
                                                                                       "3, primals_6)\n"
                                                                                       "    mul_5: \"f32[2, 4]\" = "
                                                                                       "torch.ops.aten.mul.Tensor(mul_"
                                                                                       "4, primals_3)\n"
                                                                                       "    add_1: \"f32[2, 4]\" = "
                                                                                       "torch.ops.aten.add.Tensor(add, "
                                                                                       "mul_5)\n"
                                                                                       "    mul_6: \"f32[2, 4]\" = "
                                                                                       "torch.ops.aten.mul.Tensor("
                                                                                       "tangents_1, mul_4)\n"
                                                                                       "    mul_7: \"f32[2, 4]\" = "
                                                                                       "torch.ops.aten.mul.Tensor("
                                                                                       "tangents_1, primals_5)\n"
                                                                                       "    mul_8: \"f32[2, 4]\" = "
                                                                                       "torch.ops.aten.mul.Tensor("
                                                                                       "tangents_1, mul)\n" RETURN(
                                                                                           "add_1, mul_8, mul_7, "
                                                                                           "mul_6, None, None, None");
  aoti_partition p;
  assert_ok(run(joint, "min_cut", &p));
  assert_int_equal(p.n_saved, 3);
  static const char *const names[] = {"primals_4", "primals_5", "primals_6"};
  static const char *const reasons[] = {"cut: weight 38 of 32 bytes at distance 2; cannot recompute (primal input)",
                                        "cut: weight 35 of 32 bytes at distance 1; cannot recompute (primal input)",
                                        "cut: weight 38 of 32 bytes at distance 2; cannot recompute (primal input)"};
  for (int i = 0; i < 3; i++) {
    assert_string_equal(p.forward->nodes.at[p.saved[i].node].name, names[i]);
    assert_string_equal(p.saved[i].reason, reasons[i]);
    assert_int_equal(p.saved[i].bytes, 32);
    assert_false(p.saved[i].owns_memory);
  }
  assert_int_equal(p.saved_bytes, 0);
  expect(p.backward, "def forward(self, primals_4, primals_5, primals_6, tangents_1):\n"
                     "    mul_3 = torch.ops.aten.mul.Tensor(primals_4, primals_5)\n"
                     "    mul_4 = torch.ops.aten.mul.Tensor(mul_3, primals_6)\n"
                     "    mul_6 = torch.ops.aten.mul.Tensor(tangents_1, mul_4)\n"
                     "    mul_7 = torch.ops.aten.mul.Tensor(tangents_1, primals_5)\n"
                     "    mul = torch.ops.aten.mul.Tensor(primals_4, primals_6)\n"
                     "    mul_8 = torch.ops.aten.mul.Tensor(tangents_1, mul)\n"
                     "    return (mul_8, mul_7, mul_6, None, None, None)\n");
  aoti_partition_deinit(&p);
}

/* Case 06 (and test_cases_device): a write recorded while the backward ran stays there, though it needs no tangent. */
static void backward_mutation_stays_in_the_backward(void **state) {
  (void)state;
  static const char joint[] =
      JOINT("primals_1: \"f32[3][1]cpu\"; tangents_1: \"f32[3][1]cpu\";",
            "primals_1, tangents_1,") "    clone: \"f32[3][1]cpu\" = torch.ops.mylib.clone.default(primals_1)\n"
                                      "    zero: \"f32[3][1]cpu\" = torch.ops.aten.zero.default(primals_1)\n"
                                      "    copy_: \"f32[3][1]cpu\" = torch.ops.aten.copy_.default(primals_1, zero)  # "
                                      "tag must_be_in_backward\n" RETURN("clone, tangents_1");
  static const char *const which[] = {"default", "min_cut"};
  for (int i = 0; i < 2; i++) {
    aoti_partition p;
    assert_ok(run(joint, which[i], &p));
    expect(p.forward, "def forward(self, primals_1):\n"
                      "    clone = torch.ops.mylib.clone.default(primals_1)\n"
                      "    return (clone, primals_1)\n");
    expect(p.backward, "def forward(self, primals_1, tangents_1):\n"
                       "    zero = torch.ops.aten.zero.default(primals_1)\n"
                       "    copy_ = torch.ops.aten.copy_.default(primals_1, zero)\n"
                       "    return (tangents_1,)\n");
    aoti_partition_deinit(&p);
  }
}

/* Case 07: the write is an effect, whatever its source becomes. */
static void backward_write_is_never_dropped(void **state) {
  (void)state;
  static const char joint[] = JOINT(
      "primals_1: \"f32[2][1]cpu\"; primals_2: \"f32[2][1]cpu\"; tangents_1: \"f32[2][1]cpu\";",
      "primals_1, primals_2, tangents_1,") "    clone: \"f32[2][1]cpu\" = torch.ops.aten.clone.default(primals_1)\n"
                                           "    mul: \"f32[2][1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, 0)\n"
                                           "    add: \"f32[2][1]cpu\" = torch.ops.aten.add.Tensor(mul, 1)\n"
                                           "    add_1: \"f32[2][1]cpu\" = torch.ops.aten.add.Tensor(primals_2, add)\n"
                                           "    copy_: \"f32[2][1]cpu\" = torch.ops.aten.copy_.default(primals_2, "
                                           "add_1)\n" RETURN("clone, tangents_1, None");
  static const char *const which[] = {"default", "min_cut"};
  for (int i = 0; i < 2; i++)
    both(joint, which[i],
         "def forward(self, primals_1, primals_2):\n"
         "    clone = torch.ops.aten.clone.default(primals_1)\n"
         "    return (clone, primals_2)\n",
         "def forward(self, primals_2, tangents_1):\n"
         "    mul = torch.ops.aten.mul.Tensor(tangents_1, 0)\n"
         "    add = torch.ops.aten.add.Tensor(mul, 1)\n"
         "    add_1 = torch.ops.aten.add.Tensor(primals_2, add)\n"
         "    copy_ = torch.ops.aten.copy_.default(primals_2, add_1)\n"
         "    return (tangents_1, None)\n");
}

/* Case 09: a size the forward uses is never a tangent's. */
static void case_09_sizes_come_from_primals(void **state) {
  (void)state;
  static const char body[] = "    sym_size_int: \"Sym(s0)\" = torch.ops.aten.sym_size.int(tangents_1, 0)\n"
                             "    full: \"f32[s0, 4][4, 1]cpu\" = torch.ops.aten.full.default([sym_size_int, 4], 1.0)\n"
                             "    mul: \"f32[s0, 4][4, 1]cpu\" = torch.ops.aten.mul.Tensor(primals_2, full)\n"
                             "    mul_1: \"f32[s0, 4][4, 1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, full)\n";
  static const char *const which[] = {"default", "min_cut"};
  for (int i = 0; i < 2; i++) {
    aoti_partition p;
    aoti_text joint = {0};
    aoti_text_add(
        &joint, "%s%s%s",
        JOINT("primals_1: \"Sym(s0)\"; primals_2: \"f32[s0, 4][4, 1]cpu\"; tangents_1: \"f32[s0, 4][4, 1]cpu\";",
              "primals_1, primals_2, tangents_1,"),
        body, RETURN("mul, None, mul_1"));
    assert_ok(run(joint.at, which[i], &p));
    aoti_text_deinit(&joint);
    assert_int_equal(aoti_graph_find(p.forward, "tangents_1", 10), AOTI_NO_NODE);
    assert_int_equal(aoti_graph_find(p.forward, "sym_size_int", 12), AOTI_NO_NODE);
    assert_string_equal(p.backward->nodes.at[0].name, "primals_1");
    aoti_partition_deinit(&p);
    /* Without the size as a parameter it is a dimension of primals_2. */
    aoti_text_add(
        &joint, "%s%s%s",
        JOINT("primals_2: \"f32[s0, 4][4, 1]cpu\"; tangents_1: \"f32[s0, 4][4, 1]cpu\";", "primals_2, tangents_1,"),
        body, RETURN("mul, mul_1"));
    assert_ok(run(joint.at, which[i], &p));
    aoti_text t = {0};
    assert_ok(aoti_graph_print(p.forward, AOTI_ANNOTATE_NONE, &t));
    assert_non_null(strstr(t.at, "sym_size_int = torch.ops.aten.sym_size.int(primals_2, 0)\n"));
    aoti_text_deinit(&t);
    aoti_text_deinit(&joint);
    aoti_partition_deinit(&p);
  }
}

/* Case 33: a write amid the graph is refused, by a known row and by an unknown one. */
static void inplace_must_be_functionalised(void **state) {
  (void)state;
  static const char joint[] = JOINT(
      "primals_1: \"f32[4][1]cpu\"; tangents_1: \"f32[4][1]cpu\";",
      "primals_1, tangents_1,") "    mul: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(primals_1, 2)\n"
                                "    relu_: \"f32[4][1]cpu\" = torch.ops.aten.relu_.default(mul)\n"
                                "    le: \"b8[4][1]cpu\" = torch.ops.aten.le.Scalar(relu_, 0)\n"
                                "    mul_1: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, le)\n" RETURN(
                                    "relu_, mul_1");
  static const char late[] = JOINT(
      "primals_1: \"f32[4][1]cpu\"; tangents_1: \"f32[4][1]cpu\";",
      "primals_1, tangents_1,") "    copy_: \"f32[4][1]cpu\" = torch.ops.aten.copy_.default(primals_1, primals_1)\n"
                                "    mul: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(primals_1, 2)\n" RETURN(
                                    "mul, tangents_1");
  aoti_partition p;
  static const char *const which[] = {"default", "min_cut"};
  for (int i = 0; i < 2; i++) {
    aot_status s = run(joint, which[i], &p);
    assert_int_equal(aot_status_code(s), AOT_ERROR_INVALID);
    assert_string_equal(aot_status_node(s), "relu_");
    aot_status_free(s);
    assert_fails(AOT_ERROR_INVALID, run(late, which[i], &p));
  }
}

/* Case 34: only the size of primals_2 is needed, so no tensor is saved. */
static void case_34_a_size_is_saved_not_the_tensor(void **state) {
  (void)state;
  static const char joint[] = JOINT(
      "primals_1: \"Sym(s0)\"; primals_2: \"f32[s0, 8][8, 1]cpu\"; tangents_1: \"f32[][]cpu\";",
      "primals_1, primals_2, tangents_1,") "    sin: \"f32[s0, 8][8, 1]cpu\" = torch.ops.aten.sin.default(primals_2)\n"
                                           "    sum_1: \"f32[][]cpu\" = torch.ops.aten.sum.default(primals_2)\n"
                                           "    sym_size_int: \"Sym(s0)\" = torch.ops.aten.sym_size.int(primals_2, 0)\n"
                                           "    expand: \"f32[s0, 8][0, 0]cpu\" = "
                                           "torch.ops.aten.expand.default(tangents_1, [sym_size_int, 8])\n" RETURN(
                                               "sin, sum_1, None, expand");
  static const char *const which[] = {"default", "min_cut"};
  for (int i = 0; i < 2; i++) {
    aoti_partition p;
    assert_ok(run(joint, which[i], &p));
    assert_int_equal(p.n_saved, 1);
    assert_true(p.saved[0].is_integer && p.saved[0].bytes == 0);
    assert_string_equal(p.forward->nodes.at[p.saved[0].node].name, "sym_size_int");
    aoti_partition_deinit(&p);
  }
}

/* Case 37: no cut exists; the message names the path and every reason on it. */
static void case_37_an_unbounded_cut_is_explained(void **state) {
  (void)state;
  static const char joint[] =
      JOINT("primals_1: \"f32[4][1]cpu\"; tangents_1: \"f32[4][1]cpu\";",
            "primals_1, tangents_1,") "    custom = torch.ops.mylib.pair.default(primals_1)\n"
                                      "    custom_bw: \"f32[4][1]cpu\" = "
                                      "torch.ops.mylib.pair_backward.default(tangents_1, custom)\n"
                                      "    getitem: \"f32[4][1]cpu\" = custom[0]\n" RETURN("getitem, custom_bw");
  aoti_partition p;
  aot_status s = run(joint, "min_cut", &p);
  assert_int_equal(aot_status_code(s), AOT_ERROR_INVALID);
  assert_string_equal(
      aot_status_message(s),
      "a value the backward needs can be neither saved nor recomputed: custom: cannot recompute (not in "
      "recomputable allowlist); cannot save (non-tensor); needed by custom_bw; must be computed in backward");
  assert_string_equal(aot_status_node(s), "custom");
  aot_status_free(s);
  s = run(joint, "default", &p);
  assert_string_equal(aot_status_message(s), "custom: cannot save (non-tensor); needed by custom_bw in the backward");
  aot_status_free(s);
}

/* A random value is saved, not drawn again, and its operator is in one half alone. */
static void random_values_are_saved(void **state) {
  (void)state;
  static const char joint[] =
      JOINT("primals_1: \"f32[4][1]cpu\"; tangents_1: \"f32[4][1]cpu\";",
            "primals_1, tangents_1,") "    rand_like: \"f32[4][1]cpu\" = torch.ops.aten.rand_like.default(primals_1)\n"
                                      "    mul: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(primals_1, rand_like)\n"
                                      "    mul_1: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, "
                                      "rand_like)\n" RETURN("mul, mul_1");
  static const char *const which[] = {"default", "min_cut"};
  for (int i = 0; i < 2; i++)
    both(joint, which[i],
         "def forward(self, primals_1):\n"
         "    rand_like = torch.ops.aten.rand_like.default(primals_1)\n"
         "    mul = torch.ops.aten.mul.Tensor(primals_1, rand_like)\n"
         "    return (mul, rand_like)\n",
         "def forward(self, rand_like, tangents_1):\n"
         "    mul_1 = torch.ops.aten.mul.Tensor(tangents_1, rand_like)\n"
         "    return (mul_1,)\n");
}

/* Saved bytes count each storage once, and none that a parameter or an output owns. */
static void saved_bytes_count_storages(void **state) {
  (void)state;
  static const char joint[] = JOINT(
      "primals_1: \"f32[2, 3][3, 1]cpu\"; primals_2: \"f32[3, 2][2, 1]cpu\"; tangents_1: \"f32[3, 2][2, 1]cpu\";",
      "primals_1, primals_2, tangents_1,") "    exp: \"f32[2, 3][3, 1]cpu\" = torch.ops.aten.exp.default(primals_1)\n"
                                           "    t: \"f32[3, 2][1, 3]cpu\" = torch.ops.aten.t.default(exp)\n"
                                           "    mul: \"f32[3, 2][1, 3]cpu\" = torch.ops.aten.mul.Tensor(t, primals_2)\n"
                                           "    mul_1: \"f32[3, 2][1, 3]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, "
                                           "t)\n"
                                           "    mul_2: \"f32[3, 2][1, 3]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, "
                                           "primals_2)\n"
                                           "    t_1: \"f32[2, 3][3, 1]cpu\" = torch.ops.aten.t.default(mul_2)\n"
                                           "    mul_3: \"f32[2, 3][3, 1]cpu\" = torch.ops.aten.mul.Tensor(t_1, "
                                           "exp)\n" RETURN("mul, mul_3, mul_1");
  aoti_partition p;
  assert_ok(run(joint, "default", &p));
  assert_int_equal(p.n_saved, 3); /* primals_2, exp, t */
  assert_string_equal(p.forward->nodes.at[p.saved[1].node].name, "exp");
  assert_false(p.saved[0].owns_memory);
  assert_true(p.saved[1].owns_memory);
  assert_false(p.saved[2].owns_memory); /* a view of exp */
  assert_int_equal(p.saved_bytes, 24);
  assert_string_equal(p.saved[2].reason, "read by mul_1 in the backward");
  aoti_partition_deinit(&p);
}

/* A value tagged MUST_RECOMPUTE is not saved though it is cheap to. */
static void tags_are_obeyed(void **state) {
  (void)state;
  static const char joint[] = JOINT(
      "primals_1: \"f32[4][1]cpu\"; tangents_1: \"f32[4][1]cpu\";",
      "primals_1, tangents_1,") "    mm: \"f32[4][1]cpu\" = torch.ops.mylib.dear.default(primals_1)  # recompute: "
                                "MUST_RECOMPUTE\n"
                                "    mul: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(mm, mm)\n"
                                "    mul_1: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, mm)\n" RETURN(
                                    "mul, mul_1");
  static const char *const which[] = {"default", "min_cut"};
  for (int i = 0; i < 2; i++)
    both(joint, which[i],
         "def forward(self, primals_1):\n"
         "    mm = torch.ops.mylib.dear.default(primals_1)\n"
         "    mul = torch.ops.aten.mul.Tensor(mm, mm)\n"
         "    return (mul, primals_1)\n",
         "def forward(self, primals_1, tangents_1):\n"
         "    mm = torch.ops.mylib.dear.default(primals_1)\n"
         "    mul_1 = torch.ops.aten.mul.Tensor(tangents_1, mm)\n"
         "    return (mul_1,)\n");
}

/* mem_guard: the cut would rather save the small sum than the parameter it is made of, but the parameter is there
 * anyway, so the default partition owns no saved memory, and it is taken. */
static void saved_bytes_never_exceed_the_defaults(void **state) {
  (void)state;
  static const char joint[] = JOINT(
      "primals_1: \"f32[8][1]cpu\"; tangents_1: \"f32[8][1]cpu\";",
      "primals_1, tangents_1,") "    sin: \"f32[8][1]cpu\" = torch.ops.aten.sin.default(primals_1)\n"
                                "    sum_1: \"f32[][]cpu\" = torch.ops.aten.sum.default(primals_1)\n"
                                "    mul: \"f32[8][1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, sum_1)\n" RETURN(
                                    "sin, mul");
  static const int64_t want[] = {4, 0};
  for (int guard = 0; guard < 2; guard++) {
    aoti_partition_options options = AOTI_PARTITION_OPTIONS_INIT;
    aoti_partition p;
    aoti_graph *g = parse(joint);
    options.mem_guard = guard;
    assert_ok(aoti_partition_min_cut(g, &options, &p));
    assert_int_equal(p.saved_bytes, want[guard]);
    assert_int_equal(p.n_saved, 1);
    aoti_partition_deinit(&p);
    aoti_graph_destroy(g);
  }
}

/* Also when nothing but compute-intensive operators is kept from being recomputed. */
static void random_values_are_saved_at_any_setting(void **state) {
  (void)state;
  static const char joint[] =
      JOINT("primals_1: \"f32[4][1]cpu\"; tangents_1: \"f32[4][1]cpu\";",
            "primals_1, tangents_1,") "    bernoulli: \"f32[4][1]cpu\" = torch.ops.aten.bernoulli.p(primals_1, 0.5)\n"
                                      "    mul: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(primals_1, bernoulli)\n"
                                      "    mul_1: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, "
                                      "bernoulli)\n" RETURN("mul, mul_1");
  aoti_partition_options options = AOTI_PARTITION_OPTIONS_INIT;
  aoti_partition p;
  aoti_graph *g = parse(joint);
  options.aggressive_recomputation = true;
  options.mem_guard = false;
  assert_ok(aoti_partition_min_cut(g, &options, &p));
  assert_int_equal(p.n_saved, 1);
  assert_string_equal(p.forward->nodes.at[p.saved[0].node].name, "bernoulli");
  aoti_partition_deinit(&p);
  aoti_graph_destroy(g);
}

/* cases/01: whatever the budget, the mask that the forward drew is the backward's. */
static void case_01_a_budget_recomputes_no_random_operator(void **state) {
  (void)state;
  static const char joint[] = JOINT(
      "primals_1: \"f32[64, 64][64, 1]cpu\"; tangents_1: \"f32[64, 64][64, 1]cpu\";",
      "primals_1, tangents_1,") "    native_dropout = torch.ops.aten.native_dropout.default(primals_1, 0.5, True)\n"
                                "    getitem: \"f32[64, 64][64, 1]cpu\" = native_dropout[0]\n"
                                "    getitem_1: \"b8[64, 64][64, 1]cpu\" = native_dropout[1]\n"
                                "    native_dropout_backward: \"f32[64, 64][64, 1]cpu\" = "
                                "torch.ops.aten.native_dropout_backward.default(tangents_1, getitem_1, 2.0)\n" RETURN(
                                    "getitem, native_dropout_backward");
  static const double budgets[] = {0, 0.1, 0.5, 0.9, 1};
  for (size_t i = 0; i < sizeof budgets / sizeof *budgets; i++)
    for (int solver = 0; solver < AOTI_N_SOLVERS; solver++) {
      aoti_partition_options options = AOTI_PARTITION_OPTIONS_INIT;
      aoti_partition p;
      aoti_graph *g = parse(joint);
      options.activation_memory_budget = budgets[i];
      options.activation_memory_budget_solver = (aoti_budget_solver)solver;
      assert_ok(aoti_partition_min_cut(g, &options, &p));
      assert_int_equal(p.n_saved, 1);
      assert_string_equal(p.forward->nodes.at[p.saved[0].node].name, "getitem_1");
      for (size_t k = 0; k < p.backward->nodes.n; k++)
        assert_string_not_equal(p.backward->nodes.at[k].name, "native_dropout");
      aoti_partition_deinit(&p);
      aoti_graph_destroy(g);
    }
}

static void a_budget_outside_0_and_1_is_refused(void **state) {
  (void)state;
  static const double wrong[] = {-0.1, 1.5, NAN};
  for (size_t i = 0; i < 3; i++) {
    aoti_partition_options options = AOTI_PARTITION_OPTIONS_INIT;
    aoti_partition p;
    aoti_graph *g = parse(JOINT(
        "primals_1: \"f32[4][1]cpu\"; tangents_1: \"f32[4][1]cpu\";",
        "primals_1, tangents_1,") "    exp: \"f32[4][1]cpu\" = torch.ops.aten.exp.default(primals_1)\n"
                                  "    mul: \"f32[4][1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, exp)\n" RETURN(
                                      "exp, mul"));
    options.activation_memory_budget = wrong[i];
    assert_fails(AOT_ERROR_INVALID, aoti_partition_min_cut(g, &options, &p));
    aoti_graph_destroy(g);
  }
}

/* The cut against trying every set of vertices; among the minima it must be the one with the fewest on the sink's side.
 */
static void cuts_are_minimal_and_nearest_to_the_sink(void **state) {
  (void)state;
  enum { N = 8, EDGES = 16, SOURCE = 0, SINK = N - 1 };
  uint32_t seed = 1;
  for (int round = 0; round < 300; round++) {
    flow_edge edges[EDGES];
    for (int i = 0; i < EDGES; i++) {
      uint32_t r[3];
      for (int k = 0; k < 3; k++) r[k] = (seed = seed * 1664525u + 1013904223u) >> 16;
      edges[i] = (flow_edge){r[0] % N, r[1] % N, r[2] % 9 ? r[2] % 5 : FLOW_INFINITE};
      if (edges[i].from == edges[i].to) edges[i].to = (edges[i].to + 1) % N;
    }
    int64_t best = INT64_MAX;
    unsigned best_side = 0;
    for (unsigned side = 0; side < 1u << N; side++) { /* bit v: v is on the sink's side */
      int64_t value = 0;
      if (side >> SOURCE & 1 || !(side >> SINK & 1)) continue;
      for (int i = 0; i < EDGES && value != INT64_MAX; i++)
        if (!(side >> edges[i].from & 1) && side >> edges[i].to & 1)
          value = edges[i].capacity == FLOW_INFINITE ? INT64_MAX : value + edges[i].capacity;
      bool fewer = __builtin_popcount(side) < __builtin_popcount(best_side);
      if (value < best || (value == best && value != INT64_MAX && fewer)) best = value, best_side = side;
    }
    aoti_arena arena;
    bool sink_side[N];
    const uint32_t *path;
    size_t n_path;
    aoti_arena_init(&arena, &aoti_heap);
    flow_network w = {N, SOURCE, SINK, edges, EDGES};
    assert_ok(flow_min_cut(&arena, &w, sink_side, &path, &n_path));
    if (best == INT64_MAX) {
      assert_true(n_path > 0);
      for (size_t i = 0; i < n_path; i++) {
        assert_true(edges[path[i]].capacity == FLOW_INFINITE);
        assert_int_equal(edges[path[i]].from, i ? edges[path[i - 1]].to : SOURCE);
      }
      assert_int_equal(edges[path[n_path - 1]].to, SINK);
    } else {
      unsigned side = 0;
      assert_int_equal(n_path, 0);
      for (int v = 0; v < N; v++) side |= (unsigned)sink_side[v] << v;
      assert_int_equal(side, best_side);
    }
    aoti_arena_deinit(&arena);
  }
}

static void *fail_after(void *user, void *ptr, size_t size) {
  int *left = user;
  if (size && (*left)-- <= 0) return NULL;
  return aoti_heap.realloc(NULL, ptr, size);
}

/* Each allocation fails in turn: an OOM, no leak (the sanitizer build looks), no crash. */
static void memory_may_run_out_anywhere(void **state) {
  (void)state;
  static const char joint[] = JOINT(
      "primals_1: \"f32[s0, 4][4, 1]cpu\"; primals_2: \"f32[s0, 4][4, 1]cpu\"; tangents_1: \"f32[s0, 4][4, 1]cpu\";",
      "primals_1, primals_2, tangents_1,") "    sym_size_int: \"Sym(s0)\" = torch.ops.aten.sym_size.int(tangents_1, "
                                           "0)\n"
                                           "    full: \"f32[s0, 4][4, 1]cpu\" = "
                                           "torch.ops.aten.full.default([sym_size_int, 4], 1.0)\n"
                                           "    full_1: \"f32[s0, 4][4, 1]cpu\" = "
                                           "torch.ops.aten.full.default([sym_size_int, 4], 1.0)\n"
                                           "    mul: \"f32[s0, 4][4, 1]cpu\" = torch.ops.aten.mul.Tensor(primals_1, "
                                           "full)\n"
                                           "    mul_1: \"f32[s0, 4][4, 1]cpu\" = torch.ops.aten.mul.Tensor(mul, "
                                           "full_1)\n"
                                           "    mul_2: \"f32[s0, 4][4, 1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, "
                                           "primals_2)\n"
                                           "    mul_3: \"f32[s0, 4][4, 1]cpu\" = torch.ops.aten.mul.Tensor(mul_2, "
                                           "mul)\n"
                                           "    copy_: \"f32[s0, 4][4, 1]cpu\" = "
                                           "torch.ops.aten.copy_.default(primals_2, mul_1)\n" RETURN(
                                               "mul_1, mul_3, None");
  static const char *const which[] = {"default", "min_cut"};
  for (int i = 0; i < 2; i++) {
    bool done = false;
    for (int n = 0; !done; n++) {
      int left = INT32_MAX;
      aoti_allocator failing = {fail_after, &left};
      aoti_graph *g;
      aoti_partition p;
      assert_ok(aoti_graph_parse(joint, sizeof joint - 1, "x", registry, &failing, &g));
      left = n;
      aot_status s = aoti_partition_find(which[i])(g, NULL, &p);
      left = INT32_MAX;
      done = !s;
      if (s)
        assert_int_equal(aot_status_code(s), AOT_ERROR_OOM);
      else
        aoti_partition_deinit(&p);
      aot_status_free(s);
      aoti_graph_destroy(g);
      assert_true(n < 1000);
    }
  }
}

static void partitioners_have_names(void **state) {
  (void)state;
  assert_true(aoti_partition_find("default_partition") == aoti_partition_default);
  assert_true(aoti_partition_find("min_cut_rematerialization_partition") == aoti_partition_min_cut);
  assert_null(aoti_partition_find("max_cut"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(recompute_reads_no_mutated_input, setup, teardown),
      cmocka_unit_test_setup_teardown(a_written_input_is_saved_as_a_clone, setup, teardown),
      cmocka_unit_test_setup_teardown(case_04_shared_scalars_are_recomputed, setup, teardown),
      cmocka_unit_test_setup_teardown(backward_mutation_stays_in_the_backward, setup, teardown),
      cmocka_unit_test_setup_teardown(backward_write_is_never_dropped, setup, teardown),
      cmocka_unit_test_setup_teardown(case_09_sizes_come_from_primals, setup, teardown),
      cmocka_unit_test_setup_teardown(inplace_must_be_functionalised, setup, teardown),
      cmocka_unit_test_setup_teardown(case_34_a_size_is_saved_not_the_tensor, setup, teardown),
      cmocka_unit_test_setup_teardown(case_37_an_unbounded_cut_is_explained, setup, teardown),
      cmocka_unit_test_setup_teardown(random_values_are_saved, setup, teardown),
      cmocka_unit_test_setup_teardown(random_values_are_saved_at_any_setting, setup, teardown),
      cmocka_unit_test_setup_teardown(case_01_a_budget_recomputes_no_random_operator, setup, teardown),
      cmocka_unit_test_setup_teardown(a_budget_outside_0_and_1_is_refused, setup, teardown),
      cmocka_unit_test_setup_teardown(saved_bytes_count_storages, setup, teardown),
      cmocka_unit_test_setup_teardown(tags_are_obeyed, setup, teardown),
      cmocka_unit_test_setup_teardown(saved_bytes_never_exceed_the_defaults, setup, teardown),
      cmocka_unit_test(cuts_are_minimal_and_nearest_to_the_sink),
      cmocka_unit_test_setup_teardown(memory_may_run_out_anywhere, setup, teardown),
      cmocka_unit_test(partitioners_have_names),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
