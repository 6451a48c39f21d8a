def forward(self, primals_1: "f32[0, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[2, 3][3, 1]cpu", tangents_3: "f32[2, 0, 3][3, 3, 1]cpu", tangents_4: "f32[0, 2][2, 1]cpu", tangents_5: "f32[3, 3][3, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_2)
    clone_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_2)
    cat: "f32[0, 3][3, 1]cpu" = torch.ops.aten.cat.default([primals_1, primals_1])
    view: "f32[2, 0, 3][3, 3, 1]cpu" = torch.ops.aten.view.default(cat, [2, 0, 3]);  cat = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0])
    mm: "f32[0, 2][2, 1]cpu" = torch.ops.aten.mm.default(primals_1, permute)
    permute_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0])
    mm_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_1, primals_2)
    permute_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_1, [1, 0]);  permute_1 = None
    mm_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_2, tangents_5);  permute_2 = None
    permute_3: "f32[3, 3][1, 3]cpu" = torch.ops.aten.permute.default(tangents_5, [1, 0]);  tangents_5 = None
    mm_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(primals_2, permute_3);  primals_2 = permute_3 = None
    permute_4: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(mm_3, [1, 0]);  mm_3 = None
    permute_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_4, [1, 0]);  permute_4 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mm_2, permute_5);  mm_2 = permute_5 = None
    permute_6: "f32[2, 0][1, 2]cpu" = torch.ops.aten.permute.default(tangents_4, [1, 0])
    mm_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mm.default(permute_6, primals_1);  permute_6 = primals_1 = None
    permute_7: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(mm_4, [1, 0]);  mm_4 = None
    permute_8: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute, [1, 0]);  permute = None
    mm_5: "f32[0, 3][3, 1]cpu" = torch.ops.aten.mm.default(tangents_4, permute_8);  tangents_4 = permute_8 = None
    permute_9: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(permute_7, [1, 0]);  permute_7 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, permute_9);  add = permute_9 = None
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
    return (clone, clone_1, view, mm, mm_1, add_7, add_8)
