def forward(self, primals_2: "f32[3, 2][2, 1]cpu", t_1: "f32[3, 2][1, 3]cpu", tangents_1: "f32[3, 2][1, 3]cpu", tangents_2: "f32[3, 2][1, 3]cpu"):
    mul_2: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_2, t_1);  t_1 = None
    mul_3: "f32[3, 2][1, 3]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_2);  tangents_2 = primals_2 = None
    add: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(tangents_1, mul_3);  tangents_1 = mul_3 = None
    new_empty_strided: "f32[3, 2][1, 3]cpu" = torch.ops.aten.new_empty_strided.default(add, [3, 2], [1, 3])
    copy: "f32[3, 2][1, 3]cpu" = torch.ops.aten.copy.default(new_empty_strided, add);  new_empty_strided = add = None
    select_5: "f32[2][3]cpu" = torch.ops.aten.select.int(copy, 0, 0)
    clone_1: "f32[2][1]cpu" = torch.ops.aten.clone.default(select_5, memory_format = torch.contiguous_format)
    mul_4: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(clone_1, 2);  clone_1 = None
    copy_1: "f32[2][3]cpu" = torch.ops.aten.copy.default(select_5, mul_4);  select_5 = mul_4 = None
    select_scatter_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.select_scatter.default(copy, copy_1, 0, 0);  copy = copy_1 = None
    t_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.t.default(select_scatter_1);  select_scatter_1 = None
    return (t_3, mul_2)
