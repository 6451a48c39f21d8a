/* The way from a graph to kernels and their plan, for the driver:
 *
 *   aoti_lower_graph   ATen calls   -> tensor expressions     (rules.c and the rules)
 *   aoti_fuse_run      expressions  -> groups                 (lib/fuse)
 *   aoti_plan_make     groups       -> Loop IR and the plan   (emit.c, plan.c)
 *
 * aoti_lower_and_plan does the three. The module must be empty: the plan's kernel numbers are the module's.
 */
#ifndef AOT_LOWER_H
#define AOT_LOWER_H

#include "plan.h"
#include "rules.h"

aot_status aoti_plan_make(const aoti_graph *g, const aoti_lowered_graph *lowered, const aoti_groups *groups,
                          const char *name, aoti_loop_module *module, aoti_plan **out) AOT_MUST_USE;
aot_status aoti_lower_and_plan(const aoti_graph *g, aoti_arena *arena, const aoti_fuse_options *options,
                               const char *name, aoti_loop_module *module, aoti_plan **out) AOT_MUST_USE;

#endif
