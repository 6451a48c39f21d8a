def forward(self, primals_1: "bf16[2][1]cpu", primals_3: "f64[][]cpu", _to_copy: "bf16[][]cpu", tangents_1: "bf16[2][1]cpu", tangents_2: "bf16[2][1]cpu", tangents_3: "bf16[2][1]cpu", tangents_4: "bf16[2][1]cpu", tangents_5: "f64[][]cpu"):
    _to_copy_1: "f32[][]cpu" = torch.ops.aten._to_copy.default(tangents_5, dtype = torch.float32)
    gt_1: "b8[2][1]cpu" = torch.ops.aten.gt.Tensor(primals_1, _to_copy)
    div: "bf16[2][1]cpu" = torch.ops.aten.div.Scalar(tangents_4, 2)
    eq: "b8[2][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, _to_copy)
    where_1: "bf16[2][1]cpu" = torch.ops.aten.where.self(eq, div, tangents_4);  eq = div = tangents_4 = None
    masked_fill: "bf16[2][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_1, gt_1, 0);  gt_1 = None
    lt: "b8[2][1]cpu" = torch.ops.aten.lt.Tensor(primals_1, _to_copy);  _to_copy = None
    masked_fill_1: "bf16[2][1]cpu" = torch.ops.aten.masked_fill.Scalar(where_1, lt, 0);  where_1 = lt = None
    sum_1: "bf16[][]cpu" = torch.ops.aten.sum.default(masked_fill);  masked_fill = None
    _to_copy_2: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  sum_1 = None
    add_2: "f32[][]cpu" = torch.ops.aten.add.Tensor(_to_copy_1, _to_copy_2);  _to_copy_1 = _to_copy_2 = None
    scalar_tensor: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    gt: "b8[2][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    where_3: "bf16[2][1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor, tangents_3)
    where_4: "bf16[2][1]cpu" = torch.ops.aten.where.self(gt, tangents_3, scalar_tensor);  gt = tangents_3 = scalar_tensor = None
    sum_2: "bf16[][]cpu" = torch.ops.aten.sum.default(where_3);  where_3 = None
    _to_copy_3: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_2, dtype = torch.float32);  sum_2 = None
    add_3: "bf16[2][1]cpu" = torch.ops.aten.add.Tensor(masked_fill_1, where_4);  masked_fill_1 = where_4 = None
    add_4: "f32[][]cpu" = torch.ops.aten.add.Tensor(add_2, _to_copy_3);  add_2 = _to_copy_3 = None
    mul_1: "bf16[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_1);  primals_1 = None
    mul_2: "bf16[2][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_3);  tangents_2 = primals_3 = None
    sum_3: "bf16[][]cpu" = torch.ops.aten.sum.default(mul_1);  mul_1 = None
    _to_copy_4: "f64[][]cpu" = torch.ops.aten._to_copy.default(sum_3, dtype = torch.float64);  sum_3 = None
    add_5: "bf16[2][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_2);  add_3 = mul_2 = None
    add_6: "f64[][]cpu" = torch.ops.aten.add.Tensor(tangents_5, _to_copy_4);  tangents_5 = _to_copy_4 = None
    sum_4: "bf16[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    _to_copy_5: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_4, dtype = torch.float32);  sum_4 = None
    add_7: "bf16[2][1]cpu" = torch.ops.aten.add.Tensor(add_5, tangents_1);  add_5 = tangents_1 = None
    add_8: "f32[][]cpu" = torch.ops.aten.add.Tensor(add_4, _to_copy_5);  add_4 = _to_copy_5 = None
    return (add_7, add_8, add_6)
