def forward(self, primals_1: "f32[3, 2][2, 1]cpu", primals_2: "f32[4, 2][2, 1]cpu", primals_3: "i64[4][1]cpu", tangents_1: "f32[3, 2][2, 1]cpu"):
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(mul)
    index_reduce: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_reduce.default(mul, 0, primals_3, primals_2, 'amax');  mul = None
    detach_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.detach.default(index_reduce)
    detach_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.detach.default(detach_3);  detach_3 = None
    index_select: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(detach_4, 0, primals_3)
    eq: "b8[3, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(clone, detach_4);  clone = detach_4 = None
    _to_copy: "f32[3, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.float32);  eq = None
    eq_1: "b8[4, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(primals_2, index_select);  primals_2 = index_select = None
    _to_copy_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten._to_copy.default(eq_1, dtype = torch.float32);  eq_1 = None
    index_add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.index_add.default(_to_copy, 0, primals_3, _to_copy_1)
    div: "f32[3, 2][2, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, index_add);  tangents_1 = index_add = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, div);  _to_copy = None
    index_select_1: "f32[4, 2][2, 1]cpu" = torch.ops.aten.index_select.default(div, 0, primals_3);  div = primals_3 = None
    mul_2: "f32[4, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy_1, index_select_1);  _to_copy_1 = index_select_1 = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, 1);  mul_1 = None
    return (index_reduce, mul_3, mul_2, None)
