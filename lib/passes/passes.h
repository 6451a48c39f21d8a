/* passes: graph to graph, one file each.
 *
 * Enters: a graph. Leaves: a new graph; the old one is untouched. Invariants: names of nodes that stay are kept, and no
 * node is renumbered; nodes with effects (mutating or impure rows) are never removed nor merged. Thread rule: none of
 * them holds state.
 */
#ifndef AOT_PASSES_H
#define AOT_PASSES_H

#include "ir.h"

/* Drops nodes that no output needs. Placeholders stay. */
aot_status aoti_pass_dce(const aoti_graph *g, aoti_graph **out) AOT_MUST_USE;
/* Merges equal pure calls, as AOTAutograd's fx_graph_cse does: never random or empty rows, never nodes that share
 * storage with an output; only within one side of the forward/backward boundary. */
aot_status aoti_pass_cse(const aoti_graph *g, aoti_graph **out) AOT_MUST_USE;

#endif
