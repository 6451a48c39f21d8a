def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu"):
    heaviside: "f32[4][1]cpu" = torch.ops.aten.heaviside.default(primals_2, primals_3);  primals_2 = primals_3 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, heaviside);  primals_1 = None
    return (mul, heaviside)
