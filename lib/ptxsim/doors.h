/* doors: the way of control through decoded code. */
#ifndef AOT_PTXSIM_DOORS_H
#define AOT_PTXSIM_DOORS_H

#include "core.h"

/* Where an instruction leads to; n, the end of the code, where there is less. Calls lead to what follows them. */
void ptx_successors(const ptx_inst *code, uint32_t n, uint32_t at, uint32_t next[2]);

#endif
