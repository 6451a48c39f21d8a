def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu"):
    as_strided_1: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(primals_1, [3], [1], 0)
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_1, 0);  as_strided_1 = None
    mul: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, 2);  unsqueeze = None
    squeeze: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(mul, 0);  mul = None
    as_strided_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided_scatter.default(primals_1, squeeze, [3], [1], 0);  primals_1 = squeeze = None
    as_strided_3: "f32[3][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [3], [1], 0)
    unsqueeze_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(as_strided_3, 0);  as_strided_3 = None
    as_strided_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter, [2, 3], [3, 1], 0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(as_strided_4);  as_strided_4 = None
    mul_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_1, primals_2);  primals_2 = None
    add: "f32[1, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(sum_1, mul_1);  sum_1 = mul_1 = None
    return (as_strided_scatter, add, unsqueeze_1, unsqueeze_1)
