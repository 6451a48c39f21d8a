/* One graph on every target: no step is a call of the host, host code agrees with the reference kernels, and PTX gives
 * the bits of host code. Inputs are those of fuse_test.h. */
#ifndef AOT_EVERYWHERE_H
#define AOT_EVERYWHERE_H

#include "fuse_test.h"

typedef struct everywhere {
  double tolerance; /* times 1 + |reference| */
  bool sums;        /* floats may differ between targets by the tolerance too: sums over rows are taken in lanes */
} everywhere;

static inline bool everywhere_has_device(void) {
  aot_status none = aot_device_available((aot_device){AOT_CUDA, 0});
  aot_status_free(none);
  return !none;
}

static inline bool everywhere_close(double x, double y, double tolerance) {
  return (isnan(x) && isnan(y)) || x == y || fabs(x - y) <= tolerance * (1 + fabs(y));
}

static inline void everywhere_compare(const aot_tensor *a, const aot_tensor *b, double tolerance, const char *of,
                                      size_t output) {
  assert_int_equal(a->meta.dtype, b->meta.dtype);
  assert_int_equal(aoti_tensor_numel(a), aoti_tensor_numel(b));
  for (int64_t e = 0; e < aoti_tensor_numel(a); e++) {
    double x = aoti_tensor_get(a, e), y = aoti_tensor_get(b, e);
    if (!everywhere_close(x, y, tolerance))
      fail_msg("output %zu element %lld: %.9g, expected is %.9g\n%.600s", output, (long long)e, x, y, of);
  }
}

static inline aot_executable *everywhere_compiled(fused *f, aot_device device, size_t n_out) {
  aot_executable *exe;
  must(aoti_compile_pair(f->session, f->graph, NULL, n_out, NULL, device, &exe), "compile");
  for (size_t i = 0; i < exe->pair.forward->steps.n; i++)
    if (exe->pair.forward->steps.at[i].kind == AOTI_STEP_CALL)
      fail_msg("%s runs on the host", exe->pair.forward->steps.at[i].as.call.op);
  return exe;
}

static inline void everywhere_run(fused *f, aot_device device, aot_tensor **out, size_t n_out) {
  aot_executable *exe = everywhere_compiled(f, device, n_out);
  aot_tensor *in[16];
  assert_true(f->n_inputs <= 16);
  for (size_t i = 0; i < f->n_inputs; i++) must(aot_tensor_to(f->inputs[i].as.tensor, device, &in[i]), "input");
  must(aot_executable_forward(exe, NULL, (aot_tensors){in, f->n_inputs}, out, NULL), "run");
  for (size_t i = 0; i < f->n_inputs; i++) aot_tensor_release(in[i]);
  for (size_t i = 0; i < n_out; i++) { /* back to where it can be read */
    aot_tensor *here;
    if (!out[i]) continue;
    must(aot_tensor_to(out[i], (aot_device){AOT_CPU, 0}, &here), "output");
    aot_tensor_release(out[i]);
    out[i] = here;
  }
  aot_executable_release(exe);
}

static inline void everywhere_expect(const char *text, everywhere how) {
  enum { MAX_OUT = 32 };
  fused f = fuse_text(text, NULL);
  aot_value want[MAX_OUT];
  const aot_value *v;
  size_t n;
  aot_tensor *host[MAX_OUT] = {NULL}, *cuda[MAX_OUT] = {NULL};
  aoti_graph_outputs(f.graph, &v, &n);
  assert_true(n <= MAX_OUT);
  everywhere_run(&f, (aot_device){AOT_CPU, 0}, host, n);
  must(aoti_interpret(f.scope, f.graph, f.inputs, f.n_inputs, want, n), text);
  for (size_t i = 0; i < n; i++)
    if (want[i].kind == AOT_TENSOR) everywhere_compare(host[i], want[i].as.tensor, how.tolerance, text, i);
  if (everywhere_has_device()) {
    everywhere_run(&f, (aot_device){AOT_CUDA, 0}, cuda, n);
    for (size_t i = 0; i < n; i++)
      if (want[i].kind == AOT_TENSOR) everywhere_compare(cuda[i], host[i], how.sums ? how.tolerance : 0, text, i);
  }
  for (size_t i = 0; i < n; i++) {
    aot_tensor_release(host[i]);
    aot_tensor_release(cuda[i]);
  }
  fused_free(&f);
}

#endif
