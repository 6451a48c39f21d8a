// Launches, occupancy, and what becomes of a failed check.
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What the hardware would say. Faults that hardware does not notice (uninitialised reads, races, unwaited copies) end
// as LAUNCH_FAILED, so that no program runs on past one.
static CUresult error_of(aoti_ptx_verdict v) {
  switch (v) {
  case AOTI_PTX_OK: return CUDA_SUCCESS;
  case AOTI_PTX_BAD_LAUNCH:
  case AOTI_PTX_TOO_BIG: return CUDA_ERROR_INVALID_VALUE; // real drivers keep LAUNCH_OUT_OF_RESOURCES for registers
  case AOTI_PTX_OUT_OF_BOUNDS:
  case AOTI_PTX_USE_AFTER_FREE: return CUDA_ERROR_ILLEGAL_ADDRESS;
  case AOTI_PTX_MISALIGNED: return CUDA_ERROR_MISALIGNED_ADDRESS;
  case AOTI_PTX_WRONG_SPACE: return CUDA_ERROR_INVALID_ADDRESS_SPACE;
  case AOTI_PTX_DEADLOCK:
  case AOTI_PTX_TIMEOUT: return CUDA_ERROR_LAUNCH_TIMEOUT;
  case AOTI_PTX_ASSERT: return CUDA_ERROR_ASSERT;
  case AOTI_PTX_STACK: return CUDA_ERROR_HARDWARE_STACK_ERROR;
  case AOTI_PTX_NO_MEMORY: return CUDA_ERROR_OUT_OF_MEMORY;
  default: return CUDA_ERROR_LAUNCH_FAILED;
  }
}

typedef struct pending_launch {
  aoti_ptx_launch launch;
  unsigned char params[];
} pending_launch;

static void print(void *user, const char *text, size_t n) {
  (void)user;
  fwrite(text, 1, n, stdout);
  fflush(stdout);
}

static CUresult run_launch(void *data) {
  pending_launch *p = data;
  aoti_ptx_result r;
  aot_status status = aoti_ptx_launch_run(aoti_sim.machine, &p->launch, &r);
  if (status) {
    aoti_sim_log("%s", aot_status_message(status));
    aot_status_free(status);
    return CUDA_ERROR_OUT_OF_MEMORY;
  }
  CUresult error = error_of(r.verdict);
  if (error && r.report) {
    const char *text = r.report; // its title is the log's prefix
    if (!strncmp(text, "ptxsim: ", 8)) text += 8;
    aoti_sim_log("%.*s", (int)(strlen(text) - (*text && text[strlen(text) - 1] == '\n')), text);
    aoti_sim_keep_report(r.report);
  }
  if (r.counters) aoti_sim_keep_counters(r.counters, aoti_ptx_kernel_info_of(p->launch.kernel)->module);
  aoti_ptx_result_deinit(&r);
  return error;
}

enum { EXTRA_END, EXTRA_BUFFER, EXTRA_SIZE };

static CUresult pack_params(const aoti_ptx_kernel_info *k, void **params, void **extra, unsigned char *out) {
  if (!k->params_bytes) return CUDA_SUCCESS;
  if (params) {
    for (uint32_t i = 0; i < k->n_params; i++) {
      if (!params[i]) return CUDA_ERROR_INVALID_VALUE;
      memcpy(out + k->params[i].offset, params[i], k->params[i].bytes);
    }
    return CUDA_SUCCESS;
  }
  const void *buffer = NULL;
  const size_t *size = NULL;
  for (; extra && *extra != (void *)EXTRA_END; extra += 2) {
    if (*extra == (void *)EXTRA_BUFFER)
      buffer = extra[1];
    else if (*extra == (void *)EXTRA_SIZE)
      size = extra[1];
    else
      return CUDA_ERROR_INVALID_VALUE;
  }
  if (!buffer || !size || *size < k->params_bytes) return CUDA_ERROR_INVALID_VALUE;
  memcpy(out, buffer, k->params_bytes);
  return CUDA_SUCCESS;
}

static CUresult refused(const pending_launch *p) {
  aoti_text why = {0};
  aoti_ptx_verdict v = aoti_ptx_launch_check(aoti_sim.machine, &p->launch, &why);
  if (v != AOTI_PTX_OK)
    aoti_sim_log("launch of %s refused: %s", aoti_ptx_kernel_info_of(p->launch.kernel)->name,
                 why.at ? why.at : aoti_ptx_verdict_text(v));
  aoti_text_deinit(&why);
  return v == AOTI_PTX_TOO_BIG && p->launch.cooperative ? CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE : error_of(v);
}

static CUresult launch(void *handle, const uint32_t grid[3], const uint32_t block[3], uint32_t shared, void *stream,
                       void **params, void **extra, bool cooperative) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (params && extra) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  sim_function *f = aoti_sim_function(c, handle);
  bool fits = f && f->module->context == c;
  aoti_sim_unlock();
  if (!fits) return f ? CUDA_ERROR_INVALID_CONTEXT : CUDA_ERROR_INVALID_HANDLE;
  pending_launch *p = calloc(1, sizeof *p + f->info->params_bytes);
  if (!p) return CUDA_ERROR_OUT_OF_MEMORY;
  p->launch = (aoti_ptx_launch){.kernel = f->kernel,
                                .grid = {grid[0], grid[1], grid[2]},
                                .block = {block[0], block[1], block[2]},
                                .shared_bytes = shared,
                                .stack_bytes = c->limits[LIMIT_STACK_SIZE],
                                .cooperative = cooperative,
                                .params = p->params,
                                .checks = aoti_sim.checks,
                                .count = aoti_sim.count,
                                .seed = aoti_sim.seed,
                                .max_instructions = aoti_sim.limit,
                                .print = print};
  if (f->max_dynamic_shared)
    p->launch.max_shared_bytes = (uint32_t)f->max_dynamic_shared + f->info->static_shared_bytes;
  CUresult error = pack_params(f->info, params, extra, p->params);
  if (!error) error = refused(p);
  if (error) {
    free(p);
    return error;
  }
  return aoti_sim_queue(c, stream, run_launch, free, p, false);
}

CU_API(cuLaunchKernel, (void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                        unsigned shared, void *stream, void **params, void **extra)) {
  return launch(f, (uint32_t[3]){gx, gy, gz}, (uint32_t[3]){bx, by, bz}, shared, stream, params, extra, false);
}

CU_API(cuLaunchCooperativeKernel, (void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                                   unsigned bz, unsigned shared, void *stream, void **params)) {
  return launch(f, (uint32_t[3]){gx, gy, gz}, (uint32_t[3]){bx, by, bz}, shared, stream, params, NULL, true);
}

typedef struct launch_attribute {
  int id, pad;
  union {
    char bytes[64];
    int value;
    struct {
      unsigned x, y, z;
    } cluster;
  } value;
} launch_attribute;
typedef struct launch_config {
  uint32_t grid[3], block[3], shared;
  void *stream;
  const launch_attribute *attributes;
  unsigned n;
} launch_config;
enum { LAUNCH_COOPERATIVE = 2, LAUNCH_CLUSTER = 4 };

CU_API(cuLaunchKernelEx, (const launch_config *config, void *f, void **params, void **extra)) {
  if (!config || (config->n && !config->attributes)) return CUDA_ERROR_INVALID_VALUE;
  bool cooperative = false;
  for (unsigned i = 0; i < config->n; i++) {
    const launch_attribute *a = &config->attributes[i];
    if (a->id == LAUNCH_COOPERATIVE) cooperative = a->value.value;
    if (a->id == LAUNCH_CLUSTER && (uint64_t)a->value.cluster.x * a->value.cluster.y * a->value.cluster.z > 1) {
      aoti_sim_log("cuLaunchKernelEx: clusters of more than one block are not executed");
      return CUDA_ERROR_NOT_SUPPORTED;
    }
  }
  return launch(f, config->grid, config->block, config->shared, config->stream, params, extra, cooperative);
}

// ---- occupancy ----

static CUresult occupancy(int *out, void *handle, int threads, size_t shared) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out || threads <= 0 || shared > UINT32_MAX) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  sim_function *f = aoti_sim_function(c, handle);
  if (f) *out = aoti_ptx_occupancy(aoti_sim.machine, f->kernel, (uint32_t)threads, (uint32_t)shared);
  aoti_sim_unlock();
  return f ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CU_API(cuOccupancyMaxActiveBlocksPerMultiprocessor, (int *out, void *f, int threads, size_t shared)) {
  return occupancy(out, f, threads, shared);
}
CU_API(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
       (int *out, void *f, int threads, size_t shared, unsigned flags)) {
  return flags > 1 ? CUDA_ERROR_INVALID_VALUE : occupancy(out, f, threads, shared);
}

// The block size with most threads resident; the larger of equals, as a whole number of warps.
CU_API(cuOccupancyMaxPotentialBlockSizeWithFlags,
       (int *out_grid, int *out_block, void *f, size_t (*shared_of)(int), size_t shared, int limit, unsigned flags)) {
  if (!out_grid || !out_block || flags > 1) return CUDA_ERROR_INVALID_VALUE;
  int most = aoti_sim.model ? aoti_sim.model->max_threads_per_block : 0, best = 0;
  if (limit > 0 && limit < most) most = limit;
  *out_grid = *out_block = 0;
  for (int threads = most < 32 ? most : most / 32 * 32; threads > 0; threads -= 32) {
    int blocks;
    CU_TRY(occupancy(&blocks, f, threads, shared_of ? shared_of(threads) : shared));
    if (blocks * threads <= best) continue;
    best = blocks * threads;
    *out_block = threads;
    *out_grid = blocks * aoti_sim.model->sm_count;
  }
  return CUDA_SUCCESS;
}
CU_API(cuOccupancyMaxPotentialBlockSize,
       (int *out_grid, int *out_block, void *f, size_t (*shared_of)(int), size_t shared, int limit)) {
  return cuOccupancyMaxPotentialBlockSizeWithFlags(out_grid, out_block, f, shared_of, shared, limit, 0);
}

CU_API(cuOccupancyAvailableDynamicSMemPerBlock, (size_t * out, void *handle, int blocks, int threads)) {
  if (!out || blocks <= 0 || threads <= 0) return CUDA_ERROR_INVALID_VALUE;
  int low = 0, high = aoti_sim.model ? aoti_sim.model->shared_per_sm : 0, fit;
  CU_TRY(occupancy(&fit, handle, threads, 0));
  while (low < high) { // the most at which that many still fit
    int middle = (low + high + 1) / 2;
    CU_TRY(occupancy(&fit, handle, threads, (size_t)middle));
    if (fit >= blocks)
      low = middle;
    else
      high = middle - 1;
  }
  *out = (size_t)low;
  return CUDA_SUCCESS;
}
