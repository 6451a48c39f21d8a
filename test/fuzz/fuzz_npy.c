/* A fuzzer of what reads files (see files.h); the unit test test_fuzz_files_replay runs it over test/fuzz/corpus/npy.
 */
#include "files.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz_npy(data, size);
  return 0;
}
