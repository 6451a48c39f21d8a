def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "i64[4][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    scatter_reduce: "f32[3][1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_3, primals_2, 'amax')
    detach: "f32[3][1]cpu" = torch.ops.aten.detach.default(scatter_reduce)
    scatter_reduce_1: "f32[3][1]cpu" = torch.ops.aten.scatter_reduce.two(primals_1, 0, primals_3, primals_2, 'amin')
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(scatter_reduce_1)
    detach_2: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    gather: "f32[4][1]cpu" = torch.ops.aten.gather.default(detach_2, 0, primals_3)
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_2)
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.float32);  eq = None
    eq_1: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_2, gather)
    _to_copy_1: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(eq_1, dtype = torch.float32);  eq_1 = None
    scatter_add: "f32[3][1]cpu" = torch.ops.aten.scatter_add.default(_to_copy, 0, primals_3, _to_copy_1);  _to_copy = _to_copy_1 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(tangents_2, scatter_add);  tangents_2 = scatter_add = None
    eq_2: "b8[3][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_2);  detach_2 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(eq_2, div);  eq_2 = None
    gather_1: "f32[4][1]cpu" = torch.ops.aten.gather.default(div, 0, primals_3);  div = None
    eq_3: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_2, gather);  gather = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(eq_3, gather_1);  eq_3 = gather_1 = None
    detach_3: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    gather_2: "f32[4][1]cpu" = torch.ops.aten.gather.default(detach_3, 0, primals_3)
    eq_4: "b8[3][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_3)
    _to_copy_2: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(eq_4, dtype = torch.float32);  eq_4 = None
    eq_5: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_2, gather_2)
    _to_copy_3: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(eq_5, dtype = torch.float32);  eq_5 = None
    scatter_add_1: "f32[3][1]cpu" = torch.ops.aten.scatter_add.default(_to_copy_2, 0, primals_3, _to_copy_3);  _to_copy_2 = _to_copy_3 = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, scatter_add_1);  tangents_1 = scatter_add_1 = None
    eq_6: "b8[3][1]cpu" = torch.ops.aten.eq.Tensor(primals_1, detach_3);  primals_1 = detach_3 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(eq_6, div_1);  eq_6 = None
    gather_3: "f32[4][1]cpu" = torch.ops.aten.gather.default(div_1, 0, primals_3);  div_1 = primals_3 = None
    eq_7: "b8[4][1]cpu" = torch.ops.aten.eq.Tensor(primals_2, gather_2);  primals_2 = gather_2 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(eq_7, gather_3);  eq_7 = gather_3 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_2);  mul = mul_2 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    return (scatter_reduce, scatter_reduce_1, add, add_1, None)
