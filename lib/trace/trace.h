/* trace: from a C function over tensors to a graph, and the engine that differentiates a tape.
 *
 * Enters: functions of the host program, example tensors. Leaves: graphs of ATen nodes (make_fx), of what was written
 * (symbolic_trace), joint graphs (forward under Autograd and Proxy, then grad under Proxy); values (interpret).
 * Invariants: a trace computes with stand-ins unless it is make_fx on real tensors; a joint graph comes from running
 * the tape under Proxy and from nothing else. Thread rule: as the session's.
 */
#ifndef AOT_TRACE_INTERNAL_H
#define AOT_TRACE_INTERNAL_H

#include "dispatch.h"
#include <aot/function.h>
#include <aot/graph.h>

/* ---- engine.c: the tape run backward, in the order of PyTorch's engine ---------------------------------------- */

/* Gradients of inputs (NULL: of every leaf, added to its grad) into out, borrowed from s; NULL where unused. A
 * grad_outputs entry NULL stands for ones. */
void aoti_engine_run(aot_scope *s, aot_tensors outputs, const aot_tensors *grad_outputs, const aot_tensors *inputs,
                     bool retain_graph, aot_tensor **out);

/* ---- interpret.c: a graph run node by node through the dispatcher --------------------------------------------- */

/* inputs: one value per placeholder (tensor or integer). out: one value per output item, borrowed from s. */
aot_status aoti_interpret(aot_scope *s, const aoti_graph *g, const aot_value *inputs, size_t n_inputs, aot_value *out,
                          size_t n_out) AOT_MUST_USE;
/* The same, leaving the value of every node in env (g->nodes.n entries). */
aot_status aoti_interpret_all(aot_scope *s, const aoti_graph *g, const aot_value *inputs, size_t n_inputs,
                              aot_value *env) AOT_MUST_USE;
/* Whether n is where a program turned gradients on or off. The interpreter obeys it, under the mode that it began in.
 */
bool aoti_sets_grad_mode(const aoti_graph *g, const aoti_node *n, bool *on);
/* infer.c: gives every node of a parsed graph its type, from those of the placeholders; a type that is there already
 * must agree. */
aot_status aoti_graph_infer(aot_session *session, aoti_graph *g) AOT_MUST_USE;
/* The names of all operators of g that no rule can run, in one UNSUPPORTED status; NULL when there are none. */
aot_status aoti_graph_supported(const aot_session *session, const aoti_graph *g) AOT_MUST_USE;

/* ---- joint.c -------------------------------------------------------------------------------------------------- */

/* What a call of the function is traced for: the facts that guards check. */
typedef struct aoti_input_spec {
  aoti_meta meta;   /* sizes: constants, or symbols of syms */
  uint32_t same_as; /* index of an earlier input that is the same tensor; its own index otherwise */
  bool is_leaf;     /* it requires gradients and has no history: it may not be written under the tape */
} aoti_input_spec;

/* What the trace found of each input. A written input leads the forward's outputs with its new value, unless the graph
 * itself writes it. */
typedef struct aoti_input_info {
  bool writes_data, moves; /* its memory is written; an in-place view gives it other sizes or strides */
  bool is_set;             /* it is given another memory (set_): that of input set_to */
  uint32_t set_to;         /* UINT32_MAX: of its new value, which the forward returns */
  bool kept;               /* the write is in the graph, as aten.copy_ */
  bool requires_grad;      /* after the call */
  bool has_tangent;        /* of its new value */
  aoti_meta after;         /* sizes, strides and offset after the call */
} aoti_input_info;

typedef enum aoti_output_kind {
  AOTI_OUTPUT_OWN,            /* a tensor of its own */
  AOTI_OUTPUT_INPUT,          /* input number base itself */
  AOTI_OUTPUT_VIEW_OF_INPUT,  /* made again as a view of input number base */
  AOTI_OUTPUT_VIEW_OF_OUTPUT, /* made again as a view of the function's output number base */
  AOTI_OUTPUT_VIEW_OF_BASE    /* made again as a view of extra output number base */
} aoti_output_kind;
/* What the trace found of each output. */
typedef struct aoti_output_info {
  aoti_output_kind kind;
  uint32_t base;
  bool requires_grad;
  bool has_tangent;      /* the backward takes a tangent for it */
  aoti_meta meta;        /* of a view: its place in the storage */
  const aoti_view *link; /* of a view: how it is seen from its base; NULL: by its place alone */
} aoti_output_info;

/* The graph's forward outputs are the new values of written inputs, in order; the function's outputs; the bases of
 * views. Tangents follow those that have one; every base has one. */
typedef struct aoti_joint {
  aoti_graph *graph;         /* joint, or a forward alone (n_fwd_outputs == -1) when no output wants gradients */
  aoti_input_info *inputs;   /* n_in; in the graph's arena, as outputs is */
  aoti_output_info *outputs; /* n_out */
  size_t n_in, n_out, n_tangents, n_written, n_bases;
  /* functionalize_rng_ops: the inputs are followed by the seed and offset of the forward, and those of the backward;
   * the forward's outputs and the gradients each by the new offset. */
  bool philox;
} aoti_joint;
static inline bool aoti_input_written(const aoti_input_info *i) { return i->writes_data || i->moves || i->is_set; }
static inline bool aoti_input_returned(const aoti_input_info *i) {
  return i->is_set ? i->set_to == UINT32_MAX : (i->writes_data || i->moves) && !i->kept;
}

typedef struct aoti_trace_options {
  const aot_decompositions *decompositions; /* nullable */
  bool keep_input_mutations;                /* writes that no gradient sees end the graph as aten.copy_ */
  bool row_major_tangents;                  /* not laid out as their outputs */
  bool functionalize_rng_ops;               /* random operators draw from a seed and an offset that are inputs */
} aoti_trace_options;

/* Traces fn for inputs like those given. grad_enabled false traces the forward alone. syms (nullable) holds the symbols
 * that the inputs' sizes name. options may be NULL. */
aot_status aoti_trace_joint(aot_session *session, aot_fn fn, void *user, const aoti_input_spec *inputs, size_t n_in,
                            size_t n_out, aoti_syms *syms, bool grad_enabled, const aoti_trace_options *options,
                            aoti_joint *out) AOT_MUST_USE;
/* The same for a forward graph: its nodes are run through the dispatcher. requires_grad: one flag per placeholder. */
aot_status aoti_trace_joint_graph(aot_session *session, const aoti_graph *forward, const bool *requires_grad,
                                  const aoti_trace_options *options, aoti_joint *out) AOT_MUST_USE;

#endif
