def forward(self, arg0_1: "u8[4][1]cpu", arg1_1: "u8[4][1]cpu"):
    sub: "u8[4][1]cpu" = torch.ops.aten.sub.Tensor(arg0_1, arg1_1)
    mul: "u8[4][1]cpu" = torch.ops.aten.mul.Tensor(arg0_1, arg1_1)
    add: "u8[4][1]cpu" = torch.ops.aten.add.Tensor(arg0_1, 200)
    neg: "u8[4][1]cpu" = torch.ops.aten.neg.default(arg0_1)
    floor_divide: "u8[4][1]cpu" = torch.ops.aten.floor_divide.default(arg0_1, arg1_1)
    remainder: "u8[4][1]cpu" = torch.ops.aten.remainder.Tensor(arg0_1, arg1_1)
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
    return (sub, mul, add, neg, floor_divide, remainder, div)
