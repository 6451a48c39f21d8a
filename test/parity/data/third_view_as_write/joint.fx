def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[3, 2][2, 1]cpu", tangents_1: "f32[2, 3][3, 1]cpu"):
    mul: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(primals_1, 1);  primals_1 = None
    view: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(mul, [3, 2]);  mul = None
    clone: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(view)
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(view, primals_2);  view = None
    view_1: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(mul_1, [2, 3]);  mul_1 = None
    new_empty_strided: "f32[2, 3][3, 1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [2, 3], [3, 1])
    copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    view_5: "f32[3, 2][2, 1]cpu" = torch.ops.aten.view.default(copy, [3, 2]);  copy = None
    clone_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(view_5, memory_format = torch.contiguous_format)
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone);  clone = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, primals_2);  clone_1 = primals_2 = None
    copy_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.copy.default(view_5, mul_3);  view_5 = mul_3 = None
    view_6: "f32[2, 3][3, 1]cpu" = torch.ops.aten.view.default(copy_1, [2, 3]);  copy_1 = None
    mul_4: "f32[2, 3][3, 1]cpu" = torch.ops.aten.mul.Tensor(view_6, 1);  view_6 = None
    return (view_1, mul_4, mul_2)
