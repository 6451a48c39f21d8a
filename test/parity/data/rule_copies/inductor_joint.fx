def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu", tangents_1: "f32[][]cpu"):
    alias: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(primals_1);  primals_1 = None
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(alias, memory_format = torch.contiguous_format);  alias = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(clone, [1, 0]);  clone = None
    clone_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    permute_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0]);  primals_2 = None
    clone_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone_2)
    unsqueeze: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 0);  mul = None
    clone_3: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.clone.default(unsqueeze, memory_format = torch.contiguous_format);  unsqueeze = None
    expand: "f32[2, 3, 2][0, 2, 1]cpu" = torch.ops.aten.expand.default(clone_3, [2, 3, 2]);  clone_3 = None
    clone_4: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    permute_2: "f32[3, 2, 2][2, 6, 1]cpu" = torch.ops.aten.permute.default(clone_4, [1, 0, 2]);  clone_4 = None
    clone_5: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format);  permute_2 = None
    view: "f32[12][1]cpu" = torch.ops.aten.view.default(clone_5, [12]);  clone_5 = None
    clone_6: "f32[12][1]cpu" = torch.ops.aten.clone.default(view);  view = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(clone_6);  clone_6 = None
    expand_1: "f32[12][0]cpu" = torch.ops.aten.expand.default(tangents_1, [12]);  tangents_1 = None
    view_1: "f32[3, 2, 2][0, 0, 0]cpu" = torch.ops.aten.view.default(expand_1, [3, 2, 2]);  expand_1 = None
    permute_3: "f32[2, 3, 2][0, 0, 0]cpu" = torch.ops.aten.permute.default(view_1, [1, 0, 2]);  view_1 = None
    sum_2: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(permute_3, [0], True);  permute_3 = None
    squeeze: "f32[3, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(sum_2, 0);  sum_2 = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze, clone_1);  clone_1 = None
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze, clone_2);  squeeze = clone_2 = None
    permute_4: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(mul_1, [1, 0]);  mul_1 = None
    permute_5: "f32[2, 3][1, 2]cpu" = torch.ops.aten.permute.default(mul_2, [1, 0]);  mul_2 = None
    return (sum_1, permute_5, permute_4)
