def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2][1]cpu", tangents_1: "f32[3, 2][1, 3]cpu"):
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mul: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(t, primals_2)
    mul_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, t);  t = None
    mul_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_1, [0], True);  mul_1 = None
    view: "f32[2][1]cpu" = torch.ops.aten.view.default(sum_1, [2]);  sum_1 = None
    t_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(mul_2);  mul_2 = None
    return (mul, t_1, view)
