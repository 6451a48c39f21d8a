#!/bin/bash
# code.sh N COMMAND...: passes when COMMAND ends with exit code N; its standard error goes to standard output.
want=$1
shift
"$@" 2>&1
got=$?
[ "$got" = "$want" ] && exit 0
echo "code.sh: exit code $got, expected $want" >&2
exit 1
