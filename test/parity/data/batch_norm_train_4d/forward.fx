def forward(self, primals_1: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[3][1]cpu", primals_5: "f32[3][1]cpu"):
    _native_batch_norm_legit_functional = torch.ops.aten._native_batch_norm_legit_functional.default(primals_1, primals_4, primals_5, primals_2, primals_3, True, 0.2, 0.001);  primals_1 = primals_4 = primals_5 = primals_2 = primals_3 = None
    getitem: "f32[2, 3, 2, 2][12, 4, 2, 1]cpu" = _native_batch_norm_legit_functional[0]
    getitem_3: "f32[3][1]cpu" = _native_batch_norm_legit_functional[3]
    getitem_4: "f32[3][1]cpu" = _native_batch_norm_legit_functional[4];  _native_batch_norm_legit_functional = None
    return (getitem_3, getitem_4, getitem)
