/* Texts with more in them than one annotated graph: logs, reproductions, graph form. */
#include "import.h"
#include "twin.h"
#include "unit.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct seen {
  char text[4096];
  int warnings;
} seen;
static void keep(void *user, aot_log_level level, const char *topic, const char *text) {
  seen *s = user;
  if (level <= AOT_LOG_WARN) s->warnings++;
  snprintf(s->text, sizeof s->text, "%s: %s", topic, text);
}

static seen log_seen;
static aot_session *session;
static int begin(void **state) {
  (void)state;
  aot_session_options how = AOT_SESSION_OPTIONS_INIT;
  how.log = keep;
  how.log_user = &log_seen;
  log_seen = (seen){0};
  assert_ok(aot_session_create(&how, &session));
  return 0;
}
static int end(void **state) {
  (void)state;
  aot_session_destroy(session);
  return 0;
}

static aot_status import(const char *text, const char *which, aot_graph **out) {
  aot_import_options how = AOT_IMPORT_OPTIONS_INIT;
  how.which = which;
  return aot_graph_import(session, text, strlen(text), "text", &how, out);
}
static void refused(const char *text, const char *which, aot_code code, const char *says) {
  aot_graph *g = NULL;
  aot_status status = import(text, which, &g);
  assert_int_equal(aot_status_code(status), code);
  if (!strstr(aot_status_message(status), says)) fail_msg("\"%s\" lacks \"%s\"", aot_status_message(status), says);
  aot_status_free(status);
}
static void reads(const char *text, const char *which, const char *first_line) {
  aot_graph *g;
  char *shown;
  assert_ok(import(text, which, &g));
  assert_ok(aot_graph_print(g, AOT_ANNOTATE_FULL, &shown));
  if (!strstr(shown, first_line)) fail_msg("\"%s\" lacks \"%s\"", shown, first_line);
  aot_text_free(shown);
  aot_graph_destroy(g);
}

#define P "[rank0]:I0120 22:19:37.446000 4242 torch/x.py:12] [0/0] [__aot_graphs] "
static const char log_text[] =
    P "TRACED GRAPH\n" P " ===== Joint graph 0 =====\n" P " /x/y.py class inner_f(torch.nn.Module):\n" P
      "    def forward(self, primals_1: \"f32[2][1]cpu\", tangents_1: \"f32[2][1]cpu\"):\n" P
      "        mul: \"f32[2][1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, 2)\n" P
      "        return (primals_1, mul)\n" P "\n" P "TRACED GRAPH\n" P " ===== Forward graph 0 =====\n" P
      " <eval_with_key>.2 class GraphModule(torch.nn.Module):\n" P
      "    def forward(self, primals_1: \"f32[2][1]cpu\"):\n" P
      "        cos: \"f32[2][1]cpu\" = torch.ops.aten.cos.default(primals_1)\n" P "        return (cos,)\n" P "\n" P
      "    class inner(torch.nn.Module):\n" P "        def forward(self, a):\n" P "            return a\n" P
      "TRACED GRAPH\n" P " ===== Forward graph 1 =====\n" P "    def forward(self, primals_1: \"f32[3][1]cpu\"):\n" P
      "        return (primals_1,)\n";

static void a_graph_is_chosen_by_kind_headline_or_number(void **state) {
  (void)state;
  reads(log_text, "joint", "mul: \"f32[2][1]cpu\"");
  reads(log_text, "Forward graph 0", "cos: \"f32[2][1]cpu\"");
  reads(log_text, "forward graph 1", "primals_1: \"f32[3][1]cpu\"");
  reads(log_text, "3", "primals_1: \"f32[3][1]cpu\"");
  assert_int_equal(log_seen.warnings, 0);
  refused(log_text, "forward", AOT_ERROR_INVALID, "more than one graph is called forward");
  refused(log_text, "backward", AOT_ERROR_INVALID,
          "no graph is called backward; there are 1 joint \"Joint graph 0\" (line 4), 2 forward \"Forward graph 0\" "
          "(line 11), 3 forward \"Forward graph 1\" (line 20)");
  refused(log_text, "0", AOT_ERROR_INVALID, "no graph is called 0");
}

static void without_a_choice_the_joint_graph_is_read_and_the_log_says_so(void **state) {
  (void)state;
  reads(log_text, NULL, "mul: \"f32[2][1]cpu\"");
  assert_int_equal(log_seen.warnings, 1);
  assert_non_null(strstr(log_seen.text, "import: text holds 3 graphs"));
  assert_non_null(strstr(log_seen.text, "the one at line 4 is read"));
}

static void halves_are_not_differentiated(void **state) {
  (void)state;
  aot_graph *g;
  assert_ok(import(log_text, "Forward graph 0", &g));
  assert_true(g->is_half);
  aot_graph_destroy(g);
  assert_ok(import(log_text, "joint", &g));
  assert_false(g->is_half);
  assert_int_equal(g->n_fwd_outputs, 1);
  aot_graph_destroy(g);
}

static void prefixes_of_2023_are_skipped(void **state) {
  (void)state;
  reads("[2023-10-17 16:41:04,143] [0/0] torch._functorch.aot_autograd.__aot_graphs: [INFO]  ===== Forward graph 0 "
        "=====\n"
        "[2023-10-17 16:41:04,143] [0/0] torch._functorch.aot_autograd.__aot_graphs: [INFO]     def forward(self, x: "
        "f32[2]):\n"
        "[2023-10-17 16:41:04,143] [0/0] torch._functorch.aot_autograd.__aot_graphs: [INFO]         return (x,)\n",
        "Forward graph 0", "x: \"f32[2]");
}

static void graph_form_is_read(void **state) {
  (void)state;
  static const char text[] =
      "graph():\n"
      "    %x : [num_users=2] = placeholder[target=x]\n"
      "    %y : torch.Tensor [#users=1] = placeholder[target=y](default=None)\n"
      "    %c : [num_users=1] = get_attr[target=layers.0.c]\n"
      "    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, %y), kwargs = {alpha: "
      "2})\n"
      "    %full : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2], -inf), kwargs = "
      "{dtype: "
      "torch.float32, layout: torch.strided, device: cuda:1, pin_memory: False})\n"
      "    %gelu : [num_users=1] = call_function[target=torch.ops.aten.gelu.default](args = (%x,), kwargs = "
      "{approximate: "
      "tanh})\n"
      "    %max_1 : [num_users=1] = call_function[target=torch.ops.aten.max.dim](args = (%add, 0), kwargs = {})\n"
      "    %getitem : [num_users=1] = call_function[target=operator.getitem](args = (%max_1, 0), kwargs = {})\n"
      "    return [getitem, gelu, full, c]\n";
  reads(text, NULL, "add = torch.ops.aten.add.Tensor(x, y, alpha = 2)");
  reads(text, NULL,
        "torch.ops.aten.full.default([2], -inf, dtype = torch.float32, layout = torch.strided, device = "
        "device(type='cuda', index=1), pin_memory = False)");
  reads(text, NULL, "torch.ops.aten.gelu.default(x, approximate = 'tanh')");
  reads(text, NULL, "getitem = max_1[0]");
  reads(text, NULL, "c = getattr(self.layers, \"0\").c");
  refused("graph():\n    %x : [num_users=1] = call_module[target=fc](args = (), kwargs = {})\n    return x\n", NULL,
          AOT_ERROR_UNSUPPORTED, "calls of submodules");
  refused("graph():\n    %x : [num_users=1] = call_function[target=operator.add](args = (%z, 1), kwargs = {})\n", NULL,
          AOT_ERROR_INVALID, "text:2:");
  refused("graph():\n    %x : [num_users=1", NULL, AOT_ERROR_INVALID, "expected a kind of node");
}

#define REPRO                                                                                      \
  "class Repro(torch.nn.Module):\n    def forward(self, primals_1, primals_2, sym):\n"             \
  "        add = torch.ops.aten.add.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None\n" \
  "        return (add,)\n\ndef load_args(reader):\n"
#define BUF0 "    buf0 = reader.storage(None, 96, device=device(type='cuda', index=0))\n"

static void load_args_types_the_inputs(void **state) {
  (void)state;
  static const char text[] = REPRO BUF0
      "    reader.tensor(buf0, (4, 6), (1, 4), is_leaf=True)  # primals_1\n"
      "    buf1 = reader.storage('abc', 52, dtype_hint=torch.int64)\n"
      "    reader.tensor(buf1, (6,), dtype=torch.bfloat16, storage_offset=20, requires_grad=True)  # primals_2\n"
      "    reader.symint(7)  # sym\n"
      "load_args._version = 0\n";
  reads(text, NULL, "primals_1: \"f32[4, 6][1, 4]cuda:0\", primals_2: \"bf16[6][1]cpu\", sym: \"Sym(7)\"");
  refused(REPRO BUF0 "    reader.tensor(buf0, (4, 6, 2))\n", NULL, AOT_ERROR_INVALID,
          "text:8: in load_args: a tensor does not fit its storage");
  refused(REPRO BUF0 "    reader.tensor(buf1, (4, 6))\n", NULL, AOT_ERROR_INVALID, "a storage that is not there");
  refused(REPRO BUF0 "    reader.tensor(buf0, (4, 6)\n", NULL, AOT_ERROR_INVALID, "expected reader.tensor");
  refused(REPRO BUF0 "    reader.tensor(buf0, (4, 6), (1,))\n", NULL, AOT_ERROR_INVALID, "as many strides");
  refused(REPRO BUF0 "    reader.tensor(buf0, (9223372036854775807, 9223372036854775807))\n", NULL, AOT_ERROR_INVALID,
          "overflows");
  refused(REPRO BUF0 "    reader.tensor(buf0, (4, 6))\n", NULL, AOT_ERROR_INVALID, "fewer values than");
  refused(REPRO BUF0 "    reader.tensor(buf0, (4, 6), dtype=torch.complex64)\n", NULL, AOT_ERROR_UNSUPPORTED,
          "element type");
  refused(REPRO "    reader.opaque(3)\n", NULL, AOT_ERROR_UNSUPPORTED, "reader.opaque");
}

static void load_args_may_be_symbolic(void **state) {
  (void)state;
  static const char text[] = REPRO "    buf0 = reader.storage(None, 24*s95)\n"
                                   "    reader.tensor(buf0, (s95, 6))\n    reader.tensor(buf0, (6,))\n"
                                   "    reader.symint(32, expr='4*s95')  # sym\n";
  reads(text, NULL, "primals_1: \"f32[s95, 6][6, 1]cpu\", primals_2: \"f32[6][1]cpu\", sym: \"Sym(4*s95)\"");
}

static void the_signature_names_parameters(void **state) {
  (void)state;
  static const char text[] = "ExportedProgram:\n    class GraphModule(torch.nn.Module):\n"
                             "        def forward(self, p_a_weight: \"f32[8, 6]\", x: \"f32[2, 6]\"):\n"
                             "            return (x,)\n\nGraph signature:\n    # inputs\n"
                             "    p_a_weight: PARAMETER target='a.weight'\n    x: USER_INPUT\n\n    # outputs\n"
                             "    x: BUFFER_MUTATION target='b'\n";
  aot_graph *g;
  assert_ok(import(text, NULL, &g));
  assert_string_equal(aot_graph_input_target(g, 0), "a.weight");
  assert_null(aot_graph_input_target(g, 1));
  assert_null(aot_graph_input_value(g, 0));
  aot_graph_destroy(g);
}

// The graph's text has every line.
static void becomes(const char *text, const char *const *lines, size_t n) {
  aot_graph *g;
  char *shown;
  assert_ok(import(text, NULL, &g));
  assert_ok(aot_graph_print(g, AOT_ANNOTATE_NONE, &shown));
  for (size_t i = 0; i < n; i++)
    if (!strstr(shown, lines[i])) fail_msg("\"%s\" is not in\n%s", lines[i], shown);
  aot_text_free(shown);
  aot_graph_destroy(g);
}
#define BECOMES(text, ...) \
  becomes(text, (const char *const[]){__VA_ARGS__}, sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

static void calls_over_lists_are_calls_for_each_tensor(void **state) {
  (void)state;
  BECOMES("def forward(self, a: \"f32[4]\", b: \"f32[2]\", c: \"f32[4]\", d: \"f32[2]\"):\n"
          "    _foreach_sub = torch.ops.aten._foreach_sub.List([a, b], [c, d], alpha = 2)\n"
          "    x: \"f32[4]\" = _foreach_sub[0]\n"
          "    y: \"f32[2]\" = _foreach_sub[1];  _foreach_sub = None\n"
          "    _foreach_mul_ = torch.ops.aten._foreach_mul_.ScalarList([a, b], [3.0, 4.0])\n"
          "    return (x, y)\n",
          "x = torch.ops.aten.sub.Tensor(a, c, alpha = 2)", "y = torch.ops.aten.sub.Tensor(b, d, alpha = 2)",
          "_foreach_mul__item_1 = torch.ops.aten.mul.Tensor(b, 4.0)",
          "torch.ops.aten.copy_.default(b, _foreach_mul__item_1)");
  refused("def forward(self, a: \"f32[4]\"):\n"
          "    l = torch.ops.aten._foreach_sqrt.default([a])\n"
          "    x = l[1]\n"
          "    return (x,)\n",
          NULL, AOT_ERROR_INVALID, "l has no item 1");
}

static void subscripts_are_slices_and_choices(void **state) {
  (void)state;
  BECOMES("def forward(self, x: \"f32[4, 6, 5]\", i: \"i64[3]\"):\n"
          "    a = x[(slice(None, None, None), 0)]\n"
          "    b = x[(Ellipsis, slice(1, -1, None))]\n"
          "    c = x[(None, i)]\n"
          "    return (a, b, c)\n",
          "a = torch.ops.aten.select.int(x, 1, 0)", "b = torch.ops.aten.slice.Tensor(x, 2, 1, -1)",
          "= torch.ops.aten.unsqueeze.default(x, 0)", "c = torch.ops.aten.index.Tensor(");
}

static void names_of_python_are_operators(void **state) {
  (void)state;
  BECOMES("def forward(self, x: \"f32[2, 6]\", w: \"f32[9, 4]\", i: \"i64[2]\"):\n"
          "    a = x.view(2, 3, 2)\n"
          "    b = torch.nn.functional.embedding(i, w, None, None, 2.0, False, False)\n"
          "    c = torch.nn.functional.softmax(x, dim = -1, _stacklevel = 3, dtype = None)\n"
          "    d = x.to(dtype = torch.float64)\n"
          "    x += 1;  e = x\n"
          "    f = -x\n"
          "    return (a, b, c, d, f)\n",
          "a = torch.ops.aten.view.default(x, [2, 3, 2])", "b = torch.embedding(w, i)", "c = torch.softmax(x, -1)",
          "d = torch.ops.aten.to.dtype(x, torch.float64)", "e = torch.ops.aten.add_.Tensor(x, 1)", "f = torch.neg(e)");
}

static void a_device_alone_is_a_copy_to_it_and_usage_logs_are_dropped(void **state) {
  (void)state;
  BECOMES("def forward(self, x: \"f32[2]\"):\n"
          "    _log_api_usage_once = torch._C._log_api_usage_once('torch.nn.modules.Linear')\n"
          "    a = x.to(device(type='cpu'))\n"
          "    return (a,)\n",
          "(self, x):\n    a = torch.ops.aten.to.dtype_layout(x, device "
          "= device(type='cpu'))");
}

static void run_graph(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  aot_graph_run(s, user, (aot_tensors){in, 2}, out, 1);
}

// What a graph of x = (-1, 1, 4) and y = (1/2, 3/2, 2) returns, at once on the host and compiled where the test runs,
// where nothing is written.
static void gives(const char *statements, double a, double b, double c) {
  static const float x[] = {-1, 1, 4}, y[] = {0.5F, 1.5F, 2};
  const double want[] = {a, b, c};
  char text[2048];
  snprintf(text, sizeof text, "def forward(self, x: \"f32[3]\", y: \"f32[3]\"):\n%s", statements);
  aot_graph *g;
  assert_ok(import(text, NULL, &g));
  aot_function *f;
  assert_ok(aot_function_create(session, run_graph, g, 2, 1, NULL, &f));
  for (int traced = 0; traced < 2; traced++) {
    aot_scope *s = aot_scope_begin(session);
    aot_tensor *in[2] = {aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(3)), x),
                         aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(3)), y)},
               *out;
    for (int i = 0; traced && i < 2; i++) in[i] = twin_in(s, in[i]);
    if (traced)
      aot_function_call(s, f, (aot_tensors){in, 2}, &out);
    else
      aot_graph_run(s, g, (aot_tensors){in, 2}, &out, 1);
    out = twin_out(s, out);
    assert_ok(aot_scope_error(s));
    for (int i = 0; i < 3; i++) {
      double got = aoti_tensor_get(out, i);
      if (fabs(got - want[i]) > 1e-6) fail_msg("%s: element %d is %g, not %g", statements, i, got, want[i]);
    }
    assert_ok(aot_scope_end(s));
  }
  aot_function_destroy(f);
  aot_graph_destroy(g);
}

static void a_write_is_seen_by_other_names_and_views(void **state) {
  (void)state;
  gives("    h: \"f32[3]\" = x * 2\n"
        "    w: \"f32[3]\" = h.view(3)\n"
        "    h += y;  k: \"f32[3]\" = h;  h = None\n"
        "    return (w,)\n",
        -1.5, 3.5, 10);
  gives("    h: \"f32[3]\" = x * 2\n"
        "    g = h\n"
        "    h -= 1;  k: \"f32[3]\" = h\n"
        "    k //= 2;  l: \"f32[3]\" = k\n"
        "    l **= 2;  m: \"f32[3]\" = l\n"
        "    return (g,)\n",
        4, 0, 9);
  gives("    x /= y;  z: \"f32[3]\" = x\n"
        "    return (x,)\n",
        -2, 2. / 3, 2);
}

static void a_result_written_into_the_input_is_seen_there(void **state) {
  (void)state;
  gives("    h: \"f32[3]\" = x - y\n"
        "    r: \"f32[3]\" = torch.nn.functional.relu(h, inplace = True)\n"
        "    return (h,)\n",
        0, 0, 2);
  gives("    h: \"f32[3]\" = x * 2\n"
        "    v: \"f32[3]\" = h.view(3)\n"
        "    r: \"f32[3]\" = torch.nn.functional.relu6(h, True)\n"
        "    return (v,)\n",
        0, 2, 6);
  gives("    h: \"f32[3]\" = x * 1\n"
        "    r: \"f32[3]\" = torch.nn.functional.threshold(h, 0, -3, True)\n"
        "    return (h,)\n",
        -3, 1, 4);
  gives("    h: \"f32[3]\" = x * 1\n"
        "    r: \"f32[3]\" = torch.nn.functional.relu(h, inplace = False)\n"
        "    return (h,)\n",
        -1, 1, 4);
}

static void a_tensor_is_no_number_in_a_call(void **state) {
  (void)state;
  gives("    m: \"f32[3]\" = torch.min(x, y)\n    return (m,)\n", -1, 1, 2);
  gives("    m: \"f32[3]\" = x.max(y)\n    return (m,)\n", 0.5, 1.5, 4);
  gives("    m: \"f32[3]\" = x.add_(y)\n    return (x,)\n", -0.5, 2.5, 6);
}

static void what_an_operator_lacks_is_not_dropped(void **state) {
  (void)state;
  // A call that no operator of the table is; it is refused by name where the graph is used.
  BECOMES("def forward(self, i: \"i64[2]\", w: \"f32[9, 4]\"):\n"
          "    e = torch.nn.functional.embedding(i, w, None, 1.0, 2.0, False, False)\n"
          "    return (e,)\n",
          "e = torch.nn.functional.embedding(i, w, None, 1.0");
  refused("def forward(self, x: \"f32[1, 1, 4, 4]\"):\n"
          "    m = torch.nn.functional.max_pool2d(x, 2, return_indices = True)\n"
          "    return (m,)\n",
          NULL, AOT_ERROR_INVALID, "has no argument return_indices");
}

static void sizes_that_are_inputs_are_sizes_of_tensors(void **state) {
  (void)state;
  BECOMES("def forward(self, s0: \"Sym(s0)\", x: \"f32[s0, 4]\"):\n"
          "    a = torch.ops.aten.view.default(x, [s0, 2, 2])\n"
          "    return (a,)\n",
          "def forward(self, x):");
}

static void sizes_that_are_inputs_of_a_graph_that_writes_are_sizes_of_tensors(void **state) {
  (void)state;
  BECOMES(" ===== AFTER POST GRAD =====\n"
          " class <lambda>(torch.nn.Module):\n"
          "    def forward(self, arg0_1: \"Sym(s77)\", arg1_1: \"f32[s77, 4][4, 1]cpu\"):\n"
          "        mul: \"Sym(2*s77)\" = arg0_1 * 2;  arg0_1 = None\n"
          "        full: \"f32[2*s77][1]cpu\" = torch.ops.aten.full.default([mul], 1)\n"
          "        add: \"f32[s77, 4][4, 1]cpu\" = torch.ops.aten.add.Tensor(arg1_1, 1)\n"
          "        copy_: \"f32[s77, 4][4, 1]cpu\" = torch.ops.aten.copy_.default(arg1_1, add)\n"
          "        return (full,)\n",
          "def forward(self, arg1_1):", "mul = s77 * 2");
}

static void a_backward_with_more_results_than_primals_is_a_half(void **state) {
  (void)state;
  aot_graph *g;
  assert_ok(import("def forward(self, primals_1: \"f32[2]\", tangents_1: \"f32[2]\"):\n"
                   "    a: \"f32[2]\" = torch.ops.aten.mul.Tensor(tangents_1, primals_1)\n"
                   "    return (a, None)\n",
                   NULL, &g));
  assert_true(g->is_half);
  aot_graph_destroy(g);
}

/* ---- functions of Python that are several calls ---- */

static void a_write_through_a_subscript_is_seen(void **state) {
  (void)state;
  gives("    a = x.clone()\n"
        "    a[0] = 5;  setitem = a\n"
        "    b = y[slice(0, 2, None)]\n"
        "    a[slice(1, None, None)] = b;  setitem_1 = a;  setitem = b = None\n"
        "    return (a,)\n",
        5, 0.5, 1.5);
  gives("    a: \"f32[3]\" = x.clone()\n    m = a > 0\n    a[m] = 7.0;  setitem = a\n    return (a,)\n", -1, 7, 7);
  gives("    a = x.clone()\n    i = torch.tensor([2, 0])\n    b = y[slice(1, 3, None)]\n    a[i] = b;  setitem = a\n"
        "    return (setitem,)\n",
        2, 1, 1.5);
}

static void numbers_of_python_are_constants(void **state) {
  (void)state;
  gives("    k: \"Sym(2)\" = y.item()\n    a = x * k\n    return (a,)\n", -2, 2, 8);
  gives("    k: \"Sym(0.500000000000)\" = y.item()\n    a = x * k\n    return (a,)\n", -0.5, 0.5, 2);
  gives("    t = torch.tensor([1.0, 2.0, 3.0])\n    a = x + t\n    return (a,)\n", 0, 3, 7);
  gives("    t = torch.tensor([[2, 2, 2]])\n    a = t * x\n    b = a.view(3)\n    return (b,)\n", -2, 2, 8);
  gives("    e = x.abs()\n    a = 2 ** e\n    return (a,)\n", 2, 2, 16);
  gives("    a = x.pow(2)\n    return (a,)\n", 1, 1, 16);
  gives("    s = y.sum()\n    k: \"Sym(zuf0)\" = s.item()\n    n: \"Sym(2.0*zuf0)\" = k * 2.0\n    a = x * n\n    "
        "return (a,)\n",
        -8, 8, 32);
  refused("def forward(self, x: \"f32[]\"):\n    k = x.item()\n    a = x * k\n    return (a,)\n", NULL,
          AOT_ERROR_UNSUPPORTED, "text:3:");
}

static void an_operator_that_writes_is_its_functional_form_and_the_write(void **state) {
  (void)state;
  gives("    a = x.clone()\n    b = a.bernoulli_(1.0)\n    return (a,)\n", 1, 1, 1);
  BECOMES("def forward(self, x: \"f32[2]\"):\n"
          "    a: \"f32[2]\" = torch.ops.aten.celu_.default(x, 0.5)\n"
          "    return (a,)\n",
          "a = torch.ops.aten.celu_.default(x, 0.5)");
  BECOMES("def forward(self, x: \"i64[2]\"):\n"
          "    a: \"i64[2]\" = torch.ops.aten.__ilshift__.Scalar(x, 1)\n"
          "    return (a,)\n",
          "torch.ops.aten.__lshift__.Scalar(x, 1)", "a = torch.ops.aten.copy_.default(x, ");
}

static void interpolate_is_the_operator_of_its_mode(void **state) {
  (void)state;
  BECOMES("def forward(self, x: \"f32[1, 2, 4, 4]\", y: \"f32[1, 2, 4]\"):\n"
          "    a = torch.nn.functional.interpolate(x, scale_factor = 2, mode = 'nearest')\n"
          "    b = torch.nn.functional.interpolate(x, size = (8, 6), mode = 'bilinear', align_corners = True)\n"
          "    c = torch.nn.functional.interpolate(y, None, 1.5, 'linear')\n"
          "    d = torch.nn.functional.interpolate(x, scale_factor = [0.5, 0.75], mode = 'area')\n"
          "    e = torch.nn.functional.interpolate(x, 3, mode = 'nearest-exact')\n"
          "    return (a, b, c, d, e)\n",
          "a = torch.ops.aten.upsample_nearest2d.vec(x, None, [2.0, 2.0])",
          "b = torch.ops.aten.upsample_bilinear2d.vec(x, [8, 6], True, None)",
          "c = torch.ops.aten.upsample_linear1d.vec(y, None, False, [1.5])",
          "d = torch.nn.functional.adaptive_avg_pool2d(x, [2, 3])",
          "e = torch.ops.aten._upsample_nearest_exact2d.vec(x, [3, 3], None)");
  refused("def forward(self, x: \"f32[1, 2, 4, 4]\"):\n"
          "    a = torch.nn.functional.interpolate(x, 3, mode = 'lanczos', antialias = True)\n    return (a,)\n",
          NULL, AOT_ERROR_UNSUPPORTED, "in this mode");
}

/* Of one head of one number: q = x / 2, k = 3 x / 2, v = 2 x, and twice the sum of v with the weights. */
#define ATTENTION(rest)                                                                                      \
  "    q: \"f32[3, 1, 1]\" = x.view(3, 1, 1)\n    w = y.view(3, 1)\n    o = torch.tensor([[2.0]])\n"         \
  "    m: \"b8[3, 3]\" = torch.tensor([[False, True, True], [False, False, True], [False, False, False]])\n" \
  "    r = torch.nn.functional.multi_head_attention_forward(q, q, q, 1, 1, w, None, None, None, False, "     \
  "0.0, o, None, " rest ")\n"

static void attention_of_modules_is_its_calls(void **state) {
  (void)state;
  gives(ATTENTION("training = True, need_weights = False") "    a = r[0]\n    b = a.view(3)\n    return (b,)\n",
        -2.19083144, 14.4629998, 15.9985131);
  gives(ATTENTION("need_weights = True") "    a = r[0]\n    b = a.view(3)\n    return (b,)\n", -2.19083144, 14.4629998,
        15.9985131);
  gives(ATTENTION("need_weights = True, attn_mask = m") "    a = r[0]\n    b = a.view(3)\n    return (b,)\n", -4,
        2.54059581, 15.9985131);
  gives(
      ATTENTION(
          "need_weights = False, attn_mask = m, is_causal = True") "    a = r[0]\n    b = a.view(3)\n    return (b,)\n",
      -4, 2.54059581, 15.9985131);
  gives(ATTENTION("need_weights = False, attn_mask = m") "    a = r[0]\n    b = a.view(3)\n    return (b,)\n", -4,
        2.54059581, 15.9985131);
  gives(ATTENTION("need_weights = True") "    a = r[1]\n    b = a.sum(2)\n    c = b.view(3)\n    return (c,)\n", 1, 1,
        1);
}

static void normalize_divides_by_the_norm(void **state) {
  (void)state;
  gives("    a = torch.nn.functional.normalize(x, dim = 0)\n    return (a,)\n", -0.23570226, 0.23570226, 0.942809042);
  gives("    o = y.clone()\n    a = torch.nn.functional.normalize(x, dim = 0, out = o)\n    return (o,)\n", -0.23570226,
        0.23570226, 0.942809042);
}

static void a_region_without_gradients_reads_values_alone(void **state) {
  (void)state;
  BECOMES("def forward(self, x: \"f32[2]\"):\n"
          "    a = torch.sin(x)\n"
          "    _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None\n"
          "    b = torch.cos(a)\n"
          "    _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None\n"
          "    c = torch.mul(a, b)\n"
          "    return (c,)\n",
          "torch._C._set_grad_enabled(False)", "b = torch.cos(a)", "torch._C._set_grad_enabled(True)", "c = a * b");
}

static void annotations_show_what_autocast_converted(void **state) {
  (void)state;
  BECOMES("def forward(self, x: \"f32[2, 3]\", w: \"f32[4, 3]\", t: \"f32[2, 4]\"):\n"
          "    a: \"bf16[2, 4]\" = torch._C._nn.linear(x, w)\n"
          "    b: \"f32[]\" = torch.nn.functional.mse_loss(a, a)\n"
          "    c: \"f32[2, 4]\" = a + t\n"
          "    return (b, c)\n",
          "autocast_3 = torch.ops.aten.to.dtype(x, torch.bfloat16)",
          "autocast_4 = torch.ops.aten.to.dtype(w, torch.bfloat16)", "(autocast_3, autocast_4",
          "torch.ops.aten.to.dtype(a, torch.float32)");
  BECOMES("def forward(self, x: \"f32[2, 3]\"):\n"
          "    r = torch.amp.autocast_mode._enter_autocast('cpu', torch.bfloat16, True, None)\n"
          "    a = torch.mm(x, x)\n"
          "    e = torch.amp.autocast_mode._exit_autocast(r)\n"
          "    return (a,)\n",
          "_enter_autocast("); /* without annotations it stays, and is refused when it is run */
}

static void functions_of_a_few_operators_are_those(void **state) {
  (void)state;
  gives("    a = torch.nn.functional.softsign(x)\n    return (a,)\n", -0.5, 0.5, 0.8);
  gives("    a = torch.nn.functional.hardshrink(x, 1.5)\n    return (a,)\n", 0, 0, 4);
  gives("    e = x.view(1, 3)\n    f = y.view(1, 3)\n"
        "    c = torch.nn.functional.cosine_similarity(e, f, dim = 1)\n    a = c.expand(3)\n    return (a,)\n",
        0.832050294, 0.832050294, 0.832050294);
  gives("    a = torch.nn.functional.margin_ranking_loss(x, y, x, 0.5, reduction = 'none')\n    return (a,)\n", 0, 1,
        0);
  gives("    l = torch.nn.functional.hinge_embedding_loss(x, y)\n    a = l.expand(3)\n    return (a,)\n", 2, 2, 2);
  gives("    d = torch.diff(x)\n    s = d.sum()\n    a = s.expand(3)\n    return (a,)\n", 5, 5, 5);
  gives("    n = x.norm(dim = 0)\n    a = n.expand(3)\n    return (a,)\n", 4.24264069, 4.24264069, 4.24264069);
  gives("    e = x.view(1, 3)\n    p = torch.nn.functional.max_pool1d(e, 2, 1)\n    s = p.sum()\n"
        "    a = s.expand(3)\n    return (a,)\n",
        5, 5, 5);
  gives("    f = torch._foreach_mul([x, y], 2)\n    a = f[0]\n    b = f[1]\n    c = a + b\n    return (c,)\n", -1, 5,
        12);
  refused("def forward(self, x: \"f32[2]\"):\n    a = torch._foreach_neg([x])\n    return (a,)\n", NULL,
          AOT_ERROR_UNSUPPORTED, "list of tensors");
  BECOMES("def forward(self, x: \"f32[2, 4]\"):\n    a = x.T\n    n = x.size(0)\n    s = x.shape\n    k = s[1]\n"
          "    b = a.view(k, n)\n    c = b.to('cpu')\n    return (c,)\n",
          "a = torch.ops.aten.numpy_T.default(x)", "n = torch.ops.aten.sym_size.int(x, 0)",
          "b = torch.ops.aten.view.default(a, [4, n])", "device = device(type='cpu')");
}

static void functions_over_windows_and_grids(void **state) {
  (void)state;
  gives("    u = x.unfold(0, 2, 1)\n    f = u.reshape(4)\n    a = f[slice(None, 3, None)]\n    return (a,)\n", -1, 1,
        1);
  gives("    e = x.view(1, 1, 1, 3)\n    u = torch.nn.functional.unfold(e, (1, 2), padding = (0, 1))\n"
        "    a = u[(0, 0, slice(None, 3, None))]\n    return (a,)\n",
        0, -1, 1);
  gives("    e = x.view(1, 1, 3)\n    p = torch.nn.functional.adaptive_max_pool2d(e, (1, 2), False)\n    s = p.sum()\n"
        "    a = s.expand(3)\n    return (a,)\n",
        5, 5, 5);
  gives("    e = x.view(1, 1, 3)\n    p = torch.nn.functional.adaptive_max_pool2d(e, 1)\n    a = p.expand(1, 1, 3)\n"
        "    b = a.reshape(3)\n    return (b,)\n",
        4, 4, 4);
  gives("    t = torch.stack([x, y])\n    v: \"f32[1, 2, 3]\" = t.view(1, 2, 3)\n"
        "    g = torch.nn.functional.affine_grid(v, (1, 1, 1, 3), align_corners = False)\n"
        "    a = g[(0, 0, slice(None, None, None), 0)]\n    return (a,)\n",
        14 / 3.0, 4, 10 / 3.0);
  gives("    t = torch.stack([x, y])\n    v: \"f32[1, 2, 3]\" = t.view(1, 2, 3)\n"
        "    g = torch.nn.functional.affine_grid(v, [1, 1, 3, 2], align_corners = True)\n"
        "    a = g[(0, slice(None, None, None), 1, 1)]\n    return (a,)\n",
        1, 2.5, 4);
  gives("    w = torch.outer(x, y)\n    v = w.view(1, 3, 3)\n    b = y[slice(None, 1, None)]\n"
        "    l = torch.nn.functional.bilinear(x, y, v, b)\n    a = l.expand(3)\n    return (a,)\n",
        117.5, 117.5, 117.5);
}

static void samples_have_the_probabilities(void **state) {
  (void)state;
  gives(
      "    d = x - 3\n    p = torch.relu(d)\n    m = torch.multinomial(p, 1)\n    f = m.float()\n    a = f.expand(3)\n"
      "    return (a,)\n",
      2, 2, 2);
  gives("    p = torch.relu(x)\n    m = torch.multinomial(p, num_samples = 2)\n    s = m.sum()\n    f = s.float()\n"
        "    a = f.expand(3)\n    return (a,)\n",
        3, 3, 3);
  refused("def forward(self, x: \"f32[5, 3]\"):\n    a = torch.multinomial(x, 4, True)\n    return (a,)\n", NULL,
          AOT_ERROR_UNSUPPORTED, "without replacement");
}

#define FILLED "    e: \"f32[3, 3]\" = torch.outer(x, y)\n    f = e.fill_diagonal_(7.0)\n"
/* Of [[7, -1.5, -2], [0.5, 7, 2], [2, 6, 7]]; the numbers are NumPy's. */
static void functions_of_matrices(void **state) {
  (void)state;
  gives(FILLED "    a = e.sum(1)\n    return (a,)\n", 3.5, 9.5, 15);
  refused("def forward(self, x: \"f32[5, 3]\"):\n    a = x.fill_diagonal_(1, wrap = True)\n    return (a,)\n", NULL,
          AOT_ERROR_UNSUPPORTED, "no wrapping");
  gives(FILLED "    a = torch.linalg.solve(e, x)\n    return (a,)\n", 0.0196253345, -0.0267618198, 0.588760036);
  gives(FILLED "    i = torch.linalg.inv(f)\n    a = torch.matmul(i, y)\n    return (a,)\n", 0.136485281, 0.177520071,
        0.09455843);
  gives(FILLED "    i = torch.inverse(e)\n    a = torch.matmul(i, y)\n    return (a,)\n", 0.136485281, 0.177520071,
        0.09455843);
  gives(FILLED "    d = torch.linalg.det(e)\n    b = d / 100\n    a = b.expand(3)\n    return (a,)\n", 2.8025, 2.8025,
        2.8025);
  gives(FILLED "    t = e.T\n    p = torch.matmul(e, t)\n    c = torch.linalg.cholesky(p)\n"
               "    a = c[(slice(None, None, None), 0)]\n    return (a,)\n",
        7.43303437, -1.47988015, -1.21081103);
}

static void a_loss_over_alignments_is_named_when_it_runs(void **state) {
  (void)state;
  aot_graph *g;
  assert_ok(import("def forward(self, x: \"f32[3]\", y: \"f32[3]\"):\n"
                   "    a = torch.nn.functional.ctc_loss(x, y, x, y, 0, 'mean', False)\n    return (a,)\n",
                   NULL, &g));
  aot_scope *s = aot_scope_begin(session);
  const float x[] = {-1, 1, 4};
  aot_tensor *in[2], *out;
  for (int i = 0; i < 2; i++) in[i] = aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(3)), x);
  aot_graph_run(s, g, (aot_tensors){in, 2}, &out, 1);
  aot_status status = aot_scope_end(s);
  assert_int_equal(aot_status_code(status), AOT_ERROR_UNSUPPORTED);
  assert_non_null(strstr(aot_status_message(status), "torch.nn.functional.ctc_loss"));
  aot_status_free(status);
  aot_graph_destroy(g);
}

/* ---- what pasting and recording add ---- */

static const char plain_graph[] = "class GraphModule(torch.nn.Module):\n"
                                  "    def forward(self, a: \"f32[2]\"):\n"
                                  "        b: \"f32[2]\" = torch.ops.aten.sin.default(a)\n"
                                  "        return (b,)\n";

/* Each line of the graph with what a format of its number makes before it. */
static void reads_prefixed(const char *format) {
  char text[2048], *q = text;
  int number = 0;
  for (const char *line = plain_graph; *line; line = strchr(line, '\n') + 1) {
    q += sprintf(q, format, number++); // NOLINT
    q += sprintf(q, "%.*s", (int)(strchr(line, '\n') + 1 - line), line);
  }
  reads(text, NULL, "b: \"f32[2]\" = torch.ops.aten.sin.default(a)");
}

static void prefixes_of_launchers_are_skipped(void **state) {
  (void)state;
  reads_prefixed("2024-05-01T12:00:%02d.123Z ");
  reads_prefixed("trainer-1  | %.0d");
  reads_prefixed("> %.0d");
  reads_prefixed("(RayTrainWorker pid=100%d) ");
  reads_prefixed("%d: I0120 22:19:37.446000 4242 torch/x.py:12] [0/0] [__aot_graphs] ");
}

static void escapes_and_encodings_are_skipped(void **state) {
  (void)state;
  static const char line[] = "b: \"f32[2]\" = torch.ops.aten.sin.default(a)";
  char wide[1024] = "\xff\xfe";
  size_t n = sizeof plain_graph - 1;
  aot_graph *g;
  for (size_t i = 0; i < n; i++) wide[2 + 2 * i] = plain_graph[i];
  assert_ok(aot_graph_import(session, wide, 2 + 2 * n, "text", NULL, &g));
  assert_int_equal(aot_graph_input_count(g), 1);
  aot_graph_destroy(g);
  reads("\xef\xbb\xbf"
        "class G(torch.nn.Module):\n\xc2\xa0   \x1b[34mdef\x1b[39;49m forward(self, a: \"\x1b[31mf32\x1b[0m[2]\"):\n"
        "        b = \x1b]8;;file://x\x1b\\torch\x1b]8;;\x1b\\.ops.aten.sin.default(a)\x1b(B\n        return (b,)\n",
        NULL, "b = torch.ops.aten.sin.default(a)");
  reads(plain_graph, NULL, line);
}

static void where_annotations_name_no_device_calls_do(void **state) {
  (void)state;
  reads("def forward(self, x: \"f32[4]\"):\n"
        "    a: \"i64[4]\" = torch.ops.aten.arange.default(4, device = device(type='cuda', index=0))\n"
        "    b: \"f16[4]\" = torch.ops.aten._to_copy.default(x, dtype = torch.float16, device = device(type='cuda', "
        "index=0))\n"
        "    return (a, b)\n",
        NULL, "x: \"f32[4][1]cuda:0\"");
  reads("def forward(self, x: \"f32[4]\"):\n"
        "    a: \"f32[2]\" = torch.ops.aten.ones.default([2], device = device(type='cuda', index=0))\n"
        "    b: \"f32[2]\" = torch.ops.aten.ones.default([2], device = device(type='cpu'))\n"
        "    return (x, a, b)\n",
        NULL, "x: \"f32[4][1]cpu\"");
}

static void a_device_that_is_not_ours_is_named(void **state) {
  (void)state;
  refused("def forward(self, a: \"f32[2][1]mps:0\"):\n    return (a,)\n", NULL, AOT_ERROR_UNSUPPORTED,
          "text:1:22: the device mps");
  refused("def forward(self, a: \"f32[2]\"):\n"
          "    b = torch.ops.aten.zeros.default([2], device = device(type='xpu', index=0))\n    return (b,)\n",
          NULL, AOT_ERROR_UNSUPPORTED, "the device xpu");
  reads("def forward(self, a: \"f32[2][1]meta\"):\n    return (a,)\n", NULL, "\"f32[2][1]cpu\"");
  reads("def forward(self, a: \"f32[2][1]cuda\"):\n    return (a,)\n", NULL, "\"f32[2][1]cuda:0\"");
}

/* ---- lines that a terminal broke ---- */

static char *read_file(const char *path, size_t *n) {
  FILE *f = fopen(path, "rb");
  assert_non_null(f);
  fseek(f, 0, SEEK_END);
  *n = (size_t)ftell(f);
  rewind(f);
  char *text = malloc(*n + 1);
  assert_int_equal(fread(text, 1, *n, f), *n);
  text[*n] = 0;
  fclose(f);
  return text;
}

/* at each `width` columns; trim: blanks at the end of a line are lost; words: between words where there are any. */
static char *broken(const char *text, size_t n, size_t width, bool trim, bool words) {
  char *out = malloc(2 * n + 2), *q = out;
  for (size_t i = 0, start = 0, column = 0; i < n; i++) {
    if (text[i] == '\x1b') { // a terminal shows no escapes, and what is copied from it has none
      while (text[i] != 'm') i++;
      continue;
    }
    if (text[i] != '\n' && column == width) {
      char *space = q;
      while (words && space > out + start && space[-1] != ' ') space--;
      if (!words || space == out + start) space = q;
      char rest[512];
      size_t n_rest = (size_t)(q - space);
      memcpy(rest, space, n_rest);
      q = space;
      while (trim && q > out + start && q[-1] == ' ') q--;
      *q++ = '\n';
      start = (size_t)(q - out);
      memcpy(q, rest, n_rest);
      q += n_rest;
      column = n_rest;
    }
    column++;
    *q++ = text[i];
    if (text[i] == '\n') column = 0, start = (size_t)(q - out);
  }
  *q = 0;
  return out;
}

static void broken_lines_are_whole_again(void **state) {
  (void)state;
  static const struct {
    const char *file, *which;
  } files[] = {{"forms/joint_colored.txt", NULL},  {"forms/forward_graph.txt", NULL},
               {"forms/log_aot_graphs.txt", "2"},  {"forms/log_post_grad.txt", "1"},
               {"forms/joint_expanded.txt", NULL}, {"forms/runnable_backward.py.txt", NULL},
               {"dumps/cnn.exported.txt", NULL}};
  static const size_t widths[] = {80, 120, 200};
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    char path[512], *expected;
    size_t n;
    aot_graph *g;
    snprintf(path, sizeof path, AOT_SOURCE_DIR "/test/parity/%s", files[i].file);
    char *text = read_file(path, &n);
    assert_ok(import(text, files[i].which, &g));
    assert_ok(aot_graph_print(g, AOT_ANNOTATE_FULL, &expected));
    aot_graph_destroy(g);
    for (int k = 0; k < 9; k++) {
      char *lines = broken(text, n, widths[k / 3], k % 3 == 1, k % 3 == 2), *shown;
      assert_ok(import(lines, files[i].which, &g));
      assert_ok(aot_graph_print(g, AOT_ANNOTATE_FULL, &shown));
      if (strcmp(shown, expected)) fail_msg("%s at %zu columns, way %d", files[i].file, widths[k / 3], k % 3);
      aot_text_free(shown);
      aot_graph_destroy(g);
      free(lines);
    }
    aot_text_free(expected);
    free(text);
  }
}

static void a_broken_line_with_prefixes_on_both_parts_is_whole_again(void **state) {
  (void)state;
  static const char text[] =
      "    def forward(self, primals_1: \"f32[2, 3][3, 1]cpu\", primals_2: \"f32[2, 3][3, 1]cpu\"):\n"
      "        add: \"f32[2, 3][3, 1]cpu\" = torch.ops.aten.add.Tensor(primals_1, primals_2);  primals_1 = None\n"
      "        mul: \"f32[2, 3][3, 1]cpu\" = torch.ops.aten.mul.Tensor(add, primals_2);  primals_2 = None\n"
      "        sub: \"f32[2, 3][3, 1]cpu\" = torch.ops.aten.sub.Tensor(mul, add);  mul = add = None\n"
      "        return (sub,)\n";
  char *lines = broken(text, sizeof text - 1, 70, false, false), prefixed[4096], *q = prefixed;
  for (const char *line = lines; *line;) {
    const char *end = strchr(line, '\n');
    q += sprintf(q, P "%.*s\n", (int)(end - line), line);
    line = end + 1;
  }
  reads(prefixed, NULL, "torch.ops.aten.sub.Tensor(mul, add)");
  free(lines);
}

/* Lines of one length that are whole: layers are alike. */
static void lines_of_one_length_are_not_joined(void **state) {
  (void)state;
  reads("def forward(self, primals_1: \"f32[2]\"):\n"
        "    add_1 = torch.ops.aten.add.Tensor(primals_1, 1)\n    add_2 = torch.ops.aten.add.Tensor(primals_1, 2)\n"
        "    add_3 = torch.ops.aten.add.Tensor(primals_1, 3)\n    add_4 = torch.ops.aten.add.Tensor(primals_1, 4)\n"
        "    return (add_1, add_2, add_3, add_4)\n",
        NULL, "add_4 = torch.ops.aten.add.Tensor(primals_1, 4)");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_graph_is_chosen_by_kind_headline_or_number, begin, end),
      cmocka_unit_test_setup_teardown(without_a_choice_the_joint_graph_is_read_and_the_log_says_so, begin, end),
      cmocka_unit_test_setup_teardown(halves_are_not_differentiated, begin, end),
      cmocka_unit_test_setup_teardown(prefixes_of_2023_are_skipped, begin, end),
      cmocka_unit_test_setup_teardown(graph_form_is_read, begin, end),
      cmocka_unit_test_setup_teardown(load_args_types_the_inputs, begin, end),
      cmocka_unit_test_setup_teardown(load_args_may_be_symbolic, begin, end),
      cmocka_unit_test_setup_teardown(the_signature_names_parameters, begin, end),
      cmocka_unit_test_setup_teardown(calls_over_lists_are_calls_for_each_tensor, begin, end),
      cmocka_unit_test_setup_teardown(subscripts_are_slices_and_choices, begin, end),
      cmocka_unit_test_setup_teardown(names_of_python_are_operators, begin, end),
      cmocka_unit_test_setup_teardown(a_device_alone_is_a_copy_to_it_and_usage_logs_are_dropped, begin, end),
      cmocka_unit_test_setup_teardown(a_write_is_seen_by_other_names_and_views, begin, end),
      cmocka_unit_test_setup_teardown(a_result_written_into_the_input_is_seen_there, begin, end),
      cmocka_unit_test_setup_teardown(a_tensor_is_no_number_in_a_call, begin, end),
      cmocka_unit_test_setup_teardown(what_an_operator_lacks_is_not_dropped, begin, end),
      cmocka_unit_test_setup_teardown(sizes_that_are_inputs_are_sizes_of_tensors, begin, end),
      cmocka_unit_test_setup_teardown(sizes_that_are_inputs_of_a_graph_that_writes_are_sizes_of_tensors, begin, end),
      cmocka_unit_test_setup_teardown(a_backward_with_more_results_than_primals_is_a_half, begin, end),
      cmocka_unit_test_setup_teardown(broken_lines_are_whole_again, begin, end),
      cmocka_unit_test_setup_teardown(a_broken_line_with_prefixes_on_both_parts_is_whole_again, begin, end),
      cmocka_unit_test_setup_teardown(lines_of_one_length_are_not_joined, begin, end),
      cmocka_unit_test_setup_teardown(a_write_through_a_subscript_is_seen, begin, end),
      cmocka_unit_test_setup_teardown(numbers_of_python_are_constants, begin, end),
      cmocka_unit_test_setup_teardown(an_operator_that_writes_is_its_functional_form_and_the_write, begin, end),
      cmocka_unit_test_setup_teardown(interpolate_is_the_operator_of_its_mode, begin, end),
      cmocka_unit_test_setup_teardown(attention_of_modules_is_its_calls, begin, end),
      cmocka_unit_test_setup_teardown(normalize_divides_by_the_norm, begin, end),
      cmocka_unit_test_setup_teardown(a_region_without_gradients_reads_values_alone, begin, end),
      cmocka_unit_test_setup_teardown(annotations_show_what_autocast_converted, begin, end),
      cmocka_unit_test_setup_teardown(prefixes_of_launchers_are_skipped, begin, end),
      cmocka_unit_test_setup_teardown(escapes_and_encodings_are_skipped, begin, end),
      cmocka_unit_test_setup_teardown(where_annotations_name_no_device_calls_do, begin, end),
      cmocka_unit_test_setup_teardown(a_device_that_is_not_ours_is_named, begin, end),
      cmocka_unit_test_setup_teardown(functions_of_a_few_operators_are_those, begin, end),
      cmocka_unit_test_setup_teardown(functions_over_windows_and_grids, begin, end),
      cmocka_unit_test_setup_teardown(samples_have_the_probabilities, begin, end),
      cmocka_unit_test_setup_teardown(functions_of_matrices, begin, end),
      cmocka_unit_test_setup_teardown(a_loss_over_alignments_is_named_when_it_runs, begin, end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
