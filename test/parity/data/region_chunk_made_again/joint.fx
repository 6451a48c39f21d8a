def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 4][4, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 2);  primals_2 = None
    slice_2: "f32[3, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 1, 2, 4)
    t_1: "f32[2, 3][1, 4]cpu" = torch.ops.aten.t.default(slice_2);  slice_2 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, t_1);  primals_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, t_1);  tangents_1 = t_1 = None
    return (mul, mul_1, mul_2, None)
