def forward(self, primals_1: "f32[0][1]cpu", tangents_1: "f32[][]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(primals_1);  primals_1 = None
    expand: "f32[0][0]cpu" = torch.ops.aten.expand.default(tangents_1, [0]);  tangents_1 = None
    return (sum_1, expand)
