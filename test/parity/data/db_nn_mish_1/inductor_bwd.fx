def forward(self, primals_1: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    exp_1: "f32[20][1]cpu" = torch.ops.aten.exp.default(primals_1)
    log1p_1: "f32[20][1]cpu" = torch.ops.aten.log1p.default(exp_1);  exp_1 = None
    gt_1: "b8[20][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 20)
    where_1: "f32[20][1]cpu" = torch.ops.aten.where.self(gt_1, primals_1, log1p_1);  gt_1 = log1p_1 = None
    tanh_1: "f32[20][1]cpu" = torch.ops.aten.tanh.default(where_1);  where_1 = None
    sigmoid: "f32[20][1]cpu" = torch.ops.aten.sigmoid.default(primals_1)
    mul_1: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sigmoid);  primals_1 = sigmoid = None
    mul_2: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tanh_1, tanh_1)
    sub: "f32[20][1]cpu" = torch.ops.aten.sub.Tensor(1, mul_2);  mul_2 = None
    mul_3: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(mul_1, sub);  mul_1 = sub = None
    add: "f32[20][1]cpu" = torch.ops.aten.add.Tensor(tanh_1, mul_3);  tanh_1 = mul_3 = None
    mul_4: "f32[20][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add);  tangents_1 = add = None
    return (mul_4,)
