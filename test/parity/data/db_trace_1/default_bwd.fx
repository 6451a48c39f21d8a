def forward(self, tangents_1: "f32[][]cpu"):
    zeros: "f32[25][1]cpu" = torch.ops.aten.zeros.default([25], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    arange: "i64[5][1]cpu" = torch.ops.aten.arange.start_step(0, 30, 6, dtype = torch.int64, layout = torch.strided, device = device(type='cpu'))
    index_fill: "f32[25][1]cpu" = torch.ops.aten.index_fill.int_Tensor(zeros, 0, arange, tangents_1);  zeros = arange = tangents_1 = None
    view: "f32[5, 5][5, 1]cpu" = torch.ops.aten.view.default(index_fill, [5, 5]);  index_fill = None
    return (view,)
