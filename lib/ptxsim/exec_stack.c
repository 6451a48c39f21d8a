// Calls that are not inlined, the frames they need, and alloca. A thread's local memory is the kernel's frame and,
// behind it, the stack: a frame for each call, and what alloca takes. What a called function's registers held before
// lies in memory of the machine's own. A GPU has parameters in registers and saves registers on the stack, the machine
// has it the other way round; so it counts what a GPU would use (ptx_home.stack_bytes), and has room for what it needs
// itself.
#include <stdlib.h>
#include "exec.h"

typedef struct record { /* on top of the saved rows */
  uint64_t frame;
  uint32_t back, top, used, home;
} record;

enum { MOST_SAVED = 1 << 30 }; /* bytes that the calls of a lane may save */

static uint64_t *frames(const ptx_block *b) { return (uint64_t *)(void *)ptx_row(b, b->run->kernel->frame_row); }

uint64_t ptx_frame(const ptx_block *b, uint32_t lane) {
  return b->run->kernel->frame_row == PTX_NO ? 0 : frames(b)[lane];
}

static uint64_t aligned_up(uint64_t v, uint64_t to) { return (v + to - 1) / to * to; }

uint32_t ptx_stack_room(const aoti_ptx_kernel *k, uint32_t stack) {
  uint64_t each = 1, all;
  for (uint32_t h = 1; h < k->n_homes; h++) {
    uint64_t own = k->homes[h].frame_bytes + 2ull * k->frame_align, counted = k->homes[h].stack_bytes;
    if ((own + counted - 1) / counted > each) each = (own + counted - 1) / counted;
  }
  all = aligned_up(k->local_bytes + each * stack + k->frame_align, 16);
  return all < PTX_WINDOW ? (uint32_t)all : (uint32_t)(PTX_WINDOW - 16);
}

bool ptx_stack_init(ptx_block *b) {
  if (!b->run->kernel->uses_stack) return true;
  b->top = calloc(b->stride, sizeof *b->top);
  b->used = calloc(b->stride, sizeof *b->used);
  b->calls = calloc(b->stride, sizeof *b->calls);
  return b->top && b->used && b->calls;
}

void ptx_stack_deinit(ptx_block *b) {
  for (uint32_t l = 0; b->calls && l < b->stride; l++) free(b->calls[l].at);
  free(b->calls);
  free(b->top);
  free(b->used);
}

void ptx_stack_start(ptx_block *b) {
  for (uint32_t l = 0; b->top && l < b->stride; l++)
    b->top[l] = b->run->kernel->local_bytes, b->used[l] = b->calls[l].n = 0;
}

static uint8_t *push(ptx_block *b, uint32_t lane, uint32_t bytes) {
  ptx_calls *c = &b->calls[lane];
  if (c->cap - c->n < bytes) {
    uint64_t cap = 2ull * c->cap + bytes;
    uint8_t *at = cap <= MOST_SAVED ? realloc(c->at, cap) : NULL;
    if (!at) {
      ptx_fault(b, AOTI_PTX_NO_MEMORY, NULL, PTX_NO, "the host has no memory");
      return NULL;
    }
    c->at = at, c->cap = (uint32_t)cap;
  }
  c->n += bytes;
  return c->at + c->n - bytes;
}

/* The element of a lane in a row. */
static uint8_t *element(const ptx_block *b, uint32_t row, uint8_t width, uint32_t lane) {
  return ptx_row(b, row) + (size_t)width * lane;
}

/* Takes from the stack as a GPU would; false when there is not so much. */
static bool take(ptx_block *b, const ptx_inst *i, uint32_t lane, uint64_t bytes, uint64_t top, const char *what) {
  uint32_t stack = b->run->stack_bytes, used = b->used[lane];
  if (bytes > stack - used || top > b->run->local_bytes) {
    ptx_fault(b, AOTI_PTX_STACK, i, lane,
              "%s needs %llu bytes of the thread's stack, where %u of %u (CU_LIMIT_STACK_SIZE) are in use", what,
              (unsigned long long)bytes, used, stack);
    return false;
  }
  b->used[lane] = used + (uint32_t)bytes;
  b->top[lane] = (uint32_t)top;
  return true;
}

/* One lane's call: its registers saved, arguments passed, its frame made. False on a fault. */
static bool enter(ptx_block *b, const ptx_inst *i, const ptx_site *s, const ptx_home *h, uint32_t lane) {
  const aoti_ptx_kernel *k = b->run->kernel;
  uint64_t *frame = &frames(b)[lane], base = aligned_up(b->top[lane], k->frame_align);
  record r = {.frame = *frame, .back = b->pc, .top = b->top[lane], .used = b->used[lane], .home = s->home};
  if (!take(b, i, lane, h->stack_bytes, base + h->frame_bytes, h->f->name)) return false;
  uint8_t *to = push(b, lane, h->saved_bytes + (uint32_t)sizeof r);
  if (!to) return false;
  for (uint32_t n = 0; n < h->n_rows; to += h->rows_w[n++])
    memcpy(to, element(b, h->rows[n], h->rows_w[n], lane), h->rows_w[n]);
  memcpy(to, &r, sizeof r);
  // Sources may be parameters of the same function, so all are read before the first is written.
  uint8_t *const values = b->tmp, *at = values;
  for (uint32_t n = 0; n < s->n_reg_in; at += 16, n++)
    memcpy(at, element(b, i->rows[i->n_defs + n], i->rows_w[i->n_defs + n], lane), i->rows_w[i->n_defs + n]);
  for (uint32_t n = 0; n < s->n_reg_in; n++) {
    uint32_t q = s->n_reg_out + n;
    memcpy(element(b, i->rows[q], i->rows_w[q], lane), values + 16 * n, i->rows_w[q]);
  }
  uint8_t *local = b->local + (size_t)lane * b->run->local_bytes;
  for (uint32_t n = 0; n < s->n_in; n++)
    memcpy(local + base + s->in[n].to, local + *frame + s->in[n].from, s->in[n].bytes);
  *frame = base;
  return true;
}

/* The lanes of the instruction in hand go to pc; the group's others go on. */
static void leave(ptx_block *b, const uint32_t *lanes, uint32_t pc) {
  ptx_group there = {.pc = pc}, rest = {.pc = b->pc};
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    there.w[w] = lanes[w];
    rest.w[w] = b->cur.w[w] & ~b->w[w];
  }
  b->cur_live = false;
  b->regroup = true;
  if (ptx_push_group(b, &there)) ptx_push_group(b, &rest);
}

PTX_EXEC(call) {
  const ptx_site *s = &b->run->kernel->sites[i->imm];
  const ptx_home *h = &b->run->kernel->homes[s->home];
  PTX_FOR_LANES(b, w, l) if (!enter(b, i, s, h, l)) return;
  leave(b, b->w, h->entry);
}

/* One lane's return; the instruction it goes on at. */
static uint32_t back(ptx_block *b, uint32_t lane) {
  const aoti_ptx_kernel *k = b->run->kernel;
  ptx_calls *c = &b->calls[lane];
  uint64_t *frame = &frames(b)[lane];
  record r;
  memcpy(&r, c->at + c->n - sizeof r, sizeof r);
  const ptx_home *h = &k->homes[r.home];
  const ptx_inst *i = &b->code[r.back - 1];
  const ptx_site *s = &k->sites[i->imm];
  const uint8_t *from = c->at + c->n - sizeof r - h->saved_bytes;
  uint8_t *local = b->local + (size_t)lane * b->run->local_bytes;
  for (uint32_t n = 0; n < s->n_out; n++)
    memcpy(local + r.frame + s->out[n].to, local + *frame + s->out[n].from, s->out[n].bytes);
  uint8_t *const values = b->tmp;
  for (uint32_t n = 0; n < s->n_reg_out; n++) {
    uint32_t q = i->n_defs + s->n_reg_in + n;
    memcpy(values + 16 * n, element(b, i->rows[q], i->rows_w[q], lane), i->rows_w[q]);
  }
  for (uint32_t n = 0; n < h->n_rows; from += h->rows_w[n++])
    memcpy(element(b, h->rows[n], h->rows_w[n], lane), from, h->rows_w[n]);
  for (uint32_t n = 0; n < s->n_reg_out; n++)
    memcpy(element(b, i->rows[n], i->rows_w[n], lane), values + 16 * n, i->rows_w[n]);
  *frame = r.frame;
  b->top[lane] = r.top, b->used[lane] = r.used;
  c->n -= h->saved_bytes + (uint32_t)sizeof r;
  return r.back;
}

PTX_EXEC(return ) {
  uint32_t to[PTX_MAX_LANES], left[PTX_MAX_WARPS] = {0};
  (void)i;
  PTX_FOR_LANES(b, w, l) to[l] = back(b, l), left[w] |= 1u << l % PTX_WARP;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP;) { // those that go to one place together
    uint32_t same[PTX_MAX_WARPS] = {0};
    if (!left[w]) {
      w++;
      continue;
    }
    uint32_t pc = to[w * PTX_WARP + (uint32_t)__builtin_ctz(left[w])];
    for (uint32_t v = w; v < b->hi / PTX_WARP; v++)
      for (uint32_t bits = left[v]; bits; bits &= bits - 1) {
        uint32_t l = (uint32_t)__builtin_ctz(bits);
        if (to[v * PTX_WARP + l] == pc) same[v] |= 1u << l, left[v] &= ~(1u << l);
      }
    leave(b, same, pc);
  }
}

PTX_EXEC(frame) { PTX_FOR_LANES(b, w, l) ptx_write(b, i->d, i->wd, l, ptx_u64(b, i->a, l) + (uint64_t)i->imm); }

/* d: where the bytes are; a: how many; imm: their alignment. */
PTX_EXEC(alloca) {
  PTX_FOR_LANES(b, w, l) {
    uint64_t bytes = ptx_read(b, i->a, i->wa, l), at = aligned_up(b->top[l], (uint64_t)i->imm);
    if (bytes > b->run->stack_bytes) bytes = UINT32_MAX; // and no more, so that sums do not wrap
    if (!take(b, i, l, at - b->top[l] + bytes, at + bytes, "alloca")) return;
    ptx_write(b, i->d, i->wd, l, at);
  }
}

PTX_EXEC(stacksave) { PTX_FOR_LANES(b, w, l) ptx_write(b, i->d, i->wd, l, b->top[l]); }

/* Only what stacksave gave is put back: the top never rises, and never falls below the frame in hand. */
PTX_EXEC(stackrestore) {
  PTX_FOR_LANES(b, w, l) {
    uint64_t top = ptx_read(b, i->a, i->wa, l);
    if (top > b->top[l] || top < ptx_frame(b, l) || top < b->run->kernel->local_bytes) {
      ptx_fault(b, AOTI_PTX_STACK, i, l, "stackrestore of %llu, which stacksave did not give; the stack ends at %u",
                (unsigned long long)top, b->top[l]);
      return;
    }
    b->used[l] -= b->top[l] - (uint32_t)top;
    b->top[l] = (uint32_t)top;
  }
}
