def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 2);  primals_2 = None
    slice_1: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 1, 4)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, slice_1);  primals_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, slice_1);  tangents_1 = slice_1 = None
    return (mul, mul_1, mul_2, None)
