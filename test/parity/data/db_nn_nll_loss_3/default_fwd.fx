def forward(self, primals_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu", primals_2: "i64[2, 2, 2][4, 2, 1]cpu"):
    nll_loss2d_forward = torch.ops.aten.nll_loss2d_forward.default(primals_1, primals_2, None, 0, -100)
    getitem: "f32[2, 2, 2][4, 2, 1]cpu" = nll_loss2d_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss2d_forward[1];  nll_loss2d_forward = None
    return (getitem, primals_1, primals_2, getitem_1)
