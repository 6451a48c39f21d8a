def forward(self, a: "f32[4]"):
    expand = torch.ops.aten.expand.default(a, [999999999999, 4])
    sin = torch.ops.aten.sin.default(expand)
    return (sin,)
