def forward(self, primals_1: "f32[3, 2, 2][4, 2, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2][1]cpu", getitem_1: "f32[2][1]cpu", getitem_2: "f32[2][1]cpu", getitem_3: "f32[2][1]cpu", getitem_4: "f32[2][1]cpu", getitem_6: "f32[0][1]cpu", getitem_7: "f32[0][1]cpu", tangents_1: "f32[3, 2, 2][4, 2, 1]cpu", tangents_2: "f32[3, 2, 2][4, 2, 1]cpu"):
    native_batch_norm_backward = torch.ops.aten.native_batch_norm_backward.default(tangents_2, primals_1, None, getitem_3, getitem_4, getitem_6, getitem_7, False, 1e-05, [True, False, False]);  tangents_2 = getitem_3 = getitem_4 = getitem_6 = getitem_7 = None
    getitem_8: "f32[3, 2, 2][4, 2, 1]cpu" = native_batch_norm_backward[0];  native_batch_norm_backward = None
    native_batch_norm_backward_1 = torch.ops.aten.native_batch_norm_backward.default(tangents_1, primals_1, primals_4, primals_2, primals_3, getitem_1, getitem_2, True, 1e-05, [True, True, True]);  tangents_1 = primals_1 = primals_4 = primals_2 = primals_3 = getitem_1 = getitem_2 = None
    getitem_11: "f32[3, 2, 2][4, 2, 1]cpu" = native_batch_norm_backward_1[0]
    getitem_12: "f32[2][1]cpu" = native_batch_norm_backward_1[1]
    getitem_13: "f32[2][1]cpu" = native_batch_norm_backward_1[2];  native_batch_norm_backward_1 = None
    add: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.add.Tensor(getitem_8, getitem_11);  getitem_8 = getitem_11 = None
    add_1: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(getitem_12, getitem_13);  getitem_12 = getitem_13 = None
    return (add, None, None, add_1)
