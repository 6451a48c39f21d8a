#!/bin/sh
# Arrays of every element type go into ptxsim run and out of it: usage: array_types.sh PTXSIM BYTES.ptx FOLDER
set -eu
ptxsim=$1 ptx=$2 folder=$3
mkdir -p "$folder"
copy() { # TYPE BYTES EXPECTED: the bytes of three numbers, as the type prints them, and once more through a file
  "$ptxsim" run "$ptx" --kernel "write_$2" --arg "out:$1[3]=$folder/$1.npy" --checks -uninit
  "$ptxsim" run "$ptx" --kernel copy --block 64 --arg "in:$folder/$1.npy" --arg "out:$1[3]" --arg "u32:$((3 * $2))" \
    > "$folder/$1.txt"
  test "$(cat "$folder/$1.txt")" = "out:$1[3]: $3" || { cat "$folder/$1.txt"; echo "expected: $3"; exit 1; }
}
copy u8 1 "1 254 127"
copy s8 1 "1 -2 127"
copy i8 1 "1 -2 127"
copy u16 2 "1 65534 32767"
copy i16 2 "1 -2 32767"
copy u32 4 "1 4294967294 2147483647"
copy s32 4 "1 -2 2.14748365e+09"
copy u64 8 "1 18446744073709551614 9223372036854775807"
copy i64 8 "1 -2 9223372036854775807"
copy f16 2 "5.96046448e-08 -nan nan"
