def forward(self, primals_1: "f32[][]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0])
    cumsum: "f32[][]cpu" = torch.ops.aten.cumsum.default(primals_1, 0)
    _softmax: "f32[][]cpu" = torch.ops.aten._softmax.default(primals_1, 0, False)
    sort = torch.ops.aten.sort.default(primals_1)
    getitem: "f32[][]cpu" = sort[0];  sort = None
    max_1 = torch.ops.aten.max.dim(primals_1, 0)
    getitem_2: "f32[][]cpu" = max_1[0];  max_1 = None
    unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0)
    expand: "f32[2, 2][0, 0]cpu" = torch.ops.aten.expand.default(primals_1, [2, 2])
    flip: "f32[][]cpu" = torch.ops.aten.flip.default(primals_1, [0])
    squeeze: "f32[][]cpu" = torch.ops.aten.squeeze.default(primals_1)
    argmax: "i64[][]cpu" = torch.ops.aten.argmax.default(primals_1);  primals_1 = None
    return (sum_1, cumsum, _softmax, getitem, getitem_2, unsqueeze, expand, flip, squeeze, argmax)
