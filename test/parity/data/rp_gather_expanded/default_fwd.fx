def forward(self, primals_1: "f32[3, 4][4, 1]cpu", primals_2: "i64[1, 2][2, 1]cpu"):
    expand: "i64[3, 2][0, 1]cpu" = torch.ops.aten.expand.default(primals_2, [3, 2])
    gather: "f32[3, 2][2, 1]cpu" = torch.ops.aten.gather.default(primals_1, 1, expand)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(gather);  gather = None
    slice_1: "f32[1, 4][4, 1]cpu" = torch.ops.aten.slice.Tensor(primals_1, 0, 0, 1);  primals_1 = None
    expand_1: "f32[3, 4][0, 1]cpu" = torch.ops.aten.expand.default(slice_1, [3, 4]);  slice_1 = None
    expand_2: "i64[3, 2][0, 1]cpu" = torch.ops.aten.expand.default(primals_2, [3, 2]);  primals_2 = None
    gather_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.gather.default(expand_1, 0, expand_2);  expand_1 = None
    return (sum_1, gather_1, expand, expand_2)
