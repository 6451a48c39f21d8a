def forward(self, primals_1: "f32[5, 5, 5][25, 5, 1]cpu"):
    _tensor_constant0: "i64[2][1]cpu" = self._tensor_constant0
    lift_fresh_copy: "i64[2][1]cpu" = torch.ops.aten.lift_fresh_copy.default(_tensor_constant0);  _tensor_constant0 = None
    index: "f32[2, 5, 5][25, 5, 1]cpu" = torch.ops.aten.index.Tensor(primals_1, [lift_fresh_copy]);  primals_1 = None
    return (index, lift_fresh_copy)
