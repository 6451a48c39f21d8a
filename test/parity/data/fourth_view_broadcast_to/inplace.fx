def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    expand: "f32[2, 3][0, 1]cpu" = torch.ops.aten.expand.default(mul, [2, 3])
    add_: "f32[3][1]cpu" = torch.ops.aten.add_.Tensor(mul, 1);  mul = add_ = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand, b_1);  expand = b_1 = None
    return mul_1
