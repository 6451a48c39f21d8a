/* What a compiled form of a function was traced for, and whether a call fits it. */
#ifndef AOT_GUARDS_H
#define AOT_GUARDS_H

#include "trace.h"
#include <aot/function.h>

typedef struct aoti_guards {
  const aoti_input_spec *inputs;
  size_t n_in;
  bool grad_enabled;
  aoti_syms *syms; /* retained; NULL when no size is symbolic */
} aoti_guards;

/* What comparisons of a first trace say of dynamic sizes, found by their values in the call that is traced: a size is a
 * constant, or times * the size of * the size by + plus. PyTorch replaces symbols likewise when a guard is an equation.
 * A size that is divided without a rest is times * of, where of need not be the size of anything. */
typedef struct aoti_settled_size {
  int64_t size, times, of, by, plus; /* times 0: a constant; by 1: of alone */
} aoti_settled_size;
typedef struct aoti_settled {
  AOT_VEC(aoti_settled_size) sizes;
} aoti_settled;

/* The facts of a call, in arena. Dimensions listed in dynamic become symbols (unless 0, 1, or
 * settled). */
aot_status aoti_guards_make(aoti_arena *arena, aot_tensors in, bool grad_enabled, const aot_dynamic_dim *dynamic,
                            size_t n_dynamic, const aoti_settled *settled, aoti_guards *out) AOT_MUST_USE;
/* After a trace: adds to settled what its equations say. *out_again: something was added, and the trace is to be made
 * again, in which those sizes are one expression wherever they stand. */
aot_status aoti_guards_settle(const aoti_guards *g, aoti_arena *arena, aoti_settled *settled,
                              bool *out_again) AOT_MUST_USE;
/* Whether a call fits. */
bool aoti_guards_hold(const aoti_guards *g, aot_tensors in, bool grad_enabled);
/* How many guards fail for a call; reason, the caller's to deinit, says which. */
size_t aoti_guards_differences(const aoti_guards *g, aot_tensors in, bool grad_enabled, aoti_text *reason);

/* The symbols' values in a call that fits, and an expression's. */
aot_status aoti_guards_symbols(const aoti_guards *g, aot_tensors in, aoti_arena *arena, int64_t **out) AOT_MUST_USE;
int64_t aoti_guards_value(const aoti_guards *g, aot_int e, const int64_t *symbols);

#endif
