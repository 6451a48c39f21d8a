def forward(self, detach: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    detach_1: "bf16[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    add: "bf16[][]cpu" = torch.ops.aten.add.Scalar(detach_1, 1);  detach_1 = None
    mul: "bf16[][]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add);  tangents_1 = add = None
    return (mul,)
