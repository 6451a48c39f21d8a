// From names to calls. A name without suffix is the version of the call that the caller's CUDA version knows.
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef CUresult (*call)(void);
#define CU_PRESENT(name) CUresult name(void);
#define CU_ABSENT(name)  CUresult name(void);
#include "driver_absent.def"
#include "driver_present.def"
#undef CU_ABSENT
#undef CU_PRESENT

static const struct {
  const char *name;
  call fn;
} calls[] = {
#define CU_PRESENT(name) {#name, name},
#define CU_ABSENT(name)  {#name, name},
#include "driver_absent.def"
#include "driver_present.def"
#undef CU_ABSENT
#undef CU_PRESENT
};

// Names whose versions take different parameters, newest first, with the CUDA version each came with. Of the others the
// newest is taken: their older versions take the same.
static const struct {
  const char *name, *exported;
  int since;
} versions[] = {
    {"cuCtxCreate", "cuCtxCreate_v4", 12050},
    {"cuCtxCreate", "cuCtxCreate_v3", 11040},
    {"cuCtxCreate", "cuCtxCreate_v2", 3020},
    {"cuCtxGetDevice", "cuCtxGetDevice_v2", 13000},
    {"cuCtxGetDevice", "cuCtxGetDevice", 2000},
    {"cuCtxSynchronize", "cuCtxSynchronize_v2", 13000},
    {"cuCtxSynchronize", "cuCtxSynchronize", 2000},
    {"cuMemAdvise", "cuMemAdvise_v2", 12020},
    {"cuMemAdvise", "cuMemAdvise", 8000},
    {"cuMemPrefetchAsync", "cuMemPrefetchAsync_v2", 12020},
    {"cuMemPrefetchAsync", "cuMemPrefetchAsync", 8000},
    {"cuStreamGetCtx", "cuStreamGetCtx_v2", 12050},
    {"cuStreamGetCtx", "cuStreamGetCtx", 9020},
    {"cuGetProcAddress", "cuGetProcAddress_v2", 12000},
    {"cuGetProcAddress", "cuGetProcAddress", 11030},
};

static call own(const char *name);

static call find(const char *name) {
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
    if (!strcmp(calls[i].name, name)) return calls[i].fn;
  return own(name);
}

static call find_version(const char *name, int version, bool *too_old) {
  bool listed = false;
  for (size_t i = 0; i < sizeof versions / sizeof *versions; i++) {
    if (strcmp(versions[i].name, name)) continue;
    listed = true;
    if (version >= versions[i].since) return find(versions[i].exported);
  }
  *too_old = listed;
  if (listed) return NULL;
  for (int v = 4; v > 1; v--) {
    char suffixed[128];
    snprintf(suffixed, sizeof suffixed, "%s_v%d", name, v);
    call fn = find(suffixed);
    if (fn) return fn;
  }
  return find(name);
}

enum { PROC_FOUND, PROC_NOT_FOUND, PROC_TOO_OLD }; // CUdriverProcAddressQueryResult

// Per-thread default streams (a flag) are the legacy one here, which waits for more.
CU_API(cuGetProcAddress_v2, (const char *name, void **out, int version, uint64_t flags, int *out_how)) {
  bool too_old = false;
  if (!name || !out || flags > 3) return CUDA_ERROR_INVALID_VALUE;
  call fn = find_version(name, version, &too_old);
  if (out_how) *out_how = fn ? PROC_FOUND : too_old ? PROC_TOO_OLD : PROC_NOT_FOUND;
  memcpy(out, &fn, sizeof fn);
  return fn ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}
CU_API(cuGetProcAddress, (const char *name, void **out, int version, uint64_t flags)) {
  return cuGetProcAddress_v2(name, out, version, flags, NULL);
}

// These two are not in the tables, for their types are known here.
static call own(const char *name) {
  if (!strcmp(name, "cuGetProcAddress_v2")) return (call)(void *)cuGetProcAddress_v2;
  return strcmp(name, "cuGetProcAddress") ? NULL : (call)(void *)cuGetProcAddress;
}
