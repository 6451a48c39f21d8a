def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 2);  primals_1 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(mul, [6]);  mul = None
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(view, 1);  view = None
    view_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(add, [2, 3]);  add = None
    view_2: "f32[6][1]cpu" = torch.ops.aten.view.default(view_1, [6])
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(view_1);  view_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(view_2);  view_2 = None
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_1, sum_2);  sum_1 = sum_2 = None
    expand: "f32[6][0]cpu" = torch.ops.aten.expand.default(tangents_1, [6])
    expand_1: "f32[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_1, [2, 3]);  tangents_1 = None
    view_4: "f32[2, 3][0, 0]cpu" = torch.ops.aten.view.default(expand, [2, 3]);  expand = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(expand_1, view_4);  expand_1 = view_4 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(add_2, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, add_2);  new_empty_strided = add_2 = None
    view_6: "f32[6][1]cpu" = torch.ops.aten.view.default(copy, [6]);  copy = None
    clone: "f32[6][1]cpu" = torch.ops.aten.clone.default(view_6, memory_format = torch.contiguous_format)
    copy_1: "f32[6][1]cpu" = torch.ops.aten.copy.default(view_6, clone);  view_6 = clone = None
    view_7: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(copy_1, [2, 3]);  copy_1 = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_7, 2);  view_7 = None
    return (add_1, mul_1)
