def forward(self, primals_2: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 1.5)
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_2, primals_2);  mul_2 = primals_2 = None
    scalar_tensor_6: "f32[][]cpu" = torch.ops.prims.scalar_tensor.default(2.0, dtype = torch.float32, device = device(type='cpu'))
    eq_2: "b8[4][1]cpu" = torch.ops.aten.eq.Scalar(tangents_1, 0)
    log_2: "f32[][]cpu" = torch.ops.aten.log.default(scalar_tensor_6)
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, log_2);  tangents_1 = log_2 = None
    scalar_tensor_7: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[4][1]cpu" = torch.ops.aten.where.self(eq_2, scalar_tensor_7, mul_3);  eq_2 = scalar_tensor_7 = mul_3 = None
    isnan_2: "b8[][]cpu" = torch.ops.aten.isnan.default(scalar_tensor_6);  scalar_tensor_6 = None
    scalar_tensor_8: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_5: "f32[4][1]cpu" = torch.ops.aten.where.self(isnan_2, scalar_tensor_8, where_4);  isnan_2 = scalar_tensor_8 = where_4 = None
    return (where_5, div)
