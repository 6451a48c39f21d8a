/* Archives of torch.export: values as PyTorch computed them, what the signature says, and broken archives. */
#include "import.h"
#include "unit.h"
#include "zip.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define FILES AOT_SOURCE_DIR "/test/data/files/"

static aot_session *session;
static int begin(void **state) {
  (void)state;
  assert_ok(aot_session_create(NULL, &session));
  return 0;
}
static int end(void **state) {
  (void)state;
  aot_session_destroy(session);
  return 0;
}

static aot_graph *load(const char *name) {
  char path[512];
  aot_graph *g;
  snprintf(path, sizeof path, FILES "%s.pt2", name);
  assert_ok(aot_graph_import_file(session, path, NULL, &g));
  assert_ok(aoti_graph_verify(g));
  return g;
}

static aot_tensor *array(aot_scope *s, const char *name, const char *which, int i) {
  char path[512];
  aot_tensor *t;
  snprintf(path, sizeof path, FILES "%s_%s_%d.npy", name, which, i);
  assert_ok(aoti_npy_read(path, AOT_DTYPE_NONE, &t));
  return aoti_scope_own(s, t);
}

/* Every parameter and buffer has its value; the rest of the inputs are files. */
static void run(const char *name, int first_output) {
  aot_graph *g = load(name);
  aot_scope *s = aot_scope_begin(session);
  aot_tensor *in[32], *out[8];
  int files = 0;
  size_t n_in = aot_graph_input_count(g), n_out = aot_graph_output_count(g);
  for (size_t i = 0; i < n_in; i++) {
    in[i] = aot_graph_input_value(g, i);
    assert_true((in[i] != NULL) == (aot_graph_input_target(g, i) != NULL));
    if (!in[i]) in[i] = array(s, name, "in", ++files);
  }
  aot_graph_run(s, g, (aot_tensors){in, n_in}, out, n_out);
  assert_ok(aot_scope_error(s));
  for (size_t i = (size_t)first_output; i < n_out; i++) {
    aot_tensor *want = array(s, name, "out", (int)i - first_output + 1);
    assert_int_equal(aot_tensor_numel(want), aot_tensor_numel(out[i]));
    for (int64_t k = 0; k < aot_tensor_numel(want); k++) {
      double a = aoti_tensor_get(out[i], k), b = aoti_tensor_get(want, k);
      if (fabs(a - b) > 1e-5 * (1 + fabs(b)))
        fail_msg("%s: output %zu, element %lld: %g, not %g", name, i, (long long)k, a, b);
    }
  }
  assert_ok(aot_scope_end(s));
  aot_graph_destroy(g);
}

static void a_program_gives_what_pytorch_computed(void **state) {
  (void)state;
  run("convolution", 0);
}
static void a_program_of_dynamic_sizes_runs_at_others(void **state) {
  (void)state;
  run("dynamic", 0);
}
static void a_program_with_constants_and_writes_runs(void **state) {
  (void)state;
  run("counter", 0);
}

static void the_signature_is_kept(void **state) {
  (void)state;
  aot_graph *g = load("counter");
  int parameters = 0, found = 0;
  for (size_t i = 0; i < aot_graph_input_count(g); i++) {
    const char *target = aot_graph_input_target(g, i);
    if (!target) continue;
    const struct aoti_input *input = aoti_graph_input(g, aot_graph_input_name(g, i));
    parameters += input->is_parameter;
    found += !strcmp(target, "emb.weight") || !strcmp(target, "norm.bias") || !strcmp(target, "steps") ||
             !strcmp(target, "scale");
  }
  assert_int_equal(found, 4);
  assert_true(parameters >= 3);
  aot_graph_destroy(g);
}

static void tied_weights_share_their_storage(void **state) {
  (void)state;
  aot_graph *g = load("counter");
  aot_tensor *emb = NULL, *out = NULL;
  for (size_t i = 0; i < aot_graph_input_count(g); i++) {
    const char *target = aot_graph_input_target(g, i);
    if (target && !strcmp(target, "emb.weight")) emb = aot_graph_input_value(g, i);
    if (target && !strcmp(target, "out.weight")) out = aot_graph_input_value(g, i);
  }
  assert_non_null(emb);
  if (out) assert_ptr_equal(aot_tensor_data(emb), aot_tensor_data(out));
  aot_graph_destroy(g);
}

static void sizes_outside_of_the_range_are_refused(void **state) {
  (void)state;
  aot_graph *g = load("dynamic");
  aot_scope *s = aot_scope_begin(session);
  aot_tensor *in[32], *out[1];
  for (size_t i = 0; i < aot_graph_input_count(g); i++)
    if (!(in[i] = aot_graph_input_value(g, i)))
      in[i] = aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(65), aot_i(2), aot_i(6), aot_i(6)), NULL);
  aot_graph_run(s, g, (aot_tensors){in, aot_graph_input_count(g)}, out, 1);
  aot_status status = aot_scope_end(s);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  assert_non_null(strstr(aot_status_message(status), "at most 64"));
  aot_status_free(status);
  aot_graph_destroy(g);
}

/* ---- archives made here */

static void archive(const char *model, const char *config, aot_code code, const char *says) {
  char path[64], *data;
  size_t n;
  aot_graph *g;
  aoti_zip_writer w = {0};
  aoti_text text = {0};
  snprintf(path, sizeof path, P_tmpdir "/test_pt2_%d.pt2", (int)getpid());
  aoti_text_add(&text, "{\"schema_version\": {\"major\": 8, \"minor\": 99}, \"graph_module\": {%s}, \"news\": 1}",
                model);
  aoti_zip_add(&w, "m/models/model.json", text.at, text.n);
  if (config) aoti_zip_add(&w, "m/data/weights/model_weights_config.json", config, strlen(config));
  aoti_zip_add(&w, "m/data/weights/weight_0", "01234567", 8);
  assert_ok(aoti_zip_finish(&w, path));
  assert_ok(aoti_read_file(path, 0, &data, &n));
  unlink(path);
  aot_status status = aot_graph_import(session, data, n, "file", NULL, &g);
  if (aot_status_code(status) != code || !strstr(aot_status_text(status), says))
    fail_msg("%s: got %s, wanted %s", model, aot_status_text(status), says);
  if (!status) aot_graph_destroy(g);
  aot_status_free(status);
  aoti_text_deinit(&text);
  free(data);
}

#define X "{\"as_tensor\": {\"name\": \"x\"}}"
#define TYPE(dtype)                                                                                                  \
  "\"tensor_values\": {\"x\": {\"dtype\": " dtype ", \"sizes\": [{\"as_int\": 2}], \"strides\": [{\"as_int\": 1}], " \
  "\"device\": {\"type\": \"cpu\", \"index\": null}, \"layout\": 7}}"
#define GRAPH(nodes) "\"graph\": {\"inputs\": [" X "], \"outputs\": [" X "], \"nodes\": [" nodes "], " TYPE("7") "}"
#define SIGNATURE \
  ", \"signature\": {\"input_specs\": [{\"parameter\": {\"arg\": {\"name\": \"x\"}, \"parameter_name\": \"w\"}}]}"
#define CONFIG(size, offset, pickle)                                           \
  "{\"config\": {\"w\": {\"path_name\": \"weight_0\", \"use_pickle\": " pickle \
  ", \"tensor_meta\": {\"dtype\": 7, \"sizes\": [{\"as_int\": " size           \
  "}], \"strides\": [{\"as_int\": 1}], \"storage_offset\": {\"as_int\": " offset "}}}}}"
#define NODE(target, arg)                                                        \
  "{\"target\": \"" target "\", \"inputs\": [{\"name\": \"self\", \"arg\": " arg \
  ", \"kind\": 1}], \"outputs\": [{\"as_tensor\": {\"name\": \"y\"}}], \"metadata\": {}}"

static void broken_archives_are_refused(void **state) {
  (void)state;
  archive(GRAPH("") SIGNATURE, CONFIG("2", "0", "false"), AOT_OK, "");
  archive(GRAPH(NODE("torch.ops.aten.cos.default", X)), NULL, AOT_OK, "");
  archive(GRAPH("") SIGNATURE, CONFIG("3", "0", "false"), AOT_ERROR_INVALID, "too small");
  archive(GRAPH("") SIGNATURE, CONFIG("2", "1", "false"), AOT_ERROR_INVALID, "too small");
  archive(GRAPH("") SIGNATURE, CONFIG("9223372036854775807", "9", "false"), AOT_ERROR_INVALID, "overflows");
  archive(GRAPH("") SIGNATURE, CONFIG("2", "-1", "false"), AOT_ERROR_INVALID, "negative");
  archive(GRAPH("") SIGNATURE, CONFIG("2", "0", "true"), AOT_ERROR_UNSUPPORTED, "pickled");
  archive(GRAPH("") SIGNATURE, "{\"config\"", AOT_ERROR_INVALID, "model_weights_config.json:1");
  archive("\"graph\": {}", NULL, AOT_ERROR_INVALID, "holds no graph");
  archive(GRAPH(NODE("torch.ops.aten.cos.default", "{\"as_tensor\": {\"name\": \"z\"}}")), NULL, AOT_ERROR_INVALID,
          "z is used before it is defined");
  archive(GRAPH(NODE("torch.ops.aten.cos.default", "{\"as_graph\": {}}")), NULL, AOT_ERROR_UNSUPPORTED, "as_graph");
  archive(GRAPH(NODE("torch.ops.aten.cos.default", "{\"as_tensor\": {\"name\": \"x)\"}}")), NULL, AOT_ERROR_INVALID,
          "no proper name");
  archive(GRAPH(NODE("x](args = ", X)), NULL, AOT_ERROR_INVALID, "no proper target");
  archive("\"graph\": {\"inputs\": [" X "], \"outputs\": [], \"nodes\": [], " TYPE("10") "}", NULL,
          AOT_ERROR_UNSUPPORTED, "element type");
  archive(GRAPH("") ", \"signature\": {\"input_specs\": [{\"custom_obj\": {}}]}", NULL, AOT_ERROR_UNSUPPORTED,
          "custom_obj");
  archive(GRAPH("") ", \"graph\": 1", NULL, AOT_ERROR_INVALID, "duplicate");
}

static void an_archive_of_other_things_is_no_program(void **state) {
  (void)state;
  aot_graph *g;
  aot_status status = aot_graph_import_file(session, FILES "stored.npz", NULL, &g);
  assert_int_equal(aot_status_code(status), AOT_ERROR_INVALID);
  assert_non_null(strstr(aot_status_message(status), "holds no models/NAME.json"));
  aot_status_free(status);
}

/* torch.save's pickles, where archives of other versions have them (test/parity/pickled.py). */
static void pickled_weights_are_read(void **state) {
  (void)state;
  static const char *const names[] = {"mlp_pickle", "mlp_pickles", "mlp_2_7"};
  aot_graph *want, *g;
  assert_ok(aot_graph_import_file(session, AOT_SOURCE_DIR "/test/parity/forms/mlp.pt2", NULL, &want));
  for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
    g = load(names[k]);
    assert_int_equal(aot_graph_input_count(g), aot_graph_input_count(want));
    for (size_t i = 0; i < aot_graph_input_count(g); i++) {
      aot_tensor *a = aot_graph_input_value(g, i), *b = aot_graph_input_value(want, i);
      assert_true((a != NULL) == (b != NULL));
      if (!a) continue;
      assert_int_equal(aot_tensor_numel(a), aot_tensor_numel(b));
      for (int64_t j = 0; j < aot_tensor_numel(a); j++)
        assert_true(aoti_tensor_get(a, j) == aoti_tensor_get(b, j)); // NOLINT
    }
    aot_graph_destroy(g);
  }
  aot_graph_destroy(want);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_program_gives_what_pytorch_computed, begin, end),
      cmocka_unit_test_setup_teardown(a_program_of_dynamic_sizes_runs_at_others, begin, end),
      cmocka_unit_test_setup_teardown(a_program_with_constants_and_writes_runs, begin, end),
      cmocka_unit_test_setup_teardown(the_signature_is_kept, begin, end),
      cmocka_unit_test_setup_teardown(tied_weights_share_their_storage, begin, end),
      cmocka_unit_test_setup_teardown(sizes_outside_of_the_range_are_refused, begin, end),
      cmocka_unit_test_setup_teardown(broken_archives_are_refused, begin, end),
      cmocka_unit_test_setup_teardown(an_archive_of_other_things_is_no_program, begin, end),
      cmocka_unit_test_setup_teardown(pickled_weights_are_read, begin, end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
