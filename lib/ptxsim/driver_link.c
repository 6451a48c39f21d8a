// The linker of the driver's compiler: PTX texts that call each other become one. What it hands back is that text, to
// be loaded as any other; a cubin is opaque to programs.
#include "driver.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { INPUT_PTX = 1, INPUT_LIBRARY = 4 }; // CUjitInputType

typedef struct sim_link {
  sim_object object;
  sim_jit jit;
  aoti_text bodies;    // of the texts so far, without their headers
  int version, target; // the newest of them
  char *whole;         // once complete
  size_t bytes;
} sim_link;

CU_API(cuLinkCreate_v2, (unsigned n, int *options, void **values, void **out)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  sim_link *l = calloc(1, sizeof *l);
  if (!l) return CUDA_ERROR_OUT_OF_MEMORY;
  CUresult error = aoti_sim_jit_read(&l->jit, n, options, values);
  if (error) {
    free(l);
    return error;
  }
  aoti_sim_lock();
  aoti_sim_add(&l->object, SIM_LINK);
  aoti_sim_unlock();
  *out = l;
  return CUDA_SUCCESS;
}

static CUresult find(void *handle, sim_link **out) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_sim_lock();
  *out = aoti_sim_find(handle, SIM_LINK);
  aoti_sim_unlock();
  return *out ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

static CUresult refuse(sim_link *l, const char *name, const char *why) {
  char text[400];
  snprintf(text, sizeof text, "error: %s: %s", name, why);
  aoti_sim_jit_log(&l->jit, 1, text);
  aoti_sim_log("cuLinkAddData: %s", text);
  return CUDA_ERROR_INVALID_PTX;
}

static const char *blanks(const char *p) {
  for (;;) {
    while (isspace((unsigned char)*p)) p++;
    if (p[0] != '/' || p[1] != '/') return p;
    while (*p && *p != '\n') p++;
  }
}

// The header is .version, .target and .address_size; one line holds each, as every compiler writes it.
static const char *header(const char *p, int *version, int *target) {
  int major, minor, sm;
  p = blanks(p);
  if (sscanf(p, ".version %d.%d", &major, &minor) != 2) return NULL;
  p = blanks(p + strcspn(p, "\n"));
  if (sscanf(p, ".target sm_%d", &sm) != 1) return NULL;
  if (major * 10 + minor > *version) *version = major * 10 + minor;
  if (sm > *target) *target = sm;
  p = blanks(p + strcspn(p, "\n"));
  if (!strncmp(p, ".address_size", 13)) p += strcspn(p, "\n");
  return p;
}

static CUresult add(sim_link *l, int type, const char *data, size_t bytes, const char *name) {
  if (l->whole) return CUDA_ERROR_INVALID_VALUE;
  if (type != INPUT_PTX) {
    refuse(l, name, "this driver links PTX only");
    return CUDA_ERROR_NO_BINARY_FOR_GPU;
  }
  char *text = malloc(bytes + 1);
  if (!text) return CUDA_ERROR_OUT_OF_MEMORY;
  memcpy(text, data, bytes);
  text[bytes] = 0;
  const char *body = header(text, &l->version, &l->target);
  if (body) aoti_text_add(&l->bodies, "// %s\n%s\n", name, body);
  free(text);
  if (!body) return refuse(l, name, "no .version and .target sm_NN at its head");
  return l->bodies.failed ? CUDA_ERROR_OUT_OF_MEMORY : CUDA_SUCCESS;
}

CU_API(cuLinkAddData_v2,
       (void *handle, int type, void *data, size_t bytes, const char *name, unsigned n, int *options, void **values)) {
  sim_link *l;
  (void)n, (void)options, (void)values; // of an input: optimisation and such
  CU_TRY(find(handle, &l));
  if (!data || type < 0 || type > INPUT_LIBRARY + 1) return CUDA_ERROR_INVALID_VALUE;
  return add(l, type, data, bytes, name ? name : "an unnamed input");
}

CU_API(cuLinkAddFile_v2, (void *handle, int type, const char *path, unsigned n, int *options, void **values)) {
  sim_link *l;
  (void)n, (void)options, (void)values;
  CU_TRY(find(handle, &l));
  if (!path || type < 0 || type > INPUT_LIBRARY + 1) return CUDA_ERROR_INVALID_VALUE;
  char *text;
  size_t bytes;
  CU_TRY(aoti_sim_file(path, &text, &bytes));
  CUresult error = add(l, type, text, bytes, path);
  free(text);
  return error;
}

CU_API(cuLinkComplete, (void *handle, void **out, size_t *out_bytes)) {
  sim_link *l;
  CU_TRY(find(handle, &l));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  if (!l->whole) {
    if (!l->bodies.n) return CUDA_ERROR_INVALID_VALUE;
    aoti_text t = {0};
    aoti_text_add(&t, ".version %d.%d\n.target sm_%d\n.address_size 64\n", l->version / 10, l->version % 10, l->target);
    aoti_text_put(&t, l->bodies.at, l->bodies.n);
    l->bytes = t.n + 1;
    aot_status status = aoti_text_finish(&t, &l->whole);
    if (status) {
      aot_status_free(status);
      return CUDA_ERROR_OUT_OF_MEMORY;
    }
    aoti_ptx_module *m;
    CUresult error = aoti_sim_image_parse(l->whole, "the linked text", &l->jit, &m);
    if (!error) aoti_ptx_unload(m);
    if (error) {
      free(l->whole);
      l->whole = NULL;
      return error;
    }
  }
  *out = l->whole;
  if (out_bytes) *out_bytes = l->bytes;
  return CUDA_SUCCESS;
}

CU_API(cuLinkDestroy, (void *handle)) {
  sim_link *l;
  CU_TRY(find(handle, &l));
  aoti_sim_lock();
  aoti_sim_remove(&l->object);
  aoti_sim_unlock();
  aoti_text_deinit(&l->bodies);
  free(l->whole);
  free(l);
  return CUDA_SUCCESS;
}
