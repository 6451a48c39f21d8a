def forward(self, primals_1: "f32[3][1]cpu", primals_2: "i64[3][1]cpu", primals_3: "b8[3][1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(3.141592653589793, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    lt: "b8[3][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor, scalar_tensor_1);  scalar_tensor = scalar_tensor_1 = None
    isnan: "b8[3][1]cpu" = torch.ops.aten.isnan.default(primals_1)
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor_2, where);  scalar_tensor_2 = where = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, where_1);  primals_1 = where_1 = None
    scalar_tensor_3: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(3.141592653589793, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    lt_1: "b8[3][1]cpu" = torch.ops.aten.lt.Scalar(primals_2, 0)
    scalar_tensor_4: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[3][1]cpu" = torch.ops.aten.where.self(lt_1, scalar_tensor_3, scalar_tensor_4);  lt_1 = None
    isnan_1: "b8[3][1]cpu" = torch.ops.aten.isnan.default(primals_2);  primals_2 = None
    scalar_tensor_5: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[3][1]cpu" = torch.ops.aten.where.self(isnan_1, scalar_tensor_5, where_2);  isnan_1 = where_2 = None
    lt_2: "b8[3][1]cpu" = torch.ops.aten.lt.Scalar(primals_3, 0)
    where_4: "f32[3][1]cpu" = torch.ops.aten.where.self(lt_2, scalar_tensor_3, scalar_tensor_4);  lt_2 = scalar_tensor_3 = scalar_tensor_4 = None
    isnan_2: "b8[3][1]cpu" = torch.ops.aten.isnan.default(primals_3);  primals_3 = None
    where_5: "f32[3][1]cpu" = torch.ops.aten.where.self(isnan_2, scalar_tensor_5, where_4);  isnan_2 = scalar_tensor_5 = where_4 = None
    return (mul, where_3, where_5, lt, isnan)
