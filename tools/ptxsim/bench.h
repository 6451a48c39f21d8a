/* bench: the machine's own speed on kernels of several kinds, and its memory. */
#ifndef AOT_PTXSIM_BENCH_H
#define AOT_PTXSIM_BENCH_H

#include "machine.h"

/* Prints a table on standard output; of one kernel when only names it. */
aot_status bench_run(aoti_ptx_machine *machine, const char *only) AOT_MUST_USE;

#endif
