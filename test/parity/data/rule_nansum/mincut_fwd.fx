def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[6][1]cpu"):
    nansum: "f32[2][1]cpu" = torch.ops.aten.nansum.default(primals_1, [1])
    nansum_1: "f32[][]cpu" = torch.ops.aten.nansum.default(primals_2)
    add: "f32[2][1]cpu" = torch.ops.aten.add.Tensor(nansum, nansum_1);  nansum = nansum_1 = None
    isnan: "b8[6][1]cpu" = torch.ops.aten.isnan.default(primals_2);  primals_2 = None
    logical_not: "b8[6][1]cpu" = torch.ops.aten.logical_not.default(isnan);  isnan = None
    isnan_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.isnan.default(primals_1);  primals_1 = None
    logical_not_1: "b8[2, 3][3, 1]cpu" = torch.ops.aten.logical_not.default(isnan_1);  isnan_1 = None
    return (add, logical_not, logical_not_1)
