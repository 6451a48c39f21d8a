def forward(self, a_1: "f32[3, 2][2, 1]cpu", b_1: "f32[3, 2][2, 1]cpu", c_1: "f32[4, 3][3, 1]cpu"):
    mul_: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul_.Tensor(b_1, 0.99);  b_1 = None
    detach: "f32[3, 2][2, 1]cpu" = torch.ops.aten.detach.default(a_1)
    add_: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add_.Tensor(mul_, detach, alpha = 0.01);  mul_ = detach = None
    matmul: "f32[4, 2][2, 1]cpu" = torch.ops.aten.matmul.default(c_1, a_1);  a_1 = None
    matmul_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.matmul.default(c_1, add_);  c_1 = add_ = None
    sub: "f32[4, 2][2, 1]cpu" = torch.ops.aten.sub.Tensor(matmul, matmul_1);  matmul = matmul_1 = None
    square: "f32[4, 2][2, 1]cpu" = torch.ops.aten.square.default(sub);  sub = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(square);  square = None
    return mean
