def forward(self, primals_1: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[4][1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[1][1]cpu", tangents_5: "f32[5][1]cpu"):
    linspace: "f32[5][1]cpu" = torch.ops.aten.linspace.default(0, 1, 5, device = device(type='cpu'), pin_memory = False)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(linspace, primals_1)
    arange: "f32[4][1]cpu" = torch.ops.aten.arange.start_step(0, 1, 0.3, device = device(type='cpu'), pin_memory = False)
    slice_1: "f32[4][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 4)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(arange, slice_1);  slice_1 = None
    arange_1: "i64[3][1]cpu" = torch.ops.aten.arange.start_step(5, 0, -2, device = device(type='cpu'), pin_memory = False)
    slice_2: "f32[3][1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 3)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(arange_1, slice_2);  arange_1 = slice_2 = None
    linspace_1: "f32[1][1]cpu" = torch.ops.aten.linspace.default(3, 3, 1, device = device(type='cpu'), pin_memory = False)
    select: "f32[][]cpu" = torch.ops.aten.select.int(primals_1, 0, 0)
    mul_2: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(linspace_1, select);  select = None
    logspace: "f32[5][1]cpu" = torch.ops.aten.logspace.default(0, 2, 5, device = device(type='cpu'), pin_memory = False)
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(logspace, primals_1);  primals_1 = None
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_5, logspace);  tangents_5 = logspace = None
    mul_5: "f32[1][1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, linspace_1);  tangents_4 = linspace_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul_5);  mul_5 = None
    select_backward: "f32[5][1]cpu" = torch.ops.aten.select_backward.default(sum_1, [5], 0, 0);  sum_1 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_4, select_backward);  mul_4 = select_backward = None
    slice_backward: "f32[5][1]cpu" = torch.ops.aten.slice_backward.default(tangents_3, [5], 0, 0, 3, 1);  tangents_3 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_1, slice_backward);  add_1 = slice_backward = None
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, arange);  tangents_2 = arange = None
    slice_backward_1: "f32[5][1]cpu" = torch.ops.aten.slice_backward.default(mul_6, [5], 0, 0, 4, 1);  mul_6 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, slice_backward_1);  add_2 = slice_backward_1 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, linspace);  tangents_1 = linspace = None
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_7);  add_3 = mul_7 = None
    return (mul, mul_1, add, mul_2, mul_3, add_4)
