def forward(self, a: "f32[3, 5]"):
    t = torch.ops.aten.t.default(a)
    sin = torch.ops.aten.sin.default(t)
    return (sin,)
