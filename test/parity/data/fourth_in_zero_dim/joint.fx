def forward(self, primals_1: "f32[3][1]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[3][1]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(primals_1)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(sum_1);  sum_1 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(primals_2, detach);  primals_2 = detach = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, add);  primals_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, add);  tangents_1 = None
    return (add, mul, mul_1, None)
