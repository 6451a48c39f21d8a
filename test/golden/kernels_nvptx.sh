#!/bin/sh
# NVPTX selects every function of kernels-ir, calls nothing outside it, and states the rounding of every operation, so
# that ptxas may not contract; ptxas, where there is one, assembles all of it.
# Usage: kernels_nvptx.sh LLVM_BIN_DIR MATH_BC WORK_DIR PTXAS-or-empty SM...
set -eu
llvm=$1 math=$2 work=$3 ptxas=$4
shift 4
mkdir -p "$work"
"$llvm/opt" -mtriple=nvptx64-nvidia-cuda -passes='default<O2>' "$math" -o "$work/nvptx.bc"
wanted=$("$llvm/llvm-nm" --defined-only "$math" | grep -c ' T aot_')
for sm in "$@"; do
  ptx=$work/$sm.ptx
  "$llvm/llc" -mtriple=nvptx64-nvidia-cuda -mcpu="$sm" "$work/nvptx.bc" -o "$ptx"
  got=$(grep -c '\.visible \.func.* aot_' "$ptx")
  [ "$got" = "$wanted" ] || { echo "$sm: $got of $wanted functions"; exit 1; }
  if grep -n -E '\.extern|(add|sub|mul|div|sqrt)\.(approx|full|f32|f64|ftz)|\.ftz|call' "$ptx"; then
    echo "$sm: an undefined symbol, or an operation of unstated rounding"
    exit 1
  fi
  assembled="no ptxas"
  if [ -n "$ptxas" ]; then
    "$ptxas" -arch="$sm" -c "$ptx" -o "$work/$sm.cubin"
    assembled="assembled"
  fi
  echo "$sm: $got functions selected, $assembled"
done
