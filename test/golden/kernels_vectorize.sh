#!/bin/sh
# A loop around each function of kernels-ir becomes a loop of full-width vectors: on AVX2 256 bits, on AVX-512 512 bits,
# with no element taken out and no scalar arithmetic left in the loop's body.
# Usage: kernels_vectorize.sh LLVM_BIN_DIR MATH_BC WORK_DIR LEVEL...   (3: x86-64-v3, 4: x86-64-v4)
set -eu
llvm=$1 math=$2 work=$3
shift 3
mkdir -p "$work"

# fmod and remainder in f64 step in a loop of their own (fmod_f64.ll says so); their small forms must vectorise.
functions=$("$llvm/llvm-nm" --defined-only "$math" | awk '{ print $3 }' |
  grep -E '^aot_' | grep -v -E '^aot_(philox|normal_|fmod_f64|remainder_f64)')
{
  echo 'target triple = "x86_64-unknown-linux-gnu"'
  for f in $functions; do
    from=float to=
    case $f in
    *_bf16_to_*|*_f16_to_*) from=i16 to=float ;;
    aot_f32_to_*) to=i16 ;;
    aot_f64_to_*) from=double to=i16 ;;
    aot_uniform_f32) from=i32 to=float ;;
    aot_uniform_f64) from=i32 to=double ;;
    *_f64) from=double ;;
    esac
    to=${to:-$from} second= declared=
    case $f in
    *_pow_*|*_atan2_*|*_fmod_*|*_remainder_*|aot_uniform_f64) second=", $from %u" declared=", $from" ;;
    esac
    cat << END
declare $to @$f($from$declared)
define void @loop_$f(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) #9 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %pa = getelementptr $from, ptr %a, i64 %i
  %t = load $from, ptr %pa
  %pb = getelementptr $from, ptr %b, i64 %i
  %u = load $from, ptr %pb
  %r = call $to @$f($from %t$second)
  %pc = getelementptr $to, ptr %c, i64 %i
  store $to %r, ptr %pc
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
END
  done
  echo 'attributes #9 = { "prefer-vector-width"="512" }'
} > "$work/loops.ll"
for f in $functions; do echo "loop_$f"; done > "$work/names"
"$llvm/llvm-link" "$work/loops.ll" "$math" -o "$work/loops.bc" 2> "$work/link.log" || { cat "$work/link.log"; exit 1; }

status=0
for level in "$@"; do
  "$llvm/opt" -mcpu=x86-64-v$level -passes='internalize,globaldce,default<O3>' \
    -internalize-public-api-file="$work/names" "$work/loops.bc" -S -o "$work/v$level.ll"
  awk -v level=$level '
    /^define/ { name = $0; sub(/.*@loop_/, "", name); sub(/\(.*/, "", name); inside = wide = taken = scalar = 0; loops++ }
    /^[a-zA-Z0-9._]+:/ { inside = /^vector\.(body|ph)/ && !/^vector\.ph/ }
    inside && /extractelement/ { taken++ }
    inside && / = (fadd|fsub|fmul|fdiv|fneg|fcmp [a-z]+|(tail )?call) (float|double) / { scalar++ }
    inside {
      line = $0
      while (match(line, /<[0-9]+ x (float|double|i16|i32|i64)>/)) {
        split(substr(line, RSTART + 1, RLENGTH - 2), part, " ")
        size = part[3] == "i16" ? 16 : part[3] ~ /float|i32/ ? 32 : 64
        if (part[1] * size > wide) wide = part[1] * size
        line = substr(line, RSTART + RLENGTH)
      }
    }
    /^}/ {
      if (wide < (level == 3 ? 256 : 512) || taken || scalar) {
        printf "x86-64-v%d %s: %d bits wide, %d elements taken out, %d scalar operations\n", level, name, wide, taken, scalar
        bad = 1
      }
    }
    END { if (loops == 0) bad = 1; printf "x86-64-v%d: %d loops\n", level, loops; exit bad }
  ' "$work/v$level.ll" || status=1
done
exit $status
