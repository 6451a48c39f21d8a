#!/usr/bin/env python3
"""Writes docs/math.md: for each function of kernels-ir its largest error, its time per element on this machine and the
PTX instructions of one evaluation.

Usage: table.py LLVM_BIN_DIR MATH_BC > docs/math.md     (needs cc)

Errors are those of bounds.def, which the tests hold. Times are the best of many passes of a vectorised loop over 2^14
elements, which the second-level cache holds, one thread. Instructions are those of the function compiled alone for
sm_80, parameters not counted, both arms of a branch counted.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

DRIVER = r"""
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
enum { N = 1 << 14 };
static float x32[N], y32[N], z32[N];
static double x64[N], y64[N], z64[N];
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}
static void fill(double low, double high) {
  for (int i = 0; i < N; i++) {
    x32[i] = x64[i] = low + (high - low) * rand() / RAND_MAX;
    y32[i] = y64[i] = 0.5 + 2.0 * rand() / RAND_MAX;
  }
}
static void measure(const char *name, void (*f)(void *, void *, void *, long), void *x, void *y, void *z) {
  double best = 1e30;
  for (int i = 0; i < 60; i++) {
    double start = now();
    for (int k = 0; k < 4; k++) f(x, y, z, N);
    double time = (now() - start) / 4 / N;
    if (time < best) best = time;
  }
  printf("%s %.2f\n", name, best);
}
"""

RANGES = {"log": (0.01, 50), "log2": (0.01, 50), "log10": (0.01, 50), "log1p": (-0.9, 5), "acosh": (1, 20), "asin": (-1, 1),
          "acos": (-1, 1), "atanh": (-0.99, 0.99), "rsqrt": (0.01, 50), "pow": (0.01, 5), "fmod": (-50, 50),
          "remainder": (-50, 50), "sin": (-30, 30), "cos": (-30, 30), "tan": (-30, 30)}


def bounds():
    text = (pathlib.Path(__file__).parent.parent / "bounds.def").read_text()
    rows = {}
    for name, single, double in re.findall(r"^AOT_BOUND(?:_2)?\((\w+), ([\d.]+), ([\d.]+)\)", text, re.M):
        rows[name] = (single, double)
        if name in ("sin", "cos", "tan"):
            rows[name + "_small"] = (single, double)
        if name == "pow":
            rows |= {"fmod": ("0", "0"), "fmod_small": ("0", "0"), "remainder": ("0.5", "0.5"),
                     "remainder_small": ("0.5", "0.5")}
    return rows


def loops(functions):
    out = ['target triple = "x86_64-unknown-linux-gnu"']
    for name, kind in functions:
        t = "float" if kind == "f32" else "double"
        two = re.match(r"pow|atan2|fmod|remainder", name)
        out.append(f"""
declare {t} @aot_{name}_{kind}({t}{", " + t if two else ""})
define void @loop_{name}_{kind}(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) #9 {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %pa = getelementptr {t}, ptr %a, i64 %i
  %x = load {t}, ptr %pa
  %pb = getelementptr {t}, ptr %b, i64 %i
  %y = load {t}, ptr %pb
  %r = call {t} @aot_{name}_{kind}({t} %x{f", {t} %y" if two else ""})
  %pc = getelementptr {t}, ptr %c, i64 %i
  store {t} %r, ptr %pc
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}""")
    out.append('attributes #9 = { "prefer-vector-width"="512" }')
    return "\n".join(out)


def times(llvm, math, functions, work):
    (work / "loops.ll").write_text(loops(functions))
    (work / "names").write_text("\n".join(f"loop_{n}_{k}" for n, k in functions))
    run([llvm / "llvm-link", work / "loops.ll", math, "-o", work / "loops.bc"])
    run([llvm / "opt", "-mcpu=native", "-passes=internalize,globaldce,default<O3>",
         f"-internalize-public-api-file={work / 'names'}", work / "loops.bc", "-o", work / "opt.bc"])
    run([llvm / "llc", "-O3", "-mcpu=native", "-relocation-model=pic", "-filetype=obj", work / "opt.bc", "-o", work / "opt.o"])
    driver = DRIVER
    calls = ""
    for name, kind in functions:
        low, high = RANGES.get(name.removesuffix("_small"), (-3, 3))
        bits = kind[1:]
        driver += f"void loop_{name}_{kind}(void *, void *, void *, long);\n"
        calls += f'  fill({low}, {high});\n  measure("{name}_{kind}", loop_{name}_{kind}, x{bits}, y{bits}, z{bits});\n'
    (work / "driver.c").write_text(driver + "int main(void) {\n" + calls + "}\n")
    run(["cc", "-O2", work / "driver.c", work / "opt.o", "-o", work / "driver"])
    lines = run([work / "driver"]).split("\n")
    return dict(line.split() for line in lines if line)


def instructions(llvm, math, work):
    run([llvm / "opt", "-mtriple=nvptx64-nvidia-cuda", "-passes=default<O2>", math, "-o", work / "nvptx.bc"])
    ptx = run([llvm / "llc", "-mtriple=nvptx64-nvidia-cuda", "-mcpu=sm_80", work / "nvptx.bc", "-o", "-"])
    counts = {}
    for name, body in re.findall(r"\.visible \.func.*? (aot_\w+)\(.*?\n\{\n(.*?)\n\}", ptx, re.S):
        code = [line.strip() for line in body.split("\n")]
        counts[name] = sum(bool(re.match(r"(@\S+ )?[a-z]", c)) and not re.match(r"(ld|st)\.param|ret|mov\.b", c) for c in code)
    return counts


def run(command):
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    return done.stdout


def processor():
    for line in pathlib.Path("/proc/cpuinfo").read_text().split("\n"):
        if line.startswith("flags"):
            return "AVX-512" if " avx512f " in line else "AVX2" if " avx2 " in line else "SSE"
    return "this machine"


def main(llvm, math):
    rows = bounds()
    functions = [(name, kind) for kind in ("f32", "f64") for name in rows]
    with tempfile.TemporaryDirectory() as directory:
        work = pathlib.Path(directory)
        ns = times(pathlib.Path(llvm), math, functions, work)
        counts = instructions(pathlib.Path(llvm), math, work)
    print(f"""# The math functions

Both targets, and forward and backward, compute with the functions of `kernels-ir/`; their files state ranges, special
values and methods. This table is written by `kernels-ir/gen/table.py`.

- **ulp**: the largest error, in units of the last place of the result. It is the bound in the file's header, which the
  tests hold against MPFR over all exponents, both signs and the special values. For f32 it was measured over at least
  2^30 floats spread over the whole range (exp, expm1, exp2 and log: over all 2^32) against the f64 function; for f64 and
  for two arguments over millions of arguments, denser where functions turn; then a few hundredths were added. 0.5 is
  correctly rounded; 0 is exact. `test_kernels_exhaustive 1` repeats the f32 sweep in full.
- **ns**: per element in a vectorised loop over 2^14 elements on {processor()}, one thread, best of many passes.
- **PTX**: instructions of one evaluation for sm_80, both arms of a branch counted.

The `_small` forms are the same functions to the bit for arguments known to be moderate: |x| < 2^18 (f32) or 2^30 (f64)
for the trigonometric ones, |x/y| < 2^22 or 2^51 for fmod and remainder. A vector loop around the general form pays for
the rare arguments at every element; a GPU thread branches. Host kernels look at their arguments and use the `_small`
trigonometric functions wherever they can (`lib/codegen/moderate.c`).

| function | f32 ulp | f32 ns | f32 PTX | f64 ulp | f64 ns | f64 PTX |
|---|---:|---:|---:|---:|---:|---:|""")
    for name, (single, double) in rows.items():
        cells = [f"`{name}`"]
        for kind, bound in (("f32", single), ("f64", double)):
            key = f"{name}_{kind}"
            cells += [bound, ns[key], str(counts["aot_" + key])]
        print("| " + " | ".join(cells) + " |")
    print("""
Conversions between float or double and bfloat16 or half are exact or rounded once to nearest even (`convert.ll`);
`philox.ll` holds the random numbers: Philox 4x32-10 in PyTorch's arrangement, uniforms and normals.""")


if __name__ == "__main__":
    main(*sys.argv[1:3])
