def forward(self, primals_1: "f32[5][1]cpu", tangents_1: "f32[5][1]cpu", tangents_2: "f32[5][1]cpu", tangents_3: "f32[5][1]cpu", tangents_4: "f32[5][1]cpu", tangents_5: "f32[5][1]cpu", tangents_6: "f32[5][1]cpu"):
    pow_7: "f32[5][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, -3.0)
    mul: "f32[5][1]cpu" = torch.ops.aten.mul.Scalar(pow_7, -2.0);  pow_7 = None
    mul_1: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_6, mul);  tangents_6 = mul = None
    pow_8: "f32[5][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, -2.0)
    mul_2: "f32[5][1]cpu" = torch.ops.aten.mul.Scalar(pow_8, -1.0);  pow_8 = None
    mul_3: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_5, mul_2);  tangents_5 = mul_2 = None
    add: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    pow_9: "f32[5][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 2.0)
    mul_4: "f32[5][1]cpu" = torch.ops.aten.mul.Scalar(pow_9, 3.0);  pow_9 = None
    mul_5: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_4, mul_4);  tangents_4 = mul_4 = None
    add_1: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add, mul_5);  add = mul_5 = None
    pow_10: "f32[5][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 1.0)
    mul_6: "f32[5][1]cpu" = torch.ops.aten.mul.Scalar(pow_10, 2.0);  pow_10 = None
    mul_7: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, mul_6);  tangents_3 = mul_6 = None
    add_2: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_7);  add_1 = mul_7 = None
    pow_11: "f32[5][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 0.0)
    mul_8: "f32[5][1]cpu" = torch.ops.aten.mul.Scalar(pow_11, 1.0);  pow_11 = None
    mul_9: "f32[5][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, mul_8);  tangents_2 = mul_8 = None
    add_3: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_9);  add_2 = mul_9 = None
    zeros_like: "f32[5][1]cpu" = torch.ops.aten.zeros_like.default(primals_1, memory_format = torch.contiguous_format);  primals_1 = None
    add_4: "f32[5][1]cpu" = torch.ops.aten.add.Tensor(add_3, zeros_like);  add_3 = zeros_like = None
    return (add_4,)
