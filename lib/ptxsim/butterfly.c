// Sums that lanes make by exchange (shfl.bfly): partner l adds q's part to its own and q adds l's to its, so both have
// the sum, but where the additions are fused with products or the parts are combined otherwise than by one addition,
// they round differently. Triton lets all of them store it at one place. Whichever stays, it is the sum; so a store of
// what came through such an exchange may differ between lanes by as much as an order of additions does.
#include <math.h>
#include "decode.h"
#include "exec.h"

static bool is_butterfly(const ptx_inst *i) {
  enum { BFLY = 2 }; // up, down, bfly, idx
  return i->exec == ptx_exec_shfl && i->sub == BFLY;
}

static bool reach(bool *through, uint32_t row) {
  if (row == PTX_NO || through[row]) return false;
  return through[row] = true;
}

static bool comes_through(const bool *through, const ptx_inst *i) {
  const uint32_t rows[] = {i->a, i->b, i->c, i->f};
  for (int k = 0; k < 4; k++)
    if (rows[k] != PTX_NO && through[rows[k]]) return true;
  for (uint32_t k = i->n_defs; k < i->n_rows; k++)
    if (i->rows[k] != PTX_NO && through[i->rows[k]]) return true;
  return false;
}

void ptx_mark_butterflies(ptx_dec *c) {
  bool *through, any = false, changed; /* through: by row */
  for (size_t pc = 0; pc < c->code.n; pc++) any |= is_butterfly(&c->code.at[pc]);
  if (!any || !c->row_bytes || aoti_arena_alloc(c->arena, c->row_bytes, sizeof *through, &through)) return;
  do {
    changed = false;
    for (size_t pc = 0; pc < c->code.n; pc++) {
      const ptx_inst *i = &c->code.at[pc];
      bool work = i->exec == ptx_exec_shfl || i->exec == ptx_exec_lanes || i->exec == ptx_exec_pack ||
                  i->exec == ptx_exec_unpack;
      if (!is_butterfly(i) && !(work && comes_through(through, i))) continue;
      changed |= reach(through, i->d);
      if (work && i->exec != ptx_exec_shfl) changed |= reach(through, i->e);
      for (uint32_t k = 0; work && i->exec == ptx_exec_unpack && k < i->n_rows; k++)
        changed |= reach(through, i->rows[k]);
    }
  } while (changed);
  for (size_t pc = 0; pc < c->code.n; pc++) {
    ptx_inst *i = &c->code.at[pc];
    for (uint32_t k = 0; i->exec == ptx_exec_st && k < i->n_rows; k++)
      i->exchanged |= i->rows[k] != PTX_NO && through[i->rows[k]];
  }
}

static bool near(double x, double y, double by) {
  return isfinite(x) && isfinite(y) && fabs(x - y) <= by * fmax(fabs(x), fabs(y));
}

// Generous, since parts may cancel each other: half of the bits of a mantissa. Whole numbers that differ are far from
// each other as floating ones, unless they are large.
static bool same_sum(const void *x, const void *y, uint32_t size) {
  double dx, dy;
  float fx, fy;
  uint16_t hx, hy;
  switch (size) {
  case 8: memcpy(&dx, x, 8), memcpy(&dy, y, 8); return near(dx, dy, 0x1p-32) && fabs(dx) >= 0x1p-1000;
  case 4: memcpy(&fx, x, 4), memcpy(&fy, y, 4); return near((double)fx, (double)fy, 0x1p-10) && fabsf(fx) >= 0x1p-120f;
  case 2: memcpy(&hx, x, 2), memcpy(&hy, y, 2); return (hx & 0x7fff) >= 0x0400 && (hx > hy ? hx - hy : hy - hx) <= 8;
  default: return false;
  }
}

bool ptx_stays(const ptx_inst *i, const void *x, const void *y) {
  return !memcmp(x, y, i->size) || (i->exchanged && same_sum(x, y, i->size));
}
