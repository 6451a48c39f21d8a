def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(mul, [1, 0]);  mul = None
    add: "f32[3, 2][1, 3]cpu" = torch.ops.aten.add.Tensor(permute, primals_2);  permute = primals_2 = None
    permute_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(add, [1, 0]);  add = None
    mul_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(permute_1, 2);  permute_1 = None
    mul_2: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(tangents_1, 2);  tangents_1 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(mul_2, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, mul_2);  new_empty_strided = mul_2 = None
    permute_5: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(copy, [1, 0]);  copy = None
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(permute_5, memory_format = torch.contiguous_format)
    copy_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.copy.default(permute_5, clone);  permute_5 = None
    permute_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.permute.default(copy_1, [1, 0]);  copy_1 = None
    mul_3: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(permute_6, 1);  permute_6 = None
    return (mul_1, mul_3, clone)
