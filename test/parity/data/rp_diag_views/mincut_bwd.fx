def forward(self, tangents_1: "f32[3][1]cpu", tangents_2: "f32[2, 2][2, 1]cpu", tangents_3: "f32[3, 3, 3][9, 3, 1]cpu"):
    diagonal_3: "f32[3, 3][9, 4]cpu" = torch.ops.aten.diagonal.default(tangents_3, 0, -2, -1);  tangents_3 = None
    diagonal_4: "f32[2][3]cpu" = torch.ops.aten.diagonal.default(tangents_2, 0, -2, -1);  tangents_2 = None
    diagonal_backward: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_backward.default(diagonal_4, [3, 3], 1, 0, 1);  diagonal_4 = None
    add: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(diagonal_3, diagonal_backward);  diagonal_3 = diagonal_backward = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    diagonal_backward_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.diagonal_backward.default(mul_1, [3, 3], 0, 0, 1);  mul_1 = None
    add_1: "f32[3, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, diagonal_backward_1);  add = diagonal_backward_1 = None
    return (add_1,)
