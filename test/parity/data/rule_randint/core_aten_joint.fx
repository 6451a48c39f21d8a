def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    randint: "i64[4][1]cpu" = torch.ops.aten.randint.default(5, [4], device = device(type='cpu'), pin_memory = False)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, randint);  primals_1 = None
    randint_like: "f32[4][1]cpu" = torch.ops.aten.randint_like.default(primals_2, 7, pin_memory = False)
    add: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul, randint_like);  mul = randint_like = None
    randint_like_1: "f32[4][1]cpu" = torch.ops.aten.randint_like.low_dtype(primals_2, 2, 9, pin_memory = False);  primals_2 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add, randint_like_1);  add = randint_like_1 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, randint);  tangents_1 = randint = None
    return (add_1, mul_1, None)
