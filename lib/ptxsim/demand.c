// Bytes of a load that nothing depends on. Compilers widen a load of three elements to four, or read a pair of 16-bit
// elements as one word, where the bytes are known to be mapped; what is there is of no consequence, so it need not have
// been written.
//
// need[row] is the set of bits of a register that some instruction may depend on: the least solution of "an instruction
// needs of its sources what it needs to make the needed bits of its result". Stores, branches, addresses and everything
// not listed need all of their sources. It does not follow the flow of control, so it may demand too much, never too
// little.
#include "decode.h"

typedef struct demand {
  uint64_t *need;           /* by row */
  const ptx_fill **literal; /* by row; NULL when it is no constant */
  bool changed;
} demand;

static uint64_t low_bits(uint32_t n) { return n > 63 ? UINT64_MAX : (1ull << n) - 1; }
/* Everything at and below the highest bit: what a sum or product carries from. */
static uint64_t up_to(uint64_t v) { return v ? low_bits(64 - (uint32_t)__builtin_clzll(v)) : 0; }

static void want(demand *d, uint32_t row, uint64_t bits) {
  if (row == PTX_NO || !(bits & ~d->need[row])) return;
  d->need[row] |= bits;
  d->changed = true;
}

static bool constant(const demand *d, uint32_t row, uint64_t *out) {
  if (row == PTX_NO || !d->literal[row]) return false;
  *out = d->literal[row]->value;
  return true;
}

static uint64_t all_of(uint8_t width) { return low_bits(8u * width); }

static void want_all(demand *d, const ptx_inst *i) {
  want(d, i->a, UINT64_MAX);
  want(d, i->b, UINT64_MAX);
  want(d, i->c, UINT64_MAX);
  want(d, i->f, UINT64_MAX);
  for (uint32_t k = i->n_defs; k < i->n_rows; k++) want(d, i->rows[k], UINT64_MAX);
}

static void shift(demand *d, const ptx_inst *i, uint64_t out, bool left, bool is_signed) {
  uint64_t n, all = all_of(i->wd);
  want(d, i->b, UINT64_MAX);
  if (!constant(d, i->b, &n)) {
    want(d, i->a, all);
  } else if (n < 8u * i->wd) {
    want(d, i->a,
         left ? out >> n : (out << n & all) | (is_signed && out >> (8u * i->wd - n - !n) ? all ^ all >> 1 : 0));
  } else if (is_signed) {
    want(d, i->a, all ^ all >> 1);
  }
}

static void permute(demand *d, const ptx_inst *i, uint64_t out) {
  uint64_t selector;
  want(d, i->c, UINT64_MAX);
  bool known = constant(d, i->c, &selector);
  for (uint32_t k = 0; k < 4; k++) {
    if (!(out >> 8 * k & 255)) continue;
    uint32_t from = known ? (uint32_t)(selector >> 4 * k) & 7 : 0;
    uint64_t bits = known ? 255ull << 8 * (from & 3) : UINT32_MAX;
    if (!known || from < 4) want(d, i->a, bits);
    if (!known || from > 3) want(d, i->b, bits);
  }
}

/* len bits at pos, as bfe.u takes them. */
static void field(demand *d, const ptx_inst *i) {
  uint64_t pos, len;
  want(d, i->b, UINT64_MAX);
  want(d, i->c, UINT64_MAX);
  if (!constant(d, i->b, &pos) || !constant(d, i->c, &len))
    want(d, i->a, UINT64_MAX);
  else if ((pos &= 255) < 64)
    want(d, i->a, low_bits((uint32_t)(len & 255)) << pos & all_of(i->wa));
}

/* How the result of a lane loop depends on its sources, by the beginning of its key. */
enum { ALL, SAME, PICK, AND, OR, LEFT, RIGHT, RIGHT_SIGNED, PERMUTE, FIELD, CARRY, CUT };
static const struct {
  const char *key;
  uint8_t how;
} rules[] = {{"mov.", SAME},     {"xor.", SAME},   {"not.", SAME},   {"lop3.b32", SAME},      {"selp.", PICK},
             {"and.", AND},      {"or.", OR},      {"shl.", LEFT},   {"shr.s", RIGHT_SIGNED}, {"shr.", RIGHT},
             {"bfe.u", FIELD},   {"add.u", CARRY}, {"add.s", CARRY}, {"sub.u", CARRY},        {"sub.s", CARRY},
             {"mul.lo.", CARRY}, {"ext.", CUT}};

uint8_t ptx_demand_of(const char *key) {
  if (!strcmp(key, "prmt.b32")) return PERMUTE;
  size_t n = strlen(key);
  if (n > 2 && !strcmp(key + n - 2, "x2")) return ALL;
  for (size_t k = 0; k < sizeof rules / sizeof *rules; k++)
    if (!strncmp(key, rules[k].key, strlen(rules[k].key))) return rules[k].how;
  return ALL;
}

bool ptx_is_move(const ptx_inst *i) {
  return i->exec == ptx_exec_lanes && i->demand == SAME && i->b == PTX_NO && i->c == PTX_NO;
}

static void lanes(demand *d, const ptx_inst *i) {
  uint64_t out = i->d == PTX_NO ? UINT64_MAX : d->need[i->d], value;
  if (i->e != PTX_NO) out |= d->need[i->e];
  out &= all_of(i->wd > i->we ? i->wd : i->we); // who needs everything says so in 64 bits
  if (!out) return;
  uint32_t bits = i->mode & 127;
  switch (i->demand) {
  case SAME:
    want(d, i->a, out);
    want(d, i->b, out);
    want(d, i->c, out);
    return;
  case PICK:
    want(d, i->a, out);
    want(d, i->b, out);
    want(d, i->c, UINT64_MAX);
    return;
  case AND:
    want(d, i->a, constant(d, i->b, &value) ? out & value : out);
    want(d, i->b, constant(d, i->a, &value) ? out & value : out);
    return;
  case OR:
    want(d, i->a, constant(d, i->b, &value) ? out & ~value : out);
    want(d, i->b, constant(d, i->a, &value) ? out & ~value : out);
    return;
  case LEFT: shift(d, i, out, true, false); return;
  case RIGHT:
  case RIGHT_SIGNED: shift(d, i, out, false, i->demand == RIGHT_SIGNED); return;
  case PERMUTE: permute(d, i, out); return;
  case FIELD: field(d, i); return;
  case CARRY:
    if (i->mode & PTX_SAT) break;
    want(d, i->a, up_to(out));
    want(d, i->b, up_to(out));
    return;
  case CUT: // the low bits, extended with the sign or with zeros
    want(d, i->a, out & low_bits(bits));
    if ((i->mode & 128) && bits < 64 && out >> bits) want(d, i->a, 1ull << (bits - 1));
    return;
  default: break;
  }
  want_all(d, i);
}

static void pieces(demand *d, const ptx_inst *i, bool pack) {
  for (uint32_t k = 0; k < i->n_rows; k++) {
    uint32_t at = 8u * i->size * k, each = 8u * i->size;
    if ((pack ? i->wd : i->wa) > 8) // 128 bits: all or nothing
      want(d, pack ? i->rows[k] : i->a, (pack ? d->need[i->d] : d->need[i->rows[k]]) ? UINT64_MAX : 0);
    else if (pack)
      want(d, i->rows[k], d->need[i->d] >> at & low_bits(each));
    else
      want(d, i->a, (d->need[i->rows[k]] & low_bits(each)) << at);
  }
}

static void visit(demand *d, const ptx_inst *i) {
  want(d, i->guard, UINT64_MAX);
  if (i->exec == ptx_exec_lanes) {
    lanes(d, i);
  } else if (i->exec == ptx_exec_pack || i->exec == ptx_exec_unpack) {
    pieces(d, i, i->exec == ptx_exec_pack);
  } else if (i->exec == ptx_exec_st) {
    want(d, i->a, UINT64_MAX);
    for (uint32_t k = 0; k < i->n_rows; k++) want(d, i->rows[k], all_of(i->size));
  } else {
    want_all(d, i);
  }
}

void ptx_mark_spare(ptx_dec *c) {
  demand d = {0};
  // Without the memory for it every byte counts: more alarms, not fewer.
  if (!c->row_bytes || aoti_arena_alloc(c->arena, c->row_bytes, sizeof *d.need, &d.need) ||
      aoti_arena_alloc(c->arena, c->row_bytes, sizeof *d.literal, &d.literal))
    return;
  for (size_t k = 0; k < c->fills.n; k++)
    if (!c->fills.at[k].sreg) d.literal[c->fills.at[k].row] = &c->fills.at[k];
  do {
    d.changed = false;
    for (size_t pc = c->code.n; pc-- > 0;) visit(&d, &c->code.at[pc]);
  } while (d.changed);
  for (size_t pc = 0; pc < c->code.n; pc++) {
    ptx_inst *i = &c->code.at[pc];
    if (i->exec != ptx_exec_ld) continue;
    uint32_t needed = 0, whole = (uint32_t)low_bits((uint32_t)i->vec * i->size);
    for (uint32_t k = 0; k < i->n_defs; k++) {
      uint64_t bits = i->rows[k] == PTX_NO ? 0 : d.need[i->rows[k]];
      if (i->size > 8) bits = bits ? UINT64_MAX : 0;
      for (uint32_t j = 0; j < i->size; j++)
        if (bits >> 8 * (j & 7) & 255) needed |= 1u << (k * i->size + j);
      if (i->sign && i->size < 8 && bits >> 8 * i->size) needed |= 1u << (k * i->size + i->size - 1u);
    }
    if (needed) i->spare = whole & ~needed; // a load of no use at all is looked at whole
  }
}
