#!/usr/bin/env python3
"""Whether the PTX machine and ptxas agree on damaged modules.

usage: ptx_mutants.py PTXSIM PTXAS SEED COUNT FILE.ptx ...

Every file is cut into modules of one kernel. A mutant is such a module with one token deleted, doubled, exchanged with the
next, put in from elsewhere in the module, or replaced by one. Both load it. A mutant that one takes and the other does not is
printed, unless the machine says that it is right and not executed ("not supported"); more than one in 200 is an error.
"""
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile

TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"[^"\n]*"|\.?[A-Za-z_$%][\w$]*(?:::\w+)*|\d[\w.]*|\s+|.', re.S)
STRANGERS = [",", ";", "+", "-", "1", "0", ".", "{", "}", "[", "]", "(", ")", "<", ">", ":", "!", "~", "@", "|", "=", "_"]
NEWEST = "9.0"  # that ptxas knows; Triton writes newer ones


def kernels(text):
    """The module cut into modules of one kernel each; functions, variables and sections stay."""
    text = re.sub(r"(\.version\s+)(\d+\.\d+)", lambda m: m[1] + min(m[2], NEWEST), text, count=1)
    sections = [m.start() for m in re.finditer(r"^\s*\.section", text, re.M)]
    body, tail = (text[:sections[0]], text[sections[0]:]) if sections else (text, "")
    starts = [m.start() for m in re.finditer(r"^[ \t]*(?:\.visible\s+|\.weak\s+)?\.entry", body, re.M)]
    if not starts:
        return [text]
    parts, at = [body[:starts[0]]], starts[0]
    for start in starts:
        depth, i = 0, start
        while True:  # the kernel's closing brace
            c = body[i]
            depth += (c == "{") - (c == "}")
            i += 1
            if c == "}" and not depth:
                break
            if c == ";" and not depth:
                break
        parts += [body[at:start], body[start:i]]
        at = i
    rest = [p for k, p in enumerate(parts) if not k or k % 2]
    return ["".join(rest[:k + 2]) + parts[2 * k + 2] + "".join(rest[k + 2:]) + body[at:] + tail
            for k in range(len(starts))]


def mutate(rng, text):
    """One mutant and what was done, the line first."""
    end = text.find(".section")
    inside = end if end >= 0 and rng.random() < 0.95 else len(text)
    tokens = [m.span() for m in TOKEN.finditer(text)]
    tokens = [t for t in tokens if not text[t[0]].isspace() and not text.startswith(("//", "/*"), t[0])]
    lines = {}
    for i, t in enumerate(tokens):
        if t[0] < inside:
            lines.setdefault(text.count("\n", 0, t[0]) if len(text) < 20000 else t[0] >> 5, []).append(i)
    known = [t for t in tokens if t[0] < inside]
    i = rng.choice(lines[rng.choice(sorted(lines))])  # by lines, or long tables would be most of it
    a, b = known[i]
    word, kind = text[a:b], rng.randrange(5)
    other = text[slice(*rng.choice(known))] if rng.random() < 0.7 else rng.choice(STRANGERS)
    line = text.count("\n", 0, a) + 1
    if kind == 0:
        return text[:a] + text[b:], "line %d: %s deleted" % (line, word)
    if kind == 1:
        return text[:b] + " " + word + text[b:], "line %d: %s doubled" % (line, word)
    if kind == 2 and i + 1 < len(known):
        c, d = known[i + 1]
        return text[:a] + text[c:d] + text[b:c] + word + text[d:], "line %d: %s and %s exchanged" % (line, word, text[c:d])
    if kind == 3:
        return text[:a] + other + " " + text[a:], "line %d: %s before %s" % (line, other, word)
    return text[:a] + other + text[b:], "line %d: %s instead of %s" % (line, other, word)


def arch(text):
    m = re.search(r"\.target\s+(sm_\w+)", text)
    known = {"sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_90a", "sm_100", "sm_120"}
    return m[1] if m and m[1] in known else "sm_90"


def verdicts(ptxsim, ptxas, texts, arches):
    """Per module: what the machine says and what ptxas says, "OK" or why not."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for i, text in enumerate(texts):
            files.append(os.path.join(folder, "%05d.ptx" % i))
            with open(files[-1], "w") as f:
                f.write(text)

        def assemble(job):
            run = subprocess.run([ptxas, "-O0", "-arch=" + job[1], "-o", os.devnull, job[0]], capture_output=True,
                                 text=True, errors="replace")
            errors = re.findall(r"(?:line \d+; )?(?:error|fatal)\s*: .*", run.stderr + run.stdout)
            return "OK" if not run.returncode else errors[0] if errors else "refused"

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            theirs = list(pool.map(assemble, zip(files, arches)))
        ours = {}
        for k in range(0, len(files), 500):
            run = subprocess.run([ptxsim, "load"] + files[k:k + 500], capture_output=True, text=True, errors="replace")
            ours.update(l.split("\t", 1) for l in run.stdout.splitlines() if "\t" in l)
        return [(ours.get(f, "no answer"), t) for f, t in zip(files, theirs)]


def main():
    ptxsim, ptxas, seed, count = sys.argv[1:5]
    modules = [(os.path.basename(f), k) for f in sys.argv[5:] for k in kernels(open(f).read())]
    rng, mutants = random.Random(int(seed)), []
    while len(mutants) < int(count):
        name, text = rng.choice(modules)
        mutants.append((name, text) + mutate(rng, text))
    texts = [t for _, t in modules] + [m[2] for m in mutants]
    answers = verdicts(ptxsim, ptxas, texts, [arch(t) for t in [t for _, t in modules] + [m[1] for m in mutants]])
    bad = 0
    for (name, _), (ours, theirs) in zip(modules, answers):
        if ours != "OK" or theirs != "OK":
            bad += 1
            print("%s, whole: machine: %s; ptxas: %s" % (name, ours, theirs))
    taken = refused = unsupported = valid = 0
    for (name, text, mutant, what), (ours, theirs) in zip(mutants, answers[len(modules):]):
        valid += theirs == "OK"
        if (ours == "OK") == (theirs == "OK"):
            continue
        if ours != "OK" and "not supported" in ours:
            unsupported += 1
            continue
        taken += ours == "OK"
        refused += ours != "OK"
        line = int(re.match(r"line (\d+)", what)[1])
        print("%s: %s %s | %s: %s" % ("taken" if ours == "OK" else "refused", name, what,
                                      "ptxas" if ours == "OK" else "machine", theirs if ours == "OK" else ours))
        print("    " + mutant.splitlines()[min(line, mutant.count("\n")) - 1].strip()[:150])
        if os.environ.get("KEEP"):
            open(os.path.join(os.environ["KEEP"], "%s_%d.ptx" % (name, taken + refused)), "w").write(mutant)
    print("%d modules, %d mutants of which ptxas takes %d: %d taken that ptxas refuses, %d refused that it takes, "
          "%d not executed" % (len(modules), len(mutants), valid, taken, refused, unsupported))
    sys.exit(1 if bad or (taken + refused) * 200 > len(mutants) else 0)


if __name__ == "__main__":
    main()
