/* What recordings leave unsaid: sizes that were equal, bodies of regions, results written elsewhere. */
#include "import.h"
#include "twin.h"
#include "unit.h"
#include <aot/runtime.h>
#include <stdio.h>
#include <string.h>

static aot_session *session;
static int begin(void **state) {
  (void)state;
  aot_session_options how = AOT_SESSION_OPTIONS_INIT;
  assert_ok(aot_session_create(&how, &session));
  return 0;
}
static int end(void **state) {
  (void)state;
  aot_session_destroy(session);
  return 0;
}

static aot_graph *import(const char *text) {
  aot_graph *g;
  assert_ok(aot_graph_parse(session, text, strlen(text), "text", &g));
  return g;
}

static void expect_text(const aot_graph *g, const char *want) {
  char *shown;
  assert_ok(aot_graph_print(g, AOT_ANNOTATE_FULL, &shown));
  if (!strstr(shown, want)) fail_msg("\"%s\" lacks \"%s\"", shown, want);
  aot_text_free(shown);
}

static void refused(const char *text, aot_code code, const char *says) {
  aot_graph *g = NULL;
  aot_status status = aot_graph_parse(session, text, strlen(text), "text", &g);
  if (!status) status = aoti_graph_infer(session, g);
  assert_int_equal(aot_status_code(status), code);
  if (!strstr(aot_status_message(status), says)) fail_msg("\"%s\" lacks \"%s\"", aot_status_message(status), says);
  aot_status_free(status);
  aot_graph_destroy(g);
}

/* Runs the graph of one result eagerly on vectors of n. */
static void expect_run(const char *text, const float *const *in, size_t n_in, int64_t n, const double *want) {
  aot_graph *g = import(text);
  aot_scope *s = aot_scope_begin(session);
  aot_tensor *inputs[4], *out;
  for (size_t i = 0; i < n_in; i++) inputs[i] = aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(n)), in[i]);
  aot_graph_run(s, g, (aot_tensors){inputs, n_in}, &out, 1);
  assert_null(aot_scope_error(s));
  assert_int_equal(aoti_tensor_numel(out), n);
  for (int64_t i = 0; i < n; i++) assert_true(((const float *)aoti_tensor_ptr(out))[i] == (float)want[i]);
  assert_ok(aot_scope_end(s));
  aot_graph_destroy(g);
}

static const char even_sizes[] =
    "def forward(self, x: \"f32[s0][1]cpu\"):\n"
    "    slice_1: \"f32[((s0 + 1)//2)][2]cpu\" = torch.ops.aten.slice.Tensor(x, 0, 0, 9223372036854775807, 2)\n"
    "    cat: \"f32[2*(((s0 + 1)//2))][1]cpu\" = torch.ops.aten.cat.default([slice_1, slice_1])\n"
    "    add: \"f32[s0][1]cpu\" = torch.ops.aten.add.Tensor(x, cat)\n"
    "    mul: \"f32[2*(((s0 + 1)//2))][1]cpu\" = torch.ops.aten.mul.Tensor(add, cat)\n"
    "    return (mul,)\n";

static void a_size_that_must_be_even_is_checked_by_each_call(void **state) {
  (void)state;
  const float values[] = {1, 2, 3, 4, 5};
  aot_graph *g = import(even_sizes);
  aot_executable *exe;
  assert_ok(aoti_graph_infer(session, g));
  assert_ok(aoti_compile_pair(session, g, NULL, 1, NULL, twin_device(), &exe));
  aot_scope *s = aot_scope_begin(session);
  aot_tensor *four = twin_vector(s, 4, values), *five = twin_vector(s, 5, values), *out = NULL;
  assert_ok(aot_executable_forward(exe, NULL, (aot_tensors){&four, 1}, &out, NULL));
  TWIN_EXPECT(s, out, 2, 15, 4, 21); /* x + [1 3 1 3], times [1 3 1 3] */
  aot_tensor_release(out);
  aot_status status = aot_executable_forward(exe, NULL, (aot_tensors){&five, 1}, &out, NULL);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  assert_non_null(strstr(aot_status_message(status), "equal when the graph was recorded"));
  aot_status_free(status);
  aot_executable_release(exe);
  assert_ok(aot_scope_end(s));
  aot_graph_destroy(g);
}

static void sizes_that_have_one_name_each_are_not_taken_for_equal(void **state) {
  (void)state;
  refused("def forward(self, x: \"f32[s0][1]cpu\", y: \"f32[s1][1]cpu\"):\n"
          "    add: \"f32[s0][1]cpu\" = torch.ops.aten.add.Tensor(x, y)\n"
          "    return (add,)\n",
          AOT_ERROR_INVALID, "write one size for both");
  refused("def forward(self, x: \"f32[s0][1]cpu\"):\n"
          "    slice_1: \"f32[((s0 + 1)//2)][2]cpu\" = torch.ops.aten.slice.Tensor(x, 0, 0, 9223372036854775807, 2)\n"
          "    cat: \"f32[s0 + 1][1]cpu\" = torch.ops.aten.cat.default([slice_1, slice_1])\n"
          "    add: \"f32[s0][1]cpu\" = torch.ops.aten.add.Tensor(x, cat)\n"
          "    return (add,)\n",
          AOT_ERROR_INVALID, "node cat is annotated");
}

#define CHECKPOINT(body)                                                                                     \
  "class GraphModule(torch.nn.Module):\n"                                                                    \
  "    def forward(self, L_x_: \"f32[2][1]cpu\"):\n"                                                         \
  "        l_x_ = L_x_\n"                                                                                    \
  "        wrap_body_0 = self.wrap_body_0\n"                                                                 \
  "        tag_activation_checkpoint = torch.ops.higher_order.tag_activation_checkpoint(wrap_body_0, l_x_, " \
  "use_reentrant = False);  wrap_body_0 = None\n"                                                            \
  "        y: \"f32[2][1]cpu\" = tag_activation_checkpoint[0];  tag_activation_checkpoint = None\n"          \
  "        add: \"f32[2][1]cpu\" = y + l_x_;  y = l_x_ = None\n"                                             \
  "        return (add,)\n"                                                                                  \
  "\n"                                                                                                       \
  "    class " body "(torch.nn.Module):\n"                                                                   \
  "        def forward(self, l_x_: \"f32[2][1]cpu\"):\n"                                                     \
  "            mul: \"f32[2][1]cpu\" = l_x_ * 3;  l_x_ = None\n"                                             \
  "            add: \"f32[2][1]cpu\" = mul + 1;  mul = None\n"                                               \
  "            return (add,)\n"

static void a_body_is_read_where_it_is_called_and_marked(void **state) {
  (void)state;
  const float x[] = {1, 2};
  const double want[] = {5, 9};
  expect_run(CHECKPOINT("wrap_body_0"), (const float *const[]){x}, 1, 2, want);
  aot_graph *g = import(CHECKPOINT("wrap_body_0"));
  expect_text(g, "ac_graph_id: 1 - PREFER_RECOMPUTE");
  expect_text(g, "wrap_body_0_mul: \"f32[2][1]cpu\" = L_x_");
  aot_graph_destroy(g);
}

static void a_body_that_is_missing_is_named(void **state) {
  (void)state;
  refused(CHECKPOINT("wrap_body_1"), AOT_ERROR_UNSUPPORTED, "tag_activation_checkpoint");
}

static void a_result_is_written_where_out_says(void **state) {
  (void)state;
  const float a[] = {1, 5}, b[] = {4, 2}, c[] = {0, 0};
  const double want[] = {5, 6};
  expect_run("def forward(self, L_a_: \"f32[2][1]cpu\", L_b_: \"f32[2][1]cpu\", L_c_: \"f32[2][1]cpu\"):\n"
             "    maximum: \"f32[2][1]cpu\" = torch.maximum(L_a_, L_b_, out = L_c_);  maximum = None\n"
             "    add: \"f32[2][1]cpu\" = L_c_ + 1\n"
             "    return (add,)\n",
             (const float *const[]){a, b, c}, 3, 2, want);
}

static void operators_that_write_do_so_in_graph_form(void **state) {
  (void)state;
  const float x[] = {3, 4};
  const double want[] = {36, 64};
  expect_run("graph():\n"
             "    %x : \"f32[2][1]cpu\" [num_users=2] = placeholder[target=x]\n"
             "    %mul : [num_users=2] = call_function[target=operator.mul](args = (%x, 2), kwargs = {})\n"
             "    %imul : [num_users=0] = call_function[target=operator.imul](args = (%mul, %x), kwargs = {})\n"
             "    %add : [num_users=1] = call_function[target=operator.add](args = (%mul, %imul), kwargs = {})\n"
             "    return (add,)\n",
             (const float *const[]){x}, 1, 2, want);
}

static void lists_of_tensors_may_be_tuples(void **state) {
  (void)state;
  const float x[] = {3, 4};
  const double want[] = {4, 5};
  expect_run("def forward(self, L_x_: \"f32[2][1]cpu\"):\n"
             "    _foreach_add = torch._foreach_add((L_x_, L_x_), 1.0)\n"
             "    getitem: \"f32[2][1]cpu\" = _foreach_add[1]\n"
             "    return (getitem,)\n",
             (const float *const[]){x}, 1, 2, want);
}

static void states_of_random_numbers_are_the_librarys_own(void **state) {
  (void)state;
  aot_graph *g =
      import("def forward(self, primals_1: \"f32[2][1]cpu\"):\n"
             "    run_and_save_rng_state = torch.ops.higher_order.run_and_save_rng_state(torch.ops.aten.rand.default, "
             "[2], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)\n"
             "    getitem: \"u8[5056][1]cpu\" = run_and_save_rng_state[0]\n"
             "    getitem_1: \"f32[2][1]cpu\" = run_and_save_rng_state[1];  run_and_save_rng_state = None\n"
             "    mul: \"f32[2][1]cpu\" = torch.ops.aten.mul.Tensor(primals_1, getitem_1);  getitem_1 = None\n"
             "    return (mul, primals_1, getitem)\n");
  expect_text(g, "getitem: \"u8[16][1]cpu\"");
  aot_graph_destroy(g);
}

static void a_half_that_is_traced_again_keeps_its_writes_and_what_is_none(void **state) {
  (void)state;
  aot_graph *g = import("def forward(self, primals_1: \"f32[2][1]cpu\"):\n"
                        "    mul: \"f32[2][1]cpu\" = torch.ops.aten.mul.Tensor(primals_1, 2)\n"
                        "    add_: \"f32[2][1]cpu\" = torch.ops.aten.add_.Tensor(primals_1, mul);  add_ = None\n"
                        "    return (None, mul)\n"),
            *again;
  aot_decompositions *none;
  assert_ok(aot_decompositions_create(session, "none", &none));
  assert_ok(aot_graph_decompose(session, g, none, &again));
  expect_text(again, "torch.ops.aten.copy_.default(primals_1, add)");
  expect_text(again, "return (None, mul)");
  aot_decompositions_destroy(none);
  aot_graph_destroy(again);
  aot_graph_destroy(g);
}

#define ITEM(use)                                                                                                   \
  "def forward(self, L_w_: \"f32[3, 2][2, 1]cpu\", L_i_: \"i64[2][1]cpu\", L_n_: \"f64[][]cpu\"):\n"                \
  "    item: \"Sym(zf0)\" = L_n_.item()\n"                                                                          \
  "    e: \"f32[2, 2][2, 1]cpu\" = torch.nn.functional.embedding(L_i_, L_w_, None, None, item, False, False)\n" use \
  "    return (e,)\n"

static void a_number_of_data_is_refused_where_it_is_needed(void **state) {
  (void)state;
  aot_graph_destroy(import(ITEM("")));
  refused(ITEM("    f: \"f32[2, 2][2, 1]cpu\" = torch.full([2, 2], item)\n"), AOT_ERROR_UNSUPPORTED,
          "only the run knows; keep it a tensor");
}

/* A comparison that a check alone reads goes with the check; sizes are read without quotes. */
static void what_a_check_reads_goes_with_it(void **state) {
  (void)state;
  aot_graph *g =
      import("def forward(self, n: Sym(s0), x: f32[s0], k: i64[1]):\n"
             "    item: Sym(i4) = torch.ops.aten._local_scalar_dense.default(k);  k = None\n"
             "    ge: Sym(i4 >= 0) = item >= 0;  item = None\n"
             "    scalar_tensor: f32[] = torch.ops.aten.scalar_tensor.default(ge);  ge = None\n"
             "    _assert_async = torch.ops.aten._assert_async.msg(scalar_tensor, 'no. 5');  scalar_tensor = None\n"
             "    mul: f32[s0] = torch.ops.aten.mul.Tensor(x, 2.5)\n"
             "    return (mul,)\n");
  assert_ok(aoti_graph_infer(session, g));
  expect_text(g, "x: \"f32[s0][1]cpu\"");
  aot_graph_destroy(g);
}

static void inputs_are_what_a_minifier_wrote(void **state) {
  (void)state;
  static const char repro[] = "class Repro(torch.nn.Module):\n"
                              "    def forward(self, a, b):\n"
                              "        mm = torch.ops.aten.mm.default(a, b);  a = b = None\n"
                              "        return (mm,)\n";
  static const char *const lists[] = {
      "args = [((4, 2), (1, 4), torch.float32, 'cuda'), ((2, 3), (3, 1), torch.float32, 'cuda')]\n",
      "args = [((4, 2), (1, 4), torch.float32, 'cuda', True), ((2, 3), (3, 1), torch.float32, 'cuda', False)]\n",
      "args = []\n"
      "args.append(rand_strided((4, 2), (1, 4), torch.float32, 'cuda'))  # shape (4, 2), stride (1, 4)\n"
      "args.append(rand_strided((2, 3), (3, 1), torch.float32, 'cuda'))  # shape (2, 3), stride (3, 1)\n"};
  char text[1024];
  for (size_t i = 0; i < 6; i++) { /* before the graph, or after it */
    snprintf(text, sizeof text, "%s%s%s", i % 2 ? repro : "", lists[i / 2], i % 2 ? "" : repro);
    aot_graph *g = import(text);
    expect_text(g, "a: \"f32[4, 2][1, 4]cuda:0\", b: \"f32[2, 3][3, 1]cuda:0\"");
    aot_graph_destroy(g);
  }
  refused("class Repro(torch.nn.Module):\n    def forward(self, a):\n        return (a,)\n"
          "args = [((4, 2), (1,), torch.float32, 'cuda')]\n",
          AOT_ERROR_INVALID, "as many strides");
}

static void graph_form_may_begin_with_its_inputs(void **state) {
  (void)state;
  const float x[] = {1, 2};
  const double want[] = {2, 4};
  expect_run("graph(x):\n"
             "    %add : [#users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, %x), kwargs = {})\n"
             "    return (add,)\n",
             (const float *const[]){x}, 1, 2, want);
}

static void operands_of_a_body_may_be_a_tuple(void **state) {
  (void)state;
  const float x[] = {1, 2}, y[] = {3, 4};
  const double want[] = {9, 32}; /* x y y */
  expect_run("class GraphModule(torch.nn.Module):\n"
             "    def forward(self, a: \"f32[2]\", b: \"f32[2]\"):\n"
             "        body = self.body\n"
             "        one = torch.ops.higher_order.invoke_subgraph(body, 'body', (a, b));  body = None\n"
             "        c: \"f32[2]\" = one[0];  one = None\n"
             "        body_1 = self.body\n"
             "        two = torch.ops.higher_order.invoke_subgraph(body_1, 'body', (c, b));  body_1 = None\n"
             "        d: \"f32[2]\" = two[0];  two = None\n"
             "        return (d,)\n"
             "\n"
             "    class body(torch.nn.Module):\n"
             "        def forward(self, arg0_1: \"f32[2]\", arg1_1: \"f32[2]\"):\n"
             "            mul: \"f32[2]\" = torch.ops.aten.mul.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None\n"
             "            return (mul,)\n",
             (const float *const[]){x, y}, 2, 2, want);
}

static void a_triton_kernel_is_named(void **state) {
  (void)state;
  refused("def forward(self, x: \"f32[2]\"):\n"
          "    k = torch.ops.higher_order.triton_kernel_wrapper_functional(kernel_idx = 0, kwargs = {'a': x})\n"
          "    return (k,)\n",
          AOT_ERROR_UNSUPPORTED, "Triton kernel");
}

/* Attention of CUDA's draws nothing where its dropout is 0, and is recorded with a state. */
static void attention_may_carry_a_state(void **state) {
  (void)state;
  static const char *const names[] = {"torch.ops.higher_order", "torch._prims.rng_prims"};
  char text[1024];
  for (int i = 0; i < 2; i++) {
    snprintf(text, sizeof text,
             "def forward(self, q: \"f32[1, 2, 4, 8][64, 32, 8, 1]cpu\"):\n"
             "    both = %s.run_and_save_rng_state(torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default, "
             "q, q, q)\n"
             "    getitem: \"u8[5056][1]cpu\" = both[0]\n"
             "    getitem_1 = both[1];  both = None\n"
             "    getitem_2: \"f32[1, 2, 4, 8][64, 32, 8, 1]cpu\" = getitem_1[0];  getitem_1 = None\n"
             "    return (getitem_2, getitem)\n",
             names[i]);
    aot_graph *g = import(text);
    assert_ok(aoti_graph_infer(session, g));
    aot_graph_destroy(g);
  }
}

/* A step runs on one device: what it copies between two, a constant of the host among it, is copied there. */
static void a_copy_between_devices_is_one_on_the_steps_device(void **state) {
  (void)state;
  aot_graph *g = import("def forward(self, x: \"f32[2][1]cuda:0\", y: \"f32[2][1]cpu\"):\n"
                        "    t: \"f32[2][1]cuda:0\" = torch.ops.aten._to_copy.default(y, device = "
                        "device(type='cuda', index=0));  y = None\n"
                        "    u: \"f32[2][1]cuda:0\" = torch.ops.prims.device_put.default(t, device(type='cuda', "
                        "index=0), True);  t = None\n"
                        "    add: \"f32[2][1]cuda:0\" = torch.ops.aten.add.Tensor(x, u);  x = u = None\n"
                        "    return (add,)\n");
  assert_ok(aoti_graph_infer(session, g));
  aot_executable *exe;
  const float a[] = {1, 2}, b[] = {10, 20};
  assert_ok(aoti_compile_pair(session, g, NULL, 1, NULL, twin_device(), &exe));
  aot_scope *s = aot_scope_begin(session);
  aot_tensor *in[] = {twin_vector(s, 2, a), twin_vector(s, 2, b)}, *out = NULL;
  assert_ok(aot_executable_forward(exe, NULL, (aot_tensors){in, 2}, &out, NULL));
  TWIN_EXPECT(s, out, 11, 22);
  aot_tensor_release(out);
  aot_executable_release(exe);
  aot_tensor *host[] = {aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(2)), a),
                        aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(2)), b)};
  aot_graph_run(s, g, (aot_tensors){host, 2}, &out, 1); /* eagerly, where the inputs are */
  assert_null(aot_scope_error(s));
  assert_true(aoti_tensor_get(out, 1) == 22);
  assert_ok(aot_scope_end(s));
  aot_graph_destroy(g);
}

static void what_annotations_say_of_devices_is_checked(void **state) {
  (void)state;
#define ON(x, node)                                                    \
  "def forward(self, x: \"f32[2][1]" x "\", y: \"f32[2][1]" x "\"):\n" \
  "    mul: \"f32[2][1]" node "\" = torch.ops.aten.mul.Tensor(x, y)\n" \
  "    return (mul,)\n"
  refused(ON("cpu", "cuda:0"), AOT_ERROR_INVALID, "node mul is annotated as on device cuda:0");
  refused(ON("cuda:0", "cpu"), AOT_ERROR_INVALID, "node mul is annotated as on device cpu:0");
  refused(ON("cuda:1", "cuda:0"), AOT_ERROR_INVALID, "gives one on cuda:1");
  aot_graph *g = import(ON("cuda:1", "cuda:1"));
  assert_ok(aoti_graph_infer(session, g));
  aot_graph_destroy(g);
}

/* Of what item() gave, arithmetic by Python's operators, a root, and a quotient under it. */
static void numbers_of_data_are_calculated_with(void **state) {
  (void)state;
  const float x[] = {1, 2}, k[] = {8, 8};
  const double want[] = {5.5, 9}; /* x (8 / 2 - 0.5) + 2 */
  expect_run("def forward(self, x: \"f32[2][1]cpu\", k: \"f32[2][1]cpu\"):\n"
             "    amax: \"f32[][]cpu\" = torch.ops.aten.amax.default(k)\n"
             "    n: \"Sym(zuf0)\" = torch.ops.aten._local_scalar_dense.default(amax)\n"
             "    half: \"Sym(zuf0/2)\" = n / 2\n"
             "    a: \"Sym(zuf0/2 - 0.5)\" = half - 0.5\n"
             "    b: \"Sym(FloatTrueDiv(32.0, zuf0))\" = 32.0 / n\n"
             "    c: \"Sym(OpaqueUnaryFn_sqrt(FloatTrueDiv(32.0, zuf0)))\" = torch._sym_sqrt(b)\n"
             "    mul: \"f32[2][1]cpu\" = torch.ops.aten.mul.Tensor(x, a)\n"
             "    add: \"f32[2][1]cpu\" = torch.ops.aten.add.Scalar(mul, c)\n"
             "    return (add,)\n",
             (const float *const[]){x, k}, 2, 2, want);
}

/* As Swin's patches are merged: four items, the first of which is Ellipsis. */
static void four_items_that_begin_with_an_ellipsis_are_no_slice(void **state) {
  (void)state;
  const float x[] = {1, 2};
  const double want[] = {3, 4};
  expect_run(
      "def forward(self, L_x_: \"f32[2][1]cpu\"):\n"
      "    a: \"f32[1, 2, 1][2, 1, 1]cpu\" = L_x_.view(1, 2, 1)\n"
      "    b: \"f32[1, 2, 1][2, 1, 1]cpu\" = a[(Ellipsis, slice(0, None, 2), slice(0, None, None), slice(None, None, "
      "None))]\n"
      "    c: \"f32[2][1]cpu\" = b.view(2)\n"
      "    d: \"f32[2][1]cpu\" = c + 2\n"
      "    return (d,)\n",
      (const float *const[]){x}, 1, 2, want);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_size_that_must_be_even_is_checked_by_each_call, begin, end),
      cmocka_unit_test_setup_teardown(sizes_that_have_one_name_each_are_not_taken_for_equal, begin, end),
      cmocka_unit_test_setup_teardown(a_body_is_read_where_it_is_called_and_marked, begin, end),
      cmocka_unit_test_setup_teardown(a_body_that_is_missing_is_named, begin, end),
      cmocka_unit_test_setup_teardown(a_result_is_written_where_out_says, begin, end),
      cmocka_unit_test_setup_teardown(operators_that_write_do_so_in_graph_form, begin, end),
      cmocka_unit_test_setup_teardown(lists_of_tensors_may_be_tuples, begin, end),
      cmocka_unit_test_setup_teardown(states_of_random_numbers_are_the_librarys_own, begin, end),
      cmocka_unit_test_setup_teardown(a_half_that_is_traced_again_keeps_its_writes_and_what_is_none, begin, end),
      cmocka_unit_test_setup_teardown(a_number_of_data_is_refused_where_it_is_needed, begin, end),
      cmocka_unit_test_setup_teardown(what_a_check_reads_goes_with_it, begin, end),
      cmocka_unit_test_setup_teardown(inputs_are_what_a_minifier_wrote, begin, end),
      cmocka_unit_test_setup_teardown(graph_form_may_begin_with_its_inputs, begin, end),
      cmocka_unit_test_setup_teardown(operands_of_a_body_may_be_a_tuple, begin, end),
      cmocka_unit_test_setup_teardown(a_triton_kernel_is_named, begin, end),
      cmocka_unit_test_setup_teardown(attention_may_carry_a_state, begin, end),
      cmocka_unit_test_setup_teardown(a_copy_between_devices_is_one_on_the_steps_device, begin, end),
      cmocka_unit_test_setup_teardown(what_annotations_say_of_devices_is_checked, begin, end),
      cmocka_unit_test_setup_teardown(numbers_of_data_are_calculated_with, begin, end),
      cmocka_unit_test_setup_teardown(four_items_that_begin_with_an_ellipsis_are_no_slice, begin, end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
