def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    narrow_copy: "f32[5, 2, 5][10, 5, 1]cpu" = torch.ops.aten.narrow_copy.default(primals_1, 1, 2, 2);  primals_1 = None
    return narrow_copy
