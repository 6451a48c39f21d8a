def forward(self, tangents_1: "f32[3, 2][2, 1]cpu"):
    slice_3: "f32[1, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 0, 1)
    slice_4: "f32[2, 2][2, 1]cpu" = torch.ops.aten.slice.Tensor(tangents_1, 0, 1, 3);  tangents_1 = None
    slice_backward: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice_backward.default(slice_4, [3, 2], 0, 1, 9223372036854775807, 1);  slice_4 = None
    mul_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(slice_3, 2);  slice_3 = None
    slice_backward_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.slice_backward.default(mul_1, [3, 2], 0, 0, 1, 1);  mul_1 = None
    add: "f32[3, 2][2, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward, slice_backward_1);  slice_backward = slice_backward_1 = None
    return (add,)
