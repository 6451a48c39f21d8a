def forward(self, primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 1.5)
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul, primals_2);  mul = primals_2 = None
    xlogy_2: "f32[4][1]cpu" = torch.ops.aten.xlogy.Scalar_Other(tangents_1, 2.0);  tangents_1 = None
    return (xlogy_2, div)
