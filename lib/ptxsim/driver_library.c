// Libraries: code that is loaded into each context when that context first uses it. A kernel of a library may stand
// wherever a function may.
#include "driver.h"

#include <stdlib.h>
#include <string.h>

typedef struct sim_kernel sim_kernel;
typedef struct sim_library {
  sim_object object;
  char *image;
  sim_kernel *kernels;
} sim_library;
struct sim_kernel {
  sim_object object;
  sim_library *library;
  sim_kernel *next;
  char *name;
};

static void library_free(sim_library *l) {
  for (sim_kernel *k = l->kernels, *next; k; k = next) {
    next = k->next;
    free(k->name);
    free(k);
  }
  free(l->image);
  free(l);
}

static CUresult add_kernels(sim_library *l, const aoti_ptx_module *m) {
  sim_kernel **end = &l->kernels;
  const aoti_ptx_kernel *at;
  for (size_t i = 0; (at = aoti_ptx_kernel_at(m, i)); i++) {
    sim_kernel *k = calloc(1, sizeof *k);
    if (!k) return CUDA_ERROR_OUT_OF_MEMORY;
    *end = k, end = &k->next;
    k->library = l;
    k->name = strdup(aoti_ptx_kernel_info_of(at)->name);
    if (!k->name) return CUDA_ERROR_OUT_OF_MEMORY;
  }
  return CUDA_SUCCESS;
}

static CUresult load(void **out, const char *image, unsigned n, int *options, void **values) {
  sim_jit jit;
  aoti_ptx_module *m;
  CU_TRY(aoti_sim_ready());
  if (!out || !image) return CUDA_ERROR_INVALID_VALUE;
  CU_TRY(aoti_sim_jit_read(&jit, n, options, values));
  CU_TRY(aoti_sim_image_parse(image, NULL, &jit, &m)); // for its errors and its kernels
  sim_library *l = calloc(1, sizeof *l);
  CUresult error = l && (l->image = strdup(image)) ? add_kernels(l, m) : CUDA_ERROR_OUT_OF_MEMORY;
  aoti_ptx_unload(m);
  if (error) {
    if (l) library_free(l);
    return error;
  }
  aoti_sim_lock();
  aoti_sim_add(&l->object, SIM_LIBRARY);
  for (sim_kernel *k = l->kernels; k; k = k->next) aoti_sim_add(&k->object, SIM_KERNEL);
  aoti_sim_unlock();
  *out = l;
  return CUDA_SUCCESS;
}

CU_API(cuLibraryLoadData, (void **out, const void *image, int *options, void **values, unsigned n, int *library_options,
                           void **library_values, unsigned n_library)) {
  (void)library_options, (void)library_values, (void)n_library; // universal address, binary kept: neither matters here
  return load(out, image, n, options, values);
}

CU_API(cuLibraryLoadFromFile, (void **out, const char *path, int *options, void **values, unsigned n,
                               int *library_options, void **library_values, unsigned n_library)) {
  (void)library_options, (void)library_values, (void)n_library;
  if (!path) return CUDA_ERROR_INVALID_VALUE;
  char *text;
  size_t bytes;
  CU_TRY(aoti_sim_file(path, &text, &bytes));
  CUresult error = load(out, text, n, options, values);
  free(text);
  return error;
}

// Lock held.
static sim_module *module_of(const sim_context *c, const sim_library *l) {
  sim_module *m = aoti_sim_next(NULL, SIM_MODULE);
  while (m && (m->context != c || m->library != l)) m = aoti_sim_next(m, SIM_MODULE);
  return m;
}

// The library's module in the context. Lock held; let go while the text is read.
static CUresult module_in(sim_context *c, void *library, sim_module **out) {
  const sim_library *l = aoti_sim_find(library, SIM_LIBRARY);
  if (!l) return CUDA_ERROR_INVALID_HANDLE;
  if ((*out = module_of(c, l))) return CUDA_SUCCESS;
  char *image = strdup(l->image);
  if (!image) return CUDA_ERROR_OUT_OF_MEMORY;
  aoti_sim_unlock();
  CUresult error = aoti_sim_module_load(c, NULL, image, &(sim_jit){0}, out);
  free(image);
  aoti_sim_lock();
  if (error) return error;
  sim_module *other = module_of(c, l); // somebody was faster
  if (other || !aoti_sim_find(library, SIM_LIBRARY)) {
    aoti_sim_module_free(*out);
    *out = other;
    return other ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
  }
  (*out)->library = l;
  return CUDA_SUCCESS;
}

CU_API(cuLibraryUnload, (void *handle)) {
  CU_TRY(aoti_sim_ready());
  aoti_sim_lock();
  sim_library *l = aoti_sim_find(handle, SIM_LIBRARY);
  if (l) {
    for (sim_kernel *k = l->kernels; k; k = k->next) aoti_sim_remove(&k->object);
    aoti_sim_remove(&l->object);
    for (sim_module *m = aoti_sim_next(NULL, SIM_MODULE); m;) {
      if (m->library != l) {
        m = aoti_sim_next(m, SIM_MODULE);
        continue;
      }
      aoti_sim_drain(m->context);
      aoti_sim_module_free(m);
      m = aoti_sim_next(NULL, SIM_MODULE);
    }
  }
  aoti_sim_unlock();
  if (l) library_free(l);
  return l ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CU_API(cuLibraryGetKernel, (void **out, void *handle, const char *name)) {
  CU_TRY(aoti_sim_ready());
  if (!out || !name) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  const sim_library *l = aoti_sim_find(handle, SIM_LIBRARY);
  sim_kernel *k = l ? l->kernels : NULL;
  while (k && strcmp(k->name, name)) k = k->next;
  if (k) *out = k;
  aoti_sim_unlock();
  return k ? CUDA_SUCCESS : l ? CUDA_ERROR_NOT_FOUND : CUDA_ERROR_INVALID_HANDLE;
}

CU_API(cuLibraryGetKernelCount, (unsigned *out, void *handle)) {
  CU_TRY(aoti_sim_ready());
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  const sim_library *l = aoti_sim_find(handle, SIM_LIBRARY);
  *out = 0;
  for (const sim_kernel *k = l ? l->kernels : NULL; k; k = k->next) ++*out;
  aoti_sim_unlock();
  return l ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CU_API(cuLibraryEnumerateKernels, (void **out, unsigned n, void *handle)) {
  CU_TRY(aoti_sim_ready());
  if (n && !out) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  const sim_library *l = aoti_sim_find(handle, SIM_LIBRARY);
  unsigned i = 0;
  for (sim_kernel *k = l ? l->kernels : NULL; k && i < n; k = k->next) out[i++] = k;
  aoti_sim_unlock();
  return l ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CU_API(cuLibraryGetModule, (void **out, void *handle)) {
  sim_context *c;
  sim_module *m;
  CU_TRY(aoti_sim_current(&c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  CUresult error = module_in(c, handle, &m);
  aoti_sim_unlock();
  if (!error) *out = m;
  return error;
}

CU_API(cuLibraryGetGlobal, (uint64_t * out, size_t *out_bytes, void *handle, const char *name)) {
  sim_context *c;
  sim_module *m;
  uint64_t address, bytes;
  CU_TRY(aoti_sim_current(&c));
  if (!name) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  CUresult error = module_in(c, handle, &m);
  if (!error && !aoti_ptx_variable(m->module, name, &address, &bytes)) error = CUDA_ERROR_NOT_FOUND;
  aoti_sim_unlock();
  if (error) return error;
  if (out) *out = address;
  if (out_bytes) *out_bytes = bytes;
  return CUDA_SUCCESS;
}

CU_API(cuLibraryGetManaged, (uint64_t * out, size_t *out_bytes, void *handle, const char *name)) {
  sim_context *c;
  sim_module *m;
  CU_TRY(aoti_sim_current(&c));
  if (!name) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  CUresult error = module_in(c, handle, &m);
  if (!error && !aoti_ptx_managed(m->module, name)) error = CUDA_ERROR_NOT_FOUND;
  aoti_sim_unlock();
  return error ? error : cuLibraryGetGlobal(out, out_bytes, handle, name);
}

sim_function *aoti_sim_kernel_function(sim_context *c, void *handle) {
  const sim_kernel *k = aoti_sim_find(handle, SIM_KERNEL);
  sim_module *m;
  sim_function *f;
  if (!k || module_in(c, k->library, &m) || !(k = aoti_sim_find(handle, SIM_KERNEL))) return NULL;
  const aoti_ptx_kernel *found = aoti_ptx_kernel_find(m->module, k->name);
  return found && !aoti_sim_function_get(m, found, &f) ? f : NULL;
}

CU_API(cuKernelGetFunction, (void **out, void *handle)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  sim_function *f = aoti_sim_kernel_function(c, handle);
  aoti_sim_unlock();
  if (f) *out = f;
  return f ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

static CUresult kernel_of(void *handle, sim_kernel **out) {
  CU_TRY(aoti_sim_ready());
  aoti_sim_lock();
  *out = aoti_sim_find(handle, SIM_KERNEL);
  aoti_sim_unlock();
  return *out ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CU_API(cuKernelGetLibrary, (void **out, void *handle)) {
  sim_kernel *k;
  CU_TRY(kernel_of(handle, &k));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = k->library;
  return CUDA_SUCCESS;
}
CU_API(cuKernelGetName, (const char **out, void *handle)) {
  sim_kernel *k;
  CU_TRY(kernel_of(handle, &k));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = k->name;
  return CUDA_SUCCESS;
}

// Of a function these take a kernel's handle too.
CUresult cuFuncGetAttribute(int *out, int attribute, void *handle);
CUresult cuFuncSetAttribute(void *handle, int attribute, int value);
CUresult cuFuncSetCacheConfig(void *handle, int config);
CUresult cuFuncGetParamInfo(void *handle, size_t i, size_t *out_offset, size_t *out_bytes);

CU_API(cuKernelGetAttribute, (int *out, int attribute, void *handle, int device)) {
  sim_kernel *k;
  CU_TRY(kernel_of(handle, &k));
  CU_TRY(aoti_sim_device(device));
  return cuFuncGetAttribute(out, attribute, handle);
}
CU_API(cuKernelSetAttribute, (int attribute, int value, void *handle, int device)) {
  sim_kernel *k;
  CU_TRY(kernel_of(handle, &k));
  CU_TRY(aoti_sim_device(device));
  return cuFuncSetAttribute(handle, attribute, value);
}
CU_API(cuKernelSetCacheConfig, (void *handle, int config, int device)) {
  sim_kernel *k;
  CU_TRY(kernel_of(handle, &k));
  CU_TRY(aoti_sim_device(device));
  return cuFuncSetCacheConfig(handle, config);
}
CU_API(cuKernelGetParamInfo, (void *handle, size_t i, size_t *out_offset, size_t *out_bytes)) {
  sim_kernel *k;
  CU_TRY(kernel_of(handle, &k));
  return cuFuncGetParamInfo(handle, i, out_offset, out_bytes);
}
