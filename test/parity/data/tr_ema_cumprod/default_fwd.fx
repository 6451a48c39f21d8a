def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4][1]cpu"):
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(primals_2);  primals_2 = None
    detach: "f32[4][1]cpu" = torch.ops.aten.detach.default(sigmoid)
    cumprod: "f32[4][1]cpu" = torch.ops.aten.cumprod.default(sigmoid, 0)
    detach_1: "f32[4][1]cpu" = torch.ops.aten.detach.default(cumprod)
    unsqueeze: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(cumprod, 1)
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, unsqueeze)
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0]);  mul = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(cumprod);  cumprod = None
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_2, 1e-06);  sum_2 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sum_1, add)
    return (div, primals_1, sigmoid, detach, detach_1, unsqueeze, sum_1, add)
