#!/usr/bin/env python3
"""Whether the PTX machine and ptxas agree on every small change of every form.

usage: ptxas_sweep.py PTXSIM PTXAS FORMS [--every N] [--first K] [--kinds NAME,...] [--list FILE] [--absent FILE]

FORMS has one instruction a line (ptx_forms.txt). Where ptxas_agreement.py draws changes, this makes all of them, by kinds (the
functions below): operands exchanged for others, modifiers dropped, doubled, added and put elsewhere, types, numbers, addresses,
vectors, guards. The changed lines are loaded by both; one that one takes and the other does not is a disagreement, unless the
machine says that it is right and not executed ("not supported"). --every N takes every Nth, from the Kth. More than one
disagreement in 500 is an error. --list writes them all to a file, --absent what is not executed; as many as 60 disagreements
are printed.
"""
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from ptxas_forms import HEAD, SPACES, TAIL, TYPES, machine, split

OPERANDS = ("R1 D1 F1 E1 H1 P1 U1 S1 G1 X1 V1 Q1 5 -1 0 1.5 0f3f800000 0d3ff0000000000000 [R1] [D1] [shr] {R1} {R1,R2} {F1,F2} "
            "{R1,R2,R3,R4} {H1,H2} {D1,D2} !P1 -R1 ~R1 %tid.x %tid %clock64 %laneid %p shr p0 k _ R1|P1 P1|P2 R1.x H1.b0 "
            "99999999999 WARP_SZ 1U 07 0b11 arr[1] arr[R1] nobody").split()
NUMBERS = ("0 1 2 3 4 7 8 15 16 17 31 32 33 63 64 65 127 128 129 255 256 257 1023 1024 1025 32767 32768 65535 65536 0x7fffffff "
           "0x80000000 0xffffffff 0x100000000 0x7fffffffffffffff 0x8000000000000000 0xffffffffffffffff 0x10000000000000000 -0 -2 "
           "-128 -32768 -32769 -0x80000000 -0x80000001 3-2 (7) 1<<4 5/2 5%2 1e3 1. .5 0f7f800000 0d7ff0000000000000 0f1 08").split()
ADDRESSES = ("[R1] [D1] [H1] [F1] [E1] [P1] [Q1] [U1] [S1] [V1] [G1] [X1] [D1+4] [D1+-4] [D1-4] [D1+R1] [D1+D2] [D1+1] "
             "[D1+0x7fffffff] [D1+0x80000000] [D1+0xffffffff] [D1+0x100000000] [D1+-0x80000000] [R1+0x80000000] [shr] [shr+4] "
             "[shr+1024] [shr-4] [shr+R1] [arr] [arr+4] [glo] [glo+8] [glo[1]] [arr[1]] [arr[R1]] [con] [con+4] [loc] [loc+4] "
             "[p0] [p0+4] [p0+8] [5] [0] [-4] [0x100000000] [0x10000000000000000] [k] [_] [%tid.x] [] [D1,D2] [4+D1] [D1+4+4] "
             "[D1+(4)] [4+shr] D1 shr arr[1] loc [[D1]] [!P1] [D1.x]").split()
VECTORS = ("{R1} {R1,R2} {R1,R2,R3} {R1,R2,R3,R4} {R1,R2,R3,R4,R5,R6,R7,R8} {F1,F2} {F1,F2,F3,F4} {D1,D2} {D1,D2,D3,D4} {E1,E2} "
           "{H1,H2} {H1,H2,H3,H4} {G1,G2} {X1,X2} {U1,S1} {R1,F1} {R1,D1} {P1,P2} {Q1,Q2} {R1,5} {5,6} {1.5,2.5} {0f3f800000,F1} "
           "{R1,_} {_,_} {R1,R1} {} {R1,} {R1 R2} {R1,shr} {[R1],R2} {{R1,R2},{R3,R4}} {!P1,P2} {-R1,R2} {R1,R2,_,R4} "
           "{_,R2,R3,_}").split()
GUARDS = "@P1 @!P1 @R1 @!R1 @5 @!5 @_ @%p @nobody @P9 @-P1 @!!P1 @@P1 @P1,P2 @[P1] @{P1} @p0 @shr !P1 @".split()


SAID = "%s\t%s\t# machine: %s; ptxas: %s\n"


def words(defs, name, macro):
    return re.findall(r'^%s\("([^"]+)", (\w+)' % macro, open(os.path.join(defs, name)).read(), re.M)


def join(parts, operands):
    return ".".join(parts) + (" " + ", ".join(operands) if operands else "")


def of_operands(parts, operands, mods):
    for i in range(len(operands)):
        for o in OPERANDS:
            yield join(parts, operands[:i] + [o] + operands[i + 1:])


def of_counts(parts, operands, mods):
    for i in range(len(operands)):
        yield join(parts, operands[:i] + operands[i + 1:])
        yield join(parts, operands[:i + 1] + operands[i:])
    for o in "R1 D1 P1 5 [D1] {R1,R2}".split():
        yield join(parts, operands + [o])
        yield join(parts, [o] + operands)
    for i in range(len(operands) - 1):
        yield join(parts, operands[:i] + [operands[i + 1], operands[i]] + operands[i + 2:])


def of_modifiers(parts, operands, mods):
    """Each dropped, doubled, put elsewhere, exchanged for another of its kind."""
    kinds = dict(mods)
    for i in range(1, len(parts)):
        yield join(parts[:i] + parts[i + 1:], operands)
        yield join(parts[:i + 1] + parts[i:], operands)
        yield join(parts + [parts[i]], operands)
        rest = parts[:i] + parts[i + 1:]
        for k in range(1, len(parts)):
            yield join(rest[:k] + [parts[i]] + rest[k:], operands)
        for word, kind in mods:
            if kind == kinds.get(parts[i]):
                yield join(parts[:i] + [word] + parts[i + 1:], operands)


def of_foreign(parts, operands, mods):
    """Every modifier there is, before the types and at the end."""
    at = next((i for i, p in enumerate(parts) if i and p in TYPES), len(parts))
    for word, _ in mods + [("foo", ""), ("e4m3x2", ""), ("", "")]:
        yield join(parts[:at] + [word] + parts[at:], operands)
        yield join(parts + [word], operands)


def of_types(parts, operands, mods):
    at = [i for i, p in enumerate(parts) if i and p in TYPES]
    for i in at:
        for t in TYPES + ["b1", "s4", "u4", "e4m3", "e5m2", "b256", "f128", "x32", "f8"]:
            yield join(parts[:i] + [t] + parts[i + 1:], operands)
    if len(at) > 1:  # the first two together
        for t in TYPES:
            for s in TYPES:
                yield join([t if i == at[0] else s if i == at[1] else p for i, p in enumerate(parts)], operands)
    for t in TYPES:
        yield join(parts + [t], operands)


def of_spaces(parts, operands, mods):
    spaces = SPACES + ["shared::cta", "shared::cluster", "param::entry", "param::func", "generic"]
    for i, p in enumerate(parts):
        if p in spaces:
            for s in spaces:
                yield join(parts[:i] + [s] + parts[i + 1:], operands)
    for s in spaces:
        yield join(parts[:1] + [s] + parts[1:], operands)


def of_numbers(parts, operands, mods):
    for i in range(len(operands)):
        for n in NUMBERS:
            yield join(parts, operands[:i] + [n] + operands[i + 1:])


def of_addresses(parts, operands, mods):
    for i, o in enumerate(operands):
        for a in ADDRESSES if o[0] == "[" else []:
            yield join(parts, operands[:i] + [a] + operands[i + 1:])


def of_vectors(parts, operands, mods):
    for i, o in enumerate(operands):
        for v in VECTORS if o[0] == "{" or i == 0 else []:
            yield join(parts, operands[:i] + [v] + operands[i + 1:])
    for v in ("v1", "v2", "v3", "v4", "v8"):
        for k in range(1, len(parts) + 1):
            yield join(parts[:k] + [v] + parts[k:], operands)
            if k < len(parts) and parts[k] in ("v2", "v4", "v8"):
                yield join(parts[:k] + [v] + parts[k + 1:], operands)


def of_guards(parts, operands, mods):
    for g in GUARDS:
        yield g + " " + join(parts, operands)


KINDS = {"operands": of_operands, "counts": of_counts, "modifiers": of_modifiers, "foreign": of_foreign, "types": of_types,
         "spaces": of_spaces, "numbers": of_numbers, "addresses": of_addresses, "vectors": of_vectors, "guards": of_guards}


def assemble(ptxas, lines, folder, name):
    """What ptxas says of each line, "OK" or why not. Many are asked about at once, until those that are left assemble."""
    errors, left = {}, list(range(len(lines)))
    path = os.path.join(folder, name)
    first = 1 + HEAD.count("\n")
    while left:
        with open(path, "w") as f:
            f.write(HEAD + "".join("{ %s; }\n" % lines[k] for k in left) + "ret;\n}\n")
        run = subprocess.run([ptxas, "-O0", "-arch=sm_90", "-o", os.devnull, path], capture_output=True, text=True,
                             errors="replace")
        if not run.returncode:
            break
        found = {}
        for n, kind, what in re.findall(r"line (\d+); (error|fatal) *: (.*)", run.stderr + run.stdout):
            if first <= int(n) < first + len(left):
                found.setdefault(left[int(n) - first], what)
        if not found:  # it does not say where: halves
            if len(left) == 1:
                found[left[0]] = (run.stderr + run.stdout).strip().splitlines()[-1] if run.stderr + run.stdout else "refused"
            else:
                for part in (left[::2], left[1::2]):
                    said = assemble(ptxas, [lines[k] for k in part], folder, name)
                    errors.update((k, s) for k, s in zip(part, said) if s != "OK")
                break
        errors.update(found)
        left = [k for k in left if k not in found]
    return [errors.get(k, "OK") for k in range(len(lines))]


def alone(ptxas, line, folder, name):
    """The same of one line, in a module as the machine gets it."""
    path = os.path.join(folder, name)
    with open(path, "w") as f:
        f.write(HEAD + line + TAIL)
    run = subprocess.run([ptxas, "-O0", "-arch=sm_90", "-o", os.devnull, path], capture_output=True, text=True, errors="replace")
    said = re.findall(r"(?:error|fatal)\s*: (.*)", run.stderr + run.stdout)
    return "OK" if not run.returncode else said[0] if said else "refused"


def compare(ptxsim, ptxas, job):
    """The disagreements among these (kind, line)s, each confirmed alone, and how many are valid, wrong, valid and not executed, wrong
    and said to be valid and not executed."""
    number, some = job
    lines = [line for _, line in some]
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as folder:
        files = []
        for i, line in enumerate(lines):
            files.append(os.path.join(folder, "%d.ptx" % i))
            with open(files[-1], "w") as f:
                f.write(HEAD + line + TAIL)
        ours = machine(ptxsim, files)
        theirs = assemble(ptxas, lines, folder, "whole.ptx")
        differ, absent, counts = [], [], [0, 0, 0, 0]
        for (kind, line), a, b in zip(some, ours, theirs):
            counts[0 if b == "OK" else 1] += 1
            if "not supported" in a:
                counts[2 if b == "OK" else 3] += 1
                absent.append((kind, line, a, b))
            elif (a == "OK") != (b == "OK"):
                b = alone(ptxas, line, folder, "alone.ptx")
                if (a == "OK") != (b == "OK"):
                    differ.append((kind, line, a, b))
            if a != "OK" and not re.search(r"\bline \d", a):
                differ.append((kind, line, "an error without a line: " + a, b))
    return differ, absent, counts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("ptxsim")
    parser.add_argument("ptxas")
    parser.add_argument("forms")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--list")
    parser.add_argument("--absent")
    a = parser.parse_args()
    defs = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../lib/ptxsim")
    mods = words(defs, "mods.def", "PTX_MOD")
    forms = [l.strip() for l in open(a.forms) if l.strip() and l[0] != "#"]
    todo = dict.fromkeys(forms)
    for kind in a.kinds.split(","):
        for form in forms:
            opcode, operands = split(form)
            for line in KINDS[kind](opcode.split("."), operands, mods):
                if todo.setdefault(line, kind) is None and line not in forms:
                    todo[line] = kind
    todo = [(kind, line) for line, kind in todo.items() if kind][a.first::a.every]
    jobs = [(n, todo[n:n + 250]) for n in range(0, len(todo), 250)]
    differ, absent, counts = [], [], [0, 0, 0, 0]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for d, n, c in pool.map(lambda job: compare(a.ptxsim, a.ptxas, job), jobs):
            differ += d
            absent += n
            counts = [x + y for x, y in zip(counts, c)]
    for path, some in ((a.list, differ), (a.absent, absent)):
        if path:
            open(path, "w").writelines(SAID % d for d in some)
    sys.stdout.writelines(SAID % d for d in differ[:60])
    print("%d compared, of which ptxas takes %d and refuses %d; not executed here: %d of the former, %d of the latter; "
          "%d disagreements" % (len(todo), *counts, len(differ)))
    sys.exit(len(differ) * 500 > len(todo))


main()
