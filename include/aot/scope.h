/* Sessions and scopes: where a program's tensors live and how its operators run.
 *
 * A session holds the operator table and settings. A scope is the first argument of every operator: it owns the
 * results, carries the first error (after which operators do nothing and return a poison tensor, never NULL), the grad
 * mode, and, while a function is being traced, the trace. Thread rule: sessions are independent; a session and its
 * scopes belong to one thread at a time.
 */
#ifndef AOT_SCOPE_H
#define AOT_SCOPE_H

#include <aot/log.h>
#include <aot/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct aot_session aot_session;
typedef struct aot_scope aot_scope;

typedef struct aot_session_options {
  size_t struct_size;
  aot_log_fn log; /* NULL: silent */
  void *log_user;
  uint64_t seed; /* of the session's random generator */
} aot_session_options;
#define AOT_SESSION_OPTIONS_INIT \
  { sizeof(aot_session_options), NULL, NULL, 0 }

/* options may be NULL. The caller destroys the session after all its scopes have ended. */
AOT_API aot_status aot_session_create(const aot_session_options *options, aot_session **out) AOT_MUST_USE;
AOT_API void aot_session_destroy(aot_session *session);

/* A scope at the top of a session, or inside parent, whose settings it takes over. NULL only when memory is out, which
 * every function here accepts and reports. */
AOT_API aot_scope *aot_scope_begin(aot_session *session);
AOT_API aot_scope *aot_scope_push(aot_scope *parent);
/* Frees the scope's tensors, except those kept, and hands over its first error. An inner scope also leaves a copy of
 * the error with its parent. */
AOT_API aot_status aot_scope_end(aot_scope *scope) AOT_MUST_USE;
/* The first error so far, borrowed from the scope; NULL when there is none. */
AOT_API aot_status aot_scope_error(const aot_scope *scope);
/* Moves a tensor to the enclosing scope. At the top, the caller becomes the owner and releases it. Returns tensor. */
AOT_API aot_tensor *aot_keep(aot_scope *scope, aot_tensor *tensor);
AOT_API aot_session *aot_scope_session(const aot_scope *scope);
/* Whether operators record a tape for aot_backward and aot_grad; on at first. Returns the previous setting. */
AOT_API bool aot_set_grad_enabled(aot_scope *scope, bool enabled);

/* What a partitioner does with what operators compute, by PyTorch's names: save it, or compute it again in the
 * backward. A min cut obeys MUST_SAVE, MUST_RECOMPUTE and PREFER_RECOMPUTE; PREFER_SAVE is only shown in the graph's
 * text. What a random operator draws is saved all the same. */
typedef enum aot_checkpoint_policy {
  AOT_POLICY_NONE,
  AOT_POLICY_MUST_SAVE,
  AOT_POLICY_PREFER_SAVE,
  AOT_POLICY_MUST_RECOMPUTE,
  AOT_POLICY_PREFER_RECOMPUTE
} aot_checkpoint_policy;
/* Marks the operators called in scope from here on, when they are traced; scopes pushed inside take it over. Returns
 * the previous policy. A region of a model that is to be checkpointed is one between two calls. */
AOT_API aot_checkpoint_policy aot_set_checkpoint_policy(aot_scope *scope, aot_checkpoint_policy policy);
/* The activation_memory_budget of what is traced from here on, 0 to 1, before that of aot_partition_options; negative:
 * none, as at the start. Returns the previous one. All of a function must have the same. */
AOT_API double aot_set_memory_budget(aot_scope *scope, double budget);

/* A CPU tensor with a copy of row-major data, or zeros when data is NULL. */
AOT_API aot_tensor *aot_tensor_new(aot_scope *scope, aot_dtype dtype, aot_ints size, const void *data);
/* A CPU tensor over the caller's memory, which outlives it. strides NULL: row-major. */
AOT_API aot_tensor *aot_tensor_wrap(aot_scope *scope, aot_dtype dtype, aot_ints size, const aot_ints *strides,
                                    void *data);
/* A number where an operator takes a tensor: aot_add(s, x, aot_number(s, aot_int_scalar(1))) is x + 1. */
AOT_API aot_tensor *aot_number(aot_scope *scope, aot_scalar value);
/* Marks a floating-point leaf as one that gradients are wanted for. Returns tensor. */
AOT_API aot_tensor *aot_requires_grad(aot_scope *scope, aot_tensor *tensor);

/* The size of a dimension (negative: from the end), as a value that a trace can follow. */
AOT_API aot_int aot_size(aot_scope *scope, aot_tensor *tensor, int dim);
/* Arithmetic on sizes, with Python's floor division. */
AOT_API aot_int aot_int_add(aot_scope *scope, aot_int a, aot_int b);
AOT_API aot_int aot_int_sub(aot_scope *scope, aot_int a, aot_int b);
AOT_API aot_int aot_int_mul(aot_scope *scope, aot_int a, aot_int b);
AOT_API aot_int aot_int_floordiv(aot_scope *scope, aot_int a, aot_int b);
AOT_API aot_int aot_int_mod(aot_scope *scope, aot_int a, aot_int b);
/* A comparison the program may branch on. On symbols it is decided by the sizes seen while tracing, and the outcome
 * becomes a guard of the compiled function. */
AOT_API bool aot_int_eq(aot_scope *scope, aot_int a, aot_int b);
AOT_API bool aot_int_lt(aot_scope *scope, aot_int a, aot_int b);

/* Reverse-mode differentiation of the tape. grad_outputs NULL (or an entry NULL) stands for ones of a one-element
 * output. aot_backward adds to the grad of every leaf; aot_grad puts the gradient of each input in out_grads (borrowed
 * from scope; NULL where an input was not used). The tape is freed unless retain_graph. An output without a tape is an
 * INVALID error of the scope; gradients have none, so there are no second derivatives. */
AOT_API void aot_backward(aot_scope *scope, aot_tensor *output, aot_tensor *grad_output);
AOT_API void aot_grad(aot_scope *scope, aot_tensors outputs, aot_tensors inputs, const aot_tensors *grad_outputs,
                      bool retain_graph, aot_tensor **out_grads);
/* Drops the accumulated gradient of a leaf. */
AOT_API void aot_zero_grad(aot_tensor *tensor);

/* Calls an operator by name ("aten.add.Tensor"). args are positional in the schema's order; trailing ones may be left
 * out where the schema has defaults. out has room for n_out results (AOT_TENSOR or AOT_LIST). file may be NULL. */
AOT_API void aot_call(aot_scope *scope, const char *op, const aot_value *args, size_t n_args, aot_value *out,
                      size_t n_out, const char *file, int line);

#ifdef __cplusplus
}
#endif
#endif
