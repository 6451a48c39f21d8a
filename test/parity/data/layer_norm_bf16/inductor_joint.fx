def forward(self, primals_1: "bf16[2, 4][4, 1]cpu", primals_2: "bf16[4][1]cpu", primals_3: "bf16[4][1]cpu", tangents_1: "bf16[2, 4][4, 1]cpu"):
    convert_element_type: "f32[2, 4][4, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float32)
    var_mean = torch.ops.aten.var_mean.correction(convert_element_type, [1], correction = 0, keepdim = True)
    getitem: "f32[2, 1][1, 1]cpu" = var_mean[0]
    getitem_1: "f32[2, 1][1, 1]cpu" = var_mean[1];  var_mean = None
    add: "f32[2, 1][1, 1]cpu" = torch.ops.aten.add.Tensor(getitem, 1e-05);  getitem = None
    rsqrt: "f32[2, 1][1, 1]cpu" = torch.ops.aten.rsqrt.default(add);  add = None
    sub: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(convert_element_type, getitem_1);  convert_element_type = None
    mul: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sub, rsqrt);  sub = None
    mul_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul, primals_2);  mul = None
    add_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(mul_1, primals_3);  mul_1 = primals_3 = None
    convert_element_type_1: "bf16[2, 4][4, 1]cpu" = torch.ops.prims.convert_element_type.default(add_1, torch.bfloat16);  add_1 = None
    convert_element_type_2: "bf16[2, 1][1, 1]cpu" = torch.ops.prims.convert_element_type.default(getitem_1, torch.bfloat16);  getitem_1 = None
    convert_element_type_3: "bf16[2, 1][1, 1]cpu" = torch.ops.prims.convert_element_type.default(rsqrt, torch.bfloat16);  rsqrt = None
    convert_element_type_4: "f32[2, 4][4, 1]cpu" = torch.ops.prims.convert_element_type.default(tangents_1, torch.float32);  tangents_1 = None
    clone: "f32[2, 4][4, 1]cpu" = torch.ops.aten.clone.default(convert_element_type_4, memory_format = torch.contiguous_format);  convert_element_type_4 = None
    convert_element_type_5: "f32[2, 4][4, 1]cpu" = torch.ops.prims.convert_element_type.default(primals_1, torch.float32);  primals_1 = None
    clone_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.clone.default(convert_element_type_5, memory_format = torch.contiguous_format);  convert_element_type_5 = None
    convert_element_type_6: "f32[4][1]cpu" = torch.ops.prims.convert_element_type.default(primals_2, torch.float32);  primals_2 = None
    clone_2: "f32[4][1]cpu" = torch.ops.aten.clone.default(convert_element_type_6, memory_format = torch.contiguous_format);  convert_element_type_6 = None
    sub_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(clone_1, convert_element_type_2);  clone_1 = convert_element_type_2 = None
    mul_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(sub_1, convert_element_type_3);  sub_1 = None
    mul_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(clone, clone_2);  clone_2 = None
    mul_4: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, 4)
    sum_1: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_3, [1], True)
    mul_5: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_3, mul_2);  mul_3 = None
    sum_2: "f32[2, 1][1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_5, [1], True);  mul_5 = None
    mul_6: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(mul_2, sum_2);  sum_2 = None
    sub_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(mul_4, sum_1);  mul_4 = sum_1 = None
    sub_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.sub.Tensor(sub_2, mul_6);  sub_2 = mul_6 = None
    div: "bf16[2, 1][1, 1]cpu" = torch.ops.aten.div.Tensor(convert_element_type_3, 4);  convert_element_type_3 = None
    mul_7: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(div, sub_3);  div = sub_3 = None
    mul_8: "f32[2, 4][4, 1]cpu" = torch.ops.aten.mul.Tensor(clone, mul_2);  mul_2 = None
    sum_3: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(mul_8, [0]);  mul_8 = None
    sum_4: "f32[4][1]cpu" = torch.ops.aten.sum.dim_IntList(clone, [0]);  clone = None
    convert_element_type_8: "bf16[2, 4][4, 1]cpu" = torch.ops.prims.convert_element_type.default(mul_7, torch.bfloat16);  mul_7 = None
    convert_element_type_9: "bf16[4][1]cpu" = torch.ops.prims.convert_element_type.default(sum_3, torch.bfloat16);  sum_3 = None
    convert_element_type_10: "bf16[4][1]cpu" = torch.ops.prims.convert_element_type.default(sum_4, torch.bfloat16);  sum_4 = None
    return (convert_element_type_1, convert_element_type_8, convert_element_type_9, convert_element_type_10)
