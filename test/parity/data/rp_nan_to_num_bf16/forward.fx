def forward(self, primals_1: "bf16[8][1]cpu"):
    nan_to_num: "bf16[8][1]cpu" = torch.ops.aten.nan_to_num.default(primals_1);  primals_1 = None
    return nan_to_num
