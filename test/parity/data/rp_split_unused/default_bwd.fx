def forward(self, tangents_1: "f32[2, 2][2, 1]cpu", tangents_2: "f32[][]cpu"):
    expand: "f32[2, 1][0, 1]cpu" = torch.ops.aten.expand.default(tangents_2, [2, 1]);  tangents_2 = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    zeros: "f32[2, 3][3, 1]cpu" = torch.ops.aten.zeros.default([2, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    cat: "f32[2, 6][6, 1]cpu" = torch.ops.aten.cat.default([expand, mul_1, zeros], 1);  expand = mul_1 = zeros = None
    return (cat,)
