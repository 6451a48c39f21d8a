"""What the scripts that compare the PTX machine with ptxas on single instructions share."""
import subprocess

HEAD = """.version 8.6
.target sm_90
.address_size 64
.global .align 16 .b32 glo[4];
.const .align 16 .b32 con[4];
.visible .entry k(.param .u64 p0) {
.shared .align 16 .b8 shr[1024];
.shared .align 16 .b32 arr[4];
.local .align 16 .b32 loc[4];
.reg .pred P<9>; .reg .b16 H<9>; .reg .b32 R<11>; .reg .b64 D<9>; .reg .f32 F<9>; .reg .f64 E<9>; .reg .b128 Q<4>;
.reg .u32 U<9>; .reg .s32 S<9>; .reg .u64 V<9>; .reg .f16 G<9>; .reg .f16x2 X<9>;
mov.u32 R1, %tid.x;
"""
TAIL = ";\nret;\n}\n"
TYPES = ("b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f16 f16x2 bf16 bf16x2 tf32 f32 f64 pred f32x2 u16x2 "
         "s16x2").split()
SPACES = "global shared local const param".split()


def split(line):
    """An instruction as its opcode and its operands."""
    opcode, _, rest = line.partition(" ")
    operands, depth, word = [], 0, ""
    for c in rest:
        depth += (c in "{[") - (c in "}]")
        if c == "," and not depth:
            operands.append(word.strip())
            word = ""
        else:
            word += c
    return opcode, operands + [word.strip()] if word.strip() else operands


def machine(ptxsim, files):
    """What the machine says of each file."""
    run = subprocess.run([ptxsim, "load"] + files, capture_output=True, text=True, errors="replace")
    said = dict(l.split("\t", 1) for l in run.stdout.splitlines() if "\t" in l)
    return [said.get(f, "no answer") for f in files]
