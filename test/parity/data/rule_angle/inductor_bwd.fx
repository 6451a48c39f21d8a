def forward(self, lt: "b8[3][1]cpu", isnan: "b8[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(3.141592653589793, dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where: "f32[3][1]cpu" = torch.ops.aten.where.self(lt, scalar_tensor, scalar_tensor_1);  lt = scalar_tensor = scalar_tensor_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(nan, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[3][1]cpu" = torch.ops.aten.where.self(isnan, scalar_tensor_2, where);  isnan = scalar_tensor_2 = where = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, where_1);  tangents_1 = where_1 = None
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_2, full);  mul_2 = full = None
    return (add, None, None)
