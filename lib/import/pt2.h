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

/* pickle.c: the tensors that torch.save wrote, by their keys in the dictionary; "" for a tensor alone. Each is
 * retained once for the caller, also after a failure; names are in arena. */
typedef struct pt2_tensor {
  const char *name;
  aot_tensor *tensor;
} pt2_tensor;
typedef AOT_VEC(pt2_tensor) pt2_tensors;
aot_status pt2_unpickle(const void *data, size_t n, const char *file, aoti_arena *arena, pt2_tensors *out) AOT_MUST_USE;
#endif
