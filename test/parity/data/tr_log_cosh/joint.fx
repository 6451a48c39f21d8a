def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub, -2)
    softplus: "f32[4, 3][3, 1]cpu" = torch.ops.aten.softplus.default(mul)
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(sub, softplus);  sub = softplus = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(add, 0.6931471805599453);  add = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(sub_1);  sub_1 = None
    expand: "f32[4, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [4, 3]);  tangents_1 = None
    div: "f32[4, 3][3, 1]cpu" = torch.ops.aten.div.Scalar(expand, 12);  expand = None
    softplus_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.softplus_backward.default(div, mul, 1, 20);  mul = None
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(softplus_backward, -2);  softplus_backward = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(div, mul_1);  div = mul_1 = None
    return (mean, add_1, None)
