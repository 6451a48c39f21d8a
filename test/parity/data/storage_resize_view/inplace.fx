def forward(self, a_1: "f32[2][1]cpu", b_1: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(b_1, 1);  b_1 = None
    slice_1: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 1, 9223372036854775807)
    resize_: "f32[2][1]cpu" = torch.ops.aten.resize_.default(slice_1, [2]);  slice_1 = None
    mul_: "f32[2][1]cpu" = torch.ops.aten.mul_.Tensor(resize_, 2);  resize_ = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(mul_, a_1);  mul_ = a_1 = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(sum_1, mul_1);  sum_1 = mul_1 = None
    return add
