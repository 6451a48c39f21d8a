def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu"):
    view: "f32[4, 3][3, 1]cpu" = torch.ops.aten.view.default(primals_2, [4, 3]);  primals_2 = None
    transpose: "f32[3, 4][1, 3]cpu" = torch.ops.aten.transpose.int(view, 0, 1);  view = None
    add: "f32[3, 4][1, 3]cpu" = torch.ops.aten.add.Tensor(transpose, 1);  transpose = None
    transpose_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.transpose.int(add, 0, 1);  add = None
    view_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.view.default(transpose_1, [4, 3]);  transpose_1 = None
    view_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.view.default(view_2, [4, 3])
    transpose_2: "f32[3, 4][1, 3]cpu" = torch.ops.aten.transpose.int(view_3, 0, 1);  view_3 = None
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, transpose_2);  primals_1 = None
    return (transpose_2, mm, view_2)
