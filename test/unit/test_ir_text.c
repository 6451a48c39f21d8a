/* The text of graphs: what PyTorch printed is what parse and print give back. */
#include "ir.h"
#include "unit.h"
#include <dirent.h>
#include <stdio.h>
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

static aoti_graph *parse(const char *text) {
  aoti_graph *g;
  assert_ok(aoti_graph_parse(text, strlen(text), "x.fx", registry, &aoti_heap, &g));
  assert_ok(aoti_graph_verify(g));
  return g;
}
static char *print(const aoti_graph *g, aoti_annotate annotate) {
  aoti_text text = {0};
  char *out;
  assert_ok(aoti_graph_print(g, annotate, &text));
  assert_ok(aoti_text_finish(&text, &out));
  return out;
}
/* parse and print give the text back; it is freed. */
static void round_trip(const char *text, aoti_annotate annotate) {
  aoti_graph *g = parse(text);
  char *out = print(g, annotate);
  assert_string_equal(out, text);
  free(out);
  aoti_graph_destroy(g);
}

/* FULL, and back from it, keeps everything TYPES shows; NONE too, but for the types. */
static void every_form_round_trips(const char *text) {
  aoti_graph *g = parse(text);
  char *full = print(g, AOTI_ANNOTATE_FULL), *bare = print(g, AOTI_ANNOTATE_NONE);
  round_trip(full, AOTI_ANNOTATE_FULL);
  round_trip(bare, AOTI_ANNOTATE_NONE);
  aoti_graph *again = parse(full);
  char *types = print(again, AOTI_ANNOTATE_TYPES);
  assert_string_equal(types, text);
  free(full);
  free(bare);
  free(types);
  aoti_graph_destroy(g);
  aoti_graph_destroy(again);
}

static void pytorchs_graphs_come_back(void **state) {
  (void)state;
  static const char root[] = AOT_SOURCE_DIR "/test/parity/data";
  int files = 0;
  DIR *dir = opendir(root);
  assert_non_null(dir);
  for (struct dirent *e; (e = readdir(dir));) {
    if (e->d_name[0] == '.') continue;
    static const char *const names[] = {"joint",      "default_fwd", "default_bwd", "mincut_fwd",
                                        "mincut_bwd", "forward",     "inference"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
      char path[4096], *text;
      size_t n;
      snprintf(path, sizeof path, "%s/%s/%s.fx", root, e->d_name, names[i]);
      aot_status status = aoti_read_file(path, 0, &text, &n);
      if (status) {
        aot_status_free(status);
        continue;
      }
      print_message("%s\n", path);
      round_trip(text, AOTI_ANNOTATE_TYPES);
      every_form_round_trips(text);
      free(text);
      files++;
    }
  }
  closedir(dir);
  assert_true(files > 100);
}

/* Written by the pinned PyTorch: torch.compile's forward and backward with source lines, aot_function's joint graph, a
 * symbolic_trace. */
static void readable_text_of_pytorch_round_trips(void **state) {
  (void)state;
  round_trip("class GraphModule(torch.nn.Module):\n"
             "    def forward(self, primals_1: \"f32[3][1]cpu\", primals_2: \"f32[3][1]cpu\"):\n"
             "        # File: model/s2.py:8 in forward, code: y=x*s.c\n"
             "        mul: \"f32[3][1]cpu\" = torch.ops.aten.mul.Tensor(primals_2, primals_1)\n"
             "\n"
             "        # File: model/s2.py:9 in forward, code: z=y+1\n"
             "        add: \"f32[3][1]cpu\" = torch.ops.aten.add.Tensor(mul, 1);  mul = None\n"
             "\n"
             "        # File: model/s2.py:10 in forward, code: return (z.sum(),)\n"
             "        sum_1: \"f32[][]cpu\" = torch.ops.aten.sum.default(add);  add = None\n"
             "        return (sum_1, primals_1, primals_2)\n",
             AOTI_ANNOTATE_FULL);
  round_trip(
      "class GraphModule(torch.nn.Module):\n"
      "    def forward(self, primals_1: \"f32[3][1]cuda:1\", tangents_1: \"f32[][]cpu\"):\n"
      "        # Backward of forward node: File: model/s2.py:10 in forward, code: return (z.sum(),)\n"
      "        expand: \"f32[3][0]cpu\" = torch.ops.aten.expand.default(tangents_1, [3]);  tangents_1 = None\n"
      "\n"
      "        # Backward of forward node: File: model/s2.py:8 in forward, code: y=x*s.c\n"
      "        mul_1: \"f32[3][1]cpu\" = torch.ops.aten.mul.Tensor(expand, primals_1);  expand = primals_1 = None\n"
      "        return (mul_1,)\n",
      AOTI_ANNOTATE_FULL);
  round_trip(
      "class inner_f(torch.nn.Module):\n"
      "    def forward(self, primals, tangents):\n"
      "        primals_1: \"f32[s26, 4][4, 1]cpu\"; primals_2: \"f32[4][1]cpu\"; tangents_1: \"f32[(s26//2), 2][2, "
      "1]cpu\";\n"
      "\n"
      "        primals_1, primals_2, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)\n"
      "        # No stacktrace found for following nodes\n"
      "        native_layer_norm = torch.ops.aten.native_layer_norm.default(primals_1, [4], primals_2, None, 1e-05);  "
      "primals_2 = None\n"
      "        getitem: \"f32[s26, 4][4, 1]cpu\" = native_layer_norm[0];  native_layer_norm = None\n"
      "        sum_1: \"f32[s26][1]cpu\" = torch.ops.aten.sum.dim_IntList(getitem, [1]);  getitem = None\n"
      "        sym_size_int: \"Sym(s26)\" = torch.ops.aten.sym_size.int(primals_1, 0);  primals_1 = None\n"
      "        floordiv: \"Sym((s26//2))\" = sym_size_int // 2\n"
      "        view: \"f32[(s26//2), 2][2, 1]cpu\" = torch.ops.aten.view.default(sum_1, [floordiv, 2]);  sum_1 = "
      "floordiv = "
      "None\n"
      "        full: \"i64[2][1]cpu\" = torch.ops.aten.full.default([2], 3, dtype = torch.int64, device = "
      "device(type='cpu'), pin_memory = False)\n"
      "        mul_1: \"f32[(s26//2), 2][2, 1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, 2.5);  tangents_1 = None\n"
      "        view_1: \"f32[2*((s26//2))][1]cpu\" = torch.ops.aten.view.default(mul_1, [sym_size_int]);  mul_1 = "
      "sym_size_int = None\n"
      "        return pytree.tree_unflatten([view, full, view_1, None], self._out_spec)\n",
      AOTI_ANNOTATE_FULL);
  round_trip("class h(torch.nn.Module):\n"
             "    def forward(self, x, y):\n"
             "        # No stacktrace found for following nodes\n"
             "        cos = torch.cos(x);  x = None\n"
             "        mul = y * 2;  y = None\n"
             "        add = cos + mul;  cos = mul = None\n"
             "        return add\n",
             AOTI_ANNOTATE_FULL);
}

/* One graph as PyTorch hands it out in different settings is one graph; its readable form is what FULL prints. */
static void forms_of_a_graph_are_one_graph(void **state) {
  (void)state;
  static const char *const graphs[] = {"forward", "backward", "joint"};
  static const char *const forms[] = {"readable", "colored", "expanded", "code"};
  for (int i = 0; i < 3; i++) {
    char *want = NULL;
    for (int k = 0; k < 4; k++) {
      char path[4096], *text;
      size_t n;
      snprintf(path, sizeof path, AOT_SOURCE_DIR "/test/parity/forms/%s_%s.txt", graphs[i], forms[k]);
      assert_ok(aoti_read_file(path, 0, &text, &n));
      aoti_graph *g = parse(text);
      char *got = print(g, AOTI_ANNOTATE_FULL);
      if (!k) {
        assert_string_equal(got, text);
        want = got;
      } else {
        aoti_graph *readable = parse(want);
        char *bare = print(g, AOTI_ANNOTATE_NONE), *bare_want = print(readable, AOTI_ANNOTATE_NONE);
        if (strcmp(forms[k], "code") != 0) assert_string_equal(got, want);
        assert_string_equal(bare, bare_want);
        free(bare);
        free(bare_want);
        free(got);
        aoti_graph_destroy(readable);
      }
      free(text);
      aoti_graph_destroy(g);
    }
    free(want);
  }
}

static void the_articles_bare_form(void **state) {
  (void)state;
  round_trip("def forward(self, primals_1, primals_2):\n"
             "    mul = torch.ops.aten.mul.Tensor(primals_1, primals_2)\n"
             "    return (mul, primals_1, primals_2)\n",
             AOTI_ANNOTATE_NONE);
  round_trip("def forward(self, x, y):\n    add = x + y\n    return add\n", AOTI_ANNOTATE_NONE);
}

static void joint_graphs_know_their_forward_outputs(void **state) {
  (void)state;
  aoti_graph *g = parse("def forward(self, primals, tangents):\n"
                        "    a, b, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)\n"
                        "    return pytree.tree_unflatten([a, b, tangents_1, tangents_1, None], self._out_spec)\n");
  assert_true(g->is_joint);
  assert_int_equal(g->n_fwd_outputs, 3);
  aoti_graph_destroy(g);
}

static void arguments_come_in_schema_order(void **state) {
  (void)state;
  aoti_graph *g =
      parse("def forward(self, x):\n"
            "    add = torch.ops.aten.add.Tensor(x, alpha = 2, other = x)\n"
            "    full = torch.ops.aten.full.default((2, 3), 0, dtype = torch.bfloat16)\n"
            "    thing = torch.ops.mylib.thing(x, [1, [True]], mode = 'it\\'s', d = device(type='cuda', index=1))\n"
            "    return (add, full, thing)\n");
  const aoti_node *add = &g->nodes.at[1], *thing = &g->nodes.at[3];
  assert_int_equal(add->n_args, 3);
  assert_int_equal(add->args[1].as.node, 0);
  assert_int_equal(add->args[2].as.i.value, 2);
  char *text = print(g, AOTI_ANNOTATE_NONE);
  assert_non_null(strstr(text, "add.Tensor(x, x, alpha = 2)\n"));
  assert_non_null(strstr(text, "full.default([2, 3], 0, dtype = torch.bfloat16)\n"));
  assert_non_null(
      strstr(text, "torch.ops.mylib.thing(x, [1, [True]], mode = \"it's\", d = device(type='cuda', index=1))\n"));
  assert_true(aoti_node_op(g, thing)->flags & AOTI_OP_UNKNOWN);
  free(text);
  aoti_graph_destroy(g);
}

static void a_packet_means_the_overload_that_takes_the_arguments(void **state) {
  (void)state;
  aoti_graph *g = parse("def forward(self, x: f32[3, 5]):\n    sum_1: f32[5] = torch.ops.aten.sum(x, [0]);  x = None\n"
                        "    return (sum_1,)\n");
  char *text = print(g, AOTI_ANNOTATE_FULL);
  assert_non_null(strstr(text, "torch.ops.aten.sum.dim_IntList(x, [0])"));
  free(text);
  aoti_graph_destroy(g);
}

static void logs_and_old_dumps_are_read(void **state) {
  (void)state;
  static const char p[] = "I0120 22:19:37.446000 4242 torch/x.py:12] [0/0] [__aot_graphs] ";
  aoti_text t = {0};
  aoti_text_add(&t, "%sTRACED GRAPH\n%s ===== Forward graph 0 =====\n", p, p);
  aoti_text_add(&t, "%s /x/torch/fx/_lazy_graph_module.py class GraphModule(torch.nn.Module):\n", p);
  aoti_text_add(&t, "%s    def forward(self, x: \"\x1b[31mf32\x1b[0m[2, 3]\"):\n%s\n", p, p);
  aoti_text_add(&t, "%s        mul: \"f32[2, 3]\" = torch.ops.aten.mul(x, x);  x = None\n", p);
  aoti_text_add(&t, "%s        self_w = self.layers.w\n%s        w1 = getattr(self.layers, \"0\").w\n", p, p);
  aoti_text_add(&t, "%s        return [mul, self_w, w1]\n%s\n", p, p);
  aoti_graph *g = parse(t.at);
  char *text = print(g, AOTI_ANNOTATE_FULL);
  assert_string_equal(text, "class GraphModule(torch.nn.Module):\n"
                            "    def forward(self, x: \"f32[2, 3][3, 1]cpu\"):\n"
                            "        # No stacktrace found for following nodes\n"
                            "        mul: \"f32[2, 3]\" = torch.ops.aten.mul.Tensor(x, x);  x = None\n"
                            "        self_w = self.layers.w\n"
                            "        w1 = getattr(self.layers, \"0\").w\n"
                            "        return [mul, self_w, w1]\n");
  assert_string_equal(g->nodes.at[3].target, "layers.0.w");
  free(text);
  aoti_text_deinit(&t);
  aoti_graph_destroy(g);
}

static void tags_come_back(void **state) {
  (void)state;
  aoti_graph *g = parse("def forward(self, x):\n"
                        "    # recompute: MUST_SAVE File: a.c:3 in f, code: x * x\n"
                        "    mul = torch.ops.aten.mul.Tensor(x, x)\n"
                        "    mul_1 = torch.ops.aten.mul.Tensor(x, x)  # tag must_be_in_backward\n"
                        "    mul_2 = torch.ops.aten.mul.Tensor(x, x)\n"
                        "    return (mul, mul_1, mul_2)\n");
  static const uint32_t want[] = {0, AOTI_TAG_MUST_SAVE, AOTI_TAG_MUST_SAVE | AOTI_TAG_MUST_BE_IN_BACKWARD,
                                  AOTI_TAG_MUST_SAVE};
  char *text = print(g, AOTI_ANNOTATE_FULL);
  aoti_graph *again = parse(text);
  for (int i = 0; i < 4; i++) {
    assert_int_equal(g->nodes.at[i].tags, want[i]);
    assert_int_equal(again->nodes.at[i].tags, want[i]);
  }
  free(text);
  aoti_graph_destroy(g);
  aoti_graph_destroy(again);
}

/* The text, and what the message says: the place, and a part of the sentence. */
static void errors_name_the_place(void **state) {
  (void)state;
  static const char *const bad[][3] = {
      {"", "1:1", "expected a line"},
      {"hello\n", "1:1", "expected a line"},
      {"def forward(self, x):\n", "2:1", "the text ends"},
      {"def forward(self, x)", "1:21", "the text ends"},
      {"def forward(self, x):\n    a = torch.ops.aten.neg.default(b)\n    b = x\n    return a\n", "2:36",
       "b is used before it is defined"},
      {"def forward(self, x):\n    a = torch.ops.aten.neg.default(a)\n    return a\n", "2:36", "used before"},
      {"def forward(self, x, x):\n    return x\n", "1:22", "defined twice"},
      {"def forward(self, x):\n    x = torch.ops.aten.neg.default(x)\n    return x\n", "2:5", "defined twice"},
      {"def forward(self, x):\n    a = torch.ops.aten.mul.Tensor(x)\n    return a\n", "2:9",
       "needs its argument other"},
      {"def forward(self, x):\n    a = torch.ops.aten.mul.Tensor(x, x, x)\n    return a\n", "2:41", "takes 2"},
      {"def forward(self, x):\n    a = torch.ops.aten.mul.Tensor(x, self = x)\n    return a\n", "2:38", "twice"},
      {"def forward(self, x):\n    a = torch.ops.aten.mul.Tensor(x, y = x)\n    return a\n", "2:38", "no argument y"},
      {"def forward(self, x):\n    a = torch.ops.aten.mul.Tensor(x, 'two')\n    return a\n", "2:38",
       "must be a tensor"},
      {"def forward(self, x: \"f32[\"):\n    return x\n", "1:22", "']'"},
      {"def forward(self, x: \"f32[-1]\"):\n    return x\n", "1:22", "negative"},
      {"def forward(self, x: \"q7[1]\"):\n    return x\n", "1:22", "q7"},
      {"def forward(self, x: \"f32[1, 2][1]\"):\n    return x\n", "1:22", "strides"},
      {"def forward(self, x: \"f32[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]\"):\n    return x\n", "1:22", "16 dim"},
      {"def forward(self, x):\n    return (x, 99999999999999999999)\n", "2:16", "64 bits"},
      {"def forward(self, x):\n    return (x, 9223372036854775808)\n", "2:16", "64 bits"},
      {"def forward(self, x):\n    return (x, 'abc\n", "2:16", "does not end"},
      {"def forward(self, x):\n    return (x, 12ab)\n", "2:16", "runs into"},
      {"def forward(self, x):\n    a = x $ x\n    return a\n", "2:11", "unexpected character"},
      {"def forward(self, x):\n    return x x\n", "2:14", "end of the return"},
      {"def forward(self, x):\n    a = self.net(x)\n    return a\n", "2:9", "submodules"},
      {"def forward(self, x):\n    a = torch.ops.aten.neg.default(x) x\n    return a\n", "2:39",
       "end of the statement"},
  };
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    aoti_graph *g;
    aot_status s = aoti_graph_parse(bad[i][0], strlen(bad[i][0]), "x.fx", registry, &aoti_heap, &g);
    char want[64];
    snprintf(want, sizeof want, "x.fx:%s: ", bad[i][1]);
    assert_non_null(s);
    if (strncmp(aot_status_message(s), want, strlen(want)) != 0 || !strstr(aot_status_message(s), bad[i][2]))
      fail_msg("%s\nwanted %s ... %s", aot_status_text(s), want, bad[i][2]);
    assert_non_null(strchr(aot_status_message(s), '^'));
    aot_status_free(s);
  }
}

static void an_error_shows_the_line(void **state) {
  (void)state;
  static const char text[] = "def forward(self, x):\n\ta = torch.ops.aten.neg.default(y)\n    return a\n";
  aoti_graph *g;
  aot_status s = aoti_graph_parse(text, sizeof text - 1, NULL, registry, &aoti_heap, &g);
  assert_string_equal(aot_status_message(s), "<text>:2:33: y is used before it is defined\n"
                                             "   a = torch.ops.aten.neg.default(y)\n"
                                             "                                  ^");
  aot_status_free(s);
}

/* Nothing an attacker writes may crash the parser or make it use memory without bound. */
static void hostile_text_is_refused(void **state) {
  (void)state;
  enum { N = 1 << 20 };
  char *big = malloc(N);
  aoti_graph *g;
  static const char head[] = "def forward(self, x):\n    return ";
  memset(big, '[', N);
  memcpy(big, head, sizeof head - 1);
  assert_fails(AOT_ERROR_INVALID, aoti_graph_parse(big, N, "x", registry, &aoti_heap, &g));
  memset(big + sizeof head - 1, '-', N - sizeof head + 1);
  assert_fails(AOT_ERROR_INVALID, aoti_graph_parse(big, N, "x", registry, &aoti_heap, &g));
  memset(big + sizeof head - 1, '9', N - sizeof head + 1);
  assert_fails(AOT_ERROR_INVALID, aoti_graph_parse(big, N, "x", registry, &aoti_heap, &g));
  memset(big + sizeof head - 1, 0, N - sizeof head + 1);
  assert_fails(AOT_ERROR_INVALID, aoti_graph_parse(big, N, "x", registry, &aoti_heap, &g));
  memset(big, 0, N);
  assert_fails(AOT_ERROR_INVALID, aoti_graph_parse(big, N, "x", registry, &aoti_heap, &g));
  free(big);
  /* Every prefix of a graph is an error, but for those that only miss the last newline. */
  static const char whole[] = "def forward(self, x: \"f32[2][1]cpu\"):\n    a: \"f32[2][1]cpu\" = "
                              "torch.ops.aten.add.Tensor(x, 1.5, alpha = 2);  x = None\n    return (a,)\n";
  for (size_t n = 0; n < sizeof whole - 2; n++)
    assert_fails(AOT_ERROR_INVALID, aoti_graph_parse(whole, n, "x", registry, &aoti_heap, &g));
}

static void *fail_after(void *user, void *ptr, size_t size) {
  int *left = user;
  if (size && (*left)-- <= 0) return NULL;
  return aoti_heap.realloc(NULL, ptr, size);
}

/* Each allocation fails in turn: an OOM, no leak (the sanitizer build looks), no crash. */
static void memory_may_run_out_anywhere(void **state) {
  (void)state;
  static const char text[] = "def forward(self, primals, tangents):\n"
                             "    a: \"f32[s0, 4]\"; tangents_1: \"f32[s0, 4]\"; \n"
                             "    a, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)\n"
                             "    b = torch.ops.mylib.thing(a, [1, 2], k = 'x')\n"
                             "    c = b[0]\n"
                             "    return pytree.tree_unflatten([c, tangents_1], self._out_spec)\n";
  for (int n = 0;; n++) {
    int left = n;
    aoti_allocator failing = {fail_after, &left};
    aoti_graph *g;
    aot_status s = aoti_graph_parse(text, sizeof text - 1, "x", registry, &failing, &g);
    if (!s) {
      aoti_graph_destroy(g);
      assert_true(n > 3);
      return;
    }
    assert_int_equal(aot_status_code(s), AOT_ERROR_OOM);
    aot_status_free(s);
  }
}

static void verify_finds_broken_graphs(void **state) {
  (void)state;
  static const char text[] = "def forward(self, x: \"f32[2][1]cpu\"):\n"
                             "    var_mean = torch.ops.aten.var_mean.correction(x)\n"
                             "    getitem: \"f32[][]cpu\" = var_mean[0]\n"
                             "    mul: \"f32[2][1]cpu\" = torch.ops.aten.mul.Tensor(x, getitem)\n"
                             "    return (mul,)\n";
  for (int i = 0; i < 10; i++) {
    aoti_graph *g = parse(text);
    aoti_node *mul = &g->nodes.at[3], *item = &g->nodes.at[2];
    aot_value *args = (aot_value *)(uintptr_t)mul->args, *item_args = (aot_value *)(uintptr_t)item->args;
    switch (i) {
    case 0: args[0].as.node = 3; break;                                 /* itself */
    case 1: args[0] = (aot_value){AOT_STRING, .as.string = "x"}; break; /* the wrong type */
    case 2: mul->n_args = 1; break;
    case 3: mul->name = "x"; break;
    case 4: mul->type.tensor.ndim = 17; break;
    case 5: mul->type.tensor.dtype = AOT_DTYPE_NONE; break;
    case 6: mul->op = 1 << 20; break;
    case 7: item_args[1].as.i.value = 9; break; /* not in the tuple */
    case 8: mul->type.kind = AOTI_TYPE_INT; break;
    case 9: g->nodes.n--; break; /* no output */
    }
    assert_fails(AOT_ERROR_INVALID, aoti_graph_verify(g));
    aoti_graph_destroy(g);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(readable_text_of_pytorch_round_trips, setup, teardown),
      cmocka_unit_test_setup_teardown(forms_of_a_graph_are_one_graph, setup, teardown),
      cmocka_unit_test_setup_teardown(the_articles_bare_form, setup, teardown),
      cmocka_unit_test_setup_teardown(joint_graphs_know_their_forward_outputs, setup, teardown),
      cmocka_unit_test_setup_teardown(arguments_come_in_schema_order, setup, teardown),
      cmocka_unit_test_setup_teardown(a_packet_means_the_overload_that_takes_the_arguments, setup, teardown),
      cmocka_unit_test_setup_teardown(logs_and_old_dumps_are_read, setup, teardown),
      cmocka_unit_test_setup_teardown(tags_come_back, setup, teardown),
      cmocka_unit_test_setup_teardown(errors_name_the_place, setup, teardown),
      cmocka_unit_test_setup_teardown(an_error_shows_the_line, setup, teardown),
      cmocka_unit_test_setup_teardown(hostile_text_is_refused, setup, teardown),
      cmocka_unit_test_setup_teardown(memory_may_run_out_anywhere, setup, teardown),
      cmocka_unit_test_setup_teardown(verify_finds_broken_graphs, setup, teardown),
      cmocka_unit_test_setup_teardown(pytorchs_graphs_come_back, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
