def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(clone);  clone = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(t, 2);  t = None
    t_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(mul);  mul = None
    t_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(t_2, primals_2)
    return (t_2, mul_1, primals_2, t_2)
