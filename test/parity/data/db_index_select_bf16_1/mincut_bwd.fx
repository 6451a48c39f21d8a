def forward(self, primals_2: "i64[1][1]cpu", tangents_1: "bf16[][]cpu"):
    new_zeros: "bf16[][]cpu" = torch.ops.aten.new_zeros.default(tangents_1, [], dtype = torch.bfloat16, layout = torch.strided, device = device(type='cpu'))
    index_add: "bf16[][]cpu" = torch.ops.aten.index_add.default(new_zeros, 0, primals_2, tangents_1);  new_zeros = primals_2 = tangents_1 = None
    return (index_add, None)
