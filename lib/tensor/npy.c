// npy files (versions 1 to 3): a magic, a Python dict literal that says dtype, order and shape, then the bytes.
#include "tensor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct header {
  aot_dtype dtype;
  bool fortran;
  int ndim;
  int64_t size[AOT_MAX_DIMS];
  size_t data; // offset of the elements
} header;

// The descr codes that npy has for our dtypes; bf16 has none and travels as u2.
static const struct {
  const char *code;
  aot_dtype dtype;
} codes[] = {{"f4", AOT_F32}, {"f8", AOT_F64}, {"f2", AOT_F16}, {"i1", AOT_I8}, {"u1", AOT_U8},  {"i2", AOT_I16},
             {"i4", AOT_I32}, {"i8", AOT_I64}, {"u8", AOT_U64}, {"b1", AOT_B8}, {"u2", AOT_BF16}};

static aot_status bad(const char *name, const char *what) {
  return aoti_error(AOT_ERROR_INVALID, "%s: not an npy file that can be read: %s", name, what);
}

// The text after 'key' or "key" and a colon, and its quote, in the dict; NULL where there is none, or a second.
static const char *value_of(const char *dict, const char *key) {
  const char *found = NULL;
  size_t n = strlen(key);
  for (const char *p = dict; (p = strstr(p, key)) != NULL; p += n) {
    if (p == dict || (p[-1] != '\'' && p[-1] != '"') || p[n] != p[-1]) continue;
    if (found) return NULL;
    found = p + n + 1;
  }
  while (found && (*found == '\'' || *found == '"' || *found == ':' || *found == ' ')) found++;
  return found;
}

static aot_status parse_shape(const char *p, const char *name, header *h) {
  if (!p || *p != '(') return bad(name, "no shape");
  for (p++; *p && *p != ')';) {
    char *end;
    if (h->ndim == AOT_MAX_DIMS) return bad(name, "too many dimensions");
    long long v = strtoll(p, &end, 10);
    if (end == p || v < 0) return bad(name, "a shape that is no tuple of sizes");
    h->size[h->ndim++] = v;
    p = *end == 'L' ? end + 1 : end; // Python 2 wrote (2L, 3L)
    while (*p == ',' || *p == ' ') p++;
  }
  return *p == ')' ? NULL : bad(name, "a shape without an end");
}

static aot_status parse_header(const unsigned char *data, size_t n, const char *name, aot_dtype as, header *h) {
  *h = (header){0};
  if (n < 10 || memcmp(data, "\x93NUMPY", 6)) return bad(name, "no NUMPY magic");
  int major = data[6];
  size_t start = major == 1 ? 10 : 12, length;
  if (major < 1 || major > 3) return bad(name, "an unknown version");
  if (n < start) return bad(name, "it is truncated");
  length = data[8] | (size_t)data[9] << 8;
  if (major > 1) length |= (size_t)data[10] << 16 | (size_t)data[11] << 24;
  if (length > n - start || length > 1 << 16) return bad(name, "its header does not fit");
  char dict[(1 << 16) + 1];
  memcpy(dict, data + start, length);
  dict[length] = 0;
  h->data = start + length;
  const char *descr = value_of(dict, "descr"), *order = value_of(dict, "fortran_order");
  if (!descr || !order) return bad(name, "no descr or fortran_order");
  if (*descr == '>') return bad(name, "big-endian data");
  if (*descr == '<' || *descr == '|' || *descr == '=') descr++;
  for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
    if (!strncmp(descr, codes[i].code, 2) && (descr[2] == '\'' || descr[2] == '"')) h->dtype = codes[i].dtype;
  if (!h->dtype || (h->dtype == AOT_BF16 && as != AOT_BF16)) return bad(name, "an element type without a counterpart");
  h->fortran = !strncmp(order, "True", 4);
  return parse_shape(value_of(dict, "shape"), name, h);
}

aot_status aoti_npy_parse(const void *data, size_t n, const char *name, aot_dtype as, aot_tensor **out) {
  header h;
  AOT_TRY(parse_header(data, n, name, as, &h));
  aot_tensor *t;
  int64_t size[AOT_MAX_DIMS]; // a Fortran-order array is the transpose of a row-major one
  for (int i = 0; i < h.ndim; i++) size[i] = h.fortran ? h.size[h.ndim - 1 - i] : h.size[i];
  size_t have = n - h.data, need = aot_dtype_size(h.dtype);
  for (int i = 0; i < h.ndim; i++)
    if (aoti_mul_overflows(need, (size_t)size[i], &need)) return bad(name, "its size overflows");
  if (need > have) return bad(name, "it is truncated");
  if (need < have) return bad(name, "bytes follow its elements");
  AOT_TRY(aoti_tensor_new(h.dtype, h.ndim, size, &t));
  if (need) memcpy(t->storage->data, (const char *)data + h.data, need);
  if (h.fortran && h.ndim > 1) {
    aot_int sizes[AOT_MAX_DIMS], strides[AOT_MAX_DIMS];
    for (int i = 0; i < h.ndim; i++) {
      sizes[i] = t->meta.size[h.ndim - 1 - i];
      strides[i] = t->meta.stride[h.ndim - 1 - i];
    }
    aot_tensor *view;
    aot_status status = aoti_tensor_create(t->storage, h.dtype, h.ndim, sizes, strides, aot_i(0), &view);
    aot_tensor_release(t);
    AOT_TRY(status);
    t = view;
  }
  *out = t;
  return NULL;
}

aot_status aoti_npy_read(const char *path, aot_dtype as, aot_tensor **out) {
  char *data;
  size_t n;
  AOT_TRY(aoti_read_file(path, 0, &data, &n));
  aot_status status = aoti_npy_parse(data, n, path, as, out);
  free(data);
  return status;
}

aot_status aoti_npy_format(const aot_tensor *t, aoti_text *text) {
  const char *code = NULL;
  for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
    if (codes[i].dtype == t->meta.dtype) code = codes[i].code;
  size_t start = text->n;
  aoti_text_put(text, "\x93NUMPY\1\0\0\0", 10);
  aoti_text_add(text, "{'descr': '%s%s', 'fortran_order': False, 'shape': (", code[1] == '1' ? "|" : "<", code);
  for (int i = 0; i < t->meta.ndim; i++)
    aoti_text_add(text, "%lld%s", (long long)aoti_dim(t, i), t->meta.ndim == 1 || i + 1 < t->meta.ndim ? ", " : "");
  aoti_text_add(text, "), }");
  while (!text->failed && (text->n - start + 1) % 64) aoti_text_put(text, " ", 1);
  aoti_text_put(text, "\n", 1);
  if (text->failed) return aoti_oom();
  text->at[start + 8] = (char)((text->n - start - 10) & 255);
  text->at[start + 9] = (char)((text->n - start - 10) >> 8);
  return aoti_tensor_append(t, text);
}

aot_status aoti_npy_write(const char *path, const aot_tensor *t) {
  aoti_text text = {0};
  aot_status status = aoti_npy_format(t, &text);
  if (!status) status = aoti_write_file(path, text.at, text.n);
  aoti_text_deinit(&text);
  return status;
}
