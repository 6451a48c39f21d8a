def forward(self, detach_1: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    neg: "f32[20][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    tanh_backward: "f32[20][1]cpu" = torch.ops.aten.tanh_backward.default(neg, detach_1);  neg = detach_1 = None
    add: "f32[20][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, tanh_backward);  tangents_1 = tanh_backward = None
    return (add,)
