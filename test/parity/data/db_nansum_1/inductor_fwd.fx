def forward(self, primals_1: "f32[][]cpu"):
    isnan: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_1)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[][]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor, primals_1);  isnan = scalar_tensor = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(where, None);  where = None
    isnan_1: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_1);  primals_1 = None
    logical_not: "b8[][]cpu" = torch.ops.aten.logical_not.default(isnan_1);  isnan_1 = None
    return (sum_1, logical_not)
