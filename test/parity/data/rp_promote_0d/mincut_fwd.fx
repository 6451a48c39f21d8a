def forward(self, primals_1: "bf16[2][1]cpu", primals_2: "f32[][]cpu", primals_3: "f64[][]cpu"):
    add: "bf16[2][1]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2)
    mul: "bf16[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, primals_3)
    gt: "b8[2][1]cpu" = torch.ops.aten.gt.Scalar(primals_1, 0)
    where: "bf16[2][1]cpu" = torch.ops.aten.where.self(gt, primals_1, primals_2);  gt = None
    _to_copy: "bf16[][]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.bfloat16)
    maximum: "bf16[2][1]cpu" = torch.ops.aten.maximum.default(primals_1, _to_copy)
    add_1: "f64[][]cpu" = torch.ops.aten.add.Tensor(primals_2, primals_3);  primals_2 = None
    return (add, mul, where, maximum, add_1, primals_1, primals_3, _to_copy)
