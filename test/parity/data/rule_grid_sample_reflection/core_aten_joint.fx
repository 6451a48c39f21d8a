def forward(self, primals_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu", primals_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu", tangents_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu"):
    grid_sampler_2d: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.grid_sampler_2d.default(primals_1, primals_2, 0, 2, False)
    grid_sampler_2d_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.grid_sampler_2d.default(primals_1, primals_2, 0, 2, True)
    add: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(grid_sampler_2d, grid_sampler_2d_1);  grid_sampler_2d = grid_sampler_2d_1 = None
    grid_sampler_2d_backward = torch.ops.aten.grid_sampler_2d_backward.default(tangents_1, primals_1, primals_2, 0, 2, True, [True, True])
    getitem: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = grid_sampler_2d_backward[0]
    getitem_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = grid_sampler_2d_backward[1];  grid_sampler_2d_backward = None
    grid_sampler_2d_backward_1 = torch.ops.aten.grid_sampler_2d_backward.default(tangents_1, primals_1, primals_2, 0, 2, False, [True, True]);  tangents_1 = primals_1 = primals_2 = None
    getitem_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = grid_sampler_2d_backward_1[0]
    getitem_3: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = grid_sampler_2d_backward_1[1];  grid_sampler_2d_backward_1 = None
    add_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(getitem, getitem_2);  getitem = getitem_2 = None
    add_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(getitem_1, getitem_3);  getitem_1 = getitem_3 = None
    return (add, add_1, add_2)
