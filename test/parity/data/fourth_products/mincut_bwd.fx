def forward(self, primals_1: "f32[2][1]cpu", primals_3: "f32[3][1]cpu", t_1: "f32[3, 2][1, 3]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    expand: "f32[2][0]cpu" = torch.ops.aten.expand.default(sum_2, [2]);  sum_2 = None
    mv: "f32[2][1]cpu" = torch.ops.aten.mv.default(tangents_1, primals_3)
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(tangents_1)
    mv_1: "f32[3][1]cpu" = torch.ops.aten.mv.default(t, primals_1);  t = primals_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 1);  tangents_1 = None
    view: "f32[2, 1][0, 0]cpu" = torch.ops.aten.view.default(expand, [2, 1])
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_3);  view = primals_3 = None
    mv_2: "f32[3][1]cpu" = torch.ops.aten.mv.default(t_1, expand);  t_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_2, mul_3);  mul_2 = mul_3 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mv_1, mv_2);  mv_1 = mv_2 = None
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(expand, 1);  expand = None
    add_3: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mv, mul_4);  mv = mul_4 = None
    return (add_3, add_1, add_2)
