/* The fuzzer of Loop IR over its corpus: seeds, and inputs that once went wrong. */
#include "../fuzz/fuzz_loop.c"
#include "unit.h"
#include <dirent.h>
#include <stdio.h>

static void corpus_passes(void **state) {
  (void)state;
  static const char root[] = AOT_SOURCE_DIR "/test/fuzz/corpus/loop";
  int files = 0;
  DIR *dir = opendir(root);
  assert_non_null(dir);
  for (struct dirent *e; (e = readdir(dir));) {
    char path[4096], *text;
    size_t n;
    if (e->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "%s/%s", root, e->d_name);
    assert_ok(aoti_read_file(path, 0, &text, &n));
    LLVMFuzzerTestOneInput((const uint8_t *)text, n);
    for (size_t k = 1; k < 8; k++) LLVMFuzzerTestOneInput((const uint8_t *)text, n * k / 8); /* and truncated */
    free(text);
    files++;
  }
  closedir(dir);
  assert_true(files >= 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(corpus_passes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
