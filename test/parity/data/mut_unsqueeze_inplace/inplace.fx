def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    unsqueeze_: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze_.default(mul, 0);  mul = None
    add: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.add.Tensor(unsqueeze_, b_1);  unsqueeze_ = b_1 = None
    return add
