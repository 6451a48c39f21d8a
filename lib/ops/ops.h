/* ops: what each ATen operator means. One file per family; in each, side by side: meta rules (dtype, sizes, strides),
 * reference kernels, derivatives, decompositions. ops.txt names them.
 *
 * Enters: calls with complete arguments (dispatch.h). Leaves: results. Invariants: a meta rule reads no data; a
 * reference kernel shares no code with codegen; a derivative calls ops in the order PyTorch emits them. Thread rule:
 * rules hold no state.
 */
#ifndef AOT_OPS_INTERNAL_H
#define AOT_OPS_INTERNAL_H

#include "dispatch.h"
#include "ops_rules.h"

#endif
