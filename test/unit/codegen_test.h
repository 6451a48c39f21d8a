/* Shared by the codegen tests: Loop IR text in, results of running it on the host, and PTX for every SM through ptxas.
 * Each kernel a test compiles for the host is also compiled for each SM and assembled, when ptxas is found. */
#ifndef AOT_CODEGEN_TEST_H
#define AOT_CODEGEN_TEST_H

#include "codegen.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>

static int ptx_emitted, ptx_assembled;

static inline void must(aot_status s, const char *what) {
  if (s) fail_msg("%s: %s", what, aot_status_text(s));
}

static inline aoti_compiled *compile_text(const char *text, aoti_target_kind kind, const char *cpu, unsigned emit) {
  aoti_arena arena;
  aoti_loop_module m;
  aoti_compiled *c = NULL;
  aoti_target target = {kind, cpu, NULL};
  aoti_codegen_options o = AOTI_CODEGEN_OPTIONS_INIT;
  o.emit = emit;
  aoti_arena_init(&arena, NULL);
  aoti_loop_module_init(&m, &arena);
  must(aoti_loop_parse(&m, text, strlen(text)), text);
  must(aoti_codegen_compile(&m, &target, &o, &c), text);
  aoti_arena_deinit(&arena);
  return c;
}

static inline const char *ptxas_path(void) {
  static char path[512];
  static int looked;
  if (looked++) return *path ? path : NULL;
  const char *dirs = getenv("PATH");
  char all[8192];
  snprintf(all, sizeof all, "%s:/usr/local/cuda/bin", dirs ? dirs : "");
  for (char *save, *d = strtok_r(all, ":", &save); d; d = strtok_r(NULL, ":", &save)) {
    snprintf(path, sizeof path, "%s/ptxas", d);
    if (!access(path, X_OK)) return path;
  }
  *path = 0;
  return NULL;
}

static inline void assemble(const aoti_compiled *c, const char *cpu) {
  char file[64] = P_tmpdir "/aot_ptx_XXXXXX", command[1024];
  ptx_emitted += (int)c->n_kernels;
  if (!ptxas_path()) return;
  int fd = mkstemp(file);
  assert_true(fd >= 0);
  assert_int_equal(write(fd, c->ptx.data, c->ptx.n), (ssize_t)c->ptx.n);
  close(fd);
  snprintf(command, sizeof command, "%s -arch=%s -o /dev/null %s 2>&1", ptxas_path(), cpu, file);
  FILE *p = popen(command, "r");
  char said[2000];
  size_t n = fread(said, 1, sizeof said - 1, p);
  said[n] = 0;
  if (pclose(p)) fail_msg("ptxas -arch=%s:\n%s\n%s", cpu, said, c->ptx.data);
  unlink(file);
  ptx_assembled += (int)c->n_kernels;
}

/* PTX for every SM, assembled where ptxas is. Without `all` or AOT_TEST_ALL two of them stand for the rest: a compile
 * and an assembly take 30 ms. */
static inline void ptx_everywhere(const char *text, int all) {
  for (int i = 0; aoti_nvptx_cpus[i]; i++) {
    if (!all && i != 0 && i != 3 && !getenv("AOT_TEST_ALL")) continue;
    aoti_compiled *c = compile_text(text, AOTI_TARGET_NVPTX, aoti_nvptx_cpus[i], 0);
    assert_non_null(c->ptx.data);
    assemble(c, aoti_nvptx_cpus[i]);
    aoti_compiled_destroy(c);
  }
}

/* The last lines of main: what was assembled; 77 (a skip) if nothing was. */
static inline int ptx_summary(int failures) {
  printf("PTX: %d kernels emitted, %d assembled\n", ptx_emitted, ptx_assembled);
  if (failures) return failures;
  return ptx_emitted && !ptx_assembled ? 77 : 0;
}

static inline int64_t points_of(const aoti_kernel_code *k, const uint64_t *args) {
  int64_t n = -1;
  must(aoti_expr_eval(&k->points, (const int64_t *)args + k->n_buffers, k->n_sizes, &n), "points");
  return n;
}

/* Runs kernel number i whole, and in pieces that end at odd places. The results have to be the same: kernels that add
 * to memory cannot be run twice, and set pieces to 0. */
static inline void run(const aoti_compiled *c, size_t i, const uint64_t *args, int pieces) {
  int64_t n = points_of(&c->kernels[i], args);
  if (!pieces) {
    c->kernels[i].fn(args, 0, n);
    return;
  }
  for (int64_t at = 0, step = 1; at < n; at += step, step = step * 2 + 1)
    c->kernels[i].fn(args, at, at + step < n ? at + step : n);
}

#define WORD(p) ((uint64_t)(uintptr_t)(p))

#endif
