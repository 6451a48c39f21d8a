/* driver: the compiler put together, and its public entry points.
 *
 * Enters: functions, graphs, options. Leaves: executables, and the text of every stage on the way. pipeline.def is the
 * order of the passes; driver.c runs them: verify, run, dump, time. Invariants: passes contain no debug code; a unit is
 * at one level at a time. Thread rule: as the session's; compiles in different sessions are independent.
 */
#ifndef AOT_DRIVER_H
#define AOT_DRIVER_H

#include "codegen.h"
#include "partition.h"
#include "rules.h"
#include "runtime.h"
#include "trace.h"
#include <aot/partition.h>
#include <aot/version.h>

struct aot_partitioned {
  aoti_partition p;
};

/* ---- pipelines (pipeline.c) -------------------------------------------------------------------------------------- */

typedef enum aoti_level {
  AOTI_LEVEL_GRAPH,
  AOTI_LEVEL_HALVES,
  AOTI_LEVEL_EXPRS,
  AOTI_LEVEL_GROUPS,
  AOTI_LEVEL_LOOPS,
  AOTI_LEVEL_CODE
} aoti_level;

enum { AOTI_MAX_PASSES = 32, AOTI_MAX_ARGS = 48 };
typedef struct aoti_pass_call {
  const struct aoti_pass *pass;
  const char *args[AOTI_MAX_ARGS]; /* the words between braces: "min_cut", "budget=0.5" */
  size_t n_args;
} aoti_pass_call;
/* A pipeline, parsed. Text: passes separated by commas, each with optional {words}; name(a,b) is a, b. */
typedef struct aoti_pipeline {
  aoti_pass_call at[AOTI_MAX_PASSES];
  size_t n;
} aoti_pipeline;
typedef struct aoti_unit aoti_unit;
typedef struct aoti_pass {
  const char *name, *summary;
  aoti_level from, to;
  aot_status (*run)(aoti_unit *u, const aoti_pass_call *call);
} aoti_pass;

extern const aoti_pass aoti_passes[];
extern const size_t aoti_pass_count;
extern const char aoti_default_pipeline[];
const aoti_pass *aoti_pass_find(const char *name, size_t n);
aot_status aoti_pipeline_parse(aoti_arena *arena, const char *text, aoti_pipeline *out) AOT_MUST_USE;
/* The text in full, which parses back. */
void aoti_pipeline_print(const aoti_pipeline *p, aoti_text *out);

/* ---- from a graph to kernels and their plan (plan.c) ---------------------------------------------------------------
 */

/* Loop IR of the groups, and the plan that runs it. The module must be empty: the plan's kernel numbers are its. */
aot_status aoti_plan_make(const aoti_graph *g, const aoti_lowered_graph *lowered, const aoti_groups *groups,
                          const char *name, aoti_loop_module *module, aoti_plan **out) AOT_MUST_USE;
/* aoti_lower_graph, aoti_fuse_run and aoti_plan_make. */
aot_status aoti_lower_and_plan(const aoti_graph *g, aoti_arena *arena, const aoti_fuse_options *options,
                               const char *name, aoti_loop_module *module, aoti_plan **out) AOT_MUST_USE;

/* ---- a compile (driver.c) ---------------------------------------------------------------------------------------- */

/* What surrounds every pass; all may be NULL. after also gets what the pass took. */
typedef struct aoti_observer {
  void (*before)(void *user, const aoti_pass_call *call, const aoti_unit *unit);
  void (*after)(void *user, const aoti_pass_call *call, const aoti_unit *unit, double ms);
  void *user;
} aoti_observer;

enum { AOTI_FORWARD, AOTI_BACKWARD };
/* One function on its way through the passes. What a level adds stays until the unit dies, so every stage can be shown.
 */
struct aoti_unit {
  aot_session *session;
  aoti_arena arena;
  aoti_level level;
  aoti_target target;
  aot_partition_options partition_options;
  aoti_codegen_options codegen_options;
  bool fused_rounding;
  aoti_graph *graph; /* joint, or a forward alone; owned */
  bool owns_halves;  /* parts came from this unit's own partition pass */
  aoti_partition parts;
  const aoti_graph *half[2]; /* forward, backward; NULL where there is none */
  aoti_graph *again[2];      /* a half whose compositions were written out; owned, and the half from then on */
  aoti_lowered_graph exprs[2];
  aoti_groups groups[2];
  aoti_loop_module loops[2];
  aoti_plan *plan[2];         /* owned until taken */
  aoti_compiled *compiled[2]; /* owned until taken */
  bool verify_each;
};
/* graph is taken over, also on failure. */
aot_status aoti_unit_create(aot_session *session, aoti_graph *graph, aoti_unit **out) AOT_MUST_USE;
/* A unit that starts from two graphs, which it borrows; backward may be NULL. */
aot_status aoti_unit_create_halves(aot_session *session, const aoti_graph *forward, const aoti_graph *backward,
                                   aoti_unit **out) AOT_MUST_USE;
void aoti_unit_destroy(aoti_unit *u); /* NULL is allowed */
/* Runs the passes that apply from the unit's level on, in order. INVALID when one does not follow from what is there.
 */
aot_status aoti_unit_run(aoti_unit *u, const aoti_pipeline *pipeline, const aoti_observer *observer) AOT_MUST_USE;
/* The unit at its present level as text. */
aot_status aoti_unit_print(const aoti_unit *u, aoti_text *out) AOT_MUST_USE;
/* An executable from a unit at level CODE, whose plans and code it takes. */
aot_status aoti_unit_finish(aoti_unit *u, size_t n_outputs, const aoti_plan_link *links, aot_device device,
                            aot_executable **out) AOT_MUST_USE;

/* The target that compiles for a device. */
aot_status aoti_target_for(aot_device device, aoti_arena *arena, aoti_target *out) AOT_MUST_USE;
/* Compiles the two graphs of a partition (backward NULL: inference) for a device into one executable. links[i] tells
 * where the backward's input i comes from. */
aot_status aoti_compile_pair(aot_session *session, const aoti_graph *forward, const aoti_graph *backward,
                             size_t n_outputs, const aoti_plan_link *links, aot_device device,
                             aot_executable **out) AOT_MUST_USE;
/* The same, with what a function's options say. */
typedef struct aoti_compile_options {
  bool verify_each;    /* check invariants after every pass */
  bool fused_rounding; /* of aoti_fuse_options */
} aoti_compile_options;
aot_status aoti_compile_pair_with(aot_session *session, const aoti_graph *forward, const aoti_graph *backward,
                                  size_t n_outputs, const aoti_plan_link *links, aot_device device,
                                  aoti_compile_options options, aot_executable **out) AOT_MUST_USE;
/* What the partitioners take, with the default way to profile. */
aoti_partition_options aoti_partition_options_of(const aot_partition_options *given);
/* Logs what a partition saves and recomputes (topic "partition"). */
void aoti_log_partition(const aoti_log *log, const aoti_partition *parts);
/* flags.c: whether there is such a flag and it is one of aot_partition_options. */
bool aoti_flag_is_partitioners(const char *name);
/* Where each input of a backward comes from, by name: a saved output of forward (from n_fwd on), or the tangent of
 * output tangent_output[number]. In arena. */
/* fwd_rng_state_N and bwd_rng_state_N are the same input: the forward's. bwd_seed and bwd_base_offset stand behind the
 * tangents, as if they were those of outputs n_fwd and n_fwd + 1. */
aot_status aoti_link_halves(const aoti_graph *forward, const aoti_graph *backward, size_t n_fwd,
                            const uint32_t *tangent_output, size_t n_tangents, aoti_arena *arena,
                            aoti_plan_link **out) AOT_MUST_USE;

/* ---- single operators (single.c) ----------------------------------------------------------------------------------
 */

/* Has the session run operators on tensors of other devices than the CPU, each compiled when it is first met. */
aot_status aoti_run_singles_on_devices(aot_session *session) AOT_MUST_USE;
/* Milliseconds that node of a graph takes as compiled code on this machine's CPU, at the hints of its sizes: the
 * partitioner's runtime estimator "profile". user is the session. */
aot_status aoti_profile_node(void *user, const aoti_graph *g, uint32_t node, double *out) AOT_MUST_USE;

/* ---- host calls (host_call.c) ------------------------------------------------------------------------------------ */

/* Runs an operator's reference kernel: what runs the call steps of a plan. */
aot_status aoti_call_reference(const aoti_host_call *call) AOT_MUST_USE;

#endif
