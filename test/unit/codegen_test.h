/* Shared by the codegen tests: Loop IR text in, results of running it, and PTX for every SM through ptxas. Kernels run
 * on the host, and with AOT_TEST_DEVICE in the environment on the CUDA device (the PTX machine), held to the same
 * values. Each kernel a test compiles for the host is also compiled for each SM and assembled, when ptxas is found. */
#ifndef AOT_CODEGEN_TEST_H
#define AOT_CODEGEN_TEST_H

#include "codegen.h"
#include "runtime.h"

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

static inline bool on_device(void) { return getenv("AOT_TEST_DEVICE") != NULL; }

static inline aoti_device *the_device(void) {
  aoti_device *d;
  must(aoti_device_get((aot_device){AOT_CUDA, 0}, &d), "device");
  return d;
}

/* The target that the kernels of this process run on. cpu has room for the name of an SM. */
static inline aoti_target target_here(char cpu[16]) {
  if (!on_device()) return (aoti_target){AOTI_TARGET_HOST, NULL, NULL};
  must(aoti_cuda_sm(the_device(), cpu), "device");
  return (aoti_target){AOTI_TARGET_NVPTX, cpu, NULL};
}

static inline aoti_compiled *compile_here(const char *text, unsigned emit) {
  char cpu[16];
  aoti_target target = target_here(cpu);
  return compile_text(text, target.kind, target.cpu, emit);
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
  if (on_device()) return; // done by the same test on the host
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

/* An argument of a kernel: memory, all of which the kernel may see, or a number. */
typedef struct kernel_arg {
  void *at;
  size_t bytes;
  uint64_t number;
} kernel_arg;
#define OBJECT(a) \
  { .at = (void *)&(a), .bytes = sizeof(a) } /* an array or a variable */
#define MEMORY(p, n) \
  { .at = (p), .bytes = (n) }
#define NUMBER(n) \
  { .number = (uint64_t)(n) }

enum { MAX_ARGUMENTS = 16 };

static inline int64_t points_of(const aoti_kernel_code *k, const uint64_t *args) {
  int64_t n = -1;
  must(aoti_expr_eval(&k->points, (const int64_t *)args + k->n_buffers, k->n_sizes, &n), "points");
  return n;
}

static inline void run_on_host(const aoti_kernel_code *k, const kernel_arg *args, size_t n_args, bool pieces) {
  uint64_t words[MAX_ARGUMENTS];
  for (size_t i = 0; i < n_args; i++) words[i] = args[i].at ? (uint64_t)(uintptr_t)args[i].at : args[i].number;
  int64_t n = points_of(k, words);
  if (!pieces) {
    k->fn(words, 0, n);
    return;
  }
  for (int64_t at = 0, step = 1; at < n; at += step, step = step * 2 + 1)
    k->fn(words, at, at + step < n ? at + step : n);
}

/* The memory goes to allocations of its size, and comes back whole: what a kernel should leave alone is seen too. */
static inline void run_on_device(const aoti_compiled *c, uint32_t number, const kernel_arg *args, size_t n_args) {
  const aoti_kernel_code *k = &c->kernels[number];
  aoti_device *d = the_device();
  aoti_module *module;
  uint64_t words[MAX_ARGUMENTS];
  int64_t blocks;
  aoti_code_kernel kernels[8] = {{0}};
  assert_true(c->n_kernels <= 8);
  for (size_t i = 0; i < c->n_kernels; i++)
    kernels[i] = (aoti_code_kernel){.name = c->kernels[i].name, .block_threads = c->kernels[i].block_threads};
  aoti_code code = {.kernels = kernels, .n_kernels = c->n_kernels, .ptx = c->ptx.data};
  must(d->ops->load(d, &code, &module), c->ptx.data);
  for (size_t i = 0; i < n_args; i++) {
    words[i] = args[i].number;
    if (!args[i].at) continue;
    void *there;
    must(d->ops->alloc(d, args[i].bytes ? args[i].bytes : 1, NULL, &there), "alloc");
    must(d->ops->write(d, there, args[i].at, args[i].bytes, NULL), "write");
    words[i] = (uint64_t)(uintptr_t)there;
  }
  must(aoti_expr_eval(&k->blocks, (const int64_t *)words + k->n_buffers, k->n_sizes, &blocks), "blocks");
  if (points_of(k, words))
    must(d->ops->launch(d, module, &kernels[number], number, words, (uint32_t)n_args, blocks, 1, NULL), k->name);
  for (size_t i = 0; i < n_args; i++) {
    if (!args[i].at) continue;
    must(d->ops->read(d, args[i].at, (void *)(uintptr_t)words[i], args[i].bytes, NULL), k->name);
    d->ops->free(d, (void *)(uintptr_t)words[i]);
  }
  d->ops->unload(d, module);
}

/* Runs kernel number i whole, and on the host, if asked, in pieces that end at odd places. The results have to be the
 * same: kernels that add to memory cannot be run twice, and set pieces to 0. */
static inline void run_kernel(const aoti_compiled *c, uint32_t i, bool pieces, const kernel_arg *args, size_t n_args) {
  const aoti_kernel_code *k = &c->kernels[i];
  assert_int_equal(n_args, k->n_buffers + k->n_sizes + k->n_scalars + k->reports_errors);
  assert_true(n_args <= MAX_ARGUMENTS);
  if (on_device())
    run_on_device(c, i, args, n_args);
  else
    run_on_host(k, args, n_args, pieces);
}
#define RUN(c, i, pieces, ...) \
  run_kernel((c), (i), (pieces), (kernel_arg[]){__VA_ARGS__}, sizeof((kernel_arg[]){__VA_ARGS__}) / sizeof(kernel_arg))

#endif
