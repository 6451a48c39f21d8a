/* The version of the library that a program was compiled against, and of the one it runs with. */
#ifndef AOT_VERSION_H
#define AOT_VERSION_H

#include <aot/status.h>

#ifdef __cplusplus
extern "C" {
#endif

#define AOT_VERSION_MAJOR 0
#define AOT_VERSION_MINOR 1
#define AOT_VERSION_PATCH 0
/* Changes when a program must be compiled again. Before 1.0 any release may change it. */
#define AOT_ABI_VERSION 1

AOT_API int aot_abi_version(void);
/* "0.1.0". Static storage. */
AOT_API const char *aot_version(void);

#ifdef __cplusplus
}
#endif
#endif
