def forward(self, primals_2: "i64[3][1]cpu", zeros_like: "f32[3, 3][3, 1]cpu", tangents_1: "f32[3][1]cpu"):
    put: "f32[3, 3][3, 1]cpu" = torch.ops.aten.put.default(zeros_like, primals_2, tangents_1, True);  zeros_like = primals_2 = tangents_1 = None
    return (put, None)
