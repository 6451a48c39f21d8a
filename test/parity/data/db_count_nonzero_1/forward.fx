def forward(self, arg0_1: "f32[][]cpu"):
    count_nonzero: "i64[][]cpu" = torch.ops.aten.count_nonzero.default(arg0_1);  arg0_1 = None
    return (count_nonzero,)
