def forward(self, arg0_1: "u8[4][1]cpu", arg1_1: "i64[4][1]cpu"):
    clamp: "u8[4][1]cpu" = torch.ops.aten.clamp.default(arg0_1, -1, 3)
    clamp_1: "u8[4][1]cpu" = torch.ops.aten.clamp.default(arg0_1, -1)
    clamp_2: "u8[4][1]cpu" = torch.ops.aten.clamp.default(arg0_1, 0, 300)
    clamp_min: "u8[4][1]cpu" = torch.ops.aten.clamp_min.default(arg0_1, -2)
    clamp_max: "u8[4][1]cpu" = torch.ops.aten.clamp_max.default(arg0_1, 300)
    clamp_3: "u8[4][1]cpu" = torch.ops.aten.clamp.default(arg0_1, None, 7)
    _tensor_constant0: "i64[][]cpu" = self._tensor_constant0
    lift_fresh_copy: "i64[][]cpu" = torch.ops.aten.lift_fresh_copy.default(_tensor_constant0);  _tensor_constant0 = None
    clamp_4: "u8[4][1]cpu" = torch.ops.aten.clamp.Tensor(arg0_1, lift_fresh_copy);  lift_fresh_copy = None
    clamp_5: "i64[4][1]cpu" = torch.ops.aten.clamp.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (clamp, clamp_1, clamp_2, clamp_min, clamp_max, clamp_3, clamp_4, clamp_5)
