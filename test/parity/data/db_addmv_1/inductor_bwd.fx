def forward(self, primals_2: "f32[5, 10][10, 1]cpu", primals_3: "f32[10][1]cpu", tangents_1: "f32[5][1]cpu"):
    view: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [5, 1])
    mul_3: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_3);  view = primals_3 = None
    permute: "f32[10, 5][1, 10]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mul_4: "f32[10, 5][1, 10]cpu" = torch.ops.aten.mul.Tensor(permute, tangents_1);  permute = None
    sum_2: "f32[10][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [1]);  mul_4 = None
    return (tangents_1, mul_3, sum_2)
