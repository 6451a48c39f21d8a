def forward(self, a: "f32[s0, 4][4, 1]cpu", b: "f32[s1, 4][4, 1]cpu"):
    add = torch.ops.aten.add.Tensor(a, b)
    return (add,)
