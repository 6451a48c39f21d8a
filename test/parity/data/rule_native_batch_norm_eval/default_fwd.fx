def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[3][1]cpu", primals_5: "f32[3][1]cpu"):
    _native_batch_norm_legit_no_training = torch.ops.aten._native_batch_norm_legit_no_training.default(primals_1, primals_2, primals_3, primals_4, primals_5, 0.1, 1e-05);  primals_3 = None
    getitem: "f32[4, 3][3, 1]cpu" = _native_batch_norm_legit_no_training[0]
    getitem_1: "f32[0][1]cpu" = _native_batch_norm_legit_no_training[1]
    getitem_2: "f32[0][1]cpu" = _native_batch_norm_legit_no_training[2];  _native_batch_norm_legit_no_training = None
    return (getitem, primals_1, primals_2, primals_4, primals_5, getitem_1, getitem_2)
