def forward(self, primals_2: "f32[4][1]cpu", clone: "f32[4][1]cpu", tangents_1: "f32[2, 2, 2][4, 2, 1]cpu"):
    new_empty_strided: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 2, 2], [4, 2, 1])
    copy: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    view_19: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.view.default(copy, [1, 2, 2, 2]);  copy = None
    select_17: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.select.int(view_19, 0, 0)
    select_18: "f32[2, 2][2, 1]cpu" = torch.ops.aten.select.int(select_17, 0, 1)
    clone_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.clone.default(select_18, memory_format = torch.contiguous_format)
    copy_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.copy.default(select_18, clone_1);  select_18 = clone_1 = None
    select_scatter_3: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.select_scatter.default(select_17, copy_1, 0, 1);  select_17 = copy_1 = None
    select_scatter_4: "f32[1, 2, 2, 2][8, 4, 2, 1]cpu" = torch.ops.aten.select_scatter.default(view_19, select_scatter_3, 0, 0);  view_19 = select_scatter_3 = None
    view_21: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(select_scatter_4, [2, 2, 2]);  select_scatter_4 = None
    new_empty_strided_1: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.new_empty_strided.default(view_21, [2, 2, 2], [4, 2, 1])
    copy_2: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided_1, view_21);  new_empty_strided_1 = view_21 = None
    view_25: "f32[2, 4][4, 1]cpu" = torch.ops.aten.view.default(copy_2, [2, 4]);  copy_2 = None
    select_23: "f32[4][1]cpu" = torch.ops.aten.select.int(view_25, 0, 0)
    clone_2: "f32[4][1]cpu" = torch.ops.aten.clone.default(select_23, memory_format = torch.contiguous_format)
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(clone_2, clone);  clone = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(clone_2, primals_2);  clone_2 = primals_2 = None
    copy_3: "f32[4][1]cpu" = torch.ops.aten.copy.default(select_23, mul_3);  select_23 = mul_3 = None
    select_scatter_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.select_scatter.default(view_25, copy_3, 0, 0);  view_25 = copy_3 = None
    view_27: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.view.default(select_scatter_5, [2, 2, 2]);  select_scatter_5 = None
    mul_4: "f32[2, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(view_27, 1);  view_27 = None
    return (mul_4, mul_2)
