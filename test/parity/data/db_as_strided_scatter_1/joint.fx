def forward(self, primals_1: "f32[1][1]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[1][1]cpu"):
    as_strided_scatter: "f32[1][1]cpu" = torch.ops.aten.as_strided_scatter.default(primals_1, primals_2, [], [], 0);  primals_1 = primals_2 = None
    as_strided: "f32[][]cpu" = torch.ops.aten.as_strided.default(tangents_1, [], [], 0)
    new_zeros: "f32[1][1]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [1])
    as_strided_2: "f32[][]cpu" = torch.ops.aten.as_strided.default(new_zeros, [], [], 0)
    copy: "f32[][]cpu" = torch.ops.aten.copy.default(as_strided_2, as_strided);  as_strided_2 = as_strided = None
    as_strided_scatter_1: "f32[1][1]cpu" = torch.ops.aten.as_strided_scatter.default(new_zeros, copy, [], [], 0);  new_zeros = copy = None
    as_strided_4: "f32[][]cpu" = torch.ops.aten.as_strided.default(tangents_1, [], [], 0);  tangents_1 = None
    as_strided_5: "f32[1][1]cpu" = torch.ops.aten.as_strided.default(as_strided_scatter_1, [1], [1]);  as_strided_scatter_1 = None
    return (as_strided_scatter, as_strided_5, as_strided_4)
