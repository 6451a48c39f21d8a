def forward(self, primals_1: "f32[1, 2, 4, 5, 4][160, 80, 20, 4, 1]cpu", getitem_1: "i64[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu", tangents_1: "f32[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu"):
    adaptive_max_pool3d_backward: "f32[1, 2, 4, 5, 4][160, 80, 20, 4, 1]cpu" = torch.ops.aten.adaptive_max_pool3d_backward.default(tangents_1, primals_1, getitem_1);  tangents_1 = primals_1 = getitem_1 = None
    return (adaptive_max_pool3d_backward,)
