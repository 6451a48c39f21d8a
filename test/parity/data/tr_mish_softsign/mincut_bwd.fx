def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", detach_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    abs_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    le: "b8[2, 3][3, 1]cpu" = torch.ops.aten.le.Scalar(abs_3, 0.3);  abs_3 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(le, scalar_tensor_1, tangents_1);  le = None
    abs_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.abs.default(primals_2)
    gt: "b8[2, 3][3, 1]cpu" = torch.ops.aten.gt.Scalar(abs_1, 0.2)
    where_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor_1, tangents_1)
    where_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.where.self(gt, tangents_1, scalar_tensor_1);  gt = scalar_tensor_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(where_3, 0);  where_3 = None
    neg: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(where_4)
    add_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, where_4);  mul_2 = where_4 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg, 0.2);  neg = None
    zeros_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros_like.default(mul_3);  mul_3 = None
    add_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_5, zeros_like);  add_5 = zeros_like = None
    neg_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.neg.default(tangents_1)
    add_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(where_2, tangents_1);  where_2 = None
    tanh_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.tanh_backward.default(neg_1, detach_1);  detach_1 = None
    add_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_7, tanh_backward);  add_7 = tanh_backward = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(abs_1, 1);  abs_1 = None
    div_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(primals_2, add)
    div_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(div_1, add);  div_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(neg_1, div_2);  neg_1 = div_2 = None
    div_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add);  add = None
    add_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_6, div_3);  add_6 = div_3 = None
    sgn: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sgn.default(primals_2);  primals_2 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, sgn);  mul_4 = sgn = None
    add_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_9, mul_5);  add_9 = mul_5 = None
    mish_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mish_backward.default(tangents_1, primals_1);  tangents_1 = primals_1 = None
    add_11: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_8, mish_backward);  add_8 = mish_backward = None
    return (add_11, add_10)
