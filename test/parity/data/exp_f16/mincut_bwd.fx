def forward(self, detach_1: "f16[4][1]cpu", tangents_1: "f16[4][1]cpu"):
    mul: "f16[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, detach_1);  tangents_1 = detach_1 = None
    return (mul,)
