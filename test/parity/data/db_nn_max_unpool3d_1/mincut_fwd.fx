def forward(self, primals_1: "f32[1, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu", primals_2: "i64[1, 2, 1, 3, 2][12, 6, 6, 2, 1]cpu"):
    max_unpool3d: "f32[1, 2, 3, 6, 5][180, 90, 30, 5, 1]cpu" = torch.ops.aten.max_unpool3d.default(primals_1, primals_2, [3, 6, 5], [2, 2, 2], [0, 0, 0]);  primals_1 = None
    return (max_unpool3d, primals_2)
