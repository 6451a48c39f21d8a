// One compile: Loop IR to an LLVM module, optimised, emitted, and on the host loaded.
#include "cg.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/Target.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct aoti_compiled_owner {
  aoti_arena arena;
  aoti_compiled result;
  struct cg_jit *jit;
};

static void initialise_targets(void) {
  LLVMInitializeNativeTarget();
  LLVMInitializeNativeAsmPrinter();
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
  LLVMInitializeNVPTXAsmPrinter();
}

/* LLVM's remarks and warnings are dropped; an error becomes the status. */
static void on_diagnostic(LLVMDiagnosticInfoRef info, void *user) {
  cg *g = user;
  if (LLVMGetDiagInfoSeverity(info) != LLVMDSError || g->error) return;
  char *text = LLVMGetDiagInfoDescription(info);
  g->error = aoti_error(AOT_ERROR_COMPILE, "LLVM: %s", text);
  LLVMDisposeMessage(text);
}

static void open_context(cg *g) {
  g->ctx = LLVMContextCreate();
  LLVMContextSetDiagnosticHandler(g->ctx, on_diagnostic, g);
  g->module = LLVMModuleCreateWithNameInContext("libaot", g->ctx);
  g->b = LLVMCreateBuilderInContext(g->ctx);
  g->i1 = LLVMInt1TypeInContext(g->ctx);
  g->i8 = LLVMInt8TypeInContext(g->ctx);
  g->i16 = LLVMInt16TypeInContext(g->ctx);
  g->i32 = LLVMInt32TypeInContext(g->ctx);
  g->i64 = LLVMInt64TypeInContext(g->ctx);
  g->f16 = LLVMHalfTypeInContext(g->ctx);
  g->f32 = LLVMFloatTypeInContext(g->ctx);
  g->f64 = LLVMDoubleTypeInContext(g->ctx);
  g->ptr = LLVMPointerTypeInContext(g->ctx, 0);
  g->void_type = LLVMVoidTypeInContext(g->ctx);
}

static void close_context(cg *g) {
  if (g->b) LLVMDisposeBuilder(g->b);
  if (g->module) LLVMDisposeModule(g->module);
  if (g->machine) LLVMDisposeTargetMachine(g->machine);
  if (g->ctx) LLVMContextDispose(g->ctx);
}

static aot_status keep_text(cg *g, const char *data, size_t n, aoti_bytes *out) {
  AOT_TRY(aoti_arena_strdup(g->arena, data, n, &out->data));
  out->n = n;
  return NULL;
}

static aot_status keep_module(cg *g, aoti_bytes *out) {
  char *text = LLVMPrintModuleToString(g->module);
  aot_status s = keep_text(g, text, strlen(text), out);
  LLVMDisposeMessage(text);
  return s;
}

static aot_status verify(cg *g, const char *when) {
  char *text = NULL;
  aot_status s = NULL;
  if (LLVMVerifyModule(g->module, LLVMReturnStatusAction, &text))
    s = aoti_error(AOT_ERROR_INTERNAL, "the LLVM module is wrong %s: %.400s", when, text);
  LLVMDisposeMessage(text);
  return s;
}

static aot_status optimise(cg *g) {
  static const char *const pipelines[] = {"always-inline,default<O0>", "globaldce,default<O1>", "globaldce,default<O2>",
                                          "globaldce,default<O3>"};
  LLVMPassBuilderOptionsRef o = LLVMCreatePassBuilderOptions();
  LLVMErrorRef e = LLVMRunPasses(g->module, pipelines[g->options->opt_level], g->machine, o);
  LLVMDisposePassBuilderOptions(o);
  if (!e) return NULL;
  char *text = LLVMGetErrorMessage(e);
  aot_status s = aoti_error(AOT_ERROR_COMPILE, "LLVM cannot optimise: %s", text);
  LLVMDisposeErrorMessage(text);
  return s;
}

/* Emits a copy of the module: emission changes the IR. */
static aot_status emit(cg *g, LLVMCodeGenFileType type, aoti_bytes *out) {
  LLVMMemoryBufferRef buffer = NULL;
  char *text = NULL;
  LLVMModuleRef copy = LLVMCloneModule(g->module);
  bool failed = LLVMTargetMachineEmitToMemoryBuffer(g->machine, copy, type, &text, &buffer);
  aot_status s = NULL;
  if (failed) {
    s = aoti_error(AOT_ERROR_COMPILE, "LLVM cannot emit: %s", text);
    LLVMDisposeMessage(text);
  } else {
    s = keep_text(g, LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer), out);
    LLVMDisposeMemoryBuffer(buffer);
  }
  LLVMDisposeModule(copy);
  return s;
}

/* Puts the names of the graph nodes before each entry of PTX. */
static aot_status annotate(cg *g, const aoti_loop_module *m, aoti_bytes *ptx) {
  aoti_text t = {0};
  const char *at = ptx->data;
  for (const char *entry; (entry = strstr(at, ".visible .entry ")) != NULL;) {
    const char *name = entry + strlen(".visible .entry ");
    size_t n = strcspn(name, "(");
    aoti_text_put(&t, at, (size_t)(entry - at));
    for (size_t i = 0; i < m->kernels.n; i++) {
      const aoti_kernel *k = m->kernels.at[i];
      if (strlen(k->name) != n || memcmp(k->name, name, n) != 0) continue;
      for (size_t j = 0; j < k->notes.n; j++) aoti_text_add(&t, "// node: %s\n", k->notes.at[j]);
    }
    aoti_text_put(&t, entry, (size_t)(name - entry));
    at = name;
  }
  aoti_text_put(&t, at, strlen(at));
  aot_status s = t.failed ? aoti_oom() : keep_text(g, t.at, t.n, ptx);
  aoti_text_deinit(&t);
  return s;
}

/* Emits all kernels into the LLVM module. What is unsupported is collected over all of them. */
static aot_status lower(cg *g, const aoti_loop_module *m, aoti_kernel_code *codes) {
  aot_status unsupported = NULL;
  for (size_t i = 0; i < m->kernels.n; i++) {
    aoti_kernel_code *code = &codes[i];
    g->k = m->kernels.at[i];
    g->code = code;
    *code = (aoti_kernel_code){.name = g->k->name,
                               .n_buffers = (uint32_t)g->k->buffers.n,
                               .n_sizes = (uint32_t)g->k->sizes.n,
                               .n_scalars = (uint32_t)g->k->scalars.n};
    g->target->kernel(g);
    aot_status s = g->error;
    g->error = NULL;
    if (g->k->error) { // of the index arithmetic of the mapping: what came after it follows from it
      aot_status_free(s);
      s = g->k->error;
      ((aoti_kernel *)g->k)->error = NULL;
    }
    if (!s) continue;
    if (aot_status_code(s) != AOT_ERROR_UNSUPPORTED) {
      aot_status_free(unsupported);
      return s;
    }
    if (!unsupported) {
      unsupported = s;
    } else {
      unsupported = aoti_note(unsupported, "%s", aot_status_message(s));
      aot_status_free(s);
    }
  }
  return unsupported;
}

static aot_status produce(cg *g, const aoti_loop_module *m, const aoti_target *target, aoti_compiled *out,
                          struct cg_jit **jit) {
  aoti_kernel_code *codes;
  unsigned wanted = g->options->emit;
  AOT_TRY(aoti_arena_alloc(g->arena, m->kernels.n, sizeof *codes, &codes));
  out->kernels = codes;
  out->n_kernels = m->kernels.n;
  AOT_TRY(g->target->open(g, target));
  out->cpu = g->cpu;
  out->features = g->features;
  LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(g->machine);
  LLVMSetModuleDataLayout(g->module, layout);
  LLVMDisposeTargetData(layout);
  AOT_TRY(lower(g, m, codes));
  AOT_TRY(verify(g, "as lowered"));
  if (wanted & AOTI_EMIT_LLVM) AOT_TRY(keep_module(g, &out->llvm));
  AOT_TRY(cg_link_kernels(g));
  AOT_TRY(cg_outline_math(g));
  AOT_TRY(verify(g, "with its math"));
  AOT_TRY(optimise(g));
  AOT_TRY(verify(g, "as optimised"));
  if (wanted & AOTI_EMIT_LLVM_OPT) AOT_TRY(keep_module(g, &out->llvm_opt));
  if (g->target == &cg_nvptx) {
    AOT_TRY(emit(g, LLVMAssemblyFile, &out->ptx));
    return annotate(g, m, &out->ptx);
  }
  if (wanted & AOTI_EMIT_ASM) AOT_TRY(emit(g, LLVMAssemblyFile, &out->assembly));
  aoti_bytes object = {0};
  AOT_TRY(emit(g, LLVMObjectFile, &object));
  AOT_TRY(cg_check_object(object.data, object.n));
  if (wanted & AOTI_EMIT_OBJ) out->object = object;
  return wanted & AOTI_EMIT_NO_JIT ? NULL : cg_jit_load(g->arena, object.data, object.n, codes, m->kernels.n, jit);
}

/* Collapses a kernel into module `to`. On a GPU a row's threads run through all its elements in one loop, however they
 * lie; on the host nested loops vectorise better than a division per element. */
static aot_status prepare(const aoti_kernel *k, aoti_target_kind kind, aoti_arena *scratch, aoti_loop_module *to) {
  aoti_loop_module copies, first;
  aoti_kernel *copy, *last;
  aoti_mapping map;
  aoti_loop_module_init(&copies, scratch);
  aoti_loop_module_init(&first, scratch);
  AOT_TRY(aoti_loop_copy(&copies, k, &copy)); // the input is not touched
  AOT_TRY(aoti_loop_collapse(&first, copy, false, &last));
  AOT_TRY(aoti_loop_map(last, &map));
  return aoti_loop_collapse(to, copy, kind == AOTI_TARGET_NVPTX && map.kind == AOTI_MAP_ROWS, &last);
}

aot_status aoti_codegen_compile(const aoti_loop_module *module, const aoti_target *target,
                                const aoti_codegen_options *options, aoti_compiled **out) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  static const aoti_codegen_options defaults = AOTI_CODEGEN_OPTIONS_INIT;
  struct aoti_compiled_owner *o;
  if (!options) options = &defaults;
  if (options->opt_level > 3) return aoti_error(AOT_ERROR_INVALID, "optimisation level %u", options->opt_level);
  AOT_TRY(aoti_loop_verify(module));
  pthread_once(&once, initialise_targets);
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *o, &o));
  aoti_arena_init(&o->arena, &aoti_heap);
  o->result.owner = o;

  cg g = {.options = options, .target = target->kind == AOTI_TARGET_NVPTX ? &cg_nvptx : &cg_host, .arena = &o->arena};
  aoti_arena scratch; // the collapsed kernels, whose names the result keeps: hence the result's arena for strings
  aoti_loop_module collapsed;
  aoti_arena_init(&scratch, &aoti_heap);
  aoti_loop_module_init(&collapsed, &o->arena);
  aot_status s = NULL;
  for (size_t i = 0; i < module->kernels.n && !s; i++) {
    s = prepare(module->kernels.at[i], target->kind, &scratch, &collapsed);
  }
  if (!s) {
    open_context(&g);
    s = produce(&g, &collapsed, target, &o->result, &o->jit);
    close_context(&g);
  }
  if (g.error && !s) { // a diagnostic that no call reported
    s = g.error;
    g.error = NULL;
  }
  aot_status_free(g.error);
  aoti_arena_deinit(&scratch);
  if (s) {
    aoti_compiled_destroy(&o->result);
    return aoti_in_pass(s, "codegen");
  }
  *out = &o->result;
  return NULL;
}

void aoti_compiled_destroy(aoti_compiled *compiled) {
  if (!compiled) return;
  struct aoti_compiled_owner *o = compiled->owner;
  cg_jit_destroy(o->jit);
  aoti_arena_deinit(&o->arena);
  aoti_free(&aoti_heap, o);
}
