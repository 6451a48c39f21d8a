def forward(self, a_1: "f32[4][1]cpu", b_1: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(b_1, 1);  b_1 = None
    slice_1: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 0, 2);  slice_1 = None
    slice_2: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 2, 3)
    slice_3: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 3, 4)
    mul_: "f32[1][1]cpu" = torch.ops.aten.mul_.Tensor(slice_2, 2);  slice_2 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul_);  mul_ = None
    add_: "f32[1][1]cpu" = torch.ops.aten.add_.Tensor(slice_3, sum_1);  slice_3 = sum_1 = add_ = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(a_1, mul);  a_1 = mul = None
    return mul_1
