def forward(self, view: "f32[6, 4][4, 1]cpu", view_1: "f32[2, 3, 6][18, 6, 1]cpu", permute_1: "f32[6, 4][4, 1]cpu", tangents_1: "f32[2, 3, 3][9, 3, 1]cpu"):
    slice_1: "f32[2, 3, 3][18, 6, 1]cpu" = torch.ops.aten.slice.Tensor(view_1, 2, 0, 3)
    slice_2: "f32[2, 3, 3][18, 6, 1]cpu" = torch.ops.aten.slice.Tensor(view_1, 2, 3, 6);  view_1 = None
    sigmoid: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.sigmoid.default(slice_2);  slice_2 = None
    sub: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, sigmoid)
    mul: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sub, sigmoid);  sub = None
    mul_1: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, slice_1);  mul = slice_1 = None
    mul_2: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, tangents_1);  mul_1 = None
    mul_3: "f32[2, 3, 3][9, 3, 1]cpu" = torch.ops.aten.mul.Tensor(sigmoid, tangents_1);  sigmoid = tangents_1 = None
    cat: "f32[2, 3, 6][18, 6, 1]cpu" = torch.ops.aten.cat.default([mul_3, mul_2], 2);  mul_3 = mul_2 = None
    view_2: "f32[6, 6][6, 1]cpu" = torch.ops.aten.view.default(cat, [6, 6]);  cat = None
    mm: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(view_2, permute_1);  permute_1 = None
    permute_2: "f32[6, 6][1, 6]cpu" = torch.ops.aten.permute.default(view_2, [1, 0])
    mm_1: "f32[6, 4][4, 1]cpu" = torch.ops.aten.mm.default(permute_2, view);  permute_2 = view = None
    permute_3: "f32[4, 6][1, 4]cpu" = torch.ops.aten.permute.default(mm_1, [1, 0]);  mm_1 = None
    sum_1: "f32[1, 6][6, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_2, [0], True);  view_2 = None
    view_3: "f32[6][1]cpu" = torch.ops.aten.view.default(sum_1, [6]);  sum_1 = None
    permute_4: "f32[6, 4][4, 1]cpu" = torch.ops.aten.permute.default(permute_3, [1, 0]);  permute_3 = None
    view_4: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.view.default(mm, [2, 3, 4]);  mm = None
    return (view_4, permute_4, view_3)
