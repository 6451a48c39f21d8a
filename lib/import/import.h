/* import: from what people have to graphs: logs with several graphs in them, runnable reproductions, archives.
 *
 * Enters: bytes of a file, and which graph is wanted. Leaves: a graph whose inputs are typed as far as the file says.
 * Invariants: a file is hostile; whatever it holds, an import returns a graph that verifies, or an error that names the
 * place. Thread rule: as the session's.
 */
#ifndef AOT_IMPORT_INTERNAL_H
#define AOT_IMPORT_INTERNAL_H

#include "trace.h"
#include <aot/import.h>

/* ---- text.c: which of the graphs a text holds ------------------------------------------------------------------ */

/* which: see aot_import_options. A choice among several that which does not make is logged (topic "import"). */
aot_status aoti_import_text(aot_session *session, const char *text, size_t n, const char *name, const char *which,
                            aoti_graph **out) AOT_MUST_USE;

/* ---- clean.c: what pasting and recording add ------------------------------------------------------------------- */

/* *out is text, or a copy in scratch without escapes of terminals and foreign prefixes, line for line. */
aot_status aoti_import_clean(aoti_arena *scratch, const char *text, size_t n, const char **out,
                             size_t *out_n) AOT_MUST_USE;

/* Whether torch's own prefix begins here, which the lexer knows: "V0120 22:19:37". */
bool aoti_import_is_prefix(const char *p, const char *end);

/* ---- wrap.c: lines that a terminal broke ------------------------------------------------------------------------ */

/* *out is text, or a copy in scratch whose broken lines are whole again, at the numbers of lines that they had. */
aot_status aoti_import_unwrap(aoti_arena *scratch, const char *text, size_t n, const char **out,
                              size_t *out_n) AOT_MUST_USE;

/* ---- runnable.c: types that stand outside of a graph ----------------------------------------------------------- */

/* The def load_args(reader) that follows the graph in a runnable reproduction: one reader call for each input. Inputs
 * whose types are known keep them. Nothing happens where there is no load_args before end. */
aot_status aoti_import_load_args(aoti_graph *g, const char *text, size_t from, size_t end,
                                 const char *name) AOT_MUST_USE;
/* The list of inputs that a minifier's script of 2022 or 2023 has, before or after the graph; nothing where there is
 * none. */
aot_status aoti_import_minifier_args(aoti_graph *g, const char *text, size_t from, size_t end,
                                     const char *name) AOT_MUST_USE;
/* The "Graph signature" that torch.export prints after a graph: which parameter an input is. */
aot_status aoti_import_signature(aoti_graph *g, const char *text, size_t from, size_t end) AOT_MUST_USE;

/* The values of constants that a runnable reproduction gives in its __init__, between from and end. */
aot_status aoti_import_buffers(aoti_graph *g, const char *text, size_t from, size_t end, const char *name) AOT_MUST_USE;

/* ---- hints.c: sizes that symbols stood for --------------------------------------------------------------------- */

typedef struct aoti_import_hint {
  const char *name;
  int64_t value;
} aoti_import_hint;
/* Gives the symbols these hints, others what the graph's slices bound them to. */
aot_status aoti_import_hints(aoti_graph *g, const aoti_import_hint *known, size_t n_known) AOT_MUST_USE;

/* ---- tidy.c: drops checks, and gives operators the names that the table has ------------------------------------ */

/* May replace *graph by another. What an archive says of inputs comes after. lenient: a view need not be one, as in
 * Inductor's graphs, whose inputs are strided as Inductor chose and not as the tracing saw. */
aot_status aoti_import_tidy(aoti_graph **graph, bool lenient) AOT_MUST_USE;
/* tidy.c: puts g, a rewriting of *graph, in its place; NULL: nothing was to be done. After a failure g goes instead. */
aot_status aoti_import_replace(aoti_graph **graph, aoti_graph *g, aot_status status) AOT_MUST_USE;

/* The arguments of n as the operator called name has them, in scratch; *fits false, and *out as it was but for its op,
 * where they are not those. */
aot_status aoti_import_spell(const aoti_graph *g, aoti_arena *scratch, const aoti_node *n, const char *name,
                             aoti_node *out, bool *fits) AOT_MUST_USE;

/* ---- numbers.c: what item() takes out of a tensor -------------------------------------------------------------- */

/* May replace *graph by another, where numbers that only the run knows are tensors of no dimension. */
aot_status aoti_import_numbers(aoti_graph **graph) AOT_MUST_USE;

/* ---- autocast.c: conversions that annotations show ------------------------------------------------------------- */

/* Whether n was recorded where its tensors were converted to *out before; types are as the text annotates them. */
bool aoti_autocast_to(const aoti_graph *g, const aoti_node *n, aot_dtype *out);
/* Appends n of from to g, with the conversions. */
aot_status aoti_autocast_add(const aoti_graph *from, const aoti_node *n, aot_dtype dtype, aoti_arena *scratch,
                             aoti_graph *g, uint32_t *map, uint32_t *out) AOT_MUST_USE;

/* ---- foreach.c: aten._foreach_add and its kin ---------------------------------------------------------------------
 */

/* How many tensors a call over lists is for; 0 for every node that cannot be written as a call for each tensor. */
size_t aoti_foreach_count(const aoti_graph *g, const aoti_node *n);
/* Appends to g the calls that node list of from is; *out has the one of each tensor. A call that writes is a call and a
 * copy into the tensor. */
aot_status aoti_foreach_expand(const aoti_graph *from, uint32_t list, aoti_arena *scratch, aoti_graph *g,
                               const uint32_t *map, uint32_t **out) AOT_MUST_USE;

/* ---- optimizer.c: aten._fused_adam and its kin ------------------------------------------------------------------- */

/* Whether n is such a call, and writes its lists instead of returning new ones. */
bool aoti_optimizer_is(const aoti_graph *g, const aoti_node *n, bool *writes);
/* Appends to g what node id of from computes. out_lists: one list of count nodes for each of the n_lists results. */
aot_status aoti_optimizer_expand(const aoti_graph *from, uint32_t id, aoti_arena *scratch, aoti_graph *g,
                                 const uint32_t *map, uint32_t ***out_lists, size_t *out_n_lists,
                                 size_t *out_count) AOT_MUST_USE;

/* ---- pt2.c: archives of torch.export --------------------------------------------------------------------------- */

bool aoti_pt2_is(const void *data, size_t n);
/* The graph of the model that which names (NULL: the only one), with its parameters, buffers and constants as values of
 * inputs, and what it changes. */
aot_status aoti_import_pt2(aot_session *session, const void *data, size_t n, const char *file, const char *which,
                           aoti_graph **out) AOT_MUST_USE;

#endif
