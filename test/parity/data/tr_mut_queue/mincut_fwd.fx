def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[4, 3][3, 1]cpu", primals_3: "i64[2][1]cpu"):
    slice_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_2, 0, 0, 2)
    slice_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(primals_2, 0, 2, 9223372036854775807)
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(slice_2);  slice_2 = None
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(slice_1, clone);  slice_1 = clone = None
    slice_scatter: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(primals_2, copy, 0, 0, 2);  primals_2 = copy = None
    detach: "f32[2, 3][3, 1]cpu" = torch.ops.aten.detach.default(primals_1)
    slice_5: "f32[2, 3][3, 1]cpu" = torch.ops.aten.slice.Tensor(slice_scatter, 0, 2, 9223372036854775807)
    copy_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(slice_5, detach);  slice_5 = detach = None
    slice_scatter_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.slice_scatter.default(slice_scatter, copy_1, 0, 2, 9223372036854775807);  slice_scatter = copy_1 = None
    t_1: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(slice_scatter_1)
    mm: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mm.default(primals_1, t_1);  primals_1 = t_1 = None
    _log_softmax: "f32[2, 4][4, 1]cpu" = torch.ops.aten._log_softmax.default(mm, 1, False);  mm = None
    nll_loss_forward = torch.ops.aten.nll_loss_forward.default(_log_softmax, primals_3, None, 1, -100)
    getitem: "f32[][]cpu" = nll_loss_forward[0]
    getitem_1: "f32[][]cpu" = nll_loss_forward[1];  nll_loss_forward = None
    t_3: "f32[3, 4][1, 3]cpu" = torch.ops.aten.t.default(slice_scatter_1)
    t_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.t.default(t_3);  t_3 = None
    return (slice_scatter_1, getitem, primals_3, _log_softmax, getitem_1, t_4)
