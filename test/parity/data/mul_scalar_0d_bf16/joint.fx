def forward(self, primals_1: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    mul: "bf16[][]cpu" = torch.ops.aten.mul.Tensor(primals_1, 3);  primals_1 = None
    mul_1: "bf16[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 3);  tangents_1 = None
    return (mul, mul_1)
