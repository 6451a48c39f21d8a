def forward(self, primals_1: "f32[20][1]cpu", tangents_1: "f32[20][1]cpu"):
    log_sigmoid_forward = torch.ops.aten.log_sigmoid_forward.default(primals_1)
    getitem: "f32[20][1]cpu" = log_sigmoid_forward[0]
    getitem_1: "f32[20][1]cpu" = log_sigmoid_forward[1];  log_sigmoid_forward = None
    log_sigmoid_backward: "f32[20][1]cpu" = torch.ops.aten.log_sigmoid_backward.default(tangents_1, primals_1, getitem_1);  tangents_1 = primals_1 = getitem_1 = None
    return (getitem, log_sigmoid_backward)
