def forward(self, primals_1: "f32[3, 2, 2][4, 2, 1]cpu", primals_2: "f32[2][1]cpu", primals_3: "f32[2][1]cpu", primals_4: "f32[2][1]cpu"):
    _native_batch_norm_legit_functional = torch.ops.aten._native_batch_norm_legit_functional.default(primals_1, primals_4, primals_4, primals_2, primals_3, True, 0.1, 1e-05)
    getitem: "f32[3, 2, 2][4, 2, 1]cpu" = _native_batch_norm_legit_functional[0]
    getitem_1: "f32[2][1]cpu" = _native_batch_norm_legit_functional[1]
    getitem_2: "f32[2][1]cpu" = _native_batch_norm_legit_functional[2]
    getitem_3: "f32[2][1]cpu" = _native_batch_norm_legit_functional[3]
    getitem_4: "f32[2][1]cpu" = _native_batch_norm_legit_functional[4];  _native_batch_norm_legit_functional = None
    _native_batch_norm_legit_no_training = torch.ops.aten._native_batch_norm_legit_no_training.default(primals_1, None, None, getitem_3, getitem_4, 0.1, 1e-05)
    getitem_5: "f32[3, 2, 2][4, 2, 1]cpu" = _native_batch_norm_legit_no_training[0]
    getitem_6: "f32[0][1]cpu" = _native_batch_norm_legit_no_training[1]
    getitem_7: "f32[0][1]cpu" = _native_batch_norm_legit_no_training[2];  _native_batch_norm_legit_no_training = None
    return (getitem_3, getitem_4, getitem, getitem_5, primals_1, primals_2, primals_3, primals_4, getitem_1, getitem_2, getitem_3, getitem_4, getitem_6, getitem_7)
