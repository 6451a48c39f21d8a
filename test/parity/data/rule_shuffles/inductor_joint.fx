def forward(self, primals_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu", primals_2: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu", tangents_1: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu"):
    view: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(primals_1, [2, 1, 2, 2, 2, 2])
    permute: "f32[2, 1, 2, 2, 2, 2][16, 16, 2, 8, 1, 4]cpu" = torch.ops.aten.permute.default(view, [0, 1, 4, 2, 5, 3]);  view = None
    clone: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    view_1: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.view.default(clone, [2, 1, 4, 4]);  clone = None
    clone_1: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.clone.default(view_1, memory_format = torch.contiguous_format);  view_1 = None
    mul: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, primals_2)
    view_2: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(primals_2, [2, 1, 2, 2, 2, 2])
    permute_1: "f32[2, 1, 2, 2, 2, 2][16, 16, 4, 1, 8, 2]cpu" = torch.ops.aten.permute.default(view_2, [0, 1, 3, 5, 2, 4]);  view_2 = None
    clone_2: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    view_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(clone_2, [2, 4, 2, 2]);  clone_2 = None
    clone_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(view_3, memory_format = torch.contiguous_format);  view_3 = None
    view_4: "f32[2, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(primals_1, [2, 2, 2, 2, 2]);  primals_1 = None
    permute_2: "f32[2, 2, 2, 2, 2][16, 4, 8, 2, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 2, 1, 3, 4]);  view_4 = None
    clone_4: "f32[2, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format);  permute_2 = None
    view_5: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(clone_4, [2, 4, 2, 2]);  clone_4 = None
    mul_1: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_3, view_5)
    view_6: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(mul_1, [2, 1, 2, 2, 2, 2]);  mul_1 = None
    permute_3: "f32[2, 1, 2, 2, 2, 2][16, 16, 2, 8, 1, 4]cpu" = torch.ops.aten.permute.default(view_6, [0, 1, 4, 2, 5, 3]);  view_6 = None
    clone_5: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_3, memory_format = torch.contiguous_format);  permute_3 = None
    view_7: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.view.default(clone_5, [2, 1, 4, 4]);  clone_5 = None
    clone_6: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.clone.default(view_7, memory_format = torch.contiguous_format);  view_7 = None
    add: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(mul, clone_6);  mul = clone_6 = None
    view_8: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 1, 2, 2, 2, 2])
    permute_4: "f32[2, 1, 2, 2, 2, 2][16, 16, 4, 1, 8, 2]cpu" = torch.ops.aten.permute.default(view_8, [0, 1, 3, 5, 2, 4]);  view_8 = None
    clone_7: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_4, memory_format = torch.contiguous_format);  permute_4 = None
    view_9: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(clone_7, [2, 4, 2, 2]);  clone_7 = None
    clone_8: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(view_9, memory_format = torch.contiguous_format);  view_9 = None
    mul_2: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_8, clone_3);  clone_3 = None
    mul_3: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_8, view_5);  clone_8 = view_5 = None
    view_10: "f32[2, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(mul_2, [2, 2, 2, 2, 2]);  mul_2 = None
    permute_5: "f32[2, 2, 2, 2, 2][16, 4, 8, 2, 1]cpu" = torch.ops.aten.permute.default(view_10, [0, 2, 1, 3, 4]);  view_10 = None
    clone_9: "f32[2, 2, 2, 2, 2][16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_5, memory_format = torch.contiguous_format);  permute_5 = None
    view_11: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(clone_9, [2, 4, 2, 2]);  clone_9 = None
    view_12: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(mul_3, [2, 1, 2, 2, 2, 2]);  mul_3 = None
    permute_6: "f32[2, 1, 2, 2, 2, 2][16, 16, 2, 8, 1, 4]cpu" = torch.ops.aten.permute.default(view_12, [0, 1, 4, 2, 5, 3]);  view_12 = None
    clone_10: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_6, memory_format = torch.contiguous_format);  permute_6 = None
    view_13: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.view.default(clone_10, [2, 1, 4, 4]);  clone_10 = None
    clone_11: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.clone.default(view_13, memory_format = torch.contiguous_format);  view_13 = None
    mul_4: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, clone_1);  clone_1 = None
    mul_5: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    add_1: "f32[2, 1, 4, 4][16, 16, 4, 1]cpu" = torch.ops.aten.add.Tensor(clone_11, mul_4);  clone_11 = mul_4 = None
    view_14: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.view.default(mul_5, [2, 1, 2, 2, 2, 2]);  mul_5 = None
    permute_7: "f32[2, 1, 2, 2, 2, 2][16, 16, 4, 1, 8, 2]cpu" = torch.ops.aten.permute.default(view_14, [0, 1, 3, 5, 2, 4]);  view_14 = None
    clone_12: "f32[2, 1, 2, 2, 2, 2][16, 16, 8, 4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_7, memory_format = torch.contiguous_format);  permute_7 = None
    view_15: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.view.default(clone_12, [2, 4, 2, 2]);  clone_12 = None
    clone_13: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.clone.default(view_15, memory_format = torch.contiguous_format);  view_15 = None
    add_2: "f32[2, 4, 2, 2][16, 4, 2, 1]cpu" = torch.ops.aten.add.Tensor(view_11, clone_13);  view_11 = clone_13 = None
    return (add, add_2, add_1)
