def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][1, 2]cpu"):
    rand: "f32[6][1]cpu" = torch.ops.aten.rand.default([6], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(rand, 3.0)
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(mul, -1.0);  mul = None
    as_strided: "f32[2, 3][1, 2]cpu" = torch.ops.aten.as_strided.default(add, [2, 3], [1, 2]);  add = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, as_strided);  primals_1 = as_strided = None
    bernoulli: "f32[2, 3][3, 1]cpu" = torch.ops.aten.bernoulli.p(primals_2, 0.3);  primals_2 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, bernoulli);  mul_1 = bernoulli = None
    return (add_1, rand)
