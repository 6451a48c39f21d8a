def forward(self, primals_1: "f32[3][1]cpu"):
    permute: "f32[3][1]cpu" = torch.ops.aten.permute.default(primals_1, [0]);  primals_1 = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(permute, [0]);  permute = None
    return (sum_1,)
