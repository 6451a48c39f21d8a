def forward(self, primals_2: "f32[2][1]cpu", clone: "f32[3, 2][2, 1]cpu", tangents_1: "f32[6][1]cpu"):
    new_empty_strided: "f32[6][1]cpu" = torch.ops.aten.new_empty_strided.default(tangents_1, [6], [1])
    copy: "f32[6][1]cpu" = torch.ops.aten.copy.default(new_empty_strided, tangents_1);  new_empty_strided = tangents_1 = None
    unfold_4: "f32[3, 2][2, 1]cpu" = torch.ops.aten.unfold.default(copy, 0, 2, 2);  copy = None
    clone_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(unfold_4, memory_format = torch.contiguous_format)
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone);  clone = None
    mul_3: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, primals_2);  clone_1 = primals_2 = None
    copy_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.copy.default(unfold_4, mul_3);  unfold_4 = mul_3 = None
    unfold_backward_1: "f32[6][1]cpu" = torch.ops.aten.unfold_backward.default(copy_1, [6], 0, 2, 2);  copy_1 = None
    sum_1: "f32[1, 2][2, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul_2, [0], True);  mul_2 = None
    view: "f32[2][1]cpu" = torch.ops.aten.view.default(sum_1, [2]);  sum_1 = None
    mul_4: "f32[6][1]cpu" = torch.ops.aten.mul.Tensor(unfold_backward_1, 1);  unfold_backward_1 = None
    return (mul_4, view)
