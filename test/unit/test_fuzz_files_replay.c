/* The fuzzers of files over their corpora: seeds, and inputs that once went wrong; whole, truncated, and with a bit
 * turned here and there. */
#include "../fuzz/files.h"
#include "unit.h"
#include <dirent.h>
#include <stdio.h>

static void replay(const char *name, void (*fuzz)(const uint8_t *, size_t), int at_least) {
  char root[512];
  int files = 0;
  snprintf(root, sizeof root, AOT_SOURCE_DIR "/test/fuzz/corpus/%s", name);
  DIR *dir = opendir(root);
  assert_non_null(dir);
  for (struct dirent *e; (e = readdir(dir));) {
    char path[1024], *data;
    size_t n;
    if (e->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "%s/%s", root, e->d_name);
    assert_ok(aoti_read_file(path, 0, &data, &n));
    fuzz((const uint8_t *)data, n);
    for (size_t k = 1; k < 8; k++) fuzz((const uint8_t *)data, n * k / 8);
    for (size_t k = 0; k < 24 && n; k++) {
      size_t at = k * 7919 % n;
      data[at] = (char)(data[at] ^ 1 << k % 8);
      fuzz((const uint8_t *)data, n);
      data[at] = (char)(data[at] ^ 1 << k % 8);
    }
    free(data);
    files++;
  }
  closedir(dir);
  if (files < at_least) fail_msg("%s holds %d files", root, files);
}

static void texts(void **state) {
  (void)state;
  replay("import", fuzz_import, 4);
}
static void safetensors_files(void **state) {
  (void)state;
  replay("safetensors", fuzz_safetensors, 3);
}
static void arrays(void **state) {
  (void)state;
  replay("npy", fuzz_npy, 3);
}
static void zip_archives(void **state) {
  (void)state;
  replay("zip", fuzz_zip, 3);
}
static void exported_programs(void **state) {
  (void)state;
  replay("pt2", fuzz_pt2, 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(texts), cmocka_unit_test(safetensors_files),
                                     cmocka_unit_test(arrays), cmocka_unit_test(zip_archives),
                                     cmocka_unit_test(exported_programs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
