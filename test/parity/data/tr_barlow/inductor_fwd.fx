def forward(self, primals_1: "f32[5, 3][3, 1]cpu", primals_2: "f32[5, 3][3, 1]cpu"):
    mean: "f32[3][1]cpu" = torch.ops.aten.mean.dim(primals_1, [0])
    sub: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean);  mean = None
    var: "f32[3][1]cpu" = torch.ops.aten.var.correction(primals_1, [0], correction = 1.0)
    sqrt: "f32[3][1]cpu" = torch.ops.aten.sqrt.default(var);  var = None
    div: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(sub, sqrt);  sub = None
    mean_1: "f32[3][1]cpu" = torch.ops.aten.mean.dim(primals_2, [0])
    sub_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_2, mean_1);  mean_1 = None
    var_1: "f32[3][1]cpu" = torch.ops.aten.var.correction(primals_2, [0], correction = 1.0)
    sqrt_1: "f32[3][1]cpu" = torch.ops.aten.sqrt.default(var_1);  var_1 = None
    div_1: "f32[5, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(sub_1, sqrt_1);  sub_1 = None
    permute: "f32[3, 5][1, 3]cpu" = torch.ops.aten.permute.default(div, [1, 0])
    mm: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute, div_1);  permute = None
    div_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(mm, 5);  mm = None
    diagonal: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(div_2)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(diagonal, memory_format = torch.contiguous_format)
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(clone, 0)
    permute_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.permute.default(unsqueeze, [0, 1]);  unsqueeze = None
    iota: "i64[3][1]cpu" = torch.ops.prims.iota.default(3, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_1: "i64[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota, -1)
    eq: "b8[3, 3][3, 1]cpu" = torch.ops.aten.eq.Tensor(iota, unsqueeze_1);  iota = unsqueeze_1 = None
    view: "b8[3, 3][3, 1]cpu" = torch.ops.aten.view.default(eq, [3, 3]);  eq = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3, 3][3, 1]cpu" = torch.ops.aten.where.self(view, permute_1, scalar_tensor);  view = permute_1 = scalar_tensor = None
    sub_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(div_2, where);  div_2 = where = None
    sub_3: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(1, clone);  clone = None
    pow_1: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub_3, 2);  sub_3 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(pow_1);  pow_1 = None
    pow_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub_2, 2)
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(pow_2);  pow_2 = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(sum_2, 0.005);  sum_2 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, mul);  sum_1 = mul = None
    pow_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub_2, 1.0);  sub_2 = None
    mul_2: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(pow_3, 2.0);  pow_3 = None
    return (add, primals_1, primals_2, sqrt, div, sqrt_1, div_1, diagonal, mul_2)
