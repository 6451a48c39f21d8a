def forward(self, primals_1: "bf16[5, 17][17, 1]cpu", primals_2: "bf16[17, 3][3, 1]cpu", primals_3: "bf16[3][1]cpu", tangents_1: "bf16[5, 3][3, 1]cpu", tangents_2: "bf16[][]cpu", tangents_3: "bf16[5, 3][3, 1]cpu"):
    mm: "bf16[5, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    mm_1: "bf16[5, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    sum_1: "bf16[][]cpu" = torch.ops.aten.sum.default(mm_1);  mm_1 = None
    addmm: "bf16[5, 3][3, 1]cpu" = torch.ops.aten.addmm.default(primals_3, primals_1, primals_2);  primals_3 = None
    t: "bf16[3, 17][1, 3]cpu" = torch.ops.aten.t.default(primals_2)
    mm_2: "bf16[5, 17][17, 1]cpu" = torch.ops.aten.mm.default(tangents_3, t);  t = None
    t_1: "bf16[17, 5][1, 17]cpu" = torch.ops.aten.t.default(primals_1)
    mm_3: "bf16[17, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_1, tangents_3);  t_1 = None
    sum_2: "bf16[1, 3][3, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_3, [0], True);  tangents_3 = None
    view: "bf16[3][1]cpu" = torch.ops.aten.view.default(sum_2, [3]);  sum_2 = None
    expand: "bf16[5, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_2, [5, 3]);  tangents_2 = None
    t_2: "bf16[17, 5][1, 17]cpu" = torch.ops.aten.t.default(primals_1)
    mm_4: "bf16[17, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_2, expand);  t_2 = None
    t_3: "bf16[3, 17][1, 3]cpu" = torch.ops.aten.t.default(primals_2)
    mm_5: "bf16[5, 17][17, 1]cpu" = torch.ops.aten.mm.default(expand, t_3);  expand = t_3 = None
    add: "bf16[5, 17][17, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, mm_5);  mm_2 = mm_5 = None
    add_1: "bf16[17, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_3, mm_4);  mm_3 = mm_4 = None
    t_4: "bf16[17, 5][1, 17]cpu" = torch.ops.aten.t.default(primals_1);  primals_1 = None
    mm_6: "bf16[17, 3][3, 1]cpu" = torch.ops.aten.mm.default(t_4, tangents_1);  t_4 = None
    t_5: "bf16[3, 17][1, 3]cpu" = torch.ops.aten.t.default(primals_2);  primals_2 = None
    mm_7: "bf16[5, 17][17, 1]cpu" = torch.ops.aten.mm.default(tangents_1, t_5);  tangents_1 = t_5 = None
    add_2: "bf16[5, 17][17, 1]cpu" = torch.ops.aten.add.Tensor(add, mm_7);  add = mm_7 = None
    add_3: "bf16[17, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, mm_6);  add_1 = mm_6 = None
    return (mm, sum_1, addmm, add_2, add_3, view)
