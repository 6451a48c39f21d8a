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

/* The facts of a call, in arena. Dimensions listed in dynamic become symbols (unless 0 or 1). */
aot_status aoti_guards_make(aoti_arena *arena, aot_tensors in, bool grad_enabled, const aot_dynamic_dim *dynamic,
                            size_t n_dynamic, aoti_guards *out) AOT_MUST_USE;
/* Whether a call fits. If not, *reason (nullable; the caller's to deinit) says what differs. */
bool aoti_guards_hold(const aoti_guards *g, aot_tensors in, bool grad_enabled, aoti_text *reason);

#endif
