def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", tangents_1: "f32[2, 2][2, 1]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[2, 3][3, 1]cpu"):
    permute: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(primals_1, [0, -1])
    view: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(permute, [2, 3]);  permute = None
    permute_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.permute.default(primals_2, [0, 1])
    view_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(permute_1, [3, 2]);  permute_1 = None
    mm: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(view, view_1)
    view_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(mm, [2, 2]);  mm = None
    permute_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(primals_1, [-2, -1])
    permute_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(primals_1, [0, 1])
    view_3: "f32[6][1]cpu" = torch.ops.aten.view.default(permute_3, [6]);  permute_3 = None
    view_4: "f32[6][1]cpu" = torch.ops.aten.view.default(permute_2, [6]);  permute_2 = None
    mul: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(view_4, view_3)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(mul, []);  mul = None
    view_5: "f32[][]cpu" = torch.ops.aten.view.default(sum_1, []);  sum_1 = None
    mm_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, primals_2)
    mm_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mm_1, primals_1)
    view_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mm_2, [2, 3]);  mm_2 = None
    view_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(tangents_3, [2, 3]);  tangents_3 = None
    permute_4: "f32[2, 2][1, 2]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    mm_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_4, view_7);  permute_4 = None
    permute_5: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0])
    mm_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mm.default(view_7, permute_5);  view_7 = permute_5 = None
    permute_6: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_1, [1, 0]);  primals_1 = None
    mm_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute_6, mm_4);  permute_6 = None
    permute_7: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mm_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(mm_4, permute_7);  mm_4 = permute_7 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_3, mm_6);  mm_3 = mm_6 = None
    view_8: "f32[][]cpu" = torch.ops.aten.view.default(tangents_2, []);  tangents_2 = None
    mul_1: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(view_8, view_3);  view_3 = None
    mul_2: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(view_8, view_4);  view_8 = view_4 = None
    view_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mul_1, [2, 3]);  mul_1 = None
    view_10: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mul_2, [2, 3]);  mul_2 = None
    permute_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(view_10, [0, 1]);  view_10 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, permute_8);  add = permute_8 = None
    permute_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(view_9, [0, 1]);  view_9 = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, permute_9);  add_1 = permute_9 = None
    view_11: "f32[2, 2][2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 2]);  tangents_1 = None
    permute_10: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(view, [1, 0]);  view = None
    mm_7: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mm.default(permute_10, view_11);  permute_10 = None
    permute_11: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(view_1, [1, 0]);  view_1 = None
    mm_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(view_11, permute_11);  view_11 = permute_11 = None
    view_12: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(mm_7, [3, 2]);  mm_7 = None
    permute_12: "f32[3, 2][2, 1]cpu" = torch.ops.aten.permute.default(view_12, [0, 1]);  view_12 = None
    add_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(mm_5, permute_12);  mm_5 = permute_12 = None
    view_13: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mm_8, [2, 3]);  mm_8 = None
    permute_13: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(view_13, [0, 1]);  view_13 = None
    add_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, permute_13);  add_2 = permute_13 = None
    return (view_2, view_5, view_6, add_4, add_3)
