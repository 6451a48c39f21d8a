def forward(self, unsqueeze: "i64[4, 1][1, 1]cpu", mul: "f32[4][1]cpu", getitem_1: "f32[4][1]cpu", detach_2: "f32[4, 5][5, 1]cpu", detach_3: "f32[4, 5][5, 1]cpu", tangents_1: "f32[][]cpu"):
    neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(tangents_1);  tangents_1 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(neg_1, [4]);  neg_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    log_sigmoid_backward: "f32[4][1]cpu" = torch.ops.aten.log_sigmoid_backward.default(div, mul, getitem_1);  div = mul = getitem_1 = None
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(log_sigmoid_backward, 0.1);  log_sigmoid_backward = None
    neg_2: "f32[4][1]cpu" = torch.ops.aten.neg.default(mul_1)
    select_backward: "f32[4, 1][1, 1]cpu" = torch.ops.aten.select_backward.default(neg_2, [4, 1], 1, 0);  neg_2 = None
    new_zeros: "f32[4, 5][5, 1]cpu" = torch.ops.aten.new_zeros.default(select_backward, [4, 5])
    scatter_add: "f32[4, 5][5, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 1, unsqueeze, select_backward);  new_zeros = select_backward = None
    _log_softmax_backward_data: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(scatter_add, detach_2, -1, torch.float32);  scatter_add = detach_2 = None
    select_backward_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.select_backward.default(mul_1, [4, 1], 1, 0);  mul_1 = None
    new_zeros_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.new_zeros.default(select_backward_1, [4, 5])
    scatter_add_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros_1, 1, unsqueeze, select_backward_1);  new_zeros_1 = unsqueeze = select_backward_1 = None
    _log_softmax_backward_data_1: "f32[4, 5][5, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(scatter_add_1, detach_3, -1, torch.float32);  scatter_add_1 = detach_3 = None
    return (_log_softmax_backward_data_1, _log_softmax_backward_data, None)
