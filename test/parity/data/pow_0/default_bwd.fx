def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    zeros_like: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros_like.default(primals_1, memory_format = torch.contiguous_format);  primals_1 = None
    return (zeros_like,)
