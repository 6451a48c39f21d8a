// The devices a machine can be a stand-in for.
#include <string.h>
#include "machine.h"

#define PTX_MODEL(id_, name_, major, minor, sms, tsm, bsm, optin, ssm, l2, bus, khz, memkhz, bytes, bw, f32, f64, f16, \
                  mf16, mbf16, mtf32, mf64, ms8, src)                                                                  \
  {.id = id_,                                                                                                          \
   .name = name_,                                                                                                      \
   .sm_major = major,                                                                                                  \
   .sm_minor = minor,                                                                                                  \
   .sm_count = sms,                                                                                                    \
   .max_threads_per_block = 1024,                                                                                      \
   .max_threads_per_sm = tsm,                                                                                          \
   .max_blocks_per_sm = bsm,                                                                                           \
   .max_block = {1024, 1024, 64},                                                                                      \
   .max_grid = {2147483647, 65535, 65535},                                                                             \
   .shared_per_block = 49152,                                                                                          \
   .shared_per_block_optin = optin,                                                                                    \
   .shared_per_sm = ssm,                                                                                               \
   .shared_reserved_per_block = (major) >= 8 ? 1024 : 0,                                                               \
   .regs_per_block = 65536,                                                                                            \
   .regs_per_sm = 65536,                                                                                               \
   .l2_bytes = l2,                                                                                                     \
   .memory_bus_bits = bus,                                                                                             \
   .clock_khz = khz,                                                                                                   \
   .memory_clock_khz = memkhz,                                                                                         \
   .memory_bytes = bytes,                                                                                              \
   .peak_bytes = bw,                                                                                                   \
   .peak_f32 = f32,                                                                                                    \
   .peak_f64 = f64,                                                                                                    \
   .peak_f16 = f16,                                                                                                    \
   .peak_mma_f16 = mf16,                                                                                               \
   .peak_mma_bf16 = mbf16,                                                                                             \
   .peak_mma_tf32 = mtf32,                                                                                             \
   .peak_mma_f64 = mf64,                                                                                               \
   .peak_mma_s8 = ms8,                                                                                                 \
   .source = src},

static const aoti_ptx_model models[] = {
#include "model.def"
};
enum { N_MODELS = sizeof models / sizeof *models };

const aoti_ptx_model *aoti_ptx_model_find(const char *id) {
  if (!id) id = "a100";
  for (int i = 0; i < N_MODELS; i++)
    if (!strcmp(models[i].id, id)) return &models[i];
  return NULL;
}
