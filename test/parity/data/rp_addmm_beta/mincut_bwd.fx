def forward(self, primals_2: "f32[2, 4][4, 1]cpu", t: "f32[3, 4][1, 3]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[2, 3][3, 1]cpu", tangents_3: "f32[3][1]cpu"):
    view: "f32[3, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_3, [3, 1])
    select_1: "f32[4][1]cpu" = torch.ops.aten.select.int(primals_2, 0, 0)
    mul: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(view, select_1);  view = select_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_3, 0.5)
    t_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t)
    mv: "f32[4][1]cpu" = torch.ops.aten.mv.default(t_1, tangents_3);  t_1 = tangents_3 = None
    select_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.select_backward.default(mv, [2, 4], 0, 0);  mv = None
    t_2: "f32[4, 3][1, 4]cpu" = torch.ops.aten.t.default(mul);  mul = None
    select_backward_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.select_backward.default(mul_1, [1, 3], 0, 0);  mul_1 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(tangents_2, t)
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Scalar(mm, -1);  mm = None
    t_4: "f32[4, 2][1, 4]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_4, tangents_2)
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(mm_1, -1);  mm_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(tangents_2, 2);  tangents_2 = None
    sum_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [0], True);  mul_4 = None
    add: "f32[1, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(select_backward_1, sum_1);  select_backward_1 = sum_1 = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(select_backward, mul_2);  select_backward = mul_2 = None
    add_2: "f32[4, 3][1, 4]cpu" = torch.ops.aten.add.Tensor(t_2, mul_3);  t_2 = mul_3 = None
    mm_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t);  t = None
    mm_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_4, tangents_1);  t_4 = None
    mul_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0);  tangents_1 = None
    sum_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [0], True);  mul_5 = None
    add_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, sum_2);  add = sum_2 = None
    add_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mm_2);  add_1 = mm_2 = None
    add_5: "f32[4, 3][1, 4]cpu" = torch.ops.aten.add.Tensor(add_2, mm_3);  add_2 = mm_3 = None
    return (add_3, add_4, add_5)
