def forward(self, tangents_1: "f32[2, 3][3, 1]cpu", tangents_2: "f32[][]cpu"):
    expand: "f32[2, 3][0, 0]cpu" = torch.ops.aten.expand.default(tangents_2, [2, 3]);  tangents_2 = None
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(tangents_1, expand);  tangents_1 = expand = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add, 2);  add = None
    return (mul_1,)
