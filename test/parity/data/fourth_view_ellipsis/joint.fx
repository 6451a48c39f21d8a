def forward(self, primals_1: "f32[2, 3, 2][6, 2, 1]cpu", tangents_1: "f32[2, 3, 2][6, 2, 1]cpu"):
    mul: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    unsqueeze: "f32[2, 1, 3, 2][6, 6, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 1)
    select: "f32[2, 1, 3][6, 6, 2]cpu" = torch.ops.aten.select.int(unsqueeze, 3, 1);  unsqueeze = None
    fill: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.fill.Scalar(select, 2.0);  select = None
    unsqueeze_1: "f32[2, 1, 3, 2][6, 6, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 1);  mul = None
    select_scatter: "f32[2, 1, 3, 2][6, 6, 2, 1]cpu" = torch.ops.aten.select_scatter.default(unsqueeze_1, fill, 3, 1);  unsqueeze_1 = fill = None
    squeeze: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.squeeze.dim(select_scatter, 1);  select_scatter = None
    new_empty_strided: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 3, 2], [6, 2, 1])
    copy: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    unsqueeze_7: "f32[2, 1, 3, 2][6, 6, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(copy, 1)
    select_4: "f32[2, 1, 3][6, 6, 2]cpu" = torch.ops.aten.select.int(unsqueeze_7, 3, 1);  unsqueeze_7 = None
    clone: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.clone.default(select_4, memory_format = torch.contiguous_format)
    zeros_like: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.zeros_like.default(clone);  clone = None
    copy_1: "f32[2, 1, 3][6, 6, 2]cpu" = torch.ops.aten.copy.default(select_4, zeros_like);  select_4 = zeros_like = None
    unsqueeze_8: "f32[2, 1, 3, 2][6, 6, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(copy, 1);  copy = None
    select_scatter_1: "f32[2, 1, 3, 2][6, 6, 2, 1]cpu" = torch.ops.aten.select_scatter.default(unsqueeze_8, copy_1, 3, 1);  unsqueeze_8 = copy_1 = None
    squeeze_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.squeeze.dim(select_scatter_1, 1);  select_scatter_1 = None
    mul_1: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, 1);  squeeze_1 = None
    return (squeeze, mul_1)
