def forward(self, primals_1: "f32[2, 3][3, 1]cpu"):
    _to_copy: "f16[2, 3][3, 1]cpu" = torch.ops.aten._to_copy.default(primals_1, dtype = torch.float16);  primals_1 = None
    return _to_copy
