def forward(self, primals_2: "i64[2, 3][3, 1]cpu", detach_1: "f32[2, 4][4, 1]cpu", tangents_1: "f32[2, 4][4, 1]cpu"):
    _log_softmax_backward_data: "f32[2, 4][4, 1]cpu" = torch.ops.aten._log_softmax_backward_data.default(tangents_1, detach_1, -1, torch.float32);  tangents_1 = detach_1 = None
    unsqueeze: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.unsqueeze.default(_log_softmax_backward_data, 1);  _log_softmax_backward_data = None
    expand: "f32[2, 3, 4][4, 0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze, [2, 3, 4]);  unsqueeze = None
    div: "f32[2, 3, 4][12, 4, 1]cpu" = torch.ops.aten.div.Scalar(expand, 3);  expand = None
    embedding_dense_backward: "f32[5, 4][4, 1]cpu" = torch.ops.aten.embedding_dense_backward.default(div, primals_2, 5, -1, False);  div = primals_2 = None
    return (embedding_dense_backward, None)
