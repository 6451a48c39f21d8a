def forward(self, primals_1: "f32[3, 2][1, 3]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    clone: "f32[3, 2][1, 3]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(clone, 2);  clone = None
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(mul, primals_2);  primals_2 = None
    t: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(mul_1);  mul_1 = None
    return (mul, t)
