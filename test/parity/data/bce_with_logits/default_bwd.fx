def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", tangents_1: "f32[][]cpu"):
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(primals_1);  primals_1 = None
    sub: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(sigmoid, primals_2);  sigmoid = primals_2 = None
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(sub, tangents_1);  sub = tangents_1 = None
    div: "f32[4][1]cpu" = torch.ops.aten.div.Scalar(mul, 4);  mul = None
    return (div, None)
