// What is there in name only, and the way from names to calls.
#include "driver.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

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
