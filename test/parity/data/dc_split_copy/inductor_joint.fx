def forward(self, primals_1: "f32[3, 2][2, 1]cpu", tangents_1: "f32[1, 2][2, 1]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[2, 2][2, 1]cpu"):
    split_with_sizes = torch.ops.aten.split_with_sizes.default(primals_1, [1, 2])
    getitem: "f32[1, 2][2, 1]cpu" = split_with_sizes[0]
    getitem_1: "f32[2, 2][2, 1]cpu" = split_with_sizes[1];  split_with_sizes = None
    clone: "f32[1, 2][2, 1]cpu" = torch.ops.aten.clone.default(getitem, memory_format = torch.contiguous_format);  getitem = None
    clone_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.clone.default(getitem_1, memory_format = torch.contiguous_format);  getitem_1 = None
    unbind = torch.ops.aten.unbind.int(primals_1, 1)
    getitem_3: "f32[3][2]cpu" = unbind[1];  unbind = None
    clone_3: "f32[3][1]cpu" = torch.ops.aten.clone.default(getitem_3, memory_format = torch.contiguous_format);  getitem_3 = None
    mul: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, 2);  clone_1 = None
    slice_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 1, 3);  primals_1 = None
    clone_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.clone.default(slice_1, memory_format = torch.contiguous_format);  slice_1 = None
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
    return (clone, mul, clone_3, clone_4, add_1)
