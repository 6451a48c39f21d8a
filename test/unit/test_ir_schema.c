/* Schemas parse into what PyTorch's own schema objects hold. */
#include "ir.h"
#include "unit.h"
#include <string.h>

typedef struct fixture {
  aoti_arena arena;
  aoti_op_info op;
} fixture;
static int setup(void **state) {
  static fixture f;
  aoti_arena_init(&f.arena, &aoti_heap);
  *state = &f;
  return 0;
}
static int teardown(void **state) {
  aoti_arena_deinit(&((fixture *)*state)->arena);
  return 0;
}
static const aoti_op_info *parse(void **state, const char *text) {
  fixture *f = *state;
  assert_ok(aoti_schema_parse(&f->arena, text, &f->op));
  return &f->op;
}

static void names_have_three_parts(void **state) {
  const aoti_op_info *op = parse(state, "aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor");
  assert_string_equal(op->name, "aten.add.Tensor");
  assert_string_equal(op->packet, "add");
  assert_string_equal(op->overload, "Tensor");
  assert_int_equal(op->n_args, 3);
  assert_false(op->args[1].is_kwarg_only);
  assert_true(op->args[2].is_kwarg_only);
  assert_int_equal(op->args[2].type, AOTI_ARG_SCALAR);
  assert_int_equal(op->args[2].def.kind, AOT_INT);
  assert_int_equal(op->args[2].def.as.i.value, 1);
  assert_int_equal(op->n_returns, 1);
  op = parse(state, "aten::cos(Tensor self) -> Tensor");
  assert_string_equal(op->name, "aten.cos.default");
  assert_string_equal(op->overload, "default");
}

static void alias_sets_and_mutation(void **state) {
  const aoti_op_info *op =
      parse(state, "aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)");
  assert_true(op->args[0].is_mutable && op->args[0].alias == 'a');
  assert_true(op->flags & AOTI_OP_MUTATES);
  assert_int_equal(op->returns[0].alias, 'a');
  assert_int_equal(op->args[2].def.kind, AOT_BOOL);
  op = parse(state, "aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]");
  assert_int_equal(op->args[0].alias, 'a');
  assert_false(op->args[0].is_mutable);
  assert_true(op->args[1].is_symint);
  assert_true(op->returns_list && op->returns[0].alias == 'a');
  op = parse(state, "aten::_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()");
  assert_true(op->args[0].is_list && op->args[0].is_mutable);
  assert_int_equal(op->n_returns, 0);
}

static void lists_options_and_defaults(void **state) {
  const aoti_op_info *op =
      parse(state,
            "aten::max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, "
            "bool ceil_mode=False, SymInt[1]? x=None, Tensor?[] indices=[], int[]? y=[0, -1], float eps=1e-05, "
            "float p=2, float d=1., str mode=\"none\", str other='it', int reduction=Mean, "
            "MemoryFormat? memory_format=contiguous_format, ScalarType? dtype=long) -> (Tensor output, Tensor[] rest)");
  const aoti_schema_arg *a = op->args;
  assert_int_equal(a[1].list_n, 2);
  assert_true(a[2].has_default && a[2].def.kind == AOT_LIST && a[2].def.as.list.n == 0);
  assert_int_equal(a[4].def.as.list.n, 2);
  assert_int_equal(a[4].def.as.list.at[1].as.i.value, 1);
  assert_true(a[6].is_list && a[6].is_optional && a[6].is_symint && !a[6].is_item_optional);
  assert_true(a[7].is_list && a[7].is_item_optional && !a[7].is_optional);
  assert_int_equal(a[8].def.as.list.at[1].as.i.value, -1);
  assert_true(a[9].def.kind == AOT_FLOAT && a[9].def.as.f == 1e-05);
  assert_true(a[10].def.kind == AOT_FLOAT && a[10].def.as.f == 2.0);
  assert_true(a[11].def.kind == AOT_FLOAT && a[11].def.as.f == 1.0);
  assert_string_equal(a[12].def.as.string, "none");
  assert_string_equal(a[13].def.as.string, "it");
  assert_int_equal(a[14].def.as.i.value, 1);
  assert_int_equal(a[15].def.as.memory_format, AOT_CONTIGUOUS);
  assert_int_equal(a[16].def.as.dtype, AOT_I64);
  assert_int_equal(op->n_returns, 2);
  assert_string_equal(op->returns[0].name, "output");
  assert_true(op->returns[1].is_list && !op->returns_list);
}

static void bad_schemas_are_errors(void **state) {
  fixture *f = *state;
  static const char *const bad[] = {"",
                                    "aten",
                                    "aten::",
                                    "aten::x",
                                    "aten::x(",
                                    "aten::x(Tensor",
                                    "aten::x(Tensor)",
                                    "aten::x(Tensor a) -> ",
                                    "aten::x(Tensor a,) -> Tensor",
                                    "aten::x() -> Tensor x y",
                                    "aten::x(int[99999999999] a) -> ()",
                                    "aten::x(str a=\"b) -> ()",
                                    "aten::x(int[] a=[1) -> ()",
                                    "aten::x(Tensor(a a) -> ()"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    assert_fails(AOT_ERROR_INVALID, aoti_schema_parse(&f->arena, bad[i], &f->op));
  }
}

static void registry_finds_by_every_spelling(void **state) {
  (void)state;
  aoti_registry *r;
  aot_op pair, got, unknown;
  assert_ok(aoti_registry_create(&aoti_heap, &r));
  assert_ok(aoti_op_add(r, "mylib::pair(Tensor a) -> (Tensor, Tensor)", AOTI_KIND_OPAQUE, AOTI_OP_NO_CSE, &pair));
  static const char *const spellings[] = {"mylib.pair", "mylib.pair.default", "torch.ops.mylib.pair.default"};
  for (int i = 0; i < 3; i++) {
    assert_true(aoti_op_find(r, spellings[i], strlen(spellings[i]), &got));
    assert_int_equal(got, pair);
  }
  assert_int_equal(aoti_op(r, pair)->n_returns, 2);
  assert_int_equal(aoti_op(r, pair)->flags, AOTI_OP_NO_CSE);
  assert_ok(aoti_op_unknown(r, "torch.ops.other.thing.x", 23, &unknown));
  assert_true(unknown != pair);
  assert_string_equal(aoti_op(r, unknown)->packet, "thing");
  assert_true(aoti_op(r, unknown)->flags & AOTI_OP_UNKNOWN);
  assert_ok(aoti_op_unknown(r, "other.thing.x", 13, &got));
  assert_int_equal(got, unknown);
  assert_fails(AOT_ERROR_INVALID, aoti_op_add(r, "mylib::pair(Tensor a) -> Tensor", AOTI_KIND_OPAQUE, 0, &got));
  aoti_registry_destroy(r);
}

static void dtypes_have_two_names(void **state) {
  (void)state;
  assert_int_equal(aoti_dtype_parse("bf16", 4), AOT_BF16);
  assert_int_equal(aoti_dtype_parse("float64", 7), AOT_F64);
  assert_int_equal(aoti_dtype_parse("float6", 6), AOT_DTYPE_NONE);
  assert_int_equal(aot_dtype_size(AOT_B8), 1);
  assert_string_equal(aot_dtype_torch_name(AOT_B8), "bool");
  assert_int_equal(aoti_dtype_category(AOT_F16), AOTI_FLOAT);
  assert_int_equal(aot_dtype_size((aot_dtype)999), 0);
  assert_string_equal(aot_dtype_name((aot_dtype)-1), "?");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(names_have_three_parts, setup, teardown),
      cmocka_unit_test_setup_teardown(alias_sets_and_mutation, setup, teardown),
      cmocka_unit_test_setup_teardown(lists_options_and_defaults, setup, teardown),
      cmocka_unit_test_setup_teardown(bad_schemas_are_errors, setup, teardown),
      cmocka_unit_test(registry_finds_by_every_spelling),
      cmocka_unit_test(dtypes_have_two_names),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
