def forward(self, primals_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone: "f32[3][1]cpu" = torch.ops.aten.clone.default(mul)
    erf: "f32[3][1]cpu" = torch.ops.aten.erf.default(mul);  mul = None
    exp: "f32[3][1]cpu" = torch.ops.aten.exp.default(erf);  erf = None
    return (exp, clone, exp)
