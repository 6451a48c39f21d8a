def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_1: "f32[][]cpu" = torch.ops.aten.select.int(select, 0, 1);  select = None
    fill_: "f32[][]cpu" = torch.ops.aten.fill_.Scalar(select_1, 5.0);  select_1 = fill_ = None
    select_2: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_3: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 1)
    copy_: "f32[3][1]cpu" = torch.ops.aten.copy_.default(select_3, select_2);  select_3 = select_2 = copy_ = None
    return mul
