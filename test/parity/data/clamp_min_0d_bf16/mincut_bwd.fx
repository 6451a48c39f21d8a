def forward(self, gt: "b8[][]cpu", tangents_1: "bf16[][]cpu"):
    scalar_tensor: "bf16[][]cpu" = torch.ops.aten.scalar_tensor.default(0.0, dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    where: "bf16[][]cpu" = torch.ops.aten.where.self(gt, tangents_1, scalar_tensor);  gt = tangents_1 = scalar_tensor = None
    return (where,)
