// Tensors by name from a mapped file.
#include "tensor.h"

#include "zip.h"
#include <aot/file.h>
#include <stdlib.h>
#include <string.h>

typedef enum file_kind { SAFETENSORS, NPZ, NPY } file_kind;

struct aot_tensor_file {
  atomic_int refs; // the opener's, and one for each tensor that lies in the mapping
  file_kind kind;
  const char *path;
  aoti_mapped map;
  aoti_arena arena;
  aoti_safetensors tensors; // SAFETENSORS
  aoti_zip zip;             // NPZ
};

static void release(aot_tensor_file *f) {
  if (atomic_fetch_sub_explicit(&f->refs, 1, memory_order_acq_rel) != 1) return;
  if (f->kind == NPZ) aoti_zip_close(&f->zip);
  aoti_arena_deinit(&f->arena);
  aoti_unmap(&f->map);
  free(f);
}
static void release_view(void *user, void *data) {
  (void)data;
  release(user);
}

static aot_status open_mapped(aot_tensor_file *f) {
  const void *data = f->map.data;
  size_t n = f->map.n;
  if (n >= 6 && !memcmp(data, "\x93NUMPY", 6)) {
    f->kind = NPY;
    return NULL;
  }
  if (aoti_zip_is(data, n)) {
    AOT_TRY(aoti_zip_open(data, n, f->path, &f->zip));
    f->kind = NPZ;
    return NULL;
  }
  return aoti_safetensors_parse(data, n, f->path, &f->arena, &f->tensors);
}

aot_status aot_tensor_file_open(const char *path, aot_tensor_file **out) {
  AOT_NEED(path);
  AOT_NEED(out);
  aot_tensor_file *f;
  AOT_TRY(aoti_alloc(&aoti_heap, 1, sizeof *f, &f));
  f->refs = 1;
  aoti_arena_init(&f->arena, &aoti_heap);
  aot_status status = aoti_map_file(path, &f->map);
  if (!status) status = aoti_arena_strdup(&f->arena, path, strlen(path), &f->path);
  if (!status) status = open_mapped(f);
  if (status)
    release(f);
  else
    *out = f;
  return status;
}

void aot_tensor_file_close(aot_tensor_file *f) {
  if (f) release(f);
}

size_t aot_tensor_file_count(const aot_tensor_file *f) {
  if (!f) return 0;
  return f->kind == SAFETENSORS ? f->tensors.n : f->kind == NPZ ? f->zip.entries.n : 1;
}

const char *aot_tensor_file_name(const aot_tensor_file *f, size_t i) {
  if (i >= aot_tensor_file_count(f)) return NULL;
  return f->kind == SAFETENSORS ? f->tensors.at[i].name : f->kind == NPZ ? f->zip.entries.at[i].name : "";
}

static aot_status missing(const aot_tensor_file *f, const char *name) {
  return aoti_error(AOT_ERROR_INVALID, "%s holds no tensor %s", f->path, name);
}

// In place where elements are aligned; numpy and PyTorch writers see to that.
static aot_status get_safetensor(const aot_tensor_file *f, const char *name, aot_tensor **out) {
  const aoti_safetensor *t = NULL;
  for (size_t i = 0; i < f->tensors.n && !t; i++)
    if (!strcmp(f->tensors.at[i].name, name)) t = &f->tensors.at[i];
  if (!t) return missing(f, name);
  if (!t->dtype)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "%s: the element type %s of %s is not supported", f->path, t->type, name);
  char *data = (char *)f->map.data + t->at;
  if (!t->bytes || (uintptr_t)data % aot_dtype_size(t->dtype)) {
    AOT_TRY(aoti_tensor_new(t->dtype, t->ndim, t->size, out));
    if (t->bytes) memcpy((*out)->storage->data, data, t->bytes);
    return NULL;
  }
  aoti_storage *storage;
  aot_int size[AOT_MAX_DIMS];
  for (int d = 0; d < t->ndim; d++) size[d] = aot_i(t->size[d]);
  AOT_TRY(aoti_storage_wrap((aot_device){AOT_CPU, 0}, data, t->bytes, release_view, (void *)f, &storage));
  atomic_fetch_add_explicit(&((aot_tensor_file *)f)->refs, 1, memory_order_relaxed);
  aot_status status = aoti_tensor_create(storage, t->dtype, t->ndim, size, NULL, aot_i(0), out);
  aoti_storage_release(storage);
  return status;
}

static aot_status get_npz(const aot_tensor_file *f, const char *name, aot_dtype as, aot_tensor **out) {
  const aoti_zip_entry *entry = aoti_zip_find(&f->zip, name);
  for (size_t i = 0, n = strlen(name); i < f->zip.entries.n && !entry; i++) { // numpy's names lack the ending
    const char *have = f->zip.entries.at[i].name;
    if (!strncmp(have, name, n) && !strcmp(have + n, ".npy")) entry = &f->zip.entries.at[i];
  }
  const void *data;
  void *owned;
  if (!entry) return missing(f, name);
  AOT_TRY(aoti_zip_read(&f->zip, entry, 0, &data, &owned));
  aot_status status = aoti_npy_parse(data, (size_t)entry->size, name, as, out);
  free(owned);
  return status;
}

aot_status aot_tensor_file_get(const aot_tensor_file *f, const char *name, bool bf16_as_u2, aot_tensor **out) {
  AOT_NEED(f);
  AOT_NEED(name);
  AOT_NEED(out);
  aot_dtype as = bf16_as_u2 ? AOT_BF16 : AOT_DTYPE_NONE;
  if (f->kind == SAFETENSORS) return get_safetensor(f, name, out);
  if (f->kind == NPZ) return get_npz(f, name, as, out);
  return *name ? missing(f, name) : aoti_npy_parse(f->map.data, f->map.n, f->path, as, out);
}

static bool ends(const char *text, const char *end) {
  size_t n = strlen(text), k = strlen(end);
  return n >= k && !strcmp(text + n - k, end);
}

static aot_status save_npz(const char *path, const char *const *names, aot_tensors tensors) {
  aoti_zip_writer w = {0};
  aot_status status = NULL;
  for (size_t i = 0; i < tensors.n && !status; i++) {
    aoti_text name = {0}, data = {0};
    aoti_text_add(&name, "%s.npy", names[i]);
    status = aoti_npy_format(tensors.at[i], &data);
    if (!status && name.failed) status = aoti_oom();
    if (!status && name.n > UINT16_MAX) status = aoti_error(AOT_ERROR_INVALID, "a name is too long for an archive");
    if (!status) aoti_zip_add(&w, name.at, data.at, data.n);
    aoti_text_deinit(&name);
    aoti_text_deinit(&data);
  }
  if (!status) return aoti_zip_finish(&w, path);
  aoti_text_deinit(&w.bytes);
  aoti_text_deinit(&w.directory);
  return status;
}

aot_status aot_tensor_file_save(const char *path, const char *const *names, aot_tensors tensors) {
  AOT_NEED(path);
  if (tensors.n) AOT_NEED(names);
  if (tensors.n) AOT_NEED(tensors.at);
  for (size_t i = 0; i < tensors.n; i++)
    if (!tensors.at[i] || tensors.at[i]->is_poison)
      return aoti_error(AOT_ERROR_INVALID, "the tensor to save as %s is missing", names[i]);
  if (ends(path, ".npz")) return save_npz(path, names, tensors);
  if (!ends(path, ".safetensors"))
    return aoti_error(AOT_ERROR_INVALID, "%s: a file of tensors is called .safetensors or .npz", path);
  aoti_text text = {0};
  aot_status status = aoti_safetensors_format(names, tensors.at, tensors.n, &text);
  if (!status) status = aoti_write_file(path, text.at, text.n);
  aoti_text_deinit(&text);
  return status;
}
