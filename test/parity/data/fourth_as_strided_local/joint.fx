def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 2][2, 1]cpu", tangents_1: "f32[2, 2][1, 2]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    as_strided: "f32[2, 2][1, 2]cpu" = torch.ops.aten.as_strided.default(mul, [2, 2], [1, 2], 1);  mul = None
    mul_1: "f32[2, 2][1, 2]cpu" = torch.ops.aten.mul.Tensor(as_strided, primals_2)
    mul_2: "f32[2, 2][1, 2]cpu" = torch.ops.aten.mul.Tensor(tangents_1, as_strided);  as_strided = None
    mul_3: "f32[2, 2][1, 2]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    new_zeros: "f32[6][1]cpu" = torch.ops.aten.new_zeros.default(mul_3, [6])
    as_strided_1: "f32[2, 2][1, 2]cpu" = torch.ops.aten.as_strided.default(new_zeros, [2, 2], [1, 2], 1)
    copy: "f32[2, 2][1, 2]cpu" = torch.ops.aten.copy.default(as_strided_1, mul_3);  as_strided_1 = mul_3 = None
    as_strided_scatter: "f32[6][1]cpu" = torch.ops.aten.as_strided_scatter.default(new_zeros, copy, [2, 2], [1, 2], 1);  new_zeros = copy = None
    as_strided_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [2, 3], [3, 1], 0);  as_strided_scatter = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(as_strided_4, 2);  as_strided_4 = None
    return (mul_1, mul_4, mul_2)
