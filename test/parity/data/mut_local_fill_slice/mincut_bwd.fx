def forward(self, tangents_1: "f32[2, 3][3, 1]cpu"):
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    select_4: "f32[2][3]cpu" = torch.ops.aten.select.int(copy, 1, 0)
    clone_1: "f32[2][1]cpu" = torch.ops.aten.clone.default(select_4, memory_format = torch.contiguous_format)
    zeros_like: "f32[2][1]cpu" = torch.ops.aten.zeros_like.default(clone_1);  clone_1 = None
    copy_1: "f32[2][3]cpu" = torch.ops.aten.copy.default(select_4, zeros_like);  select_4 = zeros_like = None
    select_scatter_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(copy, copy_1, 1, 0);  copy = copy_1 = None
    return (select_scatter_1,)
