// Hashing (FNV-1a with a multiplicative finish) and a string map over it.
#include "base.h"

#include <string.h>

uint64_t aoti_hash_bytes(uint64_t h, const void *data, size_t n) {
  const unsigned char *p = data;
  for (size_t i = 0; i < n; i++) h = (h ^ p[i]) * 0x100000001b3ull;
  return h;
}

uint64_t aoti_hash_u64(uint64_t h, uint64_t v) { return aoti_hash_bytes(h, &v, sizeof v); }

uint64_t aoti_hash_finish(uint64_t h) {
  h ^= h >> 32;
  h *= 0x9e3779b97f4a7c15ull;
  return h ^ (h >> 29);
}

struct aoti_map_slot {
  const char *key; // NULL: empty
  size_t key_n;
  uint64_t hash;
  uint32_t value;
};

static struct aoti_map_slot *find(const aoti_map *map, const char *key, size_t n, uint64_t hash) {
  for (size_t i = hash & (map->cap - 1);; i = (i + 1) & (map->cap - 1)) {
    struct aoti_map_slot *s = &map->slots[i];
    if (!s->key || (s->hash == hash && s->key_n == n && !memcmp(s->key, key, n))) return s;
  }
}

uint32_t *aoti_map_get(const aoti_map *map, const char *key, size_t n) {
  if (!map->cap) return NULL;
  struct aoti_map_slot *s = find(map, key, n, aoti_hash_finish(aoti_hash_bytes(AOTI_HASH_SEED, key, n)));
  return s->key ? &s->value : NULL;
}

static aot_status rehash(aoti_map *map) {
  aoti_map bigger = {.arena = map->arena, .n = map->n, .cap = map->cap ? map->cap * 2 : 16};
  AOT_TRY(aoti_arena_alloc(map->arena, bigger.cap, sizeof *map->slots, &bigger.slots));
  for (size_t i = 0; i < map->cap; i++) {
    struct aoti_map_slot *s = &map->slots[i];
    if (s->key) *find(&bigger, s->key, s->key_n, s->hash) = *s;
  }
  *map = bigger;
  return NULL;
}

aot_status aoti_map_put(aoti_map *map, const char *key, size_t n, uint32_t value, uint32_t **out) {
  if (map->n * 4 >= map->cap * 3) AOT_TRY(rehash(map));
  uint64_t hash = aoti_hash_finish(aoti_hash_bytes(AOTI_HASH_SEED, key, n));
  struct aoti_map_slot *s = find(map, key, n, hash);
  if (!s->key) {
    const char *copy;
    AOT_TRY(aoti_arena_strdup(map->arena, key, n, &copy));
    *s = (struct aoti_map_slot){.key = copy, .key_n = n, .hash = hash, .value = value};
    map->n++;
  }
  if (out) *out = &s->value;
  return NULL;
}
