def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    unsqueeze: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 0)
    expand: "f32[3, 2, 3][0, 3, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [3, 2, 3]);  unsqueeze = None
    mul_: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul_.Tensor(mul, 2);  mul = mul_ = None
    sum_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(expand, [0]);  expand = None
    return sum_1
