def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[3, 3][3, 1]cpu"):
    unsqueeze: "f32[3, 1, 2][2, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 1)
    unsqueeze_1: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
    sub: "f32[3, 3, 2][6, 2, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze, unsqueeze_1);  unsqueeze = unsqueeze_1 = None
    pow_1: "f32[3, 3, 2][6, 2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 2)
    sum_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, [-1]);  pow_1 = None
    unsqueeze_2: "f32[3, 3, 1][3, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, -1);  tangents_1 = None
    expand: "f32[3, 3, 2][3, 1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_2, [3, 3, 2]);  unsqueeze_2 = None
    pow_2: "f32[3, 3, 2][6, 2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 1.0);  sub = None
    mul: "f32[3, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Scalar(pow_2, 2.0);  pow_2 = None
    mul_1: "f32[3, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(expand, mul);  expand = mul = None
    neg: "f32[3, 3, 2][6, 2, 1]cpu" = torch.ops.aten.neg.default(mul_1)
    sum_2: "f32[3, 1, 2][2, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [1], True);  mul_1 = None
    sum_3: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(neg, [0], True);  neg = None
    squeeze: "f32[3, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(sum_3, [0]);  sum_3 = None
    squeeze_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.squeeze.dims(sum_2, [1]);  sum_2 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(squeeze, squeeze_1);  squeeze = squeeze_1 = None
    return (sum_1, add)
