// Counters of the launches so far, and the last report: ptxsim.h.
#include "driver.h"

#pragma GCC visibility push(default)
#include "ptxsim.h"
#pragma GCC visibility pop

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HOT_LINES = 6, MAX_KEPT = 64 << 20 };

void aoti_sim_keep_counters(const aoti_ptx_counters *c, const aoti_ptx_module *module) {
  aoti_sim_lock();
  if (aoti_sim.counters.n + aoti_sim.listing.n < MAX_KEPT) { // a program that counts for days keeps the first of it
    if (aoti_sim.counters.n) aoti_text_add(&aoti_sim.counters, ",\n");
    aoti_ptx_counters_json(c, aoti_sim.model, false, &aoti_sim.counters);
    aoti_ptx_counters_listing(c, module, aoti_sim.model, HOT_LINES, &aoti_sim.listing);
  }
  aoti_sim_unlock();
}

void aoti_sim_keep_report(const char *text) {
  char *copy = strdup(text);
  aoti_sim_lock();
  free(aoti_sim.report);
  aoti_sim.report = copy;
  aoti_sim_unlock();
}

int ptxsim_count(int on) {
  aoti_sim_lock();
  int before = aoti_sim.count;
  aoti_sim.count = on;
  aoti_sim_unlock();
  return before;
}

static size_t copy_out(const char *before, const char *text, const char *after, char *buffer, size_t capacity) {
  int n = snprintf(buffer, buffer ? capacity : 0, "%s%s%s", before, text ? text : "", after);
  return n > 0 ? (size_t)n : 0;
}

size_t ptxsim_counters_json(char *buffer, size_t capacity) {
  aoti_sim_lock();
  size_t n = copy_out("[", aoti_sim.counters.at, "]\n", buffer, capacity);
  aoti_sim_unlock();
  return n;
}

size_t ptxsim_counters_text(char *buffer, size_t capacity) {
  aoti_sim_lock();
  size_t n = copy_out("", aoti_sim.listing.at, "", buffer, capacity);
  aoti_sim_unlock();
  return n;
}

void ptxsim_counters_clear(void) {
  aoti_sim_lock();
  aoti_text_deinit(&aoti_sim.counters);
  aoti_text_deinit(&aoti_sim.listing);
  aoti_sim.counters = aoti_sim.listing = (aoti_text){0};
  aoti_sim_unlock();
}

size_t ptxsim_last_report(char *buffer, size_t capacity) {
  aoti_sim_lock();
  size_t n = copy_out("", aoti_sim.report, "", buffer, capacity);
  aoti_sim_unlock();
  return n;
}

// The end of the program: the profile that PTXSIM_PROFILE asked for.
__attribute__((destructor)) static void write_profile(void) {
  const char *path = getenv("PTXSIM_PROFILE");
  FILE *f = path && *path && aoti_sim.counters.at ? fopen(path, "w") : NULL;
  if (!f) return;
  fprintf(f, "[%s]\n", aoti_sim.counters.at);
  fclose(f);
}
