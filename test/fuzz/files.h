/* What the fuzzers of files share with the test that replays their corpus. A property that does not hold is a crash. */
#include <aot/dlpack.h>
#include "dlpack_abi.h"
#include "import.h"
#include "pt2.h"
#include "zip.h"
#include <stdlib.h>
#include <string.h>

static void must(bool ok) {
  if (!ok) abort();
}

/* No input is our own failure. */
static bool fine(aot_status status) {
  must(aot_status_code(status) != AOT_ERROR_INTERNAL);
  bool ok = !status;
  aot_status_free(status);
  return ok;
}

static inline void fuzz_import(const uint8_t *data, size_t n) {
  static const char *const which[] = {NULL, "joint", "2"};
  for (size_t i = 0; i < sizeof which / sizeof *which; i++) {
    aot_session *session;
    aot_graph *g;
    aot_import_options how = AOT_IMPORT_OPTIONS_INIT;
    how.which = which[i];
    must(!aot_session_create(NULL, &session));
    if (fine(aot_graph_import(session, data, n, "fuzz", &how, &g))) {
      char *text;
      fine(aoti_graph_verify(g));
      must(!aot_graph_print(g, AOT_ANNOTATE_FULL, &text));
      aot_text_free(text);
      for (size_t k = 0; k < aot_graph_input_count(g); k++) {
        aot_tensor *t = aot_graph_input_value(g, k);
        for (int64_t e = 0, m = t ? aoti_tensor_numel(t) : 0; e < m && e < 64; e++) aoti_tensor_get(t, e);
      }
      aot_graph_destroy(g);
    }
    aot_session_destroy(session);
  }
}

static inline void fuzz_safetensors(const uint8_t *data, size_t n) {
  aoti_arena arena;
  aoti_safetensors found;
  aoti_arena_init(&arena, &aoti_heap);
  aoti_safetensors_is(data, n);
  if (fine(aoti_safetensors_parse(data, n, "fuzz", &arena, &found)))
    for (size_t i = 0; i < found.n; i++) must(found.at[i].at <= n && found.at[i].bytes <= n - found.at[i].at);
  aoti_arena_deinit(&arena);
}

static inline void fuzz_zip(const uint8_t *data, size_t n) {
  aoti_zip zip;
  if (!fine(aoti_zip_open(data, n, "fuzz", &zip))) return;
  for (size_t i = 0; i < zip.entries.n; i++) {
    const void *bytes;
    void *owned;
    aot_tensor *t;
    if (!fine(aoti_zip_read(&zip, &zip.entries.at[i], 1 << 20, &bytes, &owned))) continue;
    if (fine(aoti_npy_parse(bytes, (size_t)zip.entries.at[i].size, "fuzz", AOT_DTYPE_NONE, &t))) {
      for (int64_t e = 0, m = aoti_tensor_numel(t); e < m && e < 64; e++) aoti_tensor_get(t, e);
      aot_tensor_release(t);
    }
    free(owned);
  }
  aoti_zip_close(&zip);
}

/* The bytes as a file of numpy; and, when the first says so, as what a stranger puts into a DLPack tensor, whose sizes
 * and steps are as wild as its memory is small: taken or refused, never read outside. */
static inline void fuzz_npy(const uint8_t *data, size_t n) {
  aot_tensor *t;
  if (fine(aoti_npy_parse(data, n, "fuzz", AOT_DTYPE_NONE, &t))) {
    for (int64_t e = 0, m = aoti_tensor_numel(t); e < m && e < 64; e++) aoti_tensor_get(t, e);
    aot_tensor_release(t);
  }
  enum { DIMS = 3, HEAD = 12 + 16 * DIMS };
  if (n < HEAD || data[0] != 'D') return;
  static uint8_t memory[64];
  int64_t sizes[DIMS], steps[DIMS];
  struct DLManagedTensorVersioned m = {.version = {data[1], data[2]}};
  memcpy(sizes, data + 12, sizeof sizes);
  memcpy(steps, data + 12 + sizeof sizes, sizeof steps);
  m.flags = data[3];
  m.dl = (dl_tensor){.data = memory,
                     .device = {data[4] & 15, data[5]},
                     .ndim = data[6] % (DIMS + 1),
                     .dtype = {data[7], data[8], data[9]},
                     .shape = sizes,
                     .strides = data[10] & 1 ? steps : NULL,
                     .byte_offset = data[11] % 8};
  bool inside = true; // what a producer promises; without it only the refusal is looked at
  int64_t reach = 0;
  for (int k = 0; k < m.dl.ndim; k++) {
    inside = inside && sizes[k] >= 0 && sizes[k] <= 2 && steps[k] >= 0 && steps[k] <= 1;
    reach += inside && sizes[k] ? sizes[k] - 1 : 0;
  }
  if (m.dl.device.type != DL_CPU) return; // memory that is not the host's cannot be looked at
  if (fine(aot_from_dlpack(&m, &t))) {
    for (int64_t e = 0, many = inside && reach <= 3 ? aoti_tensor_numel(t) : 0; e < many; e++) aoti_tensor_get(t, e);
    aot_tensor_release(t);
  }
}

/* An archive, or the graph of a model as JSON, which mutations leave whole more often. */
static inline void fuzz_pt2(const uint8_t *data, size_t n) {
  aoti_registry *registry;
  aoti_graph *g;
  aoti_text text = {0};
  if (aoti_pt2_is(data, n)) {
    fuzz_import(data, n);
    return;
  }
  json_t *json = json_loadb((const char *)data, n, JSON_REJECT_DUPLICATES, NULL);
  must(!aoti_registry_create(&aoti_heap, &registry));
  if (json && fine(pt2_text(json, "fuzz", &text)) &&
      fine(aoti_graph_parse(text.at, text.n, "fuzz", registry, &aoti_heap, &g)))
    aoti_graph_destroy(g);
  aoti_text_deinit(&text);
  aoti_registry_destroy(registry);
  json_decref(json);
}
