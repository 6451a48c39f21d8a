def forward(self, primals_1: "f32[2, 4][4, 1]cpu", tangents_1: "f32[2, 2][2, 1]cpu"):
    slice_1: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 0, 2)
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, slice_1);  slice_1 = None
    slice_2: "f32[2, 2][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 1, 2, 9223372036854775807);  primals_1 = None
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, slice_2);  tangents_1 = slice_2 = None
    slice_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(mul_1, [2, 4], 1, 2, 9223372036854775807, 1);  mul_1 = None
    slice_backward_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.slice_backward.default(mul_2, [2, 4], 1, 0, 2, 1);  mul_2 = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward, slice_backward_1);  slice_backward = slice_backward_1 = None
    return (add,)
