/* A fuzzer of the graph parser, and through it of the printer, the verifier and the partitioners. Built by libFuzzer
 * (cmake -DAOT_FUZZ=ON with clang); the unit test test_fuzz_replay runs it over test/fuzz/corpus/graph. */
#include "partition.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A property that does not hold is a crash, which is what the fuzzer looks for. */
static void must(bool ok) {
  if (!ok) abort();
}

static char *print(const aoti_graph *g) {
  aoti_text text = {0};
  char *out;
  must(!aoti_graph_print(g, AOTI_ANNOTATE_FULL, &text));
  must(!aoti_text_finish(&text, &out));
  return out;
}

static void check_round_trip(const aoti_graph *g, aoti_registry *registry) {
  char *text = print(g), *again;
  aoti_graph *copy;
  must(!aoti_graph_parse(text, strlen(text), "copy", registry, &aoti_heap, &copy));
  again = print(copy);
  must(!strcmp(text, again));
  free(text);
  free(again);
  aoti_graph_destroy(copy);
}

static void check_partitions(aoti_graph *g) {
  static const char *const names[] = {"default", "min_cut"};
  const aot_value *outputs;
  size_t n;
  aoti_graph_outputs(g, &outputs, &n);
  if (g->n_fwd_outputs < 0) g->n_fwd_outputs = n > 0;
  for (int i = 0; i < 2; i++) {
    aoti_partition p;
    aot_status status = aoti_partition_find(names[i])(g, NULL, &p);
    must(aot_status_code(status) != AOT_ERROR_INTERNAL);
    if (!status) {
      must(!aoti_graph_verify(p.forward));
      must(!aoti_graph_verify(p.backward));
      aoti_partition_deinit(&p);
    }
    aot_status_free(status);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  aoti_registry *registry;
  aoti_graph *g;
  must(!aoti_registry_create(&aoti_heap, &registry));
  aot_status status = aoti_graph_parse((const char *)data, size, "fuzz", registry, &aoti_heap, &g);
  if (!status)
    status = aoti_graph_verify(g);
  else
    g = NULL;
  if (!status) {
    check_round_trip(g, registry);
    check_partitions(g);
  }
  aot_status_free(status);
  aoti_graph_destroy(g);
  aoti_registry_destroy(registry);
  return 0;
}
