#!/bin/sh
# usage: tool_options.sh TOOL PAGE: the options in the tool's --help are those in its manual page.
set -eu
names() { grep -oE '(^|[^a-zA-Z0-9-])(--[a-z][a-z-]*|-o)' | grep -oE -- '--?[a-z][a-z-]*' | sed 's/-$//' | sort -u; }
"$1" --help | names >"${TMPDIR:-/tmp}/options_help.$$"
sed -n '/^\.SH OPTIONS/,/^\.SH EXIT/p' "$2" | sed 's/\\-/-/g; s/\\f.//g' | names >"${TMPDIR:-/tmp}/options_page.$$"
code=0
diff "${TMPDIR:-/tmp}/options_help.$$" "${TMPDIR:-/tmp}/options_page.$$" || code=1
test -s "${TMPDIR:-/tmp}/options_help.$$" || code=1
rm "${TMPDIR:-/tmp}/options_help.$$" "${TMPDIR:-/tmp}/options_page.$$"
exit $code
