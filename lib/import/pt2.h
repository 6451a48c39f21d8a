/* What the files that read .pt2 archives share. */
#ifndef AOT_IMPORT_PT2_H
#define AOT_IMPORT_PT2_H

#include "import.h"
#include "zip.h"
#include <jansson.h>

/* pt2_text.c: the graph of models/NAME.json as text in graph form with types, which the one parser reads. */
aot_status pt2_text(const json_t *graph, const char *file, aoti_text *out) AOT_MUST_USE;
/* srepr of sympy, "Add(Integer(1), Symbol('s0', ...))", as an expression between signs: (1 + s0). */
aot_status pt2_expression(const char *srepr, const char *file, aoti_text *out) AOT_MUST_USE;
/* A SymInt's number; false for an expression. */
bool pt2_integer(const json_t *symint, int64_t *out);
/* A ScalarType; AOT_DTYPE_NONE for one that is not ours. */
aot_dtype pt2_dtype(const json_t *scalar_type);

#endif
