def forward(self, primals_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1)
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul)
    mvlgamma: "f32[3][1]cpu" = torch.ops.aten.mvlgamma.default(mul, 1);  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul_1)
    i0: "f32[3][1]cpu" = torch.ops.aten.i0.default(mul_1);  mul_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mvlgamma, i0)
    return (mul_2, clone, mvlgamma, clone_1, i0)
