// The library's version.
#include <aot/version.h>

#define TEXT(x)  #x
#define VALUE(x) TEXT(x)

int aot_abi_version(void) { return AOT_ABI_VERSION; }
const char *aot_version(void) {
  return VALUE(AOT_VERSION_MAJOR) "." VALUE(AOT_VERSION_MINOR) "." VALUE(AOT_VERSION_PATCH);
}
