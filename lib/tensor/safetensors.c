// safetensors: a length, a JSON header, the tensors one after the other.
#include "tensor.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_HEADER = 100000000 };

// Every type of the format, with its bits: sizes are checked of those too that have no counterpart here.
static const struct {
  const char *name;
  int bits;
  aot_dtype dtype;
} types[] = {{"F64", 64, AOT_F64},
             {"I64", 64, AOT_I64},
             {"U64", 64, AOT_U64},
             {"C64", 64, AOT_DTYPE_NONE},
             {"F32", 32, AOT_F32},
             {"I32", 32, AOT_I32},
             {"U32", 32, AOT_DTYPE_NONE},
             {"F16", 16, AOT_F16},
             {"BF16", 16, AOT_BF16},
             {"I16", 16, AOT_I16},
             {"U16", 16, AOT_DTYPE_NONE},
             {"F8_E4M3", 8, AOT_DTYPE_NONE},
             {"F8_E5M2", 8, AOT_DTYPE_NONE},
             {"F8_E8M0", 8, AOT_DTYPE_NONE},
             {"I8", 8, AOT_I8},
             {"U8", 8, AOT_U8},
             {"BOOL", 8, AOT_B8},
             {"F6_E2M3", 6, AOT_DTYPE_NONE},
             {"F6_E3M2", 6, AOT_DTYPE_NONE},
             {"F4", 4, AOT_DTYPE_NONE}};
enum { N_TYPES = sizeof types / sizeof *types };

static aot_status bad(const char *file, const char *name, const char *what) {
  return aoti_error(AOT_ERROR_INVALID, "%s: not a safetensors file that can be read: %s%s%s", file, name ? name : "",
                    name ? ": " : "", what);
}

static size_t header_size(const uint8_t *p) {
  uint64_t n = 0;
  for (int i = 7; i >= 0; i--) n = n << 8 | p[i];
  return n > MAX_HEADER ? SIZE_MAX : (size_t)n;
}

bool aoti_safetensors_is(const void *data, size_t n) {
  const uint8_t *p = data;
  return n > 8 && header_size(p) <= n - 8 && (p[8] == '{' || p[8] == ' ');
}

static aot_status read_shape(const json_t *shape, const char *file, aoti_safetensor *t) {
  if (!json_is_array(shape)) return bad(file, t->name, "its shape is no list");
  if (json_array_size(shape) > AOT_MAX_DIMS) return bad(file, t->name, "it has too many dimensions");
  for (size_t i = 0; i < json_array_size(shape); i++) {
    const json_t *v = json_array_get(shape, i);
    if (!json_is_integer(v) || json_integer_value(v) < 0) return bad(file, t->name, "a size is no count");
    t->size[t->ndim++] = json_integer_value(v);
  }
  return NULL;
}

static aot_status read_one(const char *file, size_t data_at, const json_t *of, aoti_safetensor *t) {
  const json_t *type = json_object_get(of, "dtype"), *offsets = json_object_get(of, "data_offsets");
  if (!json_is_object(of) || !json_is_string(type)) return bad(file, t->name, "it has no dtype");
  size_t k = 0;
  while (k < N_TYPES && strcmp(types[k].name, json_string_value(type))) k++;
  if (k == N_TYPES) return bad(file, t->name, "its dtype is unknown");
  t->type = types[k].name;
  t->dtype = types[k].dtype;
  AOT_TRY(read_shape(json_object_get(of, "shape"), file, t));
  const json_t *begin = json_array_get(offsets, 0), *end = json_array_get(offsets, 1);
  if (json_array_size(offsets) != 2 || !json_is_integer(begin) || !json_is_integer(end) ||
      json_integer_value(begin) < 0 || json_integer_value(end) < json_integer_value(begin))
    return bad(file, t->name, "its data_offsets are no range");
  t->bytes = (size_t)(json_integer_value(end) - json_integer_value(begin));
  if (aoti_add_overflows((size_t)json_integer_value(begin), data_at, &t->at))
    return bad(file, t->name, "its data_offsets are no range");
  size_t bits = (size_t)types[k].bits;
  for (int d = 0; d < t->ndim; d++)
    if (aoti_mul_overflows(bits, (size_t)t->size[d], &bits)) return bad(file, t->name, "its size overflows");
  if (bits % 8 || bits / 8 != t->bytes) return bad(file, t->name, "its data_offsets do not fit its shape");
  return NULL;
}

static int by_place(const void *a, const void *b) {
  const aoti_safetensor *x = a, *y = b;
  if (x->at != y->at) return x->at < y->at ? -1 : 1;
  return x->bytes < y->bytes ? -1 : x->bytes > y->bytes; // empty ones first: they fill no hole
}

// Strings by names, which nothing here reads.
static aot_status check_metadata(const char *file, json_t *metadata) {
  const char *key;
  json_t *text;
  bool strings = json_is_object(metadata);
  json_object_foreach(metadata, key, text) { strings = strings && json_is_string(text); }
  return strings ? NULL : bad(file, NULL, "its __metadata__ is not strings by names");
}

static aot_status read_all(json_t *root, size_t n, const char *file, size_t data_at, aoti_arena *arena,
                           aoti_safetensors *out) {
  const char *name;
  json_t *value;
  if (!json_is_object(root)) return bad(file, NULL, "its header is no object");
  json_object_foreach(root, name, value) {
    if (!strcmp(name, "__metadata__")) {
      AOT_TRY(check_metadata(file, value));
      continue;
    }
    aoti_safetensor t = {0};
    AOT_TRY(aoti_arena_strdup(arena, name, strlen(name), &t.name));
    AOT_TRY(read_one(file, data_at, value, &t));
    AOT_TRY(aoti_push(arena, out, t));
  }
  if (out->n) qsort(out->at, out->n, sizeof *out->at, by_place);
  size_t next = data_at;
  for (size_t i = 0; i < out->n; i++) {
    const aoti_safetensor *t = &out->at[i];
    if (t->at != next) return bad(file, t->name, t->at < next ? "it overlaps another" : "there is a hole before it");
    if (t->bytes > n - next) return bad(file, t->name, "it ends after the file does; is it truncated?");
    next += t->bytes;
  }
  return next == n ? NULL : bad(file, NULL, "there is data after the last tensor");
}

aot_status aoti_safetensors_parse(const void *data, size_t n, const char *file, aoti_arena *arena,
                                  aoti_safetensors *out) {
  *out = (aoti_safetensors){0};
  size_t header = n < 8 ? SIZE_MAX : header_size(data);
  if (n < 8 || header > n - 8) return bad(file, NULL, "its header does not fit; is it truncated?");
  json_error_t error;
  json_t *root = json_loadb((const char *)data + 8, header, JSON_REJECT_DUPLICATES, &error);
  if (!root) {
    if (json_error_code(&error) == json_error_out_of_memory) return aoti_oom();
    return aoti_error(AOT_ERROR_INVALID, "%s: not a safetensors file that can be read: its header: %s", file,
                      error.text);
  }
  aot_status status = read_all(root, n, file, 8 + header, arena, out);
  json_decref(root);
  return status;
}

// ---- writing: by descending alignment, then by name, the header padded with blanks to a multiple of 8

typedef struct item {
  const char *name;
  const aot_tensor *tensor;
} item;
static int by_alignment(const void *a, const void *b) {
  const item *x = a, *y = b;
  size_t m = aot_dtype_size(x->tensor->meta.dtype), n = aot_dtype_size(y->tensor->meta.dtype);
  return m != n ? (m > n ? -1 : 1) : strcmp(x->name, y->name);
}

static aot_status add_entry(json_t *root, const item *it, size_t *next) {
  size_t bytes, end, k = 0;
  const aoti_meta *m = &it->tensor->meta;
  while (k < N_TYPES && types[k].dtype != m->dtype) k++;
  if (k == N_TYPES) return aoti_error(AOT_ERROR_INTERNAL, "safetensors has no name for %s", aot_dtype_name(m->dtype));
  if (aoti_mul_overflows((size_t)aoti_tensor_numel(it->tensor), aot_dtype_size(m->dtype), &bytes) ||
      aoti_add_overflows(*next, bytes, &end) || end > INT64_MAX)
    return aoti_error(AOT_ERROR_INVALID, "%s is too large for a file", it->name);
  json_t *shape = json_array();
  for (int d = 0; d < m->ndim && shape; d++) json_array_append_new(shape, json_integer(aoti_dim(it->tensor, d)));
  json_t *entry = json_pack("{s:s, s:o, s:[I, I]}", "dtype", types[k].name, "shape", shape, "data_offsets",
                            (json_int_t)*next, (json_int_t)end);
  if (!entry) return aoti_oom();
  if (json_object_get(root, it->name) || !strcmp(it->name, "__metadata__")) {
    json_decref(entry);
    return aoti_error(AOT_ERROR_INVALID, "a safetensors file cannot hold a second %s", it->name);
  }
  if (json_object_set_new(root, it->name, entry)) // it checks that the name is UTF-8
    return aoti_error(AOT_ERROR_INVALID, "\"%s\" is not a name that a safetensors file can hold", it->name);
  *next = end;
  return NULL;
}

static aot_status format(json_t *root, const item *items, size_t n, aoti_text *text) {
  size_t next = 0;
  for (size_t i = 0; i < n; i++) AOT_TRY(add_entry(root, &items[i], &next));
  char *header = json_dumps(root, JSON_COMPACT);
  if (!header) return aoti_oom();
  size_t length = strlen(header), padded = (length + 7) / 8 * 8;
  for (int i = 0; i < 8; i++) aoti_text_put(text, (const char[]){(char)(padded >> 8 * i & 255)}, 1);
  aoti_text_put(text, header, length);
  for (size_t i = length; i < padded; i++) aoti_text_put(text, " ", 1);
  free(header);
  for (size_t i = 0; i < n; i++) AOT_TRY(aoti_tensor_append(items[i].tensor, text));
  return text->failed ? aoti_oom() : NULL;
}

aot_status aoti_safetensors_format(const char *const *names, aot_tensor *const *tensors, size_t n, aoti_text *text) {
  item *items;
  AOT_TRY(aoti_alloc(&aoti_heap, n, sizeof *items, &items));
  for (size_t i = 0; i < n; i++) items[i] = (item){names[i], tensors[i]};
  if (n) qsort(items, n, sizeof *items, by_alignment);
  json_t *root = json_object();
  aot_status status = root ? format(root, items, n, text) : aoti_oom();
  json_decref(root);
  aoti_free(&aoti_heap, items);
  return status;
}
