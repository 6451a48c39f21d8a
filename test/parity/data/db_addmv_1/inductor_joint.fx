def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5, 10][10, 1]cpu", primals_3: "f32[10][1]cpu", tangents_1: "f32[5][1]cpu"):
    mul: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_3)
    sum_1: "f32[5][1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1]);  mul = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(sum_1, 1);  sum_1 = None
    expand: "f32[5][1]cpu" = torch.ops.aten.expand.default(primals_1, [5]);  primals_1 = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(expand, 1);  expand = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_2);  mul_1 = mul_2 = None
    view: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [5, 1])
    mul_3: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_3);  view = primals_3 = None
    permute: "f32[10, 5][1, 10]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mul_4: "f32[10, 5][1, 10]cpu" = torch.ops.aten.mul.Tensor(permute, tangents_1);  permute = None
    sum_2: "f32[10][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [1]);  mul_4 = None
    return (add, tangents_1, mul_3, sum_2)
