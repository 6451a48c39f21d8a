// Zip archives: the end record, the central directory (with zip64), local headers; stored and deflated entries.
#include "zip.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { END_SIZE = 22, LOCATOR_SIZE = 20, END64_SIZE = 56, ENTRY_SIZE = 46, LOCAL_SIZE = 30, MAX_ENTRIES = 1 << 20 };
enum { END_MARK = 0x06054b50, LOCATOR_MARK = 0x07064b50, END64_MARK = 0x06064b50, ENTRY_MARK = 0x02014b50 };
enum { LOCAL_MARK = 0x04034b50, ALIGN = 64 };

static uint16_t u16(const uint8_t *p) { return (uint16_t)(p[0] | p[1] << 8); }
static uint32_t u32(const uint8_t *p) { return u16(p) | (uint32_t)u16(p + 2) << 16; }
static uint64_t u64(const uint8_t *p) { return u32(p) | (uint64_t)u32(p + 4) << 32; }

static aot_status bad(const aoti_zip *z, const char *what) {
  return aoti_error(AOT_ERROR_INVALID, "%s: not a zip archive that can be read: %s", z->file, what);
}
static aot_status unsupported(const aoti_zip *z, const char *what) {
  return aoti_error(AOT_ERROR_UNSUPPORTED, "%s: %s", z->file, what);
}

bool aoti_zip_is(const void *data, size_t n) {
  return n >= END_SIZE && (u32(data) == LOCAL_MARK || u32(data) == END_MARK);
}

typedef struct directory {
  uint64_t at, size, count;
} directory;

// The end record is the last thing in the file but for a comment, which may look like anything.
static const uint8_t *find_end(const aoti_zip *z) {
  size_t longest = END_SIZE + 0xffff;
  for (size_t back = END_SIZE; back <= z->n && back <= longest; back++) {
    const uint8_t *p = z->data + z->n - back;
    if (u32(p) == END_MARK && (size_t)u16(p + 20) == back - END_SIZE) return p;
  }
  return NULL;
}

static aot_status find_directory(const aoti_zip *z, directory *d) {
  const uint8_t *end = find_end(z);
  if (!end) return bad(z, "its end record is missing; is it truncated?");
  if (u16(end + 4) || u16(end + 6)) return unsupported(z, "an archive over several disks is not supported");
  *d = (directory){u32(end + 16), u32(end + 12), u16(end + 10)};
  size_t before = (size_t)(end - z->data);
  bool is64 = d->at == UINT32_MAX || d->size == UINT32_MAX || d->count == UINT16_MAX;
  if (is64 && before >= LOCATOR_SIZE && u32(end - LOCATOR_SIZE) == LOCATOR_MARK) {
    uint64_t at = u64(end - LOCATOR_SIZE + 8);
    if (at > before || before - at < END64_SIZE || u32(z->data + at) != END64_MARK)
      return bad(z, "its zip64 end record is missing");
    const uint8_t *p = z->data + at;
    *d = (directory){u64(p + 48), u64(p + 40), u64(p + 32)};
  }
  if (d->at > before || d->size > before - d->at) return bad(z, "its directory lies outside of the file");
  if (d->count > MAX_ENTRIES || d->count > d->size / ENTRY_SIZE) return bad(z, "its directory is too small");
  return NULL;
}

// Sizes that do not fit 32 bits stand in the extra field of id 1, those that overflow in this order.
static bool extra64(const uint8_t *p, size_t n, uint64_t *const values[3], const bool wanted[3]) {
  for (int i = 0; i < 3; i++)
    if (wanted[i]) goto search;
  return true;
search:
  while (n >= 4) {
    size_t id = u16(p), size = u16(p + 2);
    p += 4, n -= 4;
    if (size > n) return false;
    if (id == 1) {
      for (int i = 0; i < 3; i++) {
        if (!wanted[i]) continue;
        if (size < 8) return false;
        *values[i] = u64(p);
        p += 8, size -= 8;
      }
      return true;
    }
    p += size, n -= size;
  }
  return false;
}

static aot_status read_entry(aoti_zip *z, const uint8_t *p, size_t left, size_t *used) {
  aoti_zip_entry e = {0};
  if (left < ENTRY_SIZE || u32(p) != ENTRY_MARK) return bad(z, "an entry of its directory is broken");
  size_t name = u16(p + 28), extra = u16(p + 30), comment = u16(p + 32);
  if (left - ENTRY_SIZE < name + extra + comment) return bad(z, "an entry of its directory is broken");
  *used = ENTRY_SIZE + name + extra + comment;
  const char *name_at = (const char *)p + ENTRY_SIZE;
  if (memchr(name_at, 0, name)) return bad(z, "a name holds a NUL");
  uint64_t local = u32(p + 42);
  e.packed = u32(p + 20), e.size = u32(p + 24), e.crc = u32(p + 16);
  if (!extra64(p + ENTRY_SIZE + name, extra, (uint64_t *const[3]){&e.size, &e.packed, &local},
               (const bool[3]){e.size == UINT32_MAX, e.packed == UINT32_MAX, local == UINT32_MAX}))
    return bad(z, "an entry lacks its 64-bit sizes");
  uint16_t flags = u16(p + 8), method = u16(p + 10);
  if (flags & 1) return unsupported(z, "an encrypted archive is not supported");
  if (method != 0 && method != 8) return unsupported(z, "an entry is compressed by a method other than deflate");
  e.deflated = method == 8;
  if (!e.deflated && e.size != e.packed) return bad(z, "a stored entry has two sizes");
  if (local > z->n || z->n - local < LOCAL_SIZE || u32(z->data + local) != LOCAL_MARK)
    return bad(z, "an entry lies outside of the file");
  size_t skip = LOCAL_SIZE + u16(z->data + local + 26) + (size_t)u16(z->data + local + 28);
  if (z->n - local < skip || z->n - local - skip < e.packed) return bad(z, "an entry lies outside of the file");
  e.at = local + skip;
  AOT_TRY(aoti_arena_strdup(&z->arena, name_at, name, &e.name));
  return aoti_push(&z->arena, &z->entries, e);
}

static aot_status read_directory(aoti_zip *z) {
  directory d = {0};
  AOT_TRY(find_directory(z, &d));
  const uint8_t *p = z->data + d.at;
  size_t left = d.size;
  aoti_map names = {.arena = &z->arena};
  for (uint64_t i = 0; i < d.count; i++) {
    size_t used = 0;
    AOT_TRY(read_entry(z, p, left, &used));
    p += used, left -= used;
    const char *name = z->entries.at[i].name;
    if (aoti_map_get(&names, name, strlen(name)))
      return aoti_error(AOT_ERROR_INVALID, "%s: the archive holds %s twice", z->file, name);
    AOT_TRY(aoti_map_put(&names, name, strlen(name), (uint32_t)i, NULL));
  }
  return NULL;
}

aot_status aoti_zip_open(const void *data, size_t n, const char *file, aoti_zip *out) {
  *out = (aoti_zip){.data = data, .n = n, .file = file};
  aoti_arena_init(&out->arena, &aoti_heap);
  aot_status status = read_directory(out);
  if (status) aoti_zip_close(out);
  return status;
}

void aoti_zip_close(aoti_zip *z) { aoti_arena_deinit(&z->arena); }

const aoti_zip_entry *aoti_zip_find(const aoti_zip *z, const char *name) {
  for (size_t i = 0; i < z->entries.n; i++)
    if (!strcmp(z->entries.at[i].name, name)) return &z->entries.at[i];
  return NULL;
}

static aot_status inflate_entry(const aoti_zip *z, const aoti_zip_entry *e, void *out) {
  z_stream s = {0};
  if (inflateInit2(&s, -MAX_WBITS) != Z_OK) return aoti_oom();
  uint64_t in = e->packed, room = e->size;
  s.next_in = (Bytef *)(z->data + e->at);
  s.next_out = out;
  int code = Z_OK;
  while (code == Z_OK) {
    uInt step_in = in > 1 << 30 ? 1 << 30 : (uInt)in, step_out = room > 1 << 30 ? 1 << 30 : (uInt)room;
    s.avail_in = step_in;
    s.avail_out = step_out;
    code = inflate(&s, Z_NO_FLUSH);
    in -= step_in - s.avail_in;
    room -= step_out - s.avail_out;
    if (code == Z_OK && s.avail_in == step_in && s.avail_out == step_out) break;
  }
  inflateEnd(&s);
  if (code == Z_MEM_ERROR) return aoti_oom();
  return code == Z_STREAM_END && !room ? NULL : bad(z, "an entry does not inflate to its size");
}

aot_status aoti_zip_read(const aoti_zip *z, const aoti_zip_entry *e, size_t max, const void **out, void **owned) {
  const void *data = z->data + e->at;
  *owned = NULL;
  if (e->deflated) {
    // Deflate shrinks at most 1032-fold: a size beyond that is a lie, and is not allocated for.
    if ((max && e->size > max) || e->size / 1032 > e->packed || e->size > SIZE_MAX - 1)
      return aoti_error(AOT_ERROR_INVALID, "%s: %s is too large", z->file, e->name);
    if (!(*owned = malloc((size_t)e->size + 1))) return aoti_oom();
    aot_status status = inflate_entry(z, e, *owned);
    if (status) {
      free(*owned);
      return status;
    }
    data = *owned;
  }
#ifndef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION // a fuzzer cannot guess checksums
  uLong crc = crc32_z(crc32_z(0, NULL, 0), data, (size_t)e->size);
  if (crc != e->crc) {
    free(*owned);
    return aoti_error(AOT_ERROR_INVALID, "%s: the checksum of %s is wrong", z->file, e->name);
  }
#endif
  *out = data;
  return NULL;
}

// ---- writing

static void put(aoti_text *t, uint64_t v, int bytes) {
  for (int i = 0; i < bytes; i++) aoti_text_put(t, (const char[]){(char)(i < 8 ? v >> 8 * i & 255 : 0)}, 1);
}

// Version, flags, method, time and date (1980-01-01), checksum, sizes, lengths of name and extra field.
static void put_common(aoti_text *t, uint32_t crc, size_t name, size_t extra) {
  put(t, 45, 2);
  put(t, 0, 6);
  put(t, 0x21, 2);
  put(t, crc, 4);
  put(t, UINT32_MAX, 4);
  put(t, UINT32_MAX, 4);
  put(t, name, 2);
  put(t, extra, 2);
}

void aoti_zip_add(aoti_zip_writer *w, const char *name, const void *data, size_t n) {
  size_t name_n = strlen(name), local = w->bytes.n;
  uint32_t crc = (uint32_t)crc32_z(crc32_z(0, NULL, 0), data, n);
  size_t head = local + LOCAL_SIZE + name_n + 20 + 4, pad = (ALIGN - head % ALIGN) % ALIGN;
  aoti_text *t = &w->bytes;
  put(t, LOCAL_MARK, 4);
  put_common(t, crc, name_n, 20 + 4 + pad);
  aoti_text_put(t, name, name_n);
  put(t, 1, 2), put(t, 16, 2), put(t, n, 8), put(t, n, 8);
  put(t, 'F' | 'B' << 8, 2), put(t, pad, 2);
  for (size_t i = 0; i < pad; i++) aoti_text_put(t, "Z", 1);
  aoti_text_put(t, data, n);
  t = &w->directory;
  put(t, ENTRY_MARK, 4);
  put(t, 45, 2);
  put_common(t, crc, name_n, 28);
  put(t, 0, 10);
  put(t, UINT32_MAX, 4);
  aoti_text_put(t, name, name_n);
  put(t, 1, 2), put(t, 24, 2), put(t, n, 8), put(t, n, 8), put(t, local, 8);
  w->n++;
}

aot_status aoti_zip_finish(aoti_zip_writer *w, const char *path) {
  aoti_text *t = &w->bytes;
  size_t at = t->n, size = w->directory.n;
  aoti_text_put(t, w->directory.at ? w->directory.at : "", size);
  size_t end = t->n;
  put(t, END64_MARK, 4), put(t, END64_SIZE - 12, 8), put(t, 45, 2), put(t, 45, 2), put(t, 0, 8);
  put(t, w->n, 8), put(t, w->n, 8), put(t, size, 8), put(t, at, 8);
  put(t, LOCATOR_MARK, 4), put(t, 0, 4), put(t, end, 8), put(t, 1, 4);
  put(t, END_MARK, 4), put(t, 0, 4), put(t, UINT16_MAX, 2), put(t, UINT16_MAX, 2);
  put(t, UINT32_MAX, 4), put(t, UINT32_MAX, 4), put(t, 0, 2);
  aot_status status = t->failed || w->directory.failed ? aoti_oom() : aoti_write_file(path, t->at, t->n);
  aoti_text_deinit(&w->bytes);
  aoti_text_deinit(&w->directory);
  w->n = 0;
  return status;
}
