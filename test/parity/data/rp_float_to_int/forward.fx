def forward(self, arg0_1: "f32[5][1]cpu"):
    _to_copy: "i64[5][1]cpu" = torch.ops.aten._to_copy.default(arg0_1, dtype = torch.int64)
    _to_copy_1: "i32[5][1]cpu" = torch.ops.aten._to_copy.default(arg0_1, dtype = torch.int32)
    _to_copy_2: "b8[5][1]cpu" = torch.ops.aten._to_copy.default(arg0_1, dtype = torch.bool)
    _to_copy_3: "i32[5][1]cpu" = torch.ops.aten._to_copy.default(arg0_1, dtype = torch.int32);  arg0_1 = None
    _to_copy_4: "f32[5][1]cpu" = torch.ops.aten._to_copy.default(_to_copy_3, dtype = torch.float32);  _to_copy_3 = None
    return (_to_copy, _to_copy_1, _to_copy_2, _to_copy_4)
