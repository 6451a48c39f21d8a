def forward(self, a_1: "f32[2, 3][3, 1]cpu", b_1: "f32[3, 2][2, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    view: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mul, [2, 3])
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(view, [1, 0]);  view = None
    mul_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul_.Tensor(permute, 2);  permute = mul_ = None
    transpose: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(mul, -2, -1)
    add_: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add_.Tensor(transpose, 1);  transpose = add_ = None
    transpose_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.transpose.int(mul, -2, -1)
    mul__1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul_.Tensor(transpose_1, b_1);  transpose_1 = b_1 = mul__1 = None
    return mul
