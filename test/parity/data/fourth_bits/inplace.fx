def forward(self, a_1: "f32[3][1]cpu", b_1: "i64[3][1]cpu", c_1: "i64[3][1]cpu"):
    bitwise_and_: "i64[3][1]cpu" = torch.ops.aten.bitwise_and_.Scalar(b_1, 6);  b_1 = None
    bitwise_xor_: "i64[3][1]cpu" = torch.ops.aten.bitwise_xor_.Tensor(bitwise_and_, c_1);  bitwise_and_ = c_1 = None
    bitwise_left_shift_: "i64[3][1]cpu" = torch.ops.aten.bitwise_left_shift_.Tensor_Scalar(bitwise_xor_, 1);  bitwise_xor_ = None
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, bitwise_left_shift_);  a_1 = bitwise_left_shift_ = None
    return mul
