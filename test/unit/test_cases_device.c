// Public bug reports by their numbers (docs/cases.md), as values: interpreted, compiled for this machine, and as PTX on
// the stand-in driver. What the reports work out by hand is worked out again in f64 here.
#include "driver.h"
#include "unit.h"
#include <aot/aot.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum engine { INTERPRETED, ON_HOST, ON_DEVICE } engine;
static const aot_device cpu = {AOT_CPU, 0}, gpu = {AOT_CUDA, 0};

static int engines(void) {
  aot_status status = aot_device_available(gpu);
  int n = status ? 2 : 3;
  aot_status_free(status);
  return n;
}

typedef struct world {
  aot_session *ses;
  aot_scope *s;
  aot_graph *g;
} world;
static world begin(const char *text) {
  world w = {0};
  assert_ok(aot_session_create(NULL, &w.ses));
  w.s = aot_scope_begin(w.ses);
  assert_ok(aot_graph_parse(w.ses, text, strlen(text), "case", &w.g));
  assert_ok(aoti_graph_infer(w.ses, w.g));
  return w;
}
static void end(world *w) {
  assert_ok(aot_scope_end(w->s));
  aot_graph_destroy(w->g);
  aot_session_destroy(w->ses);
}

static aot_tensor *moved(aot_scope *s, const aot_tensor *t, aot_device device) {
  aot_tensor *there;
  assert_ok(aot_tensor_to(t, device, &there));
  return aoti_scope_own(s, there);
}

// Runs a graph without a backward; results are on the CPU.
static void run(world *w, engine e, aot_tensors in, aot_tensor **out, size_t n_out) {
  if (e == INTERPRETED) {
    aot_graph_run(w->s, w->g, in, out, n_out);
    assert_ok(aot_scope_error(w->s));
    return;
  }
  aot_device device = e == ON_DEVICE ? gpu : cpu;
  aot_executable *exe;
  aot_tensor *there[8];
  for (size_t i = 0; i < in.n; i++) there[i] = moved(w->s, in.at[i], device);
  assert_ok(aoti_compile_pair(w->ses, w->g, NULL, n_out, NULL, device, &exe));
  assert_ok(aot_executable_forward(exe, NULL, (aot_tensors){there, in.n}, out, NULL));
  for (size_t i = 0; i < n_out; i++) out[i] = moved(w->s, aoti_scope_own(w->s, out[i]), cpu);
  aot_executable_release(exe);
}

// ---- 06, 07: what the backward writes is written by the backward, and not before

// Partitions the joint graph, runs the forward, looks, runs the backward, looks.
static void forward_then_backward(const char *joint, const char *partitioner, engine e, size_t written,
                                  const double *before, const double *after) {
  world w = begin(joint);
  aoti_partition p;
  aoti_partition_options options = AOTI_PARTITION_OPTIONS_INIT;
  assert_ok(aoti_partition_find(partitioner)(w.g, &options, &p));
  aot_device device = e == ON_DEVICE ? gpu : cpu;
  const float values[] = {5, -7, 2};
  size_t n_in = aot_graph_input_count(p.forward), n = (size_t)p.forward->nodes.at[0].type.tensor.size[0].value;
  aot_tensor *in[2], *out[8], *grads[2], *ones, *seed;
  for (size_t i = 0; i < n_in; i++)
    in[i] = moved(w.s, aot_tensor_new(w.s, AOT_F32, AOT_INTS(aot_i((int64_t)n)), values), device);
  ones = moved(w.s, aot_ones_like(w.s, aot_tensor_new(w.s, AOT_F32, AOT_INTS(aot_i((int64_t)n)), values)), device);
  seed = ones;
  static const uint32_t first[] = {0};
  aoti_plan_link *links;
  aoti_arena arena;
  aot_executable *exe;
  aot_context *context;
  aoti_arena_init(&arena, NULL);
  assert_ok(aoti_link_halves(p.forward, p.backward, 1, first, 1, &arena, &links));
  assert_ok(aoti_compile_pair(w.ses, p.forward, p.backward, 1, links, device, &exe));
  assert_ok(aot_executable_forward(exe, NULL, (aot_tensors){in, n_in}, out, &context));
  aoti_scope_own(w.s, out[0]);
  const aot_tensor *now = moved(w.s, in[written], cpu);
  for (size_t i = 0; i < n; i++) assert_true(aoti_tensor_get(now, (int64_t)i) == before[i]);
  assert_ok(aot_context_backward(context, NULL, (aot_tensors){&seed, 1}, grads));
  now = moved(w.s, in[written], cpu);
  for (size_t i = 0; i < n; i++) assert_true(aoti_tensor_get(now, (int64_t)i) == after[i]);
  const aot_tensor *grad = moved(w.s, aoti_scope_own(w.s, grads[0]), cpu);
  for (size_t i = 0; i < n; i++) assert_true(aoti_tensor_get(grad, (int64_t)i) == 1); // the tangent
  for (size_t i = 1; i < n_in; i++) assert_null(grads[i]);
  aot_context_destroy(context);
  aot_executable_release(exe);
  aoti_arena_deinit(&arena);
  aoti_partition_deinit(&p);
  end(&w);
}
static const char *const partitioners[] = {"default", "min_cut"};

static void case_06_a_write_of_the_backward_waits_for_it(void **state) {
  (void)state;
  static const char joint[] =
      "def forward(self, primals, tangents):\n"
      "    primals_1: \"f32[3][1]cpu\"; tangents_1: \"f32[3][1]cpu\";\n"
      "    primals_1, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)\n"
      "    clone: \"f32[3][1]cpu\" = torch.ops.aten.clone.default(primals_1)\n"
      "    zeros_like: \"f32[3][1]cpu\" = torch.ops.aten.zeros_like.default(primals_1)\n"
      "    copy_: \"f32[3][1]cpu\" = torch.ops.aten.copy_.default(primals_1, zeros_like)  # tag must_be_in_backward\n"
      "    return pytree.tree_unflatten([clone, tangents_1], self._out_spec)\n";
  const double before[] = {5, -7, 2}, after[] = {0, 0, 0};
  for (int e = ON_HOST; e < engines(); e++)
    for (int k = 0; k < 2; k++) forward_then_backward(joint, partitioners[k], (engine)e, 0, before, after);
}

static void case_07_a_write_without_a_tangents_value_is_kept(void **state) {
  (void)state;
  static const char joint[] =
      "def forward(self, primals, tangents):\n"
      "    primals_1: \"f32[2][1]cpu\"; primals_2: \"f32[2][1]cpu\"; tangents_1: \"f32[2][1]cpu\";\n"
      "    primals_1, primals_2, tangents_1, = fx_pytree.tree_flatten_spec([primals, tangents], self._in_spec)\n"
      "    clone: \"f32[2][1]cpu\" = torch.ops.aten.clone.default(primals_1)\n"
      "    mul: \"f32[2][1]cpu\" = torch.ops.aten.mul.Tensor(tangents_1, 0)\n"
      "    add: \"f32[2][1]cpu\" = torch.ops.aten.add.Tensor(mul, 1)\n"
      "    mul_1: \"f32[2][1]cpu\" = torch.ops.aten.mul.Tensor(add, 1)\n"
      "    add_1: \"f32[2][1]cpu\" = torch.ops.aten.add.Tensor(primals_2, mul_1)\n"
      "    copy_: \"f32[2][1]cpu\" = torch.ops.aten.copy_.default(primals_2, add_1)\n"
      "    return pytree.tree_unflatten([clone, tangents_1, None], self._out_spec)\n";
  const double before[] = {5, -7}, after[] = {6, -6};
  for (int e = ON_HOST; e < engines(); e++)
    for (int k = 0; k < 2; k++) forward_then_backward(joint, partitioners[k], (engine)e, 1, before, after);
}

// ---- 23: layer_norm where its values are near zero, before the reciprocal that makes errors large

static void case_23_normalised_values_are_within_roundings(void **state) {
  (void)state;
  static const char text[] =
      "def forward(self, arg0_1: \"f32[64, 128][128, 1]cpu\"):\n"
      "    var_mean = torch.ops.aten.var_mean.correction(arg0_1, [1], correction = 0, keepdim = True)\n"
      "    getitem: \"f32[64, 1][1, 1]cpu\" = var_mean[0]\n"
      "    getitem_1: \"f32[64, 1][1, 1]cpu\" = var_mean[1]\n"
      "    add: \"f32[64, 1][1, 1]cpu\" = torch.ops.aten.add.Tensor(getitem, 1e-05)\n"
      "    rsqrt: \"f32[64, 1][1, 1]cpu\" = torch.ops.aten.rsqrt.default(add)\n"
      "    sub: \"f32[64, 128][128, 1]cpu\" = torch.ops.aten.sub.Tensor(arg0_1, getitem_1)\n"
      "    mul: \"f32[64, 128][128, 1]cpu\" = torch.ops.aten.mul.Tensor(sub, rsqrt)\n"
      "    abs_1: \"f32[64, 128][128, 1]cpu\" = torch.ops.aten.abs.default(mul)\n"
      "    add_1: \"f32[64, 128][128, 1]cpu\" = torch.ops.aten.add.Tensor(abs_1, 1e-06)\n"
      "    reciprocal: \"f32[64, 128][128, 1]cpu\" = torch.ops.aten.reciprocal.default(add_1)\n"
      "    return (reciprocal, mul)\n";
  enum { ROWS = 64, N = 128 };
  float *x = malloc(sizeof *x * ROWS * N);
  uint32_t seed = 1;
  for (int i = 0; i < ROWS * N; i++) { // rows far from zero, so that E[x^2] - E[x]^2 would lose all digits
    seed = seed * 1664525u + 1013904223u;
    x[i] = (float)(i / N * 40) + (float)(seed >> 8) * 0x1p-24f;
  }
  for (int e = INTERPRETED; e < engines(); e++) {
    world w = begin(text);
    aot_tensor *in = aot_tensor_new(w.s, AOT_F32, AOT_INTS(aot_i(ROWS), aot_i(N)), x), *out[2];
    run(&w, (engine)e, (aot_tensors){&in, 1}, out, 2);
    for (int r = 0; r < ROWS; r++) {
      double mean = 0, var = 0;
      for (int i = 0; i < N; i++) mean += (double)x[r * N + i] / N;
      for (int i = 0; i < N; i++) var += (x[r * N + i] - mean) * (x[r * N + i] - mean) / N;
      double scale = 1 / sqrt(var + 1e-05), ulp = 0x1p-24;
      for (int i = 0; i < N; i++) {
        double want = (x[r * N + i] - mean) * scale, got = aoti_tensor_get(out[1], r * N + i);
        double bound = 2 * ulp * (scale * fabs(mean) + 4 * fabs(want)); // the mean is off by one ulp at most
        if (!(fabs(got - want) <= bound)) fail_msg("%d: row %d: %.9g, not %.9g (bound %g)", e, r, got, want, bound);
        double inverse = 1 / (fabs(got) + 1e-06);
        assert_true(fabs(aoti_tensor_get(out[0], r * N + i) - inverse) <= 4 * ulp * inverse);
      }
    }
    end(&w);
  }
  free(x);
}

// ---- 25: a padded tensor inside a reduction of many parts

static void case_25_padding_stays_outside_in_a_divided_reduction(void **state) {
  (void)state;
  enum { N = 100000 };
  int64_t *x = malloc(sizeof *x * N);
  static const int64_t shifts[] = {-2000, 1}; // all below the padding; all but the first few above
  for (int k = 0; k < 8; k++) {
    int64_t fill = k & 4 ? 7 : 0, sum = fill, most = fill; // a masked load may give the 0, but not the 7
    for (int i = 0; i < N; i++) {
      x[i] = shifts[k & 1] + i * 7919 % 1000;
      sum += x[i];
      if (x[i] > most) most = x[i];
    }
    assert_true(most == (k & 1 ? 1000 : fill));
    char text[1000];
    snprintf(text, sizeof text,
             "def forward(self, arg0_1: \"i64[100000][1]cpu\"):\n"
             "    constant_pad_nd: \"i64[100001][1]cpu\" = torch.ops.aten.constant_pad_nd.default(arg0_1, %s, %d.0)\n"
             "    sum_1: \"i64[][]cpu\" = torch.ops.aten.sum.default(constant_pad_nd)\n"
             "    amax: \"i64[][]cpu\" = torch.ops.aten.amax.default(constant_pad_nd, [0])\n"
             "    return (sum_1, amax)\n",
             k & 2 ? "[0, 1]" : "[1, 0]", (int)fill);
    for (int e = INTERPRETED; e < engines(); e++) {
      world w = begin(text);
      aot_tensor *in = aot_tensor_new(w.s, AOT_I64, AOT_INTS(aot_i(N)), x), *out[2];
      run(&w, (engine)e, (aot_tensors){&in, 1}, out, 2);
      assert_int_equal((int64_t)aoti_tensor_get(out[0], 0), sum);
      assert_int_equal((int64_t)aoti_tensor_get(out[1], 0), most);
      end(&w);
    }
  }
  free(x);
}

// ---- 17, 21: a copy_ at the end writes what other results read

static void same(const char *what, int e, const aot_tensor *t, const double *want, int64_t n, double ulps) {
  assert_int_equal(aoti_tensor_numel(t), n);
  for (int64_t i = 0; i < n; i++)
    if (!(fabs(aoti_tensor_get(t, i) - want[i]) <= ulps * 0x1p-24 * (1 + fabs(want[i]))))
      fail_msg("%s, engine %d: element %lld is %.9g, not %.9g", what, e, (long long)i, aoti_tensor_get(t, i), want[i]);
}

// run gives a graph's tensors copies on a device; here what becomes of the input is asked as a result, copy_ itself.
static void case_17_what_is_read_is_the_old_value(void **state) {
  (void)state;
  static const char text[] =
      "def forward(self, arg0_1: \"f32[20, 20][20, 1]cpu\", arg1_1: \"f32[20, 20][20, 1]cpu\"):\n"
      "    flip: \"f32[20, 20][20, 1]cpu\" = torch.ops.aten.flip.default(arg0_1, [1])\n"
      "    sum_1: \"f32[20][1]cpu\" = torch.ops.aten.sum.dim_IntList(arg1_1, [1])\n"
      "    add: \"f32[20, 20][20, 1]cpu\" = torch.ops.aten.add.Tensor(sum_1, arg1_1)\n"
      "    add_1: \"f32[20, 20][20, 1]cpu\" = torch.ops.aten.add.Tensor(flip, add)\n"
      "    copy_: \"f32[20, 20][20, 1]cpu\" = torch.ops.aten.copy_.default(arg0_1, flip)\n"
      "    return (add_1, copy_)\n";
  float x[400], y[400];
  double sums[20] = {0}, want[2][400];
  for (int i = 0; i < 400; i++) x[i] = (float)i / 8, y[i] = (float)(i * 37 % 101) / 4;
  for (int i = 0; i < 400; i++) sums[i / 20] += y[i];
  for (int i = 0; i < 400; i++) {
    want[1][i] = x[i / 20 * 20 + 19 - i % 20];
    want[0][i] = want[1][i] + sums[i % 20] + y[i]; // sum_1 stands along the last dimension, as it broadcasts
  }
  for (int e = INTERPRETED; e < engines(); e++) {
    world w = begin(text);
    aot_tensor *in[] = {aot_tensor_new(w.s, AOT_F32, AOT_INTS(aot_i(20), aot_i(20)), x),
                        aot_tensor_new(w.s, AOT_F32, AOT_INTS(aot_i(20), aot_i(20)), y)},
               *out[2];
    run(&w, (engine)e, (aot_tensors){in, 2}, out, 2);
    for (int k = 0; k < 2; k++) same("17", e, out[k], want[k], 400, 4);
    end(&w);
  }
}

static void case_21_shifted_reads_see_the_old_value(void **state) {
  (void)state;
  static const char text[] =
      "def forward(self, arg0_1: \"f32[64][1]cpu\"):\n"
      "    slice_1: \"f32[9][1]cpu\" = torch.ops.aten.slice.Tensor(arg0_1, 0, 1, 10)\n"
      "    mul: \"f32[9][1]cpu\" = torch.ops.aten.mul.Tensor(slice_1, 2.0)\n"
      "    slice_scatter: \"f32[64][1]cpu\" = torch.ops.aten.slice_scatter.default(arg0_1, mul, 0, 2, 11)\n"
      "    copy_: \"f32[64][1]cpu\" = torch.ops.aten.copy_.default(arg0_1, slice_scatter)\n"
      "    return (slice_scatter, copy_)\n";
  float x[64];
  double want[64];
  for (int i = 0; i < 64; i++) x[i] = (float)(i + 1);
  for (int i = 0; i < 64; i++) want[i] = i >= 2 && i < 11 ? 2 * x[i - 1] : x[i];
  for (int e = INTERPRETED; e < engines(); e++) {
    world w = begin(text);
    aot_tensor *in = aot_tensor_new(w.s, AOT_F32, AOT_INTS(aot_i(64)), x), *out[2];
    run(&w, (engine)e, (aot_tensors){&in, 1}, out, 2);
    for (int k = 0; k < 2; k++) same("21", e, out[k], want, 64, 0);
    end(&w);
  }
}

// ---- 39: the last rows of a product whose squares are summed

static void squares(aot_dtype dtype, int64_t n) {
  char text[1000];
  const char *t = dtype == AOT_F64 ? "f64" : "f32";
  size_t size = aot_dtype_size(dtype);
  snprintf(text, sizeof text,
           "def forward(self, arg0_1: \"%s[%lld, 3][3, 1]cpu\", arg1_1: \"%s[3, 3][3, 1]cpu\"):\n"
           "    permute = torch.ops.aten.permute.default(arg1_1, [1, 0])\n"
           "    mm = torch.ops.aten.mm.default(arg0_1, permute)\n"
           "    mul = torch.ops.aten.mul.Tensor(mm, mm)\n"
           "    sum_1 = torch.ops.aten.sum.dim_IntList(mul, [1])\n"
           "    return (sum_1,)\n",
           t, (long long)n, t);
  char *rows = calloc((size_t)n * 3, size), *unit = calloc(9, size);
  for (int64_t i = 0; i < n; i++)
    if (dtype == AOT_F64)
      ((double *)rows)[3 * i] = (double)i;
    else
      ((float *)rows)[3 * i] = (float)i;
  for (int i = 0; i < 9; i += 4)
    if (dtype == AOT_F64)
      ((double *)unit)[i] = 1;
    else
      ((float *)unit)[i] = 1;
  for (int e = INTERPRETED; e < engines(); e++) {
    world w = begin(text);
    aot_tensor *in[] = {aot_tensor_new(w.s, dtype, AOT_INTS(aot_i(n), aot_i(3)), rows),
                        aot_tensor_new(w.s, dtype, AOT_INTS(aot_i(3), aot_i(3)), unit)},
               *out;
    run(&w, (engine)e, (aot_tensors){in, 2}, &out, 1);
    for (int64_t i = 0; i < n; i++) {
      double want = dtype == AOT_F64 ? (double)i * (double)i : (double)((float)i * (float)i);
      if (aoti_tensor_get(out, i) != want)
        fail_msg("engine %d: row %lld is %.17g, not %.17g", e, (long long)i, aoti_tensor_get(out, i), want);
    }
    assert_true(aoti_tensor_get(out, n - 1) == (dtype == AOT_F64 ? 268435456.0 : 1073741824.0));
    end(&w);
  }
  free(rows);
  free(unit);
}
static void case_39_the_last_rows_are_exact(void **state) {
  (void)state;
  squares(AOT_F64, 16385);
  squares(AOT_F32, 32769);
}

// ---- 41: bf16 is rounded after the product and after the sum

static void case_41_bf16_is_rounded_twice(void **state) {
  (void)state;
  static const char text[] =
      "def forward(self, arg0_1: \"bf16[1024][1]cpu\", arg1_1: \"bf16[1024][1]cpu\", arg2_1: \"bf16[1024][1]cpu\"):\n"
      "    mul = torch.ops.aten.mul.Tensor(arg0_1, arg1_1)\n"
      "    add = torch.ops.aten.add.Tensor(mul, arg2_1)\n"
      "    return (add,)\n";
  const double values[] = {1.0078125, 1.0078125, -1.015625};
  assert_true(values[0] * values[1] + values[2] == 0.00006103515625); // what one rounding would leave
  for (int e = INTERPRETED; e < engines(); e++) {
    world w = begin(text);
    aot_tensor *in[3], *out;
    uint16_t bits[1024];
    for (int k = 0; k < 3; k++) {
      float f = (float)values[k];
      uint32_t word;
      memcpy(&word, &f, 4);
      assert_int_equal(word & 0xffff, 0); // a bf16
      for (int i = 0; i < 1024; i++) bits[i] = (uint16_t)(word >> 16);
      in[k] = aot_tensor_new(w.s, AOT_BF16, AOT_INTS(aot_i(1024)), bits);
    }
    run(&w, (engine)e, (aot_tensors){in, 3}, &out, 1);
    for (int i = 0; i < 1024; i++) assert_true(aoti_tensor_get(out, i) == 0);
    end(&w);
  }
}

// ---- 43: two extrema of different parts of one tensor

static void case_43_two_slices_are_two_reductions(void **state) {
  (void)state;
  static const char text[] = "def forward(self, arg0_1: \"i32[4][1]cpu\"):\n"
                             "    slice_1 = torch.ops.aten.slice.Tensor(arg0_1, 0, 1, 3)\n"
                             "    amin = torch.ops.aten.amin.default(slice_1, [0])\n"
                             "    slice_2 = torch.ops.aten.slice.Tensor(arg0_1, 0, 1, 4)\n"
                             "    amax = torch.ops.aten.amax.default(slice_2, [0])\n"
                             "    sub = torch.ops.aten.sub.Tensor(amax, amin)\n"
                             "    return (sub,)\n";
  for (int e = INTERPRETED; e < engines(); e++)
    for (int32_t last = -5; last < 6; last++) { // the element that only the second slice has
      world w = begin(text);
      const int32_t x[] = {100, 1, 2, last};
      aot_tensor *in = aot_tensor_new(w.s, AOT_I32, AOT_INTS(aot_i(4)), x), *out;
      run(&w, (engine)e, (aot_tensors){&in, 1}, &out, 1);
      assert_true(aoti_tensor_get(out, 0) == (last > 2 ? last : 2) - 1);
      end(&w);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(case_06_a_write_of_the_backward_waits_for_it),
                                     cmocka_unit_test(case_07_a_write_without_a_tangents_value_is_kept),
                                     cmocka_unit_test(case_23_normalised_values_are_within_roundings),
                                     cmocka_unit_test(case_25_padding_stays_outside_in_a_divided_reduction),
                                     cmocka_unit_test(case_17_what_is_read_is_the_old_value),
                                     cmocka_unit_test(case_21_shifted_reads_see_the_old_value),
                                     cmocka_unit_test(case_39_the_last_rows_are_exact),
                                     cmocka_unit_test(case_41_bf16_is_rounded_twice),
                                     cmocka_unit_test(case_43_two_slices_are_two_reductions)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
