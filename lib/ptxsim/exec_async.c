// cp.async: the source is read when the copy is issued, the bytes land when the thread waits for their group. Between
// the two, reading the destination is a fault.
#include <stdlib.h>
#include "exec.h"
#include "race.h"

static bool record(ptx_block *b, const ptx_async *r) {
  if (b->n_async == b->cap_async) {
    uint32_t cap = b->cap_async ? b->cap_async * 2 : 256;
    ptx_async *async = realloc(b->async, cap * sizeof *async);
    if (!async) {
      ptx_fault(b, AOTI_PTX_NO_MEMORY, NULL, PTX_NO, "the host has no memory");
      return false;
    }
    b->async = async, b->cap_async = cap;
  }
  b->async[b->n_async++] = *r;
  return true;
}

PTX_EXEC(cp_async) {
  ptx_access to, from;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    uint32_t bits = b->w[w], whole = 0, some = 0, n[PTX_WARP];
    if (!bits) continue;
    for (uint32_t r = bits; r; r &= r - 1) {
      uint32_t l = (uint32_t)__builtin_ctz(r), lane = w * PTX_WARP + l;
      n[l] = i->size;
      if (i->c != PTX_NO) { // a source size, or a predicate that ignores the source
        n[l] = i->wc == 1 ? (ptx_row(b, i->c)[lane] ? 0 : i->size) : ptx_u32(b, i->c, lane);
        if (n[l] > i->size) {
          ptx_fault(b, AOTI_PTX_OUT_OF_BOUNDS, i, lane, "a source of %u bytes for a copy of %u", n[l], i->size);
          return;
        }
      }
      whole |= (uint32_t)(n[l] == i->size) << l;
      some |= (uint32_t)(n[l] && n[l] != i->size) << l;
    }
    ptx_addresses(b, i->a, i->wa, i->imm, w, bits, &to);
    if (!ptx_touch(b, i, w, bits, PTX_SHARED, i->size, PTX_WRITE | PTX_PENDING, &to)) return;
    int64_t offset = (int64_t)ptx_u64(b, i->f, w * PTX_WARP);
    if (whole) {
      ptx_addresses(b, i->b, i->wb, offset, w, whole, &from);
      if (!ptx_touch(b, i, w, whole, PTX_GLOBAL, i->size, PTX_READ, &from)) return;
    }
    for (uint32_t r = bits; r; r &= r - 1) {
      uint32_t l = (uint32_t)__builtin_ctz(r);
      ptx_async rec = {.to = to.p[l],
                       .at = (uint32_t)to.addr[l],
                       .lane = (uint16_t)(w * PTX_WARP + l),
                       .bytes = i->size,
                       .group = PTX_NO};
      if (whole >> l & 1) {
        memcpy(rec.data, from.p[l], i->size);
      } else if (some >> l & 1) {
        ptx_access part;
        ptx_addresses(b, i->b, i->wb, offset, w, 1u << l, &part);
        for (uint32_t k = 0; k < n[l]; k++) { // byte by byte: the size is any
          if (!ptx_touch(b, i, w, 1u << l, PTX_GLOBAL, 1, PTX_READ, &part)) return;
          rec.data[k] = *part.p[l];
          for (int q = 0; q < PTX_WARP; q++) part.addr[q]++;
        }
      }
      if (!record(b, &rec)) return;
    }
  }
}

/* Lands the copies of those lanes whose group is older than their last `keep` groups; with all, also the uncommitted.
 */
void ptx_async_land(ptx_block *b, uint32_t w, uint32_t bits, uint32_t keep, bool all) {
  uint32_t kept = 0;
  for (uint32_t k = 0; k < b->n_async; k++) {
    ptx_async *r = &b->async[k];
    uint32_t l = r->lane % PTX_WARP;
    bool mine = r->lane / PTX_WARP == w && (bits >> l & 1);
    bool due = mine && (all || (r->group != PTX_NO && r->group + keep < b->async_serial[r->lane]));
    if (!due) {
      b->async[kept++] = *r;
      continue;
    }
    memcpy(r->to, r->data, r->bytes);
    memset(b->shared_state + r->at, 1, r->bytes);
    if (b->run->races && !b->fault) {
      ptx_access a = {.contiguous = false};
      for (int q = 0; q < PTX_WARP; q++) a.addr[q] = r->at;
      ptx_race_warp(b, &b->code[b->pc - 1], w, 1u << l, r->bytes, PTX_WRITE, &a, NULL);
    }
  }
  b->n_async = kept;
}

PTX_EXEC(cp_group) {
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    uint32_t bits = b->w[w];
    if (!bits) continue;
    if (i->sub == 1) { // commit: what each lane issued since its last becomes a group
      for (uint32_t k = 0; k < b->n_async; k++) {
        ptx_async *r = &b->async[k];
        if (r->group == PTX_NO && r->lane / PTX_WARP == w && (bits >> r->lane % PTX_WARP & 1))
          r->group = b->async_serial[r->lane];
      }
      for (uint32_t r = bits; r; r &= r - 1) b->async_serial[w * PTX_WARP + (uint32_t)__builtin_ctz(r)]++;
    } else {
      ptx_async_land(b, w, bits, i->sub == 3 ? 0 : (uint32_t)i->imm, i->sub == 3);
    }
  }
}
