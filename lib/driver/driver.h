/* driver: the compiler put together, and its public entry points.
 *
 * Enters: functions, graphs, options. Leaves: executables, and the text of every stage on the way. pipeline.def is the
 * order of the passes; driver.c runs them: verify, run, dump, time. Thread rule: as the session's; compiles in
 * different sessions are independent.
 */
#ifndef AOT_DRIVER_H
#define AOT_DRIVER_H

#include "partition.h"
#include "runtime.h"
#include "trace.h"
#include <aot/partition.h>

struct aot_partitioned {
  aoti_partition p;
};

/* A tape node that stands for one call of a compiled function (call_node.c). run_backward gets the gradients of the
 * results (NULL where undefined) and gives those of the inputs, borrowed from s. */
typedef struct aoti_call_node {
  void (*run_backward)(void *self, aot_scope *s, aot_tensor *const *gout, size_t n_out, aot_tensor **gin, size_t n_in);
  void (*destroy)(void *self);
  void *self;
} aoti_call_node;

/* Compiles the two graphs of a partition (backward NULL: inference) for a device into one executable. links[i] tells
 * where the backward's input i comes from. */
aot_status aoti_compile_pair(aot_session *session, const aoti_graph *forward, const aoti_graph *backward,
                             size_t n_outputs, const aoti_plan_link *links, aot_device device,
                             aot_executable **out) AOT_MUST_USE;

#endif
