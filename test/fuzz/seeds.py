#!/usr/bin/env python3
"""Where the fuzzers begin: inputs and words, made of what the tree has.

usage: seeds.py SOURCE OUT

OUT/NAME is a folder of inputs for fuzz_NAME and OUT/NAME.dict its dictionary, where words help:
    seeds.py . build/seeds
    build/fuzz/test/fuzz/fuzz_ptx -dict=build/seeds/ptx.dict -max_len=6000 build/seeds/ptx test/fuzz/corpus/ptx
"""
import glob
import os
import re
import shutil
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "device"))
import ptx_mutants

PUNCTUATION = ", ; { } [ ] ( ) < > : ! @ | = + - ~ <<".split()
DIRECTIVES = ("version target address_size entry func param reg shared global const local visible extern weak common "
              "align maxntid reqntid minnctapersm maxnreg maxnctapersm pragma section file loc alias noreturn ptr "
              "branchtargets callprototype calltargets attribute managed unified").split()
HEAD = ".version 8.6\n.target sm_90\n.address_size 64\n.visible .entry k() {\n.shared .align 16 .b8 shr[1024];\n"
REGISTERS = {"P": "pred", "H": "b16", "R": "b32", "D": "b64", "F": "f32", "E": "f64", "Q": "b128", "U": "u32", "S": "s32",
             "V": "u64", "G": "f16", "X": "f16x2"}


def first_words(path, macro):
    """The texts that the rows of a table begin with."""
    return re.findall(r'^%s\((?:\w+, )?"([^"]+)"' % macro, open(path).read(), re.M)


def dictionary(path, words):
    escaped = [w.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\x0A") for w in words if w]
    with open(path, "w") as f:
        f.writelines('"%s"\n' % w for w in sorted(set(escaped)))


def put(folder, name, data):
    with open(os.path.join(folder, name), "wb") as f:
        f.write(data if isinstance(data, bytes) else data.encode())


def ptx(root, out, folder):
    lib = os.path.join(root, "lib/ptxsim/")
    words = first_words(lib + "opcodes.def", "PTX_OP") + first_words(lib + "sregs.def", "PTX_SREG") + PUNCTUATION
    for table, macro in (("mods", "PTX_MOD"), ("types", "PTX_TYPE")):
        words += ["." + w for w in first_words(lib + table + ".def", macro)]
    forms = [l.strip() for l in open(os.path.join(root, "test/device/ptx_forms.txt")) if l.strip() and l[0] != "#"]
    words += ["." + d for d in DIRECTIVES] + [l.split()[0] for l in forms] + [" R1", " %r<9>", " 0f3f800000", "0xFF(", ":"]
    dictionary(os.path.join(out, "ptx.dict"), words)
    for k in range(0, len(forms), 6):
        some = forms[k:k + 6]
        used = {c for l in some for c in re.findall(r"\b([A-Z])\d", l)}
        regs = "".join(".reg .%s %s<9>;\n" % (REGISTERS[c], c) for c in sorted(used) if c in REGISTERS)
        put(folder, "forms_%d.ptx" % k, HEAD + regs + "".join(l + ";\n" for l in some) + "ret;\n}\n")
    for path in glob.glob(os.path.join(root, "test/data/**/*.ptx"), recursive=True):
        for k, text in enumerate(ptx_mutants.kernels(open(path).read())):
            text = re.sub(r"\s*//[^\n]*", "", re.sub(r"^\s*\.section.*", "", text, flags=re.M | re.S))
            text = re.sub(r"\{(?:\s*\d+,){64}[^}]*\}", "{1, 2}", text)
            if len(text) < 6000:
                put(folder, "%s_%d.ptx" % (os.path.basename(path)[:-4], k), text)


def copies(root, folder, patterns, most):
    """Of many files every so manieth: about 800 in all."""
    for pattern in patterns:
        found = sorted(p for p in glob.glob(os.path.join(root, pattern), recursive=True)
                       if os.path.isfile(p) and os.path.getsize(p) <= most)
        for path in found[::1 + len(found) // 800]:
            put(folder, os.path.relpath(path, root).replace("/", "_"), open(path, "rb").read())


def graphs(root, out, name):
    ops = re.findall(r"^[^#\n]*?\b(\w+\.?\w*)\(", open(os.path.join(root, "lib/ir/ops.txt")).read(), re.M)
    words = ["aten.%s" % (o if "." in o else o + ".default") for o in ops]
    words += ("torch.float32 torch.int64 torch.bool torch.bfloat16 torch.ops. device(type='cpu') def forward(self, return "
              '"f32[ "i64[ "Sym(s0)" None = (" : ').split(" ") + ["\n        "]
    dictionary(os.path.join(out, name + ".dict"), words)


def main():
    root, out = sys.argv[1:]
    what = {"graph": (["test/parity/data/*/*.fx", "test/data/**/*.fx"], 6000),
            "import": (["test/data/**/*.txt", "test/data/**/*.py", "test/data/**/*.log", "test/parity/data/*/joint.fx"], 8000),
            "pt2": (["test/data/**/*.pt2", "test/data/**/*.json"], 60000),
            "safetensors": (["test/data/**/*.safetensors"], 8000),
            "zip": (["test/data/**/*.npz", "test/data/**/*.zip", "test/data/**/*.pt2"], 20000),
            "npy": (["test/data/**/*.npy"], 8000),
            "loop": (["test/golden/**/*.loop"], 8000), "ptx": ([], 0)}
    for name, (patterns, most) in what.items():
        folder = os.path.join(out, name)
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        copies(root, folder, patterns, most)
    ptx(root, out, os.path.join(out, "ptx"))
    graphs(root, out, "graph")
    graphs(root, out, "import")
    for name in what:
        print("%s: %d inputs" % (name, len(os.listdir(os.path.join(out, name)))))


main()
