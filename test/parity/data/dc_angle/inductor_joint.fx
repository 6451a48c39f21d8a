def forward(self, primals_1: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(3.141592653589793, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    lt: "b8[3][1]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor, scalar_tensor_1);  lt = scalar_tensor = scalar_tensor_1 = None
    isnan: "b8[3][1]cpu" = torch.ops.aten.isnan.default(primals_1)
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor_2, where);  isnan = scalar_tensor_2 = where = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(where_1, primals_1);  primals_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where_1);  tangents_1 = where_1 = None
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, full);  mul_1 = full = None
    return (mul, add)
