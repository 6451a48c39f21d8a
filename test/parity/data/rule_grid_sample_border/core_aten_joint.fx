def forward(self, primals_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu", primals_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu", tangents_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu"):
    grid_sampler_2d: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.grid_sampler_2d.default(primals_1, primals_2, 0, 1, True)
    grid_sampler_2d_backward = torch.ops.aten.grid_sampler_2d_backward.default(tangents_1, primals_1, primals_2, 0, 1, True, [True, True]);  tangents_1 = primals_1 = primals_2 = None
    getitem: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = grid_sampler_2d_backward[0]
    getitem_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = grid_sampler_2d_backward[1];  grid_sampler_2d_backward = None
    return (grid_sampler_2d, getitem, getitem_1)
