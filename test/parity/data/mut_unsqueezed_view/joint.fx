def forward(self, primals_1: "f32[2, 3][3, 1]cpu", tangents_1: "f32[3][1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    unsqueeze: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 1);  mul = None
    mul_1: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.mul.Tensor(unsqueeze, 2);  unsqueeze = None
    squeeze: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(mul_1, 1);  mul_1 = None
    sum_1: "f32[3][1]cpu" = torch.ops.aten.sum.dim_IntList(squeeze, [0]);  squeeze = None
    unsqueeze_3: "f32[1, 3][3, 1]cpu" = torch.ops.aten.unsqueeze.default(tangents_1, 0);  tangents_1 = None
    expand: "f32[2, 3][0, 1]cpu" = torch.ops.aten.expand.default(unsqueeze_3, [2, 3]);  unsqueeze_3 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(expand, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, expand);  new_empty_strided = expand = None
    unsqueeze_5: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.unsqueeze.default(copy, 1);  copy = None
    clone: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.clone.default(unsqueeze_5, memory_format = torch.contiguous_format)
    mul_2: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.mul.Tensor(clone, 2);  clone = None
    copy_1: "f32[2, 1, 3][3, 3, 1]cpu" = torch.ops.aten.copy.default(unsqueeze_5, mul_2);  unsqueeze_5 = mul_2 = None
    squeeze_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.squeeze.dim(copy_1, 1);  copy_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze_1, 1);  squeeze_1 = None
    return (sum_1, mul_3)
