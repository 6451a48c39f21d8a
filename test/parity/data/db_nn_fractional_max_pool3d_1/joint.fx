def forward(self, primals_1: "f32[1, 2, 6, 5, 4][240, 120, 20, 4, 1]cpu", tangents_1: "f32[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu"):
    rand: "f32[1, 2, 3][6, 3, 1]cpu" = torch.ops.aten.rand.default([1, 2, 3], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    fractional_max_pool3d = torch.ops.aten.fractional_max_pool3d.default(primals_1, [2, 2, 2], [2, 2, 2], rand);  rand = None
    getitem: "f32[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = fractional_max_pool3d[0]
    getitem_1: "i64[1, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = fractional_max_pool3d[1];  fractional_max_pool3d = None
    fractional_max_pool3d_backward: "f32[1, 2, 6, 5, 4][240, 120, 20, 4, 1]cpu" = torch.ops.aten.fractional_max_pool3d_backward.default(tangents_1, primals_1, [2, 2, 2], [2, 2, 2], getitem_1);  tangents_1 = primals_1 = getitem_1 = None
    return (getitem, fractional_max_pool3d_backward)
