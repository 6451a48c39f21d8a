def forward(self, a: "f32[1, 2, 3, 4, 5][120, 60, 20, 5, 1]cpu", b: "f32[1, 2, 2, 3, 3][36, 18, 9, 3, 1]cpu"):
    o = torch.ops.aten.grid_sampler_3d.default(a, b, 0, 0, False)
    return (o,)
