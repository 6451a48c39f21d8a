def forward(self, primals_1: "f32[6, 3][3, 1]cpu", primals_2: "i64[4][1]cpu", primals_3: "f32[4, 6][6, 1]cpu", primals_4: "i64[4, 3][3, 1]cpu"):
    index: "f32[4, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [primals_2]);  primals_1 = primals_2 = None
    sin: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sin.default(index);  index = None
    gather: "f32[4, 3][3, 1]cpu" = torch.ops.aten.gather.default(primals_3, 1, primals_4);  primals_3 = primals_4 = None
    exp: "f32[4, 3][3, 1]cpu" = torch.ops.aten.exp.default(gather);  gather = None
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sin, exp);  sin = exp = None
    return mul
