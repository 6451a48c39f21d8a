def forward(self, primals_2: "f32[3, 2][2, 1]cpu", t: "f32[3, 2][1, 3]cpu", tangents_1: "f32[3, 2][1, 3]cpu"):
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, t);  t = None
    mul_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    t_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(mul_2);  mul_2 = None
    view_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(t_1, [2, 3]);  t_1 = None
    return (view_1, mul_1)
