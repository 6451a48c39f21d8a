def forward(self, primals_1: "f32[][]cpu", tangents_1: "f32[][]cpu", tangents_2: "f32[][]cpu", tangents_3: "f32[][]cpu", tangents_4: "f32[][]cpu", tangents_5: "f32[][]cpu", tangents_6: "f32[][]cpu"):
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [0])
    cumsum: "f32[][]cpu" = torch.ops.aten.cumsum.default(primals_1, 0)
    _softmax: "f32[][]cpu" = torch.ops.aten._softmax.default(primals_1, 0, False)
    detach: "f32[][]cpu" = torch.ops.aten.detach.default(_softmax)
    sort = torch.ops.aten.sort.default(primals_1)
    getitem: "f32[][]cpu" = sort[0]
    getitem_1: "i64[][]cpu" = sort[1];  sort = None
    max_1 = torch.ops.aten.max.dim(primals_1, 0)
    getitem_2: "f32[][]cpu" = max_1[0]
    getitem_3: "i64[][]cpu" = max_1[1];  max_1 = None
    unsqueeze: "f32[1][1]cpu" = torch.ops.aten.unsqueeze.default(primals_1, 0)
    expand: "f32[2, 2][0, 0]cpu" = torch.ops.aten.expand.default(primals_1, [2, 2])
    flip: "f32[][]cpu" = torch.ops.aten.flip.default(primals_1, [0])
    squeeze: "f32[][]cpu" = torch.ops.aten.squeeze.default(primals_1)
    argmax: "i64[][]cpu" = torch.ops.aten.argmax.default(primals_1);  primals_1 = None
    flip_1: "f32[][]cpu" = torch.ops.aten.flip.default(tangents_6, [0]);  tangents_6 = None
    new_zeros: "f32[][]cpu" = torch.ops.aten.new_zeros.default(tangents_5, [])
    scatter: "f32[][]cpu" = torch.ops.aten.scatter.src(new_zeros, 0, getitem_3, tangents_5);  new_zeros = getitem_3 = tangents_5 = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(flip_1, scatter);  flip_1 = scatter = None
    new_zeros_1: "f32[][]cpu" = torch.ops.aten.new_zeros.default(tangents_4, [])
    scatter_1: "f32[][]cpu" = torch.ops.aten.scatter.src(new_zeros_1, -1, getitem_1, tangents_4);  new_zeros_1 = getitem_1 = tangents_4 = None
    add_1: "f32[][]cpu" = torch.ops.aten.add.Tensor(add, scatter_1);  add = scatter_1 = None
    detach_1: "f32[][]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[][]cpu" = torch.ops.aten._softmax_backward_data.default(tangents_3, detach_1, 0, torch.float32);  tangents_3 = detach_1 = None
    add_2: "f32[][]cpu" = torch.ops.aten.add.Tensor(add_1, _softmax_backward_data);  add_1 = _softmax_backward_data = None
    add_3: "f32[][]cpu" = torch.ops.aten.add.Tensor(add_2, tangents_2);  add_2 = tangents_2 = None
    expand_1: "f32[][]cpu" = torch.ops.aten.expand.default(tangents_1, []);  tangents_1 = None
    add_4: "f32[][]cpu" = torch.ops.aten.add.Tensor(add_3, expand_1);  add_3 = expand_1 = None
    return (sum_1, cumsum, _softmax, getitem, getitem_2, unsqueeze, expand, flip, squeeze, argmax, add_4)
