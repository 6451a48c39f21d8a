def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu"):
    _to_copy: "i64[3][1]cpu" = torch.ops.aten._to_copy.default(primals_2, dtype = torch.int64);  primals_2 = None
    index: "f32[3][1]cpu" = torch.ops.aten.index.Tensor(primals_1, [_to_copy]);  primals_1 = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(index, primals_3)
    return (mul, primals_3, _to_copy, index)
