def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[4][1]cpu"):
    sigmoid: "f32[4][1]cpu" = torch.ops.aten.sigmoid.default(primals_2);  primals_2 = None
    cumprod: "f32[4][1]cpu" = torch.ops.aten.cumprod.default(sigmoid, 0)
    unsqueeze: "f32[4, 1][1, 1]cpu" = torch.ops.aten.unsqueeze.default(cumprod, 1)
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, unsqueeze);  unsqueeze = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [0]);  mul = None
    sum_2: "f32[][]cpu" = torch.ops.aten.sum.default(cumprod)
    add: "f32[][]cpu" = torch.ops.aten.add.Tensor(sum_2, 1e-06);  sum_2 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(sum_1, add);  sum_1 = add = None
    return (div, primals_1, sigmoid, cumprod)
