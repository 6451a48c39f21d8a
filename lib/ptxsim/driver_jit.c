// Options of the JIT and its logs.
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { /* CUjit_option */
       JIT_MAX_REGISTERS = 0,
       JIT_WALL_TIME = 2,
       JIT_INFO_LOG = 3,
       JIT_INFO_LOG_BYTES = 4,
       JIT_ERROR_LOG = 5,
       JIT_ERROR_LOG_BYTES = 6,
       JIT_LOG_VERBOSE = 12,
       MAX_JIT_OPTION = 34
};

CUresult aoti_sim_jit_read(sim_jit *j, unsigned n, const int *options, void **values) {
  *j = (sim_jit){0};
  if (n && (!options || !values)) return CUDA_ERROR_INVALID_VALUE;
  for (unsigned i = 0; i < n; i++) {
    int o = options[i];
    if (o < 0 || o > MAX_JIT_OPTION) return CUDA_ERROR_INVALID_VALUE;
    if (o == JIT_INFO_LOG || o == JIT_ERROR_LOG) j->log[o == JIT_ERROR_LOG] = values[i];
    if (o == JIT_INFO_LOG_BYTES || o == JIT_ERROR_LOG_BYTES) {
      j->capacity[o == JIT_ERROR_LOG_BYTES] = (unsigned)(uintptr_t)values[i];
      j->used[o == JIT_ERROR_LOG_BYTES] = &values[i];
    }
    if (o == JIT_MAX_REGISTERS) j->max_registers = (unsigned)(uintptr_t)values[i];
    if (o == JIT_WALL_TIME) j->wall = &values[i];
    if (o == JIT_LOG_VERBOSE) j->verbose = values[i] != NULL;
  }
  for (int k = 0; k < 2; k++) {
    if (j->log[k] && j->capacity[k]) j->log[k][0] = 0;
    if (j->used[k]) *j->used[k] = 0;
  }
  return CUDA_SUCCESS;
}

void aoti_sim_jit_log(sim_jit *j, int which, const char *text) {
  if (!j->log[which] || !j->capacity[which]) return;
  snprintf(j->log[which], j->capacity[which], "%s", text);
  if (j->used[which]) *j->used[which] = (void *)(uintptr_t)strlen(j->log[which]);
}

/* What a verbose ptxas says of each kernel, in its words, as programs look for them; registers are the machine's
 * estimate, of which none are ever spilled. */
void aoti_sim_jit_info(sim_jit *j, const aoti_ptx_module *m) {
  enum { LAUNCH_BYTES = 352 }; // before the parameters in constant bank 0, up to sm_89
  aoti_text t = {0};
  if (!j->verbose || !j->log[0]) return;
  aoti_text_add(&t, "ptxas info    : %llu bytes gmem\n", (unsigned long long)aoti_ptx_module_global_bytes(m));
  for (size_t n = 0; aoti_ptx_kernel_at(m, n); n++) {
    const aoti_ptx_kernel_info *k = aoti_ptx_kernel_info_of(aoti_ptx_kernel_at(m, n));
    aoti_text_add(&t, "ptxas info    : Compiling entry function '%s' for 'sm_%d%d'\n", k->name,
                  aoti_sim.model->sm_major, aoti_sim.model->sm_minor);
    if (k->calls)
      aoti_text_add(&t, "ptxas warning : Stack size for entry function '%s' cannot be statically determined\n",
                    k->name);
    aoti_text_add(&t,
                  "ptxas info    : Function properties for %s\n    %u bytes stack frame, 0 bytes spill stores, 0 bytes "
                  "spill loads\nptxas info    : Used %u registers, ",
                  k->name, k->local_bytes, k->registers);
    if (k->static_shared_bytes) aoti_text_add(&t, "%u bytes smem, ", k->static_shared_bytes);
    aoti_text_add(&t, "%u bytes cmem[0]\n", LAUNCH_BYTES + k->params_bytes);
  }
  if (t.at) aoti_sim_jit_log(j, 0, t.at);
  aoti_text_deinit(&t);
}
