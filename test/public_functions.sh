#!/bin/sh
# usage: public_functions.sh LIBRARY TEST.c: every function that the library exports, operators aside (they are generated
# and share one entrance), stands in the test.
set -eu
missing=0
for name in $(nm -D --defined-only "$1" | awk '$2 == "T" { print $3 }' | grep '^aot_' | grep -v '_at$'); do
  grep -qw "$name" "$2" || { echo "$2 does not try $name"; missing=1; }
done
exit $missing
