def forward(self, tangents_1: "f32[3, 2][2, 1]cpu", tangents_2: "f32[6][1]cpu"):
    slice_1: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(tangents_2, 0, 0, 3)
    slice_2: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(tangents_2, 0, 3, 6);  tangents_2 = None
    stack_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.stack.default([slice_1, slice_2]);  slice_1 = slice_2 = None
    select: "f32[2][1]cpu" = torch.ops.aten.select.int(tangents_1, 0, 0)
    select_1: "f32[2][1]cpu" = torch.ops.aten.select.int(tangents_1, 0, 1)
    select_2: "f32[2][1]cpu" = torch.ops.aten.select.int(tangents_1, 0, 2);  tangents_1 = None
    stack_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.stack.default([select_2, select_1, select], 1);  select_2 = select_1 = select = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(stack_1, stack_2);  stack_1 = stack_2 = None
    return (add,)
