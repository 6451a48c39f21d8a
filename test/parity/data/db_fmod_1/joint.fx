def forward(self, primals_1: "f32[][]cpu", primals_2: "f32[][]cpu", tangents_1: "f32[][]cpu"):
    fmod: "f32[][]cpu" = torch.ops.aten.fmod.Tensor(primals_1, primals_2)
    div: "f32[][]cpu" = torch.ops.aten.div.Tensor_mode(primals_1, primals_2, rounding_mode = 'trunc');  primals_1 = primals_2 = None
    neg: "f32[][]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul: "f32[][]cpu" = torch.ops.aten.mul.Tensor(neg, div);  neg = div = None
    return (fmod, tangents_1, mul)
