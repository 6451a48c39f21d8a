def forward(self, primals_1: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu", primals_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu", tangents_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu", tangents_2: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu", tangents_3: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu", tangents_4: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu"):
    grid_sampler_2d_backward = torch.ops.aten.grid_sampler_2d_backward.default(tangents_4, primals_1, primals_2, 0, 2, False, [True, True]);  tangents_4 = None
    getitem: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = grid_sampler_2d_backward[0]
    getitem_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = grid_sampler_2d_backward[1];  grid_sampler_2d_backward = None
    grid_sampler_2d_backward_1 = torch.ops.aten.grid_sampler_2d_backward.default(tangents_3, primals_1, primals_2, 1, 0, False, [True, True]);  tangents_3 = None
    getitem_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = grid_sampler_2d_backward_1[0]
    getitem_3: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = grid_sampler_2d_backward_1[1];  grid_sampler_2d_backward_1 = None
    add: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(getitem, getitem_2);  getitem = getitem_2 = None
    add_1: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(getitem_1, getitem_3);  getitem_1 = getitem_3 = None
    grid_sampler_2d_backward_2 = torch.ops.aten.grid_sampler_2d_backward.default(tangents_2, primals_1, primals_2, 0, 1, True, [True, True]);  tangents_2 = None
    getitem_4: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = grid_sampler_2d_backward_2[0]
    getitem_5: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = grid_sampler_2d_backward_2[1];  grid_sampler_2d_backward_2 = None
    add_2: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add, getitem_4);  add = getitem_4 = None
    add_3: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_1, getitem_5);  add_1 = getitem_5 = None
    grid_sampler_2d_backward_3 = torch.ops.aten.grid_sampler_2d_backward.default(tangents_1, primals_1, primals_2, 0, 0, False, [True, True]);  tangents_1 = primals_1 = primals_2 = None
    getitem_6: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = grid_sampler_2d_backward_3[0]
    getitem_7: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = grid_sampler_2d_backward_3[1];  grid_sampler_2d_backward_3 = None
    add_4: "f32[1, 2, 3, 3][18, 9, 3, 1]cpu" = torch.ops.aten.add.Tensor(add_2, getitem_6);  add_2 = getitem_6 = None
    add_5: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(add_3, getitem_7);  add_3 = getitem_7 = None
    return (add_4, add_5)
