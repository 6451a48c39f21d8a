def forward(self, arg0_1: "f32[7][1]cpu", arg1_1: "f32[4][1]cpu"):
    bucketize: "i64[7][1]cpu" = torch.ops.aten.bucketize.Tensor(arg0_1, arg1_1)
    bucketize_1: "i64[7][1]cpu" = torch.ops.aten.bucketize.Tensor(arg0_1, arg1_1, right = True)
    searchsorted: "i64[7][1]cpu" = torch.ops.aten.searchsorted.Tensor(arg1_1, arg0_1);  arg1_1 = arg0_1 = None
    return (bucketize, bucketize_1, searchsorted)
