def forward(self, transpose: "f32[5, 10, 5][50, 1, 10]cpu", transpose_1: "f32[5, 5, 5][25, 1, 5]cpu", tangents_1: "f32[5, 10][10, 1]cpu"):
    unsqueeze: "f32[1, 5, 10][50, 10, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0)
    expand: "f32[5, 5, 10][0, 10, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [5, 5, 10]);  unsqueeze = None
    bmm: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(expand, transpose);  transpose = None
    bmm_1: "f32[5, 5, 10][50, 10, 1]cpu" = torch.ops.aten.bmm.default(transpose_1, expand);  transpose_1 = expand = None
    sum_1: "f32[1, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 1], True);  tangents_1 = None
    view: "f32[1][1]cpu" = torch.ops.aten.view.default(sum_1, [1]);  sum_1 = None
    return (view, bmm, bmm_1)
