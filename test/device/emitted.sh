#!/bin/sh
# Makes opcodes_emitted.txt: the spellings of every opcode in the PTX of the graphs of test/parity/data, for three SMs in
# turn. usage: emitted.sh AOT-LLC >opcodes_emitted.txt
data=$(dirname "$0")/../parity/data
i=0
for folder in "$data"/*/; do
  graph=${folder}joint.fx
  [ -f "$graph" ] || graph=${folder}forward.fx
  i=$((i + 1))
  case $((i % 3)) in
  0) sm=sm_75 ;;
  1) sm=sm_80 ;;
  *) sm=sm_90 ;;
  esac
  "$1" --target=nvptx --mcpu=$sm --emit=ptx "$graph" 2>/dev/null
done | sed -nE 's/^[[:space:]]*(@!?%p[0-9]+[[:space:]]+)?([a-z][a-z0-9_]*(\.[A-Za-z0-9_:]+)+).*/\2/p' | sort -u
