def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, primals_2, rounding_mode = 'trunc');  primals_1 = primals_2 = None
    zeros_like: "f32[][]cpu" = torch.ops.aten.zeros_like.default(tangents_1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    zeros_like_1: "f32[][]cpu" = torch.ops.aten.zeros_like.default(tangents_1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  tangents_1 = None
    return (div, zeros_like_1, zeros_like)
