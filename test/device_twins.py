#!/usr/bin/env python3
"""device_twins.py BUILD_DIR SOURCE_DIR: every test that runs code on the host target runs the same on the CUDA device,
which is the PTX machine, in a test with the label "device".

A test NAME has its twin in NAME.device, or device_twins.txt names it, or says why there is none. A unit test needs one
if its object calls what compiles or runs host code. Lines of lit's tests that run a graph have one with --device=sim."""
import json
import os
import re
import subprocess
import sys

build, source = sys.argv[1:3]
RUNS = re.compile(r"^(aoti_codegen_compile|aoti_compile_pair\w*|aoti_unit_run|aoti_executable_create|aoti_plan_run"
                  r"|aot_function_create|aot_function_call|aot_executable_forward"
                  r"|aot_\w+_f(32|64)|aot_f(32|64)_to_\w+|shim_\w+)$")
wrong = []


def tests():
    shown = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"], check=True, capture_output=True, text=True)
    for test in json.loads(shown.stdout)["tests"]:
        labels = [p["value"] for p in test.get("properties", []) if p["name"] == "LABELS"]
        yield test["name"], labels[0] if labels else []


def undefined():
    """What the objects of each unit test leave undefined."""
    folder = f"{build}/test/unit/CMakeFiles"
    objects = [f"{folder}/{d}/{d.removesuffix('.dir')}.c.o" for d in os.listdir(folder) if d.startswith("test_")]
    listed = subprocess.run(["nm", "-A", "-u", *filter(os.path.exists, objects)], check=True, capture_output=True, text=True)
    found = {}
    for line in listed.stdout.splitlines():
        file, symbol = line.rsplit(":", 1)
        found.setdefault(os.path.basename(file).removesuffix(".c.o"), set()).add(symbol.split()[-1])
    return found


def table():
    for line in open(f"{source}/test/device_twins.txt"):
        if line.strip() and not line.startswith("#"):
            name, rest = line.rstrip("\n").split(None, 1)
            yield name, rest


labelled = dict(tests())
device = {name for name, labels in labelled.items() if "device" in labels}
said = dict(table())
symbols = undefined()
for name in sorted(labelled.keys() - device):
    unit = re.fullmatch(r"unit\.(test_\w+?)(\.all)?", name)
    runs = not unit or any(RUNS.match(symbol) for symbol in symbols[unit[1]])
    if name + ".device" in device or not runs:
        if name in said:
            wrong.append(f"{name}: device_twins.txt need not speak of it")
    elif name not in said:
        wrong.append(f"{name}: runs host code and has no twin on the device; make one, or give the reason in device_twins.txt")
for name, rest in said.items():
    if name not in labelled and not os.path.exists(f"{source}/test/unit/{name.removeprefix('unit.')}.c"):
        wrong.append(f"{name}: device_twins.txt speaks of it, and there is no such test")
    for twin in rest.split() if not rest.startswith("- ") else []:
        if name in labelled and twin not in device:
            wrong.append(f"{name}: its twin {twin} is no test on the device")

for folder, _, files in os.walk(f"{source}/test/golden"):
    for file in sorted(f for f in files if f.endswith(".test")):
        graphs = [set(), set()]
        for line in open(os.path.join(folder, file)):
            run = re.match(r"RUN: %aot-run (.*)", line)
            if run:
                graphs["--device=sim" in run[1]].add(re.sub(r"\s*(--device=sim|\|.*)\s*", " ", run[1]).strip())
        for graph in sorted(graphs[0] - graphs[1]):
            wrong.append(f"{file}: no line with --device=sim for {graph}")

print("\n".join(wrong) or f"{len(labelled) - len(device)} tests, {len(device)} on the device")
sys.exit(bool(wrong))
