def forward(self, a: "f32[4][1]cpu"):
    b = torch.ops.aten.mul.Tensor(a, 1)
    c = torch.ops.aten.dropout_.default(b, 0.3, True)
    return (c,)
