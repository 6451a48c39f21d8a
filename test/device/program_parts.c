// A program whose device code was compiled in parts, as nvcc -rdc=true does: names that are seen in one part alone,
// weak functions that several have, tables of files, and the grid's barrier out of libcudadevrt. And what a program
// asks about such code: registers, constants. usage: program_parts
#include "driver_check.h"

#include <cudaProfiler.h>
#include <unistd.h>

#define HEADER ".version 7.0\n.target sm_70\n.address_size 64\n"
#define TWICE  /* what a template becomes: in both parts */                                                      \
  ".weak .global .align 4 .u32 calls;\n.weak .func (.param .b32 r) twice(.param .b32 x) {\n.reg .b32 %r<3>;\n"   \
  "ld.param.b32 %r1, [x];\nshl.b32 %r2, %r1, 1;\nst.param.b32 [r], %r2;\natom.global.add.u32 %r1, [calls], 1;\n" \
  "ret;\n}\n"
#define CALL(result, f, argument)                                                        \
  "{\n.param .b32 a;\n.param .b32 b;\nst.param.b32 [a], " argument ";\ncall.uni (b), " f \
  ", (a);\nld.param.b32 " result ", [b];\n}\n"
#define THREAD \
  "mov.u32 %r1, %tid.x;\nmul.wide.u32 %rd2, %r1, 4;\nld.param.u64 %rd1, [out];\nadd.u64 %rd1, %rd1, %rd2;\n"
#define REGISTERS ".reg .b32 %r<10>;\n.reg .b64 %rd<4>;\n"

static const char first[] = HEADER
    ".file 1 \"first.cu\"\n.extern .global .align 4 .u32 shared_number;\n.extern .func (.param .b32 r) other(.param "
    ".b32 x);\n"
    ".global .align 4 .u32 number = 3;\n.const .align 4 .u32 table[3] = {1, 2, 3};\n" TWICE
    ".func (.param .b32 r) mine(.param .b32 x) {\n" REGISTERS ".loc 1 7 1\nld.param.b32 %r1, [x];\n"
    "ld.global.u32 %r2, [number];\nld.const.u32 %r3, [table+8];\nadd.u32 %r1, %r1, %r2;\nadd.u32 %r1, %r1, %r3;\n"
    "st.param.b32 [r], %r1;\nret;\n}\n"
    ".visible .entry sum(.param .u64 out) {\n" REGISTERS THREAD CALL("%r2", "mine", "%r1") CALL("%r3", "other", "%r1")
        CALL("%r4", "twice", "%r1") "ld.global.u32 %r5, [shared_number];\nadd.u32 %r2, %r2, %r3;\nadd.u32 %r2, %r2, "
                                    "%r4;\nadd.u32 %r2, %r2, %r5;\n"
                                    "st.global.u32 [%rd1], %r2;\nret;\n}\n";
static const char second[] =
    ".version 7.8\n.target sm_80\n.address_size 64\n"
    ".file 1 \"second.cu\"\n.visible .global .align 4 .u32 shared_number = 1000;\n.global .align 4 .u32 number = 30;\n"
    ".global .align 8 .u64 where = generic(number);\n" TWICE ".func (.param .b32 r) mine(.param .b32 x) {\n" REGISTERS
    "ld.param.b32 %r1, [x];\nld.global.u64 %rd1, [where];\n"
    "ld.u32 %r2, [%rd1];\nadd.u32 %r1, %r1, %r2;\nst.param.b32 [r], %r1;\nret;\n}\n"
    ".visible .func (.param .b32 r) other(.param .b32 x) {\n" REGISTERS
    "ld.param.b32 %r1, [x];\n" CALL("%r2", "mine", "%r1")
        CALL("%r3", "twice", "%r2") "st.param.b32 [r], %r3;\nret;\n}\n"
                                    ".visible .entry beyond(.param .u64 out) {\n" REGISTERS THREAD
                                    ".loc 1 99 1\nst.global.u32 [%rd1+4096], %r1;\nret;\n}\n";
// Blocks pass a number on through the grid's barrier, as Numba's grid.sync() calls it.
static const char rounds[] = HEADER
    ".extern .func (.param .b64 h) cudaCGGetIntrinsicHandle(.param .b32 scope);\n"
    ".extern .func (.param .b32 e) cudaCGSynchronize(.param .b64 h, .param .b32 flags);\n"
    ".visible .entry pass(.param .u64 out, .param .u32 n) {\n.reg .pred %p;\n" REGISTERS
    "mov.u32 %r1, %ctaid.x;\nmov.u32 %r2, %nctaid.x;\nmov.u32 %r6, 0;\nld.param.u64 %rd1, [out];\n"
    "{\n.param .b32 s;\n.param .b64 h;\nst.param.b32 [s], 1;\ncall.uni (h), cudaCGGetIntrinsicHandle, (s);\n"
    "ld.param.b64 %rd3, [h];\n}\n"
    "again:\nadd.u32 %r3, %r1, %r6;\nrem.u32 %r3, %r3, %r2;\nmul.wide.u32 %rd2, %r3, 4;\nadd.u64 %rd2, %rd1, %rd2;\n"
    "mov.u32 %r4, %tid.x;\nsetp.ne.u32 %p, %r4, 0;\n@%p bra wait;\nld.global.u32 %r4, [%rd2];\nmad.lo.u32 %r4, %r4, 3, "
    "%r1;\n"
    "st.global.u32 [%rd2], %r4;\nwait:\n"
    "{\n.param .b64 h;\n.param .b32 f;\n.param .b32 e;\nst.param.b64 [h], %rd3;\nst.param.b32 [f], 0;\n"
    "call.uni (e), cudaCGSynchronize, (h, f);\nld.param.b32 %r5, [e];\n}\n"
    "add.u32 %r6, %r6, 1;\nld.param.u32 %r7, [n];\nsetp.lt.u32 %p, %r6, %r7;\n@%p bra again;\nret;\n}\n";

static CUmodule linked(CUlinkState state) {
  CUmodule module;
  void *image;
  size_t bytes;
  CHECK(cuLinkComplete(state, &image, &bytes));
  CHECK(cuModuleLoadData(&module, image));
  CHECK(cuLinkDestroy(state));
  return module;
}

static void add(CUlinkState state, const char *text, const char *name) {
  CHECK(cuLinkAddData(state, CU_JIT_INPUT_PTX, (void *)text, strlen(text) + 1, name, 0, NULL, NULL));
}

static CUmodule parts(void) {
  CUlinkState state;
  CUmodule module;
  CUfunction f;
  CUdeviceptr out, calls;
  size_t bytes;
  unsigned x[32];
  int value;
  CUjit_option option = CU_JIT_MAX_REGISTERS;
  void *most = (void *)16;
  CHECK(cuLinkCreate(1, &option, &most, &state));
  add(state, first, "first");
  add(state, second, "second");
  module = linked(state);
  CHECK(cuModuleGetFunction(&f, module, "sum"));
  CHECK(cuFuncGetAttribute(&value, CU_FUNC_ATTRIBUTE_NUM_REGS, f));
  EXPECT(value > 0 && value <= 16, 1);
  CHECK(cuFuncGetAttribute(&value, CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, f));
  EXPECT(value, 12);
  CHECK(cuMemAlloc(&out, sizeof x));
  void *params[] = {&out};
  CHECK(cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, NULL, params, NULL));
  CHECK(cuMemcpyDtoH(x, out, sizeof x));
  for (unsigned i = 0; i < 32; i++) EXPECT(x[i], (i + 3 + 3) + 2 * (i + 30) + 2 * i + 1000);
  CHECK(cuModuleGetGlobal(&calls, &bytes, module, "calls"));
  CHECK(cuMemcpyDtoH(x, calls, 4));
  EXPECT(x[0], 64); // one counter, though both parts have it
  CHECK(cuMemFree(out));

  CHECK(cuLinkCreate(0, NULL, NULL, &state)); // two that are not weak
  add(state, second, "second");
  add(state, second, "second again");
  void *image;
  EXPECT(cuLinkComplete(state, &image, &bytes), CUDA_ERROR_INVALID_PTX);
  CHECK(cuLinkDestroy(state));
  return module;
}

static void grid_barrier(void) {
  enum { BLOCKS = 5, ROUNDS = 7 };
  CUlinkState state;
  CUmodule module;
  CUfunction f;
  CUdeviceptr out;
  unsigned x[BLOCKS] = {1, 2, 3, 4, 5}, want[BLOCKS], n = ROUNDS;
  memcpy(want, x, sizeof x);
  CHECK(cuLinkCreate(0, NULL, NULL, &state));
  CHECK(cuLinkAddData(state, CU_JIT_INPUT_LIBRARY, "!<arch>\n", 8, "libcudadevrt.a", 0, NULL, NULL));
  add(state, rounds, "rounds");
  module = linked(state);
  CHECK(cuModuleGetFunction(&f, module, "pass"));
  CHECK(cuMemAlloc(&out, sizeof x));
  CHECK(cuMemcpyHtoD(out, x, sizeof x));
  void *params[] = {&out, &n};
  CHECK(cuLaunchCooperativeKernel(f, BLOCKS, 1, 1, 64, 1, 1, 0, NULL, params));
  CHECK(cuMemcpyDtoH(x, out, sizeof x));
  for (unsigned r = 0; r < ROUNDS; r++)
    for (unsigned b = 0; b < BLOCKS; b++) want[(b + r) % BLOCKS] = want[(b + r) % BLOCKS] * 3 + b;
  for (int i = 0; i < BLOCKS; i++) EXPECT(x[i], want[i]);
  CHECK(cuMemFree(out));
  CHECK(cuModuleUnload(module));
}

static void CUDA_CB sleep_a_little(void *nothing) {
  (void)nothing;
  usleep(20000);
}

// A fill of host memory that the device shares is over when the call returns, and one of the device's own need not be.
static void fill_of_host_memory(void) {
  enum { N = 1000 };
  unsigned char *pinned;
  CUdeviceptr managed, address;
  CHECK(cuProfilerStart());
  CHECK(cuMemHostAlloc((void **)&pinned, N, CU_MEMHOSTALLOC_DEVICEMAP));
  CHECK(cuMemAllocManaged(&managed, 4 * N, CU_MEM_ATTACH_GLOBAL));
  CHECK(cuMemHostGetDevicePointer(&address, pinned, 0));
  CHECK(cuLaunchHostFunc(NULL, sleep_a_little, NULL));
  CHECK(cuMemsetD8(address, 0xab, N));
  for (int i = 0; i < N; i++) EXPECT(pinned[i], 0xab);
  CHECK(cuLaunchHostFunc(NULL, sleep_a_little, NULL));
  CHECK(cuMemsetD32(managed, 7, N));
  for (int i = 0; i < N; i++) EXPECT(((int *)(size_t)managed)[i], 7);
  CHECK(cuMemFreeHost(pinned));
  CHECK(cuMemFree(managed));
  CHECK(cuProfilerStop());
}

int main(void) {
  CUdevice device;
  CUcontext context;
  CUfunction f;
  CUdeviceptr out;
  CHECK(cuInit(0));
  CHECK(cuDeviceGet(&device, 0));
  CHECK(cuCtxCreate(&context, NULL, 0, device));
  CUmodule module = parts();
  grid_barrier();
  fill_of_host_memory();
  // The report names the file of the part, which is its own number 1 (the test looks for it in what is written).
  CHECK(cuModuleGetFunction(&f, module, "beyond"));
  CHECK(cuMemAlloc(&out, 4096));
  void *params[] = {&out};
  CHECK(cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, NULL, params, NULL));
  EXPECT(cuCtxSynchronize(), CUDA_ERROR_ILLEGAL_ADDRESS);
  puts("the parts agree");
  return 0;
}
