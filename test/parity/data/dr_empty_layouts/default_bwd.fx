def forward(self, primals_1: "f32[0, 5, 5][25, 1, 5]cpu", primals_2: "f32[1, 5, 5][25, 5, 1]cpu", gt: "b8[0, 5, 5][25, 5, 1]cpu", tangents_1: "f32[0, 5, 5][25, 5, 1]cpu", tangents_2: "f32[0, 5, 5][25, 5, 1]cpu", tangents_3: "f32[0, 5][5, 1]cpu", tangents_4: "f32[0, 5, 5][25, 5, 1]cpu", tangents_5: "f32[0, 5, 5][25, 5, 1]cpu", tangents_6: "f32[0, 5, 5][25, 5, 1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, tangents_6);  scalar_tensor = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(gt, tangents_6, scalar_tensor_1);  gt = tangents_6 = scalar_tensor_1 = None
    sum_1: "f32[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(where_1, [0], True);  where_1 = None
    add_1: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.add.Tensor(where_2, tangents_5);  where_2 = tangents_5 = None
    cos: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.cos.default(primals_1)
    mul_1: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, cos);  tangents_4 = cos = None
    add_2: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_1);  add_1 = mul_1 = None
    zeros_like: "f32[0, 5][5, 1]cpu" = torch.ops.aten.zeros_like.default(tangents_3);  tangents_3 = None
    diagonal_backward: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.diagonal_backward.default(zeros_like, [0, 5, 5], 0, 1, 2);  zeros_like = None
    zeros_like_1: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.zeros_like.default(tangents_2);  tangents_2 = None
    add_3: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_2, zeros_like_1);  add_2 = zeros_like_1 = None
    mul_2: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    mul_3: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_2: "f32[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    add_4: "f32[0, 5, 5][25, 5, 1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_3);  add_3 = mul_3 = None
    add_5: "f32[1, 5, 5][25, 5, 1]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    return (add_4, add_5, diagonal_backward)
