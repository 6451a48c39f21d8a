def forward(self, gt: "b8[4][1]cpu", where_1: "f32[4, 5][5, 1]cpu", where_2: "f32[4, 5][5, 1]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(tangents_1, [4]);  tangents_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[4][1]cpu" = torch.ops.aten.where.self(gt, div, scalar_tensor);  gt = div = scalar_tensor = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(where)
    unsqueeze: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(neg, 1);  neg = None
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, where_1);  unsqueeze = where_1 = None
    neg_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.neg.default(mul)
    unsqueeze_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(where, 1);  where = None
    mul_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze_2, where_2);  unsqueeze_2 = where_2 = None
    neg_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.neg.default(mul_1)
    add_3: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_1);  mul = mul_1 = None
    return (add_3, neg_2, neg_1)
