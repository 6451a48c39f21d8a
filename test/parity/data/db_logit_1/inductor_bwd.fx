def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu", tangents_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    sub_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.sub.Tensor(1.0, primals_1)
    mul: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sub_1);  sub_1 = None
    div_1: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, mul);  tangents_1 = mul = None
    full: "f32[][]cpu" = torch.ops.aten.full.default([], nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    ge: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.ge.Scalar(primals_1, 0.0)
    le: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.le.Scalar(primals_1, 1.0);  primals_1 = None
    logical_and: "b8[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.logical_and.default(ge, le);  ge = le = None
    where_2: "f32[5, 5, 5][25, 5, 1]cpu" = torch.ops.aten.where.self(logical_and, div_1, full);  logical_and = div_1 = full = None
    return (where_2,)
