def forward(self, linspace: "f32[5][1]cpu", linspace_1: "f32[1][1]cpu", logspace: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[4][1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[1][1]cpu", tangents_5: "f32[5][1]cpu"):
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_5, logspace);  tangents_5 = logspace = None
    mul_5: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, linspace_1);  tangents_4 = linspace_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul_5);  mul_5 = None
    select_backward: "f32[5][1]cpu" = torch.ops.aten.select_backward.default(sum_1, [5], 0, 0);  sum_1 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_4, select_backward);  mul_4 = select_backward = None
    slice_backward: "f32[5][1]cpu" = torch.ops.aten.slice_backward.default(tangents_3, [5], 0, 0, 3, 1);  tangents_3 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_1, slice_backward);  add_1 = slice_backward = None
    arange: "f32[4][1]cpu" = torch.ops.aten.arange.start_step(0, 1, 0.3, device = device(type='cpu'), pin_memory = False)
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, arange);  tangents_2 = arange = None
    slice_backward_1: "f32[5][1]cpu" = torch.ops.aten.slice_backward.default(mul_6, [5], 0, 0, 4, 1);  mul_6 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, slice_backward_1);  add_2 = slice_backward_1 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, linspace);  tangents_1 = linspace = None
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_7);  add_3 = mul_7 = None
    return (add_4,)
