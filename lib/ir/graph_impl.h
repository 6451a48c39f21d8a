/* What graph.c and names.c share. */
#ifndef AOT_IR_GRAPH_IMPL_H
#define AOT_IR_GRAPH_IMPL_H

#include "ir.h"

/* The name a node made with this hint gets now; in the graph's arena. The caller adds the node. */
aot_status aoti_graph_unique_name(aoti_graph *g, const char *hint, const char **out) AOT_MUST_USE;
/* The name exactly as given, which may be one of Python's; an error when it is taken or is no identifier. */
aot_status aoti_graph_take_name(aoti_graph *g, const char *name, const char **out) AOT_MUST_USE;

#endif
