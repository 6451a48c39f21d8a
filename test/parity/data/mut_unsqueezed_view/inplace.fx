def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    unsqueeze: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 1)
    mul_: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.mul_.Tensor(unsqueeze, 2);  unsqueeze = mul_ = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0]);  mul = None
    return sum_1
