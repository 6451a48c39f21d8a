def forward(self, tangents_1: "f32[4, 3][3, 1]cpu"):
    zeros: "f32[3, 3][3, 1]cpu" = torch.ops.aten.zeros.default([3, 3], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_scatter_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(tangents_1, zeros, 0, 1, 4);  zeros = None
    slice_4: "f32[3, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 1, 4);  tangents_1 = None
    zeros_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.zeros.default([3, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_scatter_3: "f32[3, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_4, zeros_1, 1, 0, 2);  zeros_1 = None
    slice_5: "f32[3, 2][3, 1]cpu" = torch.ops.aten.slice.Tensor(slice_4, 1, 0, 2);  slice_4 = None
    slice_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_backward.default(slice_scatter_3, [4, 3], 0, 1, 4, 1);  slice_scatter_3 = None
    add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_2, slice_backward);  slice_scatter_2 = slice_backward = None
    neg: "f32[3, 2][2, 1]cpu" = torch.ops.aten.neg.default(slice_5)
    slice_backward_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.slice_backward.default(slice_5, [3, 3], 1, 0, 2, 1);  slice_5 = None
    slice_backward_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_backward.default(slice_backward_1, [4, 3], 0, 1, 4, 1);  slice_backward_1 = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, slice_backward_2);  add = slice_backward_2 = None
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, 1);  add_1 = None
    return (mul_1, neg)
