#!/usr/bin/env python3
"""Whether every spelling of an opcode that a compiler emits has a test with an expectation of its own.

usage: opcode_coverage.py [--list] TESTS... -- PTX_OR_LIST...

TESTS are the tests of single instructions (test_ptxsim_*): each expects what exact arithmetic, MPFR, a definition or a
documented bound says, and with AOT_OPCODES=FILE writes the instructions it tests to FILE. PTX_OR_LIST are PTX of compilers
and lists of spellings, one a line. A spelling that no test has, once both are brought to the same form, is an error.
--list prints every spelling with its form instead.

Two spellings have one form when the machine cannot tell them apart after decoding: see form().
"""
import os
import re
import subprocess
import sys
import tempfile

CACHES = re.compile(r"^(ca|cg|cs|lu|cv|wb|wt|nc|L[12]::.*|level::.*)$")
ORDERS = {"weak", "relaxed", "acquire", "release", "acq_rel", "sc", "volatile", "mmio", "cta", "gpu", "sys", "cluster"}
BITS = re.compile(r"^[busf](8|16|32|64|128)$")
TYPE = re.compile(r"^([busf]|bf|tf)(8|16|32|64|128)(x2)?$|^pred$")
# What moves control, or nothing: a test of anything else runs through them, and its values would be wrong if they were.
# trap ends a kernel with a verdict, which test_ptxsim_check expects.
UNIVERSAL = {"bra", "ret", "exit", "call", "ld.param", "st.param", "cvta", "brkpt", "trap"}


def form(opcode):
    """The form of a spelling."""
    parts = [p for p in opcode.split(".") if p not in ("uni", "shared::cta") or p == "shared::cta"]
    parts = ["shared" if p in ("shared::cta", "shared::cluster") else p for p in parts]
    stem = parts[0]
    if stem in ("ld", "st", "ldu"):
        # Cache operators and the order change no value: which races they make or prevent, test_ptxsim_check knows. A type
        # is its size, but for loads of signed numbers, which are extended.
        parts = [p for p in parts if not CACHES.match(p) and p not in ORDERS]
        if stem == "ldu":
            parts[0] = "ld"
        parts = [re.sub("^[%s](?=[0-9])" % ("buf" if stem == "ld" else "busf"), "b", p) if BITS.match(p) else p for p in parts]
        if "s32" in parts[1:] and stem == "ld" or "s64" in parts[1:]:
            parts = [re.sub("^s(?=32|64)", "b", p) for p in parts]
    elif stem in ("atom", "red"):
        parts = [p for p in parts if p not in ORDERS]
        if "exch" in parts or "cas" in parts:
            parts = [re.sub("^[us](?=[0-9])", "b", p) for p in parts]
        if "add" in parts:
            parts = [re.sub("^s(?=[0-9])", "u", p) for p in parts]
        if stem == "red":
            parts[0] = "atom"  # the same but for the result
        parts = [parts[0]] + sorted(parts[1:])
    elif stem in ("mov", "selp", "slct"):
        parts = [stem] + [re.sub("^[busf](?=[0-9])", "b", p) for p in parts[1:2]] + parts[2:]
    elif stem in ("add", "sub", "mul", "mad", "addc", "subc", "madc"):
        if re.match("^b?f", parts[-1]) and not set(parts) & {"rn", "rz", "rm", "rp"}:
            parts.insert(1, "rn")
        if stem in ("add", "sub", "addc", "subc") or "lo" in parts:
            if "sat" not in parts and "hi" not in parts:
                parts = [re.sub("^s(?=(16|32|64)$)", "u", p) for p in parts]
        if "f64" in parts and stem == "mad":
            parts[0] = "fma"
    elif stem in ("setp", "set") and parts[1] in ("eq", "ne"):
        parts = parts[:-1] + [re.sub("^[bus](?=[0-9])", "b", parts[-1])]
    elif stem == "shr":
        parts = [re.sub("^b(?=[0-9])", "u", p) for p in parts]
    elif stem in ("bar", "barrier"):
        parts = ["bar"] + [p for p in parts[1:] if p not in ("cta", "aligned")]
    elif stem == "membar":
        parts = ["fence"]
    elif stem == "fence":
        parts = ["fence"] if parts[1] != "proxy" else ["fence", "proxy"]
    elif stem in ("ldmatrix", "stmatrix", "mma", "cp"):
        parts = [p for p in parts if not re.match("^L2::", p)]
    elif stem in ("shfl", "vote", "match", "redux", "elect"):
        parts = [p for p in parts if p != "aligned"]
    elif stem == "mbarrier":
        parts = [p for p in parts if p not in ORDERS]
    return ".".join(parts)


OPCODE = re.compile(r"(?:^|[;{}\n]|:\s)\s*(?:@!?[%\w$]+\s+)?([a-z][a-z0-9_]*(?:\.[A-Za-z0-9_:]+)*)(?=[\s;])")


def spellings(text):
    """The opcodes of PTX text."""
    text = re.sub(r"//.*", "", text)
    text = re.sub(r"^\s*\.(section|file|loc|pragma|global|const|visible|weak|entry|func|extern)\b.*$", "", text, flags=re.M)
    return {m.group(1) for m in OPCODE.finditer(text)}


def main():
    args = sys.argv[1:]
    listing = args[0] == "--list"
    tests, sources = args[listing:args.index("--")], args[args.index("--") + 1:]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "tested.ptx")
        for test in tests:
            run = subprocess.run([test], env=dict(os.environ, AOT_OPCODES=path), capture_output=True, text=True)
            if run.returncode:
                sys.exit("%s fails:\n%s" % (test, run.stderr[-2000:]))
        tested = {form(s) for s in spellings(open(path).read())}
    wanted = {}
    for path in sources:
        text = open(path).read()
        found = set(text.split()) if path.endswith(".txt") else spellings(text)
        for s in found:
            if "." in s or s in ("ret", "exit", "trap"):
                wanted.setdefault(s, os.path.basename(path))
    if listing:
        for s in sorted(wanted):
            print("%-60s %s" % (s, form(s)))
        return
    missing = [s for s in sorted(wanted)
               if form(s) not in tested and not any(form(s) == u or form(s).startswith(u + ".") for u in UNIVERSAL)]
    for s in missing:
        print("no test of %s (%s): no test has %s" % (s, wanted[s], form(s)))
    print("%d spellings of compilers, %d forms tested, %d without a test" % (len(wanted), len(tested), len(missing)))
    sys.exit(1 if missing else 0)


main()
