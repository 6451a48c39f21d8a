def forward(self, primals_1: "f32[2, 3][3, 1]cpu", primals_2: "f32[2, 3][3, 1]cpu"):
    alias_copy: "f32[2, 3][3, 1]cpu" = torch.ops.aten.alias_copy.default(primals_1);  primals_1 = None
    t_copy: "f32[3, 2][2, 1]cpu" = torch.ops.aten.t_copy.default(alias_copy);  alias_copy = None
    transpose_copy: "f32[3, 2][2, 1]cpu" = torch.ops.aten.transpose_copy.int(primals_2, 0, 1);  primals_2 = None
    mul: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(t_copy, transpose_copy);  t_copy = transpose_copy = None
    unsqueeze_copy: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.unsqueeze_copy.default(mul, 0);  mul = None
    expand_copy: "f32[2, 3, 2][6, 2, 1]cpu" = torch.ops.aten.expand_copy.default(unsqueeze_copy, [2, 3, 2]);  unsqueeze_copy = None
    permute_copy: "f32[3, 2, 2][4, 2, 1]cpu" = torch.ops.aten.permute_copy.default(expand_copy, [1, 0, 2]);  expand_copy = None
    view_copy: "f32[12][1]cpu" = torch.ops.aten.view_copy.default(permute_copy, [12]);  permute_copy = None
    sum_1: "f32[][]cpu" = torch.ops.aten.sum.default(view_copy);  view_copy = None
    return sum_1
