def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Scalar(primals_1, 1);  primals_1 = None
    div: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, add);  tangents_1 = add = None
    return (div,)
