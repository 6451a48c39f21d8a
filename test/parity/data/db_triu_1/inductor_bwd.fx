def forward(self, tangents_1: "f32[10, 10][10, 1]cpu"):
    iota_2: "i64[10][1]cpu" = torch.ops.prims.iota.default(10, start = 0, step = 1, dtype = torch.int64, device = device(type='cpu'), requires_grad = False)
    unsqueeze_2: "i64[1, 10][10, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_2, -2)
    unsqueeze_3: "i64[10, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(iota_2, -1);  iota_2 = None
    sub_1: "i64[10, 10][10, 1]cpu" = torch.ops.aten.sub.Tensor(unsqueeze_2, unsqueeze_3);  unsqueeze_2 = unsqueeze_3 = None
    ge_1: "b8[10, 10][10, 1]cpu" = torch.ops.aten.ge.Scalar(sub_1, 0);  sub_1 = None
    scalar_tensor_1: "f32[][]cpu" = torch.ops.aten.scalar_tensor.default(0, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    where_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten.where.self(ge_1, tangents_1, scalar_tensor_1);  ge_1 = tangents_1 = scalar_tensor_1 = None
    return (where_1,)
