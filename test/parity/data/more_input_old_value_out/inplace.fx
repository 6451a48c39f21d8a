def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(b_1)
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(b_1, 1);  b_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(clone, a_1);  clone = a_1 = None
    return (mul, add_)
