def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "b8[2, 3][3, 1]cpu", primals_3: "f32[6][1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    masked_scatter: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_scatter.default(primals_1, primals_2, primals_3);  primals_1 = primals_3 = None
    masked_fill: "f32[2, 3][3, 1]cpu" = torch.ops.aten.masked_fill.Scalar(tangents_1, primals_2, 0)
    masked_scatter_backward: "f32[6][1]cpu" = torch.ops.aten.masked_scatter_backward.default(tangents_1, primals_2, [6]);  tangents_1 = primals_2 = None
    return (masked_scatter, masked_fill, None, masked_scatter_backward)
