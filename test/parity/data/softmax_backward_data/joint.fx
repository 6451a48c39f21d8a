def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    _softmax_backward_data: "f32[2, 3][3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(primals_1, primals_2, 1, torch.float32)
    _softmax_backward_data_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten._softmax_backward_data.default(tangents_1, primals_2, 1, torch.float32)
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, tangents_1)
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [1], True);  mul = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, sum_1);  sum_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_2, primals_1);  primals_2 = None
    sum_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [1], True);  mul_2 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sum_2, tangents_1);  sum_2 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, tangents_1);  primals_1 = tangents_1 = None
    sub: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(mul_4, mul_3);  mul_4 = mul_3 = None
    sub_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(sub, mul_1);  sub = mul_1 = None
    return (_softmax_backward_data, _softmax_backward_data_1, sub_1)
