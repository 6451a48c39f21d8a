def forward(self, primals_1: "bf16[2, 3][1, 2]cpu", primals_2: "bf16[2, 3][3, 1]cpu", tangents_1: "bf16[2, 3][1, 2]cpu"):
    div: "bf16[2, 3][1, 2]cpu" = torch.ops.aten.div.Tensor(primals_1, primals_2)
    div_1: "bf16[2, 3][1, 2]cpu" = torch.ops.aten.div.Tensor(primals_1, primals_2);  primals_1 = None
    div_2: "bf16[2, 3][1, 2]cpu" = torch.ops.aten.div.Tensor(div_1, primals_2);  div_1 = None
    neg: "bf16[2, 3][1, 2]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul: "bf16[2, 3][1, 2]cpu" = torch.ops.aten.mul.Tensor(neg, div_2);  neg = div_2 = None
    div_3: "bf16[2, 3][1, 2]cpu" = torch.ops.aten.div.Tensor(tangents_1, primals_2);  tangents_1 = primals_2 = None
    return (div, div_3, mul)
