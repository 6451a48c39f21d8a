#!/bin/sh
# Usage: same_ops.sh AOT_LLC FOLDER: of each NAME.txt of FOLDER the joint graph, with Inductor's decompositions, has the
# operators of NAME.ops in that order; one without such a list, which is not differentiated, goes through to its plan.
set -eu
llc=$1 failed=0
for graph in "$2"/*.txt; do
  "$llc" --emit=plan -o /dev/null "$graph" || { echo "$graph has no plan"; failed=1; }
  ops=${graph%.txt}.ops
  [ -f "$ops" ] || continue
  "$llc" --emit=joint --decompositions=inductor "$graph" | sed -n 's/.* = torch\.ops\.\([a-zA-Z_0-9.]*\)(.*/\1/p' | diff "$ops" - || {
    echo "$graph differs"
    failed=1
  }
done
exit $failed
