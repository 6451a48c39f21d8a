def forward(self, a: "f32[3, 2, 4][8, 4, 1]cpu", b: "f32[1, 2, 3][6, 3, 1]cpu", c: "f32[1, 2, 3][6, 3, 1]cpu", d: "f32[12, 4][4, 1]cpu", e: "f32[12, 3][3, 1]cpu", f: "f32[12][1]cpu", g: "f32[12][1]cpu"):
    o = torch.ops.aten.lstm.input(a, [b, c], [d, e, f, g], True, 1, 0.0, True, False, False)
    o0 = o[0]
    return (o0,)
