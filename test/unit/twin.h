/* Tests that run on the host and once more, with AOT_TEST_DEVICE in the environment, on the CUDA device (the PTX
 * machine): inputs are moved where the test runs, results back to where they can be read. */
#ifndef AOT_TWIN_H
#define AOT_TWIN_H

#include "driver.h"

#include <stdlib.h>

static inline aot_device twin_device(void) { return (aot_device){getenv("AOT_TEST_DEVICE") ? AOT_CUDA : AOT_CPU, 0}; }

static inline bool twin_elsewhere(void) { return twin_device().type != AOT_CPU; }

static inline aot_tensor *twin_moved(aot_scope *s, aot_tensor *t, aot_device device) {
  aot_tensor *moved;
  if (!t || t->meta.device.type == device.type) return t;
  aot_status status = aot_tensor_to(t, device, &moved);
  if (status) {
    aoti_scope_fail(s, status);
    return t;
  }
  return aoti_scope_own(s, moved);
}

/* A tensor that was made on the host, where the test runs. */
static inline aot_tensor *twin_in(aot_scope *s, aot_tensor *t) { return twin_moved(s, t, twin_device()); }
/* A result, where it can be read. */
static inline aot_tensor *twin_out(aot_scope *s, aot_tensor *t) { return twin_moved(s, t, (aot_device){AOT_CPU, 0}); }

#endif
