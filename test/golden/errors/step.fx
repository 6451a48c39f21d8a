def forward(self, a: "f32[5]", b: "f32[1]"):
    y = torch.ops.aten.slice.Tensor(a, 0, 0, 9223372036854775807, 9223372036854775807)
    z = torch.ops.aten.mul.Tensor(y, b)
    return (z,)
