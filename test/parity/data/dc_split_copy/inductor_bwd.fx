def forward(self, tangents_1: "f32[1, 2][2, 1]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[2, 2][2, 1]cpu"):
    full: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    slice_scatter: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(full, tangents_4, 0, 1, 3);  full = tangents_4 = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, 2);  tangents_2 = None
    full_1: "f32[][]cpu" = torch.ops.aten.full.default([], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(full_1, [3]);  full_1 = None
    unsqueeze: "f32[3, 1][0, 1]cpu" = torch.ops.aten.unsqueeze.default(expand, 1);  expand = None
    unsqueeze_1: "f32[3, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_3, 1);  tangents_3 = None
    cat: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cat.default([unsqueeze, unsqueeze_1], 1);  unsqueeze = unsqueeze_1 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter, cat);  slice_scatter = cat = None
    cat_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.cat.default([tangents_1, mul_1]);  tangents_1 = mul_1 = None
    add_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(add, cat_1);  add = cat_1 = None
    return (add_1,)
