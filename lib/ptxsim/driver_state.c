// What the front keeps for the process: settings, the device's machine, and the table of live handles.
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

sim_state aoti_sim = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

void aoti_sim_lock(void) { pthread_mutex_lock(&aoti_sim.lock); }
void aoti_sim_unlock(void) { pthread_mutex_unlock(&aoti_sim.lock); }

void aoti_sim_log(const char *fmt, ...) {
  const char *path = getenv("PTXSIM_LOG");
  if (path && !strcmp(path, "none")) return;
  FILE *f = path && *path && strcmp(path, "stderr") ? fopen(path, "a") : stderr;
  if (!f) return;
  va_list args;
  va_start(args, fmt);
  flockfile(f);
  fputs("ptxsim: ", f);
  vfprintf(f, fmt, args);
  fputc('\n', f);
  funlockfile(f);
  va_end(args);
  if (f != stderr) fclose(f);
}

static sim_object **bucket(const void *handle) {
  uint64_t h = aoti_hash_finish(aoti_hash_u64(AOTI_HASH_SEED, (uint64_t)(uintptr_t)handle));
  return &aoti_sim.buckets[h % (sizeof aoti_sim.buckets / sizeof *aoti_sim.buckets)];
}

void *aoti_sim_find(const void *handle, sim_kind kind) {
  for (sim_object *o = *bucket(handle); o; o = o->next)
    if (o == handle) return o->kind == kind ? o : NULL;
  return NULL;
}

void aoti_sim_add(sim_object *object, sim_kind kind) {
  sim_object **at = bucket(object);
  object->kind = kind;
  object->next = *at;
  *at = object;
}

void aoti_sim_remove(sim_object *object) {
  for (sim_object **at = bucket(object); *at; at = &(*at)->next)
    if (*at == object) {
      *at = object->next;
      return;
    }
}

void *aoti_sim_next(const void *after, sim_kind kind) {
  size_t n = sizeof aoti_sim.buckets / sizeof *aoti_sim.buckets;
  size_t i = after ? (size_t)(bucket(after) - aoti_sim.buckets) : 0;
  sim_object *o = after ? ((const sim_object *)after)->next : aoti_sim.buckets[0];
  for (;; o = aoti_sim.buckets[i]) {
    for (; o; o = o->next)
      if (o->kind == kind) return o;
    if (++i == n) return NULL;
  }
}

static CUresult start(void) {
  const char *gpu = getenv("PTXSIM_GPU"), *order = getenv("PTXSIM_SCHEDULE"), *limit = getenv("PTXSIM_LIMIT");
  aoti_sim.model = aoti_ptx_model_find(gpu && *gpu ? gpu : NULL);
  if (!aoti_sim.model) {
    aoti_sim_log("PTXSIM_GPU names no model that is known here: %s", gpu);
    return CUDA_ERROR_NO_DEVICE;
  }
  aot_status wrong = aoti_ptx_parse_checks(getenv("PTXSIM_CHECKS"), &aoti_sim.checks);
  if (wrong) aoti_sim_log("PTXSIM_CHECKS: %s", aot_status_message(wrong));
  aot_status_free(wrong);
  if (order && !strncmp(order, "random", 6)) {
    aoti_sim.seed = order[6] == ':' ? strtoull(order + 7, NULL, 10) : 1;
    if (!aoti_sim.seed) aoti_sim.seed = 1; // 0 means in order
  } else if (order && *order && strcmp(order, "ordered"))
    aoti_sim_log("PTXSIM_SCHEDULE is ordered or random:SEED, not %s", order);
  if (getenv("PTXSIM_PROFILE")) aoti_sim.count = true;
  aoti_sim.limit = limit ? strtoull(limit, NULL, 10) : 0;
  aot_status status = aoti_ptx_machine_create(aoti_sim.model, &aoti_sim.machine);
  if (!status) return CUDA_SUCCESS;
  aoti_sim_log("%s", aot_status_message(status));
  aot_status_free(status);
  return CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult aoti_sim_start(void) {
  aoti_sim_lock();
  CUresult error = aoti_sim.up ? CUDA_SUCCESS : start();
  if (!error) aoti_sim.up = true;
  aoti_sim_unlock();
  return error;
}

CUresult aoti_sim_ready(void) {
  aoti_sim_lock();
  bool up = aoti_sim.up;
  aoti_sim_unlock();
  return up ? CUDA_SUCCESS : CUDA_ERROR_NOT_INITIALIZED;
}

CUresult aoti_sim_device(int device) {
  CU_TRY(aoti_sim_ready());
  return device ? CUDA_ERROR_INVALID_DEVICE : CUDA_SUCCESS;
}
