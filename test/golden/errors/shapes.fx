def forward(self, a: "f32[2, 3]", b: "f32[4, 5]"):
    mm = torch.ops.aten.mm.default(a, b)
    return (mm,)
