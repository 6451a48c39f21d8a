def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    mul_1: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_1)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor(mul_1, primals_2);  mul_1 = None
    eq_1: "b8[][]cpu" = torch.ops.aten.eq.Scalar(tangents_1, 0)
    log_1: "f32[][]cpu" = torch.ops.aten.log.default(primals_2)
    mul_2: "f32[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, log_1);  tangents_1 = log_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[][]cpu" = torch.ops.aten.where.self(eq_1, scalar_tensor_2, mul_2);  eq_1 = scalar_tensor_2 = mul_2 = None
    isnan_1: "b8[][]cpu" = torch.ops.aten.isnan.default(primals_2)
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[][]cpu" = torch.ops.aten.where.self(isnan_1, scalar_tensor_3, where_2);  isnan_1 = scalar_tensor_3 = where_2 = None
    le: "b8[][]cpu" = torch.ops.aten.le.Scalar(primals_2, 0.0);  primals_2 = None
    eq_2: "b8[][]cpu" = torch.ops.aten.eq.Scalar(primals_1, 0.0);  primals_1 = None
    bitwise_and: "b8[][]cpu" = torch.ops.aten.bitwise_and.Tensor(eq_2, le);  eq_2 = le = None
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[][]cpu" = torch.ops.aten.where.self(bitwise_and, scalar_tensor_4, where_3);  bitwise_and = scalar_tensor_4 = where_3 = None
    return (where_4, div)
