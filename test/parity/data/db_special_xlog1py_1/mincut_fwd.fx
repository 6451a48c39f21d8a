def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu"):
    special_xlog1py: "f32[][]cpu" = torch.ops.aten.special_xlog1py.default(primals_1, primals_2)
    return (special_xlog1py, primals_1, primals_2)
