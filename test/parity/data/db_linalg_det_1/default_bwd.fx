def forward(self, primals_1: "f32[0, 0][1, 1]cpu", tangents_1: "f32[][]cpu"):
    zeros_like: "f32[0, 0][1, 1]cpu" = torch.ops.aten.zeros_like.default(primals_1);  primals_1 = None
    return (zeros_like,)
