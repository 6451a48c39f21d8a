def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu"):
    bernoulli: "f32[4][1]cpu" = torch.ops.aten.bernoulli.default(primals_2);  primals_2 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, bernoulli);  primals_1 = bernoulli = None
    return mul
