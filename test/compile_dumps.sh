#!/bin/sh
# Usage: compile_dumps.sh AOT-LLC DUMPS OUT FILE:GRAPH...
# Pasted graphs of real models compile, for both targets.
llc=$1 dumps=$2 out=$3
shift 3
failed=0
mkdir -p "$out"
for entry; do
  file=${entry%:*} graph=${entry##*:}
  for how in "--emit=ptx" "--emit=obj --target=host"; do
    "$llc" --verify-each --graph="$graph" $how -o "$out/compiled" "$dumps/$file" || { echo "graph $graph of $file: $how failed"; failed=1; }
    test -s "$out/compiled" || { echo "graph $graph of $file: $how wrote nothing"; failed=1; }
    rm -f "$out/compiled"
  done
done
exit $failed
