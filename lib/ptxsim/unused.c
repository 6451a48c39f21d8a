// Elements of a vector load that nobody reads afterwards. Compilers widen a load of three elements to four where the
// fourth byte range is known to be mapped; what is there is of no consequence, so it need not have been written.
#include "decode.h"

static void uses(uint8_t *used, uint32_t row) {
  if (row != PTX_NO) used[row] = 1;
}

void ptx_mark_unused(ptx_dec *c) {
  uint8_t *used;
  // Without the memory for it every element counts: more alarms, not fewer.
  if (!c->row_bytes || aoti_arena_alloc(c->arena, c->row_bytes, 1, &used)) return;
  for (size_t pc = 0; pc < c->code.n; pc++) {
    const ptx_inst *i = &c->code.at[pc];
    uses(used, i->guard);
    uses(used, i->a);
    uses(used, i->b);
    uses(used, i->c);
    uses(used, i->f);
    for (uint32_t k = i->n_defs; k < i->n_rows; k++) uses(used, i->rows[k]);
  }
  for (size_t pc = 0; pc < c->code.n; pc++) {
    ptx_inst *i = &c->code.at[pc];
    for (uint32_t k = 0; i->vec > 1 && k < i->n_defs && k < 8; k++)
      if (i->rows[k] == PTX_NO || !used[i->rows[k]]) i->unused |= (uint8_t)(1u << k);
  }
}
