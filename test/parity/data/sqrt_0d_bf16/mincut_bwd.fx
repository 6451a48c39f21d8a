def forward(self, detach_1: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    mul: "bf16[][]cpu" = torch.ops.aten.mul.Scalar(detach_1, 2);  detach_1 = None
    div: "bf16[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, mul);  tangents_1 = mul = None
    return (div,)
