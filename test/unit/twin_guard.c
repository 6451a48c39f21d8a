/* Linked into every test that runs on the host and once more on the device (the linker sends aoti_codegen_compile
 * here): on the device no code is compiled to run on the host, and some is compiled for the device. Without this a test
 * could pass there that only repeats what it does on the host. */
#include "codegen.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

aot_status __real_aoti_codegen_compile(const aoti_loop_module *module, const aoti_target *target,
                                       const aoti_codegen_options *options, aoti_compiled **out) AOT_MUST_USE;
aot_status __wrap_aoti_codegen_compile(const aoti_loop_module *module, const aoti_target *target,
                                       const aoti_codegen_options *options, aoti_compiled **out) AOT_MUST_USE;

static bool on_device, compiled;

aot_status __wrap_aoti_codegen_compile(const aoti_loop_module *module, const aoti_target *target,
                                       const aoti_codegen_options *options, aoti_compiled **out) {
  bool to_run =
      (!options || !(options->emit & AOTI_EMIT_NO_JIT)) && !target->cpu; /* a CPU by name is another machine's */
  if (on_device && to_run && target->kind == AOTI_TARGET_HOST) {
    fprintf(stderr, "a test on the device compiles for the host\n");
    abort();
  }
  compiled |= target->kind == AOTI_TARGET_NVPTX;
  return __real_aoti_codegen_compile(module, target, options, out);
}

__attribute__((constructor)) static void begin(void) { on_device = getenv("AOT_TEST_DEVICE") != NULL; }
__attribute__((destructor)) static void end(void) {
  if (!on_device || compiled) return;
  fprintf(stderr, "a test on the device compiled nothing for it\n");
  _exit(1);
}
