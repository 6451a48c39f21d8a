def forward(self, primals_1: "f32[5][1]cpu", le: "b8[5][1]cpu", gt: "b8[5][1]cpu", detach: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    elu_backward: "f32[5][1]cpu" = torch.ops.aten.elu_backward.default(tangents_1, 1.6732632423543772, 1.0507009873554805, 1, False, primals_1)
    hardtanh_backward: "f32[5][1]cpu" = torch.ops.aten.hardtanh_backward.default(tangents_1, primals_1, 0, 6);  primals_1 = None
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(elu_backward, hardtanh_backward);  elu_backward = hardtanh_backward = None
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    add_5: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_4, tangents_1);  add_4 = None
    detach_1: "f32[5][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    tanh_backward: "f32[5][1]cpu" = torch.ops.aten.tanh_backward.default(neg, detach_1);  neg = detach_1 = None
    add_6: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_5, tanh_backward);  add_5 = tanh_backward = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor_1, tangents_1);  scalar_tensor_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, tangents_1, scalar_tensor_2);  gt = scalar_tensor_2 = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(where_2, 0);  where_2 = None
    add_7: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_2);  add_6 = mul_2 = None
    neg_1: "f32[5][1]cpu" = torch.ops.aten.neg.default(where_3)
    add_8: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_7, where_3);  add_7 = where_3 = None
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(neg_1, 0.2);  neg_1 = None
    zeros_like: "f32[5][1]cpu" = torch.ops.aten.zeros_like.default(mul_3);  mul_3 = None
    add_9: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_8, zeros_like);  add_8 = zeros_like = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[5][1]cpu" = torch.ops.aten.where.self(le, scalar_tensor_3, tangents_1);  le = scalar_tensor_3 = tangents_1 = None
    add_10: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_9, where_4);  add_9 = where_4 = None
    return (add_10,)
