def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[2][1]cpu", primals_3: "i64[1][1]cpu", tangents_1: "f32[2][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[][]cpu", tangents_4: "f32[][]cpu", tangents_5: "f32[2][1]cpu", tangents_6: "f32[][]cpu", tangents_7: "f32[][]cpu"):
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_2)
    view: "f32[1][1]cpu" = torch.ops.aten.view.default(primals_1, [1])
    cat: "f32[3][1]cpu" = torch.ops.aten.cat.default([view, primals_2]);  view = None
    linalg_vector_norm: "f32[][]cpu" = torch.ops.aten.linalg_vector_norm.default(primals_1)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(linalg_vector_norm)
    std: "f32[][]cpu" = torch.ops.aten.std.correction(primals_1, correction = 0)
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(std)
    stack: "f32[2][1]cpu" = torch.ops.aten.stack.default([primals_1, primals_1])
    index_select: "f32[][]cpu" = torch.ops.aten.index_select.default(primals_1, 0, primals_3)
    select: "i64[][]cpu" = torch.ops.aten.select.int(primals_3, 0, 0)
    gather: "f32[][]cpu" = torch.ops.aten.gather.default(primals_1, 0, select)
    new_zeros: "f32[][]cpu" = torch.ops.aten.new_zeros.default(tangents_7, [])
    scatter_add: "f32[][]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 0, select, tangents_7);  new_zeros = select = tangents_7 = None
    new_zeros_1: "f32[][]cpu" = torch.ops.aten.new_zeros.default(tangents_6, [], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_add: "f32[][]cpu" = torch.ops.aten.index_add.default(new_zeros_1, 0, primals_3, tangents_6);  new_zeros_1 = primals_3 = tangents_6 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(scatter_add, index_add);  scatter_add = index_add = None
    select_1: "f32[][]cpu" = torch.ops.aten.select.int(tangents_5, 0, 0)
    select_2: "f32[][]cpu" = torch.ops.aten.select.int(tangents_5, 0, 1);  tangents_5 = None
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(add, select_1);  add = select_1 = None
    add_2: "f32[][]cpu" = torch.ops.aten.add.Tensor(add_1, select_2);  add_1 = select_2 = None
    detach_2: "f32[][]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Scalar(detach_2, 2)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(tangents_4, mul_1);  tangents_4 = mul_1 = None
    eq: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_2, 0);  detach_2 = None
    masked_fill: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(div, eq, 0);  div = eq = None
    mean: "f32[][]cpu" = torch.ops.aten.mean.default(primals_1)
    sub: "f32[][]cpu" = torch.ops.aten.sub.Tensor(primals_1, mean);  mean = None
    mul_2: "f32[][]cpu" = torch.ops.aten.mul.Scalar(masked_fill, 2.0);  masked_fill = None
    mul_3: "f32[][]cpu" = torch.ops.aten.mul.Tensor(mul_2, sub);  mul_2 = sub = None
    add_3: "f32[][]cpu" = torch.ops.aten.add.Tensor(add_2, mul_3);  add_2 = mul_3 = None
    detach_3: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    div_1: "f32[][]cpu" = torch.ops.aten.div.Tensor(primals_1, detach_3)
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Scalar(detach_3, 0);  detach_3 = None
    masked_fill_1: "f32[][]cpu" = torch.ops.aten.masked_fill.Scalar(div_1, eq_1, 0);  div_1 = eq_1 = None
    mul_4: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_3, masked_fill_1);  tangents_3 = masked_fill_1 = None
    add_4: "f32[][]cpu" = torch.ops.aten.add.Tensor(add_3, mul_4);  add_3 = mul_4 = None
    slice_1: "f32[1][1]cpu" = torch.ops.aten.slice.Tensor(tangents_2, 0, 0, 1)
    slice_2: "f32[2][1]cpu" = torch.ops.aten.slice.Tensor(tangents_2, 0, 1, 3);  tangents_2 = None
    view_1: "f32[][]cpu" = torch.ops.aten.view.default(slice_1, []);  slice_1 = None
    add_5: "f32[][]cpu" = torch.ops.aten.add.Tensor(add_4, view_1);  add_4 = view_1 = None
    mul_5: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1);  primals_1 = None
    mul_6: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(mul_6);  mul_6 = None
    add_6: "f32[][]cpu" = torch.ops.aten.add.Tensor(add_5, sum_1);  add_5 = sum_1 = None
    add_7: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(slice_2, mul_5);  slice_2 = mul_5 = None
    return (mul, cat, linalg_vector_norm, std, stack, index_select, gather, add_6, add_7, None)
