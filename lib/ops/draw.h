/* draw: what random operators share. Private to lib/ops' random.c and draw.c. */
#ifndef AOT_DRAW_H
#define AOT_DRAW_H

#include "ops.h"

/* Block (low, high) of the Philox 4x32-10 stream of a key. */
void aoti_philox(uint64_t key, uint64_t low, uint64_t high, uint32_t out[4]);
/* The next n numbers of the session's generator in [0, 1), of 24 bits each. */
aot_status aoti_uniforms(aoti_call *c, aoti_arena *scratch, int64_t n, double **out) AOT_MUST_USE;
/* Result i: t's sizes and strides in dtype. */
aot_status aoti_draw_like(aoti_call *c, int i, aot_dtype dtype, const aot_tensor *t) AOT_MUST_USE;

#endif
