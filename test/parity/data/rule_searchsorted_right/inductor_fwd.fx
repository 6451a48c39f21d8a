def forward(self, primals_1: "f32[4][1]cpu", primals_2: "i64[4][1]cpu", primals_3: "f32[2][1]cpu"):
    mul: "f32[2][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, 2);  primals_3 = None
    _tensor_constant0: "f32[1][1]cpu" = self._tensor_constant0
    lift_fresh_copy: "f32[1][1]cpu" = torch.ops.aten.lift_fresh_copy.default(_tensor_constant0);  _tensor_constant0 = None
    searchsorted: "i32[1][1]cpu" = torch.ops.aten.searchsorted.Tensor(primals_1, lift_fresh_copy, out_int32 = True, right = True);  primals_1 = lift_fresh_copy = None
    select: "i32[][]cpu" = torch.ops.aten.select.int(searchsorted, 0, 0);  searchsorted = None
    _tensor_constant1: "i64[1][1]cpu" = self._tensor_constant1
    lift_fresh_copy_1: "i64[1][1]cpu" = torch.ops.aten.lift_fresh_copy.default(_tensor_constant1);  _tensor_constant1 = None
    bucketize: "i64[1][1]cpu" = torch.ops.aten.bucketize.Tensor(lift_fresh_copy_1, primals_2);  lift_fresh_copy_1 = primals_2 = None
    squeeze: "i64[][]cpu" = torch.ops.aten.squeeze.dim(bucketize, 0);  bucketize = None
    return (mul, select, squeeze)
