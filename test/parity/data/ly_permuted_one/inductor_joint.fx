def forward(self, primals_1: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu", tangents_1: "f32[2, 1, 1, 2][2, 4, 2, 1]cpu", tangents_2: "f32[2, 1, 1, 2][2, 4, 2, 1]cpu", tangents_3: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu"):
    permute: "f32[2, 1, 1, 2][2, 4, 2, 1]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0, 2, 3])
    mul: "f32[2, 1, 1, 2][2, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(permute, 1.5);  permute = None
    permute_1: "f32[2, 1, 1, 2][2, 4, 2, 1]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0, 2, 3])
    sin: "f32[2, 1, 1, 2][2, 4, 2, 1]cpu" = torch.ops.aten.sin.default(permute_1)
    gt: "b8[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    exp: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.exp.default(primals_1)
    alias: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.alias.default(exp)
    where: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.where.self(gt, primals_1, exp);  primals_1 = exp = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, tangents_3);  scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.where.self(gt, tangents_3, scalar_tensor_1);  gt = tangents_3 = scalar_tensor_1 = None
    alias_1: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.alias.default(alias);  alias = None
    mul_1: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.mul.Tensor(where_1, alias_1);  where_1 = alias_1 = None
    add: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.add.Tensor(where_2, mul_1);  where_2 = mul_1 = None
    cos: "f32[2, 1, 1, 2][2, 4, 2, 1]cpu" = torch.ops.aten.cos.default(permute_1);  permute_1 = None
    mul_2: "f32[2, 1, 1, 2][2, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, cos);  tangents_2 = cos = None
    permute_2: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.permute.default(mul_2, [1, 0, 2, 3]);  mul_2 = None
    add_1: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.add.Tensor(add, permute_2);  add = permute_2 = None
    mul_3: "f32[2, 1, 1, 2][2, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1.5);  tangents_1 = None
    permute_3: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.permute.default(mul_3, [1, 0, 2, 3]);  mul_3 = None
    add_2: "f32[1, 2, 1, 2][4, 2, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, permute_3);  add_1 = permute_3 = None
    return (mul, sin, where, add_2)
