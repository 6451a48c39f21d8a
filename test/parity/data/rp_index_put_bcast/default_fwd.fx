def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "i64[3][1]cpu", primals_4: "i64[3][1]cpu", primals_5: "f32[][]cpu"):
    index_put: "f32[2, 3][3, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [primals_3], primals_2, True);  primals_2 = None
    index_put_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [primals_3, primals_4], primals_5, True)
    index_put_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.index_put.default(primals_1, [primals_3], primals_5);  primals_1 = primals_5 = None
    return (index_put, index_put_1, index_put_2, primals_3, primals_4)
