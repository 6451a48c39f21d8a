def forward(self, primals_1: "f32[4, 3][3, 1]cpu"):
    sigmoid: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sigmoid.default(primals_1)
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, 0.9);  sigmoid = None
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, 0.05);  mul = None
    lt: "b8[4, 3][3, 1]cpu" = torch.ops.aten.lt.Scalar(add, 0.0001)
    gt: "b8[4, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(add, 0.9999)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.9999, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, add);  gt = scalar_tensor = add = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0001, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, where);  lt = scalar_tensor_1 = where = None
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, where_1)
    div: "f32[4, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(where_1, sub);  where_1 = sub = None
    log: "f32[4, 3][3, 1]cpu" = torch.ops.aten.log.default(div);  div = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(log, [0]);  log = None
    return (sum_1, primals_1)
