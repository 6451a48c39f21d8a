def forward(self, sub: "f32[2, 2][2, 1]cpu", add: "f32[2, 2][2, 1]cpu", tangents_1: "f32[2][1]cpu"):
    div_1: "f32[2][1]cpu" = torch.ops.aten.div.Scalar(tangents_1, 2.0);  tangents_1 = None
    unsqueeze: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(div_1, 1);  div_1 = None
    expand: "f32[2, 2][1, 0]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 2]);  unsqueeze = None
    mul_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(expand, add);  add = None
    mul_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(expand, sub);  expand = sub = None
    slice_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice_backward.default(mul_2, [2, 3], 1, 1, 9223372036854775807, 1)
    slice_backward_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice_backward.default(mul_2, [2, 3], 1, 0, -1, 1);  mul_2 = None
    add_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward, slice_backward_1);  slice_backward = slice_backward_1 = None
    neg: "f32[2, 2][2, 1]cpu" = torch.ops.aten.neg.default(mul_1)
    slice_backward_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice_backward.default(mul_1, [2, 3], 1, 1, 9223372036854775807, 1);  mul_1 = None
    slice_backward_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice_backward.default(neg, [2, 3], 1, 0, -1, 1);  neg = None
    add_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(slice_backward_2, slice_backward_3);  slice_backward_2 = slice_backward_3 = None
    return (add_1, add_2)
