// What the driver-API programs of this folder share: calls that must succeed, and values that must come out.
#ifndef DRIVER_CHECK_H
#define DRIVER_CHECK_H

#include <cuda.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x)                                                      \
  do {                                                                \
    CUresult r_ = (x);                                                \
    if (r_) {                                                         \
      const char *n_ = "?";                                           \
      cuGetErrorName(r_, &n_);                                        \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #x, n_); \
      exit(1);                                                        \
    }                                                                 \
  } while (0)
#define EXPECT(x, want)                                                                      \
  do {                                                                                       \
    int r_ = (int)(x);                                                                       \
    if (r_ != (int)(want)) {                                                                 \
      fprintf(stderr, "%s:%d: %s is %d, not %d\n", __FILE__, __LINE__, #x, r_, (int)(want)); \
      exit(1);                                                                               \
    }                                                                                        \
  } while (0)

// The text of a file, ended by a zero.
static inline char *read_text(const char *path) {
  FILE *f = path ? fopen(path, "rb") : NULL;
  if (!f) {
    fprintf(stderr, "cannot open %s\n", path ? path : "the PTX file (the first argument)");
    exit(1);
  }
  fseek(f, 0, SEEK_END);
  long n = ftell(f);
  rewind(f);
  char *text = calloc(1, (size_t)n + 1);
  if (!text || fread(text, 1, (size_t)n, f) != (size_t)n) exit(1);
  fclose(f);
  return text;
}

#endif
