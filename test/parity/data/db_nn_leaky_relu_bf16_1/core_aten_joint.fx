def forward(self, primals_1: "bf16[10, 10][10, 1]cpu", tangents_1: "bf16[10, 10][10, 1]cpu"):
    leaky_relu: "bf16[10, 10][10, 1]cpu" = torch.ops.aten.leaky_relu.default(primals_1)
    _to_copy: "f32[10, 10][10, 1]cpu" = torch.ops.aten._to_copy.default(tangents_1, dtype = torch.float32);  tangents_1 = None
    _to_copy_1: "f32[10, 10][10, 1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.float32);  primals_1 = None
    gt: "b8[10, 10][10, 1]cpu" = torch.ops.aten.gt.Scalar(_to_copy_1, 0);  _to_copy_1 = None
    mul: "f32[10, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(_to_copy, 0.01)
    where: "f32[10, 10][10, 1]cpu" = torch.ops.aten.where.self(gt, _to_copy, mul);  gt = _to_copy = mul = None
    _to_copy_2: "bf16[10, 10][10, 1]cpu" = torch.ops.aten._to_copy.default(where, dtype = torch.bfloat16);  where = None
    return (leaky_relu, _to_copy_2)
