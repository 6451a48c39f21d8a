def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    xlogy: "f32[4][1]cpu" = torch.ops.aten.xlogy.Scalar_Other(primals_1, 2.0);  primals_1 = None
    xlogy_1: "f32[4][1]cpu" = torch.ops.aten.xlogy.Scalar_Self(1.5, primals_2)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(xlogy, xlogy_1);  xlogy = xlogy_1 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 1.5)
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul, primals_2);  mul = primals_2 = None
    xlogy_2: "f32[4][1]cpu" = torch.ops.aten.xlogy.Scalar_Other(tangents_1, 2.0);  tangents_1 = None
    return (add, xlogy_2, div)
