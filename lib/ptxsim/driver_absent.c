// The calls that are there in name only.
#include "driver.h"

#include <stdatomic.h>

static CUresult absent(const char *name, atomic_bool *said) {
  if (!atomic_exchange(said, true)) aoti_sim_log("%s is not supported", name);
  return CUDA_ERROR_NOT_SUPPORTED;
}

// Called with the arguments of the real call, which the platform's calling convention lets a callee ignore.
#define CU_ABSENT(name)          \
  CU_API(name, (void)) {         \
    static atomic_bool said;     \
    return absent(#name, &said); \
  }
#include "driver_absent.def"
#undef CU_ABSENT
