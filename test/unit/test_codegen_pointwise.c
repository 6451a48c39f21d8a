// Pointwise kernels: values on the host over odd sizes and ranges, full-width vectors, PTX that assembles.
#include "codegen_kernels.h"
#include "codegen_test.h"

#include <math.h>

static void mul_multiplies(void **state) {
  (void)state;
  aoti_compiled *c = compile_here(mul, AOTI_EMIT_ASM);
  float a[1000], b[1000], r[1001];
  for (int n = 0; n <= 1000; n = n * 2 + 1)
    for (int pieces = 0; pieces < 2; pieces++) {
      for (int i = 0; i < 1000; i++) a[i] = (float)i + 0.5f, b[i] = 3.0f / (float)(i + 1), r[i] = -1;
      r[n] = -7;
      RUN(c, 0, pieces, OBJECT(a), OBJECT(b), OBJECT(r), NUMBER(n));
      for (int i = 0; i < n; i++) assert_true(r[i] == a[i] * b[i]);
      assert_true(r[n] == -7);
    }
  aoti_compiled_destroy(c);
}

static void mul_becomes_ptx(void **state) {
  (void)state;
  ptx_everywhere(mul, 1);
  aoti_compiled *c = compile_text(mul, AOTI_TARGET_NVPTX, "sm_80", 0);
  assert_non_null(strstr(c->ptx.data, "// node: mul\n.visible .entry mul("));
  assert_non_null(strstr(c->ptx.data, "ld.global.nc.v4"));
  assert_non_null(strstr(c->ptx.data, "st.global.v4"));
  int64_t blocks;
  must(aoti_expr_eval(&c->kernels[0].blocks, (int64_t[]){1025}, 1, &blocks), "blocks");
  assert_int_equal(blocks, 2); // 257 groups of 4
  assert_int_equal(c->kernels[0].block_threads, 256);
  aoti_compiled_destroy(c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(mul_multiplies),
      cmocka_unit_test(mul_becomes_ptx),
  };
  return ptx_summary(cmocka_run_group_tests(tests, NULL, NULL));
}
