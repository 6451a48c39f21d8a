def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "i64[2][1]cpu", primals_3: "f32[3][1]cpu", getitem_1: "f32[][]cpu", tangents_1: "f32[2][1]cpu"):
    nll_loss_backward: "f32[2, 3][3, 1]cpu" = torch.ops.aten.nll_loss_backward.default(tangents_1, primals_1, primals_2, primals_3, 0, -100, getitem_1);  tangents_1 = primals_1 = primals_2 = primals_3 = getitem_1 = None
    return (nll_loss_backward, None, None)
