/* Zip archives in memory: the central directory, checked, and entries stored or deflated. For npz and .pt2. */
#ifndef AOT_TENSOR_ZIP_H
#define AOT_TENSOR_ZIP_H

#include "base.h"

typedef struct aoti_zip_entry {
  const char *name; /* NUL-terminated, in the archive's arena; holds no NUL inside */
  uint64_t size, packed;
  uint64_t at; /* where the packed bytes begin */
  uint32_t crc;
  bool deflated;
} aoti_zip_entry;

/* Borrows the bytes, which outlive it. */
typedef struct aoti_zip {
  const uint8_t *data;
  size_t n;
  const char *file; /* for messages */
  aoti_arena arena;
  AOT_VEC(aoti_zip_entry) entries;
} aoti_zip;

bool aoti_zip_is(const void *data, size_t n); /* whether the bytes begin as an archive does */
/* Names are unique; every entry lies inside the file. Encrypted archives, other methods and several disks are
 * UNSUPPORTED. After a failure nothing is held. */
aot_status aoti_zip_open(const void *data, size_t n, const char *file, aoti_zip *out) AOT_MUST_USE;
void aoti_zip_close(aoti_zip *zip);
const aoti_zip_entry *aoti_zip_find(const aoti_zip *zip, const char *name);
/* The bytes of an entry: in place where they are stored, else inflated into *owned, which the caller frees with free
 * (NULL otherwise). The checksum is checked. max (0: none) bounds what is inflated. */
aot_status aoti_zip_read(const aoti_zip *zip, const aoti_zip_entry *entry, size_t max, const void **out,
                         void **owned) AOT_MUST_USE;

/* Writing: entries are stored, their data aligned to 64 bytes as PyTorch's and numpy's readers like it. */
typedef struct aoti_zip_writer {
  aoti_text bytes, directory;
  size_t n;
} aoti_zip_writer;
void aoti_zip_add(aoti_zip_writer *w, const char *name, const void *data, size_t n);
/* Ends the archive and writes it; w is empty afterwards. */
aot_status aoti_zip_finish(aoti_zip_writer *w, const char *path) AOT_MUST_USE;

#endif
