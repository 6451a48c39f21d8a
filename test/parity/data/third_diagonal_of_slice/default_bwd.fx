def forward(self, tangents_1: "f32[4, 3][3, 1]cpu"):
    zeros: "f32[3, 3][3, 1]cpu" = torch.ops.aten.zeros.default([3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_scatter_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(tangents_1, zeros, 0, 1, 9223372036854775807);  zeros = None
    slice_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 1, 9223372036854775807);  tangents_1 = None
    zeros_1: "f32[3][1]cpu" = torch.ops.aten.zeros.default([3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    diagonal_scatter_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_scatter.default(slice_3, zeros_1);  zeros_1 = None
    diagonal_1: "f32[3][4]cpu" = torch.ops.aten.diagonal.default(slice_3);  slice_3 = None
    slice_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_backward.default(diagonal_scatter_1, [4, 3], 0, 1, 9223372036854775807, 1);  diagonal_scatter_1 = None
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_1, slice_backward);  slice_scatter_1 = slice_backward = None
    zeros_like: "f32[3][1]cpu" = torch.ops.aten.zeros_like.default(diagonal_1);  diagonal_1 = None
    diagonal_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_backward.default(zeros_like, [3, 3], 0, 0, 1);  zeros_like = None
    slice_backward_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_backward.default(diagonal_backward, [4, 3], 0, 1, 9223372036854775807, 1);  diagonal_backward = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, slice_backward_1);  add = slice_backward_1 = None
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, 1);  add_1 = None
    return (mul_1,)
