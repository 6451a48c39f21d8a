/* Functions over tensors: tracing them, and compiling them ahead of time with their backward. */
#ifndef AOT_FUNCTION_H
#define AOT_FUNCTION_H

#include <aot/decompose.h>
#include <aot/partition.h>
#include <aot/runtime.h>

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

/* The joint graph of fn for inputs like those given (their sizes, strides, dtypes and requires_grad): forward and
 * backward in one. An inference graph when no output wants gradients. */
AOT_API aot_status aot_trace_joint(aot_session *session, aot_fn fn, void *user, aot_tensors inputs, size_t n_out,
                                   aot_graph **out) AOT_MUST_USE;

/* ---- aot_function ---- */

/* Something callable, made from a graph. run gets one value per placeholder and puts one per output in out: tensors are
 * borrowed in, and owned by scope out. */
typedef struct aot_boxed {
  aot_status (*run)(void *self, aot_scope *scope, const aot_value *in, size_t n_in, aot_value *out, size_t n_out);
  void (*destroy)(void *self); /* nullable */
  void *self;
} aot_boxed;
/* Gets a graph, borrowed for the call, and returns something callable. */
typedef aot_status (*aot_compiler)(void *user, const aot_graph *graph, aot_boxed *out);
/* Runs a copy of the graph node by node, through the reference kernels. */
AOT_API aot_status aot_make_boxed(const aot_graph *graph, aot_boxed *out) AOT_MUST_USE;

/* Dimension dim of input number input may change between calls without a new trace. Sizes that are equal while tracing
 * are taken to be one size. */
typedef struct aot_dynamic_dim {
  size_t input;
  int dim;
} aot_dynamic_dim;

typedef struct aot_function_options {
  size_t struct_size;
  aot_partitioner partition;                      /* NULL: aot_min_cut_rematerialization_partition */
  const aot_partition_options *partition_options; /* NULL: the defaults */
  aot_compiler fw_compiler, bw_compiler;          /* NULL: compile to machine code for the inputs' device */
  void *compiler_user;
  const aot_dynamic_dim *dynamic;
  size_t n_dynamic;
  bool no_grad;                             /* trace the forward alone, whatever the inputs require */
  const aot_decompositions *decompositions; /* applied while tracing; NULL: none. Outlives the function */
  /* Flags of AOTAutograd, by its names. */
  bool keep_inference_input_mutations;   /* writes of inputs that no gradient sees stay in the graph, as aten.copy_ */
  bool donated_buffer;                   /* a backward may take what was saved: with it retain_graph is an error */
  bool guess_tangent_strides_as_outputs; /* tangents are laid out as their outputs, else row-major */
  bool functionalize_rng_ops;            /* the graphs draw from a seed and an offset that are their inputs */
  bool view_replay_for_aliased_outputs;  /* outputs that are views are made again view by view, else as_strided */
  bool static_weight_shapes; /* dynamic leaves the sizes of the options' static_lifetime_inputs as they are */
  bool debug_partitioner;    /* logs what is saved and what is recomputed (topic "partition") */
  bool debug_assert;         /* checks the invariants of every graph after every pass */
  /* f16 and bf16 are rounded where they are stored, not after every operator as eager execution rounds them. Compiled
   * code is nearer to exact arithmetic then, and further from the reference kernels. */
  bool fused_rounding;
} aot_function_options;
#define AOT_FUNCTION_OPTIONS_INIT                                                                                      \
  {                                                                                                                    \
    sizeof(aot_function_options), NULL, NULL, NULL, NULL, NULL, NULL, 0, false, NULL, false, false, true, false, true, \
        true, false, false, false                                                                                      \
  }

/* Sets the flag of torch._functorch.config with that name, in the options that have it, to a value as text: "False",
 * "0.5", "dp". Either options may be NULL while no flag of theirs is set. INVALID, with the options as they were, for
 * an unknown name, a value of another kind, missing options, and options of an older struct_size. A flag that can mean
 * nothing here takes its default and what comes to the same; other values are UNSUPPORTED, with the reason. A text
 * value (memory_budget_pareto_dir) is borrowed for as long as the options are used. Any thread. */
AOT_API aot_status aot_flag_set(aot_function_options *function, aot_partition_options *partition, const char *name,
                                const char *value) AOT_MUST_USE;
/* The name of flag i, its default as text, and what it is here in one line; NULL past the last. Static storage. */
AOT_API const char *aot_flag_name(size_t i);
AOT_API const char *aot_flag_default(size_t i);
AOT_API const char *aot_flag_summary(size_t i);

/* A function that is traced, differentiated, partitioned and compiled at its first call, and again for inputs that the
 * compiled forms do not fit: dtype, sizes, strides, device, requires_grad, repeated inputs. The log (topic "guards")
 * says why. Belongs to the session's thread. */
typedef struct aot_function aot_function;
AOT_API aot_status aot_function_create(aot_session *session, aot_fn fn, void *user, size_t n_in, size_t n_out,
                                       const aot_function_options *options, aot_function **out) AOT_MUST_USE;
AOT_API void aot_function_destroy(aot_function *function); /* NULL is allowed */
/* Calls it. out[0..n_out) are borrowed from the scope and joined to its tape, so that aot_backward runs the compiled
 * backward. */
AOT_API void aot_function_call(aot_scope *scope, aot_function *function, aot_tensors in, aot_tensor **out);
/* How many times it has been compiled. */
AOT_API size_t aot_function_compile_count(const aot_function *function);

/* What the compiled form number i (0 is the first) was made of; borrowed from the function, NULL where there is none:
 * an inference form has no joint graph and no backward. */
AOT_API const aot_graph *aot_function_joint(const aot_function *function, size_t i);
AOT_API const aot_partitioned *aot_function_partitioned(const aot_function *function, size_t i);
AOT_API aot_executable *aot_function_executable(const aot_function *function, size_t i);
/* Milliseconds spent on tracing, partitioning and compiling it. */
AOT_API double aot_function_compile_ms(const aot_function *function, size_t i);

#ifdef __cplusplus
}
#endif
#endif
