def forward(self, primals_1: "bf16[4][1]cpu", primals_2: "bf16[2][1]cpu", getitem_1: "bf16[2][1]cpu", tangents_1: "bf16[2][1]cpu"):
    log_sigmoid_backward: "bf16[2][1]cpu" = torch.ops.aten.log_sigmoid_backward.default(tangents_1, primals_2, getitem_1);  primals_2 = getitem_1 = None
    glu_backward: "bf16[4][1]cpu" = torch.ops.aten.glu_backward.default(tangents_1, primals_1, 0);  tangents_1 = primals_1 = None
    return (glu_backward, log_sigmoid_backward)
