// Devices by name.
#define _GNU_SOURCE
#include "runtime.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// Where the stand-in driver lies, seen from the folder of this code: beside the library; where programs that hold the
// library are installed; and in a build tree.
static const char *const sim_places[] = {"ptxsim", AOT_SIM_INSTALLED, "../lib/ptxsim", "../../lib/ptxsim"};

static aot_status use_sim(void) {
  static const char here; // an address of this code
  char self[4096] = "", path[4600];
  Dl_info info;
  if (dladdr(&here, &info) && info.dli_fname && strchr(info.dli_fname, '/'))
    snprintf(self, sizeof self, "%s", info.dli_fname);
  ssize_t n = *self ? (ssize_t)strlen(self) : readlink("/proc/self/exe", self, sizeof self - 1); // started by its name
  if (n <= 0 || n >= (ssize_t)sizeof self) return aoti_error(AOT_ERROR_DEVICE, "cannot tell where this library lies");
  self[n] = 0;
  *strrchr(self, '/') = 0;
  for (size_t i = 0; i < sizeof sim_places / sizeof *sim_places; i++) {
    snprintf(path, sizeof path, "%s/%s/libcuda.so.1", self, sim_places[i]);
    if (!access(path, R_OK)) return aot_cuda_use_driver(path);
  }
  return aoti_error(
      AOT_ERROR_DEVICE,
      "there is no PTX machine beside this library: %s is not there; aot_cuda_use_driver takes one from elsewhere",
      path);
}

// cuda:N
static bool is_numbered(const char *name) {
  size_t n = strlen(name);
  return n > 5 && n < 8 && !strncmp(name, "cuda:", 5) && strspn(name + 5, "0123456789") == n - 5;
}

aot_status aot_device_open(const char *name, aot_device *out) {
  if (!name || !out) return aoti_error(AOT_ERROR_INVALID, "aot_device_open: NULL argument");
  *out = (aot_device){AOT_CPU, 0};
  if (!strcmp(name, "cpu")) return aot_device_available(*out);
  out->type = AOT_CUDA;
  if (!strcmp(name, "sim")) {
    AOT_TRY(use_sim());
  } else if (is_numbered(name)) {
    unsigned index = 0;
    for (const char *p = name + 5; *p; p++) index = index * 10 + (unsigned)(*p - '0');
    out->index = (uint8_t)index;
  } else if (strcmp(name, "cuda")) {
    return aoti_error(AOT_ERROR_INVALID, "'%s' is no device: cpu, cuda, cuda:N (up to 99) and sim are", name);
  }
  return aot_device_available(*out);
}
