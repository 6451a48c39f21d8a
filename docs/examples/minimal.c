#include <aot/aot.h>
#include <stdio.h>

static void loss(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  aot_tensor *y = aot_tanh(s, aot_linear_default(s, in[0], in[1], in[2])); /* x, weight, bias */
  out[0] = aot_mse_loss(s, y, in[3]);
}

int main(void) {
  float x[] = {1, 2, 3, 4, 5, 6}, w[] = {0.1f, 0.2f, 0.3f}, b[] = {0}, t[] = {0.5f, -0.5f}, g[3];
  aot_session *session;
  aot_function *f;
  if (aot_session_create(NULL, &session) || aot_function_create(session, loss, NULL, 4, 1, NULL, &f)) return 1;
  aot_scope *s = aot_scope_begin(session);
  aot_tensor *in[] = {aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(2), aot_i(3)), x),
                      aot_requires_grad(s, aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(1), aot_i(3)), w)),
                      aot_requires_grad(s, aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(1)), b)),
                      aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(2), aot_i(1)), t)},
             *out;
  aot_function_call(s, f, (aot_tensors){in, 4}, &out); /* traced and compiled here, once */
  aot_backward(s, out, NULL);                          /* runs the compiled backward */
  double value;
  aot_status status = aot_scope_error(s) ? NULL : aot_tensor_item(out, &value);
  if (!status && !aot_scope_error(s)) status = aot_tensor_read(aot_tensor_grad(in[1]), g, sizeof g);
  if (!status && !aot_scope_error(s)) printf("loss %g, gradient %g %g %g\n", value, g[0], g[1], g[2]);
  aot_status error = aot_scope_end(s);
  if (error) fprintf(stderr, "%s\n", aot_status_text(error));
  aot_function_destroy(f);
  aot_session_destroy(session);
  return error || status ? 1 : 0;
}
