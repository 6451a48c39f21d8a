def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu"):
    randint: "i64[4][1]cpu" = torch.ops.aten.randint.low(0, 5, [4], device = device(type='cpu'), pin_memory = False)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, randint);  primals_1 = None
    randint_1: "f32[4][1]cpu" = torch.ops.aten.randint.low(0, 7, [4], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, randint_1);  mul = randint_1 = None
    randint_2: "f32[4][1]cpu" = torch.ops.aten.randint.low(2, 9, [4], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add, randint_2);  add = randint_2 = None
    return (add_1, randint)
