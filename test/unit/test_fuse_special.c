// The gamma function's logarithm and its derivatives, against values of 40 digits (mpmath).
#include "fuse_test.h"

static const double x[] = {0.001, 0.25, 0.5,  1,    1.4616321449683623, 2, 2.5, 3, 7.25,
                           7.75,  33.5, 1e10, -0.5, -6.000453434910662};
enum { N = sizeof x / sizeof *x };
static const double want[3][N] = {
    {6.907178885383853, 1.2880225246980774, 0.5723649429247001, 0.0, -0.12148629053584961, 0.0, 0.2846828704729192,
     0.6931471805599453, 7.0521854507385395, 8.025458396315983, 83.30242550295006, 220258509288.81058,
     1.2655121234846454, 1.1185587499756815},
    {-1000.5755719318103, -4.2274535333762655, -1.9635100260214235, -0.5772156649015329, -9.241265521729427e-17,
     0.42278433509846713, 0.7031566406452432, 0.9227843350984671, 1.910453526883736, 1.9817915626943456,
     3.496545816722825, 23.025850929890456, 0.03648997397857652, 2207.2595590319347},
    {1000001.6425331958, 17.19732915450711, 4.934802200544679, 1.6449340668482264, 0.9676722454476212,
     0.6449340668482264, 0.49035775610023485, 0.39493406684822646, 0.14787923315893217, 0.13771379144765566,
     0.030300712174923455, 1.00000000005e-10, 8.934802200544679, 4863740.234998123}};

static void values_are_mpmaths(void **state) {
  (void)state;
  fused f = fuse_text("def forward(self, x: \"f64[14][1]cpu\"):\n"
                      "    l = torch.ops.aten.lgamma.default(x)\n"
                      "    d = torch.ops.aten.digamma.default(x)\n"
                      "    t = torch.ops.aten.polygamma.default(1, x)\n"
                      "    return (l, d, t)\n",
                      NULL);
  expect_counts(&f, 1, 0, N * 8, 3 * N * 8);
  aot_executable *exe = fused_compile(&f);
  for (int64_t i = 0; i < N; i++) aoti_tensor_set(f.inputs[0].as.tensor, i, x[i]);
  aot_value got[3];
  must(fused_run(&f, exe, got), "run");
  for (int k = 0; k < 3; k++) {
    for (int64_t i = 0; i < N; i++) {
      double v = aoti_tensor_get(got[k].as.tensor, i);
      if (!(fabs(v - want[k][i]) <= 8 * 0x1p-52 * fmax(fabs(want[k][i]), 1)))
        fail_msg("function %d at %g is %.17g, not %.17g", k, x[i], v, want[k][i]);
    }
    aot_tensor_release(got[k].as.tensor);
  }
  aot_executable_release(exe);
  fused_free(&f);
}

// Poles, infinities and NaN as PyTorch has them.
static void special_arguments_give_what_pytorch_gives(void **state) {
  (void)state;
  static const double at[] = {0, -0.0, -3, INFINITY, -INFINITY, NAN};
  static const double lgammas[] = {INFINITY, INFINITY, INFINITY, INFINITY, INFINITY, NAN};
  static const double digammas[] = {-INFINITY, INFINITY, NAN, INFINITY, NAN, NAN};
  fused f = fuse_text("def forward(self, x: \"f32[6][1]cpu\"):\n"
                      "    l = torch.ops.aten.lgamma.default(x)\n"
                      "    d = torch.ops.aten.digamma.default(x)\n"
                      "    return (l, d)\n",
                      NULL);
  aot_executable *exe = fused_compile(&f);
  for (int64_t i = 0; i < 6; i++) aoti_tensor_set(f.inputs[0].as.tensor, i, at[i]);
  aot_value got[2];
  must(fused_run(&f, exe, got), "run");
  for (int64_t i = 0; i < 6; i++) {
    double l = aoti_tensor_get(got[0].as.tensor, i), d = aoti_tensor_get(got[1].as.tensor, i);
    if (l != lgammas[i] && !(isnan(l) && isnan(lgammas[i]))) fail_msg("lgamma(%g) is %g", at[i], l);
    if (d != digammas[i] && !(isnan(d) && isnan(digammas[i]))) fail_msg("digamma(%g) is %g", at[i], d);
  }
  for (int k = 0; k < 2; k++) aot_tensor_release(got[k].as.tensor);
  aot_executable_release(exe);
  fused_free(&f);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(values_are_mpmaths),
                                     cmocka_unit_test(special_arguments_give_what_pytorch_gives)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
