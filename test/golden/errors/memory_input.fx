def forward(self, a: "f32[999999999999, 4]"):
    c = torch.ops.aten.sin.default(a)
    return (c,)
