def forward(self, a_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(mul, 0, 0)
    slice_1: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(select, 0, 1, 9223372036854775807);  select = None
    mul_: "f32[2][1]cpu" = torch.ops.aten.mul_.Tensor(slice_1, 2);  slice_1 = mul_ = None
    sin: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sin.default(mul);  mul = None
    return sin
