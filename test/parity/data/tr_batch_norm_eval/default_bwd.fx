def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[3][1]cpu", getitem: "f32[4, 3][3, 1]cpu", getitem_1: "f32[0][1]cpu", getitem_2: "f32[0][1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    silu_backward: "f32[4, 3][3, 1]cpu" = torch.ops.aten.silu_backward.default(tangents_1, getitem);  tangents_1 = getitem = None
    native_batch_norm_backward = torch.ops.aten.native_batch_norm_backward.default(silu_backward, primals_1, primals_4, primals_2, primals_3, getitem_1, getitem_2, False, 1e-05, [True, True, True]);  silu_backward = primals_1 = primals_4 = primals_2 = primals_3 = getitem_1 = getitem_2 = None
    getitem_3: "f32[4, 3][3, 1]cpu" = native_batch_norm_backward[0]
    getitem_4: "f32[3][1]cpu" = native_batch_norm_backward[1]
    getitem_5: "f32[3][1]cpu" = native_batch_norm_backward[2];  native_batch_norm_backward = None
    return (getitem_3, None, None, getitem_4, getitem_5)
