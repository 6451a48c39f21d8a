def forward(self, primals_1: "f32[2, 2][2, 1]cpu"):
    ne: "b8[2, 2][2, 1]cpu" = torch.ops.aten.ne.Scalar(primals_1, 0.0)
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(ne, None, dtype = torch.float32);  ne = None
    abs_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    pow_1: "f32[2, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_1, 1);  abs_1 = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_1, None);  pow_1 = None
    pow_2: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_2, 1.0);  sum_2 = None
    abs_2: "f32[2, 2][2, 1]cpu" = torch.ops.aten.abs.default(primals_1)
    amax: "f32[2][1]cpu" = torch.ops.aten.amax.default(abs_2, [1])
    alias_2: "f32[2][1]cpu" = torch.ops.aten.alias.default(amax)
    amin: "f32[][]cpu" = torch.ops.aten.amin.default(abs_2)
    pow_3: "f32[2, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_2, 0.5)
    sum_3: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_3, None);  pow_3 = None
    pow_4: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_3, 2.0);  sum_3 = None
    pow_5: "f32[2, 2][2, 1]cpu" = torch.ops.aten.pow.Tensor_Scalar(abs_2, -1)
    sum_4: "f32[][]cpu" = torch.ops.aten.sum.dim_IntList(pow_5, None);  pow_5 = None
    pow_6: "f32[][]cpu" = torch.ops.aten.pow.Tensor_Scalar(sum_4, -1.0);  sum_4 = None
    isnan: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(abs_2)
    alias_9: "f32[2][1]cpu" = torch.ops.aten.alias.default(alias_2);  alias_2 = None
    unsqueeze_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(alias_9, 1);  alias_9 = None
    eq_3: "b8[2, 2][2, 1]cpu" = torch.ops.aten.eq.Tensor(abs_2, unsqueeze_1);  abs_2 = unsqueeze_1 = None
    logical_or_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_or.default(eq_3, isnan);  eq_3 = isnan = None
    return (sum_1, pow_2, amax, amin, pow_4, pow_6, primals_1, amin, pow_4, pow_6, logical_or_1)
