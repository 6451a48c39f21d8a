// What the stand-in driver does not carry: each call is there, says so by its error, and by its name in the log, once.
// usage: program_refused PROGRAMS.ptx LOG, with PTXSIM_LOG=LOG
#include "driver_check.h"

static int times(const char *log, const char *name) {
  char *text = read_text(log), line[200];
  int n = 0;
  snprintf(line, sizeof line, "%s is not supported", name);
  for (const char *at = text; (at = strstr(at, line)); at++) n++;
  free(text);
  return n;
}

int main(int argc, char **argv) {
  CUdevice device;
  CUcontext context;
  CUstream stream;
  CUgraph graph;
  CUdeviceptr memory;
  CUipcMemHandle shared;
  CUarray array;
  CUtexObject texture;
  CUmemGenericAllocationHandle physical;
  if (argc < 3) return 2;
  remove(argv[2]);
  CHECK(cuInit(0));
  CHECK(cuDeviceGet(&device, 0));
  CHECK(cuCtxCreate(&context, NULL, 0, device));
  CHECK(cuStreamCreate(&stream, CU_STREAM_DEFAULT));
  CHECK(cuMemAlloc(&memory, 1024));
  CUDA_ARRAY_DESCRIPTOR shape = {.Width = 8, .Height = 8, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1};
  CUDA_RESOURCE_DESC resource = {.resType = CU_RESOURCE_TYPE_LINEAR};
  CUDA_TEXTURE_DESC how = {.flags = 0};
  CUmemAllocationProp property = {.type = CU_MEM_ALLOCATION_TYPE_PINNED};
  for (int again = 0; again < 2; again++) {
    EXPECT(cuGraphCreate(&graph, 0), CUDA_ERROR_NOT_SUPPORTED);
    EXPECT(cuStreamBeginCapture(stream, CU_STREAM_CAPTURE_MODE_GLOBAL), CUDA_ERROR_NOT_SUPPORTED);
    EXPECT(cuIpcGetMemHandle(&shared, memory), CUDA_ERROR_NOT_SUPPORTED);
    EXPECT(cuArrayCreate(&array, &shape), CUDA_ERROR_NOT_SUPPORTED);
    EXPECT(cuTexObjectCreate(&texture, &resource, &how, NULL), CUDA_ERROR_NOT_SUPPORTED);
    EXPECT(cuMemCreate(&physical, 1 << 21, &property, 0), CUDA_ERROR_NOT_SUPPORTED);
  }
  static const char *const names[] = {"cuGraphCreate",    "cuStreamBeginCapture_v2", "cuIpcGetMemHandle",
                                      "cuArrayCreate_v2", "cuTexObjectCreate",       "cuMemCreate"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) EXPECT(times(argv[2], names[i]), 1);
  // A refusal harms nothing: the context goes on.
  CUstreamCaptureStatus capturing;
  CHECK(cuStreamIsCapturing(stream, &capturing));
  EXPECT(capturing, CU_STREAM_CAPTURE_STATUS_NONE);
  CUmodule module;
  CUfunction f;
  int by = 2, n = 256, data[256];
  void *params[] = {&memory, &by, &n};
  CHECK(cuModuleLoad(&module, argv[1]));
  CHECK(cuModuleGetFunction(&f, module, "increment"));
  CHECK(cuMemsetD32(memory, 40, 256));
  CHECK(cuLaunchKernel(f, 2, 1, 1, 128, 1, 1, 0, stream, params, NULL));
  CHECK(cuStreamSynchronize(stream));
  CHECK(cuMemcpyDtoH(data, memory, sizeof data));
  for (int i = 0; i < 256; i++) EXPECT(data[i], 42);
  // Clusters are refused where they are asked for.
  CUlaunchAttribute cluster = {.id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, .value.clusterDim = {2, 1, 1}};
  CUlaunchConfig config = {.gridDimX = 2,
                           .gridDimY = 1,
                           .gridDimZ = 1,
                           .blockDimX = 128,
                           .blockDimY = 1,
                           .blockDimZ = 1,
                           .hStream = stream,
                           .attrs = &cluster,
                           .numAttrs = 1};
  EXPECT(cuLaunchKernelEx(&config, f, params, NULL) != CUDA_SUCCESS, 1);
  CHECK(cuMemFree(memory));
  CHECK(cuStreamDestroy(stream));
  CHECK(cuCtxDestroy(context));
  puts("refused by name");
  return 0;
}
