def forward(self, a_1: "f32[2, 2][1, 4]cpu", b_1: "f32[2][1]cpu"):
    mul_: "f32[2, 2][1, 4]cpu" = torch.ops.aten.mul_.Tensor(a_1, b_1);  a_1 = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_, [0]);  mul_ = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(sum_1, b_1);  sum_1 = b_1 = None
    return add
