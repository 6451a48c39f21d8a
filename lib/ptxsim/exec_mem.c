// Loads and stores: addresses of a warp, the checks they must pass, the bytes they move.
#include "exec.h"
#include "race.h"

void ptx_addresses(const ptx_block *b, uint32_t row, uint8_t width, int64_t imm, uint32_t w, uint32_t bits,
                   ptx_access *a) {
  uint32_t lane = w * PTX_WARP;
  if (row == PTX_NO) {
    for (int l = 0; l < PTX_WARP; l++) a->addr[l] = (uint64_t)imm;
    return;
  }
  if (width == 8) {
    const uint64_t *r = (const uint64_t *)(const void *)ptx_row(b, row) + lane;
    for (int l = 0; l < PTX_WARP; l++) a->addr[l] = r[l] + (uint64_t)imm;
  } else {
    const uint32_t *r = (const uint32_t *)(const void *)ptx_row(b, row) + lane;
    for (int l = 0; l < PTX_WARP; l++) a->addr[l] = (uint32_t)(r[l] + (uint32_t)imm);
  }
  if (bits == UINT32_MAX) return;
  uint64_t one = a->addr[__builtin_ctz(bits)]; // idle lanes point where an active one does: no special cases below
  for (int l = 0; l < PTX_WARP; l++)
    if (!(bits >> l & 1)) a->addr[l] = one;
}

static bool all_ones(const uint8_t *s, size_t n) {
  uint64_t v;
  for (; n >= 8; s += 8, n -= 8) {
    memcpy(&v, s, 8);
    if (v != 0x0101010101010101ull) return false;
  }
  for (; n; s++, n--)
    if (*s != 1) return false;
  return true;
}

/* Whether every active lane's bytes of a shadow are 1; lanes may be anywhere. */
static bool all_written(const uint8_t *shadow, uint64_t base, const uint64_t *addr, uint32_t bits, uint32_t bytes) {
  uint64_t bad = 0;
#define EACH(T, ones)                                                  \
  for (; bits; bits &= bits - 1) {                                     \
    T v;                                                               \
    memcpy(&v, shadow + (addr[__builtin_ctz(bits)] - base), sizeof v); \
    bad |= v ^ (T)ones;                                                \
  }
  switch (bytes) {
  case 1: EACH(uint8_t, 1) break;
  case 2: EACH(uint16_t, 0x0101) break;
  case 4: EACH(uint32_t, 0x01010101) break;
  case 8: EACH(uint64_t, 0x0101010101010101ull) break;
  default:
    for (; bits; bits &= bits - 1)
      if (!all_ones(shadow + (addr[__builtin_ctz(bits)] - base), bytes)) return false;
  }
#undef EACH
  return !bad;
}

/* ---- checks -------------------------------------------------------------------------------------------------------
 */

static bool misaligned(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, ptx_space space, uint32_t bytes,
                       const ptx_access *a) {
  uint32_t align = bytes > 32 || (bytes & (bytes - 1)) ? i->size : bytes;
  for (; bits; bits &= bits - 1) {
    int l = __builtin_ctz(bits);
    if (a->addr[l] & (align - 1)) {
      ptx_fault_at(b, AOTI_PTX_MISALIGNED, i, w * PTX_WARP + (uint32_t)l, a->addr[l], space, bytes,
                   "an access of %u bytes must be aligned to %u", bytes, align);
      return false;
    }
  }
  return true;
}

static bool out_of_window(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, ptx_space space, uint32_t bytes,
                          uint64_t size, const ptx_access *a) {
  for (; bits; bits &= bits - 1) {
    int l = __builtin_ctz(bits);
    if (a->addr[l] > size || size - a->addr[l] < bytes) {
      if (space == PTX_SHARED)
        ptx_fault_at(b, AOTI_PTX_OUT_OF_BOUNDS, i, w * PTX_WARP + (uint32_t)l, a->addr[l], space, bytes,
                     "%u bytes at shared offset %llu; the block has %llu bytes (%u static, %u dynamic)", bytes,
                     (unsigned long long)a->addr[l], (unsigned long long)size, b->run->kernel->shared_bytes,
                     b->run->launch->shared_bytes);
      else
        ptx_fault_at(b, AOTI_PTX_OUT_OF_BOUNDS, i, w * PTX_WARP + (uint32_t)l, a->addr[l], space, bytes,
                     "%u bytes at offset %llu of %llu bytes of %s memory", bytes, (unsigned long long)a->addr[l],
                     (unsigned long long)size, ptx_space_name(space));
      return true;
    }
  }
  return false;
}

/* Which allocation a lane is in, by the long way; records what is wrong. */
static ptx_allocation *find_one(ptx_block *b, const ptx_inst *i, uint32_t lane, uint64_t addr, ptx_space space,
                                uint32_t bytes, int how) {
  ptx_allocation *near, *al = ptx_lookup(b->run->machine, addr, &near);
  if (!al) {
    ptx_fault_at(b, AOTI_PTX_OUT_OF_BOUNDS, i, lane, addr, space, bytes, "%s of %u bytes where nothing is allocated",
                 how & PTX_WRITE ? "a write" : "a read", bytes);
    return NULL;
  }
  if (!al->pub.live) {
    ptx_fault_at(b, AOTI_PTX_USE_AFTER_FREE, i, lane, addr, space, bytes, "%s of %u bytes in memory that was freed",
                 how & PTX_WRITE ? "a write" : "a read", bytes);
    return NULL;
  }
  if (al->pub.bytes - (addr - al->pub.address) < bytes) {
    ptx_fault_at(b, AOTI_PTX_OUT_OF_BOUNDS, i, lane, addr, space, bytes,
                 "%s of %u bytes that runs past the end of its allocation", how & PTX_WRITE ? "a write" : "a read",
                 bytes);
    return NULL;
  }
  bool is_const = al->pub.kind == AOTI_PTX_CONST;
  if (is_const != (space == PTX_CONST) && (space != PTX_GENERIC || (how & PTX_WRITE))) {
    ptx_fault_at(b, AOTI_PTX_WRONG_SPACE, i, lane, addr, space, bytes, "the address is in %s memory",
                 is_const ? "constant" : "global");
    return NULL;
  }
  return al;
}

/* Blocks on several host threads say the same of an allocation: that it is touched; and, without the check, that nobody
 * keeps track of what is written any more. */
static void mark_touched(const ptx_block *b, ptx_allocation *al, int how) {
  if (!__atomic_load_n(&al->touched, __ATOMIC_RELAXED)) __atomic_store_n(&al->touched, true, __ATOMIC_RELAXED);
  if ((how & PTX_WRITE) && !(b->run->checks & AOTI_PTX_CHECK_UNINIT))
    __atomic_store_n(&al->written, NULL, __ATOMIC_RELAXED);
}

static ptx_allocation *first_hit(ptx_block *b, const ptx_inst *i, ptx_allocation *al, int how) {
  mark_touched(b, al, how);
  b->worker->hits[i - b->code] = al;
  return al;
}

ptx_allocation *ptx_find_hit(ptx_block *b, const ptx_inst *i, uint64_t address, int how) {
  if (i->space == PTX_GENERIC && address < PTX_PARAM_BASE + PTX_WINDOW) return NULL;
  ptx_allocation *al = ptx_lookup(b->run->machine, address, NULL);
  if (!al || !al->pub.live) return NULL;
  bool is_const = al->pub.kind == AOTI_PTX_CONST;
  if (is_const != (i->space == PTX_CONST) && (i->space != PTX_GENERIC || (how & PTX_WRITE))) return NULL;
  return first_hit(b, i, al, how);
}

static bool unwritten(ptx_block *b, const ptx_inst *i, uint32_t lane, uint64_t addr, ptx_space space, uint32_t bytes,
                      const uint8_t *s) {
  uint32_t n = 0, first = 0, flight = 0;
  const bool async = b->run->checks & AOTI_PTX_CHECK_ASYNC;
  for (uint32_t k = bytes; k-- > 0;)
    if (s[k] != 1 && (async || s[k] != 2) && !(k < 32 && i->spare >> k & 1)) first = k, n++, flight += s[k] >> 1 & 1;
  if (flight) {
    ptx_fault_at(b, AOTI_PTX_ASYNC, i, lane, addr + first, space, bytes,
                 "a read of bytes that cp.async is still bringing: wait for its group first");
    return true;
  }
  if (!n || !(b->run->checks & AOTI_PTX_CHECK_UNINIT)) return false;
  ptx_fault_at(b, AOTI_PTX_UNINITIALISED, i, lane, addr + first, space, bytes,
               "%u of the %u bytes read were never written", n, bytes);
  return true;
}

static bool touch_global(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, ptx_space space, uint32_t bytes,
                         int how, ptx_access *a) {
  const ptx_run *run = b->run;
  ptx_allocation *al = b->worker->hits[i - b->code];
  bool together = false;
  for (int l = 0; l < PTX_WARP; l++) a->p[l] = (uint8_t *)(uintptr_t)a->addr[l];
  if (al &&
      bytes <= al->pub.bytes) { // inside when neither difference is negative; sign bits, so that the loop vectorises
    uint64_t first = al->pub.address, last = first + al->pub.bytes - bytes, outside = 0;
    for (int l = 0; l < PTX_WARP; l++) outside |= (a->addr[l] - first) | (last - a->addr[l]);
    together = !(outside >> 63);
  }
  if (!together) {
    if (!(run->checks & AOTI_PTX_CHECK_BOUNDS)) {
      uint64_t base = (uint64_t)(uintptr_t)run->machine->base, lo = UINT64_MAX, hi = 0;
      for (int l = 0; l < PTX_WARP; l++) {
        lo = a->addr[l] < lo ? a->addr[l] : lo;
        hi = a->addr[l] > hi ? a->addr[l] : hi;
      }
      if (lo >= base && hi - base <= run->machine->size - bytes) { // mapped: no host fault
        al = ptx_lookup(run->machine, a->addr[__builtin_ctz(bits)], NULL);
        if (al && al->pub.live && lo >= al->pub.address && hi - al->pub.address <= al->pub.bytes - bytes &&
            bytes <= al->pub.bytes)
          first_hit(b, i, al, how);
        else if (al)
          mark_touched(b, al, how);
        goto counted;
      }
    }
    ptx_allocation *per = NULL;
    together = true;
    for (uint32_t rest = bits; rest; rest &= rest - 1) {
      int l = __builtin_ctz(rest);
      ptx_allocation *one = find_one(b, i, w * PTX_WARP + (uint32_t)l, a->addr[l], space, bytes, how);
      if (!one) return false;
      mark_touched(b, one, how);
      if (per && per != one) together = false;
      per = one;
    }
    al = per;
    if (together) first_hit(b, i, al, how);
  }
counted:
  if (run->count) ptx_count_global(b, i, bits, bytes, how, a);
  if (!run->checks && !run->count) return true;
  bool uninit = (run->checks & AOTI_PTX_CHECK_UNINIT) != 0;
  if (!uninit && !run->count && !run->races) return true;
  if (together && a->contiguous && al) { // one range for the whole warp
    uint64_t off = a->addr[0] - al->pub.address;
    if (uninit && al->written) {
      if (how & PTX_READ) {
        if (!all_ones(al->written + off, (size_t)bytes * PTX_WARP)) goto each;
      }
      if (how & PTX_WRITE) ptx_set_ones(al->written + off, (size_t)bytes * PTX_WARP);
    }
    if (run->count && al->read_by) {
      if (how & PTX_READ) ptx_set_ones(al->read_by + off, (size_t)bytes * PTX_WARP);
      if (how & PTX_WRITE) ptx_set_ones(al->written_by + off, (size_t)bytes * PTX_WARP);
    }
    if (run->races && al->history.chunks) return ptx_race_warp(b, i, w, bits, bytes, how, a, al);
    return true;
  }
each:
  if (together && al && how == PTX_READ && !run->count &&
      (!uninit || !al->written || all_written(al->written, al->pub.address, a->addr, bits, bytes)))
    return !run->races || !al->history.chunks || ptx_race_warp(b, i, w, bits, bytes, how, a, al);
  for (uint32_t rest = a->uniform ? bits & (0 - bits) : bits; rest; rest &= rest - 1) {
    int l = __builtin_ctz(rest);
    ptx_allocation *one = together ? al : ptx_lookup(run->machine, a->addr[l], NULL);
    if (!one || one->pub.bytes - (a->addr[l] - one->pub.address) < bytes) continue;
    uint64_t off = a->addr[l] - one->pub.address;
    if (uninit && one->written) {
      if ((how & PTX_READ) && !all_ones(one->written + off, bytes) &&
          unwritten(b, i, w * PTX_WARP + (uint32_t)l, a->addr[l], space, bytes, one->written + off))
        return false;
      if (how & PTX_WRITE) ptx_set_ones(one->written + off, bytes);
    }
    if (run->count && one->read_by) {
      if (how & PTX_READ) ptx_set_ones(one->read_by + off, bytes);
      if (how & PTX_WRITE) ptx_set_ones(one->written_by + off, bytes);
    }
  }
  if (!run->races) return true;
  if (together && al) return !al->history.chunks || ptx_race_warp(b, i, w, bits, bytes, how, a, al);
  for (uint32_t rest = bits; rest; rest &= rest - 1) {
    int l = __builtin_ctz(rest);
    ptx_allocation *one = ptx_lookup(run->machine, a->addr[l], NULL);
    if (one && one->history.chunks && !ptx_race_warp(b, i, w, 1u << l, bytes, how, a, one)) return false;
  }
  return true;
}

static bool touch_shared(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, uint32_t bytes, int how,
                         ptx_access *a) {
  const ptx_run *run = b->run;
  uint64_t size = run->shared_bytes, outside = 0;
  for (int l = 0; l < PTX_WARP; l++) outside |= a->addr[l] | (size - bytes - a->addr[l]);
  if ((outside >> 63 || size < bytes) && out_of_window(b, i, w, bits, PTX_SHARED, bytes, size, a)) return false;
  for (int l = 0; l < PTX_WARP; l++) a->p[l] = b->shared + a->addr[l];
  if (run->count && !(how & PTX_QUIET)) ptx_count_shared(b, i, bits, bytes, a);
  if (!(run->checks & (AOTI_PTX_CHECK_UNINIT | AOTI_PTX_CHECK_ASYNC | AOTI_PTX_CHECK_RACES))) return true;
  uint8_t *state = b->shared_state;
  if (run->checks & (AOTI_PTX_CHECK_UNINIT | AOTI_PTX_CHECK_ASYNC)) {
    if (a->contiguous) {
      uint8_t *s = state + a->addr[0];
      if (how & PTX_PENDING) goto each;
      if ((how & PTX_READ) && !all_ones(s, (size_t)bytes * PTX_WARP)) goto each;
      if (how & PTX_WRITE) memset(s, 1, (size_t)bytes * PTX_WARP);
      goto raced;
    }
  each:
    if (how == PTX_READ && all_written(state, 0, a->addr, bits, bytes)) goto raced;
    for (uint32_t rest = a->uniform ? bits & (0 - bits) : bits; rest; rest &= rest - 1) {
      int l = __builtin_ctz(rest);
      uint8_t *s = state + a->addr[l];
      if ((how & PTX_READ) && !all_ones(s, bytes) &&
          unwritten(b, i, w * PTX_WARP + (uint32_t)l, a->addr[l], PTX_SHARED, bytes, s))
        return false;
      if (how & PTX_PENDING)
        memset(s, 2, bytes);
      else if (how & PTX_WRITE)
        memset(s, 1, bytes);
    }
  }
raced:
  return !run->races || ptx_race_warp(b, i, w, bits, bytes, how, a, NULL);
}

/* Beyond the frames that are in use: of a function that has returned, or of none. */
static bool past_the_stack(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, uint32_t bytes,
                           const ptx_access *a) {
  for (; bits; bits &= bits - 1) {
    uint32_t l = (uint32_t)__builtin_ctz(bits), lane = w * PTX_WARP + l;
    if (a->addr[l] + bytes <= b->top[lane]) continue;
    ptx_fault_at(b, AOTI_PTX_OUT_OF_BOUNDS, i, lane, a->addr[l], PTX_LOCAL, bytes,
                 "%u bytes at offset %llu of local memory; the thread's stack ends at %u", bytes,
                 (unsigned long long)a->addr[l], b->top[lane]);
    return true;
  }
  return false;
}

static bool touch_lane_memory(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, ptx_space space,
                              uint32_t bytes, int how, ptx_access *a) {
  uint64_t size = space == PTX_LOCAL ? b->run->local_bytes : b->run->kernel->info.params_bytes;
  if (space == PTX_PARAM && (how & PTX_WRITE)) {
    ptx_fault_at(b, AOTI_PTX_WRONG_SPACE, i, w * PTX_WARP + (uint32_t)__builtin_ctz(bits), a->addr[__builtin_ctz(bits)],
                 space, bytes, "kernel parameters are not written");
    return false;
  }
  if (out_of_window(b, i, w, bits, space, bytes, size, a)) return false;
  if (space == PTX_LOCAL && b->top && past_the_stack(b, i, w, bits, bytes, a)) return false;
  if (b->run->count && space == PTX_LOCAL) b->worker->local_bytes += (uint64_t)__builtin_popcount(bits) * bytes;
  for (int l = 0; l < PTX_WARP; l++)
    a->p[l] = space == PTX_LOCAL ? b->local + (size_t)(w * PTX_WARP + (uint32_t)l) * b->run->local_bytes + a->addr[l]
                                 : b->run->params + a->addr[l];
  return true;
}

static ptx_space space_of(uint64_t a) {
  if (a - PTX_SHARED_BASE < PTX_WINDOW) return PTX_SHARED;
  if (a - PTX_LOCAL_BASE < PTX_WINDOW) return PTX_LOCAL;
  if (a - PTX_PARAM_BASE < PTX_WINDOW) return PTX_PARAM;
  return PTX_GENERIC;
}

static uint64_t base_of(ptx_space s) {
  return s == PTX_SHARED ? PTX_SHARED_BASE : s == PTX_LOCAL ? PTX_LOCAL_BASE : s == PTX_PARAM ? PTX_PARAM_BASE : 0;
}

bool ptx_touch(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, ptx_space space, uint32_t bytes, int how,
               ptx_access *a) {
  if (space == PTX_GENERIC) {
    ptx_space first = space_of(a->addr[__builtin_ctz(bits)]);
    uint32_t same = 0;
    for (int l = 0; l < PTX_WARP; l++) same |= (uint32_t)(space_of(a->addr[l]) == first) << l;
    if ((same & bits) != bits) { // several spaces in one instruction: each on its own
      ptx_access part = *a;
      int one = __builtin_ctz(same & bits);
      for (int l = 0; l < PTX_WARP; l++)
        if (!(same & bits) || !(same & bits & 1u << l)) part.addr[l] = a->addr[one];
      if (!ptx_touch(b, i, w, same & bits, PTX_GENERIC, bytes, how, &part)) return false;
      ptx_access other = *a;
      one = __builtin_ctz(bits & ~same);
      for (int l = 0; l < PTX_WARP; l++)
        if (!(bits & ~same & 1u << l)) other.addr[l] = a->addr[one];
      if (!ptx_touch(b, i, w, bits & ~same, PTX_GENERIC, bytes, how, &other)) return false;
      for (int l = 0; l < PTX_WARP; l++) a->p[l] = same & bits & 1u << l ? part.p[l] : other.p[l];
      a->contiguous = a->uniform = false;
      return true;
    }
    if (first != PTX_GENERIC) {
      space = first;
      for (int l = 0; l < PTX_WARP; l++) a->addr[l] -= base_of(first);
    }
  }
  uint64_t low = 0, step = 0, same = 0;
  for (int l = 0; l < PTX_WARP; l++) {
    low |= a->addr[l];
    step |= a->addr[l] - (a->addr[0] + (uint64_t)((uint32_t)l * bytes));
    same |= a->addr[l] - a->addr[0];
  }
  a->contiguous = bits == UINT32_MAX && step == 0;
  a->uniform = same == 0;
  if ((low & (bytes - 1)) && ((b->run->checks & AOTI_PTX_CHECK_BOUNDS) || (how & PTX_ATOMIC)) &&
      !misaligned(b, i, w, bits, space, bytes, a))
    return false;
  switch (space) {
  case PTX_SHARED: return touch_shared(b, i, w, bits, bytes, how, a);
  case PTX_LOCAL:
  case PTX_PARAM: {
    bool ok = touch_lane_memory(b, i, w, bits, space, bytes, how, a);
    a->contiguous = a->uniform = false;
    return ok;
  }
  default: return touch_global(b, i, w, bits, space, bytes, how, a);
  }
}

/* ---- moving bytes -------------------------------------------------------------------------------------------------
 */

#define EACH_LANE(bits, l) \
  for (uint32_t rest_ = (bits), l; rest_ && ((l = (uint32_t)__builtin_ctz(rest_)), true); rest_ &= rest_ - 1)
#define LOAD(D, S)                              \
  do {                                          \
    D *d = (D *)(void *)row + w * PTX_WARP;     \
    if (bits == UINT32_MAX)                     \
      for (uint32_t l = 0; l < PTX_WARP; l++) { \
        S v;                                    \
        memcpy(&v, a->p[l] + at, sizeof v);     \
        d[l] = (D)v;                            \
      }                                         \
    else                                        \
      EACH_LANE(bits, l) {                      \
        S v;                                    \
        memcpy(&v, a->p[l] + at, sizeof v);     \
        d[l] = (D)v;                            \
      }                                         \
  } while (0)
#define LOAD_TO(S)                     \
  switch (width) {                     \
  case 2: LOAD(uint16_t, S); break;    \
  case 4: LOAD(uint32_t, S); break;    \
  case 8: LOAD(uint64_t, S); break;    \
  default: LOAD(unsigned __int128, S); \
  }

static void load_row(const ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, const ptx_access *a,
                     uint32_t k) {
  uint8_t *row = ptx_row(b, i->rows[k]);
  uint8_t width = i->rows_w[k];
  uint32_t at = k * i->size;
  if (a->contiguous && i->vec == 1 && width == i->size) {
    memcpy(row + (size_t)w * PTX_WARP * width, a->p[0], (size_t)PTX_WARP * width);
    return;
  }
  switch (i->size | (i->sign ? 64 : 0)) {
  case 1: LOAD_TO(uint8_t) break;
  case 2: LOAD_TO(uint16_t) break;
  case 4: LOAD_TO(uint32_t) break;
  case 65: LOAD_TO(int8_t) break;
  case 66: LOAD_TO(int16_t) break;
  case 68: LOAD_TO(int32_t) break;
  case 16: LOAD(unsigned __int128, unsigned __int128); break;
  default: LOAD_TO(uint64_t) break;
  }
}

#define STORE(D, S)                                           \
  do {                                                        \
    const D *s = (const D *)(const void *)row + w * PTX_WARP; \
    EACH_LANE(bits, l) {                                      \
      S v = (S)s[l];                                          \
      memcpy(a->p[l] + at, &v, sizeof v);                     \
    }                                                         \
  } while (0)
#define STORE_FROM(S)                   \
  switch (width) {                      \
  case 2: STORE(uint16_t, S); break;    \
  case 4: STORE(uint32_t, S); break;    \
  case 8: STORE(uint64_t, S); break;    \
  default: STORE(unsigned __int128, S); \
  }

static void store_row(const ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, const ptx_access *a,
                      uint32_t k) {
  const uint8_t *row = ptx_row(b, i->rows[k]);
  uint8_t width = i->rows_w[k];
  uint32_t at = k * i->size;
  if (a->contiguous && i->vec == 1 && width == i->size) {
    memcpy(a->p[0], row + (size_t)w * PTX_WARP * width, (size_t)PTX_WARP * width);
    return;
  }
  switch (i->size) {
  case 1: STORE_FROM(uint8_t) break;
  case 2: STORE_FROM(uint16_t) break;
  case 4: STORE_FROM(uint32_t) break;
  case 8: STORE_FROM(uint64_t) break;
  default: STORE_FROM(unsigned __int128) break;
  }
}

static int sync_of(const ptx_inst *i) { return i->sem == PTX_SEM_WEAK ? 0 : PTX_SYNCING | PTX_ATOMIC; }

PTX_EXEC(ld) {
  ptx_access a;
  int how = PTX_READ | sync_of(i);
  uint32_t done = i->plain ? b->run->quick(b, i) : 0;
  if (done == UINT32_MAX) return;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    uint32_t bits = b->w[w];
    if (!bits || (done >> w & 1)) continue;
    ptx_addresses(b, i->a, i->wa, i->imm, w, bits, &a);
    if (!ptx_touch(b, i, w, bits, i->space, (uint32_t)i->vec * i->size, how, &a)) return;
    for (uint32_t k = 0; k < i->vec; k++) load_row(b, i, w, bits, &a, k);
  }
}

static bool same_value(const ptx_block *b, const ptx_inst *i, uint32_t lane, uint32_t other) {
  for (uint32_t k = 0; k < i->vec; k++) {
    const uint8_t *row = ptx_row(b, i->rows[k]);
    if (!ptx_stays(i, row + (size_t)lane * i->rows_w[k], row + (size_t)other * i->rows_w[k])) return false;
  }
  return true;
}

/* Two lanes of one instruction at one address: which value stays is not defined, so they had better be the same, or one
 * sum in different orders. Where the bytes are decides, not the address: each lane has local memory of its own, which a
 * generic address may name. */
static bool same_place(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, const ptx_access *a) {
  uint64_t at[PTX_WARP], sorted[PTX_WARP];
  if (a->contiguous) return true;
  for (int l = 0; l < PTX_WARP; l++) at[l] = (uint64_t)(uintptr_t)a->p[l];
  if (ptx_distinct(at, bits, sorted) == __builtin_popcount(bits)) return true;
  for (uint32_t rest = bits, gone; rest; rest &= ~gone) {
    uint32_t l = (uint32_t)__builtin_ctz(rest);
    gone = 1u << l;
    for (uint32_t more = rest & (rest - 1); more; more &= more - 1) {
      uint32_t q = (uint32_t)__builtin_ctz(more);
      if (at[l] != at[q]) continue;
      gone |= 1u << q;
      if (same_value(b, i, w * PTX_WARP + l, w * PTX_WARP + q)) continue;
      ptx_space s =
          a->p[l] - b->shared < (ptrdiff_t)b->run->shared_bytes && a->p[l] >= b->shared ? PTX_SHARED : i->space;
      ptx_fault_at(b, s == PTX_SHARED ? AOTI_PTX_RACE_SHARED : AOTI_PTX_RACE_GLOBAL, i, w * PTX_WARP + l, a->addr[l], s,
                   (uint32_t)i->vec * i->size,
                   "lanes %u and %u of one warp write different values to one address in one instruction", l, q);
      return false;
    }
  }
  return true;
}

PTX_EXEC(st) {
  ptx_access a;
  int how = PTX_WRITE | sync_of(i);
  b->worker->progress++;
  uint32_t done = i->plain ? b->run->quick(b, i) : 0;
  if (done == UINT32_MAX) return;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    uint32_t bits = b->w[w];
    if (!bits || (done >> w & 1)) continue;
    ptx_addresses(b, i->a, i->wa, i->imm, w, bits, &a);
    if (!ptx_touch(b, i, w, bits, i->space, (uint32_t)i->vec * i->size, how, &a)) return;
    if (b->run->races && i->space != PTX_LOCAL && !(how & PTX_ATOMIC) && !same_place(b, i, w, bits, &a)) return;
    for (uint32_t k = 0; k < i->vec; k++) store_row(b, i, w, bits, &a, k);
  }
}

/* A kernel parameter: the same for every lane. */
PTX_EXEC(ld_param) {
  for (uint32_t k = 0; k < i->vec; k++) {
    const uint8_t *p = b->run->params + i->imm + k * i->size;
    unsigned __int128 v = 0;
    memcpy(&v, p, i->size);
    if (i->sign && i->size < 8 && (p[i->size - 1] & 128)) v |= ~(((unsigned __int128)1 << 8 * i->size) - 1);
    uint8_t *row = ptx_row(b, i->rows[k]);
    const uint8_t *m = b->m;
    uint32_t lo = b->lo, hi = b->hi;
#define SPREAD(T)                                                \
  {                                                              \
    T *d = (T *)(void *)row, one = (T)v;                         \
    for (uint32_t l = lo; l < hi; l++) d[l] = m[l] ? one : d[l]; \
    break;                                                       \
  }
    switch (i->rows_w[k]) {
    case 2: SPREAD(uint16_t)
    case 4: SPREAD(uint32_t)
    case 8: SPREAD(uint64_t)
    default: SPREAD(unsigned __int128)
    }
  }
}
