// Atomics on global and shared memory, lane after lane. Each is one compare-and-swap loop on the host, so launches that
// run at the same time see each other's.
#include "exec.h"
#include "race.h"
#include "soft.h"

enum { ADD, MIN, MAX, INC, DEC, EXCH, CAS, AND = 8, OR, XOR };

static uint64_t int_op(uint64_t old, uint64_t v, uint64_t v2, int op, int bytes, bool is_signed) {
  int shift = 64 - bytes * 8;
  int64_t so = (int64_t)(old << shift) >> shift, sv = (int64_t)(v << shift) >> shift;
  switch (op) {
  case ADD: return old + v;
  case MIN: return is_signed ? (sv < so ? v : old) : v < old ? v : old;
  case MAX: return is_signed ? (sv > so ? v : old) : v > old ? v : old;
  case INC: return old >= v ? 0 : old + 1;
  case DEC: return old == 0 || old > v ? v : old - 1;
  case EXCH: return v;
  case CAS: return old == v ? v2 : old;
  case AND: return old & v;
  case OR: return old | v;
  default: return old ^ v;
  }
}

/* f32 on global memory flushes subnormals, on shared memory it does not (PTX ISA, atom). */
static uint64_t add_float(uint64_t old, uint64_t v, ptx_type t, bool flush) {
  switch (t) {
  case PTX_F32:
    return ptx_bits32(ptx_soft_add32(ptx_float((uint32_t)old), ptx_float((uint32_t)v), flush ? PTX_FTZ : 0));
  case PTX_F64: return ptx_bits64(ptx_double(old) + ptx_double(v));
  case PTX_F16: return ptx_soft_16(0, (uint16_t)old, (uint16_t)v, 0, false, 0);
  case PTX_BF16: return ptx_soft_16(0, (uint16_t)old, (uint16_t)v, 0, true, 0);
  default: {
    bool bf = t == PTX_BF16X2;
    return ptx_soft_16(0, (uint16_t)old, (uint16_t)v, 0, bf, 0) |
           (uint32_t)ptx_soft_16(0, (uint16_t)(old >> 16), (uint16_t)(v >> 16), 0, bf, 0) << 16;
  }
  }
}

/* min and max of halves: a number beats NaN, -0 is below 0, subnormals stay. */
static uint16_t pick16(uint16_t a, uint16_t b, bool bf, bool max) {
  float x = bf ? ptx_brain(a) : ptx_half(a), y = bf ? ptx_brain(b) : ptx_half(b);
  if (x != x || y != y) return x == x ? a : y == y ? b : 0x7fff;
  bool less = x < y || (x == y && (a >> 15) > (b >> 15));
  return less == max ? b : a;
}
static uint64_t pick_float(uint64_t old, uint64_t v, ptx_type t, bool max) {
  bool bf = t == PTX_BF16 || t == PTX_BF16X2;
  uint64_t low = pick16((uint16_t)old, (uint16_t)v, bf, max);
  if (ptx_types[t].letter != 'x') return low;
  return low | (uint32_t)pick16((uint16_t)(old >> 16), (uint16_t)(v >> 16), bf, max) << 16;
}

static bool is_float(ptx_type t) { return ptx_types[t].letter == 'f' || ptx_types[t].letter == 'x'; }

static uint64_t apply(const ptx_inst *i, uint64_t old, uint64_t v, uint64_t v2, bool flush) {
  if (i->sub == ADD && is_float(i->type)) return add_float(old, v, i->type, flush);
  if ((i->sub == MIN || i->sub == MAX) && is_float(i->type)) return pick_float(old, v, i->type, i->sub == MAX);
  return int_op(old, v, v2, i->sub, i->size, ptx_types[i->type].letter == 's');
}

#define SWAP(T)                                                                                           \
  {                                                                                                       \
    T *at = (T *)(void *)p, old = __atomic_load_n(at, __ATOMIC_RELAXED);                                  \
    while (!__atomic_compare_exchange_n(at, &old, (T)apply(i, old, v, v2, flush), true, __ATOMIC_SEQ_CST, \
                                        __ATOMIC_RELAXED)) {}                                             \
    return old;                                                                                           \
  }
static uint64_t swap(const ptx_inst *i, uint8_t *p, uint64_t v, uint64_t v2, bool flush) {
  switch (i->size) {
  case 2: SWAP(uint16_t)
  case 4: SWAP(uint32_t)
  default: SWAP(uint64_t)
  }
}

static void count(ptx_block *b, const ptx_inst *i, uint32_t bits, const ptx_access *a) {
  ptx_tally *t = &b->worker->tally[i - b->code];
  uint32_t again = 0;
  for (uint32_t r = bits; r; r &= r - 1)
    for (uint32_t q = bits; q; q &= q - 1)
      if (q != r && __builtin_ctz(q) != __builtin_ctz(r) && a->addr[__builtin_ctz(q)] == a->addr[__builtin_ctz(r)]) {
        again++;
        break;
      }
  t->atomics += (uint64_t)__builtin_popcount(bits);
  t->collisions += again;
}

/* exch and cas of 128 bits, which not every host has in one instruction: under the machine's lock, so that those of
 * launches at the same time come one after another. */
static bool swap_wide(ptx_block *b, const ptx_inst *i, uint8_t *p, uint32_t lane) {
  aoti_ptx_machine *m = b->run->machine;
  unsigned __int128 old, v[2] = {0};
  for (uint32_t k = 0; k < i->n_rows - i->vec; k++) memcpy(&v[k], ptx_row(b, i->rows[i->vec + k]) + 16u * lane, 16);
  pthread_mutex_lock(&m->lock);
  memcpy(&old, p, 16);
  if (i->sub == EXCH)
    memcpy(p, &v[0], 16);
  else if (old == v[0])
    memcpy(p, &v[1], 16);
  pthread_mutex_unlock(&m->lock);
  memcpy(ptx_row(b, i->rows[0]) + 16u * lane, &old, 16);
  return i->sub == EXCH ? old != v[0] : old == v[0] && v[0] != v[1];
}

PTX_EXEC(atom) {
  ptx_access a;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    uint32_t bits = b->w[w];
    if (!bits) continue;
    ptx_addresses(b, i->a, i->wa, i->imm, w, bits, &a);
    if (!ptx_touch(b, i, w, bits, i->space, (uint32_t)i->vec * i->size, PTX_READ | PTX_WRITE | PTX_ATOMIC | PTX_SYNCING,
                   &a))
      return;
    if (b->run->count) count(b, i, bits, &a);
    uint64_t old[8][PTX_WARP], changed = 0;
    if (i->size == 16) {
      for (uint32_t r = bits; r; r &= r - 1) {
        uint32_t l = (uint32_t)__builtin_ctz(r);
        changed |= swap_wide(b, i, a.p[l], w * PTX_WARP + l);
      }
      b->worker->progress += changed != 0;
      continue;
    }
    for (uint32_t r = bits; r; r &= r - 1) {
      uint32_t l = (uint32_t)__builtin_ctz(r), lane = w * PTX_WARP + l;
      bool flush = a.p[l] < b->shared || a.p[l] >= b->shared + b->run->shared_bytes;
      for (uint32_t k = 0; k < i->vec; k++) {
        uint64_t v = ptx_read(b, i->rows[i->vec + k], i->size, lane);
        uint64_t v2 = i->sub == CAS ? ptx_read(b, i->rows[i->vec + 1], i->size, lane) : 0;
        old[k][l] = swap(i, a.p[l] + k * i->size, v, v2, flush);
        changed |= old[k][l] ^ apply(i, old[k][l], v, v2, flush);
      }
    }
    b->worker->progress += changed != 0;
    for (uint32_t r = bits; r; r &= r - 1)
      for (uint32_t k = 0; k < i->vec; k++) {
        uint32_t l = (uint32_t)__builtin_ctz(r);
        ptx_write(b, i->rows[k], i->size, w * PTX_WARP + l, old[k][l]);
      }
  }
}

/* ---- mbarrier: 64 bits in shared memory, laid out as we like: pending arrivals, the count each phase begins with, the
 * bytes still to come (signed), and the parity of the phase. */
enum { COUNT_BITS = 20, TX_BITS = 21, TX_AT = 2 * COUNT_BITS, TX_MOST = (1 << (TX_BITS - 1)) - 1 };
#define COUNT_MASK ((1ull << COUNT_BITS) - 1)
#define TX_MASK    (((1ull << TX_BITS) - 1) << TX_AT)
#define PHASE      (1ull << 63)

static uint64_t arrive(uint64_t v, uint64_t n, bool drop) {
  uint64_t pending = v & COUNT_MASK, start = v >> COUNT_BITS & COUNT_MASK, phase = v & PHASE, tx = v & TX_MASK;
  if (drop) start -= n;
  pending -= n;
  if (!pending && !tx) phase ^= PHASE, pending = start;
  return phase | tx | (start & COUNT_MASK) << COUNT_BITS | (pending & COUNT_MASK);
}

/* More bytes to come, or fewer; *out_ok false when that is beyond what a barrier counts. */
static uint64_t expect_bytes(uint64_t v, int64_t bytes, bool *out_ok) {
  int64_t tx = (int64_t)(v << (64 - TX_AT - TX_BITS)) >> (64 - TX_BITS), sum = tx + bytes;
  *out_ok = sum <= TX_MOST && sum >= -TX_MOST;
  return (v & ~TX_MASK) | ((uint64_t)sum << TX_AT & TX_MASK);
}

static bool refuse(ptx_block *b, const ptx_inst *i, uint32_t lane, uint64_t address, const char *fmt, uint64_t x,
                   uint64_t y) {
  ptx_fault_at(b, AOTI_PTX_BARRIER, i, lane, address, PTX_SHARED, 8, fmt, (unsigned long long)x, (unsigned long long)y);
  return false;
}

/* What lane does to the barrier at an offset of shared memory, whose 64 bits are *v; false on a fault. */
static bool act(ptx_block *b, const ptx_inst *i, uint32_t lane, uint64_t address, uint32_t offset, uint64_t *v) {
  uint32_t w = lane / PTX_WARP;
  bool counted = true;
  uint64_t n = i->sub == 10 ? 1 : i->wb == 4 && i->b != PTX_NO ? ptx_u32(b, i->b, lane) : 0;
  switch (i->sub) {
  case 4:
    if (!n || n > COUNT_MASK) return refuse(b, i, lane, address, "an mbarrier for %llu arrivals", n, 0);
    *v = n << COUNT_BITS | n;
    break;
  case 5: *v = 0; break;
  case 11: // expect_tx, complete_tx
    *v = expect_bytes(*v, i->mode & 16 ? -(int64_t)n : (int64_t)n, &counted);
    if (counted && (i->mode & 16)) {
      ptx_race_object_release(b, w, offset);
      *v = arrive(*v, 0, false);
    }
    b->worker->progress++;
    break;
  case 2:
  case 6:
  case 10:
    if (i->mode & 8) *v = expect_bytes(*v, (int64_t)n, &counted), n = 1; // the operand is the bytes
    if (n > (*v & COUNT_MASK))
      return refuse(b, i, lane, address, "%llu arrivals on an mbarrier that waits for %llu", n, *v & COUNT_MASK);
    if (i->d != PTX_NO) ptx_write(b, i->d, 8, lane, *v);
    ptx_race_object_release(b, w, offset);
    *v = arrive(*v, n, i->sub == 6);
    b->worker->progress++;
    break;
  default: {
    bool done = i->mode & 4 ? (ptx_u32(b, i->b, lane) & 1) != *v >> 63 : ((ptx_u64(b, i->b, lane) ^ *v) & PHASE) != 0;
    if (done) ptx_race_object_acquire(b, w, offset);
    ptx_write(b, i->d, 1, lane, done);
  }
  }
  return counted || refuse(b, i, lane, address, "an mbarrier counts at most %llu bytes to come", TX_MOST, 0);
}

PTX_EXEC(mbarrier) {
  ptx_access a;
  b->worker->barriers += b->m_warps;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    uint32_t bits = b->w[w];
    if (!bits) continue;
    if (i->sub == 9) { // pending_count of a state
      for (uint32_t r = bits; r; r &= r - 1) {
        uint32_t lane = w * PTX_WARP + (uint32_t)__builtin_ctz(r);
        ptx_write(b, i->d, 4, lane, ptx_u64(b, i->b, lane) & COUNT_MASK);
      }
      continue;
    }
    if (i->sub == 10) ptx_async_land(b, w, bits, 0, true); // cp.async.mbarrier.arrive: all copies so far
    if (i->sub == 10 && !i->mode) continue;                // without .noinc it adds one and takes one
    ptx_addresses(b, i->a, i->wa, i->imm, w, bits, &a);
    int how = i->sub == 4                  ? PTX_WRITE
              : i->sub == 7 || i->sub == 8 ? PTX_READ | PTX_ATOMIC
                                           : PTX_READ | PTX_WRITE | PTX_ATOMIC;
    for (uint32_t r = bits; r; r &= r - 1) {
      uint32_t l = (uint32_t)__builtin_ctz(r), lane = w * PTX_WARP + l;
      ptx_access one = a;
      for (int k = 0; k < PTX_WARP; k++) one.addr[k] = a.addr[l];
      if (!ptx_touch(b, i, w, 1u << l, i->space, 8, how | PTX_QUIET, &one)) return;
      if (one.p[l] < b->shared || one.p[l] >= b->shared + b->run->shared_bytes) {
        ptx_fault_at(b, AOTI_PTX_WRONG_SPACE, i, lane, a.addr[l], i->space, 8, "an mbarrier must be in shared memory");
        return;
      }
      uint64_t v;
      memcpy(&v, one.p[l], 8);
      if (!act(b, i, lane, a.addr[l], (uint32_t)(one.p[l] - b->shared), &v)) return;
      memcpy(one.p[l], &v, 8);
    }
  }
}
