#!/usr/bin/env python3
"""Whether the PTX machine and ptxas agree on what is PTX.

usage: ptxas_agreement.py PTXSIM PTXAS FORMS SEED COUNT

FORMS has one instruction a line, over the registers declared below. Each is loaded by both, and so are COUNT mutants: a type
changed, a modifier or an operand dropped, added or exchanged. What ptxas takes and the machine does not is listed as refused
("not supported" is allowed, anything else is not, among the forms); what the machine takes and ptxas does not is an error
among the forms, and among the mutants when it is more than one in 200. Then the forms are loaded as if of other versions and
targets (AGES), where nothing may be judged in two ways.
"""
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from ptxas_forms import HEAD, SPACES, TAIL, TYPES, machine, split

MODIFIERS = ("sat ftz rn rz rm rp rni rzi approx full wide lo hi cc relu NaN sync aligned v2 v4 nc volatile relaxed gpu "
             "noftz satfinite to").split()
OPERANDS = ("R1 D1 F1 E1 H1 P1 U1 S1 G1 X1 V1 Q1 5 -1 0f3f800000 0d3ff0000000000000 1.5 [R1] [D1] {R1,R2} {F1,F2} !P1 "
            "%tid.x %clock64 shr _ R1|P1 P1|P2 99999999999").split()


AGES = [("6.0", "sm_70"), ("6.3", "sm_75"), ("6.5", "sm_75"), ("7.0", "sm_80"), ("7.1", "sm_86"), ("7.4", "sm_80"),
        ("7.8", "sm_90"), ("8.1", "sm_90"), ("8.8", "sm_75"), ("8.8", "sm_80"), ("8.8", "sm_86"), ("8.8", "sm_90")]


def mutate(rng, line):
    opcode, operands = split(line)
    parts, kind = opcode.split("."), rng.randrange(12)
    types = [i for i, p in enumerate(parts) if i and p in TYPES]
    spaces = [i for i, p in enumerate(parts) if i and p in SPACES]
    if kind <= 2 and types:
        parts[rng.choice(types)] = rng.choice(TYPES)
    elif kind == 3 and len(parts) > 2:
        del parts[rng.randrange(1, len(parts))]
    elif kind == 4:
        parts.insert(rng.randrange(1, len(parts) + 1), rng.choice(MODIFIERS + SPACES))
    elif kind == 5 and operands:
        del operands[rng.randrange(len(operands))]
    elif kind == 6:
        operands.insert(rng.randrange(len(operands) + 1), rng.choice(OPERANDS))
    elif kind == 7 and len(operands) > 1:
        i, j = rng.sample(range(len(operands)), 2)
        operands[i], operands[j] = operands[j], operands[i]
    elif kind in (8, 9, 10) and operands:
        operands[rng.randrange(len(operands))] = rng.choice(OPERANDS)
    elif kind == 11 and spaces:
        parts[rng.choice(spaces)] = rng.choice(SPACES)
    mutant = ".".join(parts) + (" " + ", ".join(operands) if operands else "")
    return mutant if mutant != line else None


def aged(ptxsim, ptxas, lines, version, target):
    """What is judged in two ways when the module says this version and target; ptxas is asked about many lines at once."""
    head, differ = HEAD.replace(".version 8.6", ".version " + version).replace("sm_90", target), []
    if version < "8.3":
        head = head.replace(" .reg .b128 Q<4>;", "")
        lines = [l for l in lines if not re.search(r"\bQ\d", l)]
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for i, line in enumerate(lines):
            files.append(os.path.join(folder, "%05d.ptx" % i))
            with open(files[-1], "w") as f:
                f.write(head + line + TAIL)
        ours, whole = machine(ptxsim, files), os.path.join(folder, "whole.ptx")
        errors = {}
        for first in range(0, len(lines), 30):
            left = list(range(first, min(first + 30, len(lines))))
            while left:  # a fatal error hides those of later lines
                with open(whole, "w") as f:
                    f.write(head + "".join("{ %s; }\n" % lines[k] for k in left) + "ret;\n}\n")
                run = subprocess.run([ptxas, "-O0", "-arch=sm_90", "-o", os.devnull, whole], capture_output=True, text=True)
                found = re.findall(r"line (\d+); (error|fatal) *: (.*)", run.stderr + run.stdout)
                at = [left[int(n) - 1 - head.count("\n")] for n, _, _ in found]
                errors.update(zip(at, [e for _, _, e in found]))
                fatal = [k for k, (_, kind, _) in zip(at, found) if kind == "fatal"]
                left = [k for k in left if k not in fatal] if fatal else []
        for line, said, k in zip(lines, ours, range(len(lines))):
            if (said == "OK") != (k not in errors) and "not supported" not in said:
                differ.append("%s %s: %s  # machine: %s; ptxas: %s" % (version, target, line, said, errors.get(k, "OK")))
    return differ


def verdicts(ptxsim, ptxas, lines):
    """Per line: what the machine says and what ptxas says, "OK" or why not."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for i, line in enumerate(lines):
            files.append(os.path.join(folder, "%05d.ptx" % i))
            with open(files[-1], "w") as f:
                f.write(HEAD + line + TAIL)

        def assemble(path):
            run = subprocess.run([ptxas, "-O0", "-arch=sm_90", "-o", os.devnull, path], capture_output=True, text=True)
            errors = re.findall(r"(?:error|fatal)\s*: (.*)", run.stderr + run.stdout)
            return "OK" if not run.returncode else errors[0] if errors else "refused"

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            theirs = list(pool.map(assemble, files))
        return list(zip(machine(ptxsim, files), theirs))


def main():
    ptxsim, ptxas, forms, seed, count = sys.argv[1:]
    lines = [l.strip() for l in open(forms) if l.strip() and l[0] != "#"]
    rng, mutants = random.Random(int(seed)), []
    while len(mutants) < int(count):
        m = mutate(rng, rng.choice(lines))
        if m and m not in mutants:
            mutants.append(m)
    bad, accepted = 0, 0
    for which, (line, (ours, theirs)) in enumerate(zip(lines + mutants, verdicts(ptxsim, ptxas, lines + mutants))):
        form = which < len(lines)
        if (ours == "OK") == (theirs == "OK"):
            continue
        if ours == "OK":
            print("accepted: %s  # ptxas: %s" % (line, theirs))
            accepted += 1
            bad += form
        elif form:
            print("refused: %s  # %s" % (line, ours))
            bad += "not supported" not in ours
    print("%d forms and %d mutants; %d taken that ptxas refuses" % (len(lines), len(mutants), accepted))
    differ = [d for version, target in AGES for d in aged(ptxsim, ptxas, lines, version, target)]
    print("\n".join(differ + ["%d versions and targets: %d judged in two ways" % (len(AGES), len(differ))]))
    sys.exit(1 if bad or accepted * 200 > len(mutants) or differ else 0)


main()
