def forward(self, primals_1: "f32[3][1]cpu", detach_2: "f32[3][1]cpu", detach_3: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[3][1]cpu", tangents_5: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_5, -0.5);  tangents_5 = None
    pow_4: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(detach_2, 3);  detach_2 = None
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(mul, pow_4);  mul = pow_4 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(detach_3, 2);  detach_3 = None
    div: "f32[3][1]cpu" = torch.ops.aten.div.Tensor(tangents_4, mul_2);  tangents_4 = mul_2 = None
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, div);  mul_1 = div = None
    pow_5: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, -1.5)
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(pow_5, -0.5);  pow_5 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, mul_3);  tangents_3 = mul_3 = None
    add_1: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add, mul_4);  add = mul_4 = None
    pow_6: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, 0.5)
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(pow_6, 1.5);  pow_6 = None
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_2, mul_5);  tangents_2 = mul_5 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_1, mul_6);  add_1 = mul_6 = None
    pow_7: "f32[3][1]cpu" = torch.ops.aten.pow.Tensor_Scalar(primals_1, -0.5);  primals_1 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(pow_7, 0.5);  pow_7 = None
    mul_8: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_7);  tangents_1 = mul_7 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_2, mul_8);  add_2 = mul_8 = None
    return (add_3,)
