def forward(self, primals_1: "bf16[][]cpu", primals_2: "bf16[2, 1, 2, 5][1, 10, 10, 2]cpu", tangents_1: "bf16[2, 1, 2, 5][10, 20, 5, 1]cpu", tangents_2: "bf16[2, 1, 2, 5][10, 20, 5, 1]cpu"):
    sum_1: "bf16[][]cpu" = torch.ops.aten.sum.dim_IntList(primals_1, [])
    expand: "bf16[2, 1, 2, 5][0, 1, 0, 0]cpu" = torch.ops.aten.expand.default(sum_1, [2, 1, 2, 5]);  sum_1 = None
    add: "bf16[2, 1, 2, 5][10, 20, 5, 1]cpu" = torch.ops.aten.add.Tensor(expand, primals_2);  expand = None
    expand_1: "bf16[2, 1, 2, 5][0, 1, 0, 0]cpu" = torch.ops.aten.expand.default(primals_1, [2, 1, 2, 5]);  primals_1 = None
    mul: "bf16[2, 1, 2, 5][10, 20, 5, 1]cpu" = torch.ops.aten.mul.Tensor(expand_1, primals_2)
    mul_1: "bf16[2, 1, 2, 5][10, 20, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, expand_1);  expand_1 = None
    mul_2: "bf16[2, 1, 2, 5][10, 20, 5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, primals_2);  tangents_2 = primals_2 = None
    sum_2: "bf16[][]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, []);  mul_2 = None
    add_1: "bf16[2, 1, 2, 5][10, 20, 5, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, tangents_1);  mul_1 = None
    sum_3: "bf16[][]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, []);  tangents_1 = None
    expand_2: "bf16[][]cpu" = torch.ops.aten.expand.default(sum_3, []);  sum_3 = None
    add_2: "bf16[][]cpu" = torch.ops.aten.add.Tensor(sum_2, expand_2);  sum_2 = expand_2 = None
    return (add, mul, add_2, add_1)
