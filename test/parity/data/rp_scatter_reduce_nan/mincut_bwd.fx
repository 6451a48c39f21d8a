def forward(self, primals_3: "i64[4][1]cpu", eq: "b8[3][1]cpu", eq_1: "b8[4][1]cpu", eq_4: "b8[3][1]cpu", eq_5: "b8[4][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.float32)
    _to_copy_1: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(eq_1, dtype = torch.float32)
    scatter_add: "f32[3][1]cpu" = torch.ops.aten.scatter_add.default(_to_copy, 0, primals_3, _to_copy_1);  _to_copy = _to_copy_1 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(tangents_2, scatter_add);  tangents_2 = scatter_add = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(eq, div);  eq = None
    gather_1: "f32[4][1]cpu" = torch.ops.aten.gather.default(div, 0, primals_3);  div = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(eq_1, gather_1);  eq_1 = gather_1 = None
    _to_copy_2: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(eq_4, dtype = torch.float32)
    _to_copy_3: "f32[4][1]cpu" = torch.ops.aten._to_copy.default(eq_5, dtype = torch.float32)
    scatter_add_1: "f32[3][1]cpu" = torch.ops.aten.scatter_add.default(_to_copy_2, 0, primals_3, _to_copy_3);  _to_copy_2 = _to_copy_3 = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, scatter_add_1);  tangents_1 = scatter_add_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(eq_4, div_1);  eq_4 = None
    gather_3: "f32[4][1]cpu" = torch.ops.aten.gather.default(div_1, 0, primals_3);  div_1 = primals_3 = None
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(eq_5, gather_3);  eq_5 = gather_3 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_2);  mul = mul_2 = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    return (add, add_1, None)
