def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", primals_3: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    sub: "f32[][]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(primals_3);  primals_3 = None
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(neg, sub);  sub = None
    add: "f32[][]cpu" = torch.ops.aten.add.Scalar(mul, 0.0);  mul = None
    clamp: "f32[][]cpu" = torch.ops.aten.clamp.default(add, 0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(clamp, []);  clamp = None
    expand: "f32[][]cpu" = torch.ops.aten.expand.default(tangents_1, []);  tangents_1 = None
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[][]cpu" = torch.ops.aten.gt.Scalar(add, 0);  add = None
    where: "f32[][]cpu" = torch.ops.aten.where.self(gt, expand, scalar_tensor);  gt = expand = scalar_tensor = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(where, neg);  where = neg = None
    return (sum_1, mul_1, None, None)
