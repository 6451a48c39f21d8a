def forward(self, primals_1: "f32[2, 3][1, 2]cpu", tangents_1: "f32[2, 3][1, 2]cpu"):
    full: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 2.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    permute_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(full, [1, 0]);  full = None
    clone: "f32[2, 3][1, 2]cpu" = torch.ops.aten.clone.default(permute_1);  permute_1 = None
    add: "f32[2, 3][1, 2]cpu" = torch.ops.aten.add.Tensor(primals_1, clone);  primals_1 = clone = None
    full_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.full.default([3, 2], 3.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    permute_3: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(full_1, [1, 0]);  full_1 = None
    clone_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.clone.default(permute_3);  permute_3 = None
    add_1: "f32[2, 3][1, 2]cpu" = torch.ops.aten.add.Tensor(add, clone_1);  add = clone_1 = None
    return (add_1, tangents_1)
