#!/usr/bin/env python3
"""Whether the PTX machine and ptxas agree on declarations, directives and names.

usage: ptxas_modules.py PTXSIM PTXAS [--every N] [--list FILE]

Each module is small and made here: linkage, spaces, alignments, types, dimensions and initial values of variables; what a kernel
or a function says of itself; registers and the ranges they are declared in; scopes, labels and guards; parameters and calls;
.pragma, .file, .loc and .section; .version, .target and .address_size. All are loaded by both; one that one takes and the other
does not is a disagreement, unless the machine says that it is right and not executed. More than one in 100 is an error.
"""
import argparse
import concurrent.futures
import itertools
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from ptxas_forms import TYPES, machine

HEAD = ".version 8.6\n.target sm_90\n.address_size 64\n"
KERNEL = ".visible .entry k() {\nret;\n}\n"


def at_module(text):
    return HEAD + text + "\n" + KERNEL


def before(text):
    """At module level, with a use of v in the kernel, so that what it is gets looked at."""
    return HEAD + text + "\n.visible .entry k() {\n.reg .b64 %d<4>;\nmov.u64 %d1, v;\nret;\n}\n"


def inside(text):
    return (HEAD + ".visible .entry k(.param .u64 a) {\n.reg .b32 %r<10>; .reg .b64 %d<4>; .reg .pred %p<3>; .reg .f32 %f<4>;\n"
            + text + "\nret;\n}\n")


def says(text):
    return HEAD + ".visible .entry k() " + text + "\n{\nret;\n}\n"


LINKAGES = ["", ".extern", ".visible", ".weak", ".common", ".visible .extern", ".weak .visible", ".extern .extern", ".static"]
SPACES = [".global", ".const", ".shared", ".local", ".param", ".reg", ".tex", ".sreg", ""]
ALIGNS = ["", ".align 0", ".align 1", ".align 2", ".align 3", ".align 4", ".align 16", ".align 128", ".align 256", ".align 1024",
          ".align 4096", ".align 65536", ".align 1048576", ".align -4", ".align 4.0", ".align", ".align 0x10", ".align 4 .align 8",
          ".align 010", ".align 4294967296", ".align 8U", ".align (8)", ".align 4+4"]
DIMS = ["", "[4]", "[]", "[0]", "[2][3]", "[][2]", "[2][]", "[4", "[-1]", "[1.5]", "[4][4][4]", "[0x10]", "[2*2]", "[(4)]", "<4>", "<0>",
        "<4>[2]", "[4U]", "[x]", "[WARP_SZ]", "[00]", "[010]"]
VALUES = [" = 5", " = -5", " = 1.5", " = 0f3f800000", " = 0d3ff0000000000000", " = {1}", " = {}", " = 5.0", " = w", " = {w}", " = w+4",
          " = w-4", " = generic(w)", " = generic(w)+4", " = generic w", " = k", " = {1, 2}", " = {1, 2,}", " = {{1}, 2}", " = (5)",
          " = 3+4", " = 1 ? 2 : 3", " = 0xffffffffffffffff", " = 256", " = 65536", " = -129", " = x", " = 0xFF(w)", " = 0xFF00(w)",
          " = 0xFF(generic(w))", " = 4+w", " = 'a'", " = \"a\"", " = ", " 5", " = v", " = {0}", " = 99999999999999999999", " = 5U",
          " = mask(w)", " = w+w", " = (w)", " = -w", " = nobody", " = 1e3", " = inf", " = .5", " = ~0", " = !1"]
ARRAY_VALUES = [" = {1, 2, 3, 4}", " = {1, 2, 3, 4, 5}", " = {1}", " = {}", " = 5", " = {{1, 2}, {3, 4}}", " = {1, 2, {3}}", " = {,}", " = {1,}",
                " = {1 2}", " = {w, 2}", " = {w, w+4, 0}", " = {1.5}", " = {-1, 0x10}", " = {generic(w)}", " = {0xFF(w), 0xFF00(w)}",
                " = {{{1}}}", " = \"abc\"", " = {'a'}", " = {1, 2} ", " = {1;}", " = {1, 2", " = {1.5, 0f3f800000}"]


def variables():
    for l, s in itertools.product(LINKAGES, SPACES):
        for t in (".b32", ".b8"):
            yield at_module("%s %s %s v;" % (l, s, t))
            yield at_module("%s %s %s v[4];" % (l, s, t))
            yield at_module("%s %s %s v[];" % (l, s, t))
            yield at_module("%s %s %s v = 5;" % (l, s, t))
            yield before("%s %s %s v;" % (l, s, t))
        yield inside("%s %s .b32 v;" % (l, s))
        yield inside("%s %s .b32 v[4];" % (l, s))
        yield inside("%s %s .b32 v[];" % (l, s))
        yield inside("%s %s .b32 v = 5;" % (l, s))
    for s, a in itertools.product((".global", ".shared", ".const"), ALIGNS):
        yield at_module("%s %s .b32 v;" % (s, a))
        yield at_module("%s %s .b8 v[64];" % (s, a))
        yield at_module("%s .b32 %s v;" % (s, a))
    for a in ALIGNS:
        for s in (".local", ".shared", ".param", ".reg"):
            yield inside("%s %s .b8 v[64];" % (s, a))
            yield inside("%s %s .b32 v;" % (s, a))
        yield HEAD + ".visible .entry k(.param %s .b8 a[16]) { ret; }" % a
        yield HEAD + ".visible .entry k(.param .u64 .ptr .global %s a) { ret; }" % a
        yield HEAD + ".func (.param %s .b32 r) f(.param %s .b32 a) { ret; }\n" % (a, a) + KERNEL
    types = TYPES + ["b1", "b256", "e4m3", "texref", "samplerref", "surfref", "v2.b32", "v3.b32", "int", "align", "f8", ""]
    for s, t in itertools.product((".global", ".const", ".shared", ".local", ".param", ".reg"), types):
        yield at_module("%s .%s v;" % (s, t))
        yield inside("%s .%s v;" % (s, t))
        yield inside("%s .%s v[2];" % (s, t))
        yield at_module("%s .v2 .%s v;" % (s, t))
        yield at_module("%s .v4 .%s v;" % (s, t))
        yield inside("%s .v2 .%s v;" % (s, t))
        if s in (".global", ".const"):
            for v in (" = 5", " = 1.5", " = 0f3f800000", " = -1", " = 300", " = 70000"):
                yield at_module("%s .%s v%s;" % (s, t, v))
    for t in types:
        yield HEAD + ".visible .entry k(.param .%s a) { ret; }" % t
        yield HEAD + ".visible .entry k(.param .%s a[3]) { ret; }" % t
        yield HEAD + ".func f(.param .%s a) { ret; }\n" % t + KERNEL
        yield HEAD + ".func f(.reg .%s a) { ret; }\n" % t + KERNEL
        yield HEAD + ".func (.reg .%s a) f() { ret; }\n" % t + KERNEL
        yield HEAD + ".func (.param .%s a) f() { ret; }\n" % t + KERNEL
        yield HEAD + ".visible .entry k(.reg .%s a) { ret; }" % t
    for d in DIMS:
        for s in (".global", ".const", ".shared"):
            yield at_module("%s .b32 v%s;" % (s, d))
            yield at_module(".extern %s .b32 v%s;" % (s, d))
            if s != ".shared":
                yield at_module("%s .b32 v%s = {1, 2};" % (s, d))
                yield at_module("%s .b32 v%s = {{1, 2}, {3}};" % (s, d))
                yield at_module("%s .v2 .b32 v%s = {{1, 2}, {3}};" % (s, d))
        for s in (".local", ".shared", ".param", ".reg"):
            yield inside("%s .b32 v%s;" % (s, d))
        yield HEAD + ".visible .entry k(.param .b32 a%s) { ret; }" % d
        yield HEAD + ".func f(.param .b32 a%s) { ret; }\n" % d + KERNEL
    for v, t in itertools.product(VALUES, ("b8", "b16", "u32", "s64", "b64", "f32", "f64", "f16")):
        yield at_module(".global .b32 w;\n.global .%s v%s;" % (t, v))
    for v, t in itertools.product(ARRAY_VALUES, ("b8", "u32", "b64", "f32")):
        yield at_module(".global .b32 w;\n.global .%s v[4]%s;" % (t, v))
        yield at_module(".global .b32 w;\n.const .%s v[]%s;" % (t, v))
        yield at_module(".global .b32 w;\n.global .%s v[2][2]%s;" % (t, v))
    for text in (".global .b32 v, w;", ".global .b32 v; .global .b32 v;", ".extern .global .b32 v; .global .b32 v;",
                 ".extern .global .b32 v; .visible .global .b32 v;", ".visible .global .b32 v; .extern .global .b32 v;",
                 ".extern .global .b32 v; .visible .global .b64 v;", ".extern .global .b32 v[4]; .visible .global .b32 v[8];",
                 ".extern .global .b32 v[]; .visible .global .b32 v[8];", ".weak .global .b32 v; .weak .global .b32 v;",
                 ".common .global .b32 v; .common .global .b32 v;", ".extern .shared .b32 v; .extern .shared .b32 v;",
                 ".extern .shared .b8 v[]; .extern .shared .b32 v[];", ".global .b32 v = 1, w = 2;", ".global .b32 v[2] = {1,2}, w;",
                 ".global .b32 k;", ".global .b32 %v;", ".global .b32 $v;", ".global .b32 _v;", ".global .b32 _;", ".global .b32 v.x;",
                 ".global .b32 3v;", ".global .b32 add;", ".global .b32 %tid;", ".global .b32 WARP_SZ;", ".global .b32 v$1;",
                 ".global .b32 %;", ".global .b32 $;", ".global .b32 __;", ".global .b32 b32;", ".global .b32 v@;",
                 ".global .attribute(.managed) .b32 v;", ".global .attribute(.unified(1,2)) .b32 v;",
                 ".shared .attribute(.managed) .b32 v;", ".global .attribute(.foo) .b32 v;", ".global .attribute() .b32 v;",
                 ".const .attribute(.managed) .b32 v;", ".extern .global .attribute(.managed) .b32 v;",
                 ".global .attribute(.managed, .unified(1,2)) .b32 v;", ".global .b32;", ".global ;", ".global .b32 v",
                 ".global .b32 v;;", ";", ".const[2] .b32 v;", ".const .b8 v[65536];", ".const .b8 v[65537];",
                 ".shared .b8 v[49152];", ".shared .b8 v[49153];", ".shared .b8 v[300000];", ".global .b32 v @ 5;",
                 ".extern .const[1] .b32 v[];", ".extern .shared .b32 v = 5;", ".extern .global .b32 v = 5;",
                 ".global .texref t;", ".tex .u32 t;", ".global .samplerref s;", ".common .global .b32 v = 5;",
                 ".common .shared .b32 v;", ".weak .shared .b32 v;", ".visible .shared .b32 v;", ".weak .const .b32 v = 1;"):
        yield at_module(text)
        yield before(text)


SAYS = [".maxntid", ".reqntid", ".minnctapersm", ".maxnctapersm", ".maxnreg", ".noreturn", ".pragma", ".maxclusterrank",
        ".reqnctapercluster", ".explicitcluster", ".abi_preserve", ".abi_preserve_control", ".blocksareclusters", ".foo", ".attribute"]
COUNTS = ["", " 0", " 1", " 32", " 1024", " 1025", " 4096", " 65536", " 256, 1", " 256, 1, 1", " 256, 1, 1, 1", " 0, 1, 1", " 1, 0, 1", " 1, 1, 65",
          " 32, 32, 2", " 4294967296", " -1", " 1.5", " x", " 0x20", " 256 1", " 256,", " ,1", " 255", " 256", " 300", " 16", " 8", " 3+4", " (32)",
          ' "nounroll"', ' nounroll', " 1U", " 020"]


def directives():
    for s, c in itertools.product(SAYS, COUNTS):
        yield says(s + c)
        yield HEAD + ".func f() %s%s { ret; }\n" % (s, c) + KERNEL
    for a, b in itertools.product(SAYS[:8], SAYS[:8]):
        one, two = (" ".join((x, {".noreturn": "", ".pragma": '"a";'}.get(x, "32"))) for x in (a, b))
        yield says(one + " " + two)
        yield says(one + ", " + two)
        yield HEAD + ".func f() %s %s { ret; }\n" % (one, two) + KERNEL
    for text in (".pragma \"nounroll\";", ".pragma \"a\", \"b\";", ".pragma;", ".pragma \"\";", ".pragma \"nounroll\"", ".pragma nounroll;",
                 ".pragma \"nounroll\";;", ".pragma 5;", ".pragma \"a\" \"b\";", ".pragma \"a\",;", ".pragma \"used_bytes_mask 0xfff\";",
                 ".pragma \"enable_smem_spilling\";", ".pragma \"frequency 2\";", ".file 1 \"a.cu\"", ".file 1 \"a.cu\", 5, 6", ".file 1 \"a.cu\", 5",
                 ".file 1", ".file \"a.cu\"", ".file 0 \"a.cu\"", ".file -1 \"a.cu\"", ".file 1 a.cu", ".file 1 \"a.cu\";",
                 ".file 1 \"a\"\n.file 1 \"b\"", ".file 1 \"a.cu\"\n.loc 1 2 3", ".loc 1 2 3", ".loc 1 2", ".loc 1 2 3 4", ".loc 0 0 0",
                 ".file 1 \"a.cu\"\n.loc 1 2 3 is_stmt 0", ".file 1 \"a.cu\"\n.loc 1 2 3, function_name f, inlined_at 1 2 3",
                 ".file 1 \"a.cu\"\n.loc 1 -2 3", ".file 1 \"a.cu\"\n.loc 1 2 3;", ".file 70000 \"a.cu\"", ".file 1 \"a.cu\"\n.loc 2 2 3",
                 ".file 1 \"a.cu\"\n.loc 1 99999999999 3", ".file 1 \"a\" , 1 , 2 ,", ".file 1 \"a\\\"b\"",
                 ".section .debug_str { .b8 1 }", ".section .debug_str { .b8 1,2,3\n.b32 5 }", ".section .debug_str { }", ".section .foo { .b8 1 }",
                 ".section .debug_info { .b32 .debug_abbrev }", ".section .debug_info { a: .b8 1 }", ".section .debug_info { a: .b32 a }",
                 ".section .debug_info { .b64 k }", ".section .debug_info { .b8 256 }", ".section .debug_info { .b8 -1 }",
                 ".section .debug_info { .b8 1; }", ".section .debug_info { .u32 1 }", ".section .debug_info { .b32 nobody }",
                 ".section .debug_info { .b8 }", ".section debug_info { .b8 1 }", ".section .debug_info { .b32 a-b }", ".section { .b8 1 }",
                 ".section .debug_info .b8 1", ".section .debug_info { .b8 1 ", ".section .debug_info { .b32 a+4 \na: .b8 1}",
                 ".section .debug_info { .b32 a-b \na: .b8 1\nb: .b8 2\n}", ".section .debug_loc {.b64 k+4}", "@@DWARF .b8 1", "@@DWARF",
                 ".alias f, g;", ".alias f;", ".entry;", ".func;", ".func f", ".func f;", ".func f();", ".func f() { }", ".func f() { ret; };",
                 ".func f {ret;}", ".func f(.param .b32 a);\n.func f(.param .b32 a) {ret;}", ".func f(.param .b32 a);\n.func f(.param .b64 a) {ret;}",
                 ".func f(.param .b32 a);\n.func f() {ret;}", ".func f(.param .b32 a);\n.func f(.param .b32 b) {ret;}",
                 ".func f();\n.func f();", ".func f() {ret;}\n.func f();", ".func f() {ret;}\n.func f() {ret;}", ".func (.param .b32 r) f();\n.func f() {ret;}",
                 ".extern .func f() {ret;}", ".extern .func f();", ".visible .func f();", ".weak .func f() {ret;}", ".common .func f() {ret;}",
                 ".extern .entry e();", ".extern .entry e() {ret;}", ".weak .entry e() {ret;}", ".entry e() {ret;}", ".entry e {ret;}", ".entry e();",
                 ".entry e(.param .b32 a) {ret;}\n.entry e() {ret;}", ".entry k() {ret;}", ".func k() {ret;}", ".visible .entry (.param .b32 r) e() {ret;}",
                 ".entry e(.param .b32 a, .param .b32 a) {ret;}", ".func f(.param .b32 a, .param .b32 a) {ret;}", ".entry e(.param .b32) {ret;}",
                 ".entry e(.param .b32 _) {ret;}", ".func f(.param .b32 _) {ret;}", ".func f(.param .b32 _);", ".entry e(,) {ret;}", ".entry e(.param .b32 a,) {ret;}",
                 ".entry e(.b32 a) {ret;}", ".entry e(.param .b32 a .param .b32 b) {ret;}", ".entry e(.param .b8 a[4352]) {ret;}",
                 ".entry e(.param .b8 a[4353]) {ret;}", ".entry e(.param .b8 a[32764]) {ret;}", ".entry e(.param .b8 a[32765]) {ret;}",
                 ".entry e(.param .align 8 .b8 a[12], .param .u64 b) {ret;}", ".entry e(.param .u64 .ptr a) {ret;}", ".entry e(.param .u64 .ptr .global a) {ret;}",
                 ".entry e(.param .u64 .ptr .foo a) {ret;}", ".entry e(.param .u64 .ptr .param a) {ret;}", ".entry e(.param .u32 .ptr .global a) {ret;}",
                 ".entry e(.param .u64 .ptr .global .align 3 a) {ret;}", ".entry e(.param .f32 .ptr .global a) {ret;}",
                 ".func f(.param .u64 .ptr .global a) {ret;}", ".entry e(.param .u64 .ptr .global .ptr a) {ret;}",
                 ".entry e(.const .b32 a) {ret;}", ".entry e(.reg .b32 a) {ret;}", ".entry e(.param .b32 a = 5) {ret;}", ".entry e(.param .v2 .b32 a) {ret;}",
                 ".func f(.param .b8 a[]) {ret;}", ".func f(.reg .b32 a[4]) {ret;}", ".func f(.reg .b32 %a<4>) {ret;}", ".func (.reg .b32 a, .reg .b32 b) f() {ret;}",
                 ".func (.param .b32 a, .param .b32 b) f() {ret;}", ".func () f() {ret;}", ".func f() .noreturn {ret;}", ".func f() .noreturn {trap;}",
                 ".func (.param .b32 r) f() .noreturn {ret;}", ".entry e() .noreturn {ret;}", ".visible .visible .entry e() {ret;}", ".entry .visible e() {ret;}",
                 ".entry .entry e() {ret;}", ".version 8.6", ".target sm_90", ".address_size 64", ".address_size 32", ".reg .b32 x;", ".reg .b32 x<4>;",
                 ".foo", "foo", "foo;", "{ }", "}", "add.s32 a, b, c;", "x:", "@", "5", "\"a\"", "/* a", "/* a */", "// a", "/ / a", "#define A", "# 1 \"a\"", "\x01",
                 ".entry e() { .entry f() {ret;} }", ".entry e() { .func f() {ret;} }", ".entry e() {", ".entry e() }", ".entry e() { ret;", ".entry e() { ret }",
                 ".entry e() ret;"):
        yield at_module(text)
        yield HEAD + KERNEL + text + "\n"
        yield inside(text)


INSIDE = """.reg .b32 x; mov.b32 x, 5;|.reg .b32 x, y; mov.b32 x, y;|.reg .b32 x<4>; mov.b32 x3, 5;|.reg .b32 x<4>; mov.b32 x4, 5;|.reg .b32 x<4>; mov.b32 x, 5;
.reg .b32 x<4>; mov.b32 x03, 5;|.reg .b32 x<4>, y<2>; mov.b32 x0, y1;|.reg .b32 x<0>;|.reg .b32 x<-1>;|.reg .b32 x<a>;|.reg .b32 x<4.0>;|.reg .b32 x<4>[2];|.reg .b32 x<1048576>;
.reg .b32 x<0x4>; mov.b32 x3, 5;|.reg .b32 x<2+2>;|.reg .b32 x<4; |.reg .b32 x 4;|.reg .b32 x<4>>;|.reg .b32 x; .reg .b32 x;|.reg .b32 x; .reg .b64 x;|.reg .b32 x<4>; .reg .b32 x<4>;
.reg .b32 x<4>; .reg .b32 x2;|.reg .b32 x2; .reg .b32 x<4>;|.reg .b32 x<4>; .reg .b32 x5;|.reg .b32 x<4>; .reg .b32 x;|.reg .b32 x1<4>; .reg .b32 x<20>;|.reg .b32 x<20>; .reg .b32 x1<4>;
.reg .b32 x1<4>; mov.b32 x12, 1;|.reg .b32 x1<4>; .reg .b32 x<5>; mov.b32 x12, 1;|{ .reg .b32 x; mov.b32 x, 1; } mov.b32 x, 1;|{ .reg .b32 x; } { .reg .b32 x; }
.reg .b32 x; { .reg .b64 x; mov.b64 x, 1; }|.reg .b32 x; { .reg .b64 x; } mov.b64 x, 1;|.reg .b32 x; { mov.b32 x, 1; .reg .b64 x; }|{ { { } } }|{ |}|{ ret; } }|mov.b32 x, 5; .reg .b32 x;
.reg .b32 %r1;|.reg .b32 %r20;|{ .reg .b32 %r<3>; mov.b32 %r9, 1; }|{ .reg .b64 %r<3>; mov.b32 %r9, 1; }|{ .reg .b64 %r<3>; mov.b32 %r2, 1; }|{ .reg .b64 %r<3>; mov.b64 %r2, 1; }
.reg .b32 a;|.reg .b32 k;|.reg .b32 add; mov.b32 add, 1;|.reg .b32 %tid; mov.b32 %tid, 1;|.reg .b32 %tidx;|.reg .b32 %laneid;|.reg .b32 %pm0;|.reg .b32 _; |.reg .b32 _x; |.reg .b32 ret;|.reg .b32 WARP_SZ;
.reg .b32 x.y;|.reg .b32 %;|.reg .b32 $;|.reg .b32 1x;|.reg .b32 b32;|.reg .b32;|.reg b32 x;|.reg .b32 .b64 x;|.reg .v2 .b32 x;|.reg .align 8 .b32 x;|.reg .b32 x y;|.reg .b32 x,;|.reg .b32 ,x;
.reg .b32 x|.reg .b32 x;;|.reg .pred x<70000>;|.reg .b32 x = 5;|.reg .b32 x[4];|.reg .u8 x; mov.u8 x, 1;|.reg .b8 x; |.reg .s8 x; ld.global.s8 x, [%d1];|.reg .bf16 x;|.reg .f16 x; |.reg .f16x2 x;|.reg .tf32 x;
.reg .e4m3 x;|.shared .b32 x; mov.u32 %r1, x;|.shared .b32 x; mov.u64 %d1, x;|.local .b32 x; mov.u32 %r1, x;|.param .b32 x; st.param.b32 [x], %r1;|.param .b32 x; ld.param.b32 %r1, [x];
.param .b32 x; mov.u64 %d1, x;|.global .b32 x = 5; ld.global.b32 %r1, [x];|.const .b32 x = 5; ld.const.b32 %r1, [x];|.const .b32 x; ld.const.b32 %r1, [x];|.shared .b32 x = 5;|.local .b32 x = 5;
.local .b32 x[]; |.shared .b32 x[];|.extern .shared .b32 x[]; ld.shared.b32 %r1, [x];|.local .b8 x[1000000]; mov.u64 %d1, x;|.local .b8 x[600000]; mov.u64 %d1, x;|.local .b32 x<4>; mov.u64 %d1, x3;|.local .b32 x<4>; mov.u64 %d1, x4;
L: bra L;|L: L: bra L;|bra L; { L: }|{ bra L; } L:|{ L: } { L: }|L: { L: bra L; }|bra nobody;|L: .reg .b32 L;|.reg .b32 L; L:|bra %r1;|bra 5;|bra [L]; L:|bra L, L; L:|bra.uni L; L:|bra.foo L; L:|@%p1 bra L; L:|@%r1 bra L; L:
@!%p1 bra L; L:|@%p1 L: ret;|L:;|L :  bra L;|%L: bra %L;|$L: bra $L;|5: bra 5;|L bra L;|a: bra a;|k: bra k;|%r1: bra %r1;|add: bra add;|ret: bra ret;|@%p1 { ret; }|@%p1|@%p1 ;|@%p1 .reg .b32 x;|bra L+4; L:|L:: bra L;
T: .branchtargets L, M; brx.idx %r1, T; L: M:|T: .branchtargets L; brx.idx %r1, T; L:|T: .branchtargets; |T: .branchtargets L, nobody; L:|brx.idx %r1, T; T: .branchtargets L; L:|T: .branchtargets L brx.idx %r1, T; L:
brx.idx %r1, L; L:|T: .branchtargets L; brx.idx 1, T; L:|T: .branchtargets L; brx.idx %d1, T; L:|T: .branchtargets L; brx.idx.uni %r1, T; L:|T: .branchtargets L; @%p1 brx.idx %r1, T; L:|T: .branchtargets L; bra T; L:|T: .branchtargets L, L; brx.idx %r1, T; L:
T: .branchtargets T; brx.idx %r1, T;|T: .branchtargets %r1;|.branchtargets L; L:|T: .branchtargets L; T: .branchtargets L; L:|T: .branchtargets { L }; L:|brx %r1, T; T: .branchtargets L; L:|bra T; T: .branchtargets L; L:
P: .callprototype _ ();|P: .callprototype (.param .b32 _) _ (.param .b32 _);|P: .callprototype _;|P: .callprototype ();|P: .callprototype _ (.param .b32 x);|P: .callprototype _ (.b32 x);|P: .callprototype f ();|P: .callprototype (.reg .b32 _) _ (.reg .b64 _);
P: .callprototype _ () call %d1, (), P;|P: .callprototype _ (); call %d1, (), P;|P: .callprototype _ (); call %d1, P;|P: .callprototype _ (); call (%r1), %d1, (), P;|P: .callprototype _ (); call %r1, (), P;|P: .callprototype _ (); call %d1, (%r1), P;
P: .callprototype (.param .b32 _) _ (); .param .b32 x; call (x), %d1, (), P;|P: .callprototype (.param .b32 _) _ (); .param .b64 x; call (x), %d1, (), P;|P: .callprototype _ (.param .b32 _); .param .b32 x; call %d1, (x), P;|P: .callprototype _ (.param .b32 _); call %d1, (5), P;
P: .callprototype _ (.param .b32 _) .noreturn; |call %d1, ();|call %d1;|call nobody, ();|call nobody;|call k;|call k, ();|call a;|call %d1, (), Q;|call %d1, (), L; L:|call.uni %d1, (), P; P: .callprototype _ ();|P: .calltargets k;|P: .calltargets nobody;|P: .calltargets;
ret;|ret.uni;|ret 5;|exit;|exit.uni;|trap;|trap 5;|brkpt;|@%p1 ret;|@%p1 exit;|;|;;|.;|,|ret|ret,|add.s32 %r1, %r2, %r3|add.s32 %r1 %r2, %r3;|add.s32 %r1,, %r3;|add.s32 ,%r1, %r2, %r3;|add.s32 %r1, %r2, %r3,;|add.s32;|add .s32 %r1, %r2, %r3;|add. s32 %r1, %r2, %r3;
add.s32 . %r1, %r2, %r3;|add.s32.%r1, %r2, %r3;|ADD.s32 %r1, %r2, %r3;|add.S32 %r1, %r2, %r3;|add/* */.s32 %r1, %r2, %r3;|add.s32 %r1, %r2, %r10;|add.s32 %r1, %r2, % r3;|add.s32 % r1, %r2, %r3;|add.s32 %R1, %r2, %r3;|add.s32 r1, %r2, %r3;|add.s32 (%r1), %r2, %r3;
add.s32 %r1, (%r2), %r3;|add.s32 %r1, %r2+1, %r3;|add.s32 %r1, -%r2, %r3;|add.s32 %r1, %r2, 1+2;|add.s32 %r1, %r2, (1);|add.s32 %r1, %r2, -(1);|add.s32 %r1, %r2, - 1;|add.s32 %r1, %r2, +1;|add.s32 %r1, %r2, --1;|add.s32 %r1, %r2, 1 1;|add.s32 %r1, %r2, 'a';|add.s32 %r1, %r2, "a";
add.s32 %r1, %r2, 0x;|add.s32 %r1, %r2, 0xg;|add.s32 %r1, %r2, 0b2;|add.s32 %r1, %r2, 09;|add.s32 %r1, %r2, 1u;|add.s32 %r1, %r2, 1UL;|add.s32 %r1, %r2, 1l;|add.s32 %r1, %r2, 0X1F;|add.s32 %r1, %r2, 0B11;|add.s32 %r1, %r2, 0x1U;|add.s32 %r1, %r2, 077U;|add.s32 %r1, %r2, 1?2:3;|add.s32 %r1, %r2, 5%3;
add.f32 %f1, %f2, 1;|add.f32 %f1, %f2, 1.0;|add.f32 %f1, %f2, 1.;|add.f32 %f1, %f2, .5;|add.f32 %f1, %f2, 1e5;|add.f32 %f1, %f2, 1.0e5;|add.f32 %f1, %f2, 1.0e+5;|add.f32 %f1, %f2, 1.0f;|add.f32 %f1, %f2, 0f3F80;|add.f32 %f1, %f2, 0F3f800000;|add.f32 %f1, %f2, 0d3ff0000000000000;
add.f32 %f1, %f2, 0D3FF0000000000000;|add.f32 %f1, %f2, -0f3f800000;|add.f32 %f1, %f2, -1.0;|add.f32 %f1, %f2, 1.0+2.0;|add.f32 %f1, %f2, 1.0/3.0;|add.f32 %f1, %f2, inf;|add.f32 %f1, %f2, nan;|add.f32 %f1, %f2, 0f3f8000000;|add.f32 %f1, %f2, 1.0e400;|add.f32 %f1, %f2, 0x3f800000;|add.f32 %f1, %f2, (1.0);
ld.param.u64 %d1, [a];|ld.param.u64 %d1, [a+0];|ld.param.u64 %d1, [a+8];|ld.param.u32 %r1, [a+4];|ld.param.u32 %r1, [a+6];|ld.param.u64 %d1, a;|ld.param.u64 %d1, [%d1];|ld.u64 %d1, [a];|ld.global.u64 %d1, [a];|st.param.u64 [a], %d1;|mov.u64 %d1, a;|cvta.param.u64 %d1, a;|ld.param.v2.u32 {%r1, %r2}, [a];|ld.param.u64 %d1, [a-8];
ld.param.b8 %r1, [a];|ld.param.u64 %d1, [a+%d2];|mov.u32 %r1, %r2; mov.u32 %r3, %r4;|mov.u32 %r1, %r2 mov.u32 %r3, %r4;|mov.u32 %r1, %tid.x;|mov.u32 %r1, %tid.q;|mov.u32 %r1, %tid;|mov.u32 %r1, %nobody;|mov.u32 %r1, nobody;|mov.u32 nobody, %r1;|mov.u32 %tid.x, %r1;|mov.u32 5, %r1;|mov.u32 a, %r1;|mov.u32 k, %r1;|mov.u64 %d1, k;
mov.u32 %r1, k;|mov.u64 %d1, L; L:|mov.u32 %r1, WARP_SZ;|mov.u32 WARP_SZ, %r1;|mov.u32 %r1, %envreg0;|mov.u32 %r1, %envreg31;|mov.u32 %r1, %envreg32;|mov.u32 %r1, %pm0;|mov.u64 %d1, %pm0_64;|mov.u32 %r1, %pm8;|mov.u32 %r1, %reserved_smem_offset_begin;|mov.u32 %r1, %reserved_smem_offset_0;|mov.u32 %r1, %dynamic_smem_size;
mov.u32 %r1, %aggr_smem_size;|mov.u32 %r1, %total_smem_size;|mov.u32 %r1, %smid;|mov.u32 %r1, %nsmid;|mov.u32 %r1, %warpid;|mov.u32 %r1, %nwarpid;|mov.u64 %d1, %gridid;|mov.u32 %r1, %gridid;|mov.u32 %r1, %lanemask_eq;|mov.u32 %r1, %lanemask_xx;|mov.u32 %r1, %clock;|mov.u32 %r1, %clock_hi;|mov.u64 %d1, %clock64;
mov.u32 %r1, %clock64;|mov.u64 %d1, %globaltimer;|mov.u32 %r1, %globaltimer_lo;|mov.u32 %r1, %globaltimer_hi;|mov.u32 %r1, %clusterid.x;|mov.u32 %r1, %cluster_ctaid.x;|mov.u32 %r1, %cluster_ctarank;|mov.u32 %r1, %cluster_nctarank;|mov.pred %p1, %is_explicit_cluster;|mov.u64 %d1, %current_graph_exec;|mov.u32 %r1, %clusterq;
mov.v4.u32 {%r1,%r2,%r3,%r4}, %tid;|mov.u32 %r1, %tid.x.y;|mov.u32 %r1, %tid .x;|mov.u32 %r1, %tid. x;|mov.u32 %r1, %laneid.x;|add.u32 %r1, %tid.x, 1;|mov.u16 %r1, %tid.x;|setp.eq.u32 %p1, %tid.x, 0;|mov.u32 %r1, %ctaid.w;|mov.u32 %r1, %nctaid.r;
.maxntid 32;|.reg .b32 %x<3>; mov.b32 %x1, %x2; { .reg .b32 %x<9>; mov.b32 %x8, %x1; } mov.b32 %x8, 1;|.reg .b32 q; q: bra q;|.shared .b32 s; s: bra s;|.reg .pred x; @x ret;|.reg .b32 x; @x ret;|.pragma "nounroll"; ret;|L: .pragma "nounroll"; bra L;|.loc 1 1 1|.file 3 "b"|/* ret; */|// ret;
.reg .b32 f; call f, ();|.param .b32 x; .param .b32 x;|{ .param .b32 x; } { .param .b64 x; }|.param .b8 x[4]; st.param.b8 [x+4], 1;|.param .b8 x[4]; st.param.b32 [x], %r1;|.param .align 4 .b8 x[4]; st.param.b32 [x], %r1;|.param .b32 x; st.param.b64 [x], %d1;|.param .b32 x; st.param.b32 x, %r1;|.param .b32 x[]; |.param .b32 x = 5;"""

FUNCTIONS = [".func f() { ret; }", ".func f(.param .b32 a) { ret; }", ".func (.param .b32 r) f(.param .b32 a) { st.param.b32 [r], 5; ret; }",
             ".func (.reg .b32 r) f(.reg .b32 a) { mov.b32 r, a; ret; }", ".func f(.reg .b64 a, .reg .f32 b) { ret; }", ".func f();",
             ".extern .func (.param .b32 r) f(.param .b64 a, .param .b64 b);", ".func (.param .align 8 .b8 r[16]) f(.param .align 8 .b8 a[16]) { ret; }",
             ".func f(.param .f32 a) { ret; }", ".func f(.param .u32 a) .noreturn { exit; }"]
CALLS = ["call f;", "call f, ();", "call f, (x);", "call (y), f, (x);", "call (y), f;", "call (y), f, ();", "call f, (%r1);", "call (%r2), f, (%r1);", "call f, (5);",
         "call f, (%d1, %f1);", "call f, (%d1, 1.5);", "call f, (%d1);", "call (%r1), f, (%r2, %r3);", "call.uni f, ();", "call f ();", "call f(x);", "call (y) f (x);", "call (y), f, x;",
         "call y, f, (x);", "call (y), f, (x), P;", "call (y, y), f, (x);", "call (y), f, (x, x);", "call (), f, ();", "call f, (), ();", "@%p1 call f, ();", "call f, (z);", "call f, (v);", "call (v), f, (v);",
         "call (z), f, (z);", "call (5), f, ();", "call f, (shr);", "call f, (%p1);", "call (_), f, (x);", "call f, (_);", "call.foo f, ();", "mov.u64 %d1, f;", "bra f;", "call f, ([x]);", "call f, {x};",
         "call [f], ();", "call f, (a);", "call (a), f, ();", "call f, (f1);", "call f, (%r1, %r1);", "call f+4, ();", "call (w), f, (w);"]


def names():
    for line in INSIDE.replace("\n", "|").split("|"):
        yield inside(line)
        yield HEAD + ".func f(.param .u64 a) {\n.reg .b32 %r<10>; .reg .b64 %d<4>; .reg .pred %p<3>; .reg .f32 %f<4>;\n" + line + "\nret;\n}\n" + KERNEL
    for f, c in itertools.product(FUNCTIONS, CALLS):
        yield HEAD + f + ("\n.visible .entry k(.param .b32 a) {\n.reg .b32 %r<10>; .reg .b64 %d<4>; .reg .pred %p<3>; .reg .f32 %f<4>; .shared .b32 shr;\n"
                          "{ .param .b32 x; .param .b32 y; .param .b64 z; .param .align 8 .b8 v[16]; .param .f32 f1; .param .u32 w;\n") + c + "\n}\nret;\n}\n"
        yield HEAD + f + "\n.func g(.param .b32 a) {\n.reg .b32 %r<10>; .reg .b64 %d<4>; .reg .pred %p<3>; .reg .f32 %f<4>;\n.param .b32 x; .param .b32 y;\n" + c + "\nret;\n}\n" + KERNEL


HEADERS = [".version %s\n.target %s\n.address_size 64\n" % (v, t) for v in
           "1.0 1.4 2.0 2.3 3.0 3.2 4.0 4.3 5.0 6.0 6.1 6.2 6.3 6.4 6.5 6.6 7.0 7.1 7.8 7.9 8.0 8.5 8.8 9.0 10.0 8 8.6.1 v8.6 08.6 8.06 -8.6 8.60".split() for t in ("sm_50", "sm_70", "sm_90")]
HEADERS += [".version %s\n.target %s\n.address_size 64\n" % (v, t) for v in ("8.6", "9.0") for t in
            "sm_10 sm_20 sm_30 sm_35 sm_50 sm_52 sm_53 sm_60 sm_61 sm_62 sm_70 sm_72 sm_75 sm_80 sm_86 sm_87 sm_88 sm_89 sm_90 sm_90a sm_90f sm_100 sm_100a sm_100f sm_103 sm_110 sm_120 sm_120a sm_121 sm_130 sm_85 "
            "compute_80 compute_90 sm_80,debug debug debug,sm_80 sm_80,texmode_unified sm_80,texmode_independent sm_80,map_f64_to_f32 sm_80,foo SM_80 sm80 80 sm_080 sm_80;".split()]
HEADERS += [".version 8.6\n.target sm_90\n", ".version 8.6\n.target sm_90\n.address_size 32\n", ".version 8.6\n.target sm_90\n.address_size 48\n", ".version 8.6\n.address_size 64\n.target sm_90\n",
            ".target sm_90\n.version 8.6\n.address_size 64\n", ".version 8.6\n", ".target sm_90\n", "", ".version 8.6\n.version 8.6\n.target sm_90\n", ".version 8.6\n.target sm_90\n.target sm_90\n",
            ".version 8.6 .target sm_90 .address_size 64 ", "// a\n.version 8.6\n.target sm_90\n", "/* a */ .version 8.6\n.target sm_90\n", ";.version 8.6\n.target sm_90\n", ".version 8.6;\n.target sm_90\n", ".version\n.target sm_90\n",
            ".version 8.6\n.target\n", ".version 8.6\n.target sm_90\n.address_size\n", ".version 8.6\n.target sm_90\n.address_size 64\n.address_size 64\n", ".version 8 . 6\n.target sm_90\n", ".version 8.6\n.target sm_90,\n",
            "\n\n.version 8.6\n.target sm_90\n", "\xef\xbb\xbf.version 8.6\n.target sm_90\n", ".version 8.6\r\n.target sm_90\r\n", ".version 8.6\n.target \"sm_90\"\n", ".version 8.6\n.target sm_90 debug\n"]


def headers():
    for h in HEADERS:
        yield h + KERNEL  # ptxas does not look at the versions of a module without a function


def load(ptxsim, ptxas, texts):
    """Per module: what the machine says and what ptxas says, "OK" or why not."""
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as folder:
        files = []
        for i, text in enumerate(texts):
            files.append(os.path.join(folder, "%05d.ptx" % i))
            with open(files[-1], "wb") as f:
                f.write(text.encode("latin-1"))

        def assemble(job):
            arch = re.search(r"\.target\s+(?:debug,)?\w+?_0?(\d+[af]?)", job[1])
            known = "75 80 86 87 88 89 90 90a 100 100a 100f 103 110 120 120a 121".split()
            run = subprocess.run([ptxas, "-c", "-O0", "-arch=sm_" + (arch[1] if arch and arch[1] in known else "90"), "-o", os.devnull, job[0]],
                                 capture_output=True, text=True, errors="replace")
            errors = re.findall(r"(?:error|fatal)\s*: .*", run.stderr + run.stdout)
            return "OK" if not run.returncode else errors[0] if errors else "refused"

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            theirs = list(pool.map(assemble, zip(files, texts)))
        ours = [a for k in range(0, len(files), 500) for a in machine(ptxsim, files[k:k + 500])]
        return list(zip(ours, theirs))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("ptxsim")
    parser.add_argument("ptxas")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--list")
    a = parser.parse_args()
    todo = {}
    for kind in (variables, directives, names, headers):
        for text in kind():
            todo.setdefault(text, kind.__name__)
    todo = list(todo.items())[::a.every]
    differ, counts = [], [0, 0, 0, 0]
    for (text, kind), (ours, theirs) in zip(todo, load(a.ptxsim, a.ptxas, [t for t, _ in todo])):
        counts[0 if theirs == "OK" else 1] += 1
        if "not supported" in ours:
            counts[2 if theirs == "OK" else 3] += 1
        elif (ours == "OK") != (theirs == "OK") or (ours != "OK" and not re.search(r"\bline \d", ours)):
            differ.append("%s\t%s\t# machine: %s; ptxas: %s\n" % (kind, text.replace(HEAD, "").replace(KERNEL, "@").replace("\n", "\\n"), ours, theirs))
    sys.stdout.writelines(differ[:60])
    if a.list:
        open(a.list, "w").writelines(differ)
    print("%d modules, of which ptxas takes %d and refuses %d; not executed here: %d of the former, %d of the latter; %d disagreements"
          % (len(todo), *counts, len(differ)))
    sys.exit(len(differ) * 100 > len(todo))


main()
