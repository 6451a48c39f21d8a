def forward(self, primals_1: "f32[6][1]cpu", primals_2: "f32[6][1]cpu", tangents_1: "f32[6][1]cpu", tangents_2: "f32[6][1]cpu", tangents_3: "f32[6][1]cpu"):
    div: "f32[6][1]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, primals_2, rounding_mode = 'floor')
    div_1: "f32[6][1]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, primals_2, rounding_mode = 'trunc')
    remainder: "f32[6][1]cpu" = torch.ops.aten.remainder.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    zeros_like: "f32[6][1]cpu" = torch.ops.aten.zeros_like.default(tangents_2, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  tangents_2 = None
    add: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(tangents_3, zeros_like);  tangents_3 = zeros_like = None
    zeros_like_1: "f32[6][1]cpu" = torch.ops.aten.zeros_like.default(tangents_1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'));  tangents_1 = None
    add_1: "f32[6][1]cpu" = torch.ops.aten.add.Tensor(add, zeros_like_1);  add = zeros_like_1 = None
    return (div, div_1, remainder, add_1, None)
