// The functions of kernels-ir over arrays: called as C on the host, and with AOT_TEST_DEVICE in the environment
// compiled into a kernel and run on the CUDA device (the PTX machine). Results have the same bounds.
#ifndef KERNELS_RUN_H
#define KERNELS_RUN_H

#include "codegen_test.h"

// r[i] = name(a[i]), or name(a[i], b[i]) where b is given; n elements of f32, or of f64.
static inline void kernels_on_device(const char *name, bool f64, const void *a, const void *b, void *r, size_t n) {
  const char *type = f64 ? "f64" : "f32";
  size_t bytes = n * (f64 ? 8 : 4);
  char text[600];
  snprintf(text, sizeof text,
           "kernel @f { size n buffer a: %s read noalias buffer b: %s read noalias buffer r: %s write noalias "
           "parallel i < n %%1: %s = load a[i] %%2: %s = load b[i] %%3: %s = %s %%1%s store r[i] = %%3 }",
           type, type, type, type, type, type, name, b ? ", %2" : "");
  aoti_compiled *c = compile_here(text, 0);
  RUN(c, 0, false, MEMORY((void *)a, bytes), MEMORY((void *)(b ? b : a), bytes), MEMORY(r, bytes), NUMBER(n));
  aoti_compiled_destroy(c);
}

// to[i] = from[i], n elements of one dtype loaded and stored as another.
static inline void kernels_convert_on_device(const char *type, const void *from, size_t bytes, const char *to_type,
                                             void *to, size_t to_bytes, size_t n) {
  char text[400];
  snprintf(text, sizeof text,
           "kernel @f { size n buffer a: %s read noalias buffer r: %s write noalias "
           "parallel i < n %%1: f32 = load a[i] store r[i] = %%1 }",
           type, to_type);
  aoti_compiled *c = compile_here(text, 0);
  RUN(c, 0, false, MEMORY((void *)from, bytes), MEMORY(to, to_bytes), NUMBER(n));
  aoti_compiled_destroy(c);
}

#endif
