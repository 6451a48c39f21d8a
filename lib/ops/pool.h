/* pool: what the pooling families share. Private to lib/ops' pool*.c. */
#ifndef AOT_POOL_H
#define AOT_POOL_H

#include "ops.h"

typedef struct aoti_window {
  int k;
  int64_t kernel[3], stride[3], padding[3], dilation[3], in[3], out[3], in_n, out_n;
} aoti_window;
/* Elements begin, begin + step, ... before end along each of k dimensions of a plane of the given size. */
typedef struct aoti_box {
  int k;
  int64_t begin[3], end[3], step[3], size[3];
} aoti_box;
/* Walks a box in row-major order: each call gives the element's place in the plane, -1 after the last. */
int64_t aoti_box_first(const aoti_box *b, int64_t *at);
int64_t aoti_box_next(const aoti_box *b, int64_t *at);
int64_t aoti_box_place(const aoti_box *b, const int64_t *at);
/* The coordinates of element i of a plane. */
void aoti_pool_place(const int64_t *size, int k, int64_t i, int64_t *out);

/* The number of pooled dimensions, from the operator's name. */
int aoti_pool_dims(const aoti_call *c);
/* A size for each pooled dimension, or one for all; absent (nullable): what an empty list means. */
aot_status aoti_pool_list(const aoti_call *c, int i, int64_t least, const int64_t *absent, int64_t *out) AOT_MUST_USE;
aot_status aoti_pool_check(const aoti_call *c, const aot_tensor *t) AOT_MUST_USE;
/* Reads kernel_size, stride, padding from argument first on; dilation and ceil_mode from where they are (-1: none). */
aot_status aoti_pool_window(const aoti_call *c, const aot_tensor *t, int first, int dilation_arg, int ceil_arg,
                            aoti_window *w) AOT_MUST_USE;
/* Result i: t's sizes with the pooled dimensions replaced; its channels innermost where t's are. */
aot_status aoti_pool_out(aoti_call *c, int i, aot_dtype dtype, const aot_tensor *t, const aot_int *size) AOT_MUST_USE;
/* How many windows dimension d of those pooled has; symbolic where t's size is. */
aot_int aoti_pool_windows(const aoti_call *c, const aot_tensor *t, const aoti_window *w, int d, bool ceil);
aot_status aoti_pool_out_window(aoti_call *c, int i, aot_dtype dtype, const aot_tensor *t, const aoti_window *w,
                                bool ceil) AOT_MUST_USE;
aot_status aoti_pool_out_like(aoti_call *c, const aot_tensor *t) AOT_MUST_USE;

/* The planes of two tensors as rows, and memory for one of each. */
typedef struct aoti_planes {
  aoti_rows a, b;
  double *in, *out;
} aoti_planes;
void aoti_pool_rows(const aoti_call *c, aoti_rows *r, const aot_tensor *t);
aot_status aoti_pool_open(const aoti_call *c, aoti_arena *scratch, const aot_tensor *a, const aot_tensor *b,
                          aoti_planes *p) AOT_MUST_USE;

typedef struct aoti_adaptive {
  int k;
  int64_t in[3], out[3];
} aoti_adaptive;
void aoti_adaptive_sizes(const aoti_call *c, const aot_tensor *in, const aot_tensor *out, aoti_adaptive *a);
/* The box of window i (of an aoti_adaptive). */
aoti_box aoti_adaptive_box(const void *of, const int64_t *i);

#endif
