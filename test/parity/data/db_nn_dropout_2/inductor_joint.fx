def forward(self, primals_1: "f32[5, 5][5, 1]cpu", tangents_1: "f32[5, 5][5, 1]cpu"):
    rand: "f32[5, 5][5, 1]cpu" = torch.ops.aten.rand.default([5, 5], dtype = torch.float32, device = device(type='cpu'), pin_memory = False)
    gt: "b8[5, 5][5, 1]cpu" = torch.ops.aten.gt.Scalar(rand, 0.5);  rand = None
    mul: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(gt, primals_1);  primals_1 = None
    mul_1: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(mul, 2.0);  mul = None
    convert_element_type: "f32[5, 5][5, 1]cpu" = torch.ops.prims.convert_element_type.default(gt, torch.float32);  gt = None
    mul_2: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(convert_element_type, 2.0);  convert_element_type = None
    mul_3: "f32[5, 5][5, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, mul_2);  tangents_1 = mul_2 = None
    clone: "f32[5, 5][5, 1]cpu" = torch.ops.aten.clone.default(mul_3, memory_format = torch.contiguous_format);  mul_3 = None
    return (mul_1, clone)
