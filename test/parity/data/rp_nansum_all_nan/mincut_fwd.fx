def forward(self, primals_1: "f32[2, 2][2, 1]cpu"):
    nansum: "f32[2][1]cpu" = torch.ops.aten.nansum.default(primals_1, [1])
    detach: "f32[2, 2][2, 1]cpu" = torch.ops.aten.detach.default(primals_1)
    ne: "b8[2, 2][2, 1]cpu" = torch.ops.aten.ne.Tensor(detach, detach);  detach = None
    logical_not: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_not.default(ne);  ne = None
    sum_1: "i64[2][1]cpu" = torch.ops.aten.sum.dim_IntList(logical_not, [1])
    nansum_1: "f32[2][1]cpu" = torch.ops.aten.nansum.default(primals_1, [1])
    div: "f32[2][1]cpu" = torch.ops.aten.div.Tensor(nansum_1, sum_1);  nansum_1 = sum_1 = None
    nansum_2: "f32[][]cpu" = torch.ops.aten.nansum.default(primals_1)
    isnan: "b8[2, 2][2, 1]cpu" = torch.ops.aten.isnan.default(primals_1);  primals_1 = None
    logical_not_1: "b8[2, 2][2, 1]cpu" = torch.ops.aten.logical_not.default(isnan);  isnan = None
    return (nansum, div, nansum_2, logical_not, logical_not_1)
