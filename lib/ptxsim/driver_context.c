// Contexts: the primary one, a program's own, and each thread's stack of current ones.
#include "driver.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_STACK = 64 };
static _Thread_local sim_context *stack[MAX_STACK];
static _Thread_local int depth;

CUresult aoti_sim_current_any(sim_context **out) {
  CU_TRY(aoti_sim_ready());
  if (!depth || !stack[depth - 1]) return CUDA_ERROR_INVALID_CONTEXT;
  aoti_sim_lock();
  *out = aoti_sim_find(stack[depth - 1], SIM_CONTEXT);
  aoti_sim_unlock();
  return *out ? CUDA_SUCCESS : CUDA_ERROR_CONTEXT_IS_DESTROYED;
}

CUresult aoti_sim_current(sim_context **out) {
  CU_TRY(aoti_sim_current_any(out));
  aoti_sim_lock();
  CUresult error = (*out)->error;
  aoti_sim_unlock();
  return error;
}

// Lock held.
static CUresult context_new(unsigned flags, bool primary, sim_context **out) {
  static const size_t limits[SIM_LIMITS] = {1024, 1 << 20, 8 << 20, 2, 2048, 64};
  sim_context *c = calloc(1, sizeof *c);
  if (!c) return CUDA_ERROR_OUT_OF_MEMORY;
  c->owner = ++aoti_sim.next_owner;
  c->id = ++aoti_sim.next_id;
  c->flags = flags;
  c->primary = primary;
  c->attached = 1;
  memcpy(c->limits, limits, sizeof limits);
  if (aoti_sim_stream_new(c, 0, 0, &c->legacy)) {
    free(c);
    return CUDA_ERROR_OUT_OF_MEMORY;
  }
  aoti_sim_add(&c->object, SIM_CONTEXT);
  *out = c;
  return CUDA_SUCCESS;
}

static void free_memory_of(sim_context *c) {
  enum { SHOWN = 8 };
  aoti_ptx_allocation leaks[SHOWN];
  size_t n = aoti_ptx_live(aoti_sim.machine, c->owner, leaks, SHOWN);
  if (n) {
    aoti_text text = {0};
    aoti_text_add(&text, "%zu allocation%s not freed when the context was destroyed:", n, n == 1 ? "" : "s");
    for (size_t i = 0; i < n && i < SHOWN; i++)
      aoti_text_add(&text, "\n  number %u: %llu bytes at 0x%llx%s%s", leaks[i].serial,
                    (unsigned long long)leaks[i].bytes, (unsigned long long)leaks[i].address, leaks[i].name ? ", " : "",
                    leaks[i].name ? leaks[i].name : "");
    if (n > SHOWN) aoti_text_add(&text, "\n  ... and %zu more", n - SHOWN);
    if (!text.failed) aoti_sim_log("%s", text.at);
    aoti_text_deinit(&text);
  }
  while (aoti_ptx_live(aoti_sim.machine, c->owner, leaks, 1)) {
    aot_status status = aoti_sim_free(&leaks[0]);
    bool stuck = status;
    aot_status_free(status);
    if (stuck) break;
  }
}

// Lock held.
static void context_free(sim_context *c) {
  aoti_sim_drain(c);
  for (sim_module *m = aoti_sim_next(NULL, SIM_MODULE); m;) {
    if (m->context == c) {
      aoti_sim_module_free(m);
      m = aoti_sim_next(NULL, SIM_MODULE);
    } else
      m = aoti_sim_next(m, SIM_MODULE);
  }
  for (sim_stream *s = aoti_sim_next(NULL, SIM_STREAM); s;) {
    if (s->context == c) {
      aoti_sim_stream_close(s);
      s = aoti_sim_next(NULL, SIM_STREAM);
    } else
      s = aoti_sim_next(s, SIM_STREAM);
  }
  free_memory_of(c);
  aoti_sim_remove(&c->object);
  free(c);
}

// ---- the primary context ----

CU_API(cuDevicePrimaryCtxRetain, (void **out, int device)) {
  CU_TRY(aoti_sim_device(device));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  CUresult error = CUDA_SUCCESS;
  if (!aoti_sim.primary) error = context_new(aoti_sim.primary_flags, true, &aoti_sim.primary);
  if (!error) {
    aoti_sim.primary_refs++;
    *out = aoti_sim.primary;
  }
  aoti_sim_unlock();
  return error;
}

static CUresult primary_release(int device, bool all) {
  CU_TRY(aoti_sim_device(device));
  aoti_sim_lock();
  bool held = aoti_sim.primary;
  if (held && (all || !--aoti_sim.primary_refs)) {
    sim_context *c = aoti_sim.primary;
    aoti_sim.primary = NULL;
    aoti_sim.primary_refs = 0;
    context_free(c);
  }
  aoti_sim_unlock();
  return held || all ? CUDA_SUCCESS : CUDA_ERROR_INVALID_CONTEXT;
}

CU_API(cuDevicePrimaryCtxRelease_v2, (int device)) { return primary_release(device, false); }
CU_API(cuDevicePrimaryCtxRelease, (int device)) { return primary_release(device, false); }
CU_API(cuDevicePrimaryCtxReset_v2, (int device)) { return primary_release(device, true); }
CU_API(cuDevicePrimaryCtxReset, (int device)) { return primary_release(device, true); }

CU_API(cuDevicePrimaryCtxSetFlags_v2, (int device, unsigned flags)) {
  CU_TRY(aoti_sim_device(device));
  aoti_sim_lock();
  aoti_sim.primary_flags = flags;
  if (aoti_sim.primary) aoti_sim.primary->flags = flags;
  aoti_sim_unlock();
  return CUDA_SUCCESS;
}
CU_API(cuDevicePrimaryCtxSetFlags, (int device, unsigned flags)) {
  return cuDevicePrimaryCtxSetFlags_v2(device, flags);
}

CU_API(cuDevicePrimaryCtxGetState, (int device, unsigned *out_flags, int *out_active)) {
  CU_TRY(aoti_sim_device(device));
  if (!out_flags || !out_active) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  *out_flags = aoti_sim.primary_flags;
  *out_active = aoti_sim.primary != NULL;
  aoti_sim_unlock();
  return CUDA_SUCCESS;
}

// ---- a program's own contexts ----

static CUresult context_create(void **out, unsigned flags, int device) {
  CU_TRY(aoti_sim_device(device));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  if (depth == MAX_STACK) return CUDA_ERROR_OUT_OF_MEMORY;
  sim_context *c;
  aoti_sim_lock();
  CUresult error = context_new(flags, false, &c);
  aoti_sim_unlock();
  if (error) return error;
  stack[depth++] = c;
  *out = c;
  return CUDA_SUCCESS;
}

CU_API(cuCtxCreate_v2, (void **out, unsigned flags, int device)) { return context_create(out, flags, device); }
CU_API(cuCtxCreate, (void **out, unsigned flags, int device)) { return context_create(out, flags, device); }
CU_API(cuCtxCreate_v3, (void **out, const void *affinity, int n, unsigned flags, int device)) {
  (void)affinity;
  return n ? CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY : context_create(out, flags, device);
}
CU_API(cuCtxCreate_v4, (void **out, const void *params, unsigned flags, int device)) {
  const struct {
    const void *affinity;
    int n;
    const void *cig;
  } *p = params;
  if (p && (p->n || p->cig)) return CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY;
  return context_create(out, flags, device);
}

CU_API(cuCtxDestroy_v2, (void *handle)) {
  CU_TRY(aoti_sim_ready());
  aoti_sim_lock();
  sim_context *c = aoti_sim_find(handle, SIM_CONTEXT);
  bool own = c && !c->primary;
  if (own) context_free(c);
  aoti_sim_unlock();
  if (own && depth && stack[depth - 1] == c) depth--;
  return own ? CUDA_SUCCESS : CUDA_ERROR_INVALID_CONTEXT;
}
CU_API(cuCtxDestroy, (void *handle)) { return cuCtxDestroy_v2(handle); }

CU_API(cuCtxAttach, (void **out, unsigned flags)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out || flags) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  c->attached++;
  aoti_sim_unlock();
  *out = c;
  return CUDA_SUCCESS;
}

CU_API(cuCtxDetach, (void *handle)) {
  aoti_sim_lock();
  sim_context *c = aoti_sim_find(handle, SIM_CONTEXT);
  bool last = c && !--c->attached;
  aoti_sim_unlock();
  return !c ? CUDA_ERROR_INVALID_CONTEXT : last ? cuCtxDestroy_v2(handle) : CUDA_SUCCESS;
}

// ---- the current context ----

static CUresult known_context(void *handle, sim_context **out) {
  CU_TRY(aoti_sim_ready());
  aoti_sim_lock();
  *out = aoti_sim_find(handle, SIM_CONTEXT);
  aoti_sim_unlock();
  return *out ? CUDA_SUCCESS : CUDA_ERROR_INVALID_CONTEXT;
}

CU_API(cuCtxPushCurrent_v2, (void *handle)) {
  sim_context *c;
  CU_TRY(known_context(handle, &c));
  if (depth == MAX_STACK) return CUDA_ERROR_OUT_OF_MEMORY;
  stack[depth++] = c;
  return CUDA_SUCCESS;
}
CU_API(cuCtxPushCurrent, (void *handle)) { return cuCtxPushCurrent_v2(handle); }

CU_API(cuCtxPopCurrent_v2, (void **out)) {
  CU_TRY(aoti_sim_ready());
  if (!depth || !stack[depth - 1]) return CUDA_ERROR_INVALID_CONTEXT;
  depth--;
  if (out) *out = stack[depth];
  return CUDA_SUCCESS;
}
CU_API(cuCtxPopCurrent, (void **out)) { return cuCtxPopCurrent_v2(out); }

CU_API(cuCtxSetCurrent, (void *handle)) {
  CU_TRY(aoti_sim_ready());
  sim_context *c = NULL;
  if (handle) CU_TRY(known_context(handle, &c));
  if (!depth) depth = 1;
  stack[depth - 1] = c;
  if (!c) depth--;
  return CUDA_SUCCESS;
}

CU_API(cuCtxGetCurrent, (void **out)) {
  CU_TRY(aoti_sim_ready());
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = depth ? stack[depth - 1] : NULL;
  return CUDA_SUCCESS;
}

CU_API(cuCtxGetDevice, (int *out)) {
  sim_context *c;
  CU_TRY(aoti_sim_current_any(&c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = 0;
  return CUDA_SUCCESS;
}
CU_API(cuCtxGetDevice_v2, (int *out, void *handle)) {
  sim_context *c;
  if (!handle) return cuCtxGetDevice(out);
  CU_TRY(known_context(handle, &c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = 0;
  return CUDA_SUCCESS;
}

CU_API(cuCtxGetFlags, (unsigned *out)) {
  sim_context *c;
  CU_TRY(aoti_sim_current_any(&c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = c->flags;
  return CUDA_SUCCESS;
}
CU_API(cuCtxSetFlags, (unsigned flags)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  c->flags = flags;
  return CUDA_SUCCESS;
}

static CUresult context_of(void *handle, sim_context **out) {
  return handle ? known_context(handle, out) : aoti_sim_current_any(out);
}

CU_API(cuCtxGetId, (void *handle, unsigned long long *out)) {
  sim_context *c;
  CU_TRY(context_of(handle, &c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = c->id;
  return CUDA_SUCCESS;
}
CU_API(cuCtxGetApiVersion, (void *handle, unsigned *out)) {
  sim_context *c;
  CU_TRY(context_of(handle, &c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = 3020;
  return CUDA_SUCCESS;
}

static CUresult context_synchronise(sim_context *c) {
  aoti_sim_lock();
  aoti_sim_drain(c);
  CUresult error = c->error;
  aoti_sim_unlock();
  return error;
}
CU_API(cuCtxSynchronize, (void)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  return context_synchronise(c);
}
CU_API(cuCtxSynchronize_v2, (void *handle)) {
  sim_context *c;
  CU_TRY(context_of(handle, &c));
  return context_synchronise(c);
}

CU_API(cuCtxGetLimit, (size_t * out, int limit)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out || limit < 0) return CUDA_ERROR_INVALID_VALUE;
  if (limit >= SIM_LIMITS) return CUDA_ERROR_UNSUPPORTED_LIMIT;
  *out = c->limits[limit];
  return CUDA_SUCCESS;
}
CU_API(cuCtxSetLimit, (int limit, size_t value)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (limit < 0) return CUDA_ERROR_INVALID_VALUE;
  if (limit >= SIM_LIMITS) return CUDA_ERROR_UNSUPPORTED_LIMIT;
  c->limits[limit] = value;
  return CUDA_SUCCESS;
}

CU_API(cuCtxGetCacheConfig, (int *out)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = c->cache_config;
  return CUDA_SUCCESS;
}
CU_API(cuCtxSetCacheConfig, (int config)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  c->cache_config = config;
  return CUDA_SUCCESS;
}
CU_API(cuCtxGetSharedMemConfig, (int *out)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = c->shared_config;
  return CUDA_SUCCESS;
}
CU_API(cuCtxSetSharedMemConfig, (int config)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  c->shared_config = config;
  return CUDA_SUCCESS;
}
CU_API(cuCtxGetStreamPriorityRange, (int *least, int *greatest)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (least) *least = 0;
  if (greatest) *greatest = -5;
  return CUDA_SUCCESS;
}
CU_API(cuCtxResetPersistingL2Cache, (void)) {
  sim_context *c;
  return aoti_sim_current(&c);
}
// One device: it has no peers.
CU_API(cuCtxEnablePeerAccess, (void *peer, unsigned flags)) {
  (void)peer, (void)flags;
  return CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
}
CU_API(cuCtxDisablePeerAccess, (void *peer)) {
  (void)peer;
  return CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
}

// What a profiler that listens would leave out; counters are asked for by PTXSIM_PROFILE.
CU_API(cuProfilerStart, (void)) {
  sim_context *c;
  return aoti_sim_current(&c);
}
CU_API(cuProfilerStop, (void)) { return cuProfilerStart(); }
