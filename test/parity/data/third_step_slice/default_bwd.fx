def forward(self, primals_2: "f32[2][1]cpu", slice_1: "f32[3, 2][4, 1]cpu", tangents_1: "f32[5, 2][2, 1]cpu"):
    zeros: "f32[3, 2][2, 1]cpu" = torch.ops.aten.zeros.default([3, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_scatter_1: "f32[5, 2][2, 1]cpu" = torch.ops.aten.slice_scatter.default(tangents_1, zeros, 0, 0, 9223372036854775807, 2);  zeros = None
    slice_2: "f32[3, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 0, 9223372036854775807, 2);  tangents_1 = None
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(slice_2, slice_1);  slice_1 = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(slice_2, primals_2);  slice_2 = primals_2 = None
    sum_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    view: "f32[2][1]cpu" = torch.ops.aten.view.default(sum_1, [2]);  sum_1 = None
    slice_backward: "f32[5, 2][2, 1]cpu" = torch.ops.aten.slice_backward.default(mul_3, [5, 2], 0, 0, 9223372036854775807, 2);  mul_3 = None
    add: "f32[5, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_1, slice_backward);  slice_scatter_1 = slice_backward = None
    mul_4: "f32[5, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(add, 1);  add = None
    return (mul_4, view)
