def forward(self, primals_1: "f32[3][1]cpu", primals_2: "i64[3][1]cpu", primals_3: "i64[3][1]cpu", tangents_1: "f32[3][1]cpu"):
    bitwise_and: "i64[3][1]cpu" = torch.ops.aten.bitwise_and.Scalar(primals_2, 6);  primals_2 = None
    bitwise_xor: "i64[3][1]cpu" = torch.ops.aten.bitwise_xor.Tensor(bitwise_and, primals_3);  bitwise_and = primals_3 = None
    bitwise_left_shift: "i64[3][1]cpu" = torch.ops.aten.bitwise_left_shift.Tensor_Scalar(bitwise_xor, 1);  bitwise_xor = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(primals_1, bitwise_left_shift);  primals_1 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, bitwise_left_shift);  tangents_1 = None
    return (bitwise_left_shift, mul, mul_1, None, None)
