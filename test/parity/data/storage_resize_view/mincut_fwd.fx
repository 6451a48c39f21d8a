def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_2, 1);  primals_2 = None
    slice_1: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 1, 9223372036854775807)
    as_strided: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(slice_1, [2], [1])
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(as_strided, 2);  as_strided = None
    as_strided_scatter: "f32[3][1]cpu" = torch.ops.aten.as_strided_scatter.default(slice_1, mul_1, [2], [1]);  slice_1 = mul_1 = None
    slice_scatter: "f32[4][1]cpu" = torch.ops.aten.slice_scatter.default(mul, as_strided_scatter, 0, 1, 9223372036854775807);  mul = as_strided_scatter = None
    slice_3: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 0, 1, 9223372036854775807)
    as_strided_1: "f32[2][1]cpu" = torch.ops.aten.as_strided.default(slice_3, [2], [1]);  slice_3 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(slice_scatter);  slice_scatter = None
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(as_strided_1, primals_1);  primals_1 = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(sum_1, mul_2);  sum_1 = mul_2 = None
    return (add, as_strided_1)
