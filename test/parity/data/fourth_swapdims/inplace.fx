def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3, 2][2, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 2);  a_1 = None
    transpose_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose_.default(mul, 0, 1);  mul = None
    transpose__1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.transpose_.default(transpose_, 0, 1);  transpose_ = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(transpose__1, [1, 0])
    mul_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul_.Tensor(permute, b_1);  permute = b_1 = mul_ = None
    return transpose__1
