def forward(self, arg0_1: "f32[3, 3][3, 1]cpu"):
    randn_like: "f32[3, 3][3, 1]cpu" = torch.ops.aten.randn_like.default(arg0_1, pin_memory = False)
    mul: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, randn_like);  randn_like = None
    rand_like: "f32[3, 3][3, 1]cpu" = torch.ops.aten.rand_like.default(arg0_1, pin_memory = False);  arg0_1 = None
    mul_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, rand_like);  mul = rand_like = None
    return mul_1
