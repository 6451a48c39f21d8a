def forward(self, lt: "b8[2, 3, 2, 2][12, 1, 6, 3]cpu", eq: "b8[2, 3, 2, 2][12, 1, 6, 3]cpu", gt: "b8[2, 3, 2, 2][12, 1, 6, 3]cpu", tangents_1: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu", tangents_2: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu", tangents_3: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu"):
    div: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.div.Scalar(tangents_3, 2)
    where: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.where.self(eq, div, tangents_3);  eq = div = tangents_3 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.where.self(lt, scalar_tensor, where);  lt = None
    clone: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(where_1, memory_format = torch.contiguous_format);  where_1 = None
    where_3: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, where);  gt = scalar_tensor = where = None
    clone_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.clone.default(where_3, memory_format = torch.contiguous_format);  where_3 = None
    mul_1: "f32[2, 3, 2, 2][12, 1, 6, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_2, 2);  tangents_2 = None
    add_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(clone_1, mul_1);  clone_1 = mul_1 = None
    add_2: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, tangents_1);  add_1 = None
    add_3: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(clone, tangents_1);  clone = tangents_1 = None
    return (add_2, add_3)
