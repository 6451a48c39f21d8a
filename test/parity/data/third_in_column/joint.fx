def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[][]cpu"):
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(primals_2);  primals_2 = None
    select: "f32[2][3]cpu" = torch.ops.aten.select.int(clone, 1, 1)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(select, primals_1);  select = None
    select_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_scatter.default(clone, add, 1, 1);  clone = add = None
    select_4: "f32[2][3]cpu" = torch.ops.aten.select.int(select_scatter, 1, 0)
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, select_4)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul);  mul = None
    expand: "f32[2][0]cpu" = torch.ops.aten.expand.default(tangents_2, [2]);  tangents_2 = None
    mul_1: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(expand, primals_1);  primals_1 = None
    mul_2: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(expand, select_4);  expand = select_4 = None
    select_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.select_backward.default(mul_1, [2, 3], 1, 0);  mul_1 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, select_backward);  tangents_1 = select_backward = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, add_1);  new_empty_strided = add_1 = None
    select_6: "f32[2][3]cpu" = torch.ops.aten.select.int(copy, 1, 1);  copy = None
    clone_1: "f32[2][1]cpu" = torch.ops.aten.clone.default(select_6, memory_format = torch.contiguous_format);  select_6 = None
    add_2: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(mul_2, clone_1);  mul_2 = clone_1 = None
    return (select_scatter, sum_1, add_2, None)
