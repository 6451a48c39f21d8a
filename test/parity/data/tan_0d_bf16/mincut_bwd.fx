def forward(self, detach_1: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    pow_1: "bf16[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_1, 2);  detach_1 = None
    add: "bf16[][]cpu" = torch.ops.aten.add.Scalar(pow_1, 1);  pow_1 = None
    mul: "bf16[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add);  tangents_1 = add = None
    return (mul,)
