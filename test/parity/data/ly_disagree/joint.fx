def forward(self, primals_1: "f32[2, 3, 4][1, 8, 2]cpu", primals_2: "f32[2, 3, 4][3, 1, 6]cpu", tangents_1: "f32[2, 3, 4][1, 8, 2]cpu", tangents_2: "f32[2, 3, 4][3, 1, 6]cpu", tangents_3: "f32[2, 3, 4][1, 8, 2]cpu", tangents_4: "f32[2, 3, 4][3, 1, 6]cpu"):
    add: "f32[2, 3, 4][1, 8, 2]cpu" = torch.ops.aten.add.Tensor(primals_1, primals_2)
    add_1: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(primals_2, primals_1)
    lerp: "f32[2, 3, 4][1, 8, 2]cpu" = torch.ops.aten.lerp.Scalar(primals_1, primals_2, 0.5)
    addcmul: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.addcmul.default(primals_2, primals_1, primals_2)
    mul: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.mul.Scalar(primals_2, 1);  primals_2 = None
    mul_1: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.mul.Tensor(tangents_4, mul);  mul = None
    mul_2: "f32[2, 3, 4][1, 8, 2]cpu" = torch.ops.aten.mul.Scalar(primals_1, 1);  primals_1 = None
    mul_3: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.mul.Tensor(tangents_4, mul_2);  mul_2 = None
    add_2: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(tangents_4, mul_3);  tangents_4 = mul_3 = None
    mul_4: "f32[2, 3, 4][1, 8, 2]cpu" = torch.ops.aten.mul.Scalar(tangents_3, 0.5)
    mul_5: "f32[2, 3, 4][1, 8, 2]cpu" = torch.ops.aten.mul.Scalar(tangents_3, 0.5);  tangents_3 = None
    add_3: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_5);  mul_1 = mul_5 = None
    add_4: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(add_2, mul_4);  add_2 = mul_4 = None
    add_5: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(add_4, tangents_2);  add_4 = None
    add_6: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(add_3, tangents_2);  add_3 = tangents_2 = None
    add_7: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(add_6, tangents_1);  add_6 = None
    add_8: "f32[2, 3, 4][3, 1, 6]cpu" = torch.ops.aten.add.Tensor(add_5, tangents_1);  add_5 = tangents_1 = None
    return (add, add_1, lerp, addcmul, add_7, add_8)
