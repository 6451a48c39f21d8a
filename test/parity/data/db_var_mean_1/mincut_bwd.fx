def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu"):
    mul: "f32[][]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.016129032258064516);  tangents_1 = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(primals_1)
    sub: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean);  primals_1 = mean = None
    mul_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(mul, sub);  mul = sub = None
    expand: "f32[5, 5, 5][0, 0, 0]cpu" = torch.ops.aten.expand.default(tangents_2, [5, 5, 5]);  tangents_2 = None
    div: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.div.Scalar(expand, 125);  expand = None
    add: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, div);  mul_1 = div = None
    return (add,)
