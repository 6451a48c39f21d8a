def forward(self, primals_1: "f32[10, 5][5, 1]cpu", primals_2: "i64[5, 5][5, 1]cpu", primals_3: "f32[5, 5][5, 1]cpu", detach: "f32[10, 5][5, 1]cpu", tangents_1: "f32[10, 5][5, 1]cpu"):
    detach_1: "f32[10, 5][5, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    gather: "f32[5, 5][5, 1]cpu" = torch.ops.aten.gather.default(detach_1, 0, primals_2)
    eq: "b8[10, 5][5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_1)
    _to_copy: "f32[10, 5][5, 1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.float32);  eq = None
    eq_1: "b8[5, 5][5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_3, gather)
    _to_copy_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten._to_copy.default(eq_1, dtype = torch.float32);  eq_1 = None
    scatter_add: "f32[10, 5][5, 1]cpu" = torch.ops.aten.scatter_add.default(_to_copy, 0, primals_2, _to_copy_1);  _to_copy = _to_copy_1 = None
    div: "f32[10, 5][5, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, scatter_add);  tangents_1 = scatter_add = None
    eq_2: "b8[10, 5][5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_1);  primals_1 = detach_1 = None
    mul: "f32[10, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(eq_2, div);  eq_2 = None
    gather_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.gather.default(div, 0, primals_2);  div = primals_2 = None
    eq_3: "b8[5, 5][5, 1]cpu" = torch.ops.aten.eq.Tensor(primals_3, gather);  primals_3 = gather = None
    mul_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(eq_3, gather_1);  eq_3 = gather_1 = None
    return (mul, None, mul_1)
