def forward(self, primals_1: "f32[5][1]cpu", primals_2: "f32[5, 10][10, 1]cpu", primals_3: "f32[10][1]cpu", tangents_1: "f32[5][1]cpu"):
    addmv: "f32[5][1]cpu" = torch.ops.aten.addmv.default(primals_1, primals_2, primals_3, beta = 0.2, alpha = 0.6);  primals_1 = None
    view: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [5, 1])
    mul: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_3);  view = primals_3 = None
    mul_1: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Scalar(mul, 0.6);  mul = None
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.2)
    permute: "f32[10, 5][1, 10]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mul_3: "f32[10, 5][1, 10]cpu" = torch.ops.aten.mul.Tensor(permute, tangents_1);  permute = tangents_1 = None
    sum_1: "f32[10][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1]);  mul_3 = None
    mul_4: "f32[10][1]cpu" = torch.ops.aten.mul.Scalar(sum_1, 0.6);  sum_1 = None
    return (addmv, mul_2, mul_1, mul_4)
