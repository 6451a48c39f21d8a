#!/bin/sh
# The error each .ll states in its header is the one bounds.def has and the tests hold.
# Usage: kernels_bounds.sh KERNELS_IR_DIR
set -eu
cd "$1"
status=0 rows=0
sed -n 's/^AOT_BOUND\(_2\)\{0,1\}(\([a-z0-9]*\), \([0-9.]*\), \([0-9.]*\))$/\2 \3 \4/p' bounds.def > "${TMPDIR:-/tmp}/bounds.$$"
while read -r name single double; do
  for pair in "f32 $single" "f64 $double"; do
    type=${pair% *} bound=${pair#* }
    file=$(grep -l "^define .* @aot_${name}_$type(" ./*.ll)
    header=$(sed -n '/^;/!q; s/^; *//p' "$file" | tr '\n' ' ')
    case $header in
    *"Error: at most $bound ulp"* | *"$name at most $bound ulp"*) rows=$((rows + 1)) ;;
    *) echo "$file does not state $bound ulp for $name"; status=1 ;;
    esac
  done
done < "${TMPDIR:-/tmp}/bounds.$$"
rm -f "${TMPDIR:-/tmp}/bounds.$$"
echo "$rows bounds agree"
[ "$rows" -gt 0 ] && exit $status
