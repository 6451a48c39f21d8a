// A fuzz target over a folder of its corpus: seeds, and inputs that once went wrong. The target is included before.
#include "unit.h"
#include <dirent.h>
#include <stdio.h>

static void replay(const char *folder, int at_least) {
  int files = 0;
  char path[4096];
  snprintf(path, sizeof path, AOT_SOURCE_DIR "/test/fuzz/corpus/%s", folder);
  DIR *dir = opendir(path);
  assert_non_null(dir);
  for (struct dirent *e; (e = readdir(dir));) {
    char *text;
    size_t n;
    if (e->d_name[0] == '.') continue;
    snprintf(path, sizeof path, AOT_SOURCE_DIR "/test/fuzz/corpus/%s/%s", folder, e->d_name);
    assert_ok(aoti_read_file(path, 0, &text, &n));
    LLVMFuzzerTestOneInput((const uint8_t *)text, n);
    for (size_t k = 1; k < 8; k++) LLVMFuzzerTestOneInput((const uint8_t *)text, n * k / 8); // and truncated
    free(text);
    files++;
  }
  closedir(dir);
  assert_true(files >= at_least);
}
