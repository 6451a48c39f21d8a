def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu", c_1: "f32[3][1]cpu"):
    unsqueeze_: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze_.default(b_1, 0);  b_1 = None
    mul_: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(unsqueeze_, 2);  unsqueeze_ = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(a_1);  a_1 = None
    mul: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_, c_1);  mul_ = c_1 = None
    add: "f32[1, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(sum_1, mul);  sum_1 = mul = None
    return add
