def forward(self, primals_1: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu", primals_2: "f32[1][1]cpu", primals_3: "f32[1][1]cpu", primals_4: "f32[3, 1][1, 1]cpu", getitem_1: "f32[1][1]cpu", getitem_2: "f32[1][1]cpu", getitem_4: "f32[1][1]cpu", getitem_5: "f32[1][1]cpu", tangents_1: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu", tangents_2: "f32[3, 1][1, 1]cpu"):
    native_batch_norm_backward = torch.ops.aten.native_batch_norm_backward.default(tangents_2, primals_4, primals_3, None, None, getitem_4, getitem_5, True, 1e-05, [True, True, True]);  tangents_2 = primals_4 = primals_3 = getitem_4 = getitem_5 = None
    getitem_6: "f32[3, 1][1, 1]cpu" = native_batch_norm_backward[0]
    getitem_7: "f32[1][1]cpu" = native_batch_norm_backward[1]
    getitem_8: "f32[1][1]cpu" = native_batch_norm_backward[2];  native_batch_norm_backward = None
    native_batch_norm_backward_1 = torch.ops.aten.native_batch_norm_backward.default(tangents_1, primals_1, primals_2, None, None, getitem_1, getitem_2, True, 1e-05, [True, True, True]);  tangents_1 = primals_1 = primals_2 = getitem_1 = getitem_2 = None
    getitem_9: "f32[2, 1, 2, 2][4, 4, 2, 1]cpu" = native_batch_norm_backward_1[0]
    getitem_10: "f32[1][1]cpu" = native_batch_norm_backward_1[1]
    getitem_11: "f32[1][1]cpu" = native_batch_norm_backward_1[2];  native_batch_norm_backward_1 = None
    add: "f32[1][1]cpu" = torch.ops.aten.add.Tensor(getitem_8, getitem_10);  getitem_8 = getitem_10 = None
    add_1: "f32[1][1]cpu" = torch.ops.aten.add.Tensor(getitem_7, getitem_11);  getitem_7 = getitem_11 = None
    return (getitem_9, add, add_1, getitem_6)
