#!/bin/bash
# layers.sh SOURCE_DIR: lib/CMakeLists.txt lists the libraries in the order of the data's way; each includes headers of itself
# and of those above it only, and of another library its one internal header or what is named here. That header is named as
# the library and opens by saying what enters, what leaves, the invariants and the thread rule.
set -euo pipefail
cd "$1/lib"
# Part of an interface, though in files of their own: typed operator calls (generated code and decompositions), the lexer and
# the zip reader (what imports graphs reads logs and archives with), and the table of Loop IR's operations.
also=" calls.h lex.h zip.h loop_ops.def "
libraries=$(sed -n 's/^set(libraries \(.*\))$/\1/p' CMakeLists.txt)
[ -n "$libraries" ]

fail=0
say() { echo "$1"; fail=1; }
check() { # check LIBRARY ABOVE...: the headers that LIBRARY, in whose sight ABOVE are, includes
  local library=$1 file header other found
  shift
  while IFS=: read -r file header; do
    [ ! -e "$library/$header" ] || continue
    for other in $libraries ptxsim; do
      [ -e "$other/$header" ] || continue
      found=no
      for above in base "$@"; do [ "$above" != "$other" ] || found=yes; done
      [ $found = yes ] || say "lib/$file includes $header of $other, which is not above it"
      [ "$header" = "${other##*/}.h" ] || [[ $also == *" $header "* ]] ||
        say "lib/$file includes $header, which is $other's own; its interface is ${other##*/}.h"
    done
  done < <(grep -HoP '^\s*#include "\K[^"]+' "$library"/*.[ch] "$library"/*.def 2>/dev/null)
}
opens() { # opens HEADER: its first comment has the four things
  local comment word
  comment=$(sed '/\*\//q' "$1" | tr '\n' ' ')
  for word in Enters Leaves Invariants "Thread rule"; do
    [[ $comment == *"$word"* ]] || say "lib/$1 does not say: $word"
  done
}
above=()
for library in $libraries; do
  check "$library" "${above[@]}"
  opens "$library/${library##*/}.h"
  above+=("$library")
done
check ptxsim base
opens ptxsim/machine.h # ptxsim.h is for programs
exit $fail
