def forward(self, primals_1: "f32[1, 3, 9, 9][243, 81, 9, 1]cpu"):
    rand: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.rand.default([1, 3, 2], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    fractional_max_pool2d = torch.ops.aten.fractional_max_pool2d.default(primals_1, [3, 3], [2, 2], rand);  rand = None
    getitem: "f32[1, 3, 2, 2][12, 4, 2, 1]cpu" = fractional_max_pool2d[0]
    getitem_1: "i64[1, 3, 2, 2][12, 4, 2, 1]cpu" = fractional_max_pool2d[1];  fractional_max_pool2d = None
    return (getitem, primals_1, getitem_1)
