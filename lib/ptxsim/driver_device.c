// The device, as the model named by PTXSIM_GPU describes it.
#include "driver.h"

#include <stdio.h>
#include <string.h>

enum { DRIVER_VERSION = 13000, MAX_ATTRIBUTE = 147 };

CU_API(cuInit, (unsigned flags)) { return flags ? CUDA_ERROR_INVALID_VALUE : aoti_sim_start(); }

CU_API(cuDriverGetVersion, (int *out)) {
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = DRIVER_VERSION;
  return CUDA_SUCCESS;
}

CU_API(cuDeviceGetCount, (int *out)) {
  CU_TRY(aoti_sim_ready());
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = 1;
  return CUDA_SUCCESS;
}

CU_API(cuDeviceGet, (int *out, int ordinal)) {
  CU_TRY(aoti_sim_device(ordinal));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = ordinal;
  return CUDA_SUCCESS;
}

CU_API(cuDeviceGetName, (char *out, int n, int device)) {
  CU_TRY(aoti_sim_device(device));
  if (!out || n <= 0) return CUDA_ERROR_INVALID_VALUE;
  snprintf(out, (size_t)n, "%s", aoti_sim.model->name);
  return CUDA_SUCCESS;
}

CU_API(cuDeviceTotalMem_v2, (size_t * out, int device)) {
  CU_TRY(aoti_sim_device(device));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = aoti_sim.model->memory_bytes;
  return CUDA_SUCCESS;
}

CU_API(cuDeviceGetAttribute, (int *out, int attribute, int device)) {
  CU_TRY(aoti_sim_device(device));
  if (!out || attribute < 1 || attribute > MAX_ATTRIBUTE) return CUDA_ERROR_INVALID_VALUE;
  const aoti_ptx_model *m = aoti_sim.model;
  switch (attribute) {
#define CU_ATTRIBUTE(number, name, value) \
  case number:                            \
    *out = (value);                       \
    break;
#include "driver_attributes.def"
#undef CU_ATTRIBUTE
  default: *out = 0;
  }
  return CUDA_SUCCESS;
}

CU_API(cuDeviceComputeCapability, (int *major, int *minor, int device)) {
  CU_TRY(aoti_sim_device(device));
  if (!major || !minor) return CUDA_ERROR_INVALID_VALUE;
  *major = aoti_sim.model->sm_major;
  *minor = aoti_sim.model->sm_minor;
  return CUDA_SUCCESS;
}

typedef struct device_properties {
  int max_threads_per_block, max_block[3], max_grid[3], shared_per_block, constant, warp, pitch, regs, clock, texture;
} device_properties;

CU_API(cuDeviceGetProperties, (device_properties * out, int device)) {
  CU_TRY(aoti_sim_device(device));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  const aoti_ptx_model *m = aoti_sim.model;
  *out = (device_properties){.max_threads_per_block = m->max_threads_per_block,
                             .shared_per_block = m->shared_per_block,
                             .constant = 65536,
                             .warp = 32,
                             .pitch = 2147483647,
                             .regs = m->regs_per_block,
                             .clock = m->clock_khz,
                             .texture = 512};
  memcpy(out->max_block, m->max_block, sizeof out->max_block);
  memcpy(out->max_grid, m->max_grid, sizeof out->max_grid);
  return CUDA_SUCCESS;
}

// An identity of its own, so that nothing that knows real devices takes it for one: "ptxsim" and the model.
CU_API(cuDeviceGetUuid_v2, (unsigned char out[16], int device)) {
  CU_TRY(aoti_sim_device(device));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  memset(out, 0, 16);
  memcpy(out, "ptxsim", 6);
  memcpy(out + 8, aoti_sim.model->id, strlen(aoti_sim.model->id));
  return CUDA_SUCCESS;
}
CU_API(cuDeviceGetUuid, (unsigned char out[16], int device)) { return cuDeviceGetUuid_v2(out, device); }

static const char bus_id[] = "0000:01:00.0";
CU_API(cuDeviceGetPCIBusId, (char *out, int n, int device)) {
  CU_TRY(aoti_sim_device(device));
  if (!out || n <= 0) return CUDA_ERROR_INVALID_VALUE;
  snprintf(out, (size_t)n, "%s", bus_id);
  return CUDA_SUCCESS;
}
CU_API(cuDeviceGetByPCIBusId, (int *out, const char *id)) {
  CU_TRY(aoti_sim_ready());
  if (!out || !id) return CUDA_ERROR_INVALID_VALUE;
  if (strcmp(id, bus_id) && strcmp(id, bus_id + 5)) return CUDA_ERROR_INVALID_DEVICE;
  *out = 0;
  return CUDA_SUCCESS;
}

CU_API(cuDeviceCanAccessPeer, (int *out, int device, int peer)) {
  CU_TRY(aoti_sim_device(device));
  CU_TRY(aoti_sim_device(peer));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  *out = 0;
  return CUDA_SUCCESS;
}

CU_API(cuDeviceGetExecAffinitySupport, (int *out, int type, int device)) {
  CU_TRY(aoti_sim_device(device));
  if (!out || type) return CUDA_ERROR_INVALID_VALUE;
  *out = 0;
  return CUDA_SUCCESS;
}
