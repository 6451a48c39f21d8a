/* window: what convolutions, pools and columns share. Private to lib/loop/rules. */
#ifndef AOT_WINDOW_H
#define AOT_WINDOW_H

#include "rules.h"

enum { AOTI_MAX_SPATIAL = 3 };
typedef struct aoti_windows {
  int k; /* spatial dimensions */
  int64_t kernel[AOTI_MAX_SPATIAL], stride[AOTI_MAX_SPATIAL], pad[AOTI_MAX_SPATIAL], dilation[AOTI_MAX_SPATIAL];
} aoti_windows;

/* A list argument of k numbers, a lone one for all, or (absent or empty) what is given. */
bool aoti_lower_numbers(const aoti_lower *c, int arg, int k, const int64_t *otherwise, int64_t *out);
/* The number v everywhere. */
aoti_te aoti_filled(aoti_fuse *f, double v, aot_dtype dtype, int ndim, const aot_int *size);
/* x [a, b, in ..] as [a, b, out .., kernel ..]: position o * stride + k * dilation - pad, `fill` outside. */
aoti_te aoti_windows_of(aoti_lower *c, aoti_te x, const aoti_windows *w, const aot_int *out, double fill);
/* y [a, b, out ..] as [a, b, in .., kernel ..]: what kernel position k of the output at (i + pad - k * dilation) /
 * stride holds, `fill` where there is no such output. */
aoti_te aoti_windows_back(aoti_lower *c, aoti_te y, const aoti_windows *w, const aot_int *in, double fill);

#endif
