def forward(self, primals_1: "f32[4, 5][5, 1]cpu", primals_2: "f32[2, 2][2, 1]cpu", tangents_1: "f32[4, 5][5, 1]cpu"):
    mul: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    slice_1: "f32[2, 5][10, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 0, 9223372036854775807, 2)
    slice_2: "f32[2, 2][10, 2]cpu" = torch.ops.aten.slice.Tensor(slice_1, 1, 1, 9223372036854775807, 2);  slice_1 = None
    add: "f32[2, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_2, primals_2);  slice_2 = primals_2 = None
    slice_3: "f32[2, 5][10, 1]cpu" = torch.ops.aten.slice.Tensor(mul, 0, 0, 9223372036854775807, 2)
    slice_scatter: "f32[2, 5][10, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_3, add, 1, 1, 9223372036854775807, 2);  slice_3 = add = None
    slice_scatter_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.slice_scatter.default(mul, slice_scatter, 0, 0, 9223372036854775807, 2);  mul = slice_scatter = None
    cos: "f32[4, 5][5, 1]cpu" = torch.ops.aten.cos.default(slice_scatter_1)
    sin: "f32[4, 5][5, 1]cpu" = torch.ops.aten.sin.default(slice_scatter_1);  slice_scatter_1 = None
    neg: "f32[4, 5][5, 1]cpu" = torch.ops.aten.neg.default(sin);  sin = None
    mul_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, neg);  tangents_1 = neg = None
    zeros: "f32[2, 5][5, 1]cpu" = torch.ops.aten.zeros.default([2, 5], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_scatter_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.slice_scatter.default(mul_1, zeros, 0, 0, 9223372036854775807, 2);  zeros = None
    slice_4: "f32[2, 5][10, 1]cpu" = torch.ops.aten.slice.Tensor(mul_1, 0, 0, 9223372036854775807, 2);  mul_1 = None
    zeros_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.zeros.default([2, 2], dtype = torch.float32, layout = torch.strided, device = device(type='cpu'))
    slice_scatter_3: "f32[2, 5][10, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_4, zeros_1, 1, 1, 9223372036854775807, 2);  zeros_1 = None
    slice_5: "f32[2, 2][10, 2]cpu" = torch.ops.aten.slice.Tensor(slice_4, 1, 1, 9223372036854775807, 2);  slice_4 = None
    slice_backward: "f32[4, 5][5, 1]cpu" = torch.ops.aten.slice_backward.default(slice_scatter_3, [4, 5], 0, 0, 9223372036854775807, 2);  slice_scatter_3 = None
    add_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(slice_scatter_2, slice_backward);  slice_scatter_2 = slice_backward = None
    slice_backward_1: "f32[2, 5][5, 1]cpu" = torch.ops.aten.slice_backward.default(slice_5, [2, 5], 1, 1, 9223372036854775807, 2)
    slice_backward_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.slice_backward.default(slice_backward_1, [4, 5], 0, 0, 9223372036854775807, 2);  slice_backward_1 = None
    add_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.add.Tensor(add_1, slice_backward_2);  add_1 = slice_backward_2 = None
    mul_2: "f32[4, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(add_2, 1);  add_2 = None
    return (cos, mul_2, slice_5)
