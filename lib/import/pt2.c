// .pt2 archives of torch.export: the model's JSON, its signature, and the storages of its weights and constants.
#include "pt2.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_JSON = 1 << 29 };

typedef struct archive {
  aot_session *session;
  const char *file;
  aoti_zip zip;
  aoti_arena arena;
  const char *root; // "NAME/", under which all entries lie; "" of the oldest
  const char *model;
  json_t *json, *weights, *constants; // the model; FQN -> payload, or NULL
  aoti_map storages;                  // path in the archive -> index of held
  AOT_VEC(aoti_storage *) held;
  pt2_tensors pickled; // of older archives, by FQN
  aoti_graph *g;
} archive;

static aot_status bad(const archive *a, const char *what, const char *name) {
  return aoti_error(AOT_ERROR_INVALID, "%s: %s%s%s", a->file, what, name ? " " : "", name ? name : "");
}

bool aoti_pt2_is(const void *data, size_t n) { return aoti_zip_is(data, n); }

static const char *string(const json_t *of, const char *key) { return json_string_value(json_object_get(of, key)); }

// ---- entries

static aot_status read_json(archive *a, const aoti_zip_entry *entry, json_t **out) {
  const void *data;
  void *owned;
  if (entry->size > MAX_JSON) return bad(a, "too large:", entry->name);
  AOT_TRY(aoti_zip_read(&a->zip, entry, MAX_JSON, &data, &owned));
  json_error_t error;
  *out = json_loadb(data, (size_t)entry->size, JSON_REJECT_DUPLICATES, &error);
  free(owned);
  if (*out) return NULL;
  if (json_error_code(&error) == json_error_out_of_memory) return aoti_oom();
  return aoti_error(AOT_ERROR_INVALID, "%s: %s:%d:%d: %s", a->file, entry->name, error.line, error.column, error.text);
}

static const aoti_zip_entry *find(const archive *a, const char *format, const char *name) {
  aoti_text path = {0};
  aoti_text_add(&path, "%s", a->root);
  aoti_text_add(&path, format, name); // NOLINT: formats are ours
  const aoti_zip_entry *entry = path.failed ? NULL : aoti_zip_find(&a->zip, path.at);
  aoti_text_deinit(&path);
  return entry;
}

// The name between a beginning and an end, or NULL.
static aot_status between(archive *a, const char *path, const char *begin, const char *end, const char **out) {
  size_t n = strlen(path), b = strlen(begin), e = strlen(end);
  *out = NULL;
  if (n <= b + e || strncmp(path, begin, b) || strcmp(path + n - e, end)) return NULL;
  return aoti_arena_strdup(&a->arena, path + b, n - b - e, out);
}

// The root is the first component of the first entry's path. Of several models which picks one.
static aot_status find_model(archive *a, const char *which, const aoti_zip_entry **out) {
  *out = NULL;
  if (!a->zip.entries.n) return bad(a, "the archive is empty", NULL);
  const char *first = a->zip.entries.at[0].name, *slash = strchr(first, '/');
  AOT_TRY(aoti_arena_strdup(&a->arena, first, slash ? (size_t)(slash - first) + 1 : 0, &a->root));
  aoti_text prefix = {0}, list = {0};
  aoti_text_add(&prefix, "%smodels/", a->root);
  aot_status status = prefix.failed ? aoti_oom() : NULL;
  size_t found = 0;
  for (size_t i = 0; i < a->zip.entries.n && !status; i++) {
    const char *name;
    status = between(a, a->zip.entries.at[i].name, prefix.at, ".json", &name);
    if (status || !name) continue;
    aoti_text_add(&list, "%s%s", list.n ? ", " : "", name);
    if (which && strcmp(which, name)) continue;
    found++;
    a->model = name;
    *out = &a->zip.entries.at[i];
  }
  if (!status && !found && !which && (*out = aoti_zip_find(&a->zip, "serialized_exported_program.json")))
    a->root = "", a->model = "model", found = 1; // before 2.8; its weights are pickles
  if (!status && found != 1)
    status = aoti_error(AOT_ERROR_INVALID, "%s: %s%s%s", a->file,
                        !list.n ? "the archive holds no models/NAME.json; is it one of torch.export?"
                        : found ? "one of several models must be chosen: "
                                : "there is no such model; there are: ",
                        list.at ? list.at : "", "");
  aoti_text_deinit(&prefix);
  aoti_text_deinit(&list);
  return status;
}

// data/weights/NAME_weights_config.json, and what others call it.
static aot_status read_config(archive *a, const char *const *formats, json_t **out) {
  for (; *formats; formats++) {
    const aoti_zip_entry *entry = find(a, *formats, a->model);
    if (entry) return read_json(a, entry, out);
  }
  return NULL;
}

// ---- weights

static aot_status storage_of(archive *a, const char *folder, const char *path, aoti_storage **out) {
  aoti_text full = {0};
  aoti_text_add(&full, "%sdata/%s/%s", a->root, folder, path);
  if (full.failed) return aoti_oom();
  const uint32_t *known = aoti_map_get(&a->storages, full.at, full.n);
  const aoti_zip_entry *entry = aoti_zip_find(&a->zip, full.at);
  aot_status status = NULL;
  const void *data = NULL;
  void *owned = NULL;
  if (known)
    *out = a->held.at[*known];
  else if (!entry)
    status = bad(a, "the archive lacks", full.at);
  else
    status = aoti_zip_read(&a->zip, entry, 0, &data, &owned);
  if (!status && !known) {
    status = aoti_storage_create((aot_device){AOT_CPU, 0}, (size_t)entry->size, true, out);
    if (!status && entry->size) memcpy((*out)->data, data, (size_t)entry->size);
    if (!status && (status = aoti_push(&a->arena, &a->held, *out))) aoti_storage_release(*out);
    if (!status) status = aoti_map_put(&a->storages, full.at, full.n, (uint32_t)a->held.n - 1, NULL);
    free(owned);
  }
  aoti_text_deinit(&full);
  return status;
}

static aot_status unpickle(archive *a, const aoti_zip_entry *entry, pt2_tensors *out) {
  const void *data;
  void *owned;
  AOT_TRY(aoti_zip_read(&a->zip, entry, 0, &data, &owned));
  aot_status status = pt2_unpickle(data, (size_t)entry->size, a->file, &a->arena, out);
  free(owned);
  return aoti_note(status, "%s", entry->name);
}

// A payload that is a tensor of its own pickle.
static aot_status unpickle_payload(archive *a, const char *folder, const char *name, const char *path,
                                   aot_tensor **out) {
  pt2_tensors found = {0};
  aoti_text full = {0};
  aoti_text_add(&full, "%sdata/%s/%s", a->root, folder, path);
  const aoti_zip_entry *entry = full.failed ? NULL : aoti_zip_find(&a->zip, full.at);
  aoti_text_deinit(&full);
  aot_status status = entry ? unpickle(a, entry, &found) : bad(a, "the archive lacks the pickle of", name);
  *out = !status && found.n == 1 && !*found.at[0].name ? found.at[0].tensor : NULL;
  for (size_t i = *out != NULL; i < found.n; i++) aot_tensor_release(found.at[i].tensor);
  if (!status && !*out) return aoti_error(AOT_ERROR_UNSUPPORTED, "%s: %s is pickled, and no tensor", a->file, name);
  return status;
}

// data/weights/NAME.pt of the first 2.8, serialized_state_dict.pt before it.
static aot_status read_pickles(archive *a) {
  static const char *const formats[] = {"data/weights/%s.pt", "data/constants/%s.pt"};
  static const char *const oldest[] = {"serialized_state_dict.pt", "serialized_constants.pt"};
  for (int i = 0; i < 2; i++) {
    const aoti_zip_entry *entry = (i ? a->constants : a->weights) ? NULL : find(a, formats[i], a->model);
    if (!entry && !*a->root) entry = aoti_zip_find(&a->zip, oldest[i]);
    if (entry && entry->size) AOT_TRY(unpickle(a, entry, &a->pickled));
  }
  return NULL;
}

static aot_status read_dims(archive *a, const json_t *list, const char *name, aot_int *out, int *n) {
  if (!json_is_array(list) || json_array_size(list) > AOT_MAX_DIMS) return bad(a, "broken sizes of", name);
  *n = (int)json_array_size(list);
  for (int i = 0; i < *n; i++) {
    out[i].sym = 0;
    if (!pt2_integer(json_array_get(list, (size_t)i), &out[i].value) || out[i].value < 0)
      return bad(a, "broken sizes of", name);
  }
  return NULL;
}

static aot_status read_tensor(archive *a, const char *folder, const char *name, const json_t *payload,
                              aot_tensor **out) {
  const json_t *meta = json_object_get(payload, "tensor_meta");
  const char *path = string(payload, "path_name");
  if (json_is_true(json_object_get(payload, "use_pickle")) && path) return unpickle_payload(a, folder, name, path, out);
  if (!json_is_object(meta))
    return aoti_error(AOT_ERROR_UNSUPPORTED, "%s: %s is pickled, which is not read", a->file, name);
  aot_dtype dtype = pt2_dtype(json_object_get(meta, "dtype"));
  if (!dtype) return aoti_error(AOT_ERROR_UNSUPPORTED, "%s: the element type of %s is not supported", a->file, name);
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS], offset = aot_i(0);
  int ndim, n_stride;
  AOT_TRY(read_dims(a, json_object_get(meta, "sizes"), name, size, &ndim));
  AOT_TRY(read_dims(a, json_object_get(meta, "strides"), name, stride, &n_stride));
  if (n_stride != ndim || !path || !pt2_integer(json_object_get(meta, "storage_offset"), &offset.value))
    return bad(a, "a broken description of", name);
  aoti_storage *storage;
  size_t need;
  AOT_TRY(storage_of(a, folder, path, &storage));
  AOT_TRY(aoti_note(aoti_extent_bytes(dtype, ndim, size, stride, offset, &need), "%s: %s", a->file, name));
  if (need > storage->bytes) return bad(a, "the storage is too small for", name);
  return aoti_tensor_create(storage, dtype, ndim, size, stride, offset, out);
}

// The value of a parameter, buffer or constant; NULL where the archive has none.
static aot_status find_tensor(archive *a, const char *name, aot_tensor **out) {
  const json_t *weight = json_object_get(json_object_get(a->weights, "config"), name);
  const json_t *constant = json_object_get(json_object_get(a->constants, "config"), name);
  *out = NULL;
  if (weight) return read_tensor(a, "weights", name, weight, out);
  if (constant) return read_tensor(a, "constants", name, constant, out);
  for (size_t i = 0; i < a->pickled.n && !*out; i++)
    if (!strcmp(a->pickled.at[i].name, name)) *out = a->pickled.at[i].tensor;
  if (*out) aot_tensor_retain(*out);
  return NULL;
}

// ---- the signature

static const char *argument_name(const json_t *arg) {
  const json_t *tensor = json_object_get(arg, "as_tensor");
  return string(tensor ? tensor : arg, "name");
}

static aot_status input_spec(archive *a, const json_t *spec) {
  static const struct {
    const char *kind, *key;
  } kinds[] = {{"parameter", "parameter_name"}, {"buffer", "buffer_name"}, {"tensor_constant", "tensor_constant_name"}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    const json_t *of = json_object_get(spec, kinds[i].kind);
    if (!of) continue;
    const char *name = argument_name(json_object_get(of, "arg")), *target = string(of, kinds[i].key);
    uint32_t id = name ? aoti_graph_find(a->g, name, strlen(name)) : AOTI_NO_NODE;
    if (!target || id == AOTI_NO_NODE || aoti_graph_node(a->g, id)->kind != AOTI_PLACEHOLDER)
      return bad(a, "the signature names an input that is not there:", name);
    aot_tensor *t;
    AOT_TRY(find_tensor(a, target, &t));
    aot_status status = aoti_graph_add_input(a->g, name, target, !i, t);
    aot_tensor_release(t);
    return status;
  }
  if (json_object_get(spec, "user_input") || json_object_get(spec, "constant_input")) return NULL;
  void *it = json_object_iter((json_t *)spec);
  return aoti_error(AOT_ERROR_UNSUPPORTED, "%s: an input of kind %s", a->file, it ? json_object_iter_key(it) : "?");
}

static aot_status output_spec(archive *a, const json_t *spec, uint32_t i) {
  static const struct {
    const char *kind, *key;
  } kinds[] = {{"buffer_mutation", "buffer_name"},
               {"parameter_mutation", "parameter_name"},
               {"user_input_mutation", "user_input_name"}};
  if (json_object_get(spec, "gradient_to_parameter") || json_object_get(spec, "gradient_to_user_input"))
    a->g->is_half = true; // forward and backward in one, as exported
  for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
    const json_t *of = json_object_get(spec, kinds[k].kind);
    if (!of) continue;
    const char *target = string(of, kinds[k].key), *input = k == 2 ? target : NULL;
    for (size_t j = 0; target && j < a->g->inputs.n && !input; j++)
      if (!strcmp(a->g->inputs.at[j].target, target)) input = a->g->inputs.at[j].name;
    if (!input || aoti_graph_find(a->g, input, strlen(input)) == AOTI_NO_NODE)
      return bad(a, "the signature changes an input that is not there:", target);
    struct aoti_mutation m = {.output = i};
    AOT_TRY(aoti_arena_strdup(&a->g->arena, input, strlen(input), &m.input));
    return aoti_push(&a->g->arena, &a->g->mutations, m);
  }
  return NULL;
}

static aot_status ranges(archive *a) {
  const char *name;
  json_t *range;
  json_object_foreach(json_object_get(a->json, "range_constraints"), name, range) {
    const json_t *min = json_object_get(range, "min_val"), *max = json_object_get(range, "max_val");
    struct aoti_range r = {.min = json_is_integer(min) ? json_integer_value(min) : INT64_MIN,
                           .max = json_is_integer(max) ? json_integer_value(max) : INT64_MAX};
    AOT_TRY(aoti_arena_strdup(&a->g->arena, name, strlen(name), &r.symbol));
    AOT_TRY(aoti_push(&a->g->arena, &a->g->ranges, r));
  }
  return NULL;
}

static aot_status signature(archive *a, const json_t *module) {
  const json_t *of = json_object_get(module, "signature");
  const json_t *in = json_object_get(of, "input_specs"), *out = json_object_get(of, "output_specs");
  for (size_t i = 0; i < json_array_size(in); i++) AOT_TRY(input_spec(a, json_array_get(in, i)));
  for (size_t i = 0; i < json_array_size(out); i++) AOT_TRY(output_spec(a, json_array_get(out, i), (uint32_t)i));
  return ranges(a);
}

// ---- the whole

static aot_status check_version(archive *a) {
  const json_t *version = json_object_get(json_object_get(a->json, "schema_version"), "major");
  if (json_is_integer(version) && json_integer_value(version) == 8) return NULL;
  return aoti_error(AOT_ERROR_UNSUPPORTED, "%s: a model of schema %lld; 8 is read", a->file,
                    json_is_integer(version) ? (long long)json_integer_value(version) : -1);
}

static aot_status check_order(archive *a) {
  const aoti_zip_entry *entry = find(a, "byteorder%s", "");
  const void *data;
  void *owned;
  if (!entry || entry->size > 16) return NULL;
  AOT_TRY(aoti_zip_read(&a->zip, entry, 16, &data, &owned));
  bool big = entry->size >= 3 && !memcmp(data, "big", 3);
  free(owned);
  return big ? aoti_error(AOT_ERROR_UNSUPPORTED, "%s: its data is big-endian", a->file) : NULL;
}

static aot_status import(archive *a, const char *which) {
  static const char *const weights[] = {"data/weights/%s_weights_config.json",
                                        "data/weights/%s_model_param_config.json", NULL};
  static const char *const constants[] = {"data/constants/%s_constants_config.json",
                                          "data/constants/%s_model_constants_config.json", NULL};
  const aoti_zip_entry *model;
  AOT_TRY(find_model(a, which, &model));
  AOT_TRY(check_order(a));
  AOT_TRY(read_json(a, model, &a->json));
  AOT_TRY(check_version(a));
  AOT_TRY(read_config(a, weights, &a->weights));
  AOT_TRY(read_config(a, constants, &a->constants));
  AOT_TRY(read_pickles(a));
  const json_t *module = json_object_get(a->json, "graph_module");
  aoti_text text = {0};
  aot_status status = pt2_text(json_object_get(module, "graph"), a->file, &text);
  if (!status) status = aoti_graph_parse(text.at, text.n, a->file, a->session->registry, a->session->heap, &a->g);
  aoti_text_deinit(&text);
  if (!status) status = aoti_import_tidy(&a->g, false);
  AOT_TRY(status);
  a->g->retain_tensor = aot_tensor_retain;
  a->g->release_tensor = aot_tensor_release;
  return signature(a, module);
}

aot_status aoti_import_pt2(aot_session *session, const void *data, size_t n, const char *file, const char *which,
                           aoti_graph **out) {
  archive a = {.session = session, .file = file};
  AOT_TRY(aoti_zip_open(data, n, file, &a.zip));
  aoti_arena_init(&a.arena, session->heap);
  a.storages.arena = &a.arena;
  aot_status status = import(&a, which);
  for (size_t i = 0; i < a.held.n; i++) aoti_storage_release(a.held.at[i]);
  for (size_t i = 0; i < a.pickled.n; i++) aot_tensor_release(a.pickled.at[i].tensor);
  json_decref(a.json);
  json_decref(a.weights);
  json_decref(a.constants);
  aoti_arena_deinit(&a.arena);
  aoti_zip_close(&a.zip);
  if (status)
    aoti_graph_destroy(a.g);
  else
    *out = a.g;
  return status;
}
