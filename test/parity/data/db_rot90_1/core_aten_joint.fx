def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[5, 5, 5][5, 25, 1]cpu"):
    flip: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.flip.default(primals_1, [1]);  primals_1 = None
    permute: "f32[5, 5, 5][5, 25, 1]cpu" = torch.ops.aten.permute.default(flip, [1, 0, 2]);  flip = None
    flip_1: "f32[5, 5, 5][5, 25, 1]cpu" = torch.ops.aten.flip.default(tangents_1, [0]);  tangents_1 = None
    permute_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.permute.default(flip_1, [1, 0, 2]);  flip_1 = None
    return (permute, permute_1)
