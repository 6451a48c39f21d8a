def forward(self, detach: "f32[4, 3][3, 1]cpu", unsqueeze: "i64[4, 1][1, 1]cpu", tangents_1: "f32[][]cpu"):
    neg_1: "f32[][]cpu" = torch.ops.aten.neg.default(tangents_1);  tangents_1 = None
    expand: "f32[4][0]cpu" = torch.ops.aten.expand.default(neg_1, [4]);  neg_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(expand, 4);  expand = None
    unsqueeze_1: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(div, 1);  div = None
    new_zeros: "f32[4, 3][3, 1]cpu" = torch.ops.aten.new_zeros.default(unsqueeze_1, [4, 3])
    scatter_add: "f32[4, 3][3, 1]cpu" = torch.ops.aten.scatter_add.default(new_zeros, 1, unsqueeze, unsqueeze_1);  new_zeros = unsqueeze = unsqueeze_1 = None
    detach_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.detach.default(detach);  detach = None
    _log_softmax_backward_data: "f32[4, 3][3, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(scatter_add, detach_1, -1, torch.float32);  scatter_add = detach_1 = None
    return (_log_softmax_backward_data, None)
