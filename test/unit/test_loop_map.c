// The mapping of a kernel follows its strides; its flops are what it computes.
#include "loop.h"

#include <setjmp.h>
#include <cmocka.h>
#include <string.h>

typedef struct fixture {
  aoti_arena arena;
  aoti_loop_module module;
} fixture;

static aoti_kernel *parsed(fixture *f, const char *text) {
  aoti_arena_init(&f->arena, NULL);
  aoti_loop_module_init(&f->module, &f->arena);
  aot_status s = aoti_loop_parse(&f->module, text, strlen(text));
  if (s) fail_msg("%s", aot_status_text(s));
  return f->module.kernels.at[0];
}

static void maps_to(const char *text, aoti_map_kind kind) {
  fixture f;
  aoti_mapping map;
  aot_status s = aoti_loop_map(parsed(&f, text), &map);
  if (s) fail_msg("%s", aot_status_text(s));
  assert_int_equal(map.kind, kind);
  aoti_arena_deinit(&f.arena);
}

/* The gradient of a norm's weight: two loads run down the columns of the matrices, two along the loop but the same for
 * all columns. One row per column would stride through both matrices. */
static void what_all_points_share_does_not_decide(void **state) {
  (void)state;
  maps_to("kernel @k {\n"
          "  buffer g: f32 read\n  buffer x: f32 read\n  buffer m: f32 read\n  buffer r: f32 read\n"
          "  buffer o: f32 write noalias\n"
          "  parallel i < 768\n"
          "  loop j < 32 {\n"
          "    %2: f32 = load g[i + j * 768]\n    %3: f32 = load x[i + j * 768]\n"
          "    %4: f32 = load m[j]\n    %5: f32 = load r[j]\n"
          "    %6: f32 = sub %3, %4\n    %7: f32 = mul %6, %5\n    %8: f32 = mul %2, %7\n"
          "    %9: f32 = reduce.sum %8\n"
          "  }\n"
          "  store o[i] = %9\n"
          "}\n",
          AOTI_MAP_COLUMNS);
}

static void rows_along_memory_are_rows(void **state) {
  (void)state;
  maps_to("kernel @k {\n"
          "  buffer x: f32 read\n  buffer w: f32 read\n  buffer o: f32 write noalias\n"
          "  parallel i < 64\n"
          "  loop j < 768 {\n"
          "    %2: f32 = load x[i * 768 + j]\n    %3: f32 = load w[j]\n    %4: f32 = mul %2, %3\n"
          "    %5: f32 = reduce.sum %4\n"
          "  }\n"
          "  store o[i] = %5\n"
          "}\n",
          AOTI_MAP_ROWS);
}

static void flops_are(const char *text, int64_t want) {
  fixture f;
  int64_t got = -1;
  aoti_kernel *k = parsed(&f, text);
  aot_status s = aoti_ix_eval(k, aoti_loop_flops(k), NULL, &got);
  if (s) fail_msg("%s", aot_status_text(s));
  assert_int_equal(got, want);
  aoti_arena_deinit(&f.arena);
}

static void flops_are_what_is_computed(void **state) {
  (void)state;
  flops_are("kernel @mul {\n"
            "  buffer a: f32 read\n  buffer b: f32 read\n  buffer o: f32 write noalias\n"
            "  parallel i < 1000\n"
            "  %1: f32 = load a[i]\n  %2: f32 = load b[i]\n  %3: f32 = mul %1, %2\n"
            "  store o[i] = %3\n"
            "}\n",
            1000);
  flops_are("kernel @sum {\n"
            "  buffer a: f32 read\n  buffer o: f32 write noalias\n"
            "  loop j < 1000 {\n"
            "    %2: f32 = load a[j]\n    %3: f32 = reduce.sum %2\n"
            "  }\n"
            "  store o[0] = %3\n"
            "}\n",
            1000); // counted from 0: one more than a sum of 1000 numbers needs
  flops_are("kernel @matmul {\n"
            "  buffer a: f32 read\n  buffer b: f32 read\n  buffer o: f32 write noalias\n"
            "  parallel i < 6\n  parallel j < 5\n"
            "  %1: f32 = contract k < 7: a[i * 7 + k] * b[k * 5 + j]\n"
            "  store o[i * 5 + j] = %1\n"
            "}\n",
            2 * 6 * 5 * 7);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_all_points_share_does_not_decide),
      cmocka_unit_test(rows_along_memory_are_rows),
      cmocka_unit_test(flops_are_what_is_computed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
