def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "i64[2, 2][2, 1]cpu"):
    take: "f32[2, 2][2, 1]cpu" = torch.ops.aten.take.default(primals_1, primals_2)
    expand: "i64[2, 2][2, 1]cpu" = torch.ops.aten.expand.default(primals_2, [2, 2])
    expand_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.expand.default(primals_1, [2, 3])
    remainder: "i64[2, 2][2, 1]cpu" = torch.ops.aten.remainder.Scalar(expand, 3);  expand = None
    gather: "f32[2, 2][2, 1]cpu" = torch.ops.aten.gather.default(expand_1, 1, remainder);  expand_1 = None
    view: "f32[6][1]cpu" = torch.ops.aten.view.default(primals_1, [6])
    view_1: "i64[4][1]cpu" = torch.ops.aten.view.default(primals_2, [4])
    index: "f32[4][1]cpu" = torch.ops.aten.index.Tensor(view, [view_1]);  view = None
    return (take, gather, index, primals_1, primals_2, remainder, view_1)
