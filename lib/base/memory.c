// Host memory: checked allocation, arenas, growing arrays.
#include "base.h"

#include <stdlib.h>
#include <string.h>

static void *heap_realloc(void *user, void *ptr, size_t size) {
  (void)user;
  if (size) return realloc(ptr, size);
  free(ptr);
  return NULL;
}

const aoti_allocator aoti_heap = {.realloc = heap_realloc};

aot_status aoti_alloc(const aoti_allocator *a, size_t count, size_t size, void *out_ptr) {
  size_t bytes;
  if (aoti_mul_overflows(count, size, &bytes)) return aoti_oom();
  void *p = a->realloc(a->user, NULL, bytes ? bytes : 1);
  if (!p) return aoti_oom();
  memset(p, 0, bytes ? bytes : 1);
  memcpy(out_ptr, &p, sizeof p);
  return NULL;
}

void aoti_free(const aoti_allocator *a, void *ptr) {
  if (ptr) a->realloc(a->user, ptr, 0);
}

struct aoti_block {
  struct aoti_block *next;
  size_t used, size;
  _Alignas(16) unsigned char data[];
};

enum { FIRST_BLOCK = 4096, LAST_BLOCK = 1 << 20 };

void aoti_arena_init(aoti_arena *arena, const aoti_allocator *from) {
  *arena = (aoti_arena){.from = from ? from : &aoti_heap, .next_size = FIRST_BLOCK};
}

void aoti_arena_deinit(aoti_arena *arena) {
  for (struct aoti_block *b = arena->blocks, *next; b; b = next) {
    next = b->next;
    aoti_free(arena->from, b);
  }
  arena->blocks = NULL;
}

static struct aoti_block *add_block(aoti_arena *arena, size_t data_size) {
  size_t bytes;
  if (aoti_add_overflows(data_size, sizeof(struct aoti_block), &bytes)) return NULL;
  struct aoti_block *b = arena->from->realloc(arena->from->user, NULL, bytes);
  if (!b) return NULL;
  *b = (struct aoti_block){.size = data_size};
  return b;
}

aot_status aoti_arena_alloc(aoti_arena *arena, size_t count, size_t size, void *out_ptr) {
  size_t bytes;
  if (aoti_mul_overflows(count, size, &bytes) || aoti_add_overflows(bytes, 15, &bytes)) return aoti_oom();
  bytes &= ~(size_t)15;
  if (!bytes) bytes = 16;
  struct aoti_block *b = arena->blocks;
  if (!b || b->size - b->used < bytes) {
    bool own = bytes > arena->next_size / 2; // a large request gets a block of its own, behind the current one
    if (!(b = add_block(arena, own ? bytes : arena->next_size))) return aoti_oom();
    if (own && arena->blocks) {
      b->next = arena->blocks->next;
      arena->blocks->next = b;
    } else {
      b->next = arena->blocks;
      arena->blocks = b;
    }
    if (!own && arena->next_size < LAST_BLOCK) arena->next_size *= 2;
  }
  void *p = b->data + b->used;
  b->used += bytes;
  memset(p, 0, bytes);
  memcpy(out_ptr, &p, sizeof p);
  return NULL;
}

aot_status aoti_arena_strdup(aoti_arena *arena, const char *text, size_t n, const char **out) {
  char *p;
  size_t size;
  if (aoti_add_overflows(n, 1, &size)) return aoti_oom();
  AOT_TRY(aoti_arena_alloc(arena, size, 1, &p));
  memcpy(p, text, n);
  *out = p;
  return NULL;
}

aot_status aoti_arena_memdup(aoti_arena *arena, const void *data, size_t bytes, void *out_ptr) {
  void *p;
  AOT_TRY(aoti_arena_alloc(arena, bytes, 1, &p));
  if (bytes) memcpy(p, data, bytes);
  memcpy(out_ptr, &p, sizeof p);
  return NULL;
}

bool aoti_grow(aoti_arena *arena, void **at, size_t n, size_t *cap, size_t size) {
  if (n < *cap) return false;
  size_t new_cap;
  if (aoti_mul_overflows(*cap, 2, &new_cap)) return true;
  if (new_cap < 8) new_cap = 8;
  void *p;
  if (aoti_arena_alloc(arena, new_cap, size, &p)) return true; // only OOM, which is static: nothing to free
  if (n) memcpy(p, *at, n * size);
  *at = p;
  *cap = new_cap;
  return false;
}
