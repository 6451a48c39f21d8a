def forward(self, primals_1: "f32[0, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[2, 3][3, 1]cpu", tangents_3: "f32[2, 0, 3][3, 3, 1]cpu", tangents_4: "f32[0, 2][2, 1]cpu", tangents_5: "f32[3, 3][3, 1]cpu"):
    cat: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cat.default([primals_1, primals_2])
    cat_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.cat.default([primals_1, primals_2, primals_1])
    stack: "f32[2, 0, 3][3, 3, 1]cpu" = torch.ops.aten.stack.default([primals_1, primals_1])
    t: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_2)
    mm: "f32[0, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, t)
    t_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(primals_2)
    mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_1, primals_2)
    t_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(t_1);  t_1 = None
    mm_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_2, tangents_5);  t_2 = None
    t_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.t.default(tangents_5);  tangents_5 = None
    mm_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_2, t_3);  primals_2 = t_3 = None
    t_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mm_3);  mm_3 = None
    t_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(t_4);  t_4 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, t_5);  mm_2 = t_5 = None
    t_6: "f32[2, 0][1, 2]cpu" = torch.ops.aten.t.default(tangents_4)
    mm_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_6, primals_1);  t_6 = primals_1 = None
    t_7: "f32[3, 2][1, 3]cpu" = torch.ops.aten.t.default(mm_4);  mm_4 = None
    t_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(t);  t = None
    mm_5: "f32[0, 3][3, 1]cpu" = torch.ops.aten.mm.default(tangents_4, t_8);  tangents_4 = t_8 = None
    t_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(t_7);  t_7 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, t_9);  add = t_9 = None
    select: "f32[0, 3][3, 1]cpu" = torch.ops.aten.select.int(tangents_3, 0, 0)
    select_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.select.int(tangents_3, 0, 1);  tangents_3 = None
    add_2: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_5, select);  mm_5 = select = None
    add_3: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, select_1);  add_2 = select_1 = None
    slice_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_2, 0, 0, 0)
    slice_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_2, 0, 0, 2)
    slice_3: "f32[0, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_2, 0, 2, 2);  tangents_2 = None
    add_4: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_3, slice_1);  add_3 = slice_1 = None
    add_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, slice_2);  add_1 = slice_2 = None
    add_6: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_4, slice_3);  add_4 = slice_3 = None
    slice_4: "f32[0, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 0, 0)
    slice_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 0, 2);  tangents_1 = None
    add_7: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_6, slice_4);  add_6 = slice_4 = None
    add_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_5, slice_5);  add_5 = slice_5 = None
    return (cat, cat_1, stack, mm, mm_1, add_7, add_8)
