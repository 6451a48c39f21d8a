/* Math that one kernel calls many times is put out of line: once for a number, once for a vector of them, which the
 * loop vectoriser calls instead of computing the function in place. Compile time then grows with the calls, not with
 * what is inside each. A few calls stay in place, where they are faster. */
#include "cg.h"

#include <stdio.h>
#include <string.h>

enum { MANY = 12, MAX_OPERANDS = 3 };

typedef struct outlined {
  LLVMValueRef scalar;
  char variant[160]; /* what the vectoriser reads: _ZGV_LLVM_N<lanes>v.._<scalar>(<vector>) */
} outlined;

static void set_attribute(cg *g, LLVMValueRef f, const char *name, uint64_t value) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  LLVMAddAttributeAtIndex(f, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(g->ctx, kind, value));
}

/* A function of its own that reads and writes no memory of others. */
static LLVMValueRef begin(cg *g, const char *name, LLVMTypeRef type) {
  LLVMValueRef f = LLVMAddFunction(g->module, name, type);
  LLVMSetLinkage(f, LLVMInternalLinkage);
  set_attribute(g, f, "noinline", 0);
  set_attribute(g, f, "nounwind", 0);
  set_attribute(g, f, "willreturn", 0);
  set_attribute(g, f, "memory", 0); /* none */
  cg_prefer_width(g, f);
  g->fn = f;
  g->entry = cg_block(g, "entry");
  LLVMPositionBuilderAtEnd(g->b, g->entry);
  return f;
}

/* name(x, ..): the function itself. */
static LLVMValueRef make_scalar(cg *g, const char *name, LLVMValueRef of, LLVMTypeRef type, unsigned n) {
  LLVMValueRef f = begin(g, name, type), args[MAX_OPERANDS];
  for (unsigned i = 0; i < n; i++) args[i] = LLVMGetParam(f, i);
  LLVMBuildRet(g->b, LLVMBuildCall2(g->b, type, of, args, n, ""));
  return f;
}

/* name(<lanes x T> x, ..): a loop over the lanes, which the vectoriser makes straight code of. */
static LLVMValueRef make_vector(cg *g, const char *name, LLVMValueRef of, LLVMTypeRef type, unsigned n,
                                unsigned lanes) {
  LLVMTypeRef params[MAX_OPERANDS], vectors[MAX_OPERANDS], result = LLVMGetReturnType(type);
  LLVMGetParamTypes(type, params);
  for (unsigned i = 0; i < n; i++) vectors[i] = LLVMVectorType(params[i], lanes);
  LLVMTypeRef whole = LLVMVectorType(result, lanes);
  LLVMValueRef f = begin(g, name, LLVMFunctionType(whole, vectors, n, false)), memory[MAX_OPERANDS], args[MAX_OPERANDS];
  for (unsigned i = 0; i < n; i++) {
    memory[i] = cg_alloca(g, vectors[i], 1, "x");
    LLVMBuildStore(g->b, LLVMGetParam(f, i), memory[i]);
  }
  LLVMValueRef out = cg_alloca(g, whole, 1, "y");
  g->long_body = true; /* not to be unrolled before it is vectorised */
  cg_loop l = cg_loop_begin(g, cg_i64(g, 0), cg_i64(g, lanes), cg_i64(g, 1), "lane");
  for (unsigned i = 0; i < n; i++) {
    LLVMValueRef at = LLVMBuildInBoundsGEP2(g->b, params[i], memory[i], &l.i, 1, "");
    args[i] = LLVMBuildLoad2(g->b, params[i], at, "");
  }
  LLVMValueRef y = LLVMBuildCall2(g->b, type, of, args, n, "");
  LLVMBuildStore(g->b, y, LLVMBuildInBoundsGEP2(g->b, result, out, &l.i, 1, ""));
  cg_loop_end(g, &l);
  g->long_body = false;
  LLVMBuildRet(g->b, LLVMBuildLoad2(g->b, whole, out, ""));
  return f;
}

/* Floats in, a float of the same width out. */
static bool is_simple(cg *g, LLVMTypeRef type, unsigned *n) {
  LLVMTypeRef params[MAX_OPERANDS], result = LLVMGetReturnType(type);
  *n = LLVMCountParamTypes(type);
  if ((result != g->f32 && result != g->f64) || *n < 1 || *n > MAX_OPERANDS) return false;
  LLVMGetParamTypes(type, params);
  for (unsigned i = 0; i < *n; i++)
    if (params[i] != result) return false;
  return true;
}

static void make(cg *g, LLVMValueRef of, const char *name, LLVMTypeRef type, unsigned n, outlined *out) {
  unsigned lanes = g->vector_bits / (LLVMGetReturnType(type) == g->f64 ? 64 : 32);
  char scalar[64], vector[64];
  snprintf(scalar, sizeof scalar, "%.50s.once", name);
  snprintf(vector, sizeof vector, "%.50s.x%u", name, lanes);
  out->scalar = make_scalar(g, scalar, of, type, n);
  make_vector(g, vector, of, type, n, lanes);
  snprintf(out->variant, sizeof out->variant, "_ZGV_LLVM_N%u%.*s_%s(%s)", lanes, (int)n, "vvv", scalar, vector);
}

/* Until the vectoriser has called it, nothing uses a vector function: it is named as used. */
static void keep_vectors(cg *g, const LLVMValueRef *at, unsigned n) {
  LLVMTypeRef type = LLVMArrayType2(g->ptr, n);
  LLVMValueRef used = LLVMAddGlobal(g->module, type, "llvm.compiler.used");
  LLVMSetLinkage(used, LLVMAppendingLinkage);
  LLVMSetSection(used, "llvm.metadata");
  LLVMSetInitializer(used, LLVMConstArray2(g->ptr, (LLVMValueRef *)at, n));
}

/* The calls of `of` in kernel f; with `to`, they become calls of that. */
static unsigned calls(cg *g, LLVMValueRef f, LLVMValueRef of, const outlined *to) {
  static const char key[] = "vector-function-abi-variant";
  unsigned n = 0;
  for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
    for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
      if (!LLVMIsACallInst(i) || LLVMGetCalledValue(i) != of) continue;
      n++;
      if (!to) continue;
      LLVMSetOperand(i, (unsigned)LLVMGetNumOperands(i) - 1, to->scalar);
      LLVMAddCallSiteAttribute(
          i, LLVMAttributeFunctionIndex,
          LLVMCreateStringAttribute(g->ctx, key, sizeof key - 1, to->variant, (unsigned)strlen(to->variant)));
    }
  return n;
}

aot_status cg_outline_math(cg *g) {
  unsigned always = LLVMGetEnumAttributeKindForName("alwaysinline", 12), n_vectors = 0, n;
  AOT_VEC(LLVMValueRef) kernels = {0}, math = {0}, vectors = {0};
  if (g->target != &cg_host || g->options->opt_level < 2 || !g->needs_kernels) return NULL;
  for (LLVMValueRef f = LLVMGetFirstFunction(g->module); f; f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f)) continue;
    bool inlined = LLVMGetEnumAttributeAtIndex(f, LLVMAttributeFunctionIndex, always) != NULL;
    if (inlined && is_simple(g, LLVMGlobalGetValueType(f), &n)) AOT_TRY(aoti_push(g->arena, &math, f));
    if (!inlined) AOT_TRY(aoti_push(g->arena, &kernels, f));
  }
  for (size_t m = 0; m < math.n; m++) {
    outlined once = {0};
    size_t length;
    for (size_t k = 0; k < kernels.n; k++) {
      if (calls(g, kernels.at[k], math.at[m], NULL) <= MANY) continue;
      if (!once.scalar) {
        LLVMTypeRef type = LLVMGlobalGetValueType(math.at[m]);
        is_simple(g, type, &n);
        make(g, math.at[m], LLVMGetValueName2(math.at[m], &length), type, n, &once);
        AOT_TRY(aoti_push(g->arena, &vectors, g->fn));
        n_vectors++;
      }
      calls(g, kernels.at[k], math.at[m], &once);
    }
  }
  if (n_vectors) keep_vectors(g, vectors.at, n_vectors);
  return NULL;
}
