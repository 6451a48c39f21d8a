def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3, 2][2, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(mul, [1, 0])
    add_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add_.Tensor(permute, b_1);  permute = b_1 = add_ = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, 2);  mul = None
    return mul_1
