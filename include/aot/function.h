/* Functions over tensors: tracing them, and compiling them ahead of time with their backward. */
#ifndef AOT_FUNCTION_H
#define AOT_FUNCTION_H

#include <aot/graph.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A model: reads in[0..n_in), writes out[0..n_out). It may branch on sizes (aot_int_eq), not on values. */
typedef void (*aot_fn)(aot_scope *scope, aot_tensor *const *in, aot_tensor **out, void *user);

/* Records the ATen operators that fn runs on the given tensors, and runs them. names (nullable): one per input, without
 * the suffix that make_fx adds ("x" becomes x_1). The caller destroys *out. */
AOT_API aot_status aot_make_fx(aot_session *session, aot_fn fn, void *user, aot_tensors inputs,
                               const char *const *names, size_t n_out, aot_graph **out) AOT_MUST_USE;
/* Records what fn wrote (x + y, torch.cos(x)) without running it: inputs have no sizes. names: one per input. */
AOT_API aot_status aot_symbolic_trace(aot_session *session, aot_fn fn, void *user, const char *const *names,
                                      size_t n_in, size_t n_out, aot_graph **out) AOT_MUST_USE;

#ifdef __cplusplus
}
#endif
#endif
