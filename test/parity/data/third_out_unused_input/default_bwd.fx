def forward(self, tangents_1: "f32[3][1]cpu", tangents_2: "f32[][]cpu"):
    expand: "f32[3][0]cpu" = torch.ops.aten.expand.default(tangents_2, [3]);  tangents_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(expand, mul_1);  expand = mul_1 = None
    return (add, None, None)
