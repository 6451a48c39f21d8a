def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_1: "f32[2][3]cpu" = torch.ops.aten.select.int(mul, 1, 1)
    mul_: "f32[3][1]cpu" = torch.ops.aten.mul_.Tensor(select, 2);  select = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul_);  mul_ = None
    add_: "f32[2][3]cpu" = torch.ops.aten.add_.Tensor(select_1, sum_1);  select_1 = sum_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(add_);  add_ = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, sum_2);  mul = sum_2 = None
    return mul_1
