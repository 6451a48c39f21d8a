// libFuzzer target: any bytes as PTX. Loading must give a module or an error with a line, and a kernel without
// parameters that loads must run, or fault, within a bound.
#include <stddef.h>
#include <stdint.h>
#include <machine.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static aoti_ptx_machine *machine;
  if (!machine) {
    aot_status status = aoti_ptx_machine_create(aoti_ptx_model_find(NULL), &machine);
    if (status) return 0;
  }
  aoti_ptx_module *m;
  aot_status status = aoti_ptx_load(machine, "fuzz.ptx", (const char *)data, size, &m);
  if (status) {
    if (aot_status_code(status) == AOT_ERROR_INVALID && aot_status_line(status) <= 0) __builtin_trap();
    aot_status_free(status);
    return 0;
  }
  static const uint8_t params[32768];
  for (size_t k = 0; k < 4; k++) {
    const aoti_ptx_kernel *kernel = aoti_ptx_kernel_at(m, k);
    if (!kernel) break;
    aoti_ptx_launch l = {.kernel = kernel,
                         .grid = {2, 1, 1},
                         .block = {40, 1, 1},
                         .params = params,
                         .checks = AOTI_PTX_CHECK_ALL,
                         .count = true,
                         .threads = 1,
                         .max_instructions = 20000};
    aoti_ptx_result r;
    aot_status_free(aoti_ptx_launch_run(machine, &l, &r));
    aoti_ptx_result_deinit(&r);
  }
  aoti_ptx_unload(m);
  return 0;
}
