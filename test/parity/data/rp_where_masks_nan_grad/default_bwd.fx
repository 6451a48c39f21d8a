def forward(self, primals_1: "f32[3][1]cpu", gt: "b8[3][1]cpu", gt_1: "b8[3][1]cpu", detach: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu"):
    scalar_tensor: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_2: "f32[3][1]cpu" = torch.ops.aten.where.self(gt_1, tangents_2, scalar_tensor);  gt_1 = tangents_2 = scalar_tensor = None
    detach_1: "f32[3][1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(detach_1, 2);  detach_1 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(where_2, mul_1);  where_2 = mul_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_3: "f32[3][1]cpu" = torch.ops.aten.where.self(gt, scalar_tensor_1, tangents_1);  scalar_tensor_1 = None
    scalar_tensor_2: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_4: "f32[3][1]cpu" = torch.ops.aten.where.self(gt, tangents_1, scalar_tensor_2);  gt = tangents_1 = scalar_tensor_2 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(where_3, 2);  where_3 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(div, mul_2);  div = mul_2 = None
    div_1: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(where_4, primals_1);  where_4 = primals_1 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, div_1);  add = div_1 = None
    return (add_1,)
