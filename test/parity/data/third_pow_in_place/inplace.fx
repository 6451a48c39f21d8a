def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(a_1, 3);  a_1 = None
    pow_: "f32[3][1]cpu" = torch.ops.aten.pow_.Scalar(add, 2);  add = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(pow_, b_1);  pow_ = b_1 = None
    return mul
