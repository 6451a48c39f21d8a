def forward(self, primals_1: "f32[4][1]cpu"):
    lt: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, -1.0)
    gt: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 2.0)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(2.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, primals_1);  gt = scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(-1.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[4][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor_1, where);  lt = scalar_tensor_1 = where = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1, where_1)
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(where_1, sub);  where_1 = sub = None
    log: "f32[4][1]cpu" = torch.ops.aten.log.default(div);  div = None
    lt_1: "b8[4][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0.1)
    gt_1: "b8[4][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0.9)
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.9, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[4][1]cpu" = torch.ops.aten.where.self(gt_1, scalar_tensor_2, primals_1);  gt_1 = scalar_tensor_2 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[4][1]cpu" = torch.ops.aten.where.self(lt_1, scalar_tensor_3, where_2);  lt_1 = scalar_tensor_3 = where_2 = None
    sub_1: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1, where_3)
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(where_3, sub_1);  where_3 = sub_1 = None
    log_1: "f32[4][1]cpu" = torch.ops.aten.log.default(div_1);  div_1 = None
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(log, log_1);  log = log_1 = None
    return (add, primals_1)
