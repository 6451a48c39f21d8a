def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[3][1]cpu", primals_5: "f32[3][1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    convert_element_type: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float32)
    convert_element_type_1: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(primals_3, torch.float32)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_1, 1e-05);  convert_element_type_1 = None
    rsqrt: "f32[3][1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, convert_element_type);  convert_element_type = None
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = rsqrt = None
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_4);  mul = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, primals_5);  mul_1 = primals_5 = None
    sigmoid: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sigmoid.default(add_1)
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sigmoid);  tangents_1 = None
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(1, sigmoid);  sigmoid = None
    mul_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(add_1, sub_1);  add_1 = sub_1 = None
    add_3: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_3, 1);  mul_3 = None
    mul_4: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, add_3);  mul_2 = add_3 = None
    add_4: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_3, 1e-05);  primals_3 = None
    rsqrt_1: "f32[3][1]cpu" = torch.ops.aten.rsqrt.default(add_4);  add_4 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_4, [0])
    sub_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze);  primals_1 = unsqueeze = None
    mul_5: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, sub_2);  sub_2 = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [0]);  mul_5 = None
    mul_10: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_1, primals_4);  primals_4 = None
    unsqueeze_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_10, 0);  mul_10 = None
    mul_11: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul_4, unsqueeze_3);  mul_4 = unsqueeze_3 = None
    mul_12: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, rsqrt_1);  sum_2 = rsqrt_1 = None
    return (mul_11, None, None, mul_12, sum_1)
