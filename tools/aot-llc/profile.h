/* profile: runs a compiled unit once on the PTX machine and counts what its kernels do. */
#ifndef AOT_LLC_PROFILE_H
#define AOT_LLC_PROFILE_H

#include "tool.h"

/* u is at level CODE, for NVPTX; its plans and code are used up. Floating-point inputs are random, others zero, and
 * tangents are random. The model is the one whose architecture u was compiled for, unless PTXSIM_GPU names another. */
aot_status profile_unit(aoti_unit *u, aoti_text *out) AOT_MUST_USE;

#endif
