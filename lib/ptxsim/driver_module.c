// Modules from PTX, their functions and variables.
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A fat binary, or the wrapper that nvcc puts around one, or an ELF file: code for a machine, not PTX. PTX is text, so
// four bytes can be read: no text of fewer than three characters starts like one of these.
static bool is_binary(const char *image) {
  static const char *const magics[] = {"\x7f"
                                       "ELF",
                                       "\x50\xed\x55\xba", "\xb1\x43\x62\x46"};
  for (int i = 0; i < 3; i++)
    if (!strncmp(image, magics[i], 4)) return true;
  return false;
}

static CUresult load_failed(sim_jit *j, aot_status status, bool too_new) {
  const char *text = aot_status_text(status); // message, line and every unsupported opcode
  aoti_sim_jit_log(j, 1, text);
  aoti_sim_log("module not loaded: %s", text);
  aot_code code = aot_status_code(status);
  aot_status_free(status);
  return code == AOT_ERROR_OOM           ? CUDA_ERROR_OUT_OF_MEMORY
         : code == AOT_ERROR_UNSUPPORTED ? CUDA_ERROR_NOT_SUPPORTED
         : too_new                       ? CUDA_ERROR_UNSUPPORTED_PTX_VERSION
                                         : CUDA_ERROR_INVALID_PTX;
}

static CUresult check_target(sim_jit *j, const aoti_ptx_module *module) {
  int wants = aoti_ptx_module_target(module), has = aoti_sim.model->sm_major * 10 + aoti_sim.model->sm_minor;
  if (wants <= has) return CUDA_SUCCESS;
  char text[200];
  snprintf(text, sizeof text, "error: the PTX is for sm_%d; %s is sm_%d (PTXSIM_GPU names another)", wants,
           aoti_sim.model->name, has);
  aoti_sim_jit_log(j, 1, text);
  aoti_sim_log("module not loaded: %s", text);
  return CUDA_ERROR_INVALID_PTX;
}

// PTXSIM_DUMP=DIR keeps the text of every module, as module_N.ptx: what the lines of reports count in.
static void dump(const char *image, char *name, size_t size) {
  const char *dir = getenv("PTXSIM_DUMP");
  aoti_sim_lock();
  unsigned number = ++aoti_sim.n_modules;
  long self = (long)getpid();
  if (!aoti_sim.process) aoti_sim.process = self;
  bool forked = aoti_sim.process != self; // both count on from here
  aoti_sim_unlock();
  if (forked)
    snprintf(name, size, "module_%ld_%u.ptx", self, number);
  else
    snprintf(name, size, "module_%u.ptx", number);
  if (!dir || !*dir) return;
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", dir, name);
  aot_status status = aoti_write_file(path, image, strlen(image));
  if (status) aoti_sim_log("%s", aot_status_message(status));
  aot_status_free(status);
}

CUresult aoti_sim_image_parse(const void *image, const char *name, sim_jit *j, aoti_ptx_module **out) {
  char number[32];
  if (is_binary(image)) {
    static const char text[] =
        "error: this driver executes PTX only; the image holds machine code (a cubin or fat binary). Compile with "
        "-ptx, or load the PTX that the fat binary was made from.";
    aoti_sim_jit_log(j, 1, text);
    aoti_sim_log("module not loaded: %s", text);
    return CUDA_ERROR_NO_BINARY_FOR_GPU;
  }
  dump(image, number, sizeof number);
  aot_status status = aoti_ptx_load(aoti_sim.machine, name ? name : number, image, strlen(image), out);
  if (status) return load_failed(j, status, aoti_ptx_version_of(image, strlen(image)) > AOTI_PTX_NEWEST);
  CUresult error = check_target(j, *out);
  if (error) {
    aoti_ptx_unload(*out);
  } else {
    aoti_ptx_limit_registers(*out, j->max_registers);
    aoti_sim_jit_info(j, *out);
  }
  return error;
}

CUresult aoti_sim_module_load(sim_context *c, const char *name, const void *image, sim_jit *j, sim_module **out) {
  double start = aoti_sim_now();
  sim_module *m = calloc(1, sizeof *m);
  if (!m) return CUDA_ERROR_OUT_OF_MEMORY;
  m->context = c;
  CUresult error = aoti_sim_image_parse(image, name, j, &m->module);
  if (error) {
    free(m);
    return error;
  }
  if (j->wall) { // a float of milliseconds, in the option's slot
    float ms = (float)((aoti_sim_now() - start) * 1e3);
    memcpy(j->wall, &ms, sizeof ms);
  }
  aoti_sim_lock();
  aoti_sim_add(&m->object, SIM_MODULE);
  aoti_sim_unlock();
  *out = m;
  return CUDA_SUCCESS;
}

static CUresult load(void **out, const char *name, const void *image, sim_jit *j) {
  sim_context *c;
  sim_module *m;
  CU_TRY(aoti_sim_current(&c));
  if (!out || !image) return CUDA_ERROR_INVALID_VALUE;
  CU_TRY(aoti_sim_module_load(c, name, image, j, &m));
  *out = m;
  return CUDA_SUCCESS;
}

CU_API(cuModuleLoadDataEx, (void **out, const void *image, unsigned n, int *options, void **values)) {
  sim_jit j;
  CU_TRY(aoti_sim_jit_read(&j, n, options, values));
  return load(out, NULL, image, &j);
}
CU_API(cuModuleLoadData, (void **out, const void *image)) { return load(out, NULL, image, &(sim_jit){0}); }
CU_API(cuModuleLoadFatBinary, (void **out, const void *image)) { return load(out, NULL, image, &(sim_jit){0}); }

CUresult aoti_sim_file(const char *path, char **text, size_t *bytes) {
  aot_status status = aoti_read_file(path, 0, text, bytes);
  if (!status) return CUDA_SUCCESS;
  aot_status_free(status);
  return CUDA_ERROR_FILE_NOT_FOUND;
}

CU_API(cuModuleLoad, (void **out, const char *path)) {
  if (!path) return CUDA_ERROR_INVALID_VALUE;
  char *text;
  size_t n;
  CU_TRY(aoti_sim_file(path, &text, &n));
  CUresult error = load(out, path, text, &(sim_jit){0});
  free(text);
  return error;
}

void aoti_sim_module_free(sim_module *m) {
  for (sim_function *f = m->functions, *next; f; f = next) {
    next = f->next;
    aoti_sim_remove(&f->object);
    free(f);
  }
  aoti_sim_remove(&m->object);
  aoti_ptx_unload(m->module);
  free(m);
}

CU_API(cuModuleUnload, (void *handle)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_sim_lock();
  sim_module *m = aoti_sim_find(handle, SIM_MODULE);
  if (m) aoti_sim_drain(m->context);
  m = aoti_sim_find(handle, SIM_MODULE); // the wait let go of the lock
  if (m) aoti_sim_module_free(m);
  aoti_sim_unlock();
  return m ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult aoti_sim_function_get(sim_module *m, const aoti_ptx_kernel *kernel, sim_function **out) {
  for (sim_function *f = m->functions; f; f = f->next)
    if (f->kernel == kernel) {
      *out = f;
      return CUDA_SUCCESS;
    }
  sim_function *f = calloc(1, sizeof *f);
  if (!f) return CUDA_ERROR_OUT_OF_MEMORY;
  f->module = m;
  f->kernel = kernel;
  f->info = aoti_ptx_kernel_info_of(kernel);
  f->carveout = -1;
  f->next = m->functions;
  m->functions = f;
  aoti_sim_add(&f->object, SIM_FUNCTION);
  *out = f;
  return CUDA_SUCCESS;
}

CU_API(cuModuleGetFunction, (void **out, void *handle, const char *name)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out || !name) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  sim_module *m = aoti_sim_find(handle, SIM_MODULE);
  const aoti_ptx_kernel *k = m ? aoti_ptx_kernel_find(m->module, name) : NULL;
  sim_function *f;
  CUresult error = !m ? CUDA_ERROR_INVALID_HANDLE : !k ? CUDA_ERROR_NOT_FOUND : aoti_sim_function_get(m, k, &f);
  if (!error) *out = f;
  aoti_sim_unlock();
  return error;
}

CU_API(cuModuleGetFunctionCount, (unsigned *out, void *handle)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  sim_module *m = aoti_sim_find(handle, SIM_MODULE);
  for (*out = 0; m && aoti_ptx_kernel_at(m->module, *out);) ++*out;
  aoti_sim_unlock();
  return m ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CU_API(cuModuleEnumerateFunctions, (void **out, unsigned n, void *handle)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (n && !out) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  sim_module *m = aoti_sim_find(handle, SIM_MODULE);
  CUresult error = m ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
  for (unsigned i = 0; !error && i < n && aoti_ptx_kernel_at(m->module, i); i++) {
    sim_function *f;
    error = aoti_sim_function_get(m, aoti_ptx_kernel_at(m->module, i), &f);
    if (!error) out[i] = f;
  }
  aoti_sim_unlock();
  return error;
}

CU_API(cuModuleGetGlobal_v2, (uint64_t * out, size_t *out_bytes, void *handle, const char *name)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!name) return CUDA_ERROR_INVALID_VALUE;
  uint64_t address, bytes;
  aoti_sim_lock();
  sim_module *m = aoti_sim_find(handle, SIM_MODULE);
  bool found = m && aoti_ptx_variable(m->module, name, &address, &bytes);
  aoti_sim_unlock();
  if (!found) return m ? CUDA_ERROR_NOT_FOUND : CUDA_ERROR_INVALID_HANDLE;
  if (out) *out = address;
  if (out_bytes) *out_bytes = bytes;
  return CUDA_SUCCESS;
}

CU_API(cuModuleGetLoadingMode, (int *out)) {
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = 1; // everything is loaded at once
  return CUDA_SUCCESS;
}

// ---- functions ----

enum { /* CUfunction_attribute */
       FUNC_MAX_THREADS,
       FUNC_SHARED,
       FUNC_CONST,
       FUNC_LOCAL,
       FUNC_REGS,
       FUNC_PTX_VERSION,
       FUNC_BINARY_VERSION,
       FUNC_CACHE_CA,
       FUNC_MAX_DYNAMIC_SHARED,
       FUNC_CARVEOUT,
       FUNC_LAST = 15
};

sim_function *aoti_sim_function(sim_context *context, void *handle) {
  sim_function *f = aoti_sim_find(handle, SIM_FUNCTION);
  return f ? f : aoti_sim_kernel_function(context, handle);
}

static CUresult function_of(void *handle, sim_function **out) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_sim_lock();
  *out = aoti_sim_function(c, handle);
  aoti_sim_unlock();
  return *out ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

static int max_threads(const aoti_ptx_kernel_info *k) {
  const uint32_t *n = k->req_ntid[0] ? k->req_ntid : k->max_ntid;
  uint64_t all = n[0] ? (uint64_t)n[0] * (n[1] ? n[1] : 1) * (n[2] ? n[2] : 1) : 1024;
  uint64_t most = (uint64_t)aoti_sim.model->max_threads_per_block;
  return (int)(all < most ? all : most);
}

CU_API(cuFuncGetAttribute, (int *out, int attribute, void *handle)) {
  sim_function *f;
  CU_TRY(function_of(handle, &f));
  if (!out || attribute < 0 || attribute > FUNC_LAST) return CUDA_ERROR_INVALID_VALUE;
  switch (attribute) {
  case FUNC_MAX_THREADS: *out = max_threads(f->info); break;
  case FUNC_SHARED: *out = (int)f->info->static_shared_bytes; break;
  case FUNC_CONST: *out = (int)aoti_ptx_module_constants(f->module->module); break;
  case FUNC_LOCAL: *out = (int)f->info->local_bytes; break;
  case FUNC_REGS: *out = (int)f->info->registers; break;
  case FUNC_PTX_VERSION: *out = aoti_ptx_module_target(f->module->module); break;
  case FUNC_BINARY_VERSION: *out = aoti_sim.model->sm_major * 10 + aoti_sim.model->sm_minor; break;
  case FUNC_MAX_DYNAMIC_SHARED:
    *out = f->max_dynamic_shared ? f->max_dynamic_shared
                                 : aoti_sim.model->shared_per_block - (int)f->info->static_shared_bytes;
    break;
  case FUNC_CARVEOUT: *out = f->carveout; break;
  default: *out = 0;
  }
  return CUDA_SUCCESS;
}

CU_API(cuFuncSetAttribute, (void *handle, int attribute, int value)) {
  sim_function *f;
  CU_TRY(function_of(handle, &f));
  if (attribute == FUNC_CARVEOUT && value >= -1 && value <= 100) {
    f->carveout = value;
    return CUDA_SUCCESS;
  }
  if (attribute == 14 || attribute == 15) return CUDA_SUCCESS; // cluster hints; a launch with clusters is refused
  if (attribute != FUNC_MAX_DYNAMIC_SHARED || value < 0 ||
      value > aoti_sim.model->shared_per_block_optin - (int)f->info->static_shared_bytes)
    return CUDA_ERROR_INVALID_VALUE;
  f->max_dynamic_shared = value;
  return CUDA_SUCCESS;
}

CU_API(cuFuncSetCacheConfig, (void *handle, int config)) {
  sim_function *f;
  CU_TRY(function_of(handle, &f));
  return config < 0 || config > 3 ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}
CU_API(cuFuncSetSharedMemConfig, (void *handle, int config)) {
  sim_function *f;
  CU_TRY(function_of(handle, &f));
  return config < 0 || config > 2 ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}
CU_API(cuFuncGetModule, (void **out, void *handle)) {
  sim_function *f;
  CU_TRY(function_of(handle, &f));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = f->module;
  return CUDA_SUCCESS;
}
CU_API(cuFuncGetName, (const char **out, void *handle)) {
  sim_function *f;
  CU_TRY(function_of(handle, &f));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = f->info->name;
  return CUDA_SUCCESS;
}
CU_API(cuFuncGetParamInfo, (void *handle, size_t i, size_t *out_offset, size_t *out_bytes)) {
  sim_function *f;
  CU_TRY(function_of(handle, &f));
  if (i >= f->info->n_params || !out_offset) return CUDA_ERROR_INVALID_VALUE;
  *out_offset = f->info->params[i].offset;
  if (out_bytes) *out_bytes = f->info->params[i].bytes;
  return CUDA_SUCCESS;
}
CU_API(cuFuncIsLoaded, (int *out, void *handle)) {
  sim_function *f;
  CU_TRY(function_of(handle, &f));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = 1;
  return CUDA_SUCCESS;
}
CU_API(cuFuncLoad, (void *handle)) {
  sim_function *f;
  return function_of(handle, &f);
}
