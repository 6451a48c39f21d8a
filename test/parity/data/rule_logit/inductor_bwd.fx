def forward(self, primals_1: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    sub_2: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(1.0, primals_1)
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sub_2);  sub_2 = None
    div_2: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(tangents_1, mul);  tangents_1 = mul = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    ge: "b8[4][1]cpu" = torch.ops.aten.ge.Scalar(primals_1, 0.1)
    le: "b8[4][1]cpu" = torch.ops.aten.le.Scalar(primals_1, 0.9)
    logical_and: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(ge, le);  ge = le = None
    where_4: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and, div_2, scalar_tensor_4);  logical_and = scalar_tensor_4 = None
    ge_1: "b8[4][1]cpu" = torch.ops.aten.ge.Scalar(primals_1, 0.0)
    le_1: "b8[4][1]cpu" = torch.ops.aten.le.Scalar(primals_1, 1.0);  primals_1 = None
    logical_and_1: "b8[4][1]cpu" = torch.ops.aten.logical_and.default(ge_1, le_1);  ge_1 = le_1 = None
    full: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    where_5: "f32[4][1]cpu" = torch.ops.aten.where.self(logical_and_1, div_2, full);  logical_and_1 = div_2 = full = None
    add_1: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(where_4, where_5);  where_4 = where_5 = None
    return (add_1,)
