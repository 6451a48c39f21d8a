def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", primals_3: "i64[2][1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    index_put: "f32[4, 3][3, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [primals_3], primals_2);  primals_1 = primals_2 = None
    zeros: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros.default([2, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    index_put_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.index_put.default(tangents_1, [primals_3], zeros);  zeros = None
    index: "f32[2, 3][3, 1]cpu" = torch.ops.aten.index.Tensor(tangents_1, [primals_3]);  tangents_1 = primals_3 = None
    return (index_put, index_put_1, index, None)
