def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "i64[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    add: "f32[2, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2);  primals_1 = primals_2 = None
    return (add, tangents_1, None)
