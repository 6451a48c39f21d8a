def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[2][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(mul, [1, 0])
    select: "f32[2][3]cpu" = torch.ops.aten.select.int(permute, 0, 0);  permute = None
    mul_: "f32[2][3]cpu" = torch.ops.aten.mul_.Tensor(select, b_1);  select = b_1 = mul_ = None
    return mul
