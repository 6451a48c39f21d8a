def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[2, 3][3, 1]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_1);  primals_1 = None
    select: "f32[3][1]cpu" = torch.ops.aten.select.int(clone, 0, 0)
    fill: "f32[3][1]cpu" = torch.ops.aten.fill.Scalar(select, 1.0);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(clone, fill, 0, 0);  clone = fill = None
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(select_scatter, primals_2)
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, select_scatter)
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_2);  tangents_2 = primals_2 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(add, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, add);  new_empty_strided = add = None
    select_4: "f32[3][1]cpu" = torch.ops.aten.select.int(copy, 0, 0)
    clone_1: "f32[3][1]cpu" = torch.ops.aten.clone.default(select_4, memory_format = torch.contiguous_format)
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(clone_1);  clone_1 = None
    copy_1: "f32[3][1]cpu" = torch.ops.aten.copy.default(select_4, zeros_like);  select_4 = zeros_like = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy, copy_1, 0, 0);  copy = copy_1 = None
    return (select_scatter, mul, select_scatter_1, mul_1)
