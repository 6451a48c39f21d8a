// Linking the math of kernels-ir into a module.
#include "cg.h"

#include "kernels.h"
#include <llvm-c/BitReader.h>
#include <llvm-c/Linker.h>
#include <string.h>

// The built-in module is read lazily: its functions call none of each other, so those that `g->module` does not declare
// are deleted before they are read. A module of the caller's is taken whole.
static LLVMModuleRef parse(cg *g) {
  LLVMModuleRef m = NULL;
  if (g->options->kernels_bc) {
    LLVMMemoryBufferRef buffer =
        LLVMCreateMemoryBufferWithMemoryRangeCopy(g->options->kernels_bc, g->options->kernels_bc_n, "kernels-ir");
    if (LLVMParseBitcodeInContext2(g->ctx, buffer, &m)) m = NULL;
    LLVMDisposeMemoryBuffer(buffer);
    return m;
  }
  size_t size = (size_t)(aoti_kernels_bc_end - aoti_kernels_bc);
  LLVMMemoryBufferRef buffer =
      LLVMCreateMemoryBufferWithMemoryRange((const char *)aoti_kernels_bc, size, "kernels-ir", false);
  if (LLVMGetBitcodeModuleInContext2(g->ctx, buffer, &m)) { // otherwise the module owns the buffer
    LLVMDisposeMemoryBuffer(buffer);
    return NULL;
  }
  for (LLVMValueRef f = LLVMGetFirstFunction(m), next; f; f = next) {
    size_t n;
    next = LLVMGetNextFunction(f);
    if (!LLVMIsDeclaration(f) && !LLVMGetNamedFunction(g->module, LLVMGetValueName2(f, &n))) LLVMDeleteFunction(f);
  }
  return m;
}

static void attribute(cg *g, LLVMValueRef f, const char *name) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  LLVMAddAttributeAtIndex(f, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(g->ctx, kind, 0));
}

aot_status cg_link_kernels(cg *g) {
  if (!g->needs_kernels) return NULL;
  LLVMModuleRef math = parse(g);
  if (!math && !g->error)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "the math functions of kernels-ir are not available");
  aoti_text missing = {0};
  for (LLVMValueRef f = LLVMGetFirstFunction(g->module); f; f = LLVMGetNextFunction(f)) {
    if (!LLVMIsDeclaration(f) || LLVMGetIntrinsicID(f)) continue;
    size_t n;
    const char *name = LLVMGetValueName2(f, &n);
    LLVMValueRef definition = LLVMGetNamedFunction(math, name);
    if (!definition || LLVMIsDeclaration(definition) || LLVMGlobalGetValueType(definition) != LLVMGlobalGetValueType(f))
      aoti_text_add(&missing, "%s%s", missing.n ? ", " : "", name);
  }
  if (missing.n) {
    aot_status s = aoti_error(AOT_ERROR_UNSUPPORTED, "kernels-ir has no %s", missing.at);
    aoti_text_deinit(&missing);
    LLVMDisposeModule(math);
    return s;
  }
  for (LLVMValueRef f = LLVMGetFirstFunction(math); f; f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f)) continue;
    attribute(g, f, "alwaysinline");
    attribute(g, f, "nounwind");
    LLVMSetVisibility(f, LLVMDefaultVisibility);
  }
  LLVMSetTarget(math, LLVMGetTarget(g->module));
  LLVMSetDataLayout(math, LLVMGetDataLayoutStr(g->module));
  /* Names are taken before linking: afterwards kernels and math are one. */
  AOT_VEC(const char *) names = {0};
  aot_status s = NULL;
  for (LLVMValueRef f = LLVMGetFirstFunction(math); f && !s; f = LLVMGetNextFunction(f)) {
    size_t n;
    const char *name = LLVMGetValueName2(f, &n), *copy;
    if (LLVMIsDeclaration(f)) continue;
    if (!(s = aoti_arena_strdup(g->arena, name, n, &copy))) s = aoti_push(g->arena, &names, copy);
  }
  if (s) {
    LLVMDisposeModule(math);
    return s;
  }
  if (LLVMLinkModules2(g->module, math)) // takes math
    return g->error ? NULL : aoti_error(AOT_ERROR_COMPILE, "kernels-ir does not link");
  for (size_t i = 0; i < names.n; i++) {
    LLVMValueRef f = LLVMGetNamedFunction(g->module, names.at[i]);
    if (f) LLVMSetLinkage(f, LLVMInternalLinkage);
  }
  for (LLVMValueRef v = LLVMGetFirstGlobal(g->module); v; v = LLVMGetNextGlobal(v)) // their tables
    if (!LLVMIsDeclaration(v)) LLVMSetLinkage(v, LLVMInternalLinkage);
  return NULL;
}
