def forward(self, primals_1: "f32[s26, s49][s49, 1]cpu", primals_2: "f32[][]cpu"):
    add: "f32[s26, s49][s49, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    return (add,)
