def forward(self, primals_2: "f32[3][1]cpu", diagonal: "f32[3][5]cpu", tangents_1: "f32[3, 4][4, 1]cpu"):
    zeros: "f32[3][1]cpu" = torch.ops.aten.zeros.default([3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    diagonal_scatter_1: "f32[3, 4][4, 1]cpu" = torch.ops.aten.diagonal_scatter.default(tangents_1, zeros, 1);  zeros = None
    diagonal_1: "f32[3][5]cpu" = torch.ops.aten.diagonal.default(tangents_1, 1);  tangents_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(diagonal_1, diagonal);  diagonal = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(diagonal_1, primals_2);  diagonal_1 = primals_2 = None
    diagonal_backward: "f32[3, 4][4, 1]cpu" = torch.ops.aten.diagonal_backward.default(mul_3, [3, 4], 1, 0, 1);  mul_3 = None
    add: "f32[3, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(diagonal_scatter_1, diagonal_backward);  diagonal_scatter_1 = diagonal_backward = None
    mul_4: "f32[3, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(add, 1);  add = None
    return (mul_4, mul_2)
