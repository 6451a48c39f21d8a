// The linker of the driver's compiler: PTX texts that call each other become one. What it hands back is that text, to
// be loaded as any other; a cubin is opaque to programs.
#include "driver.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { INPUT_CUBIN, INPUT_PTX, INPUT_LIBRARY = 4 }; // CUjitInputType

// What programs want of libcudadevrt: the grid's barrier of cooperative groups, as Numba calls it. Its place is what
// the toolkit's header uses: 4 bytes into the memory that a cooperative launch is given. The top bit turns over once
// all blocks have come: all but the first add 1, the first adds what is missing to 2^31.
static const char device_runtime[] =
    ".weak .func (.param .b64 handle) cudaCGGetIntrinsicHandle(.param .b32 scope) {\n"
    "  .reg .b32 %part<2>; .reg .b64 %whole;\n"
    "  mov.u32 %part0, %envreg2;\n"
    "  mov.u32 %part1, %envreg1;\n"
    "  mov.b64 %whole, {%part0, %part1};\n"
    "  st.param.b64 [handle], %whole;\n"
    "  ret;\n"
    "}\n"
    ".weak .func (.param .b32 error) cudaCGSynchronize(.param .b64 handle, .param .b32 flags) {\n"
    "  .reg .pred %p<3>; .reg .b32 %r<9>; .reg .b64 %at;\n"
    "  ld.param.u64 %at, [handle];\n"
    "  bar.sync 0;\n"
    "  mov.u32 %r0, %tid.x; mov.u32 %r1, %tid.y; mov.u32 %r2, %tid.z;\n"
    "  or.b32 %r0, %r0, %r1; or.b32 %r0, %r0, %r2;\n"
    "  setp.ne.u32 %p0, %r0, 0;\n"
    "  @%p0 bra all_here;\n"
    "  mov.u32 %r0, %nctaid.x; mov.u32 %r1, %nctaid.y; mov.u32 %r2, %nctaid.z;\n"
    "  mul.lo.u32 %r3, %r0, %r1; mul.lo.u32 %r3, %r3, %r2;\n"
    "  sub.u32 %r3, 0x80000001, %r3;\n"
    "  mov.u32 %r4, %ctaid.x; mov.u32 %r5, %ctaid.y; mov.u32 %r6, %ctaid.z;\n"
    "  or.b32 %r4, %r4, %r5; or.b32 %r4, %r4, %r6;\n"
    "  setp.eq.u32 %p1, %r4, 0;\n"
    "  selp.u32 %r3, %r3, 1, %p1;\n"
    "  membar.gl;\n"
    "  atom.add.u32 %r7, [%at+4], %r3;\n"
    "again:\n"
    "  ld.volatile.u32 %r8, [%at+4];\n"
    "  xor.b32 %r8, %r8, %r7;\n"
    "  setp.ge.s32 %p2, %r8, 0;\n"
    "  @%p2 bra again;\n"
    "  membar.gl;\n"
    "all_here:\n"
    "  bar.sync 0;\n"
    "  st.param.b32 [error], 0;\n"
    "  ret;\n"
    "}\n";

typedef struct sim_link {
  sim_object object;
  sim_jit jit;
  aoti_text bodies;    // of the texts so far, without their headers
  int version, target; // the newest of them
  char *whole;         // once complete
  size_t bytes;
  bool runtime; // libcudadevrt is among the inputs
} sim_link;

CU_API(cuLinkCreate_v2, (unsigned n, int *options, void **values, void **out)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  sim_link *l = calloc(1, sizeof *l);
  if (!l) return CUDA_ERROR_OUT_OF_MEMORY;
  CUresult error = aoti_sim_jit_read(&l->jit, n, options, values);
  if (error) {
    free(l);
    return error;
  }
  aoti_sim_lock();
  aoti_sim_add(&l->object, SIM_LINK);
  aoti_sim_unlock();
  *out = l;
  return CUDA_SUCCESS;
}

static CUresult find(void *handle, sim_link **out) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_sim_lock();
  *out = aoti_sim_find(handle, SIM_LINK);
  aoti_sim_unlock();
  return *out ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

static CUresult refuse(sim_link *l, const char *name, const char *why) {
  char text[400];
  snprintf(text, sizeof text, "error: %s: %s", name, why);
  aoti_sim_jit_log(&l->jit, 1, text);
  aoti_sim_log("cuLinkAddData: %s", text);
  return CUDA_ERROR_INVALID_PTX;
}

static const char *blanks(const char *p) {
  for (;;) {
    while (isspace((unsigned char)*p)) p++;
    if (p[0] != '/' || p[1] != '/') return p;
    while (*p && *p != '\n') p++;
  }
}

// The header is .version, .target and .address_size; one line holds each, as every compiler writes it.
static const char *header(const char *p, int *version, int *target) {
  int major, minor, sm;
  p = blanks(p);
  if (sscanf(p, ".version %d.%d", &major, &minor) != 2) return NULL;
  p = blanks(p + strcspn(p, "\n"));
  if (sscanf(p, ".target sm_%d", &sm) != 1) return NULL;
  if (major * 10 + minor > *version) *version = major * 10 + minor;
  if (sm > *target) *target = sm;
  p = blanks(p + strcspn(p, "\n"));
  if (!strncmp(p, ".address_size", 13)) p += strcspn(p, "\n");
  return p;
}

static CUresult add(sim_link *l, int type, const char *data, size_t bytes, const char *name) {
  if (l->whole) return CUDA_ERROR_INVALID_VALUE;
  // The result of an earlier link is called a cubin, and is PTX here.
  bool text_as_cubin = type == INPUT_CUBIN && bytes && data[0] == '.';
  if (type == INPUT_LIBRARY && strstr(name, "cudadevrt")) {
    l->runtime = true;
    return CUDA_SUCCESS;
  }
  if (type != INPUT_PTX && !text_as_cubin) {
    refuse(l, name, "this driver links PTX only, and libcudadevrt");
    return CUDA_ERROR_NO_BINARY_FOR_GPU;
  }
  char *text = malloc(bytes + 1);
  if (!text) return CUDA_ERROR_OUT_OF_MEMORY;
  memcpy(text, data, bytes);
  text[bytes] = 0;
  const char *body = header(text, &l->version, &l->target);
  if (body) aoti_text_add(&l->bodies, "%s// %s\n%s\n", l->bodies.n ? ".pragma \"ptxsim unit\";\n" : "", name, body);
  free(text);
  if (!body) return refuse(l, name, "no .version and .target sm_NN at its head");
  return l->bodies.failed ? CUDA_ERROR_OUT_OF_MEMORY : CUDA_SUCCESS;
}

CU_API(cuLinkAddData_v2,
       (void *handle, int type, void *data, size_t bytes, const char *name, unsigned n, int *options, void **values)) {
  sim_link *l;
  (void)n, (void)options, (void)values; // of an input: optimisation and such
  CU_TRY(find(handle, &l));
  if (!data || type < 0 || type > INPUT_LIBRARY + 1) return CUDA_ERROR_INVALID_VALUE;
  return add(l, type, data, bytes, name ? name : "an unnamed input");
}

CU_API(cuLinkAddFile_v2, (void *handle, int type, const char *path, unsigned n, int *options, void **values)) {
  sim_link *l;
  (void)n, (void)options, (void)values;
  CU_TRY(find(handle, &l));
  if (!path || type < 0 || type > INPUT_LIBRARY + 1) return CUDA_ERROR_INVALID_VALUE;
  char *text;
  size_t bytes;
  CU_TRY(aoti_sim_file(path, &text, &bytes));
  CUresult error = add(l, type, text, bytes, path);
  free(text);
  return error;
}

CU_API(cuLinkComplete, (void *handle, void **out, size_t *out_bytes)) {
  sim_link *l;
  CU_TRY(find(handle, &l));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  if (!l->whole) {
    if (!l->bodies.n) return CUDA_ERROR_INVALID_VALUE;
    aoti_text t = {0};
    aoti_text_add(&t, ".version %d.%d\n.target sm_%d\n.address_size 64\n", l->version / 10, l->version % 10, l->target);
    if (l->jit.max_registers) aoti_text_add(&t, ".pragma \"ptxsim maxnreg %u\";\n", l->jit.max_registers);
    aoti_text_put(&t, l->bodies.at, l->bodies.n);
    if (l->runtime && strstr(l->bodies.at, "cudaCG")) aoti_text_add(&t, ".pragma \"ptxsim unit\";\n%s", device_runtime);
    l->bytes = t.n + 1;
    aot_status status = aoti_text_finish(&t, &l->whole);
    if (status) {
      aot_status_free(status);
      return CUDA_ERROR_OUT_OF_MEMORY;
    }
    aoti_ptx_module *m;
    CUresult error = aoti_sim_image_parse(l->whole, "the linked text", &l->jit, &m);
    if (!error) aoti_ptx_unload(m);
    if (error) {
      free(l->whole);
      l->whole = NULL;
      return error;
    }
  }
  *out = l->whole;
  if (out_bytes) *out_bytes = l->bytes;
  return CUDA_SUCCESS;
}

CU_API(cuLinkDestroy, (void *handle)) {
  sim_link *l;
  CU_TRY(find(handle, &l));
  aoti_sim_lock();
  aoti_sim_remove(&l->object);
  aoti_sim_unlock();
  aoti_text_deinit(&l->bodies);
  free(l->whole);
  free(l);
  return CUDA_SUCCESS;
}
