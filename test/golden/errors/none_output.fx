def forward(self, a: "f32[2]"):
    b = torch.ops.aten.sin.default(a)
    return (b, None)
