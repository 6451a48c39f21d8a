def forward(self, primals_1: "f32[20, 20][20, 1]cpu", tangents_1: "f32[20, 20][20, 1]cpu"):
    zeros_like: "f32[20, 20][20, 1]cpu" = torch.ops.aten.zeros_like.default(primals_1, memory_format = torch.preserve_format);  primals_1 = None
    return (zeros_like,)
