// Tensors that torch.save wrote: a zip archive with storages and one pickle, a program for a stack machine. Only what
// builds plain tensors, and dictionaries of them, is run; nothing is called by name, so nothing of the file's choosing
// happens. Every other object is an error that names its class.
#include "pt2.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_ITEMS = 1 << 20, MAX_PICKLE = 1 << 28 };

typedef enum item_kind { NOTHING, NUMBER, REAL, STRING, TUPLE, DICT, CLASS, STORAGE, TENSOR, MARK } item_kind;
typedef struct item item;
typedef AOT_VEC(item) items;
struct item {
  item_kind kind;
  int64_t i;
  const char *text; // STRING; CLASS: "module name"
  items *list;      // TUPLE: also lists; DICT: key, value, key, ...
  aoti_storage *storage;
  aot_dtype dtype;
  aot_tensor *tensor;
};

typedef struct machine {
  const char *file;
  aoti_zip zip;
  const char *root;
  aoti_arena *arena; // outlives the machine: names of tensors are in it
  const uint8_t *p, *end;
  items stack, memo;
  aoti_map storages; // key -> index of held
  AOT_VEC(aoti_storage *) held;
  AOT_VEC(aot_tensor *) tensors;
} machine;

static aot_status bad(const machine *m, const char *what) {
  return aoti_error(AOT_ERROR_INVALID, "%s: a broken pickle: %s", m->file, what);
}

// ---- bytes

static aot_status take(machine *m, size_t n, const uint8_t **out) {
  if ((size_t)(m->end - m->p) < n) return bad(m, "it ends early");
  *out = m->p;
  m->p += n;
  return NULL;
}

static aot_status number(machine *m, int bytes, uint64_t *out) {
  const uint8_t *at = NULL;
  AOT_TRY(take(m, (size_t)bytes, &at));
  *out = 0;
  for (int i = 0; i < bytes; i++) *out |= (uint64_t)at[i] << 8 * i;
  return NULL;
}

// A line of text, up to its newline.
static aot_status line(machine *m, const char **out) {
  const uint8_t *newline = memchr(m->p, '\n', (size_t)(m->end - m->p));
  if (!newline || newline - m->p > 256) return bad(m, "a name does not end");
  AOT_TRY(aoti_arena_strdup(m->arena, (const char *)m->p, (size_t)(newline - m->p), out));
  m->p = newline + 1;
  return NULL;
}

// ---- the stack

static aot_status push(machine *m, item v) {
  if (m->stack.n >= MAX_ITEMS) return bad(m, "too many objects");
  return aoti_push(m->arena, &m->stack, v);
}
static aot_status push_number(machine *m, int64_t v) { return push(m, (item){.kind = NUMBER, .i = v}); }

static aot_status pop(machine *m, item *out) {
  if (!m->stack.n) return bad(m, "its stack is empty");
  *out = m->stack.at[--m->stack.n];
  return NULL;
}

static aot_status new_list(machine *m, item_kind kind, item *out) {
  *out = (item){.kind = kind};
  return aoti_arena_alloc(m->arena, 1, sizeof *out->list, &out->list);
}

// What lies above the last mark, which goes too.
static aot_status pop_mark(machine *m, items *out) {
  size_t k = m->stack.n;
  while (k && m->stack.at[k - 1].kind != MARK) k--;
  if (!k) return bad(m, "there is no mark");
  *out = (items){0};
  for (size_t i = k; i < m->stack.n; i++) AOT_TRY(aoti_push(m->arena, out, m->stack.at[i]));
  m->stack.n = k - 1;
  return NULL;
}

static aot_status push_tuple(machine *m, size_t n) {
  item t;
  AOT_TRY(new_list(m, TUPLE, &t));
  if (m->stack.n < n) return bad(m, "its stack is empty");
  for (size_t i = m->stack.n - n; i < m->stack.n; i++) {
    if (m->stack.at[i].kind == MARK) return bad(m, "a mark in a tuple");
    AOT_TRY(aoti_push(m->arena, t.list, m->stack.at[i]));
  }
  m->stack.n -= n;
  return push(m, t);
}

// items into the list or dictionary that is on top now.
static aot_status add_items(machine *m, const items *more, item_kind kind) {
  if (!m->stack.n || m->stack.at[m->stack.n - 1].kind != kind || (kind == DICT && more->n % 2))
    return bad(m, "items are put into what holds none");
  items *list = m->stack.at[m->stack.n - 1].list;
  if (list->n + more->n > MAX_ITEMS) return bad(m, "too many objects");
  for (size_t i = 0; i < more->n; i++) AOT_TRY(aoti_push(m->arena, list, more->at[i]));
  return NULL;
}

static aot_status remember(machine *m, uint64_t k) {
  if (!m->stack.n || k >= MAX_ITEMS || k > m->memo.n + 65536) return bad(m, "a memo out of range");
  while (m->memo.n <= k) AOT_TRY(aoti_push(m->arena, &m->memo, (item){.kind = NOTHING}));
  m->memo.at[k] = m->stack.at[m->stack.n - 1];
  return NULL;
}
static aot_status recall(machine *m, uint64_t k) {
  if (k >= m->memo.n) return bad(m, "a memo that was not made");
  return push(m, m->memo.at[k]);
}

static aot_status push_text(machine *m, uint64_t n) {
  const uint8_t *at = NULL;
  item s = {.kind = STRING};
  AOT_TRY(take(m, (size_t)n, &at));
  AOT_TRY(aoti_arena_strdup(m->arena, (const char *)at, (size_t)n, &s.text));
  return push(m, s);
}

static aot_status push_class(machine *m, const char *module, const char *name) {
  aoti_text t = {0};
  item c = {.kind = CLASS};
  aoti_text_add(&t, "%s %s", module, name);
  aot_status status = t.failed ? aoti_oom() : aoti_arena_strdup(m->arena, t.at, t.n, &c.text);
  aoti_text_deinit(&t);
  return status ? status : push(m, c);
}

// ---- storages and tensors

static aot_dtype storage_dtype(const char *class_name) {
  static const struct {
    const char *name;
    aot_dtype dtype;
  } known[] = {{"FloatStorage", AOT_F32},     {"DoubleStorage", AOT_F64}, {"HalfStorage", AOT_F16},
               {"BFloat16Storage", AOT_BF16}, {"LongStorage", AOT_I64},   {"IntStorage", AOT_I32},
               {"ShortStorage", AOT_I16},     {"CharStorage", AOT_I8},    {"ByteStorage", AOT_U8},
               {"BoolStorage", AOT_B8}};
  const char *name = strchr(class_name, ' ');
  for (size_t i = 0; name && i < sizeof known / sizeof *known; i++)
    if (!strncmp(class_name, "torch ", 6) && !strcmp(name + 1, known[i].name)) return known[i].dtype;
  return AOT_DTYPE_NONE;
}

static aot_status load_storage(machine *m, const char *key, aoti_storage **out) {
  const uint32_t *known = aoti_map_get(&m->storages, key, strlen(key));
  if (known) return *out = m->held.at[*known], NULL;
  aoti_text path = {0};
  const void *data;
  void *owned;
  aoti_text_add(&path, "%sdata/%s", m->root, key);
  const aoti_zip_entry *entry = path.failed ? NULL : aoti_zip_find(&m->zip, path.at);
  aoti_text_deinit(&path);
  if (!entry) return aoti_error(AOT_ERROR_INVALID, "%s: the archive lacks the storage %s", m->file, key);
  AOT_TRY(aoti_zip_read(&m->zip, entry, 0, &data, &owned));
  aot_status status = aoti_storage_create((aot_device){AOT_CPU, 0}, (size_t)entry->size, true, out);
  if (!status && entry->size) memcpy((*out)->data, data, (size_t)entry->size);
  free(owned);
  AOT_TRY(status);
  if ((status = aoti_push(m->arena, &m->held, *out))) return aoti_storage_release(*out), status;
  return aoti_map_put(&m->storages, key, strlen(key), (uint32_t)m->held.n - 1, NULL);
}

// ('storage', CLASS, key, place, elements)
static aot_status persistent(machine *m) {
  item t = {0}, s = {.kind = STORAGE};
  AOT_TRY(pop(m, &t));
  const item *at = t.kind == TUPLE ? t.list->at : NULL;
  if (!at || t.list->n < 4 || at[1].kind != CLASS || at[2].kind != STRING) return bad(m, "a storage of another make");
  s.dtype = storage_dtype(at[1].text);
  if (!s.dtype)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "%s: a storage of class %s is not supported", m->file, at[1].text);
  AOT_TRY(load_storage(m, at[2].text, &s.storage));
  return push(m, s);
}

static aot_status dims(machine *m, const item *v, aot_int *out, int *n) {
  if (v->kind != TUPLE || v->list->n > AOT_MAX_DIMS) return bad(m, "sizes of a tensor");
  *n = (int)v->list->n;
  for (int i = 0; i < *n; i++) {
    if (v->list->at[i].kind != NUMBER || v->list->at[i].i < 0) return bad(m, "sizes of a tensor");
    out[i] = aot_i(v->list->at[i].i);
  }
  return NULL;
}

// _rebuild_tensor_v2(storage, offset, sizes, strides, ...)
static aot_status rebuild_tensor(machine *m, const items *args) {
  aot_int size[AOT_MAX_DIMS], stride[AOT_MAX_DIMS];
  int ndim, n_stride;
  item t = {.kind = TENSOR};
  size_t need;
  if (args->n < 4 || args->at[0].kind != STORAGE || args->at[1].kind != NUMBER || args->at[1].i < 0)
    return bad(m, "a tensor of another make");
  aot_int offset = aot_i(args->at[1].i);
  AOT_TRY(dims(m, &args->at[2], size, &ndim));
  AOT_TRY(dims(m, &args->at[3], stride, &n_stride));
  if (ndim != n_stride) return bad(m, "sizes of a tensor");
  AOT_TRY(aoti_note(aoti_extent_bytes(args->at[0].dtype, ndim, size, stride, offset, &need), "%s", m->file));
  if (need > args->at[0].storage->bytes) return bad(m, "a storage is too small for its tensor");
  AOT_TRY(aoti_tensor_create(args->at[0].storage, args->at[0].dtype, ndim, size, stride, offset, &t.tensor));
  aot_status status = aoti_push(m->arena, &m->tensors, t.tensor);
  if (status) return aot_tensor_release(t.tensor), status;
  return push(m, t);
}

static aot_status reduce(machine *m) {
  item args = {0}, callee = {0};
  AOT_TRY(pop(m, &args));
  AOT_TRY(pop(m, &callee));
  if (callee.kind != CLASS || args.kind != TUPLE) return bad(m, "a call of no function");
  if (!strcmp(callee.text, "torch._utils _rebuild_tensor_v2")) return rebuild_tensor(m, args.list);
  bool parameter = !strcmp(callee.text, "torch._utils _rebuild_parameter") ||
                   !strcmp(callee.text, "torch._utils _rebuild_parameter_with_state");
  if (parameter && args.list->n && args.list->at[0].kind == TENSOR) return push(m, args.list->at[0]);
  if (!strcmp(callee.text, "collections OrderedDict") && !args.list->n) {
    item d;
    AOT_TRY(new_list(m, DICT, &d));
    return push(m, d);
  }
  return aoti_error(AOT_ERROR_UNSUPPORTED,
                    "%s: it holds an object of %s; plain tensors are read, save the state with safetensors or as a "
                    "dictionary of tensors",
                    m->file, callee.text);
}

// ---- the program

static aot_status integers(machine *m, uint8_t op, bool *done) {
  uint64_t v = 0;
  *done = true;
  switch (op) {
  case 'K': AOT_TRY(number(m, 1, &v)); return push_number(m, (int64_t)v);
  case 'M': AOT_TRY(number(m, 2, &v)); return push_number(m, (int64_t)v);
  case 'J': AOT_TRY(number(m, 4, &v)); return push_number(m, (int32_t)(uint32_t)v);
  case 0x8a: { // LONG1
    uint64_t n;
    AOT_TRY(number(m, 1, &n));
    if (n > 8) return bad(m, "an integer does not fit 64 bits");
    AOT_TRY(number(m, (int)n, &v));
    if (n && n < 8 && v >> (8 * n - 1) & 1) v |= ~UINT64_C(0) << 8 * n;
    return push_number(m, (int64_t)v);
  }
  case 'G': AOT_TRY(number(m, 8, &v)); return push(m, (item){.kind = REAL}); // no tensor needs its value
  case 0x88: return push_number(m, 1);
  case 0x89: return push_number(m, 0);
  default: *done = false; return NULL;
  }
}

static aot_status texts(machine *m, uint8_t op, bool *done) {
  uint64_t n;
  const char *module, *name;
  item a = {0}, b = {0};
  *done = true;
  switch (op) {
  case 'X': AOT_TRY(number(m, 4, &n)); return push_text(m, n);
  case 'T': AOT_TRY(number(m, 4, &n)); return push_text(m, n);
  case 0x8c:
  case 'U': AOT_TRY(number(m, 1, &n)); return push_text(m, n);
  case 'c':
    AOT_TRY(line(m, &module));
    AOT_TRY(line(m, &name));
    return push_class(m, module, name);
  case 0x93:
    AOT_TRY(pop(m, &b));
    AOT_TRY(pop(m, &a));
    if (a.kind != STRING || b.kind != STRING) return bad(m, "the name of a class");
    return push_class(m, a.text, b.text);
  default: *done = false; return NULL;
  }
}

static aot_status structures(machine *m, uint8_t op) {
  items more = {0};
  item v = {0};
  uint64_t k;
  switch (op) {
  case ')': return push_tuple(m, 0);
  case 0x85: return push_tuple(m, 1);
  case 0x86: return push_tuple(m, 2);
  case 0x87: return push_tuple(m, 3);
  case 't':
    AOT_TRY(pop_mark(m, &more));
    AOT_TRY(new_list(m, TUPLE, &v));
    *v.list = more;
    return push(m, v);
  case ']': AOT_TRY(new_list(m, TUPLE, &v)); return push(m, v);
  case '}': AOT_TRY(new_list(m, DICT, &v)); return push(m, v);
  case '(': return push(m, (item){.kind = MARK});
  case 'u': AOT_TRY(pop_mark(m, &more)); return add_items(m, &more, DICT);
  case 'e': AOT_TRY(pop_mark(m, &more)); return add_items(m, &more, TUPLE);
  case 's':
  case 'a':
    for (int i = 0; i < 1 + (op == 's'); i++) {
      AOT_TRY(pop(m, &v));
      AOT_TRY(aoti_push(m->arena, &more, v));
    }
    if (op == 's') v = more.at[0], more.at[0] = more.at[1], more.at[1] = v;
    return add_items(m, &more, op == 's' ? DICT : TUPLE);
  case 'N': return push(m, (item){.kind = NOTHING});
  case 'q': AOT_TRY(number(m, 1, &k)); return remember(m, k);
  case 'r': AOT_TRY(number(m, 4, &k)); return remember(m, k);
  case 0x94: return remember(m, m->memo.n);
  case 'h': AOT_TRY(number(m, 1, &k)); return recall(m, k);
  case 'j': AOT_TRY(number(m, 4, &k)); return recall(m, k);
  case 'Q': return persistent(m);
  case 'R': return reduce(m);
  case 'b': return pop(m, &v); // the state of a dictionary: its metadata
  case '0': return pop(m, &v);
  case 0x80: return number(m, 1, &k);
  case 0x95: return number(m, 8, &k);
  default: return aoti_error(AOT_ERROR_UNSUPPORTED, "%s: a pickle with operation 0x%02x", m->file, op);
  }
}

static aot_status run(machine *m, item *out) {
  for (;;) {
    const uint8_t *op = NULL;
    bool done;
    AOT_TRY(take(m, 1, &op));
    if (*op == '.') return pop(m, out);
    AOT_TRY(integers(m, *op, &done));
    if (!done) AOT_TRY(texts(m, *op, &done));
    if (!done) AOT_TRY(structures(m, *op));
  }
}

static aot_status give(machine *m, const char *name, aot_tensor *t, pt2_tensors *out) {
  AOT_TRY(aoti_push(m->arena, out, (pt2_tensor){name, t}));
  aot_tensor_retain(t);
  return NULL;
}

static aot_status read(machine *m, pt2_tensors *out) {
  const aoti_zip_entry *pickle = NULL, *order = NULL;
  static const char data[] = "data.pkl";
  for (size_t i = 0; i < m->zip.entries.n && !pickle; i++) {
    const char *name = m->zip.entries.at[i].name;
    size_t n = strlen(name);
    if (n < sizeof data - 1 || strcmp(name + n - (sizeof data - 1), data) != 0) continue;
    pickle = &m->zip.entries.at[i];
    AOT_TRY(aoti_arena_strdup(m->arena, name, n - (sizeof data - 1), &m->root));
  }
  if (!pickle) return aoti_error(AOT_ERROR_INVALID, "%s: pickled, but not by torch.save", m->file);
  aoti_text path = {0};
  aoti_text_add(&path, "%sbyteorder", m->root);
  order = path.failed ? NULL : aoti_zip_find(&m->zip, path.at);
  aoti_text_deinit(&path);
  const void *at;
  void *owned;
  if (order && order->size == 3) return aoti_error(AOT_ERROR_UNSUPPORTED, "%s: its data is big-endian", m->file);
  if (pickle->size > MAX_PICKLE) return bad(m, "it is too large");
  AOT_TRY(aoti_zip_read(&m->zip, pickle, MAX_PICKLE, &at, &owned));
  item result = {0};
  m->p = at;
  m->end = m->p + pickle->size;
  aot_status status = run(m, &result);
  free(owned);
  AOT_TRY(status);
  if (result.kind == TENSOR) return give(m, "", result.tensor, out);
  if (result.kind != DICT) return aoti_error(AOT_ERROR_UNSUPPORTED, "%s: a pickle of no tensors", m->file);
  for (size_t i = 0; i + 1 < result.list->n; i += 2)
    if (result.list->at[i].kind == STRING && result.list->at[i + 1].kind == TENSOR)
      AOT_TRY(give(m, result.list->at[i].text, result.list->at[i + 1].tensor, out));
  return NULL;
}

aot_status pt2_unpickle(const void *data, size_t n, const char *file, aoti_arena *arena, pt2_tensors *out) {
  machine m = {.file = file, .arena = arena};
  m.storages.arena = arena;
  if (!aoti_zip_is(data, n))
    return aoti_error(AOT_ERROR_UNSUPPORTED, "%s: pickled without the zip archive that torch.save makes", file);
  AOT_TRY(aoti_zip_open(data, n, file, &m.zip));
  aot_status status = read(&m, out);
  for (size_t i = 0; i < m.tensors.n; i++) aot_tensor_release(m.tensors.at[i]);
  for (size_t i = 0; i < m.held.n; i++) aoti_storage_release(m.held.at[i]);
  aoti_zip_close(&m.zip);
  return status;
}
