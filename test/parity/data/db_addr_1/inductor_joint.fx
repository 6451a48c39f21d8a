def forward(self, primals_1: "f32[5, 10][10, 1]cpu", primals_2: "f32[5][1]cpu", primals_3: "f32[10][1]cpu", tangents_1: "f32[5, 10][10, 1]cpu"):
    expand: "f32[5, 10][10, 1]cpu" = torch.ops.aten.expand.default(primals_1, [5, 10]);  primals_1 = None
    mul: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(expand, 1);  expand = None
    view: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(primals_2, [5, 1])
    mul_1: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_3);  view = None
    mul_2: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(mul_1, 1);  mul_1 = None
    add: "f32[5, 10][10, 1]cpu" = torch.ops.aten.add.Tensor(mul, mul_2);  mul = mul_2 = None
    mul_3: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3);  primals_3 = None
    sum_1: "f32[5][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1]);  mul_3 = None
    permute: "f32[10, 5][1, 10]cpu" = torch.ops.aten.permute.default(tangents_1, [1, 0])
    mul_4: "f32[10, 5][1, 10]cpu" = torch.ops.aten.mul.Tensor(permute, primals_2);  permute = primals_2 = None
    sum_2: "f32[10][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [1]);  mul_4 = None
    return (add, tangents_1, sum_1, sum_2)
