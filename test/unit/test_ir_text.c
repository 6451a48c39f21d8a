/* The text of graphs: what PyTorch printed is what parse and print give back. */
#include "ir.h"
#include "unit.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static aoti_registry *registry;
static int setup(void **state) {
  (void)state;
  assert_ok(aoti_registry_create(&aoti_heap, &registry));
  return 0;
}
static int teardown(void **state) {
  (void)state;
  aoti_registry_destroy(registry);
  return 0;
}

static aoti_graph *parse(const char *text) {
  aoti_graph *g;
  assert_ok(aoti_graph_parse(text, strlen(text), "x.fx", registry, &aoti_heap, &g));
  assert_ok(aoti_graph_verify(g));
  return g;
}
static char *print(const aoti_graph *g, aoti_annotate annotate) {
  aoti_text text = {0};
  char *out;
  assert_ok(aoti_graph_print(g, annotate, &text));
  assert_ok(aoti_text_finish(&text, &out));
  return out;
}
/* parse and print give the text back; it is freed. */
static void round_trip(const char *text, aoti_annotate annotate) {
  aoti_graph *g = parse(text);
  char *out = print(g, annotate);
  assert_string_equal(out, text);
  free(out);
  aoti_graph_destroy(g);
}

/* FULL, and back from it, keeps everything TYPES shows; NONE too, but for the types. */
static void every_form_round_trips(const char *text) {
  aoti_graph *g = parse(text);
  char *full = print(g, AOTI_ANNOTATE_FULL), *bare = print(g, AOTI_ANNOTATE_NONE);
  round_trip(full, AOTI_ANNOTATE_FULL);
  round_trip(bare, AOTI_ANNOTATE_NONE);
  aoti_graph *again = parse(full);
  char *types = print(again, AOTI_ANNOTATE_TYPES);
  assert_string_equal(types, text);
  free(full);
  free(bare);
  free(types);
  aoti_graph_destroy(g);
  aoti_graph_destroy(again);
}

static void pytorchs_graphs_come_back(void **state) {
  (void)state;
  static const char root[] = AOT_SOURCE_DIR "/test/parity/data";
  int files = 0;
  DIR *dir = opendir(root);
  assert_non_null(dir);
  for (struct dirent *e; (e = readdir(dir));) {
    if (e->d_name[0] == '.') continue;
    static const char *const names[] = {"joint",      "default_fwd", "default_bwd", "mincut_fwd",
                                        "mincut_bwd", "forward",     "inference"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
      char path[4096], *text;
      size_t n;
      snprintf(path, sizeof path, "%s/%s/%s.fx", root, e->d_name, names[i]);
      aot_status status = aoti_read_file(path, 0, &text, &n);
      if (status) {
        aot_status_free(status);
        continue;
      }
      print_message("%s\n", path);
      round_trip(text, AOTI_ANNOTATE_TYPES);
      every_form_round_trips(text);
      free(text);
      files++;
    }
  }
  closedir(dir);
  assert_true(files > 100);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(pytorchs_graphs_come_back, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
