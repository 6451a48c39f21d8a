def forward(self, primals_2: "f32[1, 3][3, 1]cpu", clone: "f32[1, 3][3, 1]cpu", tangents_1: "f32[3][1]cpu"):
    new_empty_strided: "f32[3][1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [3], [1])
    copy: "f32[3][1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    unsqueeze_4: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(copy, 0);  copy = None
    clone_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.clone.default(unsqueeze_4, memory_format = torch.contiguous_format)
    mul_2: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone);  clone = None
    mul_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, primals_2);  clone_1 = primals_2 = None
    copy_1: "f32[1, 3][3, 1]cpu" = torch.ops.aten.copy.default(unsqueeze_4, mul_3);  unsqueeze_4 = mul_3 = None
    squeeze_1: "f32[3][1]cpu" = torch.ops.aten.squeeze.dim(copy_1, 0);  copy_1 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, 1);  squeeze_1 = None
    return (mul_4, mul_2)
