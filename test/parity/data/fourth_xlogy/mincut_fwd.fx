def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    xlogy: "f32[3][1]cpu" = torch.ops.aten.xlogy.Tensor(mul, primals_2);  mul = None
    return (xlogy, primals_1, primals_2)
