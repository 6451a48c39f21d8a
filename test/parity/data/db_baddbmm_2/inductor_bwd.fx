def forward(self, permute: "f32[5, 10, 5][50, 1, 10]cpu", permute_1: "f32[5, 5, 5][25, 1, 5]cpu", tangents_1: "f32[5, 5, 10][50, 10, 1]cpu"):
    bmm: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, permute);  permute = None
    bmm_1: "f32[5, 5, 10][50, 10, 1]cpu" = torch.ops.aten.bmm.default(permute_1, tangents_1);  permute_1 = None
    sum_1: "f32[1, 1, 1][1, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0, 1, 2], True);  tangents_1 = None
    view: "f32[1][1]cpu" = torch.ops.aten.view.default(sum_1, [1]);  sum_1 = None
    return (view, bmm, bmm_1)
