def forward(self, primals_1: "f32[5][1]cpu", detach_1: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu"):
    elu_backward: "f32[5][1]cpu" = torch.ops.aten.elu_backward.default(tangents_1, 1.6732632423543772, 1.0507009873554805, 1, False, primals_1)
    hardtanh_backward: "f32[5][1]cpu" = torch.ops.aten.hardtanh_backward.default(tangents_1, primals_1, 0, 6)
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(elu_backward, hardtanh_backward);  elu_backward = hardtanh_backward = None
    neg: "f32[5][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    add_5: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_4, tangents_1);  add_4 = None
    tanh_backward: "f32[5][1]cpu" = torch.ops.aten.tanh_backward.default(neg, detach_1);  neg = detach_1 = None
    add_6: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_5, tanh_backward);  add_5 = tanh_backward = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    abs_1: "f32[5][1]cpu" = torch.ops.aten.abs.default(primals_1);  primals_1 = None
    gt: "b8[5][1]cpu" = torch.ops.aten.gt.Scalar(abs_1, 0.2)
    where_2: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor_1, tangents_1)
    where_3: "f32[5][1]cpu" = torch.ops.aten.where.self(gt, tangents_1, scalar_tensor_1);  gt = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(where_2, 0);  where_2 = None
    add_7: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_2);  add_6 = mul_2 = None
    neg_1: "f32[5][1]cpu" = torch.ops.aten.neg.default(where_3)
    add_8: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_7, where_3);  add_7 = where_3 = None
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(neg_1, 0.2);  neg_1 = None
    zeros_like: "f32[5][1]cpu" = torch.ops.aten.zeros_like.default(mul_3);  mul_3 = None
    add_9: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_8, zeros_like);  add_8 = zeros_like = None
    le: "b8[5][1]cpu" = torch.ops.aten.le.Scalar(abs_1, 0.3);  abs_1 = None
    where_4: "f32[5][1]cpu" = torch.ops.aten.where.self(le, scalar_tensor_1, tangents_1);  le = scalar_tensor_1 = tangents_1 = None
    add_10: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_9, where_4);  add_9 = where_4 = None
    return (add_10,)
