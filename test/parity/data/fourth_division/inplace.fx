def forward(self, a_1: "f32[3][1]cpu", b_1: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    div_: "f32[3][1]cpu" = torch.ops.aten.div_.Tensor_mode(mul, b_1, rounding_mode = 'floor');  mul = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1)
    fmod_: "f32[3][1]cpu" = torch.ops.aten.fmod_.Tensor(mul_1, b_1);  mul_1 = b_1 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(a_1, 1);  a_1 = None
    remainder_: "f32[3][1]cpu" = torch.ops.aten.remainder_.Scalar(mul_2, 0.3);  mul_2 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(div_, fmod_);  div_ = fmod_ = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, remainder_);  add = remainder_ = None
    return add_1
