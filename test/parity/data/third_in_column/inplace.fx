def forward(self, a_1: "f32[2][1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    select: "f32[2][3]cpu" = torch.ops.aten.select.int(b_1, 1, 1)
    add_: "f32[2][3]cpu" = torch.ops.aten.add_.Tensor(select, a_1);  select = add_ = None
    select_1: "f32[2][3]cpu" = torch.ops.aten.select.int(b_1, 1, 0);  b_1 = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(a_1, select_1);  a_1 = select_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    return sum_1
