// Host object code into this process: an ORC LLJIT that links one object and resolves nothing outside it.
#include "cg.h"

#include <llvm-c/LLJIT.h>
#include <llvm-c/Orc.h>
#include <elf.h>
#include <string.h>

struct cg_jit {
  LLVMOrcLLJITRef jit;
};

static aot_status failed(LLVMErrorRef e, const char *what) {
  char *text = LLVMGetErrorMessage(e);
  aot_status s = aoti_error(AOT_ERROR_COMPILE, "%s: %s", what, text);
  LLVMDisposeErrorMessage(text);
  return s;
}

/* Names a symbol that the object wants from outside, or NULL. The object is our own, but sizes are checked anyway. */
static const char *undefined_symbol(const char *o, size_t n) {
  Elf64_Ehdr h;
  if (n < sizeof h) return "?";
  memcpy(&h, o, sizeof h);
  for (unsigned i = 0; i < h.e_shnum; i++) {
    Elf64_Shdr table, strings;
    size_t at = h.e_shoff + (size_t)i * h.e_shentsize, strings_at;
    if (at + sizeof table > n) return "?";
    memcpy(&table, o + at, sizeof table);
    if (table.sh_type != SHT_SYMTAB) continue;
    strings_at = h.e_shoff + (size_t)table.sh_link * h.e_shentsize;
    if (strings_at + sizeof strings > n) return "?";
    memcpy(&strings, o + strings_at, sizeof strings);
    if (table.sh_offset + table.sh_size > n || strings.sh_offset + strings.sh_size > n) return "?";
    for (size_t s = 1; s < table.sh_size / sizeof(Elf64_Sym); s++) {
      Elf64_Sym sym;
      memcpy(&sym, o + table.sh_offset + s * sizeof sym, sizeof sym);
      if (sym.st_shndx == SHN_UNDEF && sym.st_name && sym.st_name < strings.sh_size)
        return o + strings.sh_offset + sym.st_name;
    }
  }
  return NULL;
}

aot_status cg_check_object(const char *object, size_t n) {
  const char *name = undefined_symbol(object, n);
  return name ? aoti_error(AOT_ERROR_COMPILE, "the code of a kernel wants the outside symbol %.80s", name) : NULL;
}

static void ignore(void *ctx, LLVMErrorRef e) { // lookups report the same failure to us
  (void)ctx;
  LLVMConsumeError(e);
}

aot_status cg_jit_load(aoti_arena *arena, const char *object, size_t n, aoti_kernel_code *kernels, size_t n_kernels,
                       struct cg_jit **out) {
  struct cg_jit *j;
  AOT_TRY(aoti_arena_alloc(arena, 1, sizeof *j, &j));
  LLVMErrorRef e = LLVMOrcCreateLLJIT(&j->jit, LLVMOrcCreateLLJITBuilder());
  if (e) return failed(e, "cannot start the JIT");
  *out = j; // owned by the caller from here on
  LLVMOrcExecutionSessionSetErrorReporter(LLVMOrcLLJITGetExecutionSession(j->jit), ignore, NULL);
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(object, n, "kernels");
  if ((e = LLVMOrcLLJITAddObjectFile(j->jit, LLVMOrcLLJITGetMainJITDylib(j->jit), buffer)))
    return failed(e, "cannot load the code");
  for (size_t i = 0; i < n_kernels; i++) {
    LLVMOrcExecutorAddress address = 0;
    if ((e = LLVMOrcLLJITLookup(j->jit, &address, kernels[i].name))) return failed(e, "cannot link the code");
    memcpy(&kernels[i].fn, &address, sizeof kernels[i].fn);
  }
  return NULL;
}

void cg_jit_destroy(struct cg_jit *j) {
  if (!j || !j->jit) return;
  LLVMErrorRef e = LLVMOrcDisposeLLJIT(j->jit);
  if (e) LLVMConsumeError(e);
  j->jit = NULL;
}
