def forward(self, primals_3: "f32[3][1]cpu", sub_6: "f32[3][1]cpu", tangents_1: "f32[3][1]cpu", tangents_2: "f32[3][1]cpu", tangents_3: "f32[3][1]cpu", tangents_4: "f32[3][1]cpu"):
    mul: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_4, 1.0)
    mul_1: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_4, 0.0);  tangents_4 = None
    mul_2: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, primals_3)
    full: "f32[3][1]cpu" = torch.ops.aten.full.default([3], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sub_5: "f32[3][1]cpu" = torch.ops.aten.sub.Tensor(full, primals_3);  full = primals_3 = None
    mul_3: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, sub_5);  sub_5 = None
    mul_4: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(tangents_3, sub_6);  tangents_3 = sub_6 = None
    add_3: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_3);  mul_1 = mul_3 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(mul, mul_2);  mul = mul_2 = None
    mul_5: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_2, 0.0)
    mul_6: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_2, 1.0);  tangents_2 = None
    add_5: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_3, mul_6);  add_3 = mul_6 = None
    add_6: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_5);  add_4 = mul_5 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.5);  tangents_1 = None
    add_7: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_7);  add_5 = None
    add_8: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_7);  add_6 = mul_7 = None
    return (add_7, add_8, mul_4)
