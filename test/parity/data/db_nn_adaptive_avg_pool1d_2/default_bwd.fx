def forward(self, tangents_1: "f32[3, 8, 1][8, 1, 1]cpu"):
    unsqueeze_1: "f32[3, 8, 1, 1][8, 1, 1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 2);  tangents_1 = None
    expand: "f32[3, 8, 1, 8][8, 1, 1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze_1, [3, 8, 1, 8]);  unsqueeze_1 = None
    div: "f32[3, 8, 1, 8][64, 8, 8, 1]cpu" = torch.ops.aten.div.Scalar(expand, 8);  expand = None
    squeeze_1: "f32[3, 8, 8][64, 8, 1]cpu" = torch.ops.aten.squeeze.dim(div, -2);  div = None
    return (squeeze_1,)
