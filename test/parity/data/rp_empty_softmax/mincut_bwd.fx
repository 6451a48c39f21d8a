def forward(self, getitem_1: "i64[0, 3][3, 1]cpu", detach_2: "f32[0, 3][3, 1]cpu", detach_3: "f32[0, 3][3, 1]cpu", tangents_1: "f32[0, 3][3, 1]cpu", tangents_2: "f32[0, 3][3, 1]cpu", tangents_3: "f32[0, 3][3, 1]cpu", tangents_4: "f32[0, 3][3, 1]cpu"):
    new_zeros: "f32[0, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(tangents_4, [0, 3])
    scatter: "f32[0, 3][3, 1]cpu" = torch.ops.aten.scatter.src(new_zeros, 1, getitem_1, tangents_4);  new_zeros = getitem_1 = tangents_4 = None
    add: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(scatter, tangents_3);  scatter = tangents_3 = None
    _log_softmax_backward_data: "f32[0, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(tangents_2, detach_2, 1, torch.float32);  tangents_2 = detach_2 = None
    add_1: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add, _log_softmax_backward_data);  add = _log_softmax_backward_data = None
    _softmax_backward_data: "f32[0, 3][3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(tangents_1, detach_3, 0, torch.float32);  tangents_1 = detach_3 = None
    add_2: "f32[0, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(add_1, _softmax_backward_data);  add_1 = _softmax_backward_data = None
    return (add_2,)
