/* The flags that PyTorch's partitioner gives operators by their packet, from packets.def. */
#include "ir.h"
#include <stdlib.h>
#include <string.h>

typedef struct packet {
  const char *name;
  uint32_t flags;
} packet;
static const packet packets[] = {
#define X(name, flags) {name, flags},
#include "packets.def"
#undef X
};

typedef struct key {
  const char *name;
  size_t n;
} key;
static int compare(const void *a, const void *b) {
  const key *k = a;
  const packet *p = b;
  int c = strncmp(k->name, p->name, k->n);
  return c ? c : p->name[k->n] ? -1 : 0;
}

uint32_t aoti_packet_flags(const char *name) {
  const char *dot = strchr(name, '.');
  if (!strncmp(name, "_operator.", 10)) return AOTI_OP_RECOMPUTABLE; /* Python's operators on sizes, and getitem */
  if (!dot) return 0;
  key k = {name, (size_t)(dot + 1 - name) + strcspn(dot + 1, ".")};
  const packet *p = bsearch(&k, packets, sizeof packets / sizeof *packets, sizeof *packets, compare);
  return p ? p->flags : 0;
}
