def forward(self, primals_1: "bf16[2, 3][3, 1]cpu", primals_2: "f32[][]cpu", tangents_1: "bf16[2, 3][3, 1]cpu"):
    add: "bf16[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    sum_1: "bf16[][]cpu" = torch.ops.aten.sum.default(tangents_1)
    _to_copy: "f32[][]cpu" = torch.ops.aten._to_copy.default(sum_1, dtype = torch.float32);  sum_1 = None
    return (add, tangents_1, _to_copy)
