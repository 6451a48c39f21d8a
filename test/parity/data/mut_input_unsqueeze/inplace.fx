def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    unsqueeze_: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze_.default(a_1, 0);  a_1 = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_, b_1);  unsqueeze_ = b_1 = None
    return mul
