def forward(self, primals_2: "f32[5, 10][10, 1]cpu", primals_3: "f32[10][1]cpu", tangents_1: "f32[5][1]cpu"):
    view: "f32[5, 1][1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [5, 1])
    mul_3: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_3);  view = primals_3 = None
    mul_4: "f32[5, 10][10, 1]cpu" = torch.ops.aten.mul.Scalar(mul_3, 0.6);  mul_3 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.2)
    permute: "f32[10, 5][1, 10]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    mul_6: "f32[10, 5][1, 10]cpu" = torch.ops.aten.mul.Tensor(permute, tangents_1);  permute = tangents_1 = None
    sum_2: "f32[10][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_6, [1]);  mul_6 = None
    mul_7: "f32[10][1]cpu" = torch.ops.aten.mul.Scalar(sum_2, 0.6);  sum_2 = None
    return (mul_5, mul_4, mul_7)
