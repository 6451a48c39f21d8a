def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][1, 2]cpu"):
    uniform: "f32[2, 3][1, 2]cpu" = torch.ops.aten.uniform.default(primals_2, -1.0, 2.0)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, uniform);  primals_1 = None
    bernoulli: "f32[2, 3][3, 1]cpu" = torch.ops.aten.bernoulli.p(primals_2, 0.3);  primals_2 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul, bernoulli);  mul = bernoulli = None
    return (add, uniform)
