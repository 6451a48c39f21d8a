/* A fuzzer of what reads files (see files.h); the unit test test_fuzz_files_replay runs it over test/fuzz/corpus/zip.
 */
#include "files.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz_zip(data, size);
  return 0;
}
