def forward(self, t_copy: "f32[3, 2][2, 1]cpu", transpose_copy: "f32[3, 2][2, 1]cpu", tangents_1: "f32[][]cpu"):
    expand: "f32[12][0]cpu" = torch.ops.aten.expand.default(tangents_1, [12]);  tangents_1 = None
    view: "f32[3, 2, 2][0, 0, 0]cpu" = torch.ops.aten.view.default(expand, [3, 2, 2]);  expand = None
    permute: "f32[2, 3, 2][0, 0, 0]cpu" = torch.ops.aten.permute.default(view, [1, 0, 2]);  view = None
    sum_2: "f32[1, 3, 2][6, 2, 1]cpu" = torch.ops.aten.sum.dim_IntList(permute, [0], True);  permute = None
    squeeze: "f32[3, 2][2, 1]cpu" = torch.ops.aten.squeeze.dim(sum_2, 0);  sum_2 = None
    mul_1: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze, t_copy);  t_copy = None
    mul_2: "f32[3, 2][2, 1]cpu" = torch.ops.aten.mul.Tensor(squeeze, transpose_copy);  squeeze = transpose_copy = None
    transpose: "f32[2, 3][1, 2]cpu" = torch.ops.aten.transpose.int(mul_1, 0, 1);  mul_1 = None
    t: "f32[2, 3][1, 2]cpu" = torch.ops.aten.t.default(mul_2);  mul_2 = None
    return (t, transpose)
