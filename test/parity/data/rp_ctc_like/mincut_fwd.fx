def forward(self, primals_1: "f32[2, 4][4, 1]cpu", primals_2: "i64[2][1]cpu", primals_3: "f32[2, 4][4, 1]cpu", primals_4: "i64[2, 4][4, 1]cpu"):
    unsqueeze: "i64[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 1);  primals_2 = None
    gather: "f32[2, 1][1, 1]cpu" = torch.ops.aten.gather.default(primals_1, 1, unsqueeze)
    rsub: "f32[2, 1][1, 1]cpu" = torch.ops.aten.rsub.Scalar(gather, 1.0);  gather = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(rsub, primals_1);  rsub = None
    clamp_min: "f32[2, 4][4, 1]cpu" = torch.ops.aten.clamp_min.default(add, 0)
    arange: "i64[4][1]cpu" = torch.ops.aten.arange.default(4, device = device(type='cpu'), pin_memory = False)
    ne: "b8[2, 4][4, 1]cpu" = torch.ops.aten.ne.Tensor(arange, unsqueeze)
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[2, 4][4, 1]cpu" = torch.ops.aten.where.self(ne, clamp_min, scalar_tensor);  clamp_min = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(where);  where = None
    log_sigmoid_forward = torch.ops.aten.log_sigmoid_forward.default(primals_1)
    getitem: "f32[2, 4][4, 1]cpu" = log_sigmoid_forward[0]
    getitem_1: "f32[2, 4][4, 1]cpu" = log_sigmoid_forward[1];  log_sigmoid_forward = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(primals_3, getitem);  getitem = None
    rsub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.rsub.Scalar(primals_3, 1)
    neg: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(primals_1)
    log_sigmoid_forward_1 = torch.ops.aten.log_sigmoid_forward.default(neg)
    getitem_2: "f32[2, 4][4, 1]cpu" = log_sigmoid_forward_1[0]
    getitem_3: "f32[2, 4][4, 1]cpu" = log_sigmoid_forward_1[1];  log_sigmoid_forward_1 = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(rsub_1, getitem_2);  rsub_1 = getitem_2 = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    neg_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(add_1);  add_1 = None
    sum_1: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(neg_1, [1]);  neg_1 = None
    div: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(sum_1, 4);  sum_1 = None
    mean_1: "f32[][]cpu" = torch.ops.aten.mean.default(div);  div = None
    eq: "b8[2, 4][4, 1]cpu" = torch.ops.aten.eq.Scalar(primals_4, -1)
    scalar_tensor_1: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(4, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_1: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(eq, arange, scalar_tensor_1);  eq = scalar_tensor_1 = None
    amin: "i64[2, 1][1, 1]cpu" = torch.ops.aten.amin.default(where_1, [-1], True);  where_1 = None
    lt: "b8[2, 4][4, 1]cpu" = torch.ops.aten.lt.Tensor(arange, amin);  amin = None
    scalar_tensor_2: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_2: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(lt, primals_4, scalar_tensor_2);  scalar_tensor_2 = None
    gather_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.gather.default(primals_1, -1, where_2)
    scalar_tensor_3: "i64[][]cpu" = torch.ops.aten.scalar_tensor.default(-1, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    where_3: "i64[2, 4][4, 1]cpu" = torch.ops.aten.where.self(lt, primals_4, scalar_tensor_3);  primals_4 = scalar_tensor_3 = None
    unsqueeze_1: "i64[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(where_3, -1);  where_3 = None
    eq_1: "b8[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.eq.Tensor(arange, unsqueeze_1);  arange = unsqueeze_1 = None
    any_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.any.dim(eq_1, 1);  eq_1 = None
    permute: "f32[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(gather_1, [1, 0]);  gather_1 = None
    unsqueeze_2: "f32[4, 2, 1][1, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(permute, -1);  permute = None
    rsub_2: "f32[4, 2, 1][1, 4, 1]cpu" = torch.ops.aten.rsub.Scalar(unsqueeze_2, 1.0);  unsqueeze_2 = None
    add_2: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.add.Tensor(rsub_2, primals_1);  rsub_2 = None
    clamp_min_1: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.clamp_min.default(add_2, 0);  add_2 = None
    div_1: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.div.Tensor(clamp_min_1, 4);  clamp_min_1 = None
    where_4: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.where.self(any_1, scalar_tensor, div_1);  div_1 = None
    permute_1: "b8[4, 2][1, 4]cpu" = torch.ops.aten.permute.default(lt, [1, 0]);  lt = None
    unsqueeze_3: "b8[4, 2, 1][1, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(permute_1, -1);  permute_1 = None
    where_5: "f32[4, 2, 4][4, 16, 1]cpu" = torch.ops.aten.where.self(unsqueeze_3, where_4, scalar_tensor);  where_4 = scalar_tensor = None
    sum_2: "f32[2][1]cpu" = torch.ops.aten.sum.dim_IntList(where_5, [0, -1]);  where_5 = None
    mean_2: "f32[][]cpu" = torch.ops.aten.mean.default(sum_2);  sum_2 = None
    gt_1: "b8[2, 4][4, 1]cpu" = torch.ops.aten.gt.Scalar(add, 0);  add = None
    return (mean, mean_1, mean_2, primals_1, primals_3, unsqueeze, ne, getitem_1, neg, getitem_3, where_2, any_1, unsqueeze_3, gt_1)
