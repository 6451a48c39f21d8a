/* Names, uses and copies of graphs. Expected names are what torch.fx gives for the same requests. */
#include "ir.h"
#include "unit.h"
#include <string.h>

typedef struct fixture {
  aoti_registry *registry;
  aoti_graph *g;
  aot_op mul, view, split, copy_, getitem;
} fixture;
static int setup(void **state) {
  static fixture f;
  assert_ok(aoti_registry_create(&aoti_heap, &f.registry));
  assert_ok(aoti_op_add(f.registry, "t::mul(Tensor self, Tensor other) -> Tensor", AOTI_KIND_POINTWISE, 0, &f.mul));
  assert_ok(
      aoti_op_add(f.registry, "t::view(Tensor(a) self, int[] size=[4]) -> Tensor(a)", AOTI_KIND_VIEW, 0, &f.view));
  assert_ok(aoti_op_add(f.registry, "t::split(Tensor(a -> *) self) -> Tensor(a)[]", AOTI_KIND_VIEW, 0, &f.split));
  assert_ok(
      aoti_op_add(f.registry, "t::copy_(Tensor(a!) self, Tensor s) -> Tensor(a!)", AOTI_KIND_OPAQUE, 0, &f.copy_));
  if (!aoti_op_find(f.registry, "_operator.getitem", 17, &f.getitem))
    assert_ok(aoti_op_add(f.registry, "_operator::getitem(Any self, int index) -> Any", AOTI_KIND_SYM, 0, &f.getitem));
  assert_ok(aoti_graph_create(&aoti_heap, f.registry, NULL, &f.g));
  *state = &f;
  return 0;
}
static int teardown(void **state) {
  fixture *f = *state;
  aoti_graph_destroy(f->g);
  aoti_registry_destroy(f->registry);
  return 0;
}

static const char *placeholder(fixture *f, const char *hint) {
  uint32_t id;
  assert_ok(aoti_graph_placeholder(f->g, hint, NULL, &id));
  return f->g->nodes.at[id].name;
}
static uint32_t call(fixture *f, aot_op op, uint32_t a, uint32_t b) {
  uint32_t id;
  const aot_value args[] = {{AOT_NODE, .as.node = a}, {AOT_NODE, .as.node = b}};
  uint32_t n = b == AOTI_NO_NODE ? 1 : 2;
  assert_ok(aoti_graph_call(f->g, NULL, op, args, n, NULL, &id));
  return id;
}

static void names_are_made_as_fx_makes_them(void **state) {
  /* Written by torch.fx.graph._Namespace().create_name of each hint in turn. */
  static const char *const pairs[][2] = {
      {"mul", "mul"},     {"mul", "mul_1"},   {"mul", "mul_2"},   {"mul_7", "mul_7"},     {"mul", "mul_8"},
      {"mul_3", "mul_3"}, {"mul", "mul_4"},   {"mul_7", "mul_5"}, {"sum", "sum_1"},       {"sum", "sum_2"},
      {"a.b-c", "a_b_c"}, {"1x", "_1x"},      {"", "_unnamed"},   {"device", "device_1"}, {"L['x'].y", "L_x_y"},
      {"x_01", "x_01"},   {"x", "x"},         {"x", "x_2"},       {"_1", "_1"},           {"_1", "_1_1"},
      {"a.+-b", "a_b"},   {"pow_1", "pow_1"}, {"pow", "pow_2"}};
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
    assert_string_equal(placeholder(*state, pairs[i][0]), pairs[i][1]);
}

static void calls_take_defaults_and_refuse_forward_uses(void **state) {
  fixture *f = *state;
  placeholder(f, "x");
  uint32_t v = call(f, f->view, 0, AOTI_NO_NODE);
  assert_int_equal(f->g->nodes.at[v].n_args, 2);
  assert_int_equal(f->g->nodes.at[v].args[1].as.list.at[0].as.i.value, 4);
  const aot_value args[] = {{AOT_NODE, .as.node = 0}, {AOT_NODE, .as.node = 9}, {AOT_NONE}};
  assert_fails(AOT_ERROR_INVALID, aoti_graph_call(f->g, NULL, f->mul, args, 2, NULL, &v));
  assert_fails(AOT_ERROR_INVALID, aoti_graph_call(f->g, NULL, f->mul, args, 1, NULL, &v));
  assert_fails(AOT_ERROR_INVALID, aoti_graph_call(f->g, NULL, f->mul, args, 3, NULL, &v));
}

static void users_are_listed_once_each(void **state) {
  fixture *f = *state;
  aoti_arena arena;
  aoti_users u;
  aoti_arena_init(&arena, &aoti_heap);
  placeholder(f, "x");
  placeholder(f, "y");
  uint32_t a = call(f, f->mul, 0, 0), b = call(f, f->mul, 0, a), c = call(f, f->mul, 1, b);
  assert_ok(aoti_graph_output(f->g, (aot_value){AOT_NODE, .as.node = c}));
  assert_ok(aoti_graph_users(f->g, &arena, &u));
  assert_int_equal(u.start[1] - u.start[0], 2);
  assert_int_equal(u.users[u.start[0]], a);
  assert_int_equal(u.users[u.start[0] + 1], b);
  assert_int_equal(u.start[2] - u.start[1], 1);
  assert_int_equal(u.users[u.start[c]], c + 1);
  assert_int_equal(u.start[c + 2], u.start[c + 1]);
  const aot_value *outs;
  size_t n;
  aoti_graph_outputs(f->g, &outs, &n);
  assert_true(n == 1 && outs[0].as.node == c);
  arena.from = &aoti_heap;
  aoti_arena_deinit(&arena);
}

static uint32_t getitem(fixture *f, uint32_t of) {
  uint32_t id;
  const aot_value args[] = {{AOT_NODE, .as.node = of}, {AOT_INT, .as.i = {0, 0}}};
  assert_ok(aoti_graph_call(f->g, NULL, f->getitem, args, 2, NULL, &id));
  return id;
}

static void bases_follow_views_and_writes(void **state) {
  fixture *f = *state;
  placeholder(f, "x");
  uint32_t m = call(f, f->mul, 0, 0), v = call(f, f->view, m, AOTI_NO_NODE);
  uint32_t s = call(f, f->split, v, AOTI_NO_NODE), item = getitem(f, s), w = call(f, f->copy_, item, 0);
  assert_int_equal(aoti_graph_base(f->g, m), m);
  assert_int_equal(aoti_graph_base(f->g, v), m);
  assert_int_equal(aoti_graph_base(f->g, w), m);
  aot_op pair;
  assert_ok(aoti_op_add(f->registry, "t::pair(Tensor a) -> (Tensor, Tensor)", AOTI_KIND_OPAQUE, 0, &pair));
  uint32_t own = getitem(f, call(f, pair, m, AOTI_NO_NODE));
  assert_int_equal(aoti_graph_base(f->g, own), own);
}

static void clones_are_whole_and_keep_names(void **state) {
  fixture *f = *state;
  aoti_graph *copy;
  const aot_int size[] = {{3, 0}}, stride[] = {{1, 0}};
  aoti_type t = {AOTI_TYPE_TENSOR, .tensor = {.dtype = AOT_F32, .ndim = 1, .size = size, .stride = stride}};
  uint32_t id;
  assert_ok(aoti_graph_add(f->g, &(aoti_node){.kind = AOTI_PLACEHOLDER, .name = "sum", .type = t}, NULL, &id));
  assert_ok(aoti_graph_set_source(f->g, id, "a.c", 7, "f", "x * y"));
  uint32_t m = call(f, f->mul, id, id);
  assert_ok(aoti_graph_output(f->g, (aot_value){AOT_NODE, .as.node = m}));
  assert_fails(AOT_ERROR_INVALID, aoti_graph_placeholder(f->g, "late", NULL, &id));
  assert_ok(aoti_graph_clone(f->g, &copy));
  assert_int_equal(copy->nodes.n, 3);
  assert_string_equal(copy->nodes.at[0].name, "sum");
  assert_string_equal(copy->nodes.at[0].code, "x * y");
  assert_ptr_not_equal(copy->nodes.at[0].type.tensor.size, f->g->nodes.at[0].type.tensor.size);
  assert_int_equal(copy->nodes.at[0].type.tensor.size[0].value, 3);
  assert_int_equal(aoti_graph_find(copy, "mul", 3), 1);
  assert_int_equal(aoti_graph_find(copy, "nul", 3), AOTI_NO_NODE);
  aoti_graph_destroy(copy);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(names_are_made_as_fx_makes_them, setup, teardown),
      cmocka_unit_test_setup_teardown(calls_take_defaults_and_refuse_forward_uses, setup, teardown),
      cmocka_unit_test_setup_teardown(users_are_listed_once_each, setup, teardown),
      cmocka_unit_test_setup_teardown(bases_follow_views_and_writes, setup, teardown),
      cmocka_unit_test_setup_teardown(clones_are_whole_and_keep_names, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
