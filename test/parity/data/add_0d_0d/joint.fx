def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    return (add, tangents_1, tangents_1)
