def forward(self, primals_2: "i64[1][1]cpu", tangents_1: "f32[5, 5][5, 1]cpu"):
    zeros: "f32[1, 5][5, 1]cpu" = torch.ops.aten.zeros.default([1, 5], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.index_put.default(tangents_1, [primals_2], zeros);  zeros = None
    index: "f32[1, 5][5, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [primals_2]);  tangents_1 = primals_2 = None
    return (index_put_1, None, index)
