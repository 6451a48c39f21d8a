def forward(self, gt: "b8[5, 5][5, 1]cpu", tangents_1: "f32[5, 5][5, 1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, tangents_1)
    where_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.where.self(gt, tangents_1, scalar_tensor);  gt = tangents_1 = scalar_tensor = None
    mul_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(where_1, 0);  where_1 = None
    neg: "f32[5, 5][5, 1]cpu" = torch.ops.aten.neg.default(where_2)
    add: "f32[5, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, where_2);  mul_2 = where_2 = None
    mul_3: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(neg, 0.0);  neg = None
    zeros_like: "f32[5, 5][5, 1]cpu" = torch.ops.aten.zeros_like.default(mul_3);  mul_3 = None
    add_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(add, zeros_like);  add = zeros_like = None
    return (add_1,)
