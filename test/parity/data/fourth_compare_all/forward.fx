def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu"):
    ne: "b8[3][1]cpu" = torch.ops.aten.ne.Scalar(primals_2, 1);  primals_2 = None
    _to_copy: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(ne, dtype = torch.float32, layout = torch.strided);  ne = None
    le: "b8[3][1]cpu" = torch.ops.aten.le.Scalar(_to_copy, 0);  _to_copy = None
    _to_copy_1: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(le, dtype = torch.float32, layout = torch.strided);  le = None
    eq: "b8[3][1]cpu" = torch.ops.aten.eq.Tensor(_to_copy_1, primals_3);  _to_copy_1 = None
    _to_copy_2: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(eq, dtype = torch.float32, layout = torch.strided);  eq = None
    ge: "b8[3][1]cpu" = torch.ops.aten.ge.Scalar(_to_copy_2, 0);  _to_copy_2 = None
    _to_copy_3: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(ge, dtype = torch.float32, layout = torch.strided);  ge = None
    lt: "b8[3][1]cpu" = torch.ops.aten.lt.Tensor(_to_copy_3, primals_3);  _to_copy_3 = primals_3 = None
    _to_copy_4: "f32[3][1]cpu" = torch.ops.aten._to_copy.default(lt, dtype = torch.float32, layout = torch.strided);  lt = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, _to_copy_4);  primals_1 = None
    return (_to_copy_4, mul)
