def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(select);  select = None
    select_1: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    select_2: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 1)
    copy_: "f32[3][1]cpu" = torch.ops.aten.copy_.default(select_1, select_2);  select_1 = select_2 = copy_ = None
    select_3: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 1)
    copy__1: "f32[3][1]cpu" = torch.ops.aten.copy_.default(select_3, clone);  select_3 = clone = copy__1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, a_1);  mul = a_1 = None
    return mul_1
