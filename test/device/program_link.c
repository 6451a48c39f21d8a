// The driver's compiler as its users see it: PTX texts linked with each other, logs of what is wrong, libraries whose
// kernels belong to no context, and what a launch of a kernel can fill. usage: program_link PROGRAMS.ptx
#include "driver_check.h"

#define HEADER ".version 7.0\n.target sm_70\n.address_size 64\n"
static const char caller[] = HEADER
    ".extern .func (.param .b32 r) weight(.param .b32 x);\n.visible .global .align 4 .u32 factor = 3;\n"
    ".visible .entry weigh(.param .u64 data, .param .u32 n) {\n.reg .pred %p;\n.reg .b32 %r<8>;\n.reg .b64 %rd<4>;\n"
    "mov.u32 %r1, %tid.x;\nmov.u32 %r2, %ctaid.x;\nmov.u32 %r3, %ntid.x;\nmad.lo.s32 %r1, %r2, %r3, %r1;\n"
    "ld.param.u32 %r2, [n];\nsetp.ge.u32 %p, %r1, %r2;\n@%p bra DONE;\nld.param.u64 %rd1, [data];\n"
    "mul.wide.u32 %rd2, %r1, 4;\nadd.u64 %rd1, %rd1, %rd2;\nld.global.u32 %r4, [%rd1];\n{\n.param .b32 a;\n.param .b32 "
    "b;\n"
    "st.param.b32 [a], %r4;\ncall.uni (b), weight, (a);\nld.param.b32 %r5, [b];\n}\nld.global.u32 %r6, [factor];\n"
    "mul.lo.u32 %r5, %r5, %r6;\nst.global.u32 [%rd1], %r5;\nDONE:\nret;\n}\n";
static const char callee[] =
    ".version 7.8\n.target sm_80\n.address_size 64\n.visible .func (.param .b32 r) weight(.param .b32 x) {\n"
    ".reg .b32 %r<3>;\nld.param.b32 %r1, [x];\nadd.u32 %r2, %r1, 100;\nst.param.b32 [r], %r2;\nret;\n}\n";

enum { N = 300 };

// (x + 100) factor, by whatever stands for the kernel.
static void weigh(CUfunction f, unsigned factor) {
  unsigned x[N], n = N;
  CUdeviceptr data;
  for (unsigned i = 0; i < N; i++) x[i] = i * 7;
  CHECK(cuMemAlloc(&data, sizeof x));
  CHECK(cuMemcpyHtoD(data, x, sizeof x));
  void *params[] = {&data, &n};
  CHECK(cuLaunchKernel(f, 3, 1, 1, 128, 1, 1, 0, NULL, params, NULL));
  CHECK(cuMemcpyDtoH(x, data, sizeof x));
  CHECK(cuMemFree(data));
  for (unsigned i = 0; i < N; i++) EXPECT(x[i], (i * 7 + 100) * factor);
}

static void link_two_texts(void) {
  char error[2048] = "", info[512] = "";
  CUjit_option options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, CU_JIT_INFO_LOG_BUFFER,
                            CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES};
  void *values[] = {error, (void *)sizeof error, info, (void *)sizeof info}, *image;
  CUlinkState state;
  CUmodule module;
  CUfunction f;
  size_t bytes;
  CHECK(cuLinkCreate(4, options, values, &state));
  CHECK(cuLinkAddData(state, CU_JIT_INPUT_PTX, (void *)caller, sizeof caller, "caller", 0, NULL, NULL));
  CHECK(cuLinkAddData(state, CU_JIT_INPUT_PTX, (void *)callee, sizeof callee, "callee", 0, NULL, NULL));
  CHECK(cuLinkComplete(state, &image, &bytes));
  EXPECT(bytes > 0, 1);
  CHECK(cuModuleLoadData(&module, image));
  CHECK(cuLinkDestroy(state)); // the module lives on
  EXPECT(cuLinkDestroy(state), CUDA_ERROR_INVALID_HANDLE);
  CHECK(cuModuleGetFunction(&f, module, "weigh"));
  weigh(f, 3);
  CHECK(cuModuleUnload(module));

  values[1] = (void *)sizeof error, values[3] = (void *)sizeof info; // the first link wrote what it used
  CHECK(cuLinkCreate(4, options, values, &state));                   // the other half is missing
  CHECK(cuLinkAddData(state, CU_JIT_INPUT_PTX, (void *)caller, sizeof caller, "caller", 0, NULL, NULL));
  EXPECT(cuLinkComplete(state, &image, &bytes) != CUDA_SUCCESS, 1);
  EXPECT(strstr(error, "weight") != NULL, 1);
  CHECK(cuLinkDestroy(state));
  CHECK(cuLinkCreate(0, NULL, NULL, &state));
  EXPECT(cuLinkAddData(state, CU_JIT_INPUT_PTX, (void *)"nonsense", 9, "nonsense", 0, NULL, NULL),
         CUDA_ERROR_INVALID_PTX);
  EXPECT(cuLinkAddFile(state, CU_JIT_INPUT_PTX, "/no/such/file.ptx", 0, NULL, NULL), CUDA_ERROR_FILE_NOT_FOUND);
  EXPECT(cuLinkAddData(state, CU_JIT_INPUT_CUBIN, (void *)"\177ELF", 5, "cubin", 0, NULL, NULL),
         CUDA_ERROR_NO_BINARY_FOR_GPU);
  EXPECT(cuLinkComplete(state, &image, &bytes), CUDA_ERROR_INVALID_VALUE);
  CHECK(cuLinkDestroy(state));
}

static void say_what_is_wrong(void) {
  static const struct {
    const char *text, *what;
    CUresult error;
  } bad[] = {{HEADER ".visible .entry k() {\nadd.s32 %r1, %r2, %r3;\nret;\n}\n", "PTX line 5", CUDA_ERROR_INVALID_PTX},
             {HEADER ".visible .entry k() {\n.reg .b32 %r<4>;\nadd.q32 %r1, %r2, %r3;\nret;\n}\n", "add.q32",
              CUDA_ERROR_INVALID_PTX},
             {HEADER ".visible .entry k() {\n.reg .b32 %r<9>;\nwgmma.fence.sync.aligned;\nret;\n}\n",
              "wgmma.fence.sync.aligned", CUDA_ERROR_NOT_SUPPORTED},
             {HEADER ".visible .entry k() {\nret;\n", "inside function 'k'", CUDA_ERROR_INVALID_PTX}};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    char error[1024] = "";
    CUjit_option options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, CU_JIT_MAX_REGISTERS};
    void *values[] = {error, (void *)sizeof error, (void *)64};
    CUmodule module;
    CUresult r = cuModuleLoadDataEx(&module, bad[i].text, 3, options, values);
    EXPECT(r, bad[i].error);
    if (!strstr(error, bad[i].what)) {
      fprintf(stderr, "the log is: %s\n", error);
      exit(1);
    }
    EXPECT((size_t)values[1], strlen(error));
  }
}

static void libraries(const char *file) {
  CUlibrary library;
  CUkernel kernel, all[8];
  CUmodule module;
  CUfunction f;
  CUcontext other, first;
  CUdevice device;
  CUdeviceptr address;
  const char *name;
  unsigned n;
  int value;
  size_t bytes, offset;
  char *text = malloc(sizeof caller + sizeof callee);
  strcpy(text, callee); // definitions first, so that one text has both
  const char *body = strstr(caller, ".extern .func");
  strcat(text, strchr(body, '\n'));
  CHECK(cuLibraryLoadData(&library, text, NULL, NULL, 0, NULL, NULL, 0));
  free(text);
  CHECK(cuLibraryGetKernelCount(&n, library));
  EXPECT(n, 1);
  CHECK(cuLibraryEnumerateKernels(all, 8, library));
  CHECK(cuLibraryGetKernel(&kernel, library, "weigh"));
  EXPECT(all[0] == kernel, 1);
  EXPECT(cuLibraryGetKernel(&kernel, library, "weight"), CUDA_ERROR_NOT_FOUND);
  CHECK(cuKernelGetName(&name, kernel));
  EXPECT(strcmp(name, "weigh"), 0);
  weigh((CUfunction)kernel, 3); // a kernel is taken for a function
  CHECK(cuKernelGetFunction(&f, kernel));
  weigh(f, 3);
  CHECK(cuCtxGetDevice(&device));
  CHECK(cuKernelGetAttribute(&value, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, kernel, device));
  EXPECT(value, 1024);
  CHECK(cuKernelGetParamInfo(kernel, 1, &offset, &bytes));
  EXPECT(offset, 8);
  EXPECT(bytes, 4);
  // Each context has variables of its own.
  unsigned five = 5;
  CHECK(cuLibraryGetGlobal(&address, &bytes, library, "factor"));
  EXPECT(bytes, 4);
  CHECK(cuMemcpyHtoD(address, &five, 4));
  weigh((CUfunction)kernel, 5);
  CHECK(cuCtxGetCurrent(&first));
  CHECK(cuCtxCreate(&other, NULL, 0, device));
  weigh((CUfunction)kernel, 3);
  CHECK(cuCtxDestroy(other));
  CHECK(cuCtxSetCurrent(first));
  weigh((CUfunction)kernel, 5);
  CHECK(cuLibraryGetModule(&module, library));
  CHECK(cuModuleGetFunction(&f, module, "weigh"));
  CHECK(cuLibraryUnload(library));
  EXPECT(cuKernelGetFunction(&f, kernel), CUDA_ERROR_INVALID_HANDLE);
  EXPECT(cuLibraryUnload(library), CUDA_ERROR_INVALID_HANDLE);
  CHECK(cuLibraryLoadFromFile(&library, file, NULL, NULL, 0, NULL, NULL, 0));
  CHECK(cuLibraryGetKernel(&kernel, library, "vector_add"));
  CHECK(cuLibraryUnload(library));
}

static void occupancy(const char *file) {
  CUmodule module;
  CUfunction f;
  int blocks, grid, block;
  size_t dynamic;
  CHECK(cuModuleLoad(&module, file));
  CHECK(cuModuleGetFunction(&f, module, "vector_add"));
  CHECK(cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, f, 256, 0));
  EXPECT(blocks >= 4, 1);
  CHECK(cuOccupancyMaxPotentialBlockSize(&grid, &block, f, NULL, 0, 0));
  EXPECT(block % 32 == 0 && block >= 32 && grid >= 1, 1);
  CHECK(cuOccupancyAvailableDynamicSMemPerBlock(&dynamic, f, 2, 256));
  int now;
  CHECK(cuOccupancyMaxActiveBlocksPerMultiprocessor(&now, f, 256, dynamic));
  EXPECT(now >= 2, 1);
  CHECK(cuModuleUnload(module));
}

int main(int argc, char **argv) {
  CUdevice device;
  CUcontext context;
  if (argc < 2) return 2;
  CHECK(cuInit(0));
  CHECK(cuDeviceGet(&device, 0));
  CHECK(cuCtxCreate(&context, NULL, 0, device));
  link_two_texts();
  say_what_is_wrong();
  libraries(argv[1]);
  occupancy(argv[1]);
  CHECK(cuCtxDestroy(context));
  puts("linked, loaded and launched");
  return 0;
}
