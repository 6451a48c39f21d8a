def forward(self, primals_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu", primals_2: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu"):
    view: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(primals_1, [2, 1, 2, 2, 2, 2])
    permute: "f32[2, 1, 2, 2, 2, 2][16, 16, 2, 8, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 1, 4, 2, 5, 3]);  view = None
    clone: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    view_1: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.view.default(clone, [2, 1, 4, 4]);  clone = None
    clone_1: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.clone.default(view_1, memory_format = torch.contiguous_format);  view_1 = None
    mul: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, primals_2);  clone_1 = None
    view_2: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, 1, 2, 2, 2, 2])
    permute_1: "f32[2, 1, 2, 2, 2, 2][16, 16, 4, 1, 8, 2]cpu" = torch.ops.aten.permute.default(view_2, [0, 1, 3, 5, 2, 4]);  view_2 = None
    clone_2: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    view_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [2, 4, 2, 2]);  clone_2 = None
    clone_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(view_3, memory_format = torch.contiguous_format);  view_3 = None
    view_4: "f32[2, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(primals_1, [2, 2, 2, 2, 2])
    permute_2: "f32[2, 2, 2, 2, 2][16, 4, 8, 2, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1, 3, 4]);  view_4 = None
    clone_4: "f32[2, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format);  permute_2 = None
    view_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(clone_4, [2, 4, 2, 2]);  clone_4 = None
    mul_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_3, view_5);  clone_3 = view_5 = None
    view_6: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(mul_1, [2, 1, 2, 2, 2, 2]);  mul_1 = None
    permute_3: "f32[2, 1, 2, 2, 2, 2][16, 16, 2, 8, 1, 4]cpu" = torch.ops.aten.permute.default(view_6, [0, 1, 4, 2, 5, 3]);  view_6 = None
    clone_5: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format);  permute_3 = None
    view_7: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.view.default(clone_5, [2, 1, 4, 4]);  clone_5 = None
    clone_6: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.clone.default(view_7, memory_format = torch.contiguous_format);  view_7 = None
    add: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul, clone_6);  mul = clone_6 = None
    return (add, primals_1, primals_2)
