// Any bytes: Loop IR text is refused with a status or gives kernels whose text reads back to itself and collapses.
#include "loop.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static char *printed(const aoti_loop_module *m) {
  aoti_text t = {0};
  char *out = NULL;
  aoti_loop_print(m, &t);
  aot_status_free(aoti_text_finish(&t, &out));
  return out;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  aoti_arena arena;
  aoti_loop_module m, again, collapsed;
  aoti_arena_init(&arena, NULL);
  aoti_loop_module_init(&m, &arena);
  aoti_loop_module_init(&again, &arena);
  aoti_loop_module_init(&collapsed, &arena);
  aot_status s = aoti_loop_parse(&m, (const char *)data, size);
  if (!s) {
    char *once = printed(&m);
    if (once) {
      if (aoti_loop_parse(&again, once, strlen(once))) __builtin_trap();
      char *twice = printed(&again);
      if (twice && strcmp(once, twice) != 0) __builtin_trap();
      free(twice);
    }
    free(once);
    for (size_t i = 0; i < m.kernels.n; i++) {
      aoti_kernel *out;
      aot_status_free(aoti_loop_collapse(&collapsed, m.kernels.at[i], data[0] & 1, &out));
    }
  }
  aot_status_free(s);
  aoti_arena_deinit(&arena);
  return 0;
}
