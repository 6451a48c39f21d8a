def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[6][1]cpu"):
    isnan: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(primals_1)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor, primals_1);  isnan = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where, [1]);  where = None
    isnan_1: "b8[6][1]cpu" = torch.ops.aten.isnan.default(primals_2)
    where_1: "f32[6][1]cpu" = torch.ops.aten.where.self(isnan_1, scalar_tensor, primals_2);  isnan_1 = scalar_tensor = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where_1, None);  where_1 = None
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    isnan_2: "b8[6][1]cpu" = torch.ops.aten.isnan.default(primals_2);  primals_2 = None
    logical_not: "b8[6][1]cpu" = torch.ops.aten.logical_not.default(isnan_2);  isnan_2 = None
    isnan_3: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(primals_1);  primals_1 = None
    logical_not_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_not.default(isnan_3);  isnan_3 = None
    return (add, logical_not, logical_not_1)
