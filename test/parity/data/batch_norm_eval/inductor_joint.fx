def forward(self, primals_1: "f32[4, 3][3, 1]cpu", primals_2: "f32[3][1]cpu", primals_3: "f32[3][1]cpu", primals_4: "f32[3][1]cpu", primals_5: "f32[3][1]cpu", tangents_1: "f32[4, 3][3, 1]cpu"):
    convert_element_type: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float32)
    convert_element_type_1: "f32[3][1]cpu" = torch.ops.prims.convert_element_type.default(primals_3, torch.float32)
    add: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(convert_element_type_1, 1e-05);  convert_element_type_1 = None
    rsqrt: "f32[3][1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    sub: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, convert_element_type);  convert_element_type = None
    mul: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = rsqrt = None
    mul_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_4);  mul = None
    add_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, primals_5);  mul_1 = primals_5 = None
    add_2: "f32[3][1]cpu" = torch.ops.aten.add.Tensor(primals_3, 1e-05);  primals_3 = None
    rsqrt_1: "f32[3][1]cpu" = torch.ops.aten.rsqrt.default(add_2);  add_2 = None
    unsqueeze: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(tangents_1, [0])
    sub_1: "f32[4, 3][3, 1]cpu" = torch.ops.aten.sub.Tensor(primals_1, unsqueeze);  primals_1 = unsqueeze = None
    mul_2: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, sub_1);  sub_1 = None
    sum_2: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0]);  mul_2 = None
    mul_7: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(rsqrt_1, primals_4);  primals_4 = None
    unsqueeze_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul_7, 0);  mul_7 = None
    mul_8: "f32[4, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, unsqueeze_3);  tangents_1 = unsqueeze_3 = None
    mul_9: "f32[3][1]cpu" = torch.ops.aten.mul.Tensor(sum_2, rsqrt_1);  sum_2 = rsqrt_1 = None
    return (add_1, mul_8, None, None, mul_9, sum_1)
