def forward(self, arg0_1: "i64[5][1]cpu", arg1_1: "i64[5][1]cpu"):
    floor_divide: "i64[5][1]cpu" = torch.ops.aten.floor_divide.default(arg0_1, -3)
    remainder: "i64[5][1]cpu" = torch.ops.aten.remainder.Scalar(arg0_1, -3)
    div: "i64[5][1]cpu" = torch.ops.aten.div.Tensor_mode(arg0_1, -3, rounding_mode = 'trunc');  arg0_1 = None
    floor_divide_1: "i64[5][1]cpu" = torch.ops.aten.floor_divide.default(-7, arg1_1)
    remainder_1: "i64[5][1]cpu" = torch.ops.aten.remainder.Scalar_Tensor(-7, arg1_1);  arg1_1 = None
    return (floor_divide, remainder, div, floor_divide_1, remainder_1)
