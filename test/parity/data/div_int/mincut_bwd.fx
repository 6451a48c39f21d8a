def forward(self, primals_2: "i64[3][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    div_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.div.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    return (div_1, None)
