def forward(self, a_1: "f32[3, 2][2, 1]cpu"):
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    slice_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, -2, 9223372036854775807)
    select: "f32[2][2]cpu" = torch.ops.aten.select.int(slice_1, 1, -1);  slice_1 = None
    mul_: "f32[2][2]cpu" = torch.ops.aten.mul_.Tensor(select, 3);  select = mul_ = None
    unsqueeze: "f32[3, 2, 1][2, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 2)
    select_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.select.int(unsqueeze, 0, 0);  unsqueeze = None
    add_: "f32[2, 1][1, 1]cpu" = torch.ops.aten.add_.Tensor(select_1, 1);  select_1 = add_ = None
    return mul
