def forward(self, primals_1: "bf16[2, 3][3, 1]cpu"):
    _softmax: "bf16[2, 3][3, 1]cpu" = torch.ops.aten._softmax.default(primals_1, -1, False);  primals_1 = None
    return _softmax
