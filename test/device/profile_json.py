#!/usr/bin/env python3
"""usage: profile_json.py PTXSIM SQUARES.ptx

The counters of five threads that each store i * i + a, worked out by hand: the JSON is whole, its sums agree with its lines,
and the listing shows the same numbers.
"""
import json
import subprocess
import sys

command = [sys.argv[1], "profile", sys.argv[2], "--block", "5", "--arg", "f32:0.5", "--arg", "out:f32[5]"]
counters = json.loads(subprocess.run(command + ["--json"], capture_output=True, text=True, check=True).stdout)
assert counters["kernel"] == "squares" and counters["grid"] == [1, 1, 1] and counters["block"] == [5, 1, 1]
# Nine instructions of one warp with five lanes; one fused multiply-add a lane; five floats stored, in one sector.
assert counters["total"]["warps"] == 9 and counters["total"]["lanes"] == 45
assert counters["utilisation"][5] == 9 and sum(counters["utilisation"]) == 9
assert counters["flops"] == {"f32": 10} and counters["total"]["flops"] == 10
assert counters["store_bytes"] == 20 and counters["store_sectors"] == 1 and counters["load_bytes"] == 0
assert counters["distinct_written"] == 20 and counters["distinct_read"] == 0
assert counters["intensity"] == 0.5 and counters["coalescing"] == 1.0
for key in counters["total"]:
    assert sum(line[key] for line in counters["lines"]) == counters["total"][key], key
assert sum(c["warps"] for c in counters["classes"].values()) == 9
assert counters["floor_seconds"] > 0 and counters["floor_term"]
text = open(sys.argv[2]).read().split("\n")
assert "st.global.f32" in text[[l for l in counters["lines"] if l["requested"]][0]["line"] - 1]

listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
assert "warp-instructions 9, active lanes 5.0 of 32" in listing, listing
assert "0 bytes loaded, 20 stored; 1 sectors, coalescing 100.0 %" in listing, listing
shown = [l for l in listing.split("\n") if "fma.rn.f32" in l]
assert len(shown) == 1 and shown[0].split()[:2] == ["1", "5.0"] and "14" in shown[0].split(), shown
