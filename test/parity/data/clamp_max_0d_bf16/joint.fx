def forward(self, primals_1: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    clamp: "bf16[][]cpu" = torch.ops.aten.clamp.default(primals_1, None, 0.1)
    scalar_tensor: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    lt: "b8[][]cpu" = torch.ops.aten.lt.Scalar(primals_1, 0.1);  primals_1 = None
    where: "bf16[][]cpu" = torch.ops.aten.where.self(lt, tangents_1, scalar_tensor);  lt = tangents_1 = scalar_tensor = None
    return (clamp, where)
