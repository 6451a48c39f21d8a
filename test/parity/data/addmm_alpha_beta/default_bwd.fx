def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    t: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t);  t = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(mm, 2);  mm = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mm.default(t_1, tangents_1);  t_1 = None
    mul_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Scalar(mm_1, 2);  mm_1 = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5);  tangents_1 = None
    return (mul, mul_1, mul_2)
