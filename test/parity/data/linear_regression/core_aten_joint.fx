def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3, 1][1, 1]cpu", primals_3: "f32[1][1]cpu", primals_4: "f32[4, 1][1, 1]cpu", tangents_1: "f32[][]cpu"):
    mm: "f32[4, 1][1, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2);  primals_2 = None
    add: "f32[4, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(mm, primals_3);  mm = primals_3 = None
    sub: "f32[4, 1][1, 1]cpu" = torch.ops.aten.sub.Tensor(add, primals_4);  add = primals_4 = None
    pow_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 2)
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(pow_1);  pow_1 = None
    expand: "f32[4, 1][0, 1]cpu" = torch.ops.aten.expand.default(tangents_1, [4, 1]);  tangents_1 = None
    div: "f32[4, 1][1, 1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    pow_2: "f32[4, 1][1, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(sub, 1.0);  sub = None
    mul: "f32[4, 1][1, 1]cpu" = torch.ops.aten.mul.Scalar(pow_2, 2.0);  pow_2 = None
    mul_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.mul.Tensor(div, mul);  div = mul = None
    sum_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True)
    view: "f32[1][1]cpu" = torch.ops.aten.view.default(sum_1, [1]);  sum_1 = None
    permute: "f32[3, 4][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    mm_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.mm.default(permute, mul_1);  permute = mul_1 = None
    return (mean, None, mm_1, view, None)
