def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    lt: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.lt.Scalar(primals_1, -1.0)
    gt: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 2.0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(2.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, primals_1);  gt = scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, where);  lt = scalar_tensor_1 = where = None
    sub: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(1, where_1)
    div: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.div.Tensor(where_1, sub);  where_1 = sub = None
    log: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.log.default(div);  div = None
    ge: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.ge.Scalar(primals_1, 0.0)
    le: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.le.Scalar(primals_1, 1.0)
    logical_and: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.logical_and.default(ge, le);  ge = le = None
    sub_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, primals_1)
    mul: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sub_1);  primals_1 = sub_1 = None
    div_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, mul);  tangents_1 = mul = None
    full: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    where_2: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(logical_and, div_1, full);  logical_and = div_1 = full = None
    return (log, where_2)
