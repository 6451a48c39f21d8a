#!/bin/bash
# install.sh BUILD_DIR WORK_DIR SOURCE_DIR: installs into WORK_DIR, then acts as a program that uses the installed tree.
set -euo pipefail
build=$1 work=$2 source=$3
rm -rf "$work" && mkdir -p "$work"
cmake --install "$build" --prefix "$work/usr" >/dev/null
export PKG_CONFIG_PATH
PKG_CONFIG_PATH=$(dirname "$(find "$work/usr" -name aot.pc)")
libdir=$(pkg-config --variable=libdir aot)
flags=$(pkg-config --cflags --libs aot)
export LD_LIBRARY_PATH=$libdir

# The README's program is the example, and it runs against the installed library.
awk '/^```c$/{on=1;next} /^```$/{on=0} on' "$source/README.md" | diff - "$source/docs/examples/minimal.c"
cc -std=c11 -Wall -Wextra -Werror "$source/docs/examples/minimal.c" $flags -o "$work/minimal"
"$work/minimal" | grep -q '^loss 1.19428, gradient 0.122952 0.216161 0.30937'

# The headers are C11 and C++17 without warnings.
for header in "$work"/usr/include/aot/*.h; do
  echo "#include <aot/$(basename "$header")>" >"$work/one.c"
  cc -std=c11 -Wall -Wextra -pedantic -Werror -fsyntax-only $flags "$work/one.c"
  g++ -std=c++17 -x c++ -Wall -Wextra -pedantic -Werror -fsyntax-only $flags "$work/one.c"
done
cat >"$work/plus.cc" <<'TEXT'
#include <aot/aot.h>
static void f(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *) { out[0] = aot_view(s, in[0], AOT_INTS(aot_i(6))); }
int main() {
  aot_session *session;
  if (aot_session_create(nullptr, &session)) return 1;
  aot_scope *s = aot_scope_begin(session);
  aot_tensor *in[] = {aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(2), aot_i(3)), nullptr)}, *out[1];
  f(s, in, out, nullptr);
  bool right = aot_tensor_ndim(out[0]) == 1;
  aot_status status = aot_scope_end(s);
  aot_session_destroy(session);
  return status || !right;
}
TEXT
g++ -std=c++17 -Wall -Wextra -Werror "$work/plus.cc" $flags -o "$work/plus"
"$work/plus"

# Only aot_* is exported, and nothing of LLVM.
for library in "$libdir"/libaot*.so; do
  if nm -D --defined-only "$library" | awk '{print $3}' | grep -v '^aot_'; then
    echo "$library exports something else"
    exit 1
  fi
done
# The runtime library alone needs no LLVM.
if readelf -d "$libdir/libaot_runtime.so" | grep -q LLVM; then exit 1; fi

"$work/usr/bin/aot-llc" --version | grep -q '^aot-llc 0\.'
man -l "$source/docs/aot-llc.1" >/dev/null 2>&1 || test -s "$source/docs/aot-llc.1"
# The PTX machine is found beside the library.
"$work/usr/bin/aot-run" --device=sim --random --compare=reference --max-error=1e-6 \
  "$source/test/parity/data/article_mul/forward.fx" >/dev/null
echo "installed tree works"
