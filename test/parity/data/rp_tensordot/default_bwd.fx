def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", view: "f32[2, 3][3, 1]cpu", view_1: "f32[3, 2][2, 1]cpu", view_3: "f32[6][1]cpu", view_4: "f32[6][1]cpu", mm_1: "f32[2, 2][2, 1]cpu", tangents_1: "f32[2, 2][2, 1]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[2, 3][3, 1]cpu"):
    view_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(tangents_3, [2, 3]);  tangents_3 = None
    t: "f32[2, 2][1, 2]cpu" = torch.ops.aten.t.default(mm_1);  mm_1 = None
    mm_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(t, view_7);  t = None
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1)
    mm_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(view_7, t_1);  view_7 = t_1 = None
    t_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t_2, mm_4);  t_2 = None
    t_3: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mm_4, t_3);  mm_4 = t_3 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_3, mm_6);  mm_3 = mm_6 = None
    view_8: "f32[][]cpu" = torch.ops.aten.view.default(tangents_2, []);  tangents_2 = None
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(view_8, view_3);  view_3 = None
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(view_8, view_4);  view_8 = view_4 = None
    view_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mul, [2, 3]);  mul = None
    view_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mul_1, [2, 3]);  mul_1 = None
    permute_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(view_10, [0, 1]);  view_10 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, permute_4);  add = permute_4 = None
    permute_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(view_9, [0, 1]);  view_9 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, permute_5);  add_1 = permute_5 = None
    view_11: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 2]);  tangents_1 = None
    t_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(view);  view = None
    mm_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(t_4, view_11);  t_4 = None
    t_5: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(view_1);  view_1 = None
    mm_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(view_11, t_5);  view_11 = t_5 = None
    view_12: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(mm_7, [3, 2]);  mm_7 = None
    permute_6: "f32[3, 2][2, 1]cpu" = torch.ops.aten.permute.default(view_12, [0, 1]);  view_12 = None
    add_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mm_5, permute_6);  mm_5 = permute_6 = None
    view_13: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mm_8, [2, 3]);  mm_8 = None
    permute_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(view_13, [0, 1]);  view_13 = None
    add_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, permute_7);  add_2 = permute_7 = None
    return (add_4, add_3)
