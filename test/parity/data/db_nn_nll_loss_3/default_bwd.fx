def forward(self, primals_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu", primals_2: "i64[2, 2, 2][4, 2, 1]cpu", getitem_1: "f32[][]cpu", tangents_1: "f32[2, 2, 2][4, 2, 1]cpu"):
    nll_loss2d_backward: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = torch.ops.aten.nll_loss2d_backward.default(tangents_1, primals_1, primals_2, None, 0, -100, getitem_1);  tangents_1 = primals_1 = primals_2 = getitem_1 = None
    return (nll_loss2d_backward, None)
