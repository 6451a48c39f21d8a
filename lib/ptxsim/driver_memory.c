// Memory: allocations of all kinds, pools, and what is known about a pointer. An address is the host's own, so one
// pointer serves both sides.
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PITCH_ALIGNMENT = 512 };

typedef struct sim_pool {
  sim_object object;
  uint64_t threshold, used, most; /* most: of `used`, since it was last set to 0 */
  int reuse[3];
  char name[24]; /* that of its allocations, by which it is found when they go */
} sim_pool;
static sim_pool default_pool = {.name = "async"}, *current_pool = &default_pool;

// Lock held.
static sim_pool *pool_of(void *handle) {
  return handle == &default_pool ? &default_pool : aoti_sim_find(handle, SIM_POOL);
}

// The pool that an allocation is of: its name says it. Lock held.
static sim_pool *pool_with(const aoti_ptx_allocation *a) {
  sim_pool *p = NULL;
  if (a->kind != AOTI_PTX_DEVICE || !a->name) return NULL;
  if (!strcmp(a->name, default_pool.name)) return &default_pool;
  while ((p = aoti_sim_next(p, SIM_POOL)) && strcmp(p->name, a->name)) {}
  return p;
}

aot_status aoti_sim_free(const aoti_ptx_allocation *a) {
  sim_pool *p = pool_with(a);
  aot_status status = aoti_ptx_free(aoti_sim.machine, a->address);
  if (p && !status) p->used -= a->bytes;
  return status;
}

static CUresult allocate(sim_context *c, uint64_t bytes, aoti_ptx_kind kind, const char *name, uint64_t *out) {
  if (!out || !bytes) return CUDA_ERROR_INVALID_VALUE;
  aot_status status = aoti_ptx_alloc(aoti_sim.machine, bytes, kind, c->owner, name, out);
  if (!status) return CUDA_SUCCESS;
  CUresult error = aot_status_code(status) == AOT_ERROR_OOM ? CUDA_ERROR_OUT_OF_MEMORY : CUDA_ERROR_INVALID_VALUE;
  aot_status_free(status);
  return error;
}

static bool find_live(uint64_t address, aoti_ptx_allocation *out) {
  return aoti_ptx_find(aoti_sim.machine, address, out) && out->live;
}

// Frees the live allocation that starts there and is of one of the kinds (bits 1 << kind).
static CUresult release(uint64_t address, unsigned kinds) {
  aoti_ptx_allocation a;
  bool known = aoti_ptx_find(aoti_sim.machine, address, &a);
  if (!known || !a.live || a.address != address || !(kinds & 1u << a.kind)) {
    aoti_sim_log("0x%llx cannot be freed: %s", (unsigned long long)address,
                 !known                 ? "no allocation is there"
                 : !a.live              ? "it was freed before"
                 : a.address != address ? "it is inside an allocation, not its start"
                                        : "it is memory of another kind");
    return CUDA_ERROR_INVALID_VALUE;
  }
  aoti_sim_lock();
  aot_status status = aoti_sim_free(&a);
  aoti_sim_unlock();
  aot_status_free(status);
  return status ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

CU_API(cuMemAlloc_v2, (uint64_t * out, size_t bytes)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  return allocate(c, bytes, AOTI_PTX_DEVICE, NULL, out);
}

CU_API(cuMemAllocPitch_v2, (uint64_t * out, size_t *out_pitch, size_t width, size_t height, unsigned element)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  size_t pitch, bytes;
  if (!out_pitch || (element != 4 && element != 8 && element != 16) || !width || !height ||
      aoti_add_overflows(width, (size_t)PITCH_ALIGNMENT - 1, &pitch))
    return CUDA_ERROR_INVALID_VALUE;
  pitch -= pitch % PITCH_ALIGNMENT;
  if (aoti_mul_overflows(pitch, height, &bytes)) return CUDA_ERROR_INVALID_VALUE;
  CU_TRY(allocate(c, bytes, AOTI_PTX_DEVICE, NULL, out));
  *out_pitch = pitch;
  return CUDA_SUCCESS;
}

CU_API(cuMemAllocManaged, (uint64_t * out, size_t bytes, unsigned flags)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (flags != 1 && flags != 2) return CUDA_ERROR_INVALID_VALUE; // attached to everything, or to the host
  return allocate(c, bytes, AOTI_PTX_PINNED, "managed", out);
}

// Waits for the device, as the hardware's driver does: work that was queued before may still use the memory.
CU_API(cuMemFree_v2, (uint64_t address)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!address) return CUDA_SUCCESS;
  aoti_sim_lock();
  aoti_sim_drain(c);
  CUresult error = c->error;
  aoti_sim_unlock();
  return error ? error : release(address, 1u << AOTI_PTX_DEVICE | 1u << AOTI_PTX_PINNED);
}

// CU_MEMHOSTALLOC_*, as an allocation's name has them: reports tell it.
static const struct {
  unsigned flag;
  const char *word;
} host_flags[] = {{1, ", portable"}, {2, ", mapped"}, {4, ", write-combined"}};

static CUresult host_allocate(void **out, size_t bytes, unsigned flags) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out || flags & ~7u) return CUDA_ERROR_INVALID_VALUE;
  uint64_t address;
  char name[64] = "pinned";
  for (size_t i = 0; i < sizeof host_flags / sizeof *host_flags; i++)
    if (flags & host_flags[i].flag) strcat(name, host_flags[i].word);
  CU_TRY(allocate(c, bytes, AOTI_PTX_PINNED, name, &address));
  *out = (void *)(uintptr_t)address;
  return CUDA_SUCCESS;
}
CU_API(cuMemAllocHost_v2, (void **out, size_t bytes)) { return host_allocate(out, bytes, 0); }
CU_API(cuMemHostAlloc, (void **out, size_t bytes, unsigned flags)) { return host_allocate(out, bytes, flags); }

CU_API(cuMemFreeHost, (void *host)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!host) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  aoti_sim_drain(c);
  aoti_sim_unlock();
  return release((uint64_t)(uintptr_t)host, 1u << AOTI_PTX_PINNED);
}

CU_API(cuMemHostRegister_v2, (void *host, size_t bytes, unsigned flags)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_ptx_allocation a;
  if (!host || !bytes || flags & ~15u) return CUDA_ERROR_INVALID_VALUE;
  if (find_live((uint64_t)(uintptr_t)host, &a)) return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
  aot_status status = aoti_ptx_register(aoti_sim.machine, host, bytes, c->owner);
  aot_status_free(status);
  return status ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

CU_API(cuMemHostUnregister, (void *host)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_ptx_allocation a;
  if (!find_live((uint64_t)(uintptr_t)host, &a) || a.kind != AOTI_PTX_FOREIGN)
    return CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
  aoti_sim_lock();
  aoti_sim_drain(c);
  aoti_sim_unlock();
  return release((uint64_t)(uintptr_t)host, 1u << AOTI_PTX_FOREIGN);
}

CU_API(cuMemHostGetDevicePointer_v2, (uint64_t * out, void *host, unsigned flags)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_ptx_allocation a;
  if (!out || flags || !find_live((uint64_t)(uintptr_t)host, &a)) return CUDA_ERROR_INVALID_VALUE;
  *out = (uint64_t)(uintptr_t)host;
  return CUDA_SUCCESS;
}

CU_API(cuMemHostGetFlags, (unsigned *out, void *host)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_ptx_allocation a;
  if (!out || !find_live((uint64_t)(uintptr_t)host, &a) || a.kind == AOTI_PTX_DEVICE) return CUDA_ERROR_INVALID_VALUE;
  *out = 2; // mapped into the device's addresses, asked for or not
  for (size_t i = 0; i < sizeof host_flags / sizeof *host_flags; i++)
    if (a.name && strstr(a.name, host_flags[i].word)) *out |= host_flags[i].flag;
  return CUDA_SUCCESS;
}

CU_API(cuMemGetInfo_v2, (size_t * out_free, size_t *out_total)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  uint64_t used = aoti_ptx_used(aoti_sim.machine), total = aoti_sim.model->memory_bytes;
  if (out_free) *out_free = total > used ? total - used : 0;
  if (out_total) *out_total = total;
  return CUDA_SUCCESS;
}

CU_API(cuMemGetAddressRange_v2, (uint64_t * out, size_t *out_bytes, uint64_t address)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_ptx_allocation a;
  if (!find_live(address, &a)) return CUDA_ERROR_NOT_FOUND;
  if (out) *out = a.address;
  if (out_bytes) *out_bytes = a.bytes;
  return CUDA_SUCCESS;
}

// Hints about managed memory change nothing here.
CU_API(cuMemPrefetchAsync_v2, (uint64_t address, size_t bytes, uint64_t location, unsigned flags, void *stream)) {
  (void)bytes, (void)location, (void)flags, (void)stream;
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_ptx_allocation a;
  return find_live(address, &a) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CU_API(cuMemPrefetchAsync, (uint64_t address, size_t bytes, int device, void *stream)) {
  return cuMemPrefetchAsync_v2(address, bytes, (uint64_t)(unsigned)device, 0, stream);
}
CU_API(cuMemAdvise_v2, (uint64_t address, size_t bytes, int advice, uint64_t location)) {
  (void)advice;
  return cuMemPrefetchAsync_v2(address, bytes, location, 0, NULL);
}
CU_API(cuMemAdvise, (uint64_t address, size_t bytes, int advice, int device)) {
  return cuMemAdvise_v2(address, bytes, advice, (uint64_t)(unsigned)device);
}

// ---- what is known about a pointer ----

enum { /* CUpointer_attribute */
       POINTER_CONTEXT = 1,
       POINTER_TYPE,
       POINTER_DEVICE_POINTER,
       POINTER_HOST_POINTER,
       POINTER_SYNC_MEMOPS = 6,
       POINTER_BUFFER_ID,
       POINTER_MANAGED,
       POINTER_ORDINAL,
       POINTER_LEGACY_IPC,
       POINTER_START,
       POINTER_BYTES,
       POINTER_MAPPED,
       POINTER_HANDLE_TYPES,
       POINTER_DIRECT_RDMA,
       POINTER_ACCESS,
       POINTER_POOL,
       POINTER_MAPPING_BYTES,
       POINTER_MAPPING_START,
       POINTER_BLOCK_ID,
       POINTER_LAST /* can be decompressed into by hardware */
};

static CUresult pointer_attribute(void *out, int attribute, uint64_t address, const aoti_ptx_allocation *a) {
  bool host = a->kind == AOTI_PTX_PINNED || a->kind == AOTI_PTX_FOREIGN;
  bool managed = a->name && !strcmp(a->name, "managed");
  switch (attribute) {
  case POINTER_CONTEXT: {
    aoti_sim_lock();
    sim_context *c = aoti_sim_next(NULL, SIM_CONTEXT);
    while (c && c->owner != a->owner) c = aoti_sim_next(c, SIM_CONTEXT);
    aoti_sim_unlock();
    memcpy(out, &c, sizeof c);
    break;
  }
  case POINTER_TYPE: *(unsigned *)out = host && !managed ? 1 : 2; break;
  case POINTER_DEVICE_POINTER: *(uint64_t *)out = address; break;
  case POINTER_HOST_POINTER:
    if (!host) return CUDA_ERROR_INVALID_VALUE;
    *(uint64_t *)out = address;
    break;
  case POINTER_SYNC_MEMOPS: *(unsigned *)out = 0; break;
  case POINTER_BUFFER_ID: *(uint64_t *)out = a->serial; break;
  case POINTER_MANAGED: *(unsigned *)out = managed; break;
  case POINTER_ORDINAL: *(int *)out = 0; break;
  case POINTER_START: *(uint64_t *)out = a->address; break;
  case POINTER_BYTES: *(size_t *)out = a->bytes; break;
  case POINTER_MAPPED: *(unsigned *)out = 1; break;
  case POINTER_ACCESS: *(unsigned *)out = 3; break; // reads and writes
  case POINTER_POOL: {
    aoti_sim_lock();
    sim_pool *p = pool_with(a);
    aoti_sim_unlock();
    memcpy(out, &p, sizeof p);
    break;
  }
  case POINTER_LEGACY_IPC:
  case POINTER_DIRECT_RDMA:
  case POINTER_LAST: *(unsigned *)out = 0; break;
  case POINTER_HANDLE_TYPES: *(uint64_t *)out = 0; break;
  default: return CUDA_ERROR_NOT_SUPPORTED;
  }
  return CUDA_SUCCESS;
}

CU_API(cuPointerGetAttribute, (void *out, int attribute, uint64_t address)) {
  CU_TRY(aoti_sim_ready());
  aoti_ptx_allocation a;
  if (!out || attribute < 1 || attribute > POINTER_LAST || !find_live(address, &a)) return CUDA_ERROR_INVALID_VALUE;
  return pointer_attribute(out, attribute, address, &a);
}

// For a pointer that is not the device's every answer is zero.
CU_API(cuPointerGetAttributes, (unsigned n, const int *attributes, void **out, uint64_t address)) {
  static const unsigned char sizes[POINTER_LAST + 1] = {0, 8, 4, 8, 8, 16, 4, 8, 4, 4, 4,
                                                        8, 8, 4, 8, 4, 4,  8, 8, 8, 8, 4};
  CU_TRY(aoti_sim_ready());
  aoti_ptx_allocation a;
  if (!attributes || !out) return CUDA_ERROR_INVALID_VALUE;
  bool known = find_live(address, &a);
  for (unsigned i = 0; i < n; i++) {
    if (attributes[i] < 1 || attributes[i] > POINTER_LAST || !out[i]) return CUDA_ERROR_INVALID_VALUE;
    if (!known || pointer_attribute(out[i], attributes[i], address, &a)) memset(out[i], 0, sizes[attributes[i]]);
    if (!known && attributes[i] == POINTER_ORDINAL) *(int *)out[i] = -2;
  }
  return CUDA_SUCCESS;
}

CU_API(cuPointerSetAttribute, (const void *value, int attribute, uint64_t address)) {
  CU_TRY(aoti_sim_ready());
  aoti_ptx_allocation a;
  if (!value || attribute != POINTER_SYNC_MEMOPS || !find_live(address, &a)) return CUDA_ERROR_INVALID_VALUE;
  return CUDA_SUCCESS; // copies of pageable memory wait anyway
}

// ---- memory in stream order, and pools ----
// Memory comes at once and goes in stream order. A pool keeps nothing back: use after free is found the sooner.

CU_API(cuMemAllocFromPoolAsync, (uint64_t * out, size_t bytes, void *pool, void *stream)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_sim_lock();
  sim_pool *p = aoti_sim_stream(c, stream) ? pool_of(pool) : NULL;
  CUresult error = p ? allocate(c, bytes, AOTI_PTX_DEVICE, p->name, out) : CUDA_ERROR_INVALID_HANDLE;
  if (!error && (p->used += bytes) > p->most) p->most = p->used;
  aoti_sim_unlock();
  return error;
}
CU_API(cuMemAllocAsync, (uint64_t * out, size_t bytes, void *stream)) {
  aoti_sim_lock();
  sim_pool *p = current_pool;
  aoti_sim_unlock();
  return cuMemAllocFromPoolAsync(out, bytes, p, stream);
}

static CUresult run_free(void *data) { return release(*(uint64_t *)data, 1u << AOTI_PTX_DEVICE); }

CU_API(cuMemFreeAsync, (uint64_t address, void *stream)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_ptx_allocation a;
  if (!find_live(address, &a) || a.address != address || a.kind != AOTI_PTX_DEVICE) return CUDA_ERROR_INVALID_VALUE;
  uint64_t *data = malloc(sizeof *data);
  if (!data) return CUDA_ERROR_OUT_OF_MEMORY;
  *data = address;
  return aoti_sim_queue(c, stream, run_free, free, data, false);
}

CU_API(cuMemPoolCreate, (void **out, const void *properties)) {
  CU_TRY(aoti_sim_ready());
  if (!out || !properties) return CUDA_ERROR_INVALID_VALUE;
  sim_pool *p = calloc(1, sizeof *p);
  if (!p) return CUDA_ERROR_OUT_OF_MEMORY;
  aoti_sim_lock();
  static unsigned made;
  snprintf(p->name, sizeof p->name, "pool %u", ++made);
  aoti_sim_add(&p->object, SIM_POOL);
  aoti_sim_unlock();
  *out = p;
  return CUDA_SUCCESS;
}

CU_API(cuMemPoolDestroy, (void *handle)) {
  aoti_sim_lock();
  sim_pool *p = aoti_sim_find(handle, SIM_POOL);
  if (p) aoti_sim_remove(&p->object);
  if (p && p == current_pool) current_pool = &default_pool;
  aoti_sim_unlock();
  free(p);
  return p ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// CUmemPool_attribute. What is reserved is what is used: 5 and 6 are that now and at most, 7 and 8 as well.
enum { POOL_REUSE_FIRST = 1, POOL_THRESHOLD = 4, POOL_RESERVED_MOST = 6, POOL_USED_MOST = 8, POOL_LAST = 8 };
CU_API(cuMemPoolSetAttribute, (void *handle, int attribute, void *value)) {
  if (!value || attribute < POOL_REUSE_FIRST || attribute > POOL_LAST) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  sim_pool *p = pool_of(handle);
  if (p && attribute < POOL_THRESHOLD) p->reuse[attribute - 1] = *(int *)value;
  if (p && attribute == POOL_THRESHOLD) p->threshold = *(uint64_t *)value;
  if (p && (attribute == POOL_RESERVED_MOST || attribute == POOL_USED_MOST)) p->most = p->used;
  aoti_sim_unlock();
  return p ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CU_API(cuMemPoolGetAttribute, (void *handle, int attribute, void *out)) {
  if (!out || attribute < POOL_REUSE_FIRST || attribute > POOL_LAST) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  sim_pool *p = pool_of(handle);
  if (p && attribute < POOL_THRESHOLD) *(int *)out = p->reuse[attribute - 1];
  if (p && attribute == POOL_THRESHOLD) *(uint64_t *)out = p->threshold;
  if (p && attribute > POOL_THRESHOLD) *(uint64_t *)out = attribute % 2 ? p->used : p->most;
  aoti_sim_unlock();
  return p ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CU_API(cuMemPoolTrimTo, (void *handle, size_t keep)) {
  (void)keep;
  aoti_sim_lock();
  bool known = pool_of(handle);
  aoti_sim_unlock();
  return known ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CU_API(cuMemPoolSetAccess, (void *handle, const void *map, size_t n)) {
  (void)map, (void)n;
  return cuMemPoolTrimTo(handle, 0);
}

CU_API(cuDeviceGetDefaultMemPool, (void **out, int device)) {
  CU_TRY(aoti_sim_device(device));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = &default_pool;
  return CUDA_SUCCESS;
}
CU_API(cuDeviceGetMemPool, (void **out, int device)) {
  CU_TRY(cuDeviceGetDefaultMemPool(out, device));
  aoti_sim_lock();
  *out = current_pool;
  aoti_sim_unlock();
  return CUDA_SUCCESS;
}
CU_API(cuDeviceSetMemPool, (int device, void *handle)) {
  CU_TRY(aoti_sim_device(device));
  aoti_sim_lock();
  sim_pool *p = pool_of(handle);
  if (p) current_pool = p;
  aoti_sim_unlock();
  return p ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
