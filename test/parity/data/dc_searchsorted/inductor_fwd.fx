def forward(self, primals_1: "f32[2][1]cpu", primals_2: "f32[3][1]cpu"):
    searchsorted: "i64[2][1]cpu" = torch.ops.aten.searchsorted.Tensor(primals_2, primals_1)
    _tensor_constant0: "f32[1][1]cpu" = self._tensor_constant0
    lift_fresh_copy: "f32[1][1]cpu" = torch.ops.aten.lift_fresh_copy.default(_tensor_constant0);  _tensor_constant0 = None
    searchsorted_1: "i64[1][1]cpu" = torch.ops.aten.searchsorted.Tensor(primals_2, lift_fresh_copy);  lift_fresh_copy = None
    select: "i64[][]cpu" = torch.ops.aten.select.int(searchsorted_1, 0, 0);  searchsorted_1 = None
    _tensor_constant1: "f32[1][1]cpu" = self._tensor_constant1
    lift_fresh_copy_1: "f32[1][1]cpu" = torch.ops.aten.lift_fresh_copy.default(_tensor_constant1);  _tensor_constant1 = None
    bucketize: "i64[1][1]cpu" = torch.ops.aten.bucketize.Tensor(lift_fresh_copy_1, primals_2, right = True);  lift_fresh_copy_1 = primals_2 = None
    squeeze: "i64[][]cpu" = torch.ops.aten.squeeze.dim(bucketize, 0);  bucketize = None
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    return (searchsorted, select, squeeze, mul)
