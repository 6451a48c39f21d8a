def forward(self, permute: "f32[5, 10, 5][50, 1, 10]cpu", permute_1: "f32[5, 5, 5][25, 1, 5]cpu", tangents_1: "f32[5, 5, 10][50, 10, 1]cpu"):
    bmm: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.bmm.default(tangents_1, permute);  permute = None
    bmm_1: "f32[5, 5, 10][50, 10, 1]cpu" = torch.ops.aten.bmm.default(permute_1, tangents_1);  permute_1 = None
    return (tangents_1, bmm, bmm_1)
