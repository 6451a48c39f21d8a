def forward(self, a: "f32[3, 2, 4][8, 4, 1]cpu", b: "f32[2, 2, 3][6, 3, 1]cpu", c: "f32[9, 4][4, 1]cpu", d: "f32[9, 3][3, 1]cpu", e: "f32[9, 4][4, 1]cpu", f: "f32[9, 3][3, 1]cpu"):
    o = torch.ops.aten.gru.input(a, b, [c, d, e, f], False, 1, 0.0, True, True, False)
    o0 = o[0]
    return (o0,)
