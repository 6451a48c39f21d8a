def forward(self, primals_1: "f32[4][1]cpu", primals_2: "f32[4][1]cpu", primals_3: "f32[4][1]cpu", tangents_1: "f32[4][1]cpu"):
    mul: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(primals_3, 1)
    mul_1: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul);  mul = None
    mul_2: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 1)
    mul_3: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  mul_2 = None
    full: "f32[4][1]cpu" = torch.ops.aten.full.default([4], 0.5, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    div: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(full, primals_3);  full = None
    mul_4: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, div);  div = None
    mul_5: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(primals_3, primals_3)
    mul_6: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(primals_2, 0.5)
    div_1: "f32[4][1]cpu" = torch.ops.aten.div.Tensor(mul_6, mul_5);  mul_6 = mul_5 = None
    neg_1: "f32[4][1]cpu" = torch.ops.aten.neg.default(tangents_1)
    mul_7: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(neg_1, div_1);  neg_1 = div_1 = None
    add_4: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(tangents_1, tangents_1)
    add_5: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_1, mul_4);  mul_1 = mul_4 = None
    add_6: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(mul_3, mul_7);  mul_3 = mul_7 = None
    mul_8: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, primals_3)
    full_1: "f32[4][1]cpu" = torch.ops.aten.full.default([4], 1, dtype = torch.float32, layout = torch.strided, device = device(type='cpu'), pin_memory = False)
    sub_3: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(full_1, primals_3);  full_1 = primals_3 = None
    mul_9: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_3);  sub_3 = None
    sub_4: "f32[4][1]cpu" = torch.ops.aten.sub.Tensor(primals_2, primals_1);  primals_2 = primals_1 = None
    mul_10: "f32[4][1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_4);  sub_4 = None
    add_7: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_4, mul_9);  add_4 = mul_9 = None
    add_8: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_5, mul_8);  add_5 = mul_8 = None
    add_9: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_6, mul_10);  add_6 = mul_10 = None
    mul_11: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.7)
    mul_12: "f32[4][1]cpu" = torch.ops.aten.mul.Scalar(tangents_1, 0.30000000000000004);  tangents_1 = None
    add_10: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_7, mul_12);  add_7 = mul_12 = None
    add_11: "f32[4][1]cpu" = torch.ops.aten.add.Tensor(add_8, mul_11);  add_8 = mul_11 = None
    return (add_10, add_11, add_9)
