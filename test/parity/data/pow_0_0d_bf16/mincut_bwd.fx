def forward(self, zeros_like: "bf16[][]cpu", tangents_1: "bf16[][]cpu"):
    return (zeros_like,)
