def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3][1]cpu"):
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(a_1, 2);  a_1 = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_, [0]);  mul_ = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, b_1);  sum_1 = b_1 = None
    return mul
