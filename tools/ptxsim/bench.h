/* bench: the machine's own speed on kernels of several kinds, and its memory. */
#ifndef AOT_PTXSIM_BENCH_H
#define AOT_PTXSIM_BENCH_H

#include "machine.h"

/* Prints a table on standard output. */
aot_status bench_run(aoti_ptx_machine *machine) AOT_MUST_USE;

#endif
