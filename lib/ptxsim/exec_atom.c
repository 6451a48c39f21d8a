#include "exec.h"
PTX_EXEC(atom) { (void)b, (void)i; }
PTX_EXEC(mbarrier) { (void)b, (void)i; }
PTX_EXEC(cp_async) { (void)b, (void)i; }
PTX_EXEC(cp_group) { (void)b, (void)i; }
PTX_EXEC(ldmatrix) { (void)b, (void)i; }
PTX_EXEC(stmatrix) { (void)b, (void)i; }
PTX_EXEC(movmatrix) { (void)b, (void)i; }
PTX_EXEC(mma) { (void)b, (void)i; }
PTX_EXEC(extern_call) { (void)b, (void)i; }
