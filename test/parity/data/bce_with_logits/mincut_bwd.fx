def forward(self, sub: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub, tangents_1);  sub = tangents_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(mul, 4);  mul = None
    return (div, None)
