def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    expand_1: "f32[12][0]cpu" = torch.ops.aten.expand.default(tangents_1, [12]);  tangents_1 = None
    view_1: "f32[3, 2, 2][0, 0, 0]cpu" = torch.ops.aten.view.default(expand_1, [3, 2, 2]);  expand_1 = None
    permute_3: "f32[2, 3, 2][0, 0, 0]cpu" = torch.ops.aten.permute.default(view_1, [1, 0, 2]);  view_1 = None
    sum_2: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(permute_3, [0], True);  permute_3 = None
    squeeze: "f32[3, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(sum_2, 0);  sum_2 = None
    alias: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(primals_1);  primals_1 = None
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(alias, memory_format = torch.contiguous_format);  alias = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(clone, [1, 0]);  clone = None
    clone_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze, clone_1);  clone_1 = None
    permute_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    clone_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze, clone_2);  squeeze = clone_2 = None
    permute_4: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(mul_1, [1, 0]);  mul_1 = None
    permute_5: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(mul_2, [1, 0]);  mul_2 = None
    return (permute_5, permute_4)
