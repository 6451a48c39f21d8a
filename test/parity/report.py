"""Runs the parity tests in full and writes what they find into docs/parity.md. Usage: report.py BUILD [TEST ...]

Every case that is not PyTorch's is listed with the reason that known_*.txt gives. Tests not named keep their rows.
"""
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
DOC = os.path.join(HERE, "..", "..", "docs", "parity.md")
BEGIN, END = "<!-- made by test/parity/report.py: begin -->\n", "<!-- end -->\n"

# Line of the test's output, what it is, and where the reasons are.
ROWS = {
    "joint graph": ("joint graphs, text", ["known_joint.txt"]),
    "core_aten": ("joint graphs under the core_aten decompositions, text", ["known_core_aten.txt"]),
    "inductor": ("joint graphs under the inductor decompositions, text", ["known_inductor.txt"]),
    "default partition": ("forward and backward, default partition, text", ["partition_differs.txt"]),
    "min_cut partition": ("forward and backward, min-cut, text", ["partition_differs.txt"]),
    "partitions under other settings": ("forward and backward, min-cut under other settings, text", ["partition_differs.txt"]),
    "partitions of inductor graphs": ("forward and backward, min-cut with the inductor decompositions, text", ["partition_differs.txt"]),
    "eager": ("values and gradients, reference kernels", ["known_eager.txt"]),
    "compiled": ("values and gradients, host code", ["known_compiled.txt"]),
    "device": ("values and gradients, PTX", ["known_compiled.txt", "known_device.txt"]),
    "eager rounding": ("f16 and bf16 rounded after every operator: within one rounding of the reference kernels", ["known_rounding.txt"]),
    "fused rounding": ("f16 and bf16 rounded where they are stored: no further from f64 than eager execution", ["known_rounding.txt"]),
}
PARTITIONS = {"default": "default partition", "min_cut": "min_cut partition", "inductor": "partitions of inductor graphs"}
TESTS = ["test_parity_joint", "test_parity_partition", "test_parity_compiled", "test_parity_device", "test_parity_rounding"]


def reasons(files):
    out = {}
    for f in files:
        for line in open(os.path.join(HERE, f)):
            m = re.match(r"([\w.]+)(?: (\w+):|\t)\s*(.+)", line)
            if m:
                out[m[1], m[2]] = out[m[1], None] = m[3].strip()
    return out


def run(build, test):
    """{title: (good, total, [(case, setting, what)], how many of the good are so by finite differences)}"""
    env = {**os.environ, "AOT_TEST_ALL": "1", "AOT_PARITY_LIST": "1"}
    if test == "test_parity_device":
        env["LD_LIBRARY_PATH"] = os.path.join(build, "lib", "ptxsim")
    text = subprocess.run([os.path.join(build, "test", "unit", test)], env=env, capture_output=True, text=True).stdout
    found = {}
    for title in ROWS:
        m = re.search(rf"^{title}: (\d+) of (\d+)$", text, re.M)
        if not m:
            continue
        if test == "test_parity_partition":
            all_cases = re.findall(r"^partition ([\w.]+) (\w+): (.+)$", text, re.M)
            cases = [c for c in all_cases if PARTITIONS.get(c[1], "partitions under other settings") == title]
        else:
            cases = [(c, "", what) for c, what in re.findall(rf"^{title} ([\w.]+): (?!is right now)(.+)$", text, re.M)]
        slopes = re.search(rf"^{title}: (\d+) by finite differences$", text, re.M)
        found[title] = (int(m[1]), int(m[2]), cases, int(slopes[1]) if slopes else 0)
    return found


def previous(text):
    """The rows and lists that stand in the document."""
    rows = dict(re.findall(r"^\| ([^|]+) \| (\d+ of \d+ \| [\d.]+%(?: \| [^|]*)?) \|$", text, re.M))
    lists = dict(re.findall(r"^### (.+)\n\n((?:- .+\n)+)", text, re.M))
    return rows, lists


def main():
    build, wanted = sys.argv[1], sys.argv[2:] or TESTS
    found = {}
    for test in wanted:
        found.update(run(build, test))
    doc = open(DOC).read()
    rows, lists = previous(doc)
    for title, (good, total, cases, slopes) in found.items():
        name, files = ROWS[title]
        why = reasons(files)
        percent = f"{100 * good / total:.1f}" if good == total or 100 * good / total < 99.95 else "99.9"
        wrong = sum("PyTorch is wrong" in (why.get((c, s or None)) or why.get((c, None)) or "") for c, s, _ in cases)
        note = f"{slopes} checked against finite differences" if slopes else f"{wrong} of the rest" if wrong else ""
        rows[name] = f"{good} of {total} | {percent}% | {note}"
        lists.pop(name, None)
        if cases:
            lines = [
                f"- `{case}`{' ' + setting if setting else ''}: {why.get((case, setting or None)) or why.get((case, None)) or what}\n"
                for case, setting, what in cases
            ]
            lists[name] = "".join(lines)
    order = [name for name, _ in ROWS.values()]
    text = "| what | as PyTorch | | where PyTorch is wrong |\n|---|---|---|---|\n"
    text += "".join(f"| {n} | {rows[n]} |\n" for n in order if n in rows)
    text += "\nText: to the letter. Values: within the bound above. What differs, and why:\n"
    text += "".join(f"\n### {n}\n\n{lists[n]}" for n in order if n in lists)
    head, rest = doc.split(BEGIN)
    open(DOC, "w").write(head + BEGIN + "\n" + text + "\n" + END + rest.split(END)[1])
    for n in order:
        if n in rows:
            print(f"{n}: {rows[n]}")


if __name__ == "__main__":
    main()
