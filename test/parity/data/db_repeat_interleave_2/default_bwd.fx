def forward(self, tangents_1: "f32[2, 6, 4][24, 4, 1]cpu"):
    view_1: "f32[2, 3, 2, 4][24, 8, 4, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 3, 2, 4]);  tangents_1 = None
    sum_1: "f32[2, 3, 1, 4][12, 4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(view_1, [2], True);  view_1 = None
    squeeze: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.squeeze.dim(sum_1, 2);  sum_1 = None
    return (squeeze,)
