def forward(self, primals_2: "f32[2, 4][4, 1]cpu", transpose: "f32[2, 4, 4][16, 1, 4]cpu", transpose_1: "f32[2, 3, 4][12, 1, 3]cpu", detach_1: "f32[2, 4, 4][16, 4, 1]cpu", tangents_1: "f32[2, 4, 3][12, 3, 1]cpu"):
    view_4: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.view.default(tangents_1, [2, 4, 3, 1]);  tangents_1 = None
    permute_5: "f32[2, 4, 1, 3][12, 3, 1, 1]cpu" = torch.ops.aten.permute.default(view_4, [0, 1, 3, 2]);  view_4 = None
    view_5: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.view.default(permute_5, [2, 4, 3]);  permute_5 = None
    bmm_1: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.bmm.default(transpose, view_5);  transpose = None
    bmm_2: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.bmm.default(view_5, transpose_1);  view_5 = transpose_1 = None
    view_6: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.view.default(bmm_1, [2, 4, 3, 1]);  bmm_1 = None
    permute_6: "f32[2, 1, 3, 4][12, 1, 1, 3]cpu" = torch.ops.aten.permute.default(view_6, [0, 3, 2, 1]);  view_6 = None
    view_7: "f32[2, 4, 4, 1][16, 4, 1, 1]cpu" = torch.ops.aten.view.default(bmm_2, [2, 4, 4, 1]);  bmm_2 = None
    permute_7: "f32[2, 4, 1, 4][16, 4, 1, 1]cpu" = torch.ops.aten.permute.default(view_7, [0, 1, 3, 2]);  view_7 = None
    permute_8: "f32[2, 4, 3, 1][12, 3, 1, 1]cpu" = torch.ops.aten.permute.default(permute_6, [0, 3, 2, 1]);  permute_6 = None
    squeeze: "f32[2, 4, 3][12, 3, 1]cpu" = torch.ops.aten.squeeze.dim(permute_8, 3);  permute_8 = None
    permute_9: "f32[2, 4, 4, 1][16, 4, 1, 1]cpu" = torch.ops.aten.permute.default(permute_7, [0, 1, 3, 2]);  permute_7 = None
    squeeze_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.squeeze.dim(permute_9, 3);  permute_9 = None
    tril_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.tril.default(squeeze_1);  squeeze_1 = None
    mul: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.mul.Tensor(tril_1, detach_1);  tril_1 = detach_1 = None
    neg_1: "f32[2, 4, 4][16, 4, 1]cpu" = torch.ops.aten.neg.default(mul)
    sum_1: "f32[2, 4, 1][4, 1, 1]cpu" = torch.ops.aten.sum.dim_IntList(mul, [2], True);  mul = None
    sum_2: "f32[2, 1, 4][4, 4, 1]cpu" = torch.ops.aten.sum.dim_IntList(neg_1, [1], True);  neg_1 = None
    squeeze_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(sum_2, 1);  sum_2 = None
    squeeze_3: "f32[2, 4][4, 1]cpu" = torch.ops.aten.squeeze.dim(sum_1, 2);  sum_1 = None
    add: "f32[2, 4][4, 1]cpu" = torch.ops.aten.add.Tensor(squeeze_2, squeeze_3);  squeeze_2 = squeeze_3 = None
    flip: "f32[2, 4][4, 1]cpu" = torch.ops.aten.flip.default(add, [1]);  add = None
    cumsum_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.cumsum.default(flip, 1);  flip = None
    flip_1: "f32[2, 4][4, 1]cpu" = torch.ops.aten.flip.default(cumsum_1, [1]);  cumsum_1 = None
    neg_2: "f32[2, 4][4, 1]cpu" = torch.ops.aten.neg.default(flip_1);  flip_1 = None
    softplus_backward: "f32[2, 4][4, 1]cpu" = torch.ops.aten.softplus_backward.default(neg_2, primals_2, 1, 20);  neg_2 = primals_2 = None
    return (squeeze, softplus_backward)
