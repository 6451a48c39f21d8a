// Lane-instructions per second of one core, counted by the machine itself and timed in processor time, so that other
// programs on the computer do not count.
#include "bench.h"

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

// The kernels are those that appear again and again: each takes a buffer of floats and a number of rounds.
static const char ptx[] = ".version 7.0\n.target sm_70\n.address_size 64\n"
#define KERNEL(name, body)                                                                                    \
  ".visible .entry " name "(.param .u64 p, .param .u32 n) {\n"                                                \
  "  .reg .pred %q; .reg .b32 %r<16>; .reg .f32 %f<20>; .reg .b64 %d<8>;\n"                                   \
  "  .shared .align 16 .f32 tile[512];\n"                                                                     \
  "  ld.param.u64 %d1, [p]; ld.param.u32 %r1, [n]; mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x;\n"             \
  "  mov.u32 %r4, %ntid.x; mad.lo.u32 %r5, %r3, %r4, %r2; mul.wide.u32 %d2, %r5, 4; add.u64 %d3, %d1, %d2;\n" \
  "  mov.u32 %r6, 0; cvt.rn.f32.u32 %f1, %r2; mov.f32 %f2, 0f3F800000; mov.f32 %f3, 0f3F000000;\n" body "  ret;\n}\n"
#define NEXT "  add.u32 %r6, %r6, 1;\n  setp.lt.u32 %q, %r6, %r1;\n  @%q bra LOOP;\n"

    // Eight multiply-adds, four integer operations, a comparison and a branch.
    KERNEL("arithmetic",
           "  mov.f32 %f4, %f1; mov.f32 %f5, %f1; mov.f32 %f6, %f2; mov.u32 %r7, %r2;\n"
           "LOOP:\n"
           "  fma.rn.f32 %f1, %f1, %f3, %f2;\n  fma.rn.f32 %f4, %f4, %f3, %f1;\n  fma.rn.f32 %f5, %f5, %f3, %f2;\n"
           "  fma.rn.f32 %f6, %f6, %f3, %f5;\n  fma.rn.f32 %f1, %f1, %f3, %f6;\n  fma.rn.f32 %f4, %f4, %f3, %f2;\n"
           "  fma.rn.f32 %f5, %f5, %f3, %f4;\n  fma.rn.f32 %f6, %f6, %f3, %f1;\n"
           "  add.u32 %r7, %r7, %r2;\n  xor.b32 %r7, %r7, %r6;\n  shl.b32 %r8, %r7, 1;\n" NEXT
           "  add.f32 %f1, %f1, %f6; add.f32 %f4, %f4, %f5; add.f32 %f1, %f1, %f4; cvt.rn.f32.u32 %f7, %r7;\n"
           "  add.f32 %f1, %f1, %f7; st.global.f32 [%d3], %f1;\n")
    // A gelu's worth of approximations among plain arithmetic.
    KERNEL("functions",
           "LOOP:\n"
           "  mul.f32 %f4, %f1, %f3;\n  ex2.approx.ftz.f32 %f5, %f4;\n  add.f32 %f5, %f5, %f2;\n"
           "  rcp.approx.ftz.f32 %f6, %f5;\n  fma.rn.f32 %f7, %f6, %f3, %f2;\n  sqrt.approx.f32 %f8, %f7;\n"
           "  fma.rn.f32 %f1, %f8, %f3, %f6;\n  max.f32 %f1, %f1, %f3;\n" NEXT "  st.global.f32 [%d3], %f1;\n")
    // y = y * a + x over a buffer, neighbouring lanes at neighbouring addresses.
    KERNEL("saxpy",
           "  mov.u32 %r7, %nctaid.x; mul.lo.u32 %r7, %r7, %r4; mul.wide.u32 %d4, %r7, 4;\n"
           "LOOP:\n"
           "  ld.global.f32 %f4, [%d3];\n  ld.global.f32 %f5, [%d3+4194304];\n  fma.rn.f32 %f6, %f4, %f3, %f5;\n"
           "  st.global.f32 [%d3], %f6;\n  add.u64 %d3, %d3, %d4;\n" NEXT)
    // The same, four elements a lane.
    KERNEL("vectors",
           "  mul.wide.u32 %d2, %r5, 16; add.u64 %d3, %d1, %d2; mov.u64 %d4, 0;\n"
           "LOOP:\n"
           "  ld.global.v4.f32 {%f4, %f5, %f6, %f7}, [%d3];\n  mul.f32 %f4, %f4, %f3;\n  mul.f32 %f5, %f5, %f3;\n"
           "  mul.f32 %f6, %f6, %f3;\n  mul.f32 %f7, %f7, %f3;\n"
           "  st.global.v4.f32 [%d3+4194304], {%f4, %f5, %f6, %f7};\n" NEXT)
    // The inner loop of a tiled product: 16 x 16 threads, two tiles in shared memory, four steps of k a round.
    KERNEL(
        "product",
        "  mov.u32 %r7, tile; shl.b32 %r8, %r2, 2; add.u32 %r8, %r7, %r8; shr.u32 %r9, %r2, 4; and.b32 %r10, %r2, 15;\n"
        "  shl.b32 %r9, %r9, 6; add.u32 %r9, %r7, %r9; shl.b32 %r10, %r10, 2; add.u32 %r10, %r7, %r10;\n"
        "LOOP:\n"
        "  ld.global.f32 %f4, [%d3];\n  st.shared.f32 [%r8], %f4;\n  st.shared.f32 [%r8+1024], %f4;\n  bar.sync 0;\n"
#define STEP(a, b)                                                          \
  "  ld.shared.f32 %f5, [%r9+" a "];\n  ld.shared.f32 %f6, [%r10+" b "];\n" \
  "  fma.rn.f32 %f1, %f5, %f6, %f1;\n"
        STEP("0", "1024") STEP("4", "1088") STEP("8", "1152") STEP("12", "1216") STEP("16", "1280") STEP("20", "1344")
            STEP("24", "1408") STEP("28", "1472") STEP("32", "1536") STEP("36", "1600") STEP("40", "1664")
                STEP("44", "1728") STEP("48", "1792") STEP("52", "1856") STEP("56", "1920")
                    STEP("60", "1984") "  bar.sync 0;\n" NEXT "  st.global.f32 [%d3], %f1;\n")
    // A sum over the block: shuffles in the warp, one word of shared memory per warp.
    KERNEL(
        "reduction",
        "  mov.u32 %r7, tile; shr.u32 %r8, %r2, 5; shl.b32 %r8, %r8, 2; add.u32 %r8, %r7, %r8; and.b32 %r9, %r2, 31;\n"
        "LOOP:\n"
        "  ld.global.f32 %f4, [%d3];\n"
#define FOLD(n)                                                                                                       \
  "  mov.b32 %r10, %f4;\n  shfl.sync.bfly.b32 %r11, %r10, " n ", 31, -1;\n  mov.b32 %f5, %r11;\n  add.f32 %f4, %f4, " \
  "%f5;\n"
        FOLD("16") FOLD("8") FOLD("4") FOLD("2")
            FOLD("1") "  setp.eq.u32 %q, %r9, 0;\n  @%q st.shared.f32 [%r8], %f4;\n  bar.sync 0;\n"
                      "  ld.shared.f32 %f5, [tile];\n  ld.shared.f32 %f6, [tile+4];\n  add.f32 %f7, %f5, %f6;\n  "
                      "bar.sync 0;\n" NEXT "  st.global.f32 [%d3], %f7;\n");

enum { BLOCKS = 64, THREADS = 256, REPEATS = 9, BUFFER = 2 << 22 };

static const struct {
  const char *name;
  uint32_t rounds;
} kernels[] = {{"arithmetic", 500}, {"functions", 200}, {"saxpy", 60},
               {"vectors", 100},    {"product", 8},     {"reduction", 30}};

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static aot_status launch(aoti_ptx_machine *machine, const aoti_ptx_kernel *kernel, uint64_t buffer, uint32_t rounds,
                         uint32_t checks, bool count, double *out_seconds, double *out_lanes) {
  struct {
    uint64_t p;
    uint32_t n, pad;
  } params = {buffer, rounds, 0};
  aoti_ptx_launch l = {.kernel = kernel,
                       .grid = {BLOCKS, 1, 1},
                       .block = {THREADS, 1, 1},
                       .params = &params,
                       .checks = checks,
                       .count = count,
                       .threads = 1};
  aoti_ptx_result r;
  double start = seconds();
  AOT_TRY(aoti_ptx_launch_run(machine, &l, &r));
  *out_seconds = seconds() - start;
  aot_status status =
      r.verdict ? aoti_error(AOT_ERROR_INTERNAL, "%s", r.report ? r.report : "the bench's kernel failed") : NULL;
  if (!status && count) *out_lanes = (double)r.counters->total.lanes;
  aoti_ptx_result_deinit(&r);
  return status;
}

// The best of several, in billions of lane-instructions per second.
static aot_status rate(aoti_ptx_machine *machine, const aoti_ptx_kernel *kernel, uint64_t buffer, uint32_t rounds,
                       uint32_t checks, double *out) {
  double lanes = 0, t;
  AOT_TRY(launch(machine, kernel, buffer, rounds, 0, true, &t, &lanes));
  *out = 0;
  for (int i = 0; i < REPEATS; i++) {
    AOT_TRY(launch(machine, kernel, buffer, rounds, checks, false, &t, NULL));
    if (lanes / t * 1e-9 > *out) *out = lanes / t * 1e-9;
  }
  return NULL;
}

static aot_status run(aoti_ptx_machine *machine, const aoti_ptx_module *module, uint64_t buffer, const char *only) {
  printf("billions of lane-instructions per second and core\nkernel      no checks  every check\n");
  for (size_t i = 0; i < sizeof kernels / sizeof *kernels; i++) {
    if (only && strcmp(only, kernels[i].name)) continue;
    const aoti_ptx_kernel *k = aoti_ptx_kernel_find(module, kernels[i].name);
    double off, on;
    AOT_TRY(rate(machine, k, buffer, kernels[i].rounds, 0, &off));
    AOT_TRY(rate(machine, k, buffer, kernels[i].rounds, AOTI_PTX_CHECK_ALL, &on));
    printf("%-10s  %9.2f  %11.2f\n", kernels[i].name, off, on);
  }
  struct rusage usage;
  if (!getrusage(RUSAGE_SELF, &usage)) printf("memory: %ld MiB at most\n", usage.ru_maxrss / 1024);
  return NULL;
}

aot_status bench_run(aoti_ptx_machine *machine, const char *only) {
  aoti_ptx_module *module = NULL;
  uint64_t buffer;
  AOT_TRY(aoti_ptx_load(machine, "bench", ptx, sizeof ptx - 1, &module));
  aot_status status = aoti_ptx_alloc(machine, BUFFER, AOTI_PTX_DEVICE, 0, "bench", &buffer);
  if (!status) {
    aoti_ptx_mark_written(machine, buffer, BUFFER, true);
    status = run(machine, module, buffer, only);
  }
  aoti_ptx_unload(module);
  return status;
}
