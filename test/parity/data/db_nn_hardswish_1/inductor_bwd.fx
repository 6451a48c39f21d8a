def forward(self, primals_1: "f32[10, 10][10, 1]cpu", tangents_1: "f32[10, 10][10, 1]cpu"):
    div_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.div.Tensor(primals_1, 3)
    add_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.add.Tensor(div_1, 0.5);  div_1 = None
    mul_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add_1);  add_1 = None
    lt: "b8[10, 10][10, 1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 3)
    where: "f32[10, 10][10, 1]cpu" = torch.ops.aten.where.self(lt, mul_1, tangents_1);  lt = mul_1 = tangents_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    le: "b8[10, 10][10, 1]cpu" = torch.ops.aten.le.Scalar(primals_1, -3);  primals_1 = None
    where_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor, where);  le = scalar_tensor = where = None
    return (where_1,)
