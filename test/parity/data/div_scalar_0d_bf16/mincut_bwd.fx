def forward(self, tangents_1: "bf16[][]cpu"):
    div_1: "bf16[][]cpu" = torch.ops.aten.div.Tensor(tangents_1, 4);  tangents_1 = None
    return (div_1,)
