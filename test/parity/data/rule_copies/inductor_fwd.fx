def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    alias: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias.default(primals_1)
    clone: "f32[2, 3][3, 1]cpu" = torch.ops.aten.clone.default(alias, memory_format = torch.contiguous_format);  alias = None
    permute: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(clone, [1, 0]);  clone = None
    clone_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format);  permute = None
    permute_1: "f32[3, 2][1, 3]cpu" = torch.ops.aten.permute.default(primals_2, [1, 0])
    clone_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.clone.default(permute_1, memory_format = torch.contiguous_format);  permute_1 = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(clone_1, clone_2);  clone_1 = clone_2 = None
    unsqueeze: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.unsqueeze.default(mul, 0);  mul = None
    clone_3: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.clone.default(unsqueeze, memory_format = torch.contiguous_format);  unsqueeze = None
    expand: "f32[2, 3, 2][0, 2, 1]cpu" = torch.ops.aten.expand.default(clone_3, [2, 3, 2]);  clone_3 = None
    clone_4: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.clone.default(expand, memory_format = torch.contiguous_format);  expand = None
    permute_2: "f32[3, 2, 2][2, 6, 1]cpu" = torch.ops.aten.permute.default(clone_4, [1, 0, 2]);  clone_4 = None
    clone_5: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.clone.default(permute_2, memory_format = torch.contiguous_format);  permute_2 = None
    view: "f32[12][1]cpu" = torch.ops.aten.view.default(clone_5, [12]);  clone_5 = None
    clone_6: "f32[12][1]cpu" = torch.ops.aten.clone.default(view);  view = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(clone_6);  clone_6 = None
    return (sum_1, primals_1, primals_2)
