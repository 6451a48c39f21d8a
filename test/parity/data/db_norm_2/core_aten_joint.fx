def forward(self, primals_1: "f32[5, 5][5, 1]cpu", tangents_1: "f32[][]cpu"):
    ne: "b8[5, 5][5, 1]cpu" = torch.ops.aten.ne.Scalar(primals_1, 0.0);  primals_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(ne, None, dtype = torch.float32);  ne = None
    return (sum_1, None)
