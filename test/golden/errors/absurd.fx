def forward(self, a: "f32[9223372036854775807, 9223372036854775807]"):
    b = torch.ops.aten.sin.default(a)
    return (b,)
