#include "ir.h"

struct aoti_syms {
  const aoti_allocator *from;
  uint32_t refs;
};

aot_status aoti_syms_create(const aoti_allocator *from, aoti_syms **out) {
  aoti_syms *s;
  if (!from) from = &aoti_heap;
  AOT_TRY(aoti_alloc(from, 1, sizeof *s, &s));
  s->from = from;
  s->refs = 1;
  *out = s;
  return NULL;
}
aoti_syms *aoti_syms_retain(aoti_syms *s) {
  s->refs++;
  return s;
}
void aoti_syms_release(aoti_syms *s) {
  if (!s || --s->refs) return;
  aoti_free(s->from, s);
}
