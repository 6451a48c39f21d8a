def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    sum_1: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    neg: "f32[4][1]cpu" = torch.ops.aten.neg.default(sum_1)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(neg, primals_3);  neg = None
    exp: "f32[4][1]cpu" = torch.ops.aten.exp.default(mul_1);  mul_1 = None
    log1p: "f32[4][1]cpu" = torch.ops.aten.log1p.default(exp);  exp = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(log1p);  log1p = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, tangents_1);  tangents_1 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, sum_1);  primals_3 = sum_1 = None
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(mul_3);  mul_3 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(sigmoid, 1);  sigmoid = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(mul_2, sub);  mul_2 = sub = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_4, 4);  mul_4 = None
    view: "f32[4, 1][1, 1]cpu" = torch.ops.aten.view.default(div, [4, 1])
    mul_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_2);  view = primals_2 = None
    permute: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    mul_6: "f32[3, 4][1, 3]cpu" = torch.ops.aten.mul.Tensor(permute, div);  permute = div = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [1]);  mul_6 = None
    return (mean, mul_5, sum_2, None)
