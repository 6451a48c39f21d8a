def forward(self, primals_1: "f32[3, 2, 2][4, 2, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2][1]cpu", primals_5: "f32[2][1]cpu"):
    clone: "f32[2][1]cpu" = torch.ops.aten.clone.default(primals_4);  primals_4 = None
    clone_1: "f32[2][1]cpu" = torch.ops.aten.clone.default(primals_5);  primals_5 = None
    _batch_norm_with_update_functional = torch.ops.aten._batch_norm_with_update_functional.default(primals_1, primals_2, primals_3, clone, clone_1, 0.3, 1e-05);  primals_3 = None
    getitem: "f32[3, 2, 2][4, 2, 1]cpu" = _batch_norm_with_update_functional[0]
    getitem_1: "f32[2][1]cpu" = _batch_norm_with_update_functional[1]
    getitem_2: "f32[2][1]cpu" = _batch_norm_with_update_functional[2]
    getitem_3: "u8[0][1]cpu" = _batch_norm_with_update_functional[3];  _batch_norm_with_update_functional = None
    mul: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.mul.Tensor(getitem, 2);  getitem = None
    return (mul, getitem_1, primals_1, primals_2, clone, clone_1, getitem_1, getitem_2, getitem_3)
