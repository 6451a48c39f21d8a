def forward(self, primals_1: "f32[0, 3][3, 1]cpu", tangents_1: "f32[0, 3][3, 1]cpu", tangents_2: "f32[0, 3][3, 1]cpu", tangents_3: "f32[0, 3][3, 1]cpu", tangents_4: "f32[0, 3][3, 1]cpu"):
    _softmax: "f32[0, 3][3, 1]cpu" = torch.ops.aten._softmax.default(primals_1, 0, False)
    detach: "f32[0, 3][3, 1]cpu" = torch.ops.aten.detach.default(_softmax)
    _log_softmax: "f32[0, 3][3, 1]cpu" = torch.ops.aten._log_softmax.default(primals_1, 1, False)
    detach_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.detach.default(_log_softmax)
    cumsum: "f32[0, 3][3, 1]cpu" = torch.ops.aten.cumsum.default(primals_1, 0)
    sort = torch.ops.aten.sort.default(primals_1, 1);  primals_1 = None
    getitem: "f32[0, 3][3, 1]cpu" = sort[0]
    getitem_1: "i64[0, 3][3, 1]cpu" = sort[1];  sort = None
    new_zeros: "f32[0, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_4, [0, 3])
    scatter: "f32[0, 3][3, 1]cpu" = torch.ops.aten.scatter.src(new_zeros, 1, getitem_1, tangents_4);  new_zeros = getitem_1 = tangents_4 = None
    add: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(scatter, tangents_3);  scatter = tangents_3 = None
    detach_2: "f32[0, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
    _log_softmax_backward_data: "f32[0, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(tangents_2, detach_2, 1, torch.float32);  tangents_2 = detach_2 = None
    add_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, _log_softmax_backward_data);  add = _log_softmax_backward_data = None
    detach_3: "f32[0, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _softmax_backward_data: "f32[0, 3][3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(tangents_1, detach_3, 0, torch.float32);  tangents_1 = detach_3 = None
    add_2: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, _softmax_backward_data);  add_1 = _softmax_backward_data = None
    return (_softmax, _log_softmax, cumsum, getitem, add_2)
