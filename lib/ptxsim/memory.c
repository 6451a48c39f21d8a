// Device memory: a reserved range of host addresses, a table of allocations, and shadows that grow as they are touched.
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include "exec.h"
#include "race.h"

enum { ALIGN = PTX_CHUNK, GAP = 512, SHADOWS = 3 };
enum { MAX_FREED = 8192, SMALL = 1 << 20, MAX_DROPPED = 65536, WHOLE_PAGES = 1 << 16 };
/* Per byte of memory: the history's marks and lines, and one byte for what there is per chunk. */
enum { MARK_BYTES = 3 * sizeof(ptx_mark) / 4, LINE_BYTES = sizeof(ptx_line) / PTX_LINE, CHUNK_BYTES = 1 };

static void *reserve(uint64_t bytes) {
  void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) return NULL;
  (void)madvise(p, bytes, MADV_DONTDUMP);
  return p;
}

aot_status aoti_ptx_machine_create(const aoti_ptx_model *model, aoti_ptx_machine **out) {
  *out = NULL;
  if (!model) return aoti_error(AOT_ERROR_INVALID, "no model of that name; t4, a100, h100 and h200 are known");
  aoti_ptx_machine *m = calloc(1, sizeof *m);
  if (!m) return aoti_oom();
  m->model = model;
  for (uint64_t size = 1ull << 39; size >= 1ull << 24; size >>= 1) {
    m->base = reserve(size);
    m->shadow_size = size * (SHADOWS + LINE_BYTES + MARK_BYTES + CHUNK_BYTES);
    m->shadow = m->base ? reserve(m->shadow_size) : NULL;
    m->size = size;
    if (m->shadow) break;
    if (m->base) munmap(m->base, size);
    m->base = NULL;
  }
  if (!m->base) {
    free(m);
    return aoti_error(AOT_ERROR_OOM, "no address space for device memory");
  }
  m->next = GAP;
  pthread_mutex_init(&m->lock, NULL);
  pthread_mutex_init(&m->serial, NULL);
  *out = m;
  return NULL;
}

static void forget(ptx_allocation *a) {
  free(a->name_copy);
  free(a);
}

void aoti_ptx_machine_destroy(aoti_ptx_machine *m) {
  if (!m) return;
  for (size_t i = 0; i < m->n; i++) forget(m->table[i]);
  for (size_t i = 0; m->dropped && i < MAX_DROPPED; i++)
    if (m->dropped[i]) forget(m->dropped[i]);
  free(m->dropped);
  free(m->table);
  munmap(m->base, m->size);
  munmap(m->shadow, m->shadow_size);
  pthread_mutex_destroy(&m->lock);
  pthread_mutex_destroy(&m->serial);
  free(m);
}

const aoti_ptx_model *aoti_ptx_machine_model(const aoti_ptx_machine *m) { return m->model; }

static bool in_arena(const aoti_ptx_machine *m, uint64_t address) {
  return address - (uint64_t)(uintptr_t)m->base < m->size;
}

/* The number of allocations that start at or below address. */
static size_t below(const aoti_ptx_machine *m, uint64_t address) {
  size_t lo = 0, hi = m->n;
  while (lo < hi) {
    size_t mid = (lo + hi) / 2;
    if (m->table[mid]->pub.address <= address)
      lo = mid + 1;
    else
      hi = mid;
  }
  return lo;
}

static aot_status insert(aoti_ptx_machine *m, ptx_allocation *a) {
  if (m->n == m->cap) {
    size_t cap = m->cap ? m->cap * 2 : 64;
    ptx_allocation **table = realloc(m->table, cap * sizeof *table);
    if (!table) return aoti_oom();
    m->table = table, m->cap = cap;
  }
  size_t at = below(m, a->pub.address);
  memmove(m->table + at + 1, m->table + at, (m->n - at) * sizeof *m->table);
  m->table[at] = a;
  m->n++;
  return NULL;
}

void ptx_discard(void *p, uint64_t bytes) {
  uintptr_t lo = ((uintptr_t)p + 4095) & ~(uintptr_t)4095, hi = ((uintptr_t)p + bytes) & ~(uintptr_t)4095;
  if (bytes < WHOLE_PAGES || hi <= lo) {
    memset(p, 0, bytes);
    return;
  }
  memset(p, 0, lo - (uintptr_t)p);
  if (madvise((void *)lo, hi - lo, MADV_DONTNEED)) memset((void *)lo, 0, hi - lo);
  memset((void *)hi, 0, (uintptr_t)p + bytes - hi);
}

static void place(aoti_ptx_machine *m, ptx_allocation *a) {
  uint64_t off = a->pub.address - (uint64_t)(uintptr_t)m->base;
  a->written = a->pub.kind == AOTI_PTX_DEVICE ? m->shadow + off : NULL;
  a->read_by = m->shadow + m->size + off;
  a->written_by = m->shadow + 2 * m->size + off;
  a->history.lines = (ptx_line *)(void *)(m->shadow + SHADOWS * m->size + off / PTX_LINE * sizeof(ptx_line));
  a->history.marks =
      (ptx_mark *)(void *)(m->shadow + (SHADOWS + LINE_BYTES) * m->size + off / 4 * 3 * sizeof(ptx_mark));
  uint8_t *chunks = m->shadow + (SHADOWS + LINE_BYTES + MARK_BYTES) * m->size;
  a->history.chunks = (ptx_chunk *)(void *)(chunks + off / PTX_CHUNK * sizeof(ptx_chunk));
  a->filled = chunks + m->size / 2 + off / PTX_CHUNK;
}

/* Whole pages back to the host, whose bytes may stay as well. */
static void give_back(void *p, uint64_t bytes) {
  uintptr_t lo = ((uintptr_t)p + 4095) & ~(uintptr_t)4095, hi = ((uintptr_t)p + bytes) & ~(uintptr_t)4095;
  if (hi > lo) (void)madvise((void *)lo, hi - lo, MADV_DONTNEED);
}

void ptx_forget_history(ptx_allocation *a) {
  uint64_t chunks = (a->pub.bytes + PTX_CHUNK - 1) / PTX_CHUNK;
  give_back(a->history.chunks, chunks * sizeof(ptx_chunk));
  give_back(a->history.lines, chunks * (PTX_CHUNK / PTX_LINE) * sizeof(ptx_line));
  give_back(a->history.marks, chunks * (PTX_CHUNK / 4) * 3 * sizeof(ptx_mark));
  a->kept = false;
}

static void unfill(ptx_allocation *a, uint64_t off, uint64_t bytes) {
  for (uint64_t k = off / PTX_CHUNK; k <= (off + bytes - 1) / PTX_CHUNK; k++) a->filled[k] = 0;
}

/* The first range of freed address space that is large enough: only when fresh addresses have run out. */
static bool reuse(aoti_ptx_machine *m, uint64_t need, uint64_t *out_address) {
  for (size_t i = 0; i < m->n; i++) {
    ptx_allocation *a = m->table[i];
    if (a->pub.live || a->reserved < need || !in_arena(m, a->pub.address)) continue;
    *out_address = a->pub.address;
    ptx_discard((void *)(uintptr_t)a->pub.address, a->reserved);
    place(m, a);
    ptx_discard(m->shadow + (a->pub.address - (uint64_t)(uintptr_t)m->base), a->reserved);
    ptx_discard(a->filled, a->reserved / PTX_CHUNK);
    forget(a);
    m->freed--;
    memmove(m->table + i, m->table + i + 1, (m->n - i - 1) * sizeof *m->table);
    m->n--;
    return true;
  }
  return false;
}

static aot_status add(aoti_ptx_machine *m, uint64_t bytes, aoti_ptx_kind kind, uint32_t owner, const char *name,
                      void *host, uint64_t *out_address) {
  if (!bytes) return aoti_error(AOT_ERROR_INVALID, "an allocation of 0 bytes");
  bool charged = kind == AOTI_PTX_DEVICE || kind == AOTI_PTX_GLOBAL || kind == AOTI_PTX_CONST;
  if (bytes > 1ull << 46 || (charged && bytes > m->model->memory_bytes - m->used))
    return aoti_error(AOT_ERROR_OOM, "%llu bytes asked for, %llu of %s's memory left", (unsigned long long)bytes,
                      (unsigned long long)(m->model->memory_bytes - m->used), m->model->name);
  ptx_allocation *a = calloc(1, sizeof *a);
  if (!a) return aoti_oom();
  if (name && !(a->name_copy = strdup(name))) {
    free(a);
    return aoti_oom();
  }
  uint64_t need = (bytes + GAP + ALIGN - 1) / ALIGN * ALIGN, address;
  if (host) {
    address = (uint64_t)(uintptr_t)host;
  } else if (need <= m->size - m->next) {
    address = (uint64_t)(uintptr_t)m->base + m->next;
    m->next += need;
  } else if (!reuse(m, need, &address)) {
    free(a->name_copy);
    free(a);
    return aoti_error(AOT_ERROR_OOM, "the host has no address space for %llu more bytes", (unsigned long long)bytes);
  }
  a->pub = (aoti_ptx_allocation){.address = address, .bytes = bytes, .kind = kind, .live = true, .owner = owner};
  a->pub.name = a->name_copy;
  a->reserved = need;
  a->pub.serial = ++m->serials;
  if (!host) place(m, a);
  aot_status status = insert(m, a);
  if (status) {
    free(a->name_copy);
    free(a);
    return status;
  }
  if (charged) m->used += bytes;
  *out_address = address;
  return NULL;
}

aot_status aoti_ptx_alloc(aoti_ptx_machine *m, uint64_t bytes, aoti_ptx_kind kind, uint32_t owner, const char *name,
                          uint64_t *out_address) {
  if (kind == AOTI_PTX_FOREIGN) return aoti_error(AOT_ERROR_INVALID, "foreign memory is registered, not allocated");
  pthread_mutex_lock(&m->lock);
  aot_status status = add(m, bytes, kind, owner, name, NULL, out_address);
  pthread_mutex_unlock(&m->lock);
  return status;
}

static bool overlaps(const aoti_ptx_machine *m, uint64_t address, uint64_t bytes) {
  size_t at = below(m, address + bytes - 1);
  for (size_t i = at; i-- > 0;) {
    const ptx_allocation *a = m->table[i];
    if (a->pub.live && a->pub.address + a->pub.bytes > address) return true;
    if (a->pub.live) return false;
  }
  return false;
}

aot_status aoti_ptx_register(aoti_ptx_machine *m, void *host, uint64_t bytes, uint32_t owner) {
  if (!host || !bytes || (uint64_t)(uintptr_t)host + bytes < bytes)
    return aoti_error(AOT_ERROR_INVALID, "an empty range cannot be registered");
  pthread_mutex_lock(&m->lock);
  uint64_t ignored;
  aot_status status = overlaps(m, (uint64_t)(uintptr_t)host, bytes)
                          ? aoti_error(AOT_ERROR_INVALID, "the range overlaps one the device knows already")
                          : add(m, bytes, AOTI_PTX_FOREIGN, owner, "registered host memory", host, &ignored);
  pthread_mutex_unlock(&m->lock);
  return status;
}

static ptx_allocation *lookup(aoti_ptx_machine *m, uint64_t address, ptx_allocation **near) {
  size_t at = below(m, address);
  ptx_allocation *dead = NULL;
  if (near) {
    ptx_allocation *low = at ? m->table[at - 1] : NULL, *high = at < m->n ? m->table[at] : NULL;
    bool above = high && (!low || high->pub.address - address < address - (low->pub.address + low->pub.bytes));
    *near = above ? high : low;
  }
  for (size_t i = at; i-- > 0 && i + 16 >= at;) { // freed foreign ranges may lie under later ones
    ptx_allocation *a = m->table[i];
    if (address - a->pub.address < a->pub.bytes) {
      if (a->pub.live) return a;
      if (!dead) dead = a;
    }
  }
  return dead;
}

ptx_allocation *ptx_lookup(aoti_ptx_machine *m, uint64_t address, ptx_allocation **out_near) {
  pthread_mutex_lock(&m->lock);
  ptx_allocation *a = lookup(m, address, out_near);
  pthread_mutex_unlock(&m->lock);
  return a;
}

/* Freed allocations are kept for reports, but not for ever: the oldest small one goes when there are too many (large
 * ones stay, for their address space). A launch that runs may still look at its record, so that is put aside for a
 * while. */
static void drop_oldest(aoti_ptx_machine *m) {
  for (size_t i = 0; i < m->n; i++) {
    ptx_allocation *a = m->table[i];
    if (a->pub.live || a->reserved >= SMALL) continue;
    memmove(m->table + i, m->table + i + 1, (m->n - i - 1) * sizeof *m->table);
    m->n--;
    m->freed--;
    if (!m->dropped) m->dropped = calloc(MAX_DROPPED, sizeof *m->dropped);
    if (!m->dropped) {
      forget(a);
      return;
    }
    ptx_allocation **slot = &m->dropped[m->next_dropped++ % MAX_DROPPED];
    if (*slot) forget(*slot);
    *slot = a;
    return;
  }
}

static void release(aoti_ptx_machine *m, ptx_allocation *a) {
  a->pub.live = false;
  if (++m->freed > MAX_FREED) drop_oldest(m);
  if (a->pub.kind != AOTI_PTX_PINNED && a->pub.kind != AOTI_PTX_FOREIGN) m->used -= a->pub.bytes;
  if (a->pub.kind == AOTI_PTX_FOREIGN) return;
  // Pages go back to the host. What fills none is left as it is: to clear it would touch memory that may never have
  // been, and reuse clears it.
  if (a->pub.bytes >= WHOLE_PAGES) {
    ptx_discard((void *)(uintptr_t)a->pub.address, a->pub.bytes);
    uint64_t off = a->pub.address - (uint64_t)(uintptr_t)m->base;
    ptx_discard(m->shadow + off, a->pub.bytes);
    ptx_discard(a->filled, (a->pub.bytes + PTX_CHUNK - 1) / PTX_CHUNK);
  }
  if (!a->kept) return;
  m->kept -= a->pub.bytes;
  ptx_forget_history(a);
}

aot_status aoti_ptx_free(aoti_ptx_machine *m, uint64_t address) {
  pthread_mutex_lock(&m->lock);
  ptx_allocation *a = lookup(m, address, NULL);
  aot_status status = NULL;
  if (!a || a->pub.address != address)
    status = aoti_error(AOT_ERROR_INVALID, "0x%llx is not the start of an allocation", (unsigned long long)address);
  else if (!a->pub.live)
    status = aoti_error(AOT_ERROR_INVALID, "allocation #%u at 0x%llx was freed before", a->pub.serial,
                        (unsigned long long)address);
  else
    release(m, a);
  pthread_mutex_unlock(&m->lock);
  return status;
}

bool aoti_ptx_find(aoti_ptx_machine *m, uint64_t address, aoti_ptx_allocation *out) {
  ptx_allocation *a = ptx_lookup(m, address, NULL);
  if (a) *out = a->pub;
  return a != NULL;
}

aot_status aoti_ptx_range(aoti_ptx_machine *m, uint64_t address, uint64_t bytes) {
  ptx_allocation *near, *a = ptx_lookup(m, address, &near);
  if (!a) return aoti_error(AOT_ERROR_INVALID, "0x%llx is in no allocation", (unsigned long long)address);
  if (!a->pub.live)
    return aoti_error(AOT_ERROR_INVALID, "0x%llx is in allocation #%u, which was freed", (unsigned long long)address,
                      a->pub.serial);
  if (bytes > a->pub.bytes - (address - a->pub.address))
    return aoti_error(AOT_ERROR_INVALID, "%llu bytes from 0x%llx run past the end of allocation #%u (%llu bytes)",
                      (unsigned long long)bytes, (unsigned long long)address, a->pub.serial,
                      (unsigned long long)a->pub.bytes);
  return NULL;
}

void aoti_ptx_mark_written(aoti_ptx_machine *m, uint64_t address, uint64_t bytes, bool written) {
  ptx_allocation *a = ptx_lookup(m, address, NULL);
  if (!a || !a->pub.live || !a->written || bytes > a->pub.bytes - (address - a->pub.address)) return;
  if (!bytes) return;
  if (!written) {
    unfill(a, address - a->pub.address, bytes);
    ptx_discard(a->written + (address - a->pub.address), bytes);
    return;
  }
  memset(a->written + (address - a->pub.address), 1, bytes);
  ptx_set_written(a, address - a->pub.address, bytes);
}

void aoti_ptx_copy_written(aoti_ptx_machine *m, uint64_t to, uint64_t from, uint64_t bytes) {
  ptx_allocation *t = ptx_lookup(m, to, NULL), *f = ptx_lookup(m, from, NULL);
  if (!t || !t->written || !bytes || bytes > t->pub.bytes - (to - t->pub.address)) return;
  uint64_t off = to - t->pub.address;
  bool all = !f || !f->written || bytes > f->pub.bytes - (from - f->pub.address) ||
             ptx_all_written(f, from - f->pub.address, bytes);
  if (!all) {
    unfill(t, off, bytes);
    memmove(t->written + off, f->written + (from - f->pub.address), bytes);
    return;
  }
  memset(t->written + off, 1, bytes);
  ptx_set_written(t, off, bytes);
}

uint64_t aoti_ptx_unwritten(aoti_ptx_machine *m, uint64_t address, uint64_t bytes, uint64_t *out_first) {
  ptx_allocation *a = ptx_lookup(m, address, NULL);
  if (!a || !a->written || bytes > a->pub.bytes - (address - a->pub.address)) return 0;
  const uint8_t *w = a->written + (address - a->pub.address);
  uint64_t missing = 0;
  for (uint64_t i = 0; i < bytes; i++)
    if (!w[i] && !missing++ && out_first) *out_first = i;
  return missing;
}

static int by_serial(const void *x, const void *y) {
  const aoti_ptx_allocation *a = x, *b = y;
  return a->serial < b->serial ? -1 : a->serial > b->serial;
}

size_t aoti_ptx_live(aoti_ptx_machine *m, uint32_t owner, aoti_ptx_allocation *out, size_t capacity) {
  size_t n = 0;
  pthread_mutex_lock(&m->lock);
  for (size_t i = 0; i < m->n; i++) {
    const aoti_ptx_allocation *a = &m->table[i]->pub;
    if (!a->live || (owner && a->owner != owner) || (a->kind != AOTI_PTX_DEVICE && a->kind != AOTI_PTX_PINNED))
      continue;
    if (n < capacity) out[n] = *a;
    n++;
  }
  pthread_mutex_unlock(&m->lock);
  if (capacity) qsort(out, n < capacity ? n : capacity, sizeof *out, by_serial);
  return n;
}

uint64_t aoti_ptx_used(aoti_ptx_machine *m) {
  pthread_mutex_lock(&m->lock);
  uint64_t used = m->used;
  pthread_mutex_unlock(&m->lock);
  return used;
}
