def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[6][1]cpu", tangents_1: "f32[2][1]cpu"):
    isnan: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(primals_1)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor, primals_1);  isnan = scalar_tensor = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where, [1]);  where = None
    isnan_1: "b8[6][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[6][1]cpu" = torch.ops.aten.where.self(isnan_1, scalar_tensor_1, primals_2);  isnan_1 = scalar_tensor_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, None);  where_1 = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    isnan_2: "b8[6][1]cpu" = torch.ops.aten.isnan.default(primals_2);  primals_2 = None
    logical_not: "b8[6][1]cpu" = torch.ops.aten.logical_not.default(isnan_2);  isnan_2 = None
    expand: "f32[6][0]cpu" = torch.ops.aten.expand.default(sum_3, [6]);  sum_3 = None
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(expand, logical_not);  expand = logical_not = None
    isnan_3: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(primals_1);  primals_1 = None
    logical_not_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_not.default(isnan_3);  isnan_3 = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 1);  tangents_1 = None
    expand_1: "f32[2, 3][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3]);  unsqueeze = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, logical_not_1);  expand_1 = logical_not_1 = None
    return (add, mul_1, mul)
