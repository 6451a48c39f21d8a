def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    lt: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.lt.Scalar(primals_1, -1.0)
    gt: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 2.0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(2.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, primals_1);  gt = scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, where);  lt = scalar_tensor_1 = where = None
    sub: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(1, where_1)
    div: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.div.Tensor(where_1, sub);  where_1 = sub = None
    log: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.log.default(div);  div = None
    return (log, primals_1)
