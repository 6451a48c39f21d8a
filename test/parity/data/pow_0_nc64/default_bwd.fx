def forward(self, primals_1: "f64[3, 2][1, 3]cpu", tangents_1: "f64[3, 2][1, 3]cpu"):
    zeros_like: "f64[3, 2][2, 1]cpu" = torch.ops.aten.zeros_like.default(primals_1, memory_format = torch.contiguous_format);  primals_1 = None
    return (zeros_like,)
