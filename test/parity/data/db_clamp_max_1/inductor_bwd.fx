def forward(self, lt: "b8[][]cpu", eq: "b8[][]cpu", gt: "b8[][]cpu", tangents_1: "f32[][]cpu"):
    div: "f32[][]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2)
    where: "f32[][]cpu" = torch.ops.aten.where.self(eq, div, tangents_1);  eq = div = tangents_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[][]cpu" = torch.ops.aten.where.self(lt, scalar_tensor, where);  lt = None
    where_3: "f32[][]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, where);  gt = scalar_tensor = where = None
    return (where_3, where_1)
