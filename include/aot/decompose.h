/* Decompositions: what operators become while a graph is traced. */
#ifndef AOT_DECOMPOSE_H
#define AOT_DECOMPOSE_H

#include <aot/scope.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A table from operators to functions that compute them through others. An operator in the table is never recorded:
 * what its function calls is, through the table again. The derivatives are those of the operator itself, as in
 * PyTorch: Autograd comes before the table. Thread rule: the session's; a table in use is not changed. */
typedef struct aot_decompositions aot_decompositions;

/* Computes the operator of args (complete: defaults are filled in) through other operators of scope, and sets
 * out[0..n_out), AOT_NONE where a result is None. Returns false, with out left alone, to keep the operator as it is. */
typedef bool (*aot_decomposition)(aot_scope *scope, const aot_value *args, size_t n_args, aot_value *out, size_t n_out,
                                  void *user);

/* A table by PyTorch's name: "none" (empty), "core_aten" (torch._decomp.core_aten_decompositions) or "inductor"
 * (torch._inductor.decomposition.select_decomp_table). The caller destroys it before the session. */
AOT_API aot_status aot_decompositions_create(aot_session *session, const char *name,
                                             aot_decompositions **out) AOT_MUST_USE;
AOT_API void aot_decompositions_destroy(aot_decompositions *decompositions); /* NULL is allowed */
/* Decomposes op ("aten.gelu.default") by fn from here on, whatever the table had. */
AOT_API aot_status aot_decompositions_add(aot_decompositions *decompositions, const char *op, aot_decomposition fn,
                                          void *user) AOT_MUST_USE;
/* Takes op out of the table. */
AOT_API aot_status aot_decompositions_remove(aot_decompositions *decompositions, const char *op) AOT_MUST_USE;

#ifdef __cplusplus
}
#endif
#endif
